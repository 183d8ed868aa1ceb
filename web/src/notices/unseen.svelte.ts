/** The number of unseen notices, for the badge in the header and the title of the window. */
import { request } from "../api/http";
import type { NoticeList } from "../api/types";
import { me } from "../app/me.svelte";

const EVERY = 60_000; // milliseconds

class Unseen {
  count = $state(0);

  async load(): Promise<void> {
    if (!me.now?.login) {
      this.count = 0;
      return;
    }
    this.count = (await request<NoticeList>("GET", "/me/notices")).unseen;
  }

  /** Keep the number up to date while the page is in view; the returned function ends it. */
  follow(): () => void {
    const again = (): void => {
      if (document.visibilityState === "visible") this.load().catch(() => undefined); // offline the old number stays
    };
    again();
    const timer = setInterval(again, EVERY);
    document.addEventListener("visibilitychange", again);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", again);
    };
  }
}

export const unseen = new Unseen();
