/** Python in a worker: Pyodide, the core of Ilion, and each game when it is first needed. */
import { EngineFiles, openStore } from "./engine-files";

/** The part of Pyodide that is used here. */
interface Pyodide {
  unpackArchive(archive: ArrayBuffer, format: "zip"): void;
  pyimport(module: string): unknown;
  _module: { HEAP8: Int8Array };
}
interface PyodideModule {
  loadPyodide: (options: Record<string, unknown>) => Promise<Pyodide>;
}

// Without packages of its own, Pyodide need not fetch its list of packages.
const LOCK = {
  info: { abi_version: "2026_0", arch: "wasm32", platform: "emscripten_5_0_3", python: "3.14.2", version: "314.0.7" },
  packages: {},
};

export class Engine {
  private readonly games = new Map<string, Promise<void>>();

  private constructor(
    private readonly files: EngineFiles,
    private readonly python: Pyodide,
  ) {}

  /** Start Python from the files in a folder. */
  static async start(home: string): Promise<Engine> {
    const files = new EngineFiles(home, openStore(home), globalThis.fetch.bind(globalThis));
    const core = archive(files, "ilion");
    core.catch(() => undefined); // only the first failure is reported
    const { loadPyodide } = await imported<PyodideModule>(await files.get("pyodide.mjs"));
    const { default: createPyodideModule } = await imported<{ default: unknown }>(await files.get("pyodide.asm.mjs"));
    const python = await answering(home, files, () =>
      loadPyodide({ indexURL: home, stdLibURL: `${home}stdlib.zip`, lockFileContents: LOCK, createPyodideModule }),
    );
    python.unpackArchive(await core, "zip");
    files.forgetOthers().catch(() => undefined);
    return new Engine(files, python);
  }

  /** Load the rules of a game, once. */
  game(id: string): Promise<void> {
    let found = this.games.get(id);
    if (!found) {
      found = archive(this.files, id).then((bytes) => this.python.unpackArchive(bytes, "zip"));
      found.catch(() => this.games.delete(id)); // the next call tries again
      this.games.set(id, found);
    }
    return found;
  }

  /** The bytes of Python's memory. It grows and never shrinks. */
  get heap(): number {
    return this.python._module.HEAP8.length;
  }

  module<T>(name: string): T {
    return this.python.pyimport(name) as T;
  }
}

async function archive(files: EngineFiles, name: string): Promise<ArrayBuffer> {
  return (await files.get(`${name}.zip`)).arrayBuffer();
}

/** Return the exports of the script in a response. If it were imported from its own address, one failed fetch would make it fail
 * until the worker ends: browsers remember failed imports. */
async function imported<T>(script: Response): Promise<T> {
  const address = URL.createObjectURL(await script.blob());
  try {
    return (await import(/* @vite-ignore */ address)) as T;
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Do some work that fetches files of the engine by their own names, as Pyodide does. */
async function answering<T>(home: string, files: EngineFiles, work: () => Promise<T>): Promise<T> {
  const ordinary = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    const name = address.startsWith(home) ? address.slice(home.length) : "";
    return ["pyodide.asm.wasm", "stdlib.zip"].includes(name) ? files.get(name) : ordinary(input, init);
  };
  try {
    return await work();
  } finally {
    globalThis.fetch = ordinary;
  }
}
