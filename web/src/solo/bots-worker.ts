/** The worker in which bots think and reviews are computed, so that the table always responds at once. */
import { Engine } from "./engine";
import type { BotReport, BotTask, FromBots, ToBots } from "./messages";
import { Thinking, type Brain } from "./thinking";

const AGAIN = 5000; // milliseconds between two attempts to load the engine

async function start(home: string): Promise<Brain> {
  const engine = await Engine.start(home);
  return {
    game: (id) => engine.game(id),
    answer: (line) => engine.module<{ answer(line: string): string }>("ilion.review.worker").answer(line),
    get heap() {
      return engine.heap;
    },
  };
}

onmessage = ({ data }: MessageEvent<ToBots>): void => {
  const report = (message: BotReport): void => data.tables.postMessage(message);
  const thinking = new Thinking({
    start: () => start(data.engine),
    tell: (trouble) => report({ trouble }),
    pause: () => new Promise((resolve) => setTimeout(resolve, AGAIN)),
    renew: () => {
      postMessage({ type: "renew" } satisfies FromBots);
      return new Promise(() => undefined);
    },
  });
  thinking.warm();
  data.tables.onmessage = async ({ data: task }: MessageEvent<BotTask>) => {
    report({ number: task.number, answer: await thinking.answer(task.line) });
  };
};
