from collections import Counter

import pytest

from ilion.envs.batch import Batch
from ilion.games.horus.components import CARD_COUNTS, CARDS
from ilion.games.horus.encoding import TO
from ilion.games.horus.observation import ENTRIES, FIRST, ROW, SIZE, TILE_ENTRIES, TILE_ROWS
from ilion.games.horus.state import HorusState
from tests.games.horus.positions import position


def test_the_entries_follow_each_other_and_fill_the_tensor() -> None:
    rows = [(first, first + n) for first, n, _ in TILE_ENTRIES]
    assert [first for first, _ in rows] == [0, *(end for _, end in rows[:-1])]
    assert rows[-1][1] == ROW
    rest = [(first, first + n) for first, n, _ in ENTRIES]
    assert [first for first, _ in rest] == [FIRST, *(end for _, end in rest[:-1])]
    assert (rest[-1][1], FIRST) == (SIZE, ROW * TILE_ROWS)


def test_a_seat_observes_tiles_its_hand_and_the_counts() -> None:  # HO-31
    state = position("hands: desert3 hills? / desert4", table="desert@0,2/blue desert@0,4")
    tensor = state.tensor(0)
    row = tensor[3 * ROW : 4 * ROW].tolist()
    assert row == [1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 2 / 32, 0, 1, 0, 0, tensor[3 * ROW + 15], 0]
    assert abs(tensor[3 * ROW + 15] - 0.2) < 1e-6
    assert [tensor[ROW + 8], tensor[2 * ROW + 8], tensor[8]] == [1, 1, 0]
    hand = tensor[FIRST : FIRST + 30].tolist()
    assert {i: n for i, n in enumerate(hand) if n} == {2: 0.5, 11: 0.5}
    assert tensor[FIRST + 96 : FIRST + 101].tolist() == [1, 1, 1, 1, 2.5]
    assert state.tensor(1)[3 * ROW + 11] == 1, "the stone is its own"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_an_updated_observation_equals_one_written_from_scratch(seats: int) -> None:  # HO-31
    """Over several games, each with an almost used up draw pile that is renewed. The mask is checked in the same way."""
    hands = Counter(card for seat in range(seats) for card in position(seats=seats).view(seat)["hand"])
    unseen = sorted((Counter(dict(zip(CARDS, CARD_COUNTS, strict=True))) - hands).elements())
    stone = "may" if seats == 3 else "must"  # with it, a seat can pass
    batch = Batch(position(f"discards: {' '.join(unseen[2:])}", seats=seats, stone=stone), 2, seed=seats)
    met: Counter[str] = Counter()
    while min(met[what] for what in ("end", "renewal", "moved stone")) < 3:
        now = batch.step_randomly()
        for lane in range(2):
            state = batch.state(lane)
            assert isinstance(state, HorusState)
            assert now.observations[lane].tobytes() == state.tensor(state.actor).tobytes()
            assert now.masks[lane].tobytes() == bytes(state.mask())
            met["end"] += bool(now.dones[lane])
            met["renewal"] += state.renewed
            met["moved stone"] += state.phase == TO
