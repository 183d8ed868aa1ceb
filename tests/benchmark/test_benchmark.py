"""Named tasks with frozen opponents, and reproducible results."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

import ilion
from ilion.arena.match import Match, play
from ilion.benchmark import BenchmarkResult, UnknownTask, read_results, reproduce, run_task, task, tasks, write_result
from ilion.benchmark.results import Entry, InvalidResult, PlayedGame, leaderboard, markdown
from ilion.benchmark.tasks import OpponentChanged
from tools.freeze_benchmark import frozen

NAME = "trojan-horse-2p-greedy-v1"
ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs" / "benchmark"


def test_every_game_has_tasks_for_two_and_for_more_players() -> None:
    for id in ilion.games():
        found = [one for one in tasks().values() if one.game == id]
        assert {one.name.split("-")[-2] for one in found} == {"greedy", "hard"}
        assert {one.seats for one in found} == {2, min(4, ilion.load(id).seats[-1])}
        assert all(one.games in (100, 200) for one in found)


@pytest.mark.bulk  # interpreted, the stronger opponents think for minutes
@pytest.mark.parametrize("name", tasks())
def test_the_opponent_of_a_task_is_the_one_it_was_made_with(name: str) -> None:
    """If this fails, a bot or its evaluator has changed: python -m tools.freeze_benchmark gives the tasks their next version, and
    benchmarks/reference.sh measures the reference results again."""
    task(name).check()


def test_a_task_with_another_opponent_or_other_rules_is_refused() -> None:
    with pytest.raises(OpponentChanged, match="plays differently"):
        run_task(replace(task(NAME), opponent="greedy:slips=1"), "random", deals=1)
    with pytest.raises(OpponentChanged, match="played under rules 99"):
        run_task(replace(task(NAME), rules=99), "random", deals=1)


def test_a_changed_opponent_gives_a_task_its_next_version(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tools.freeze_benchmark.digest", lambda game, seats, options, opponent: f"of {opponent}")
    game = ilion.load("trojan-horse")
    old = frozen(game, [])
    assert [one["name"][-3:] for one in old] == ["-v1"] * 3
    assert frozen(game, old) == old
    changed = [old[0] | {"digest": "another"}, *old[1:]]
    assert [one["name"][-3:] for one in frozen(game, changed)] == ["-v2", "-v1", "-v1"]


def test_an_agent_plays_every_deal_from_every_seat_as_in_the_arena() -> None:
    chosen = task(NAME)
    result = run_task(chosen, "random", deals=2)
    assert [(game.deal, game.seat) for game in result.games] == [(0, 0), (0, 1), (1, 0), (1, 1)]
    second = play(Match(chosen.game, chosen.options, [chosen.opponent, "random"], 0, chosen.seed))
    ahead = second.scores[1] - second.scores[0]
    assert (result.games[1].margin, result.games[1].result, result.games[1].moves) == (ahead, second.returns[1], second.moves)
    assert result.seconds["decision"] > 0


def test_a_result_can_be_read_back_and_played_again(tmp_path: Path) -> None:
    result = run_task(task(NAME), "random", deals=2, label="Any move", note="nothing was trained")
    write_result(result, tmp_path / "result.json")
    (again,) = read_results([tmp_path])
    assert again == result
    assert reproduce(again) == []
    forged = replace(result, games=[*result.games[:-1], result.games[-1]._replace(margin=99)])
    assert [old for old, _ in reproduce(forged)] == [forged.games[-1]]


def test_processes_give_the_same_result() -> None:
    one, two = (run_task(task(NAME), "random", deals=2, jobs=jobs).games for jobs in (1, 2))
    assert one == two


def whole(name: str, label: str, wins: list[float]) -> BenchmarkResult:
    """A made-up result of a task: the same in every deal, by seat."""
    chosen = task(name)
    games = [PlayedGame(deal, seat, wins[seat], 2 * wins[seat] - 1, 0, 50) for deal in range(chosen.deals) for seat in range(2)]
    return BenchmarkResult(
        name, label, label, chosen.digest, chosen.rules, "0", chosen.deals, chosen.seed, games, seconds={"decision": 0.001}
    )


def test_the_table_ranks_whole_results_of_the_current_version_only() -> None:
    weak, strong = whole(NAME, "weak", [0, 0]), whole(NAME, "strong", [1, 1])
    stale, short = replace(strong, digest="another"), replace(strong, games=strong.games[:10], deals=5)
    unknown = replace(strong, task="chess-2p-greedy-v1")
    assert leaderboard([weak, stale, short, strong, unknown]) == {NAME: [Entry([strong]), Entry([weak])]}
    lines = markdown([weak, strong]).splitlines()
    assert lines[2].startswith(f"| `{NAME}` | strong | 100.0 % | 98.1–100.0 % | +1.00 |")


def test_runs_with_one_label_share_a_line_that_shows_how_far_they_differ() -> None:
    runs, other = [whole(NAME, "method", wins) for wins in ([1.0, 1.0], [1.0, 0.0], [0.0, 0.0])], whole(NAME, "other", [1, 0])
    lines = markdown([*runs, other]).splitlines()[2:]
    assert lines[0].startswith(f"| `{NAME}` | method, 3 runs: 0.0–100.0 % | 50.0 % |")
    assert lines[1].startswith(f"| `{NAME}` | other | 50.0 % |")


def test_games_of_one_deal_belong_together() -> None:
    """An agent that wins each deal from one seat and loses it from the other is certainly an even match."""
    even = whole(NAME, "even", [1, 0])
    assert (even.returns.low, even.returns.share, even.returns.high) == (0, 0, 0)
    assert even.duplicate_gain is None
    games = [game._replace(win=float(game.deal % 2), result=2.0 * (game.deal % 2) - 1) for game in even.games]
    lucky = replace(even, games=games)  # the deal decides everything: two games are worth one
    assert lucky.duplicate_gain == pytest.approx(0.5, rel=0.02)
    assert lucky.wins.high - lucky.wins.low > even.wins.high - even.wins.low


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        ("Dear Penelope", "is not a result"),
        ("[]", "is not a result"),
        ('{"format": 7}', "“format”: 1"),
        ('{"format": 1}', "is not a"),
    ],
)
def test_a_file_that_is_no_result_is_refused(content: str, complaint: str, tmp_path: Path) -> None:
    (tmp_path / "file.json").write_text(content)
    with pytest.raises(InvalidResult, match=complaint):
        read_results([tmp_path / "file.json"])


def test_unknown_tasks_and_missing_files_are_named() -> None:
    with pytest.raises(UnknownTask, match=NAME):
        task("chess")
    with pytest.raises(InvalidResult, match="cannot be read"):
        read_results([Path("no-such-file")])


def test_the_documentation_has_the_table_of_the_results_beside_it() -> None:
    results = read_results([DOCS])
    assert all(result.is_current() for result in results), "results of old versions: run benchmarks/reference.sh"
    assert markdown(results) in (ROOT / "docs" / "benchmark.md").read_text("utf-8"), "ilion benchmark table --markdown prints it"


def test_a_reference_result_comes_out_again() -> None:
    (result,) = read_results([DOCS / f"{NAME}-random.json"])
    again = run_task(task(NAME), "random", deals=3)
    assert again.games == result.games[:6]


def test_the_settings_of_the_reference_results_are_those_of_their_tasks() -> None:
    for path in DOCS.glob("*.json"):
        found = json.loads(path.read_text("utf-8"))
        assert path.name.startswith(found["task"]), path


def test_the_citation_names_this_version() -> None:
    lines = (ROOT / "CITATION.cff").read_text("utf-8").splitlines()
    assert f"version: {ilion.__version__}" in lines
