/** The files of the engine: unpacked from what a host has, once. */
import { expect, test } from "vitest";
import { EngineFiles, type Store } from "../../src/solo/engine-files";
import { Damaged, unpackLzma } from "../../src/solo/lzma";

const bytes = (base64: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
const LINE = "Sing, goddess, the anger of Achilles. ";
const SUNG = bytes("XQAAAATwBQAAAAAAAAApmknGirt9kMYZT8G8+1QBcgTnQYrxEIjom9VZ3UUVO0bIQJnVieCZX3ENGXMahMEaZpAtP//v/bAA");
// 200 bytes without a pattern, then 70,000 zeros
const MIXED = bytes(
  "XQAAAAQ4EgEAAAAAAAAAAhGX3HtK6OIKuTuFI50OR3G1Z66SjhKUBh09JZ1xdkr0v50t2hS3ovXEnbUo5/+dbic4G6bCuXeGOCQaS2NkNemPU0XIjnX2skSjUNfk" +
    "pTHWJcZ3Ke6/cTgZXIzvYmwGnbvUuOKOlKyqpIoCJK062djLIsHQkBBESxf67/LlknlkDaFJXIuTfdyjkZ/GI8ltvh2RuAa2PKWz8Rv73Pz7awGMs84wS5K8" +
    "JtHaXspSYLqdZg1Amv7qHct4uvKVmcw4Waz2VwqsClKh7qBvn5B+9QhkK2UGsFOxRfoZRV+i/J5atzMQx2UEjU92w8rJckihAI+vbooeMecJ54M9W/slLqV0" +
    "ie8JcmCU38mK0nEru6BYKKjzeEhyMN5YWVuJb41Q///3pYAA",
);

test("what was packed is unpacked to the last byte", () => {
  expect(new TextDecoder().decode(unpackLzma(SUNG))).toBe(LINE.repeat(40));
  const mixed = Uint8Array.from({ length: 70_200 }, (_, n) => (n < 200 ? (n * n * 7 + Math.floor(n / 3)) % 251 : 0));
  expect(unpackLzma(MIXED)).toEqual(mixed);
});

test("what is damaged or cut off is no content", () => {
  for (const cut of [0, 10, 17, 40, SUNG.length - 20]) expect(() => unpackLzma(SUNG.slice(0, cut))).toThrow(Damaged);
  expect(() => unpackLzma(new TextEncoder().encode("<!doctype html><title>Not found</title>"))).toThrow(Damaged);
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
  expect(asked).toEqual(["https://host/ilion/engine-1/pyodide.asm.wasm.lzma"]);
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

test("a file that the host does not have is named", async () => {
  const files = new EngineFiles("https://host/engine-1/", Promise.resolve(null), () =>
    Promise.resolve(new Response("", { status: 404 })),
  );
  await expect(files.get("horus.zip")).rejects.toThrow("horus.zip: 404");
});
