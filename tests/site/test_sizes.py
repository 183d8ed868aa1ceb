"""The size of a visitor's downloads before the first move, from any host."""

from __future__ import annotations

from pathlib import Path

import ilion

MOST = 5_000_000  # bytes of the engine without games


def test_the_engine_is_small_on_every_host(site: Path) -> None:
    (engine,) = (site / "ilion").glob("engine-*")
    files = {path.name: path.stat().st_size for path in engine.iterdir() if path.is_file()}
    games = {f"{id}.zip.lz" for id in ilion.games()}
    assert games < set(files)
    assert set(files) - games == {
        "pyodide.mjs.lz",
        "pyodide.asm.mjs.lz",
        "pyodide.asm.wasm.lz",
        "stdlib.zip.lz",
        "ilion.zip.lz",
    }
    assert sum(size for name, size in files.items() if name not in games) <= MOST
