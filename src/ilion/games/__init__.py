"""One folder per game. The package can be called: `ilion.games()` lists the ids of the games."""

from __future__ import annotations

import sys
from types import ModuleType

from ilion.core import registry


class GamesPackage(ModuleType):
    """The class of this package, so that it is both the folder of the games and the function that lists them."""

    def __call__(self) -> list[str]:
        """The ids of all games."""
        return registry.games()


sys.modules[__name__].__class__ = GamesPackage
