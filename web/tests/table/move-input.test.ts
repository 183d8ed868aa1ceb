import { flushSync } from "svelte";
import { beforeEach, describe, expect, test } from "vitest";
import { Problem } from "../../src/api/problem";
import type { TableState } from "../../src/api/types";
import { settings } from "../../src/app/settings.svelte";
import type { AnyMove } from "../../src/games/contract";
import { ConnectionLost, type ClientRequest, type Reply } from "../../src/table/connection";
import { MoveInput, type MoveHost } from "../../src/table/move-input.svelte";
import { move, tableState } from "../fixtures";

class Host implements MoveHost {
  now: TableState | null = tableState({ seq: 5 });
  seat: number | null = 0;
  refusal: MoveHost["refusal"] = null;
  draft: { text: string }[] = [];
  suggested: AnyMove | null = null;
  parts: string[] = [];
  isPart = (move: AnyMove): boolean => this.parts.includes(move.text);
  allowed = true;
  readonly sent: ClientRequest[] = [];
  readonly refused: unknown[] = [];
  private replies: { resolve: (reply: Reply) => void; reject: (error: Error) => void }[] = [];

  maySend(): boolean {
    return this.allowed;
  }
  request(message: ClientRequest): Promise<Reply> {
    this.sent.push(message);
    return new Promise((resolve, reject) => this.replies.push({ resolve, reject }));
  }
  refuse(error: unknown): void {
    this.refused.push(error);
  }
  async reply(reply: Reply | Error): Promise<void> {
    const waiting = this.replies.shift()!;
    if (reply instanceof Error) waiting.reject(reply);
    else waiting.resolve(reply);
    for (let turn = 0; turn < 5; turn++) await Promise.resolve();
    flushSync();
  }
  ack = (): Promise<void> => this.reply({ type: "ack", id: "", seq: 6 });
  get types(): string[] {
    return this.sent.map((message) => ("move" in message ? `${message.type} ${message.move}` : message.type));
  }
}

let host: Host;
let input: MoveInput;
const [a, b] = [move("a"), move("b")];
const preview = (text: string): Reply => ({ type: "preview", id: "", move: text, data: { of: text } });

beforeEach(() => {
  host = new Host();
  input = new MoveInput(host);
  settings.set({ confirm: "always" });
});

describe("choosing", () => {
  test("a move shows its consequence, and sends nothing", async () => {
    input.choose(a);
    expect(host.types).toEqual(["preview a"]);
    expect(input.preview).toBeNull();
    await host.reply(preview("a"));
    expect(input.preview).toEqual({ of: "a" });
  });

  test("the same move again with a key sends it, with the pointer it does not", () => {
    input.choose(a);
    input.choose(move("a"));
    expect(host.types).toEqual(["preview a"]);
    input.byKey = true;
    input.choose(move("a"));
    expect(host.sent.at(-1)).toMatchObject({ type: "play", move: "a", seq: 5, seat: 0 });
  });

  test("a part of a larger choice joins the draft at once, unless it cannot be undone", () => {
    host.parts = ["a", "b"];
    input.choose(a);
    expect(host.types).toEqual(["play a"]);
    input.sending = false;
    input.choose(move("b", { final: true }));
    expect(host.types).toEqual(["play a", "preview b"]);
  });

  test("sends what can be undone by a second tap or a drop, if the reader confirms only the rest", () => {
    settings.set({ confirm: "final" });
    input.choose(a);
    input.choose(a);
    expect(host.types).toEqual(["preview a", "play a"]);
    input.sending = false;
    input.choose(b, true);
    expect(host.types.at(-1)).toBe("play b");
    input.sending = false;
    const last = move("c", { final: true });
    input.choose(last, true);
    input.choose(last);
    expect(host.types).not.toContain("play c");
  });

  test("sends at once for a reader who need not confirm", () => {
    settings.set({ confirm: "never" });
    input.choose(a);
    expect(host.types).toEqual(["play a"]);
  });

  test("clears the last refusal", () => {
    host.refusal = { title: "", status: 422, detail: "" };
    input.choose(null);
    expect(host.refusal).toBeNull();
  });
});

