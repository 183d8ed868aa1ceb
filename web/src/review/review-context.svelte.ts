/** The state shared by the parts of a review: the document, the seat, the moment, the board there, and the texts. */
import { sentence } from "../text/sentence";
import { createContext } from "svelte";
import { request } from "../api/http";
import type { PastView, ReviewDocument, ReviewedPosition, ReviewEvent } from "../api/types";
import type { AnyGame, AnyMove, BoardContext, Mark, Token } from "../games/contract";
import type { Shared } from "../table/table-context.svelte";
import { TimeTravel } from "../table/time-travel.svelte";
import type { Catalogue } from "../text/catalogue";
import { lapsesOf, momentAt, momentsOf, nextOf, turningPoints, type Cause, type Moment } from "./document";

export class ReviewState {
  /** The seat whose view is shown. */
  seat = $state(0);
  /** The moment on display, among all. */
  index = $state(0);
  order = $state<"size" | "time">("size");
  /** The one of the two moves that the board shows in gold: the bot's, unless the reader points at the other. */
  pointed = $state<"best" | "played">("best");
  learning = $state(false);
  private travel = $state.raw<TimeTravel | null>(null);
  private told = $state.raw<ReadonlyMap<string, ReviewedPosition>>(new Map());
  failed = $state.raw<unknown>(null);
  /** The table as the board sees it: the chosen moment in the chosen seat's view, without any choices. */
  readonly board: BoardContext<AnyGame, AnyGame, AnyGame>;

  constructor(
    readonly table: Shared,
    readonly document: () => ReviewDocument,
    private readonly texts: () => Catalogue,
  ) {
    this.board = quiet(table.play, {
      view: () => this.past?.view,
      seat: () => this.seat,
      marks: () => this.marks,
      highlighted: () => this.aim?.move ?? null,
      preview: () => this.aim?.preview ?? null,
    });
  }

  get words(): Catalogue {
    return this.texts();
  }
  get page(): Catalogue {
    return this.table.page;
  }

  readonly moments = $derived.by(() => momentsOf(this.document(), this.seat));
  readonly moment: Moment = $derived.by(() => this.moments[Math.min(this.index, this.moments.length - 1)]!);
  readonly last = $derived.by(() => this.moments.length - 1);
  readonly turning = $derived.by(() => turningPoints(this.document(), this.moments, this.seat, this.order));
  readonly lapses = $derived.by(() => lapsesOf(this.moments, this.seat));
  /** A decision that can be compared with the bot's. */
  readonly decision = $derived.by(() => (this.moment.event?.judged && !this.moment.event.forced ? this.moment.event : null));
  /** The moment before a decision to be compared, else the moment itself. */
  readonly shownAt = $derived.by(() => (this.decision ? this.moments[this.moment.index - 1]!.n : this.moment.n));
  /** The texts of the decision on display; null until they have arrived. */
  readonly here = $derived.by(() => (this.decision ? (this.told.get(this.key(this.decision)) ?? null) : null));

  // Navigation

  goTo(index: number): void {
    this.index = Math.max(0, Math.min(this.last, index));
    this.pointed = "best";
    this.failed = null;
    this.travel?.goTo(this.shownAt);
  }
  goToMove(n: number): void {
    this.goTo(momentAt(this.moments, n).index);
  }
  lookAs(seat: number): void {
    const { n } = this.moment;
    this.seat = seat;
    this.open(n);
  }
  /** Switch to the chosen seat's view: discard what another seat saw. */
  open(n: number): void {
    const { seat } = this;
    this.travel = new TimeTravel({
      end: () => Infinity, // the end is fetched, too, because it must be shown in this seat's view
      fetchPast: async (number) => (await this.table.play.request({ type: "past", number, seat })) as PastView,
      onArrive: () => undefined,
      onError: (error) => (this.failed = error),
    });
    this.goToMove(n);
  }
  jump(to: "turning" | "lapse", step: 1 | -1 = 1): boolean {
    const found = nextOf(to === "turning" ? this.turning : this.lapses, this.index, step);
    if (found) this.goTo(found.index);
    return !!found;
  }
  /** Go to the beginning of the previous or next turn. */
  byTurn(step: 1 | -1): void {
    const begins = this.moments.filter(
      ({ index }) => index > 0 && this.actorAt(index) !== null && this.actorAt(index) !== this.actorAt(index - 1),
    );
    const found = step > 0 ? begins.find(({ index }) => index > this.index) : begins.findLast(({ index }) => index < this.index);
    this.goTo(found?.index ?? (step > 0 ? this.last : 0));
  }
  /** The player whose turn it is at a moment: the one who made the last decision. */
  actorAt(index: number): number | null {
    for (let at = index; at > 0; at--) {
      const seat = this.moments[at]!.event!.seat;
      if (seat !== null) return seat;
    }
    return null;
  }

  // Texts

