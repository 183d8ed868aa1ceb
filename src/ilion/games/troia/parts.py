"""Observation and actions by name. Pairs are “own, rival”."""

from __future__ import annotations

from ilion.core.parts import Part, named
from ilion.games.troia.observation import ENTRIES

OBSERVATION = named(
    ENTRIES,
    [
        ("hand", (2, 27)),
        ("rival_hand_known", (2, 27)),
        ("discards", (2, 27)),
        ("laid_or_gone", (2, 27)),
        ("discard_tops", (2, 27)),
        ("hero_zones", (6, 5)),
        ("god_slots", (6, 6)),
        ("token_faces", (6,)),
        ("deck_sizes", (2,)),
        ("hand_sizes", (2,)),
        ("foreign_cards", (2,)),
        ("horse_parts", (4,)),
        ("goal_steps", (2,)),
        ("cornucopia", (2,)),
        ("offering_god", (6,)),
        ("symbols", (1,)),
        ("own_symbols", (1,)),
        ("chosen", (6,)),
        ("icon_given", (2,)),
        ("todo", (1,)),
        ("option_parts", (1,)),
        ("option_apollo", (1,)),
        ("phase", (15,)),
        ("actor", (2,)),
        ("turn", (2,)),
        ("side", (2,)),
        ("hand_known_to_rival", (27,)),
        ("option_deck_end", (1,)),
    ],
)
ACTIONS = (
    Part("draw", 0, (1,), "draw two cards instead of an offering"),
    Part("god", 1, (6,), "a god, by token: offer to him; with Iris: move him"),
    Part("card", 7, (2, 27), "a card, by deck (Greek, Trojan): pay it; use it for a goal step; with Apollo: take it"),
    Part("cornucopia", 61, (1,), "spend the Cornucopia"),
    Part("offer", 62, (1,), "the payment is complete"),
    Part("use", 63, (1,), "use the power of Zeus, Athena, Doris or Apollo"),
    Part("pass", 64, (1,), "decline a power or a goal step"),
    Part("hero", 65, (6,), "a hero: moved by a power, or sent back after a goal step"),
    Part("hero_to", 71, (6, 2), "Artemis: a hero, and the Greek or the Trojan defence"),
    Part("slot", 83, (6,), "Iris: a slot, counted from the Greek end"),
)
