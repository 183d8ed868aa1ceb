/** The coach of a lesson: it derives the progress of the lesson from the table, explains the next step, and makes the other seats'
 * moves. */
import { untrack } from "svelte";
import type { Catalogue } from "../text/catalogue";
import type { Guide } from "../table/guide";
import { Problem } from "../api/problem";
import type { TableStore } from "../table/table-store.svelte";
import { settings } from "../app/settings.svelte";
import { ScriptedPlayer, standing } from "./scripted-player.svelte";
import { planOf, stepAt, waitsForNext, type Lesson, type Planned } from "./lesson";
import Panel from "./Panel.svelte";
import { saveProgress, type Progress } from "./progress";

const BREATH = 700; // milliseconds between two moves that the learner watches
const WATCHED = 8; // a longer row of moves is not shown one by one

const TASKS = " · "; // between the tasks of a step

const plain = (text: string): string => text.toLowerCase().replaceAll(/\s+/g, "");
/** Whether a move of the log is the planned one. A “?” stands for what the log no longer tells, because it must be remembered. */
const isPlanned = (told: string, planned: string): boolean =>
  new RegExp(
    `^${plain(told)
      .replaceAll(/[^\w?]/g, "\\$&")
      .replaceAll("?", ".*")}$`,
  ).test(plain(planned));

export class Coach implements Guide {
  readonly Panel = Panel;
  /** The learner's different attempt: another legal move, or a move before “next”. */
  astray = $state<"other" | "early" | null>(null);
  /** The lesson's own moves are under way. */
  busy = $state(false);
  /** Something happened that the lesson cannot recover from. */
  broken = $state(false);
  private read = $state(0);
  private readonly plan: Planned[];
  private readonly players: ScriptedPlayer[];
  private closed = false;
  private said = "";
  private told = ""; // the step that was read last

  constructor(
    readonly play: TableStore,
    readonly lesson: Lesson,
    readonly page: () => Catalogue,
    readonly words: () => Catalogue,
    private readonly progress: Progress,
    /** Begin again at a new table. */
    private readonly renew: () => void,
  ) {
    this.plan = planOf(lesson);
    this.read = progress.read;
    this.players = Array.from({ length: lesson.seats }, (_, seat) => new ScriptedPlayer(play.id, seat, play.carrier));
    play.guard = (text) => this.allows(text);
    $effect(() => this.point());
    $effect(() => this.speak());
    $effect(() => {
      if (this.next && !this.next.mine && !this.waiting && !this.busy && !this.broken && this.toAct?.ready)
        untrack(() => void this.go());
    });
    $effect(() => this.check());
    $effect(() => {
      if (this.finished) untrack(() => this.save());
    });
  }

  close(): void {
    this.closed = true;
    for (const player of this.players) player.close();
  }

  /** The number of moves of the plan that have been made. */
  private get made(): number {
    const { now, log, draft } = this.play;
    if (!now) return 0;
    const { toAct } = this;
    const theirs =
      toAct?.ready && toAct.now!.actor === toAct.seat && toAct.now!.events === now.events ? toAct.now!.draft.length : 0;
    return standing(log).length + (now.actor === this.lesson.you ? draft.length : theirs);
  }

  /** The player of the seat that is to act. */
  private get toAct(): ScriptedPlayer | null {
    const actor = this.play.now?.status === "running" ? this.play.now.actor : null;
    return actor === null ? null : (this.players[actor] ?? null);
  }

  get over(): boolean {
    return this.play.now?.status === "over";
  }
  /** Whether the lesson ended early: somebody resigned. */
  get cut(): boolean {
    return this.broken || (this.over && this.made < this.plan.length);
  }

  private get next(): Planned | null {
    return this.over ? null : (this.plan[this.made] ?? null);
  }

  /** The number of the step on display. */
  get at(): number {
    return stepAt(this.lesson, this.made, this.read);
  }

  /** Whether “next” is awaited. */
  get waiting(): boolean {
    return waitsForNext(this.lesson, this.made, this.read);
  }

  /** The move that the learner is to make now. */
  get expectedMove(): string | null {
    return this.next?.mine && !this.waiting && !this.busy && this.next.step === this.at ? this.next.text : null;
  }

  say(suffix?: "title"): string {
    const { key } = this.lesson.steps[this.at]!;
    return (suffix ? this.words().attribute(`lesson-${key}`, suffix) : this.words().say(`lesson-${key}`)) ?? "";
  }

  /** The learner's current task; nothing as soon as it is done. A step with several moves has a task for each. */
  get task(): string {
    if (!this.expectedMove) return "";
    const { key } = this.lesson.steps[this.at]!;
    const tasks = (this.words().attribute(`lesson-${key}`, "task") ?? "").split(TASKS);
    const done = this.plan.slice(0, this.made).filter(({ step, mine }) => mine && step === this.at).length;
    return tasks[done] ?? tasks.at(-1)!;
  }

  /** Whether everything planned in the lesson was done. */
  get finished(): boolean {
    return !this.cut && (this.over || (this.made >= this.plan.length && !this.waiting));
  }

  /** Continue: read on, or make the learner's move for them. */
  forward = async (): Promise<void> => {
    this.astray = null;
    if (this.waiting) return this.remember(this.at + 1);
    if (!this.expectedMove) return;
    this.busy = true; // pressing twice skips one move
    await this.perform();
    this.busy = false;
  };

