/** The queue of tasks from the tables to the bots: a task stays in it until it is answered, even if the bots' worker is replaced.
 */
import type { BotAnswer, BotReport, BotTask } from "./messages";

interface Port {
  postMessage(task: BotTask): void;
  onmessage: ((event: MessageEvent<BotReport>) => void) | null;
}

export class BotLine {
  private port: Port | null = null;
  private readonly open = new Map<number, BotTask>();

  /** `onTrouble` is called with the reason why the bots cannot think, and with an empty text when they can again. */
  constructor(
    private readonly onAnswer: (answer: BotAnswer) => void,
    private readonly onTrouble: (detail: string) => void,
  ) {}

  /** Use a new worker with bots: it gets every task that has no answer yet. */
  use(port: Port): void {
    if (this.port) this.port.onmessage = null;
    this.port = port;
    port.onmessage = ({ data }) => {
      if ("trouble" in data) this.onTrouble(data.trouble);
      else if (this.open.delete(data.number)) this.onAnswer(data);
    };
    for (const task of this.open.values()) port.postMessage(task);
  }

  ask(task: BotTask): void {
    this.open.set(task.number, task);
    this.port?.postMessage(task);
  }
}
