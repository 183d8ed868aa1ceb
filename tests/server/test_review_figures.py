"""A person's average changes by luck and by decisions over many games, with intervals."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ilion.server import messages as m
from ilion.server.live.review_figures import interval, review_figures, t_quantile
from ilion.server.parts import Server
from tests.server.reviewing import finished_game, rows_of, until_ready, with_reviews


@pytest.mark.parametrize(("freedom", "expected"), [(4, 2.776), (9, 2.262), (29, 2.045), (199, 1.972)])
def test_the_interval_is_as_wide_as_so_few_games_require(freedom: int, expected: float) -> None:
    assert t_quantile(freedom) == pytest.approx(expected, abs=0.01)


def test_figures_come_with_their_interval_from_five_games_on() -> None:
    games = [(100, -300), (-100, -100), (0, -200), (50, -250)]
    assert review_figures(games) is None
    found = review_figures([*games, (-50, -150)])
    assert found == {
        "games": 5,
        "luck": {"mean": 0, "low": -98, "high": 98},
        "own": {"mean": -200, "low": -298, "high": -102},
    }
    assert interval([7] * 5) == {"mean": 7, "low": 7, "high": 7}


def test_figures_are_of_the_games_in_which_a_person_held_one_seat(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        id, ann, bob = await finished_game(server)
        await server.reviews.request(id, ann.id, "here")
        alone = m.NewTable(game="trojan-horse", seats=[m.SeatSpec(kind="me"), m.SeatSpec(kind="hotseat")])
        both = (await server.lobby.create_table(ann, alone))[0].id
        await server.rooms.run_command(both, lambda session: session.table.resign(0, "random", 0))
        await server.reviews.request(both, ann.id, "here")
        practice = (await server.lobby.practise(id, ann, m.Practise(n=12, seat=0))).id
        await server.rooms.run_command(practice, lambda session: session.table.resign(0, "random", 0))
        await server.reviews.request(practice, ann.id, "here")
        await until_ready(server)
        states = {row.table: row for row in await rows_of(server)}
        assert {row.state for row in states.values()} == {"ready"}
        for user, seat in ((ann, 0), (bob, 1)):
            figures = json.loads(states[id].figures)[seat]
            assert await server.reviews.rows.figures(user.id) == {"trojan-horse": [(figures["luck"], figures["own"])]}

    with_reviews(tmp_path, work)
