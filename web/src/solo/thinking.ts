/** Bots that think, as soon as their engine and their game can be loaded. */

/** The functions of a loaded engine that the bots need. */
export interface Brain {
  game(id: string): Promise<void>;
  answer(line: string): string;
  /** The bytes of its memory, which never shrinks. */
  readonly heap: number;
}

interface Parts {
  start: () => Promise<Brain>;
  /** Report why the bots cannot think; an empty text when they can again. */
  tell: (trouble: string) => void;
  /** Wait before the next attempt. */
  pause: () => Promise<void>;
  /** Let a new worker take over all unanswered tasks; this one returns nothing more. */
  renew: () => Promise<never>;
}

/** Bytes of memory beyond which another game is left to a new worker: the strongest bots of one game take up to 65 MB more. */
const ROOM = 50e6;

export class Thinking {
  private starting: Promise<Brain> | null = null;
  private troubled = false;
  private last: string | null = null; // the game of the last task
  private heap = 0; // after it
  private before: Promise<unknown> = Promise.resolve(); // the task before

  constructor(private readonly parts: Parts) {}

  /** Begin to load the engine, and report when it is ready: these bots may replace others that broke. */
  warm(): void {
    this.brain().then(
      () => this.parts.tell(""),
      () => undefined, // the first task tries again and reports it
    );
  }

  /** Return the answer to a task, after all tasks before it. An engine that cannot be loaded is no answer: the task waits until it
   * can. Empty: the bots found no answer, even with a new engine. */
  answer(line: string): Promise<string> {
    const found = this.before.then(() => this.think(line));
    this.before = found;
    return found;
  }

  private async think(line: string): Promise<string> {
    try {
      const { game } = JSON.parse(line) as { game: string };
      if (this.last !== null && this.last !== game && this.heap > ROOM) return await this.parts.renew();
      this.last = game;
      return (await this.attempt(game, line)) ?? (await this.attempt(game, line)) ?? "";
    } catch (error) {
      console.error(error); // the table must get some answer in any case
      return "";
    }
  }

  /** Return the engine's answer; null if it broke. */
  private async attempt(game: string, line: string): Promise<string | null> {
    const brain = await this.load(game);
    try {
      return brain.answer(line);
    } catch (error) {
      console.error(error);
      this.starting = null; // Python itself may be broken
      return null;
    } finally {
      this.heap = brain.heap;
    }
  }

  private async load(game: string): Promise<Brain> {
    for (;;) {
      try {
        const brain = await this.brain();
        await brain.game(game);
        if (this.troubled) this.parts.tell("");
        this.troubled = false;
        return brain;
      } catch (error) {
        this.troubled = true;
        this.parts.tell(String(error));
        await this.parts.pause();
      }
    }
  }

  private brain(): Promise<Brain> {
    const starting = (this.starting ??= this.parts.start());
    starting.catch(() => {
      if (this.starting === starting) this.starting = null; // the next one tries again
    });
    return starting;
  }
}