describe("composing", () => {
  const idle = async (): Promise<void> => {
    for (let turn = 0; turn < 10; turn++) await Promise.resolve();
  };
  const said = async (seq: number, draft: string[]): Promise<void> => {
    host.draft = draft.map((text) => ({ text }));
    const before = host.now;
    host.now = tableState({ seq });
    input.onState(before, host.now);
    await host.ack();
  };

  test("takes back what differs, and sends the rest in order", async () => {
    host.draft = [{ text: "god" }, { text: "ram" }, { text: "deer" }];
    const done = input.compose(["god", "deer", "fish"]);
    expect(host.sent.at(-1)).toMatchObject({ type: "undo", n: 2, seq: 5, seat: 0 });
    await said(6, ["god"]);
    expect(host.sent.at(-1)).toMatchObject({ type: "play", move: "deer", seq: 6 });
    await said(7, ["god", "deer"]);
    expect(host.sent.at(-1)).toMatchObject({ type: "play", move: "fish", seq: 7 });
    await said(8, ["god", "deer", "fish"]);
    expect(await done).toBe(true);
  });

  test("tells what each part that is sent would lead to, with the draft that ends with it", async () => {
    const heard: [readonly string[], unknown][] = [];
    const done = input.compose(["god", "deer"], (draft, found) => heard.push([draft, found]));
    expect(host.types).toEqual(["preview god", "play god"]);
    await host.reply(preview("god"));
    await said(6, ["god"]);
    expect(host.types.slice(2)).toEqual(["preview deer", "play deer"]);
    await host.reply(new Problem({ title: "", status: 409, detail: "it cannot be foreseen" }));
    await said(7, ["god", "deer"]);
    expect(await done).toBe(true);
    expect(heard).toEqual([[["god"], { of: "god" }]]);
  });

  test("is settled when the last part has arrived", async () => {
    const done = input.compose(["god", "deer"]);
    let settled = false;
    void input.settled().then(() => (settled = true));
    await said(6, ["god"]);
    expect(settled).toBe(false);
    await said(7, ["god", "deer"]);
    expect(await done).toBe(true);
    await input.settled();
    expect(settled).toBe(true);
  });

  test("is settled when a part is refused", async () => {
    void input.compose(["god", "deer"]);
    await host.reply(new Problem({ title: "", status: 422, detail: "no" }));
    await input.settled();
    expect(host.types).toEqual(["play god"]);
  });

  test("a second change waits for the first, and both count", async () => {
    host.draft = [{ text: "god" }, { text: "ram" }, { text: "deer" }];
    const first = input.compose(["god", "deer"]);
    const second = input.compose(["god", "ram"]); // the reader still sees the ram
    expect(host.types).toEqual(["undo"]);
    await said(6, ["god"]);
    expect(host.sent.at(-1)).toMatchObject({ type: "play", move: "deer", seq: 6 });
    await said(7, ["god", "deer"]);
    expect(await first).toBe(true);
    await idle();
    expect(host.sent.at(-1)).toMatchObject({ type: "undo", n: 1, seq: 7 });
    await said(8, ["god"]);
    expect(await second).toBe(true);
    expect(host.types).toEqual(["undo", "play deer", "undo"]);
  });

  test("a change waits for a part that was chosen just before", async () => {
    host.parts = ["a"];
    host.draft = [{ text: "god" }, { text: "ram" }, { text: "deer" }];
    input.choose(a);
    const done = input.compose(["god", "deer"]);
    expect(host.types).toEqual(["play a"]);
    await said(6, ["god", "ram", "deer", "a"]);
    await idle();
    expect(host.sent.at(-1)).toMatchObject({ type: "undo", n: 3, seq: 6 });
    await said(7, ["god"]);
    await said(8, ["god", "deer"]);
    await said(9, ["god", "deer", "a"]);
    expect(await done).toBe(true);
    expect(host.types).toEqual(["play a", "undo", "play deer", "play a"]);
  });

  test("a change means nothing any more once the game went on or the first was refused", async () => {
    void input.compose(["god"]);
    const late = input.compose(["god", "ram"]);
    await said(6, []); // the turn is over
    expect(await late).toBe(false);
    void input.compose(["god"]);
    const behind = input.compose(["god", "ram"]);
    await host.reply(new Problem({ title: "", status: 422, detail: "no" }));
    expect(await behind).toBe(false);
    expect(host.types).toEqual(["play god", "play god"]);
    void input.compose(["ram"]);
    expect(host.types.at(-1)).toBe("play ram");
  });

  test("stops at the part that is refused", async () => {
    const done = input.compose(["god", "deer"]);
    await host.reply(new Problem({ title: "", status: 422, detail: "no" }));
    expect(await done).toBe(false);
    expect(host.types).toEqual(["play god"]);
    expect(host.refused).toHaveLength(1);
  });
});

