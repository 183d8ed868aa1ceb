/** A hand of the lesson: it plays for one seat, by a connection of its own, so that the learner's goes on looking from the learner's seat. */
import type { Happened, ServerMessage, Situation } from "../api/types";
import { Link, Problem, type Question } from "../table/link";

const PAUSE = 250; // milliseconds until something that came too fast is tried again

export class Hand {
  now = $state.raw<Situation | null>(null);
  log = $state.raw<Happened[]>([]);
  private link: Link;
  private number = 0;

  constructor(
    table: string,
    readonly seat: number,
  ) {
    this.link = new Link(
      table,
      (message) => this.hear(message),
      () => undefined,
    );
  }

  /** Whether it sees what its seat sees. */
  get ready(): boolean {
    return this.now?.viewer === this.seat;
  }

  play(text: string): Promise<void> {
    return this.ask({ type: "play", move: text, seq: this.now!.seq, key: this.key(), seat: this.seat });
  }

  /** Take back the moves of the seat's draft, or all since its last move that is committed. */
  takeBack(): Promise<void> {
    const drafted = this.now!.draft.length;
    if (drafted) return this.ask({ type: "undo", n: drafted, seq: this.now!.seq, key: this.key(), seat: this.seat });
    return this.ask({ type: "ask", seat: this.seat });
  }

  resign(): Promise<void> {
    return this.ask({ type: "resign", seat: this.seat });
  }

  close(): void {
    this.link.close();
  }

  private async ask(message: Question): Promise<void> {
    for (;;) {
      try {
        await this.link.ask(message);
        return;
      } catch (error) {
        if (!(error instanceof Problem && error.said.status === 429)) throw error;
        await new Promise((resolve) => setTimeout(resolve, PAUSE));
      }
    }
  }

  private hear(message: ServerMessage): void {
    if (message.type === "welcome") {
      this.log = message.log;
      this.now = message.now;
      if (!this.ready) void this.ask({ type: "look", seat: this.seat }).catch(() => undefined);
    } else if (message.type === "update") {
      this.log = [...this.log, ...message.log];
      this.now = message.now;
    }
  }

  private key(): string {
    return `lesson-${Date.now()}-${++this.number}`;
  }
}

/** The moves that stand: draws and what was taken back are left out. */
export function standing(log: readonly Happened[]): Happened[] {
  const events: Happened[] = [];
  for (const event of log) {
    if (event.undone) events.splice(-event.undone);
    else events.push(event);
  }
  return events.filter(({ actor }) => actor !== null);
}
