"""Moves of Horus in words: a reader who looks at the table finds the place without coordinates."""

from __future__ import annotations

import re
from functools import partial

import pytest

import ilion
from tests.games.horus.positions import game, laying, opening, play, position

COORDINATES = re.compile(r"-?\d+,-?\d+")
TYPED = ("refusal-lowest-tile", "refusal-off-the-table")  # refusals of typed moves and of numbers of actions


def words(state: ilion.State, move: str) -> str:
    return state.words(state.parse(move)).in_language("en")


def test_a_place_is_told_by_its_part_of_the_map_and_by_what_lies_beside_it() -> None:  # HO-8
    say = partial(words, laying("desert", table="hills@0,2 hills@2,2 marsh@0,-2 marsh@2,-2"))
    assert say("desert@4,2") == "desert at the eastern edge, beside the hills"
    assert say("desert@-2,2") == "desert in the south, beside an end of the river and the hills"
    assert say("desert@4,1") == "desert at the eastern edge, beside an end of the river and the hills"


def test_the_terrain_that_grows_is_named_before_others() -> None:  # HO-10
    state = laying("marsh", table="hills@0,2 marsh@0,-2 desert@2,-2")
    assert words(state, "marsh@-2,2") == "marsh in the south, beside an end of the river and the hills"
    assert words(state, "marsh@1,-4") == "marsh at the northern edge, beside the marsh and the desert"


def test_the_words_for_a_place_agree_with_those_for_the_turn() -> None:
    """A layout with as many tiles at the same places is another one."""
    hills = laying("desert", table="hills@0,2")
    assert words(hills, "desert@0,4") == "desert at the southern edge, beside the hills"
    marsh = laying("desert", table="marsh@0,2")
    assert words(marsh, "desert@0,4") == "desert at the southern edge, beside the marsh"


def test_an_end_of_the_river_is_named_by_its_side() -> None:  # HO-14
    state = play(opening(), "river")
    assert words(state, "river end2") == "replace the eastern end by a river tile"
    state = play(state, "river end2")
    assert words(state, ">4,0") == "lay the eastern end again at the eastern edge"
    assert state.prompt().in_language("en") == "Lay the eastern end again, against the river tile just laid."


def test_a_stone_is_told_with_the_name_and_size_of_its_region() -> None:  # HO-19, HO-25
    state = play(position("", table="desert@-2,2 desert@0,2 hills@0,-2"), "card desert3", "desert@2,2")
    assert words(state, "stone@2,2") == "put a stone into the southern desert, 3 tiles"
    state = position("phase: from; errand: none; played: nile; nile: 1", table="marsh@0,2/white hills@0,-2 temple@4,0 desert@4,2")
    assert words(state, "from 0,2") == "take the stone out of the southern marsh, 1 tile"
    state = play(state, "from 0,2")
    assert words(state, "to 0,-2") == "put the stone into the northern hills, 1 tile"


@pytest.mark.parametrize("language", game.catalogue.languages())
def test_no_words_of_a_game_hold_coordinates(language: str) -> None:
    state, rng = opening(3), ilion.Rng(7)
    asked = set()
    while state.actor != ilion.OVER:
        if state.actor == ilion.CHANCE:
            state.apply(state.draw(rng))
            continue
        legal = state.legal_actions()
        refused = [state.explain(action) for action in range(0, state.game.n_actions, 17) if action not in legal]
        said = [state.prompt(), *map(state.words, legal[:20]), *filter(None, refused)]
        for text in said:
            if text.key not in TYPED:
                assert not COORDINATES.search(text.in_language(language)), text
        asked.add(state.prompt().key)
        nile = [action for action in legal if state.text(action) == "nile"]
        state.apply(nile[0] if nile and state.n > 20 else legal[rng.below(len(legal))])
    assert {"prompt-relay", "prompt-relay-here", "prompt-to", "prompt-stone"} <= asked
