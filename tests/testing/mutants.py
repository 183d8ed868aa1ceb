"""All mutants of Lots. Run as a program, it prints the complaint of `check_game` about each."""

from __future__ import annotations

import json
import re
import sys

import ilion
from ilion import Record
from ilion.testing import ConformanceError, check_game
from tests.testing import mutants_in_output, mutants_in_play, mutants_in_stories
from tests.testing.mutant import MUTANTS, Breaks
from tests.testing.toy import game as module
from tests.testing.toy.game import Lots
from tests.testing.toy.rules import LotsState

__all__ = ["GAMES", "MUTANTS", "mutants_in_output", "mutants_in_play", "mutants_in_stories"]

GAMES, SEED, SHARE = 60, 0, 0.5


def complaint(breaks: Breaks | None, games: int = GAMES, seed: int = SEED) -> str:
    """Return the complaint of check_game about Lots when it is broken in this way; empty if it finds nothing."""
    for_seat = Record.for_seat
    state = type("MutantState", (LotsState,), {})
    game = type("MutantLots", (Lots,), {"__module__": module.__name__, "state_type": state})
    if breaks:
        breaks(game, state)
    module.game = game()
    try:
        check_game(module.game, games, seed, share=SHARE)
    except ConformanceError as error:
        return str(error)
    finally:
        Record.for_seat = for_seat  # type: ignore[method-assign]
    return ""


def complaint_again(breaks: Breaks, said: str) -> str:
    """Return the complaint after following the last line of its message."""
    found = re.search(r"again: check_game\(game, games=1, seed=(\d+), share=0.5\)$", said)
    return complaint(breaks, 1, int(found[1])) if found else said


if __name__ == "__main__":
    ilion.register("lots", module.__name__)
    said = {name: complaint(mutant.breaks) for name, mutant in MUTANTS.items()}
    again = {name: complaint_again(mutant.breaks, said[name]) for name, mutant in MUTANTS.items()}
    json.dump({"sound": complaint(None), "said": said, "again": again}, sys.stdout)
