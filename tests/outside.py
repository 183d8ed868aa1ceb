"""A game of another package, laid out as an installer leaves it, in plain Python."""

from __future__ import annotations

from pathlib import Path

from ilion.cli.new_game import write_package

GAME = "river-run"


def lay_out(folder: Path, name: str = GAME) -> Path:
    """Write the package of `ilion new-game` and its metadata; return the folder for PYTHONPATH."""
    site = write_package(name, folder / name) / "src"
    info = site / f"{name.replace('-', '_')}-0.1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 0.1.0\n", "utf-8")
    (info / "entry_points.txt").write_text(f"[ilion.games]\n{name} = {name.replace('-', '_')}\n", "utf-8")
    return site
