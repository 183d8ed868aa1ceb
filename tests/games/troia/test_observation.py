"""The observation shows the seat's knowledge of the cards, each at its place."""

from __future__ import annotations

import pytest

import ilion
from ilion.games.troia.encoding import AT_DECK, AT_GONE, AT_HAND, AT_PILE, AT_TABLE, KNOWN

ROWS = {AT_PILE: 108, AT_TABLE: 162, AT_GONE: 162}


@pytest.mark.parametrize("seed", range(6))
def test_a_card_shows_where_the_seat_knows_it_to_be_and_nowhere_else(seed: int) -> None:  # TR-31
    state, rng = ilion.load("troia").new(options={"gods": "random"}), ilion.Rng(seed)
    ilion.deal(state, rng)
    while state.actor != ilion.OVER:
        place, marks = list(state.place), list(state.marks)  # type: ignore[attr-defined]
        for seat in range(2):
            expected = set()
            for card, at in enumerate(place):
                own, k = card // 27 == seat, (card + 27 * seat) % 54
                if at == AT_HAND + seat:
                    expected |= {k, 396 + k} if own and marks[card] & KNOWN else {k}
                elif at == AT_HAND + 1 - seat:
                    expected |= {54 + k} if own or marks[card] & KNOWN else set()
                elif at != AT_DECK:
                    expected.add(ROWS[at] + k)
            shown = state.tensor(seat)
            assert {i for i in (*range(216), *range(396, 423)) if shown[i]} == expected, f"seed {seed}"
        state.apply_nth(rng.below(state.n_legal()))
        ilion.deal(state, rng)


@pytest.mark.parametrize("seed", range(6))
def test_the_mask_has_exactly_the_legal_actions(seed: int) -> None:
    state, rng = ilion.load("troia").new(options={"gods": "random", "apollo": "any"}), ilion.Rng(seed)
    ilion.deal(state, rng)
    while state.actor != ilion.OVER:
        assert [action for action, may in enumerate(state.mask()) if may] == state.legal_actions(), f"seed {seed}"
        state.apply_nth(rng.below(state.n_legal()))
        ilion.deal(state, rng)
