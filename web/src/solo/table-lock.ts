/** The lock of the tables: one tab has it, the others wait for it or take it over. */

interface Events {
  /** Do the work; the lock is kept after that. */
  run: () => Promise<void>;
  /** Another tab has the tables. */
  waits: () => void;
  /** The lock was acquired, and the work begins. */
  starts: () => void;
  /** Another tab took the lock: this worker is over. */
  lost: () => void;
  /** The work could not be started: this worker is over. */
  fails: (error: unknown) => void;
}

/** For a browser without locks, as on a page without https: every tab has the tables. The database still refuses writes that would
 * overwrite a move of another tab. */
export const NO_LOCKS: Pick<LockManager, "request"> = {
  request: ((name: string, _options: LockOptions, grant: (lock: Lock) => unknown) =>
    Promise.resolve(grant({ name, mode: "exclusive" }))) as LockManager["request"],
};

export class TableLock {
  private readonly waiting = new AbortController();
  private stealing = false;
  private held = false;

  constructor(
    private readonly locks: Pick<LockManager, "request">,
    private readonly name: string,
    private readonly events: Events,
  ) {}

  /** Take the lock if it is free, otherwise wait for it. */
  async begin(): Promise<void> {
    if (!(await this.request({ ifAvailable: true })) || this.stealing) return;
    this.events.waits();
    await this.request({ signal: this.waiting.signal });
  }

  /** Take the lock from the tab that has it. */
  async take(): Promise<void> {
    if (this.held || this.stealing) return;
    this.stealing = true;
    this.waiting.abort();
    await this.request({ steal: true });
  }

  /** Hold the lock as long as the tab lives. Return true if it was not available. */
  private async request(options: LockOptions): Promise<boolean> {
    let missed = false;
    let failed = false;
    let began = false;
    try {
      await this.locks.request(this.name, options, async (lock) => {
        missed = !lock;
        if (!lock || (this.stealing && !options.steal)) return;
        this.held = began = true;
        this.events.starts();
        try {
          await this.events.run();
        } catch (error) {
          failed = true;
          this.events.fails(error);
          return;
        }
        await new Promise(() => undefined);
      });
    } catch (error) {
      // stealing the lock rejects the request, even while the work is still starting
      if (began && !failed) this.events.lost();
      else if (!began && !this.stealing) this.events.fails(error);
    }
    return missed;
  }
}
