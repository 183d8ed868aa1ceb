"""The data that the rules update step by step equal the results of trying everything, at every decision of random games."""

from typing import cast

import pytest

import ilion
from ilion.games.horus.components import KINDS
from ilion.games.horus.encoding import EITHER, NO_END, NOWHERE, RIVER, TEMPLE
from ilion.games.horus.lattice import place_at
from ilion.games.horus.state import HorusState
from tests.games.horus.oracle import Plain, touch
from tests.games.horus.positions import game, random_games
from tests.games.seeds import seeds

GAMES = seeds(12)


def step(state: HorusState, rng: ilion.Rng) -> None:
    state.apply(state.draw(rng) if state.actor == ilion.CHANCE else state.legal_actions()[rng.below(state.n_legal())])


def compare_places(state: HorusState, plain: Plain) -> None:
    phase = state.prompt().key
    room = {tuple(at) for at in state.view(None)["places"]}
    if phase.startswith("prompt-place"):
        assert room == plain.places(KINDS[state.tile])
    elif phase.startswith("prompt-relay"):
        assert room == plain.places_for_end(state.lifted, phase == "prompt-relay")
    elif phase in ("prompt-end", "prompt-use"):
        anywhere = state.tile == EITHER
        expected = [f"river end{end + 1}" for end in range(2) if plain.places_for_end(end, anywhere)]
        if anywhere:
            expected += [name for name in ("river", "necropolis") if plain.places(name)]
        assert [state.text(action) for action in state.legal_actions()] == expected


def compare_open_places(state: HorusState, plain: Plain) -> None:
    touching = {p for p in plain.candidates if plain.free(p) and plain.touching(p)}
    assert set(state.open_points("sides")) == touching
    bank = {p for p in touching if "river" in plain.touching(p)}
    assert set(state.open_points("bank")) == bank
    assert (state.n_sides, state.n_bank) == (len(touching), len(bank))


def compare_ends(state: HorusState, plain: Plain) -> None:
    if state.lifted == NO_END:
        for end in range(2):
            mine, other = plain.ends[end], plain.ends[1 - end]
            assert not plain.blocked(mine, other, ())
            assert not state.end_blocked(end, NOWHERE)
            near = [p for p in plain.candidates if abs(p[0] - mine[0]) <= 5 and abs(p[1] - mine[1]) <= 5 and plain.free(p)]
            for p in near:
                assert state.end_blocked(end, place_at(*p)) == plain.blocked(mine, other, (p,)), p


def compare_regions(state: HorusState, plain: Plain) -> None:
    points = state.coordinates()
    regions = plain.regions()
    outside = plain.outside()
    view = state.view(None)
    assert state.rings == plain.enclosures(outside)
    assert {frozenset(points[tile] for tile in region["tiles"]) for region in view["regions"]} == regions
    roots = {region: next(t for t, p in enumerate(points) if p in region) for region in regions}
    for kind in (RIVER, TEMPLE):
        assert set(state.regions_beside(kind)) == {root for region, root in roots.items() if plain.beside(region, KINDS[kind])}
    assert {root for root in roots.values() if state.on_river[root]} == set(state.regions_beside(RIVER))
    assert set(state.islands()) == {root for region, root in roots.items() if plain.island(region, outside)}
    for region in view["regions"]:
        tiles = frozenset(points[tile] for tile in region["tiles"])
        times = (2 if plain.beside(tiles, "temple") else 1) * (2 if plain.island(tiles, outside) else 1)
        assert region["worth"] == min(10, times * len(tiles))
        stones = [state.stone[tile] for tile in region["tiles"]]
        assert region["stones"] == [stones.count(seat) for seat in range(state.seats)]
        assert [state.size_of(tile) for tile in region["tiles"]] == [region["size"]] * len(tiles) == [len(tiles)] * len(tiles)


def compare_hands(state: HorusState) -> None:
    for seat in range(4):
        counts = state.hand[30 * seat : 30 * seat + 30]
        assert state.held[seat] == sum(1 << card for card, n in enumerate(counts) if n)


@pytest.mark.bulk
@pytest.mark.parametrize("seed", GAMES)
def test_places_ends_regions_and_islands_are_those_found_by_trying_everything(seed: int) -> None:  # HO-8, HO-10, HO-11, HO-29
    _, state, rng = random_games(range(seed, seed + 1))[0]
    while state.actor != ilion.OVER:
        if state.actor >= 0:
            plain = Plain.of(state)
            compare_places(state, plain)
            compare_open_places(state, plain)
            if state.n_legal() % 4 == 0:
                compare_ends(state, plain)
                compare_regions(state, plain)
        step(state, rng)
    compare_regions(state, Plain.of(state))
    assert all(touch(a, b) == touch(b, a) for a in state.coordinates()[:9] for b in state.coordinates()[:9]), f"seed {seed}"


@pytest.mark.parametrize("seed", range(3))
def test_the_different_cards_of_every_hand_are_known_in_play_and_in_worlds_dealt_again(seed: int) -> None:  # HO-17, HO-31
    _, state, rng = random_games(range(seed, seed + 1))[0]
    while state.actor != ilion.OVER:
        compare_hands(state)
        if state.actor >= 0:
            compare_hands(state.resample(state.actor, rng))
        step(state, rng)
    compare_hands(cast(HorusState, game.from_bytes(state.to_bytes())))
