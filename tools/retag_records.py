"""Gives the recorded games of the tests the tag of the present rules: `python -m tools.retag_records` after a change of the tag.

A game that can still be replayed move by move to the same result keeps its moves. One that cannot is named: record it again.
"""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path

from ilion import InvalidRecord, Record

ROOT = Path(__file__).parents[1]


def main(root: Path = ROOT) -> int:
    refused = 0
    for path in sorted((root / "tests").rglob("*.ilion")):
        old = path.read_text("utf-8")
        try:
            record = replace(Record.parse(old), rules="")
            record.verify()
        except InvalidRecord as error:
            print(f"{path.relative_to(root)} cannot be replayed: {error}", file=sys.stderr)
            refused += 1
            continue
        if str(record) != old:
            path.write_text(str(record), "utf-8")
            print(f"{path.relative_to(root)} has the rules {record.rules}")
    return int(refused > 0)


if __name__ == "__main__":
    sys.exit(main())
