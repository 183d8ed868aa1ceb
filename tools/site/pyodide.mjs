// pyodide.mjs PYODIDE SCRIPT [INSIDE=OUTSIDE …]: runs a Python script in Pyodide, with folders of this machine mounted. The folder
// /site, if there is one, comes first on the path of modules.
import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

const [pyodide, script, ...mounts] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(path.join(pyodide, "pyodide.mjs")).href);
// bytecode without columns is a fifth smaller; lines stay in it
const python = await loadPyodide({ env: { PYTHONNODEBUGRANGES: "1", HOME: "/home/pyodide" } });
for (const mount of mounts) {
  const [inside, outside] = mount.split("=");
  python.FS.mkdirTree(inside);
  python.mountNodeFS(inside, path.resolve(outside));
}
python.FS.writeFile("/stdlib.zip", fs.readFileSync(path.join(pyodide, "python_stdlib.zip")));
python.runPython("import sys; sys.path.insert(0, '/site')");
python.globals.set("__name__", "__main__");
python.runPython(fs.readFileSync(script, "utf8"), { filename: script });
