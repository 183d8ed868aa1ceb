"""The conformance suite: every author of a game runs it, and every game here must pass it.

    from ilion.testing import check_game
    print(check_game(ilion.load("river-run"), games=20, seed=0))

It needs the extra `testing` (`pip install '.[testing]'` in a clone of Ilion) but no test framework.
"""

from ilion.testing.conformance import check_game
from ilion.testing.levels import Completeness, Level
from ilion.testing.scene import ConformanceError
from ilion.testing.schema import json_schemas

__all__ = ["Completeness", "ConformanceError", "Level", "check_game", "json_schemas"]
