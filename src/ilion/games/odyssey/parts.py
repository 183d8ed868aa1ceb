"""Observation and actions by name. Seats are counted clockwise from the viewer."""

from __future__ import annotations

from ilion.core.parts import Part, named
from ilion.games.odyssey.observation import ENTRIES, SEAT

OBSERVATION = named(
    ENTRIES,
    [
        ("seats", (6, 191)),
        ("rim_cards", (15, 17)),
        ("rim_known", (15, 6)),
        ("card_carried_out", (15,)),
        ("card_named", (15,)),
        ("arrow", (127,)),
        ("sail_die", (4,)),
        ("offer", (67,)),
        ("looked_at_first", (15,)),
        ("looked_at", (15,)),
        ("phase", (27,)),
        ("gifts", (1,)),
        ("rounds", (1,)),
        ("fight_round", (1,)),
        ("ties", (1,)),
        ("last_chance", (1,)),
        ("lands_after", (1,)),
        ("pairs_to_fight", (15,)),
        ("option_homecoming", (3,)),
        ("option_bargained_chip", (1,)),
    ],
)
ROWS = {"seats": SEAT}  # the entries of one row of a part
ACTIONS = (
    Part("move", 0, (2,), "how to move: sail, arrow"),
    Part("sail_to", 2, (127,), "where a sail ends; the own hex is staying"),
    Part("arrow_at", 129, (127,), "where the storm arrow lies"),
    Part("direction", 256, (6,), "its direction: E, NE, NW, W, SW, SE"),
    Part("meet", 262, (2,), "ships have met: fight, pass"),
    Part("aegis", 264, (2,), "refuse a fight: yes, no"),
    Part("veil", 266, (2,), "save the ship: yes, no"),
    Part("peace", 268, (2,), "no offer, plain peace"),
    Part("give", 270, (33,), "peace for a thing given; what is given for the card that was named"),
    Part("ask", 303, (33,), "peace for a thing asked"),
    Part("answer", 336, (2,), "accept, refuse"),
    Part("card", 338, (15,), "a card: named by the newcomer, or chosen by the ruler"),
    Part("look", 353, (15,), "the rim card to look at, by island"),
    Part("sirens", 368, (2,), "pay, roll"),
    Part("cattle", 370, (2,), "abstain, slaughter"),
    Part("laistrygonians", 372, (2,), "again, flee"),
)
