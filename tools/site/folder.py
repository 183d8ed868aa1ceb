"""The static folder: the web app, the engine, and the files with which both work from any file host."""

from __future__ import annotations

import hashlib
import html
import json
import shutil
from collections.abc import Callable
from pathlib import Path

from hatch_build import build_web_app
from tools.site.engine import ROOT, bundle, cached_engine, write_package
from tools.site.toolchain import HERE, Toolchain, fetch, fetch_pyodide

NOT_KEPT = {"404.html", "sw.js"}  # of the service worker
COMPONENTS = "https://github.com/pyodide/pyodide/tree/"


def build(out: Path, tell: Callable[[str], None] = print, wheel: Path | None = None) -> Path:
    """Build the folder, and return it. Raises `Unavailable` if neither the tools nor a wheel is available."""
    work = (ROOT / "build" / "wasm").resolve()
    if wheel is None:
        toolchain = fetch(work, tell)
        engine = cached_engine(toolchain, work, tell)
    else:
        toolchain, engine = with_pyodide_only(work), work / "engine"
        write_package(toolchain, work, work / "package", tell, wheel)
        bundle(toolchain, work / "package", engine, tell)
    tell("Building the web app")
    assemble(build_web_app(ROOT, mode="site"), engine, toolchain, out)
    return out


def with_pyodide_only(work: Path) -> Toolchain:
    """Return the part of the toolchain that a ready wheel still needs."""
    home = work / "pyodide"
    if not Toolchain(home).pyodide.is_dir():
        fetch_pyodide(home)
    return Toolchain(home)


def assemble(page: Path, engine: Path, toolchain: Toolchain, out: Path) -> None:
    """Put page and engine together."""
    shutil.rmtree(out, ignore_errors=True)
    shutil.copytree(page, out, ignore=shutil.ignore_patterns("*.br", "*.gz", ".vite"))
    name = f"engine-{digest_of(engine)}"
    shutil.copytree(engine, out / name)
    index = (out / "index.html").read_text("utf-8")
    meta = f'<meta name="ilion-engine" content="{name}/" />\n    <script>{DEEP_LINK}</script>\n    '
    (out / "index.html").write_text(index.replace("<title>", f"{meta}<title>", 1), encoding="utf-8")
    manifest = json.loads((out / "manifest.webmanifest").read_text("utf-8").replace('"/', '"./'))
    del manifest["id"]  # counted from the root of the host, it would be the same in every folder
    (out / "manifest.webmanifest").write_text(json.dumps(manifest, indent=2), encoding="utf-8")
    (out / "licences.html").write_text(licences(toolchain), encoding="utf-8")
    (out / ".nojekyll").touch()  # some hosts would leave out files whose names begin with an underscore
    shutil.copyfile(HERE / "404.html", out / "404.html")
    files = sorted(str(path.relative_to(out)) for path in out.rglob("*") if path.is_file())
    kept = [file for file in files if file not in NOT_KEPT and not file.startswith(".")]
    worker = f"const NAME = {json.dumps(digest_of(out))};\nconst FILES = {json.dumps(kept)};\n"
    (out / "sw.js").write_text(worker + (HERE / "sw.js").read_text("utf-8"), encoding="utf-8")


# 404.html stores the address that the reader wanted
DEEP_LINK = (
    'const wanted = sessionStorage.getItem("ilion-wanted"); '
    'if (wanted) { sessionStorage.removeItem("ilion-wanted"); window.ilionWanted = wanted; }'
)


def digest_of(folder: Path) -> str:
    found = hashlib.sha256()
    for path in sorted(folder.rglob("*")):
        if path.is_file():
            found.update(f"{path.relative_to(folder)}\0".encode() + path.read_bytes())
    return found.hexdigest()[:16]


def licences(toolchain: Toolchain) -> str:
    """Return the page about the software that the folder contains."""
    version = json.loads((toolchain.pyodide / "package.json").read_text("utf-8"))["version"]
    parts = [
        ("Ilion", "Apache License 2.0", "The text is below."),
        ("Pyodide " + version, "Mozilla Public License 2.0", f"Unchanged. Its source: {COMPONENTS}{version}"),
        ("CPython 3.14", "PSF License Agreement", "Its library was cut to the modules that are used, and compiled to bytecode."),
        ("Emscripten and musl", "MIT License", "In pyodide.asm.wasm and pyodide.asm.mjs."),
        ("libffi", "MIT License", "In pyodide.asm.wasm."),
        ("zlib", "zlib License", "In pyodide.asm.wasm."),
        ("bzip2", "bzip2 License", "In pyodide.asm.wasm."),
        ("XZ Utils (liblzma)", "BSD Zero Clause License", "In pyodide.asm.wasm."),
        ("Zstandard", "BSD 3-Clause License", "In pyodide.asm.wasm."),
        ("SQLite", "public domain", "In pyodide.asm.wasm."),
        ("LLVM runtime libraries", "Apache License 2.0 with LLVM exception", "In pyodide.asm.wasm."),
        ("Svelte, Fluent", "MIT License, Apache License 2.0", "In the scripts of the page."),
        ("Alegreya, Alegreya Sans", "SIL Open Font License 1.1", "The typefaces."),
    ]
    rows = "".join(f"<tr><td>{html.escape(a)}</td><td>{html.escape(b)}</td><td>{html.escape(c)}</td></tr>" for a, b, c in parts)
    text = html.escape((ROOT / "LICENSE").read_text("utf-8"))
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8" />'
        '<meta name="viewport" content="width=device-width, initial-scale=1" /><title>Ilion: licences</title>'
        "<style>body{font-family:sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}td{padding:.3rem 1rem .3rem 0;"
        "vertical-align:top}pre{white-space:pre-wrap}</style></head><body><h1>Licences</h1>"
        f'<table>{rows}</table><p><a href="./">Ilion</a></p><pre>{text}</pre></body></html>\n'
    )
