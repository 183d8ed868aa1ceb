/** "Learn from my mistakes": the positions where a decision was graded, one by one as a question on the board. */
import { request } from "../api/http";
import type { ReviewedPosition, ReviewVerdict } from "../api/types";
import type { AnyGame, AnyMove, BoardContext } from "../games/contract";
import type { TableStore } from "../table/table-store.svelte";
import type { Moment } from "./document";
import { quiet, type ReviewState } from "./review-context.svelte";

export class Lesson {
  /** The questions: they stay the same even if the review is refined in the meantime. */
  readonly questions: readonly Moment[];
  /** The question on display; their number once all are done. */
  at = $state(0);
  told = $state.raw<ReviewedPosition | null>(null);
  chosen = $state.raw<AnyMove | null>(null);
  highlighted = $state.raw<AnyMove | null>(null);
  answer = $state.raw<{ move: AnyMove; judged: ReviewVerdict } | null>(null);
  busy = $state(false);
  problem = $state.raw<unknown>(null);
  /** The number of answers that were as good as the bot's. */
  found = $state(0);
  /** The table at the position of the question, where a legal move can be chosen. */
  readonly board: BoardContext<AnyGame, AnyGame, AnyGame>;

  constructor(private readonly review: ReviewState) {
    this.questions = review.lapses;
    this.board = quiet(review.table.play, {
      view: () => this.told?.before.view,
      seat: () => review.seat,
      current: () => this.answer === null,
      moves: () => this.moves,
      chosen: () => this.chosen,
      highlighted: () => this.highlighted,
      marks: () => [],
      choose: () => this.choose,
      play: () => this.choose,
      highlight: () => (move: AnyMove | null) => (this.highlighted = move),
      compose: () => (texts: readonly string[]) => this.compose(texts),
      input: () => ({ send: (text: string) => this.send(text), byKey: false }),
      isPart: () => () => false,
      myTurn: () => this.answer === null,
    });
    void this.open();
  }

  get question(): Moment | null {
    return this.questions[this.at] ?? null;
  }
  get moves(): readonly AnyMove[] {
    return this.answer ? [] : (this.told?.before.moves ?? []);
  }
  /** The store as the list of moves uses it. */
  get store(): TableStore {
    return this.board as unknown as TableStore;
  }

  readonly choose = (move: AnyMove | null): void => {
    if (!this.answer) this.chosen = move;
  };

  /** A board that composes several moves at once asks for the first of them. */
  private compose(texts: readonly string[]): Promise<boolean> {
    this.chosen = this.moves.find(({ text }) => text === texts[0]) ?? null;
    return Promise.resolve(this.chosen !== null);
  }

  /** Have an answer judged by the same search as the review. */
  async send(text: string): Promise<boolean> {
    const move = this.moves.find((legal) => legal.text === text);
    if (!move || !this.question || this.busy) return false;
    this.chosen = move;
    this.busy = true;
    this.problem = null;
    try {
      const { play } = this.review.table;
      const given = { n: this.question.n, seat: this.review.seat, move: text };
      const judged = await request<ReviewVerdict>("POST", `/tables/${play.id}/review/answer`, given, play.carrier);
      this.answer = { move, judged };
      if (judged.close || judged.grade === "good" || judged.grade === "better") this.found++;
      return true;
    } catch (error) {
      this.problem = error;
      return false;
    } finally {
      this.busy = false;
    }
  }

  next(): void {
    this.at++;
    void this.open();
  }

  private async open(): Promise<void> {
    this.told = this.chosen = this.highlighted = this.answer = this.problem = null;
    const { question } = this;
    if (!question) return;
    const told = question.event && (await this.review.tell(question.event));
    if (question !== this.question) return;
    this.told = told;
    if (!told) this.problem = this.review.failed;
  }
}
