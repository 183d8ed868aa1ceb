/** The end of a game, as passed to the game's module, and the counting of the score sheet, row by row. */
import type { Facts } from "../games/contract";
import type { End, EndPart, ToldTurn } from "../games/ending";
import { settings } from "../app/settings.svelte";
import type { Shared } from "./table-context.svelte";

const ROW = 900; // milliseconds at normal pace

export class Ending implements End {
  /** Infinite unless the sheet is being counted out. */
  shown = $state(Infinity);
  private timer = 0;

  constructor(
    private readonly table: Shared,
    readonly part: EndPart,
  ) {}

  get play() {
    return this.table.play;
  }
  get result(): End["result"] {
    return this.play.now!.result as End["result"];
  }
  readonly turns: readonly ToldTurn[] = $derived.by(() => {
    const { turns } = this.play.turns;
    return turns.map((turn) => ({
      number: turn.number,
      seat: turn.seat,
      beats: [...turn.opening, ...turn.events.flatMap((event) => this.play.turns.beatsOf(event))] as ToldTurn["beats"],
      text: this.play.texts.turn(turn),
      after: (turns.findLast(({ number, events }) => number <= turn.number && events.length)?.events.at(-1) ?? -1) + 1,
    }));
  });
  readonly rows = $derived.by(() => this.part.rows(this));

  who = (seat: number): string => this.play.texts.who(seat);
  mine = (seat: number): boolean => this.play.texts.mine(seat);
  level = (seat: number): string => this.play.texts.level(seat);
  token = (seat: number) => this.table.part.panel(this.play, seat).token;
  common = (key: string, facts: Facts = {}): string => this.table.page.say(key, facts);
  goTo = (events: number): void => this.play.goTo(events);
  light = (facts: Facts | null): void => {
    if (this.shown === Infinity) this.play.counted = facts;
  };

  /** Show the rows one after the other, each with its place on the board; or all at once, if they are coming. */
  count = (): void => {
    clearTimeout(this.timer);
    if (this.shown !== Infinity) return this.stop();
    this.shown = 0;
    this.next();
  };

  stop(): void {
    clearTimeout(this.timer);
    this.shown = Infinity;
    this.play.counted = null;
  }

  private next(): void {
    if (this.shown >= this.rows.length) return this.stop();
    this.play.counted = this.rows[this.shown]!;
    this.shown++;
    this.timer = window.setTimeout(() => this.next(), ROW * Math.max(settings.pace, 0.3));
  }
}