describe("the consequence", () => {
  test("is that of the suggested move while nothing else is chosen", () => {
    host.suggested = move("offer");
    input.onState(null, host.now!);
    expect(host.types).toEqual(["preview offer"]);
  });

  test("is that of the highlighted move, and of the chosen one afterwards", async () => {
    input.choose(a);
    await host.reply(preview("a"));
    input.highlight(b);
    await host.reply(preview("b"));
    expect(input.preview).toEqual({ of: "b" });
    input.highlight(null);
    expect(input.preview).toEqual({ of: "a" });
    expect(host.types).toEqual(["preview a", "preview b"]); // each is asked for once
  });

  test("is asked for one at a time, and only for the last move that was highlighted", async () => {
    for (const one of ["a", "b", "c", "d"]) input.highlight(move(one));
    expect(host.types).toEqual(["preview a"]);
    await host.reply(preview("a"));
    expect(host.types).toEqual(["preview a", "preview d"]);
  });

  test("of an older state is not kept", async () => {
    input.highlight(a);
    host.now = tableState({ seq: 6 });
    await host.reply(preview("a"));
    expect(input.preview).toBeNull();
    expect(host.types).toEqual(["preview a", "preview a"]);
  });

  test("is asked for again if it was refused because something had happened meanwhile", async () => {
    input.choose(a);
    host.now = tableState({ seq: 6 });
    host.suggested = b;
    input.onState(tableState({ seq: 5 }), host.now);
    await host.reply(new Problem({ title: "", status: 422, detail: "", type: "" }));
    expect(host.types).toEqual(["preview a", "preview b"]);
    await host.reply(preview("b"));
    expect(input.preview).toEqual({ of: "b" });
  });

  test("can be missing: the move can be made without it", async () => {
    input.choose(a);
    await host.reply(new ConnectionLost());
    expect([input.preview, host.refused]).toEqual([null, []]);
  });
});

describe("sending", () => {
  test("clears the choice once the server has the move", async () => {
    input.highlight(a);
    const sent = input.send("a");
    expect(input.sending).toBe(true);
    await host.reply(preview("a"));
    await host.ack();
    expect(await sent).toBe(true);
    expect([input.sending, input.highlighted, input.queued]).toEqual([false, null, null]);
  });

  test("leaves a choice alone that was made in the new state before the reply came", async () => {
    const sent = input.send("a");
    const before = host.now;
    host.now = tableState({ seq: 6 });
    input.onState(before, host.now);
    input.choose(b);
    await host.ack();
    await sent;
    expect(input.chosen).toEqual(b);
  });

  test("one move at a time", async () => {
    void input.send("a");
    expect(await input.send("b")).toBe(false);
    expect(host.types).toEqual(["play a"]);
  });

  test("nothing, or what may not be sent now, does nothing", async () => {
    expect(await input.send("")).toBe(false);
    host.allowed = false;
    expect(await input.send("a")).toBe(false);
    host.now = null;
    expect(await input.send("a")).toBe(false);
    expect(host.sent).toEqual([]);
  });

  test("a move that is refused says why and is not queued", async () => {
    const sent = input.send("a");
    const problem = new Problem({ title: "", status: 422, detail: "no" });
    await host.reply(problem);
    expect(await sent).toBe(false);
    expect([host.refused, input.queued, input.sending]).toEqual([[problem], null, false]);
  });
});

describe("without a connection a move", () => {
  const lose = async (): Promise<void> => {
    void input.send("a");
    await host.reply(new ConnectionLost());
  };

  test("waits, and is sent again with the same key and for the same state", async () => {
    await lose();
    expect(input.queued).toMatchObject({ text: "a", seq: 5 });
    host.now = tableState({ seq: 8 });
    input.sendQueued();
    const [first, second] = host.sent;
    expect(second).toEqual(first);
    await host.ack();
    expect(input.queued).toBeNull();
  });

  test("can be taken back before it is sent", async () => {
    await lose();
    input.discardQueued();
    input.sendQueued();
    expect(host.sent).toHaveLength(1);
  });

  test("keeps others from being sent", async () => {
    await lose();
    expect(await input.send("b")).toBe(false);
  });
});

describe("a new state", () => {
  test("in which something happened takes the choice away, not a highlight that is still legal", () => {
    const later = { ...a, final: true };
    input.choose(a);
    input.highlight(a);
    input.onState(host.now, tableState({ seq: 6, moves: [later] }));
    expect(input.chosen).toBeNull();
    expect(input.highlighted).toEqual(later);
  });

  test("in which nothing happened leaves the choice", () => {
    input.choose(a);
    input.onState(host.now, tableState({ seq: 5 }));
    expect(input.chosen).toEqual(a);
  });

  test("takes away what is no longer legal", () => {
    input.choose(a);
    input.highlight(b);
    input.onState(host.now, tableState({ seq: 5, moves: null }));
    expect([input.chosen, input.highlighted]).toEqual([null, null]);
  });
});

test("nothing of it is left for another seat", async () => {
  input.choose(a);
  await host.reply(preview("a"));
  input.forget();
  expect([input.chosen, input.preview]).toEqual([null, null]);
  input.highlight(a);
  expect(host.types).toEqual(["preview a", "preview a"]);
});
