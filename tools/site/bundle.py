"""Runs inside Pyodide and writes the engine's archives: its bytecode has the right magic number only there.

`/site` is the package with its side modules, `/stdlib.zip` Pyodide's own standard library, `/out` the folder for the archives. The
standard library is cut to the modules that playing needs. Every game has an archive of its own, loaded together with the game.
Archives are stored and not deflated, so that they can be packed better as a whole.
"""

from __future__ import annotations

import ast
import importlib._bootstrap_external as machinery
import importlib.util
import json
import sys
import zipfile
from collections.abc import Callable
from pathlib import Path

SITE, OUT = Path("/site"), Path("/out")
SUFFIX = ".cpython-314-wasm32-emscripten.so"
PREFIX = "python314.zip/"
# Imported late, or by name: reading an archive needs cp437, and the needs of Pyodide in a browser are not guessed.
KEPT = (
    "_pyodide/",
    "pyodide/",
    "collections/",
    "concurrent/futures/thread.",
    "encodings/utf_8.",
    "encodings/ascii.",
    "encodings/latin_1.",
    "encodings/cp437.",
    "importlib/",
    "datetime.",
    "_strptime.",
    "calendar.",
    "pickle.",
    "_compat_pickle.",
    "decimal.",
    "numbers.",
    "urllib/__init__.",
    "urllib/parse.",
    "pkgutil.",
)
# For a console, for Node and for its own packages; nothing here has any of them.
NOT_KEPT = (
    "pyodide/console.",
    "pyodide/_nodesock_transport.",
    "importlib/metadata/diagnose.",
)
PACKAGES = {"bots", "core", "games", "review", "solo", "table"}
LEFT_OUT = {".pxd", ".pyi", ".typed"}
LEFT_OUT_FILES = {"benchmark.json", "schema.json"}


def without_docstrings(tree: ast.Module) -> ast.Module:
    """Return the same module without docstrings; unlike with `optimize`, its assertions stay."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) and ast.get_docstring(node, False):
            node.body = node.body[1:] or [ast.copy_location(ast.Pass(), node.body[0])]
    return tree


def bytecode(source: bytes, name: str, optimize: int) -> bytes:
    tree = without_docstrings(ast.parse(source))
    code = compile(tree, name, "exec", dont_inherit=True, optimize=optimize)
    pack: Callable[..., bytearray] = machinery._code_to_hash_pyc  # type: ignore[attr-defined]
    return bytes(pack(code, importlib.util.source_hash(source), False))


def use_everything() -> dict[str, str]:
    """Import everything that playing needs, and return the folder of each game by its id."""
    sys.path.insert(0, str(SITE))
    import ilion
    import ilion.bots.worker
    import ilion.review
    import ilion.solo.browser
    import ilion.table.proof
    import ilion.table.reviewed

    if not ilion.compiled:
        raise RuntimeError("the rules in the archive would run interpreted")
    for id in ilion.games():
        ilion.load(id).new()
        ilion.load(id).evaluator()
    return {id: type(ilion.load(id)).__module__.split(".")[2] for id in ilion.games()}


def is_frozen(name: str) -> bool:
    """Whether Python has a frozen module for this file, and so never reads the file."""
    module = name.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
    spec = getattr(sys.modules.get(module), "__spec__", None)
    return spec is not None and spec.origin == "frozen"


def write_stdlib() -> None:
    files = [getattr(module, "__file__", None) or "" for module in list(sys.modules.values())]
    used = {file.split(PREFIX)[1] for file in files if PREFIX in file}
    with (
        zipfile.ZipFile("/stdlib.zip") as old,
        zipfile.ZipFile(OUT / "stdlib.zip", "w", zipfile.ZIP_STORED) as new,
    ):
        for name in old.namelist():
            wanted = name in used or (name.startswith(KEPT) and not name.startswith(NOT_KEPT))
            if name.endswith(".py") and wanted and not is_frozen(name):
                new.writestr(zipfile.ZipInfo(name + "c"), bytecode(old.read(name), name, 2))


def write_archives(folders: dict[str, str]) -> None:
    compiled = {str(path)[: -len(SUFFIX)] for path in SITE.rglob("*" + SUFFIX)}
    homes = {folder: id for id, folder in folders.items()}
    archives = {id: zipfile.ZipFile(OUT / f"{id}.zip", "w", zipfile.ZIP_STORED) for id in ("ilion", *folders)}
    for path in sorted(SITE.rglob("*")):
        name = path.relative_to(SITE)
        if path.is_dir() or "__pycache__" in name.parts or path.suffix in LEFT_OUT or path.name in LEFT_OUT_FILES:
            continue
        if len(name.parts) > 2 and name.parts[1] not in PACKAGES:
            continue
        of_game = len(name.parts) > 3 and name.parts[1] == "games"
        archive = archives[homes[name.parts[2]] if of_game else "ilion"]
        if path.suffix != ".py":
            archive.writestr(zipfile.ZipInfo(str(name)), path.read_bytes())
        elif str(path)[:-3] not in compiled:
            archive.writestr(zipfile.ZipInfo(str(name) + "c"), bytecode(path.read_bytes(), str(name), 0))
    for archive in archives.values():
        archive.close()


def write_answers() -> None:
    """Write the answers of the API that never change as files: pages about games need no engine. Beside them the texts of errors,
    which the page formats for the engine."""
    from ilion.core.registry import games
    from ilion.core.text import Catalogue
    from ilion.solo import Api, Solo, Visitor

    api = Api(Solo())

    def save(path: str, name: str) -> None:
        status, body = api.request(Visitor(), "GET", f"/api/{path}")
        assert status == 200, body
        target = OUT / "api" / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(body if isinstance(body, str) else json.dumps(body, ensure_ascii=False), encoding="utf-8")

    save("games", "games.json")
    for id in games():
        save(f"games/{id}", f"games/{id}.json")
        for language in api.request(Visitor(), "GET", f"/api/games/{id}")[1]["languages"]:
            save(f"games/{id}/texts/{language}", f"games/{id}/texts/{language}.ftl")
    (OUT / "api" / "texts").mkdir()
    for language in Catalogue("ilion.table").languages():
        text = "\n".join(Catalogue(package).source(language) for package in ("ilion.core", "ilion.table"))
        (OUT / "api" / "texts" / f"{language}.ftl").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    found = use_everything()
    write_answers()
    write_stdlib()
    write_archives(found)
