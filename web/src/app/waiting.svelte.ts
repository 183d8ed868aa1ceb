/** The number of tables that wait for the reader, shown in the title of the window and on the first tab. */
import { request } from "../api/http";
import type { TableSummary } from "../api/types";
import { finishedLesson } from "../learn/progress";
import { me } from "./me.svelte";

const AGAIN = 30_000; // milliseconds

class Waiting {
  count = $state(0);

  /** Load the reader's tables, and count those that wait. */
  async load(): Promise<TableSummary[]> {
    const mine = await request<TableSummary[]>("GET", "/tables?which=mine");
    this.count = mine.filter((line) => line.your_turn && !finishedLesson(line.id)).length;
    return mine;
  }

  /** Count again now and then, until the returned function is called. Somebody without a session has no tables. */
  watch(): () => void {
    const look = (): void => {
      if (me.now?.id) this.load().catch(() => undefined); // the next attempt will do
    };
    look();
    const timer = setInterval(look, AGAIN);
    return () => clearInterval(timer);
  }
}

export const waiting = new Waiting();
