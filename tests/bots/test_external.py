"""External programs: whatever they do, the game goes on."""

import json
import sys
from pathlib import Path

import pytest

import ilion
from ilion import Rng
from ilion.bots import ExternalBot, InvalidBot, decide
from ilion.bots.external import question
from tests.bots.positions import decisions

EXAMPLE = Path(__file__).parent.parent.parent / "examples" / "external_bot.py"
HORSE = ilion.load("trojan-horse")
ANSWER = "import sys\nfor line in sys.stdin:\n    "
MISDEEDS = {
    "crashes": ("raise SystemExit(3)", "ended with code 3"),
    "ends quietly": ("pass", "has ended with code 0"),
    "hangs": ("import time; time.sleep(60)", "did not answer within"),
    "never reads": ("import time\nwhile True: time.sleep(60)", "did not answer within"),
    "says nothing": (ANSWER + "print(flush=True)", "answered “”, which is not a JSON object"),
    "speaks no JSON": (ANSWER + "print('2', 'please', flush=True)", "answered “2 please”"),
    "answers with a list": (ANSWER + "print('[1]', flush=True)", "not a JSON object"),
    "nests without end": (ANSWER + "print('[' * 100000, flush=True)", "not a JSON object"),
    "moves illegally": (ANSWER + """print('{"move": "9"}', flush=True)""", "the move “9”, which is not among"),
    "moves a number": (ANSWER + """print('{"move": 2}', flush=True)""", "which is not among"),
    "floods": ("while True: print('x' * 10000)", "answered “xxx"),
    "writes bytes that are no text": (ANSWER + "sys.stdout.buffer.write(b'\\xff\\n'); sys.stdout.flush()", "answered “"),
}


def program(source: str) -> list[str]:
    return [sys.executable, "-c", source]


def test_the_example_plays_a_whole_game_without_a_failure() -> None:
    bot = ExternalBot([sys.executable, str(EXAMPLE)])
    assert len(EXAMPLE.read_text("utf-8").splitlines()) < 40
    try:
        for number, state in enumerate(decisions(HORSE, 1)):
            assert state.is_legal(decide(bot, state, Rng(number)))
            if str(state.prompt()).startswith("Announce") and state.n_legal() > 1:
                assert decide(bot, state, Rng(number)) == state.parse("2")
    finally:
        bot.close()
    assert bot.failures == []


@pytest.mark.parametrize("misdeed", MISDEEDS)
def test_a_program_that_fails_loses_its_clock_not_the_game(misdeed: str) -> None:
    source, complaint = MISDEEDS[misdeed]
    bot = ExternalBot(program(source), seconds=0.3 if complaint.startswith("did not answer") else 60)
    bot.start_timeout = 0
    states = list(decisions(HORSE, 1))[:5]
    for number, state in enumerate(states):
        assert state.is_legal(decide(bot, state, Rng(number)))
        assert bot.process is None
    assert len(bot.failures) == 3  # then the stand-in stays
    assert all(complaint in failure for failure in bot.failures), bot.failures


CURIOUS = """
import json, sys
told = []
for line in sys.stdin:
    said = json.loads(line)
    if "moves" in said:
        print(json.dumps({"explain": "3"}), flush=True)
        moves = said["moves"]
    elif said["explain"] == "3":
        told.append(said)
        print(json.dumps({"explain": "no move at all"}), flush=True)
    else:
        told.append(said)
        open(sys.argv[1], "w").write(json.dumps(told))
        print(json.dumps({"move": moves[0]}), flush=True)
"""


def test_a_program_may_ask_why_something_is_no_legal_move(tmp_path: Path) -> None:
    bot = ExternalBot([*program(CURIOUS), str(tmp_path / "told")], seconds=60)
    state = next(state for state in decisions(HORSE, 1) if not str(state.prompt()).startswith("Announce"))
    try:
        assert decide(bot, state, Rng(1)) == state.legal_actions()[0]
    finally:
        bot.close()
    assert bot.failures == []
    refused, nonsense = json.loads((tmp_path / "told").read_text())
    refusal = state.explain(state.parse("3"))
    assert refusal is not None
    assert refused == {
        "explain": "3",
        "legal": False,
        "understood": True,
        "refusal": {"clause": refusal.clause, "key": refusal.key, "facts": dict(refusal.facts)},
        "detail": str(refusal),
    }
    assert (nonsense["legal"], nonsense["understood"]) == (False, False)
    assert "no move at all" in nonsense["detail"]


def test_asking_does_not_stop_the_clock() -> None:
    bot = ExternalBot(program(ANSWER + """print('{"explain": "1"}', flush=True)"""), seconds=0.5)
    state = next(decisions(HORSE, 1))
    assert state.is_legal(decide(bot, state, Rng(1)))
    assert "did not answer within" in bot.failures[0]


def test_a_program_that_cannot_be_started_is_replaced_too() -> None:
    bot = ExternalBot("no-such-program --at-all")
    state = next(decisions(HORSE, 1))
    assert state.is_legal(decide(bot, state, Rng(1)))
    assert bot.failures == ["The program no-such-program cannot be started: No such file or directory."]
    with pytest.raises(InvalidBot, match="needs a command"):
        ExternalBot("  ")


def test_no_shell_reads_the_command(tmp_path: Path) -> None:
    bot = ExternalBot(f"echo; touch {tmp_path}/made")
    state = next(decisions(HORSE, 1))
    decide(bot, state, Rng(1))
    assert not (tmp_path / "made").exists()


def test_a_program_is_told_what_its_seat_knows_and_nothing_else() -> None:
    state = list(decisions(HORSE, 1))[30]
    worlds = (state, state.resample(state.actor, Rng(1)), state.resample(state.actor, Rng(2)))
    told = [question(world, state.actor, 5.0) for world in worlds]
    assert told[0] == told[1] == told[2]
    assert told[0]["view"] == state.view(state.actor)
    assert told[0]["moves"] == [state.text(action) for action in state.legal_actions()]
