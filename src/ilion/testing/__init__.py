"""The conformance suite: every author of a game runs it, and every game here must pass it.

    from ilion.testing import check_game
    check_game(ilion.load("trojan-horse"), games=20, seed=0)

It needs the extra `testing` (`pip install ilion[testing]`) but no test framework.
"""

from ilion.testing.conformance import check_game
from ilion.testing.scene import ConformanceError
from ilion.testing.schema import json_schemas

__all__ = ["ConformanceError", "check_game", "json_schemas"]
