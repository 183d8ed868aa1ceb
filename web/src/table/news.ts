/** The events at a table beside the game: a player leaves, a clock runs out, a player wants to undo. */
import type { TableInfo, TableState, Update } from "../api/types";

/** A bot has taken a seat over (`left`), or its player is back; or the player has resigned. */
export interface SeatChange {
  seat: number;
  resigned: boolean;
  left: boolean;
}

/** A notice; its text is `news-<what>`, or `news-<what>-you` for the reader's own seat. */
export interface News {
  what:
    | "time-lost"
    | "time-lost-last"
    | "time-up"
    | "grace"
    | "resigned"
    | "resigned-last"
    | "bot-plays"
    | "plays-again"
    | "undo-refused"
    | "undo-granted";
  seat: number;
}

/** Compare the seats of a running table with their earlier state. */
export function seatChanges(before: TableInfo | null, after: TableInfo): SeatChange[] {
  if (before?.status !== "running") return [];
  return after.seats.flatMap((info, seat) => {
    const old = before.seats[seat];
    const changed = old && (old.resigned !== info.resigned || !old.stand_in !== !info.stand_in);
    return changed ? [{ seat, resigned: info.resigned, left: !!info.stand_in }] : [];
  });
}

/** Return the news in an update, given the state before it and the seats that changed on the way. */
export function newsOf(before: TableState | null, changes: readonly SeatChange[], update: Update): News[] {
  const { now, log, server_time } = update;
  const clock = before?.clock;
  const found = changes.map(({ seat, resigned, left }): News => {
    const late = left && clock?.running === seat && clock.left[seat]! <= server_time - clock.since;
    if (!resigned) return { what: late ? "time-up" : left ? "bot-plays" : "plays-again", seat };
    const what = late ? "time-lost" : "resigned";
    return { what: now.status === "over" ? `${what}-last` : what, seat }; // a bot plays on only if the game does
  });
  now.clock.graced.forEach((graced, seat) => {
    if (graced && clock && !clock.graced[seat]) found.push({ what: "grace", seat });
  });
  const request = before?.undo;
  if (!request || undoRequested(before, now)) return found;
  const resigned = changes.some((change) => change.resigned);
  if (log.some((event) => event.undone)) found.push({ what: "undo-granted", seat: request.seat });
  else if (!now.undo && !log.length && !resigned && now.status === "running")
    found.push({ what: "undo-refused", seat: request.seat });
  return found;
}

/** Whether an update brings a new request to undo. */
export function undoRequested(before: TableState | null, now: TableState): boolean {
  return now.undo !== null && now.undo.seat !== before?.undo?.seat;
}

/** Return the text about the outcome of the question whether a rated table plays unrated; null if there is none yet. */
export function unratedNews(
  before: TableInfo | null,
  after: TableInfo,
): "unrated-now" | "unrated-question" | "unrated-stays" | "unrated-over" | null {
  if (before?.status !== "waiting" || !before.rated) return null;
  if (!after.rated) return "unrated-now";
  const was = before.unrated_request;
  const is = after.unrated_request;
  if (is && !is.yours && was?.name !== is.name) return "unrated-question";
  if (was?.yours && was.open && is && !is.open) return "unrated-stays";
  return was && !was.yours && !is ? "unrated-over" : null;
}
