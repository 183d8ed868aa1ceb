/** A player of the lesson: it plays for one seat over its own connection, so that the page keeps looking from the learner's seat. */
import type { Carrier } from "../api/carrier";
import type { EventView, ServerMessage, TableState } from "../api/types";
import { TableConnection, uniqueKey, type ClientRequest } from "../table/connection";
import { Problem } from "../api/problem";

const PAUSE = 250; // milliseconds before a request that came too fast is sent again

export class ScriptedPlayer {
  now = $state.raw<TableState | null>(null);
  log = $state.raw<EventView[]>([]);
  private connection: TableConnection;

  constructor(
    table: string,
    readonly seat: number,
    carrier?: Carrier,
  ) {
    this.connection = new TableConnection(
      table,
      (message) => this.onMessage(message),
      () => undefined,
      carrier,
    );
  }

  /** Whether it views the table from its seat. */
  get ready(): boolean {
    return this.now?.viewer === this.seat;
  }

  play(text: string): Promise<void> {
    return this.request({ type: "play", move: text, seq: this.now!.seq, key: uniqueKey(), seat: this.seat });
  }

  /** Undo the seat's draft, or else everything since its last committed move. */
  takeBack(): Promise<void> {
    const drafted = this.now!.draft.length;
    if (drafted) return this.request({ type: "undo", n: drafted, seq: this.now!.seq, key: uniqueKey(), seat: this.seat });
    return this.request({ type: "request-undo", seat: this.seat });
  }

  resign(): Promise<void> {
    return this.request({ type: "resign", seat: this.seat });
  }

  close(): void {
    this.connection.close();
  }

  private async request(message: ClientRequest): Promise<void> {
    for (;;) {
      try {
        await this.connection.request(message);
        return;
      } catch (error) {
        if (!(error instanceof Problem && error.details.status === 429)) throw error;
        await new Promise((resolve) => setTimeout(resolve, PAUSE));
      }
    }
  }

  private onMessage(message: ServerMessage): void {
    if (message.type === "welcome") {
      this.log = message.log;
      this.now = message.now;
      if (!this.ready) void this.request({ type: "view-as", seat: this.seat }).catch(() => undefined);
    } else if (message.type === "update") {
      this.log = [...this.log, ...message.log];
      this.now = message.now;
    }
  }
}

/** Return the valid moves, without draws and undone moves. */
export function standing(log: readonly EventView[]): EventView[] {
  const events: EventView[] = [];
  for (const event of log) {
    if (event.undone) events.splice(-event.undone);
    else events.push(event);
  }
  return events.filter(({ actor }) => actor !== null);
}
