/** A table on a fake connection, and its parts as components. */
import { render } from "@testing-library/svelte";
import { flushSync, type Component } from "svelte";
import type { ServerMessage } from "../../src/api/types";
import type { GameModule } from "../../src/games/contract";
import { Drawer, type Shared } from "../../src/table/table-context.svelte";
import { TableStore } from "../../src/table/table-store.svelte";
import { catalogueOf } from "../../src/text/catalogue";
import { FakeCarrier } from "../fake-carrier";
import { pageTexts } from "../texts";
import SceneComponent from "./Scene.svelte";

export const page = pageTexts();
const texts = catalogueOf("en", [
  "prompt = Choose.\ntitle = A game\na = Alpha\nb = Beta\npass = Pass the turn\ntold = Turn { $number } was told.",
]);
const Empty = (() => ({})) as unknown as Component<{ play: unknown }>;

export class Scene {
  readonly carrier = new FakeCarrier();
  readonly play = new TableStore(
    "table-1",
    () => page,
    () => texts,
    null,
    this.carrier,
  );
  readonly drawer = new Drawer();
  readonly part: GameModule = {
    Board: Empty,
    timing: { step: 1_000 },
    sounds: { step: "wood" },
    panel: (_, seat) => ({ token: seat ? "pB" : "pR", score: `${seat + 10}`, note: `note ${seat}` }),
    consequence: (play) => (play.chosen ? `If ${play.chosen.text}` : null),
  };

  deliver(message: ServerMessage): void {
    this.carrier.channel.deliver(message);
    flushSync();
  }
  show(Part: Component): HTMLElement {
    return this.mount(Part).container;
  }
  mount(Part: Component): { container: HTMLElement; unmount: () => void } {
    const shared: Shared = { play: this.play, drawer: this.drawer, page, part: this.part, ending: null };
    return render(SceneComponent, { props: { shared, Part } });
  }
}
