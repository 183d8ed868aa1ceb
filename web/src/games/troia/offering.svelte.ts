/** An offering that is being composed: god and cards in any order. Cards without a god wait here, the rest is the draft of the
 * turn. */
import { perTable } from "../per-table";
import { untrack } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import type { Legal } from "../contract";
import { drawOf, ofCard, ofGod, plain, type God, type Troia } from "./moves";
import type { Card, Description, HandCard, OfferingPreview, PowerPreview, Preview } from "./types";

type Held = Pick<Card, "deck" | "name">;

/** A power that leaves nothing to choose: its move, and for a hero where he goes. */
export interface SinglePower {
  text: string;
  god: God;
  hero: string | null;
  to: string | null;
}
const OFFER = "offer";
const HORN = "cornucopia";
/** Gods whose power needs only a yes. */
const YES: readonly string[] = ["zeus", "athena", "doris", "apollo"];

/** The same for the same things in any order. */
const key = (texts: readonly string[]): string => texts.toSorted().join(" ");

class Offering {
  /** Cards that were laid out before a god, in their notation. */
  private early = $state.raw<readonly string[]>([]);
  /** The known consequences of offerings with this hand, by their god and cards: they stay while the reader points at nothing. */
  private readonly seen = new SvelteMap<string, OfferingPreview>();
  private held = "";
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
    return (this.open && this.god && this.seen.get(key([this.god, ...this.paid]))) || null;
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
    const { open } = this;
    const { preview, highlighted, chosen } = this.play;
    const held = key([...this.hand, ...this.left].map(this.notation));
    untrack(() => {
      if (held !== this.held) this.seen.clear();
      this.held = held;
      const text = (highlighted ?? chosen)?.text;
      if (preview) this.keep(text && text !== OFFER ? [...this.begun, text] : this.begun, preview);
      if (open) return;
      this.early = [];
      this.declines = false;
    });
  }
  /** Keep the consequences of the moves of an offering, in their notation. */
  private keep(texts: readonly string[], preview: Preview): void {
    if (preview.kind === "offering") this.seen.set(key(texts), preview);
  }
  /** The moves of the offering that is being composed. */
  private get begun(): string[] {
    return this.started < 0 ? [] : this.play.draft.slice(this.started).map(({ text }) => text);
  }

  /** Whether drawing can be chosen: an offering that has begun would be taken back. */
  get mayDraw(): boolean {
    return this.open && (this.play.view.phase === "turn" ? !!drawOf(this.play) : this.started === 0);
  }
  /** The number of moves before the offering. */
  private get started(): number {
    return this.play.draft.findIndex(({ data }) => data.kind === "god");
  }

  /** Pay the Cornucopia, or take it back. */
  horn(): void {
    const move = plain(this.play).find(({ data }) => data.kind === "cornucopia");
    if (move) this.choose(move);
    else void this.change(this.play.draft.map(({ text }) => text).filter((text) => text !== HORN));
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
    } else if (this.paid.includes(text)) void this.change(play.draft.map((move) => move.text).filter((other) => other !== text));
    else {
      const move = ofCard(play, card);
      if (move) this.choose(move);
      else play.why(text);
    }
  }

  /** Choose a god, exchange it, or take it back; the cards stay. `card`: a card laid out with it. */
  chooseGod(god: God, card?: Held): void {
    const { play } = this;
    const waits = play.chosen?.data.kind === "pay" && !this.cards.includes(play.chosen.text) ? [play.chosen.text] : [];
    const laid = [...this.cards, ...waits];
    const texts = card && !laid.includes(this.notation(card)) ? [...laid, this.notation(card)] : laid;
    if (play.view.phase === "turn") {
      const move = ofGod(play, god);
      if (!move) return play.why(god);
      if (texts.length) void this.compose([...play.draft.map(({ text }) => text), god, ...texts], texts);
      else this.choose(move);
    } else {
      const before = play.draft.slice(0, this.started);
      const back = god === this.god && !card;
      void this.compose([...before.map(({ text }) => text), ...(back ? [] : [god, ...texts])], texts);
    }
  }

  private async compose(moves: readonly string[], cards: readonly string[]): Promise<void> {
    this.early = cards;
    const hand = this.hand.length + this.left.length;
    if (!cards.length || cards.filter((text) => text !== HORN).length < hand) return void (await this.change(moves));
    // The last card of a hand makes the offering: it waits for the main button if it cannot be taken back.
    if (!(await this.change(moves.slice(0, -1)))) return;
    const last = this.play.moves.find(({ text }) => text === moves.at(-1));
    if (last) this.choose(last);
  }
  /** Make the draft consist of these moves, and hear what each of them leads to. */
  private change(moves: readonly string[]): Promise<boolean> {
    return this.play.compose(moves, (draft, preview) => {
      if (preview.kind === "offering") this.keep(draft.slice(draft.indexOf(preview.god)), preview);
    });
  }
  /** Choose a part, and ask what it leads to: by touch nothing was pointed at before. */
  private choose(move: Legal<Description>): void {
    this.play.highlight(move);
    this.play.choose(move);
  }

  private get paid(): string[] {
    return this.play.draft.flatMap(({ data, text }) => (data.kind === "pay" || data.kind === "cornucopia" ? [text] : []));
  }
  private get hand(): readonly HandCard[] {
    return this.play.view.sides.find(({ seat }) => seat === this.play.seat)?.cards ?? [];
  }
}

export const offeringOf = perTable((play: Troia) => new Offering(play));
