/** The texts of a table: names of seats, sentences for events, reasons for refusals. */
import type { EventView, Problem, TableInfo, TurnView, Words } from "../api/types";
import type { Facts } from "../games/contract";
import type { Catalogue } from "../text/catalogue";

export class TableTexts {
  private formatted = new WeakMap<Words, string>();
  private formattedFor: readonly [Catalogue | null, TableInfo | null, readonly number[]] = [null, null, []];

  constructor(
    /** The texts of the web app. */
    readonly page: () => Catalogue,
    /** The texts of the game; null until they are loaded. */
    private readonly game: () => Catalogue | null,
    private readonly table: () => TableInfo | null,
    private readonly yourSeats: () => readonly number[],
  ) {}

  /** The seat that is called "you": the reader's, if it is the only one. */
  private readers(): readonly number[] {
    const seats = this.yourSeats();
    return seats.length === 1 ? seats : [];
  }

  /** Whether this seat is the reader's only one. */
  mine(seat: number): boolean {
    const seats = this.yourSeats();
    return seats.length === 1 && seats[0] === seat;
  }

  name(seat: number): string {
    return this.table()?.seats[seat]?.name || this.page().say("player-number", { number: seat + 1 });
  }

  /** Return the name of a seat, or "you" for the reader's own. */
  who(seat: number): string {
    return this.mine(seat) ? this.page().say("you") : this.name(seat);
  }

  /** Return the kind of bot that plays a seat, in lower case; nothing for a person. */
  level(seat: number): string {
    const info = this.table()?.seats[seat];
    if (info?.kind !== "bot") return "";
    const page = this.page();
    return page.knows(`a-bot-${info.level}`) ? page.say(`a-bot-${info.level}`) : page.say("bot");
  }

  /** Return a text of the game. A seat among its facts is called by its player's name. */
  /** The players of the seats in `yours` are called "you". */
  say(key: string, facts: Facts = {}, yours: readonly number[] = []): string {
    const players = this.table()?.seats.map((_, seat) => this.name(seat)) ?? [];
    return this.game()?.say(key, facts, { players, yours }) ?? "";
  }

  /** Return words as a text. Lists and boards ask for the same words again and again, so each is built once. */
  /** The seats in `yours`, or else the reader's only one, are called "you". */
  format(words: Words, yours?: readonly number[]): string {
    if (yours) return this.say(words.key, words.facts, yours);
    const [game, table, seats] = [this.game(), this.table(), this.yourSeats()];
    if (game !== this.formattedFor[0] || table !== this.formattedFor[1] || seats !== this.formattedFor[2]) {
      this.formatted = new WeakMap();
      this.formattedFor = [game, table, seats];
    }
    let text = this.formatted.get(words);
    if (text === undefined) this.formatted.set(words, (text = this.say(words.key, words.facts, this.readers())));
    return text;
  }

  knows(key: string): boolean {
    return this.game()?.knows(key) ?? false;
  }

  attribute(key: string, name: string): string | null {
    return this.game()?.attribute(key, name) ?? null;
  }

  /** Return an event of the log as a sentence. */
  sentence(event: EventView): string {
    if (event.undone) return this.page().say("log-undone", { number: event.undone });
    const words = event.words ? this.format(event.words) : (event.text ?? "");
    return event.actor === null ? words : this.chosen(event.actor, words);
  }

  /** Return a sentence that names the player who chose a move; `words` are those of the move in the list. */
  chosen(seat: number, words: string): string {
    return this.page().say("log-line", { you: this.mine(seat) ? "yes" : "no", name: this.name(seat), words });
  }

  /** Return a turn in sentences, with "you" for the reader. */
  turn(turn: TurnView): string {
    return this.told(turn, this.readers());
  }

  /** Return a turn in sentences; for one without any, return that it is the set-up, or whose move it is. */
  turnOr(turn: TurnView): string {
    const page = this.page();
    return this.turn(turn) || (turn.seat === null ? page.say("turn-none") : page.say("turn-begun", { name: this.who(turn.seat) }));
  }

  /** Whether the sentences of a turn name the reader. */
  names(turn: TurnView): boolean {
    return this.turn(turn) !== this.told(turn, []);
  }

  private told(turn: TurnView, yours: readonly number[]): string {
    const players = this.table()?.seats.map((_, seat) => this.name(seat)) ?? [];
    const names = { players, yours };
    return turn.sentences.map(({ key, facts }) => this.game()?.say(key, facts, names) ?? "").join(" ");
  }

  /** Name a mark on the board by the player whose turn made it, and by the place of that turn among the marked ones. */
  markedBy(seat: number, order: number): string {
    const page = this.page();
    return this.mine(seat) ? page.say("marked-by-you", { order }) : page.say("marked-by", { order, name: this.name(seat) });
  }

  /** Return the reason for a refusal of the server, in the reader's language. */
  reason(problem: Pick<Problem, "key" | "facts" | "detail">): string {
    const { key, facts, detail } = problem;
    if (key && this.knows(key)) return this.say(key, facts ?? {});
    return key && this.page().knows(`problem-${key}`) ? this.page().say(`problem-${key}`) : detail;
  }

  /** Return the text of a request to undo. */
  undoText({ seat, number }: { seat: number; number: number }): string {
    const facts = { number: number + 1, name: this.name(seat) };
    return this.mine(seat) ? this.page().say("wants-undo-you", facts) : this.page().say("wants-undo", facts);
  }

  /** Return a notice about a seat. */
  news(what: string, seat: number): string {
    const page = this.page();
    return this.mine(seat) ? page.say(`news-${what}-you`) : page.say(`news-${what}`, { name: this.name(seat) });
  }
}
