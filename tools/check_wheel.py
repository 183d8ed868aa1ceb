"""Checks an installed wheel: compiled rules, the web app, every game's promises, and that recorded games replay by the same rules.

The recorded games carry the rules tag, so this also shows that the rules behave the same on every platform.
"""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import ilion
from ilion.testing import check_game

RECORDS = Path(__file__).parents[1] / "tests" / "games"


def main() -> None:
    assert ilion.compiled, "the rules are not compiled"
    assert files("ilion").joinpath("web", "index.html").is_file(), "the web app is missing"
    for id in ilion.games():
        check_game(ilion.load(id), games=2)
    records = sorted(RECORDS.rglob("*.ilion"))
    assert records, f"no recorded games in {RECORDS}"
    for path in records:
        ilion.Record.parse(path.read_text("utf-8")).verify()
    print(f"Ilion {ilion.__version__} is sound: {len(ilion.games())} games, {len(records)} recorded games")


if __name__ == "__main__":
    main()
