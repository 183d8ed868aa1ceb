"""Observation and actions by name. Seats are counted clockwise from the viewer."""

from __future__ import annotations

from ilion.core.parts import Part, named
from ilion.games.horus import encoding as code
from ilion.games.horus.observation import ENTRIES, ROW, TILE_ENTRIES, TILE_ROWS

OBSERVATION = (
    Part("tiles", 0, (TILE_ROWS, ROW), "tiles in the order they were laid, a row of entries each"),
    *named(
        ENTRIES,
        [
            ("hand", (5, 6)),
            ("cards_unseen", (5, 6)),
            ("discards", (5, 6)),
            ("bag", (6,)),
            ("piles", (5,)),
            ("hand_sizes", (4,)),
            ("stones", (4,)),
            ("nile_cards", (4,)),
            ("tile_in_hand", (9,)),
            ("played_centre", (5,)),
            ("played_number", (6,)),
            ("played_nile", (1,)),
            ("phase", (13,)),
            ("actor", (4,)),
            ("turn", (4,)),
            ("players", (3,)),
            ("first_turn", (1,)),
            ("exhausted", (4,)),
            ("renewed", (1,)),
            ("drawn", (4,)),
            ("hand_sizes_at_renewal", (4,)),
            ("cards_at_renewal", (5, 6)),
            ("shown", (4, 5, 6)),
            ("shown_twice", (4, 5, 6)),
        ],
    ),
)
ROWS = {"tiles": TILE_ENTRIES}  # the entries of one row of a part
ACTIONS = (
    Part(
        "place",
        code.A_PLACE,
        (TILE_ROWS, 12),
        "a place for the tile or the end in hand: the lowest tile that touches it, and the side",
    ),
    Part("stone", code.A_STONE, (TILE_ROWS,), "put a stone on a tile; with the Nile card take it from there, bring it there"),
    Part("card", code.A_CARD, (5, 6), "play a Horus card, by centre and number"),
    Part("nile", code.A_NILE, (1,), "play the Nile card"),
    Part("pile", code.A_PILE, (5,), "a card without terrain: take a tile from a pile"),
    Part("end", code.A_END, (2,), "the river tile takes the place of an end"),
    Part("river", code.A_RIVER, (1,), "lay the river/necropolis tile as river"),
    Part("necropolis", code.A_NECROPOLIS, (1,), "or as necropolis"),
    Part("pass", code.A_PASS, (1,), "put no stone"),
)
