"""The amount of compressed script that each page loads: `python -m tools.web_budget [FOLDER]` prints it for the installed web app
or one in a folder, and fails if it exceeds our limits."""

from __future__ import annotations

import gzip
import json
import sys
from pathlib import Path
from typing import Any

import ilion

FIRST_PAGE = 80_000  # bytes
BOARD = 60_000  # more
ENTRY = "index.html"
LANGUAGE = "en"


class Manifest:
    """Vite's list of the output and the imports of each source."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.chunks: dict[str, Any] = json.loads((folder / ".vite" / "manifest.json").read_text())

    def needed(self, *sources: str) -> set[str]:
        """The script files that these sources load at once."""
        found: set[str] = set()
        open = list(sources)
        while open:
            chunk = self.chunks[open.pop()]
            if chunk["file"].endswith(".js") and chunk["file"] not in found:
                found.add(chunk["file"])
                open += chunk.get("imports", [])
        return found

    def size(self, files: set[str]) -> int:
        return sum(len(gzip.compress((self.folder / file).read_bytes(), 9)) for file in files)

    def sources(self, start: str, end: str) -> list[str]:
        return [source for source in self.chunks if source.startswith(start) and source.endswith(end)]


def budgets(folder: Path) -> dict[str, tuple[int, int]]:
    """Return the loaded amount and its limit for each page."""
    manifest = Manifest(folder)
    (texts,) = manifest.sources(f"_texts-{LANGUAGE}-", ".js")
    first = manifest.needed(ENTRY, texts)
    table = first | manifest.needed("src/table/Table.svelte")
    found = {"first page": (manifest.size(first), FIRST_PAGE)}
    for source in manifest.sources("src/games/", "/index.ts"):
        game = source.split("/")[2]
        board = manifest.needed(source, *manifest.sources(f"src/games/{game}/texts/{LANGUAGE}.ftl", "?raw"))
        found[game] = (manifest.size(board - table), BOARD)
    return found


def main() -> int:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(ilion.__path__[0]) / "web"
    found = budgets(folder)
    for name, (size, most) in found.items():
        print(f"{name:15} {size / 1000:6.1f} kB of {most / 1000:.0f}{'   too much' if size > most else ''}")
    return int(any(size > most for size, most in found.values()))


if __name__ == "__main__":
    sys.exit(main())