  /** The second pass may prefer another move than the first, so it is part of the key of the texts. */
  private key({ n, judged }: ReviewEvent): string {
    return `${n} ${judged?.best} ${this.words.language}`;
  }
  /** Fetch the texts of a decision, based on the knowledge of the seat that made it. */
  async tell(event: ReviewEvent): Promise<ReviewedPosition | null> {
    const key = this.key(event);
    const known = this.told.get(key);
    if (known) return known;
    try {
      const query = `seat=${event.seat ?? this.seat}&language=${this.words.language}`;
      const path = `/tables/${this.table.play.id}/review/events/${event.n}?${query}`;
      const told = await request<ReviewedPosition>("GET", path, undefined, this.table.play.carrier);
      this.told = new Map(this.told).set(key, told);
      this.failed = null;
      return told;
    } catch (error) {
      this.failed = error;
      return null;
    }
  }

  /** Return the consequence of a move of a decision, in the words that the table uses before a move; else the bare facts. */
  consequence(told: ReviewedPosition, of: "played" | "best"): string {
    const move = told[of];
    if (!move) return "";
    const aimed: AnyMove = { text: move.move, words: move.words, data: move.data, final: false };
    const before = quiet(this.table.play, {
      view: () => told.before.view,
      seat: () => told.seat,
      highlighted: () => aimed,
      chosen: () => aimed,
      preview: () => move.preview,
    });
    const said = move.preview && this.table.part.consequence(before);
    return said ? said : move.facts.join(" · ");
  }

  /** Return a description of the event at a moment, beginning with a capital letter. */
  sentence(moment: Pick<Moment, "n" | "event">): string {
    return sentenceOf(this.table.play, this.words, moment);
  }
  who(seat: number): string {
    return this.table.play.texts.who(seat);
  }
  mine(seat: number): boolean {
    return this.table.play.texts.mine(seat);
  }
  readonly tokens: readonly Token[] = $derived.by(() => {
    const { play, part } = this.table;
    return this.document().seats.map((_, seat) => part.panel(play.present, seat).token);
  });
  causeName(cause: Cause): string {
    const { words } = this;
    return cause === "own" && !this.mine(this.seat)
      ? words.say("cause-own-of", { name: this.who(this.seat) })
      : words.say(`cause-${cause}`);
  }

  // The board

  /** The position to draw; null until it has arrived. */
  get past(): PastView | null {
    return this.travel?.past ?? null;
  }
  /** The move in gold. */
  get aim(): { move: AnyMove; preview: AnyGame } | null {
    const told = this.here?.[this.pointed];
    if (!told || this.past?.number !== this.shownAt) return null;
    return { move: { text: told.move, words: told.words, data: told.data, final: false }, preview: told.preview };
  }
  get marks(): readonly Mark[] {
    const { turns, texts } = this.table.play;
    const past = this.past;
    if (!past) return [];
    const label = (seat: number, order: number): string => texts.markedBy(seat, order);
    const turn = turns.turnAt(past.number - 1);
    if (this.decision) {
      const { n, seat } = this.decision;
      const of = { seat: seat!, order: 1, turn: turn?.number ?? 0, label: label(seat!, 1), dim: false };
      return turns.beatsOf(n - 1).map((beat) => ({ beat, ...of }));
    }
    return turn ? turns.marksOf([turn], { until: past.number, label }) : [];
  }
}

const nothing = (): void => undefined;

/** Return an idle table with some members replaced. */
export function quiet(
  play: Shared["play"],
  replaced: Readonly<Record<string, () => unknown>>,
): BoardContext<AnyGame, AnyGame, AnyGame> {
  const still: Record<string, () => unknown> = {
    moves: () => [],
    draft: () => [],
    chosen: () => null,
    highlighted: () => null,
    preview: () => null,
    latest: () => [],
    beats: () => [],
    starts: () => () => 0,
    lasts: () => () => 0,
    counted: () => null,
    current: () => false,
    motion: () => false,
    pace: () => 1,
    choose: () => nothing,
    highlight: () => nothing,
    play: () => nothing,
    why: () => nothing,
    count: () => nothing,
    foresee: () => () => null,
    compose: () => () => Promise.resolve(false),
    ...replaced,
    ...(replaced["view"] && { seen: replaced["view"] }),
  };
  return new Proxy(play, {
    get: (store, key): unknown => (typeof key === "string" && key in still ? still[key]!() : Reflect.get(store, key)),
  });
}

/** Return a description of the event at a moment. A resignation is not an event of the record, so it has none. */
export function sentenceOf(play: Shared["play"], words: Catalogue, { n, event }: Pick<Moment, "n" | "event">): string {
  if (event?.cause === "resignation" && event.seat !== null) {
    const { texts } = play;
    const said = texts.mine(event.seat) ? words.say("resigned-you") : words.say("resigned-by", { name: texts.who(event.seat) });
    return sentence(said, words.language);
  }
  const logged = play.log[n - 1];
  return logged ? sentence(play.texts.sentence(logged), words.language) : "";
}

export const [useReview, provideReview] = createContext<ReviewState>();
