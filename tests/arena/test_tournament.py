"""A tournament: every seating of the same deals, and a journal that outlives interruptions."""

import json
import shlex
import sys
from itertools import islice
from pathlib import Path

import pytest

import ilion
from ilion.arena import Match, Tournament, play
from ilion.arena.match import stream
from ilion.arena.tournament import InvalidJournal
from ilion.arena.workers import NoWorkers
from ilion.bots import BotFailure, InvalidBot

EXAMPLES = Path(__file__).parents[2] / "examples"
QUICK = ("random", "greedy")


def test_every_seating_of_a_deal_is_played() -> None:
    tournament = Tournament("trojan-horse", ["random", "greedy", "search"], 13, 3)
    matches = list(tournament.matches())
    assert len(matches) == 18  # six seatings, so whole deals
    assert len({match.key for match in matches}) == 18
    assert {match.deal for match in matches} == {0, 1, 2}


def test_a_bot_named_twice_meets_itself_and_equal_seatings_are_played_once() -> None:
    tournament = Tournament("trojan-horse", ["search", "greedy", "greedy", "greedy"], 4, 4)
    assert sorted(tournament.seatings()) == sorted(set(tournament.seatings()))
    assert len(tournament.seatings()) == 4
    assert Tournament("trojan-horse", ["greedy", "greedy"], 1, 2).seatings() == [("greedy", "greedy")]


def test_more_bots_than_seats_meet_in_all_line_ups() -> None:
    tournament = Tournament("trojan-horse", ["random", "greedy", "search"], 1, 2)
    assert len(tournament.seatings()) == 6


def test_seatings_of_a_deal_meet_the_same_luck() -> None:
    """The first draws come before anybody has decided anything: the colours, the horse, the display."""
    dealt = set()
    for bots in (QUICK, QUICK[::-1]):
        match = Match("trojan-horse", {}, bots, deal=7, seed=3)
        state = ilion.load("trojan-horse").new(2)
        ilion.deal(state, stream(match.seed, match.deal, "draws"))
        dealt.add(state.position())
    assert len(dealt) == 1


def test_the_same_seed_gives_the_same_games() -> None:
    bots = ["search:iterations=20", "greedy"]
    first, second = ([r.scores for r in Tournament("trojan-horse", bots, 4, 2, seed=5).run()] for _ in range(2))
    assert first == second
    assert first != [r.scores for r in Tournament("trojan-horse", bots, 4, 2, seed=6).run()]


def test_processes_play_the_same_games_as_one_process() -> None:
    tournament = Tournament("trojan-horse", QUICK, 6, 2)
    alone = {r.key: r.scores for r in tournament.run()}
    assert alone == {r.key: r.scores for r in tournament.run(jobs=2)}


def test_a_tournament_that_was_stopped_continues_at_the_same_point(tmp_path: Path) -> None:
    journal = tmp_path / "games.jsonl"
    tournament = Tournament("trojan-horse", QUICK, 6, 2)
    stopped = list(islice(tournament.run(journal), 3))
    with journal.open("a") as file:
        file.write('{"deal": 9, "bo')  # cut off in the middle of a line
    results = list(tournament.run(journal))
    assert [r.key for r in results[:3]] == [r.key for r in stopped]
    assert len({r.key for r in results}) == len(results) == 6
    assert [r.scores for r in results] == [r.scores for r in tournament.run()]
    assert len(journal.read_text().splitlines()) == 7
    longer = Tournament("trojan-horse", QUICK, 8, 2)
    assert len(list(longer.run(journal))) == 8


def test_a_journal_of_another_tournament_is_left_alone(tmp_path: Path) -> None:
    journal = tmp_path / "games.jsonl"
    list(Tournament("trojan-horse", QUICK, 2, 2).run(journal))
    before = journal.read_text()
    with pytest.raises(InvalidJournal, match="another tournament"):
        list(Tournament("trojan-horse", QUICK, 2, 2, seed=2).run(journal))
    assert journal.read_text() == before
    journal.write_text("Dear Penelope\n")
    with pytest.raises(InvalidJournal, match="not an arena journal"):
        list(Tournament("trojan-horse", QUICK, 2, 2).run(journal))
    assert journal.read_text() == "Dear Penelope\n"
    with pytest.raises(InvalidJournal, match="cannot be written"):
        list(Tournament("trojan-horse", QUICK, 2, 2).run(tmp_path / "no" / "folder.jsonl"))


def test_a_result_can_be_read_back_from_json() -> None:
    result = play(Match("trojan-horse", {}, QUICK, 0, 1))
    assert type(result)(**json.loads(json.dumps(result.json()))) == result
    assert sorted(result.places) in ([1, 2], [1, 1])


def test_the_oracle_programs_and_classes_may_enter_the_arena() -> None:
    program = shlex.join([sys.executable, str(EXAMPLES / "starters" / "bot.py")])
    bots = ["oracle:iterations=10", f"cmd {program}", f"class {EXAMPLES / 'class_bot.py'}:PointsNow"]
    result = play(Match("trojan-horse", {}, bots, 0, 1, 60.0))
    assert len(result.scores) == 3
    assert result.failures == [[], [], []]
    assert sum(result.decisions) == result.moves
    assert all(total >= slowest > 0 for total, slowest in zip(result.seconds, result.slowest, strict=True))
    assert sum(result.returns) == 0


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_program_that_fails_stops_the_tournament(jobs: int, tmp_path: Path) -> None:
    tournament = Tournament("trojan-horse", ["cmd no-such-program", "random"], 4, 2)
    with pytest.raises(BotFailure, match="no-such-program cannot be started"):
        list(tournament.run(tmp_path / "games.jsonl", jobs))
    assert len((tmp_path / "games.jsonl").read_text().splitlines()) == 1  # nothing was rated


def test_tolerated_failures_are_in_the_results(tmp_path: Path) -> None:
    tournament = Tournament("trojan-horse", ["cmd no-such-program", "random"], 2, 2, tolerate=True)
    results = list(tournament.run(tmp_path / "games.jsonl"))
    for result in results:
        seat = list(result.bots).index("cmd no-such-program")
        assert len(result.failures[seat]) == 3
        assert result.failures[1 - seat] == []
    assert list(tournament.run(tmp_path / "games.jsonl")) == results


@pytest.mark.parametrize(
    ("bots", "seats", "answer"),
    [(["random"], 2, "there must be 2 bots for as many seats, not 1"), (["random", "clever"], 2, "there is no bot “clever”")],
)
def test_a_plan_that_cannot_be_played_is_refused_before_it_begins(bots: list[str], seats: int, answer: str) -> None:
    with pytest.raises(InvalidBot, match=answer):
        Tournament("trojan-horse", bots, 2, seats)


def test_unknown_places_to_play_are_refused() -> None:
    with pytest.raises(NoWorkers, match="use local, ray or ray://HOST:PORT"):
        list(Tournament("trojan-horse", QUICK, 2, 2).run(on="the moon"))


def test_a_ray_cluster_plays_the_same_games() -> None:
    pytest.importorskip("ray", reason="the extra `ray` is not installed")
    tournament = Tournament("trojan-horse", QUICK, 4, 2)
    assert {r.key: r.scores for r in tournament.run()} == {r.key: r.scores for r in tournament.run(on="ray")}
