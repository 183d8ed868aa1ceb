"""`ilion.games` is a function and a package, whichever is imported first."""

from __future__ import annotations

import subprocess
import sys

import pytest

ORDERS = {
    "function first": "import ilion; ids = ilion.games(); import ilion.games.horus.rules",
    "package first": "import ilion.games.horus.rules; import ilion; ids = ilion.games()",
    "after a game is loaded": "import ilion; ilion.load('horus'); ids = ilion.games(); import ilion.games.horus.rules",
    "from the package": "from ilion import games; ids = games(); import ilion.games.horus.rules",
}


@pytest.mark.parametrize("order", ORDERS)
def test_the_games_can_be_listed_and_their_modules_imported_in_any_order(order: str) -> None:
    check = "assert ids == ilion.games() == ['trojan-horse', 'troia', 'odyssey', 'horus']; ilion.games.horus.rules.Turns"
    done = subprocess.run([sys.executable, "-c", f"{ORDERS[order]}; {check}"], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
