"""Keep the rules of a game before they are changed, so that games that began under them can go on.

    python -m ilion.build.earlier src/ilion/games/horus

copies the folder of the game to `earlier/v1` inside it, where 1 is the version of its rules, and lets the copy import itself. After
that the rules may change under the next version. A program that has both versions continues every table under the rules with which
it began, and starts new ones under the new rules. The copy is compiled like everything else, and may be deleted when no game under
its rules is running any more.
"""

from __future__ import annotations

import re
import shutil
import sys
from pathlib import Path

LEFT_OUT = ("__pycache__", "earlier", "benchmark.json")
SOURCES = (".py", ".pxd", ".pyx")


def keep(folder: Path) -> Path:
    """Copy the rules of the game in a folder; return the folder of the copy. Raises ValueError if they are kept already, or if
    there is no game."""
    version = rules_version(folder)
    copy = folder / "earlier" / f"v{version}"
    if copy.exists():
        raise ValueError(
            f"{copy} exists: the rules of version {version} are kept already; raise rules_version with the next change"
        )
    package = package_of(folder)
    shutil.copytree(folder, copy, ignore=shutil.ignore_patterns(*LEFT_OUT, "*.so"))
    for path in sorted(copy.rglob("*")):
        if path.suffix in SOURCES:
            path.write_text(moved(path.read_text("utf-8"), package, version), "utf-8")
    marker = folder / "earlier" / "__init__.py"
    if not marker.exists():
        marker.write_text('"""The rules of earlier versions, for games that began by them."""\n', "utf-8")
    return copy


def rules_version(folder: Path) -> int:
    """Return the version of the rules, as the modules of the game state it."""
    sources = [path.read_text("utf-8") for path in sorted(folder.glob("*.py"))]
    found = [version for source in sources for version in re.findall(r"^    rules_version\b[^=]*= (\d+)", source, re.M)]
    if len(found) != 1:
        raise ValueError(f"{folder} has no module with one line “rules_version = …”: name the folder of a game")
    return int(found[0])


def package_of(folder: Path) -> str:
    """Return the name of the package in a folder, with the packages around it."""
    names = [folder.resolve().name]
    above = folder.resolve().parent
    while (above / "__init__.py").exists():
        names.insert(0, above.name)
        above = above.parent
    return ".".join(names)


def moved(source: str, package: str, version: int) -> str:
    """Return a source that imports the modules of the copy instead of those of the package."""
    return re.sub(rf"\b{re.escape(package)}\b", f"{package}.earlier.v{version}", source)


def main() -> None:
    if len(sys.argv) != 2 or not Path(sys.argv[1]).is_dir():
        sys.exit("usage: python -m ilion.build.earlier FOLDER_OF_A_GAME")
    try:
        print(keep(Path(sys.argv[1])))
    except ValueError as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()
