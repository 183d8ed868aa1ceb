/** Python in a worker: Pyodide, the core of Ilion, and each game when it is first wanted. */

/** The part of Pyodide that is used here. */
interface Pyodide {
  unpackArchive(archive: ArrayBuffer, format: "zip"): void;
  pyimport(module: string): unknown;
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
    private readonly home: string,
    private readonly python: Pyodide,
  ) {}

  /** Start Python from the files in a folder. */
  static async start(home: string): Promise<Engine> {
    const core = archive(home, "ilion");
    core.catch(() => undefined); // whatever fails first is reported
    const { loadPyodide } = (await import(/* @vite-ignore */ `${home}pyodide.mjs`)) as PyodideModule;
    const python = await loadPyodide({ indexURL: home, stdLibURL: `${home}stdlib.zip`, lockFileContents: LOCK });
    python.unpackArchive(await core, "zip");
    return new Engine(home, python);
  }

  /** Load the rules of a game, once. */
  game(id: string): Promise<void> {
    let found = this.games.get(id);
    if (!found) {
      found = archive(this.home, id).then((bytes) => this.python.unpackArchive(bytes, "zip"));
      found.catch(() => this.games.delete(id)); // the next one tries again
      this.games.set(id, found);
    }
    return found;
  }

  module<T>(name: string): T {
    return this.python.pyimport(name) as T;
  }
}

async function archive(home: string, name: string): Promise<ArrayBuffer> {
  const response = await fetch(`${home}${name}.zip`);
  if (!response.ok) throw new Error(`${name}.zip: ${response.status}`);
  return response.arrayBuffer();
}