  /** Go back to the beginning of the previous step, undoing everything since. */
  back = async (): Promise<void> => {
    const number = Math.max(0, this.at - 1);
    const start = this.plan.findIndex((move) => move.step >= number);
    this.astray = null;
    this.busy = true;
    try {
      for (let tries = 0; this.made > start && tries < this.plan.length; tries++) {
        await this.takeBack();
      }
      this.remember(number);
    } catch {
      // moves that cannot be undone stay
    } finally {
      this.busy = false;
    }
  };

  again = async (): Promise<void> => {
    if (!this.over) await this.players[this.lesson.you]!.resign().catch(() => undefined);
    this.renew();
  };

  /** Whether a move may be sent: only the expected one. Another legal move gets a friendly hint, an illegal one the server's reason. */
  private allows(text: string): boolean {
    const { expectedMove } = this;
    const legal = this.play.moves.some((move) => plain(move.text) === plain(text));
    this.astray = this.waiting ? "early" : expectedMove && plain(text) !== plain(expectedMove) && legal ? "other" : null;
    if (this.astray) {
      this.play.input.chosen = null;
      this.play.announcements.announce(`${this.page().say(`lesson-${this.astray}`)} ${this.task}`);
    }
    return !!expectedMove && !this.astray;
  }

  /** Undo a move that turned out to be another than the expected one, as one typed in another notation can. */
  private check(): void {
    const done = standing(this.play.log);
    const strange = done.findIndex(
      ({ text }, number) => text && this.plan[number]?.mine && !isPlanned(text, this.plan[number].text),
    );
    const drafted = this.play.draft.findIndex(({ text }, number) => {
      const planned = this.plan[done.length + number];
      return planned?.mine && plain(text) !== plain(planned.text);
    });
    if (this.busy || this.over || (strange < 0 && drafted < 0)) return;
    this.astray = "other";
    this.busy = true;
    void this.takeBack()
      .catch(() => (this.broken = true))
      .finally(() => (this.busy = false));
  }

  /** Undo the learner's draft, or everything since the learner's last move. */
  private async takeBack(): Promise<void> {
    const mine = this.players[this.lesson.you]!;
    const before = this.play.now!.seq;
    await this.until(() => mine.ready && mine.now!.seq === this.play.now!.seq);
    await mine.takeBack();
    await this.until(() => this.play.now!.seq !== before);
  }

  /** Make the moves up to the learner's next one. */
  private async go(): Promise<void> {
    this.busy = true;
    this.astray = null;
    try {
      const from = this.made;
      let last = from;
      while (this.plan[last] && !this.plan[last]!.mine && this.plan[last]!.step === this.plan[from]!.step) last++;
      const watched = last - from <= WATCHED;
      this.play.announcements.quiet = !watched;
      while (this.made < last && !this.closed && !this.over && !this.broken) {
        if (watched && settings.motion) await new Promise((resolve) => setTimeout(resolve, BREATH));
        await this.perform();
      }
    } finally {
      this.play.announcements.quiet = false;
      this.busy = false;
    }
  }

  /** Make the next move for the seat that is to act, and wait until it is shown. Both connections must have received the previous one. */
  private async perform(): Promise<void> {
    try {
      await this.until(() => this.over || this.agrees);
      const before = this.made;
      const next = this.plan[before];
      if (this.over || this.closed || !next) return;
      await this.toAct!.play(next.text);
      await this.until(() => this.made > before || this.over);
    } catch (error) {
      this.broken = error instanceof Problem;
      if (!this.broken) await new Promise((resolve) => setTimeout(resolve, BREATH)); // a lost connection comes back, and the lesson continues
    }
  }

  private get agrees(): boolean {
    const { now } = this.play;
    const theirs = this.toAct?.ready ? this.toAct.now : null;
    return !!now && theirs?.events === now.events && (now.actor !== this.lesson.you || theirs.seq === now.seq);
  }

  /** Wait until a message makes `condition` true. */
  private until(holds: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      const stop = $effect.root(() => {
        $effect(() => {
          if (!holds() && !this.closed) return;
          queueMicrotask(() => {
            stop();
            resolve();
          });
        });
      });
    });
  }

  /** Highlight the expected move while nothing else is. */
  private point(): void {
    const { expectedMove } = this;
    if (!expectedMove || this.play.highlighted || this.play.chosen || !this.play.current) return;
    const move = this.play.moves.find(({ text }) => text === expectedMove);
    if (move) this.play.highlight(move);
  }

  /** Announce each step once, when the learner has something to do. */
  private speak(): void {
    if (!this.play.view || this.over || (!this.expectedMove && !this.waiting)) return;
    const step = `${this.say("title")}. ${this.say()}`;
    // of a step with several tasks only the next task is read
    const text = step === this.told ? this.task : `${step} ${this.task}`.trim();
    if (!text || text === this.said) return;
    [this.told, this.said] = [step, text];
    this.play.announcements.announce(text);
  }

  private remember(read: number): void {
    this.read = read;
    this.save();
  }

  private save(): void {
    saveProgress(this.lesson.id, { ...this.progress, read: this.read, done: this.finished });
  }
}
