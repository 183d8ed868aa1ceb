/** Shows several heroes who go in and drop with one press: each when its beat begins. Shared by tray and board. */
import { perTable } from "../per-table";
import type { District, Figure, Horse } from "./pick.svelte";
import type { Beat, DistrictView, View } from "./types";

type Of<K extends Beat["kind"]> = Extract<Beat, { kind: K }>;

export class Steps {
  /** The number of beats on display that have begun. */
  private begun = $state(Infinity);

  constructor(private readonly play: Pick<Horse, "beats" | "starts" | "seen" | "view">) {}

  /** Follow the beats on display from the first one on. Call the result to stop. */
  follow(): () => void {
    const { beats, starts } = this.play;
    const first = beats.findIndex((beat) => starts(beat) > 0);
    this.begun = first < 0 ? Infinity : first;
    if (first < 0) return () => undefined;
    const timers = beats.slice(first).map((beat, index) => setTimeout(() => (this.begun = first + index + 1), starts(beat)));
    return () => timers.forEach(clearTimeout);
  }

  private get past(): readonly Beat[] {
    return this.beats.slice(0, this.begun);
  }
  private get beats(): readonly Beat[] {
    return this.play.beats as unknown as readonly Beat[];
  }
  /** Whether others' moves are on display: their beats lead from the last view that was shown to the present one. */
  private get staged(): boolean {
    return this.play.seen !== this.play.view;
  }
  private begunOf<K extends Beat["kind"]>(kind: K): Of<K>[] {
    return this.past.filter((beat): beat is Of<K> => beat.kind === kind);
  }

  /** The district that the ramp points to; null: no beat has turned it yet. */
  get ramp(): District | null {
    return this.begunOf("ramp").at(-1)?.to ?? null;
  }

  get horse(): View["horse"] {
    const { seen, view } = this.play;
    if (!this.staged || !seen.horse || !view.horse) return view.horse;
    const pushed = this.begunOf("hero-pushed").flatMap(({ figure }) => figure ?? []);
    return [...seen.horse, ...pushed].slice(-2);
  }

  get display(): View["display"] {
    const { seen, view } = this.play;
    if (!this.staged) return view.display;
    const left: (Figure | null)[] = [...seen.display];
    for (const { figure } of this.begunOf("hero-pushed")) {
      const place = left.indexOf(figure);
      if (place >= 0) left.splice(place, 1);
    }
    for (const { colour } of this.begunOf("refill")) if (colour) left.push(colour);
    return left as View["display"];
  }

  /** Return a district with the heroes that have dropped so far. `carried`: its treasure is on its way to another district. */
  district(index: number): DistrictView & { carried: boolean } {
    const { seen, view } = this.play;
    const now = view.districts[index]!;
    const was = seen.districts[index];
    if (!this.staged || !was) return { ...now, carried: false };
    const drop = this.begunOf("hero-drops").findLast(({ to }) => to === now.name);
    const heroes = { ...was.heroes, ...drop?.heroes };
    const swap = this.beats.findIndex((beat) => beat.kind === "swap" && beat.districts.includes(now.name));
    const over = swap < 0 ? Infinity : swap + 1;
    return { ...now, heroes, treasure: this.begun > over ? now.treasure : was.treasure, carried: this.begun === over };
  }
}

export const stepsOf = perTable((play: Horse) => new Steps(play));
