"""Ilion: four board games of Troy, the sea and the Nile, for players and for people who write bots."""

from __future__ import annotations

import os
from importlib import import_module
from typing import cast

from ilion.core.sources import load_sources_only

if os.environ.get("ILION_INTERPRETED"):  # for debuggers and coverage
    load_sources_only(__path__[0])

from ilion.core import state as _state
from ilion.core.actors import CHANCE, OVER, VEILED
from ilion.core.definition import Clause, Option, ScoreLine
from ilion.core.errors import (
    IlionError,
    IllegalMove,
    InvalidBytes,
    InvalidNotation,
    InvalidOption,
    InvalidPosition,
    InvalidRecord,
    UnknownGame,
    UnusableGame,
)
from ilion.core.evaluator import Evaluator
from ilion.core.game import Game
from ilion.core.playout import Playouts, deal, playouts
from ilion.core.record import Event, Record
from ilion.core.registry import GamesPackage, load, register, unusable_games
from ilion.core.rng import Rng
from ilion.core.state import State
from ilion.core.text import Prompt, Refusal, Text

__version__ = "0.1.0"

compiled = not _state.__file__.endswith(".py")  # whether the rules run as C

games = cast(GamesPackage, import_module("ilion.games"))  # both a package and a function

register("trojan-horse", "ilion.games.trojan_horse")
register("troia", "ilion.games.troia")
register("odyssey", "ilion.games.odyssey")
register("horus", "ilion.games.horus")

__all__ = [
    "CHANCE",
    "OVER",
    "VEILED",
    "Clause",
    "Evaluator",
    "Event",
    "Game",
    "IlionError",
    "IllegalMove",
    "InvalidBytes",
    "InvalidNotation",
    "InvalidOption",
    "InvalidPosition",
    "InvalidRecord",
    "Option",
    "Playouts",
    "Prompt",
    "Record",
    "Refusal",
    "Rng",
    "ScoreLine",
    "State",
    "Text",
    "UnknownGame",
    "UnusableGame",
    "compiled",
    "deal",
    "games",
    "load",
    "playouts",
    "register",
    "unusable_games",
]
