"""Games of other packages, laid out as an installer leaves them, in plain Python."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

from ilion.cli.new_game import write_package

GAME = "river-run"
FILE = re.compile(r'(?:python|fluent|toml) title="([^"]+)"')


def lay_out(folder: Path, name: str = GAME) -> Path:
    """Write the package of `ilion new-game` and its metadata; return the folder for PYTHONPATH."""
    return write_metadata(write_package(name, folder / name))


def write_metadata(package: Path) -> Path:
    """Write beside the sources of a package what an installer knows of it; return their folder, for PYTHONPATH."""
    project = tomllib.loads((package / "pyproject.toml").read_text("utf-8"))["project"]
    info = package / "src" / f"{project['name'].replace('-', '_')}-{project['version']}.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n", "utf-8")
    lines = []
    for group, points in project["entry-points"].items():
        lines += [f"[{group}]", *(f"{name} = {module}" for name, module in points.items())]
    (info / "entry_points.txt").write_text("\n".join(lines) + "\n", "utf-8")
    return package / "src"


def files(page: Path) -> dict[str, str]:
    """Return the files that a page of the documentation lets its reader write: blocks with a title."""
    blocks = re.findall(r"^```([^\n]*)\n(.*?)^```$", page.read_text("utf-8"), flags=re.M | re.S)
    return {title[1]: block for language, block in blocks if (title := FILE.fullmatch(language))}


def write_files(page: Path, folder: Path) -> None:
    for name, block in files(page).items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(block, "utf-8")
