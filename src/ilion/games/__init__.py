"""One folder per game. The package can be called: `ilion.games()` lists the ids of the games."""

import sys

from ilion.core.registry import GamesPackage

sys.modules[__name__].__class__ = GamesPackage
