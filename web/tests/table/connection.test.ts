import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Problem } from "../../src/api/problem";
import type { ServerMessage } from "../../src/api/types";
import { ConnectionLost, TableConnection, uniqueKey } from "../../src/table/connection";
import { FakeCarrier } from "../fake-carrier";
import { welcome } from "../fixtures";

let carrier: FakeCarrier;
let connection: TableConnection;
const received: ServerMessage[] = [];
const statuses: string[] = [];
let next = 0;

beforeEach(() => {
  vi.spyOn(Math, "random").mockReturnValue(0.5); // the pause before a try is then exactly its length
  received.length = statuses.length = 0;
  carrier = new FakeCarrier();
  connection = new TableConnection(
    "table-1",
    (message) => void received.push(message),
    (status, at) => {
      statuses.push(status);
      next = at;
    },
    carrier,
  );
});
afterEach(() => connection.close());

const hide = (hidden: boolean): void => {
  vi.spyOn(document, "hidden", "get").mockReturnValue(hidden);
  dispatchEvent(new Event("visibilitychange"));
};

describe("a request", () => {
  test("gets the reply with its id, whatever comes between", async () => {
    carrier.channel.deliver(welcome());
    const hint = connection.request({ type: "hint" });
    const ping = connection.request({ type: "ping" });
    const ids = { hint: carrier.channel.take("hint").id!, ping: carrier.channel.take("ping").id! };
    carrier.channel.deliver({ type: "ack", id: ids.ping, seq: 7 });
    carrier.channel.deliver({ type: "hint", id: ids.hint, seat: 0, seq: 7, moves: [] });
    expect(await ping).toMatchObject({ type: "ack", seq: 7 });
    expect(await hint).toMatchObject({ type: "hint" });
    expect(received.map(({ type }) => type)).toEqual(["welcome", "ack", "hint"]);
  });

  test("that the server refuses becomes a Problem", async () => {
    carrier.channel.deliver(welcome());
    const reply = connection.request({ type: "hint" });
    const { id } = carrier.channel.take("hint");
    carrier.channel.deliver({
      type: "problem",
      title: "Conflict",
      status: 409,
      detail: "Not your turn.",
      key: "not-your-turn",
      id,
    });
    await expect(reply).rejects.toThrow(Problem);
    await expect(reply).rejects.toMatchObject({ message: "Not your turn.", details: { key: "not-your-turn" } });
  });

  test("fails at once without a connection, and is not sent later", async () => {
    await expect(connection.request({ type: "hint" })).rejects.toThrow(ConnectionLost);
    carrier.channel.deliver(welcome());
    expect(carrier.channel.sent).toEqual([]);
  });

  test("fails when the connection breaks under it", async () => {
    carrier.channel.deliver(welcome());
    const reply = connection.request({ type: "hint" });
    carrier.channel.break();
    await expect(reply).rejects.toThrow(ConnectionLost);
  });

  test("without a reply for twenty seconds drops the connection", async () => {
    carrier.channel.deliver(welcome());
    const reply = expect(connection.request({ type: "hint" })).rejects.toThrow(ConnectionLost);
    vi.advanceTimersByTime(19_999);
    expect(statuses).toEqual(["joining", "open"]);
    vi.advanceTimersByTime(1);
    await reply;
    expect(statuses.at(-1)).toBe("lost");
  });
});

describe("a lost connection", () => {
  test("is tried again, later each time, but at least every ten seconds", () => {
    const pauses: number[] = [];
    for (let tries = 0; tries < 7; tries++) {
      carrier.channel.break();
      pauses.push(next - Date.now());
      vi.advanceTimersByTime(pauses.at(-1)!);
      expect(carrier.channels).toHaveLength(tries + 2);
    }
    expect(pauses).toEqual([500, 1000, 2000, 4000, 8000, 10_000, 10_000]);
  });

  test("starts with short pauses again once it has been open", () => {
    carrier.channel.break();
    vi.advanceTimersByTime(500);
    carrier.channel.deliver(welcome());
    carrier.channel.break();
    expect(next - Date.now()).toBe(500);
    expect(statuses).toEqual(["joining", "lost", "open", "lost"]);
  });

  test("is tried at once when the network or the reader is back", () => {
    carrier.channel.break();
    dispatchEvent(new Event("online"));
    expect(carrier.channels).toHaveLength(2);
    carrier.channel.break();
    hide(true);
    expect(carrier.channels).toHaveLength(2);
    hide(false);
    expect(carrier.channels).toHaveLength(3);
  });

  test("is dropped when the browser goes offline", () => {
    carrier.channel.deliver(welcome());
    dispatchEvent(new Event("offline"));
    expect(carrier.channel.state).toBe("closed");
    expect(statuses.at(-1)).toBe("lost");
  });

  test("that never answers its opening is given up", () => {
    vi.advanceTimersByTime(20_000);
    expect(statuses.at(-1)).toBe("lost");
  });

  test("leaves nothing to a channel that speaks late", () => {
    const [old] = carrier.channels;
    old!.break();
    vi.advanceTimersByTime(500);
    old!.deliver(welcome());
    expect(received).toEqual([]);
    expect(statuses.at(-1)).toBe("lost");
  });
});

describe("a table", () => {
  test.each([4404, 4403, 4401])("that is not there for us (%i) is not tried again", (code) => {
    carrier.channel.break(code);
    expect(statuses.at(-1)).toBe("gone");
    vi.advanceTimersByTime(60_000);
    expect(carrier.channels).toHaveLength(1);
  });

  test("that is asked too often is tried again", () => {
    carrier.channel.break(4429);
    expect(statuses.at(-1)).toBe("lost");
  });

  test("that is closed stays closed", () => {
    connection.close();
    carrier.channel.break();
    dispatchEvent(new Event("online"));
    vi.advanceTimersByTime(60_000);
    expect(carrier.channels).toHaveLength(1);
  });
});

describe("a quiet connection", () => {
  const pings = (): number => carrier.channel.sent.filter(({ type }) => type === "ping").length;
  const answer = (): void => carrier.channel.deliver({ type: "ack", id: carrier.channel.take("ping").id!, seq: 1 });

  test("is pinged every fifteen seconds, one ping at a time", async () => {
    carrier.channel.deliver(welcome());
    await vi.advanceTimersByTimeAsync(15_000);
    expect(pings()).toBe(1);
    answer();
    await vi.advanceTimersByTimeAsync(15_000);
    expect(pings()).toBe(2);
  });

  test("is dropped if the ping is not answered within eight seconds", async () => {
    carrier.channel.deliver(welcome());
    await vi.advanceTimersByTimeAsync(15_000 + 7_999);
    expect(statuses.at(-1)).toBe("open");
    await vi.advanceTimersByTimeAsync(1);
    expect(statuses.at(-1)).toBe("lost");
  });

  test("is left alone while something comes by itself, and while nobody looks", async () => {
    carrier.channel.deliver(welcome());
    await vi.advanceTimersByTimeAsync(10_000);
    carrier.channel.deliver(welcome());
    await vi.advanceTimersByTimeAsync(5_000);
    expect(pings()).toBe(0);
    hide(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(pings()).toBe(0);
  });

  test("is checked when the reader comes back, unless something came just now", async () => {
    carrier.channel.deliver(welcome());
    await vi.advanceTimersByTimeAsync(2_999);
    dispatchEvent(new Event("focus"));
    expect(pings()).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    dispatchEvent(new Event("focus"));
    expect(pings()).toBe(1);
  });
});

test("keys of messages differ", () => {
  expect(new Set(Array.from({ length: 100 }, uniqueKey)).size).toBe(100);
});
