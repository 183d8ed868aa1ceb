"""Positions in which a person would laugh at a bot: searching bots with a network must not do these things, whatever it says."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

import ilion
from ilion.bots import SearchBot
from ilion.bots.bot import RankedMove
from ilion.core.rng import Rng
from ilion.games.odyssey import encoding as od
from ilion.games.odyssey import geometry
from ilion.games.trojan_horse import encoding as th


def positions(id: str, seats: int, wanted: Callable[[Any], bool], number: int, seed: int = 3) -> Iterator[Any]:
    """Yield positions of random games that are as wanted."""
    rng = Rng(seed)
    game = ilion.load(id)
    while number > 0:
        state = game.new(seats=seats)
        while state.actor != ilion.OVER and number > 0:
            if state.actor == ilion.CHANCE:
                state.apply(state.draw(rng))
                continue
            if wanted(state):
                yield state.copy()
                number -= 1
            state.apply(state.legal_actions()[rng.below(state.n_legal())])


def choice(state: ilion.State, seed: int = 1, iterations: int = 200) -> int:
    bot = SearchBot(iterations=iterations, net=0.5)
    return bot.choose(state.copy(), state.actor, Rng(seed))


def blind_pairs(state: Any) -> set[int]:
    return {th.A_SWAP + i for i, (a, b) in enumerate(th.PAIRS) if state.treasure[a] == th.UNSEEN and state.treasure[b] == th.UNSEEN}


def test_two_unseen_treasures_are_not_swapped() -> None:  # TH-19
    found = 0
    for state in positions("trojan-horse", 3, lambda s: s.phase == th.SWAP and len(blind_pairs(s)) > 0, 6):
        assert choice(state) not in blind_pairs(state)
        found += 1
    assert found == 6


def moves_somebody(state: Any, action: int) -> bool:
    after = state.copy()
    before = list(after.at)
    after.apply(action)
    return list(after.at)[: state.seats] != before[: state.seats]


def test_no_storm_is_released_that_moves_nobody() -> None:  # OD-9
    aims = [
        state
        for state in positions("odyssey", 4, lambda s: s.phase == od.AIM, 12)
        if any(moves_somebody(state, action) for action in state.legal_actions())
    ]
    assert aims
    for state in aims:
        assert moves_somebody(state, choice(state))


def test_no_arrow_is_laid_where_it_can_move_nobody() -> None:  # OD-9
    for state in positions("odyssey", 4, lambda s: s.phase == od.LAY, 4):
        after = state.copy()
        after.apply(choice(state))
        assert any(moves_somebody(after, action) for action in after.legal_actions())


def equal_moves(state: ilion.State) -> list[RankedMove]:
    return [RankedMove(action, 0.5, 100) for action in state.legal_actions()]


def islands_to_conquer(state: Any) -> list[int]:
    return [geometry.ISLAND_HEX[i] for i in range(15) if not state.isles[state.turn] >> i & 1]


def test_a_ship_that_reaches_nothing_sails_towards_an_island_it_can_conquer() -> None:  # OD-7
    def adrift(state: Any) -> bool:
        return bool(state.phase == od.SAIL and state.chips[state.turn] > state.cards[state.turn].bit_count())

    for state in positions("odyssey", 3, adrift, 6):
        goals = islands_to_conquer(state)
        away = {action: min(geometry.distance(action - od.A_TO, goal) for goal in goals) for action in state.legal_actions()}
        assert away[SearchBot(iterations=1, net=1).pick(state, equal_moves(state))] == min(away.values())


def test_an_arrow_is_laid_at_the_own_ship_if_another_place_is_no_better() -> None:  # OD-9
    for state in positions("odyssey", 3, lambda s: s.phase == od.LAY and od.A_LAY + s.at[s.turn] in s.legal_actions(), 6):
        assert SearchBot(iterations=1, net=1).pick(state, equal_moves(state)) == od.A_LAY + state.at[state.turn]


def test_an_offer_that_came_to_nothing_is_not_repeated() -> None:  # OD-22
    for state in positions("odyssey", 3, lambda s: s.phase == od.OFFER, 6):
        bot = SearchBot(iterations=200, net=0.5)
        first = bot.choose(state.copy(), state.actor, Rng(1))
        if first == od.A_NO_OFFER:
            continue
        again = {bot.choose(state.copy(), state.actor, Rng(seed)) for seed in range(2, 6)}
        assert first not in again


def test_offers_that_will_be_refused_or_ask_for_less_are_left_out() -> None:  # OD-22
    for state in positions("odyssey", 3, lambda s: s.phase == od.OFFER and s.n_legal() > 10, 5):
        evaluator = state.game.evaluator()
        left = [action for action in state.legal_actions() if not evaluator.pointless(state, action)]
        gifts = [action for action in left if od.A_GIVE <= action < od.A_GIVE + od.T_CARD]
        demands = [action for action in left if od.A_ASK <= action < od.A_ASK + od.T_CARD]
        assert len(gifts) <= 1
        assert len(demands) <= 1
        assert {od.A_NO_OFFER, od.A_PEACE} <= set(left)


def test_a_fair_peace_is_accepted() -> None:  # OD-22
    """Two equal crews with nothing to gain by a fight."""
    game = ilion.load("odyssey")
    for state in positions("odyssey", 2, lambda s: s.phase == od.ANSWER and s.offer == od.PEACE, 8):
        a, b = state.fighter, state.foe
        if state.heroes[a] == state.heroes[b] and abs(state.chips[a] - state.chips[b]) <= 1:
            assert game.evaluator().preference(state, od.A_ACCEPT) > game.evaluator().preference(state, od.A_REFUSE)
            ranked = SearchBot(iterations=2000, net=0.5).rank_moves(state.copy(), state.actor, Rng(1))
            values = {move.action: move.value for move in ranked}
            if values[od.A_ACCEPT] >= values[od.A_REFUSE]:
                assert choice(state, iterations=2000) == od.A_ACCEPT


def test_a_lost_game_is_not_ended_to_lose_by_less() -> None:  # HO-26
    """However close the result would be, a certain defeat is worth less than a small chance, but losing by less still counts."""

    def lost(state: Any) -> bool:
        ends = []
        for action in state.legal_actions() if state.n_legal() > 2 else ():
            after = state.copy()
            after.apply(action)
            ends.append(after.actor == ilion.OVER and after.places()[state.actor] > 1)
        return bool(ends) and all(ends)

    for state in positions("horus", 4, lost, 3):
        ranked = SearchBot(iterations=60, net=0.5).rank_moves(state.copy(), state.actor, Rng(1))
        assert all(0 < move.value < 0.02 for move in ranked)


@pytest.mark.parametrize("id", ilion.games())
def test_pointless_moves_are_taken_where_there_are_no_others(id: str) -> None:
    """Leaving moves out never leaves none."""
    seats = ilion.load(id).seats[-1]
    for state in positions(id, seats, lambda s: s.n_legal() > 1, 25):
        assert state.is_legal(choice(state, iterations=20))
