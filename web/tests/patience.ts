/** For `vi.waitFor`, which by default gives up after a second of real time: on a busy machine that is nothing. */
export const PATIENT = { timeout: 100_000 };
