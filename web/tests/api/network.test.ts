import { beforeEach, describe, expect, test, vi } from "vitest";
import { network } from "../../src/api/carrier";

class FakeSocket {
  static CONNECTING = 0;
  static OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  send = vi.fn();
  close = vi.fn();
  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
}

beforeEach(() => {
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", FakeSocket);
});

describe("the network", () => {
  test.each([
    ["http:", "ws://ilion.example/api/tables/t1/socket"],
    ["https:", "wss://ilion.example/api/tables/t1/socket"],
  ])("opens a socket of the same host and safety (%s)", (protocol, url) => {
    vi.stubGlobal("location", { protocol, host: "ilion.example" });
    network.open("t1", { onMessage: vi.fn(), onClose: vi.fn() });
    expect(FakeSocket.all[0]!.url).toBe(url);
  });

  test("passes on what comes, what goes and how it ends", () => {
    const [onMessage, onClose] = [vi.fn(), vi.fn()];
    const channel = network.open("t1", { onMessage, onClose });
    const [socket] = FakeSocket.all as [FakeSocket];
    expect(channel.state).toBe("connecting");
    socket.readyState = 1;
    expect(channel.state).toBe("open");
    channel.send("hello");
    expect(socket.send).toHaveBeenCalledWith("hello");
    socket.onmessage!({ data: "{}" });
    expect(onMessage).toHaveBeenCalledWith("{}");
    for (const state of [2, 3]) {
      socket.readyState = state;
      expect(channel.state).toBe("closed");
    }
    socket.onclose!({ code: 4404 });
    expect(onClose).toHaveBeenCalledWith(4404);
    channel.close();
    expect(socket.close).toHaveBeenCalled();
  });

  test("fetches below /api", async () => {
    const fetched = vi.fn(() => Promise.resolve(new Response("ok")));
    vi.stubGlobal("fetch", fetched);
    await network.fetch("/games", { method: "GET" });
    expect(fetched).toHaveBeenCalledWith("/api/games", { method: "GET" });
  });
});
