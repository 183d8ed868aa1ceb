import { describe, expect, test, vi } from "vitest";
import { Offline, request, requestText } from "../../src/api/http";
import { Problem } from "../../src/api/problem";
import { FakeCarrier } from "../fake-carrier";

const answering = (path: string, answer: () => Response): FakeCarrier => {
  const carrier = new FakeCarrier();
  carrier.answers[path] = answer;
  return carrier;
};

describe("a request", () => {
  test("sends its body as JSON and returns the answer", async () => {
    const carrier = answering("/tables", () => Response.json({ id: 7 }, { status: 201 }));
    expect(await request("POST", "/tables", { game: "troia" }, carrier)).toEqual({ id: 7 });
    expect(carrier.requests[0]!.init).toMatchObject({
      method: "POST",
      body: '{"game":"troia"}',
      headers: { "Content-Type": "application/json" },
    });
  });

  test("without a body sends none, and an answer without content is nothing", async () => {
    const carrier = answering("/logout", () => new Response(null, { status: 204 }));
    expect(await request("POST", "/logout", undefined, carrier)).toBeUndefined();
    expect(carrier.requests[0]!.init).toEqual({ method: "POST" });
  });

  test("that is refused throws what the server said", async () => {
    const details = { title: "Conflict", status: 409, detail: "The table is full.", key: "table-full" };
    const carrier = answering("/join", () => Response.json(details, { status: 409 }));
    await expect(request("POST", "/join", {}, carrier)).rejects.toThrow(Problem);
    await expect(request("POST", "/join", {}, carrier)).rejects.toMatchObject({ details });
  });

  test("that a proxy refuses throws its status", async () => {
    const carrier = answering("/me", () => new Response("<html>", { status: 502, statusText: "Bad Gateway" }));
    await expect(request("GET", "/me", undefined, carrier)).rejects.toMatchObject({
      details: { status: 502, title: "Bad Gateway", detail: "Bad Gateway" },
    });
  });

  test("that meets a server which was away is made again, a few times", async () => {
    vi.useFakeTimers();
    const details = { title: "", status: 503, detail: "try again", key: "away" };
    let away = 2;
    const carrier = answering("/tables", () =>
      away-- > 0 ? Response.json(details, { status: 503 }) : Response.json({ id: 7 }, { status: 201 }),
    );
    const made = request("POST", "/tables", { game: "troia" }, carrier);
    await vi.runAllTimersAsync();
    expect(await made).toEqual({ id: 7 });
    expect(carrier.requests.map(({ init }) => init?.body)).toEqual(Array(3).fill('{"game":"troia"}'));

    away = Infinity;
    const refused = expect(request("POST", "/tables", {}, carrier)).rejects.toMatchObject({ details });
    await vi.runAllTimersAsync();
    await refused;
    expect(carrier.requests).toHaveLength(3 + 4);
    vi.useRealTimers();
  });

  test("that meets another failure is made once: it may have been done", async () => {
    const details = { title: "", status: 503, detail: "look first", key: "unavailable" };
    const carrier = answering("/tables", () => Response.json(details, { status: 503 }));
    await expect(request("POST", "/tables", {}, carrier)).rejects.toMatchObject({ details });
    expect(carrier.requests).toHaveLength(1);
  });

  test("that reaches nobody is offline", async () => {
    await expect(request("GET", "/me", undefined, new FakeCarrier())).rejects.toThrow(Offline);
  });
});

describe("a text", () => {
  test("is returned as it is", async () => {
    expect(
      await requestText(
        "/record",
        answering("/record", () => new Response("[Game]")),
      ),
    ).toBe("[Game]");
  });
  test("that is not there is a problem", async () => {
    const carrier = answering("/record", () => Response.json({ title: "", status: 404, detail: "none" }, { status: 404 }));
    await expect(requestText("/record", carrier)).rejects.toMatchObject({ details: { status: 404 } });
  });
});
