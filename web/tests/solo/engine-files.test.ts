/** The files of the engine: unpacked once from the files of a host. */
import { expect, test, vi } from "vitest";
import { EngineFiles, type Store } from "../../src/solo/engine-files";
import { Damaged, unpackLzip } from "../../src/solo/lzip";

const bytes = (base64: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
const LINE = "Sing, goddess, the anger of Achilles. ";
const SUNG = bytes(
  "TFpJUAEaACmaScaKu32QxhlPwbz7VAFyBOdBivEQiOib1VndRRU7RshAmdWJ4JlfcQ0ZcxqEwRpmkC0//+/9sAAp7NG38AUAAAAAAABVAAAAAAAAAA==",
);
// 200 bytes without a pattern, then 70,000 zeros
const MIXED = bytes(
  "TFpJUAEaAAACEZfce0ro4gq5O4UjnQ5HcbVnrpKOEpQGHT0lnXF2SvS/nS3aFLei9cSdtSjn/51uJzgbpsK5d4Y4JBpLY2Q16Y9TRciOdfayRKNQ1+SlMdYlxncp" +
    "7r9xOBlcjO9ibAadu9S44o6UrKqkigIkrTrZ2MsiwdCQEERLF/rv8uWSeWQNoUlci5N93KORn8YjyW2+HZG4BrY8pbPxG/vc/PtrAYyzzjBLkrwm0dpeylJgup1m" +
    "DUCa/uody3i68pWZzDhZrPZXCqwKUqHuoG+fkH71CGQrZQawU7FF+hlFX6L8nlq3MxDHZQSNT3bDyslySKEAj69uih4x5wnngz1b+yUupXSJ7wlyYJTfyYrScSu7" +
    "oFgoqPN4SHIw3lhZW4lvjVD///elgACbQHV4OBIBAAAAAABCAQAAAAAAAA==",
);

test("what was packed is unpacked to the last byte", () => {
  expect(new TextDecoder().decode(unpackLzip(SUNG))).toBe(LINE.repeat(40));
  const mixed = Uint8Array.from({ length: 70_200 }, (_, n) => (n < 200 ? (n * n * 7 + Math.floor(n / 3)) % 251 : 0));
  expect(unpackLzip(MIXED)).toEqual(mixed);
});

function content(packed: Uint8Array): string {
  try {
    return new TextDecoder().decode(unpackLzip(packed));
  } catch (error) {
    if (error instanceof Damaged) return "damaged";
    throw error;
  }
}

test("what is damaged or cut off is no content", () => {
  for (let cut = 0; cut < SUNG.length; cut++) expect(() => unpackLzip(SUNG.slice(0, cut))).toThrow(Damaged);
  const whole = LINE.repeat(40);
  const found = [...SUNG.keys()].map((at) => content(SUNG.with(at, SUNG[at]! ^ 1)));
  expect(new Set(found)).toEqual(new Set(["damaged", whole]));
  // the size of the dictionary, and a mark after the content, do not matter
  expect(found.filter((text) => text === whole).length).toBe(10);
  expect(() => unpackLzip(new TextEncoder().encode("<!doctype html><title>Not found</title>"))).toThrow(Damaged);
});

class Kept implements Store {
  readonly files = new Map<string, Response>();
  match = (address: string): Promise<Response | undefined> => Promise.resolve(this.files.get(address)?.clone());
  put = (address: string, response: Response): Promise<void> => Promise.resolve(void this.files.set(address, response));
  keys = (): Promise<{ url: string }[]> => Promise.resolve([...this.files.keys()].map((url) => ({ url })));
  delete = (address: string): Promise<boolean> => Promise.resolve(this.files.delete(address));
}

test("a file is fetched and unpacked once, and those of other versions go", async () => {
  const store = new Kept();
  const asked: string[] = [];
  const host = (address: string): Promise<Response> => (asked.push(address), Promise.resolve(new Response(SUNG)));
  const files = new EngineFiles("https://host/ilion/engine-1/", Promise.resolve(store), host);
  for (let start = 0; start < 2; start++) {
    const found = await files.get("pyodide.asm.wasm");
    expect(found.headers.get("Content-Type")).toBe("application/wasm");
    expect(await found.text()).toBe(LINE.repeat(40));
  }
  expect(asked).toEqual(["https://host/ilion/engine-1/pyodide.asm.wasm.lz"]);
  await new EngineFiles("https://host/ilion/engine-2/", Promise.resolve(store), host).forgetOthers();
  expect(store.files.size).toBe(0);
});

test("without a cache, or with a full one, every start unpacks", async () => {
  const full = new Kept();
  full.put = () => Promise.reject(new Error("no room"));
  for (const store of [null, full]) {
    let asked = 0;
    const files = new EngineFiles(
      "https://host/engine-1/",
      Promise.resolve(store),
      () => (asked++, Promise.resolve(new Response(SUNG))),
    );
    expect((await (await files.get("ilion.zip")).arrayBuffer()).byteLength).toBe(40 * LINE.length);
    await files.get("ilion.zip");
    expect(asked).toBe(2);
  }
});

test("a damaged file is fetched again from the host itself, and only a whole one is kept", async () => {
  const store = new Kept();
  const asked: string[] = [];
  const answers = [SUNG.with(40, 1), SUNG.slice(0, 50), SUNG];
  const files = new EngineFiles("https://host/engine-1/", Promise.resolve(store), (_address, { cache }) => {
    asked.push(cache);
    return Promise.resolve(new Response(answers.shift()));
  });
  expect(await (await files.get("ilion.zip")).text()).toBe(LINE.repeat(40));
  expect(asked).toEqual(["default", "reload", "reload"]);
  expect(await store.files.get("https://host/engine-1/ilion.zip")!.text()).toBe(LINE.repeat(40));
});

test("a file that never arrives whole is refused by its name, and nothing of it is kept", async () => {
  const store = new Kept();
  const files = new EngineFiles("https://host/engine-1/", Promise.resolve(store), () =>
    Promise.resolve(new Response(SUNG.with(40, 1))),
  );
  const refused = files.get("ilion.zip");
  await expect(refused).rejects.toThrow(Damaged);
  await expect(refused).rejects.toThrow("ilion.zip did not arrive whole in 3 attempts: it");
  expect(store.files.size).toBe(0);
});

test("a host that falls silent, or breaks off, is asked again", async () => {
  let asked = 0;
  const host = (_address: string, { signal }: { signal: AbortSignal }): Promise<Response> => {
    const body = new ReadableStream<Uint8Array>({
      start(out) {
        out.enqueue(SUNG.slice(0, 30));
        if (++asked === 1) signal.addEventListener("abort", () => out.error(signal.reason));
        else if (asked === 2) out.error(new TypeError("network error"));
        else {
          out.enqueue(SUNG.slice(30));
          out.close();
        }
      },
    });
    return Promise.resolve(new Response(body));
  };
  const file = new EngineFiles("https://host/engine-1/", Promise.resolve(null), host).get("ilion.zip");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await (await file).text()).toBe(LINE.repeat(40));
  expect(asked).toBe(3);
});

test("a file that the host does not have is named", async () => {
  const files = new EngineFiles("https://host/engine-1/", Promise.resolve(null), () =>
    Promise.resolve(new Response("", { status: 404 })),
  );
  await expect(files.get("horus.zip")).rejects.toThrow("horus.zip: 404");
});
