/** An offering that is being composed: god and cards in any order. Cards without a god wait here, the rest is the draft of the
 * turn. */
import { perTable } from "../per-table";
import { untrack } from "svelte";
import { drawOf, ofCard, ofGod, type God, type Troia } from "./moves";
import type { Card, HandCard, OfferingPreview, PowerPreview } from "./types";

type Held = Pick<Card, "deck" | "name">;

/** A power that leaves nothing to choose: its move, and for a hero where he goes. */
export interface SinglePower {
  text: string;
  god: God;
  hero: string | null;
  to: string | null;
}
/** Gods whose power needs only a yes. */
const YES: readonly string[] = ["zeus", "athena", "doris", "apollo"];

class Offering {
  /** Cards that were laid out before a god, in their notation. */
  private early = $state.raw<readonly string[]>([]);
  /** The last shown consequences: they stay while the reader points at nothing. */
  private seen = $state.raw<OfferingPreview | null>(null);
  /** Whether the reader declines the power that would join the offering. */
  declines = $state(false);

  constructor(private readonly play: Troia) {}

  /** Whether a god or a card may be chosen or exchanged now. */
  get open(): boolean {
    const { moves, view } = this.play;
    return moves.length > 0 && (view.phase === "turn" || view.phase === "pay");
  }
  get god(): God | null {
    return this.play.view.offering?.god ?? null;
  }
  /** The cards that are laid out, in the order in which they are paid. */
  get cards(): readonly string[] {
    if (!this.open) return [];
    if (this.play.view.phase === "pay") return this.paid;
    const hand = this.hand.map((card) => this.notation(card));
    return this.early.filter((text) => hand.includes(text));
  }
  /** The cards of the draft: they have left the hand, and still lie there to be taken back. */
  get left(): HandCard[] {
    return this.play.draft.flatMap(({ data }) => {
      if (data.kind !== "pay") return [];
      const { deck, card: name } = data;
      return [{ deck, name, part: null, icon: null, known: false }];
    });
  }
  /** The known consequences of the offering. */
  get preview(): OfferingPreview | null {
    const { preview } = this.play;
    if (preview?.kind === "offering") return preview;
    return this.open && this.seen?.god === this.god ? this.seen : null;
  }

  /** The god's power, if the offering is paid and the power leaves nothing to choose: it is part of the offering. */
  get joined(): SinglePower | null {
    const { preview } = this;
    const [outcome, another] = preview?.complete ? preview.outcomes : [];
    return outcome && !another ? this.single(outcome.power) : null;
  }
  private single({ god, possible, by_cornucopia, heroes }: PowerPreview): SinglePower | null {
    if (!possible || by_cornucopia || god === "aphrodite") return null;
    if (YES.includes(god))
      return god === "apollo" && this.play.view.options["apollo"] === "any" ? null : { text: "use", god, hero: null, to: null };
    const ways = heroes.flatMap(({ hero, to }) => to.map((zone) => ({ hero, zone })));
    const [way] = ways;
    if (!way || ways.length > 1) return null;
    // Artemis may lead a hero from combat into either defence, so she always leaves a choice.
    return { text: way.hero, god, hero: way.hero, to: way.zone };
  }

  /** Keep the shown consequences; outside the player's own decision no card stays laid out. */
  remember(): void {
    const { preview } = this.play;
    if (preview?.kind === "offering") this.seen = preview;
    if (!this.open)
      untrack(() => {
        this.early = [];
        this.declines = false;
      });
  }

  /** Whether drawing can be chosen: an offering that has begun would be taken back. */
  get mayDraw(): boolean {
    return this.open && (this.play.view.phase === "turn" ? !!drawOf(this.play) : this.started === 0);
  }
  /** The number of moves before the offering. */
  private get started(): number {
    return this.play.draft.findIndex(({ data }) => data.kind === "god");
  }

  async draw(): Promise<void> {
    this.early = [];
    if (this.play.view.phase === "pay") await this.play.compose([]);
    const move = drawOf(this.play);
    if (move) this.play.choose(move);
  }

  notation = (card: Held): string => {
    const mine = this.play.view.sides.find(({ seat }) => seat === this.play.seat)?.side;
    return card.deck === mine ? card.name : `${card.deck}:${card.name}`;
  };

  /** Lay a card out, or take it back. */
  card(card: Held): void {
    const text = this.notation(card);
    const { play } = this;
    if (play.view.phase === "turn") {
      this.early = this.cards.includes(text) ? this.cards.filter((other) => other !== text) : [...this.cards, text];
    } else if (this.paid.includes(text)) void play.compose(play.draft.map((move) => move.text).filter((other) => other !== text));
    else {
      const move = ofCard(play, card);
      if (move) play.choose(move);
      else play.why(text);
    }
  }

  /** Choose a god, exchange it, or take it back; the cards stay. `card`: a card laid out with it. */
  chooseGod(god: God, card?: Held): void {
    const { play } = this;
    const texts = card && !this.cards.includes(this.notation(card)) ? [...this.cards, this.notation(card)] : this.cards;
    if (play.view.phase === "turn") {
      const move = ofGod(play, god);
      if (!move) return play.why(god);
      if (texts.length) void this.compose([...play.draft.map(({ text }) => text), god, ...texts], texts);
      else play.choose(move);
    } else {
      const before = play.draft.slice(0, this.started);
      const back = god === this.god && !card;
      void this.compose([...before.map(({ text }) => text), ...(back ? [] : [god, ...texts])], texts);
    }
  }

  private async compose(moves: readonly string[], cards: readonly string[]): Promise<void> {
    this.early = cards;
    await this.play.compose(moves);
  }

  private get paid(): string[] {
    return this.play.draft.flatMap(({ data, text }) => (data.kind === "pay" || data.kind === "cornucopia" ? [text] : []));
  }
  private get hand(): readonly HandCard[] {
    return this.play.view.sides.find(({ seat }) => seat === this.play.seat)?.cards ?? [];
  }
}

export const offeringOf = perTable((play: Troia) => new Offering(play));
