"""Games of other packages: installed into an environment of their own, or laid out as an installer leaves them, in plain Python."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
import venv
from pathlib import Path

import ilion
from ilion.cli.new_game import write_package

GAME = "river-run"
INHERITED = {name: value for name, value in os.environ.items() if not name.startswith(("ILION_", "PYTHONPATH"))}
FILE = re.compile(r'(?:python|fluent|toml) title="([^"]+)"')


def lay_out(folder: Path, name: str = GAME) -> Path:
    """Write the package of `ilion new-game` and its metadata; return the folder for PYTHONPATH."""
    return write_metadata(write_package(name, folder / name))


def write_metadata(package: Path) -> Path:
    """Write an installer's metadata beside the sources of a package; return their folder, for PYTHONPATH."""
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


class Environment:
    """A fresh environment that sees the packages of this one, with the outside game installed into it."""

    def __init__(self, root: Path) -> None:
        venv.create(root / "venv", system_site_packages=False, with_pip=False)
        self.python = root / "venv" / "bin" / "python"
        (self.site,) = (root / "venv" / "lib").glob("python*/site-packages")
        parent = Path(ilion.__file__).parent.parent
        (self.site / "beside.pth").write_text(f"{parent}\n")

    def install(self, package: Path, **environment: str) -> None:
        command = [sys.executable, "-m", "pip", "install", "-q", "--no-deps", "--no-index", "--no-build-isolation"]
        done = subprocess.run(
            [*command, "--target", str(self.site), "--upgrade", str(package)],
            env=INHERITED | environment,
            capture_output=True,
            text=True,
        )
        assert done.returncode == 0, done.stdout + done.stderr

    def run(self, *arguments: str, **environment: str) -> str:
        done = subprocess.run(
            [str(self.python), *arguments], env=INHERITED | environment, capture_output=True, text=True, stdin=subprocess.DEVNULL
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout
