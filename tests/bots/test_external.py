"""External programs: every failure is detected, and if failures are tolerated, the game goes on."""

import json
import pickle
import sys
from pathlib import Path

import pytest

import ilion
from ilion import Record, Rng
from ilion.bots import BotFailure, ExternalBot, Failure, InvalidBot, decide
from ilion.bots.protocol import move_request
from ilion.core.errors import as_text
from tests.bots.positions import decisions

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
    "floods": ("while True: print('x' * 10000)", "“xxx"),
    "writes bytes that are no text": (ANSWER + "sys.stdout.buffer.write(b'\\xff\\n'); sys.stdout.flush()", "answered “"),
}


def program(source: str) -> list[str]:
    return [sys.executable, "-c", source]


def failing(misdeed: str, *, tolerate: bool) -> ExternalBot:
    source, complaint = MISDEEDS[misdeed]
    bot = ExternalBot(program(source), seconds=0.3 if complaint.startswith("did not answer") else 60, tolerate=tolerate)
    bot.start_timeout = 0
    return bot


@pytest.mark.parametrize("misdeed", MISDEEDS)
def test_a_program_that_fails_stops_the_game_with_the_reason(misdeed: str) -> None:
    bot = failing(misdeed, tolerate=False)
    for _ in range(5):  # it never becomes a random player
        with pytest.raises(BotFailure, match=MISDEEDS[misdeed][1]):
            decide(bot, next(decisions(HORSE, 1)), Rng(1))
    assert bot.program is None


@pytest.mark.parametrize("misdeed", MISDEEDS)
def test_where_failures_are_tolerated_a_random_move_stands_in_and_each_is_noted(misdeed: str) -> None:
    bot = failing(misdeed, tolerate=True)
    for number, state in enumerate(list(decisions(HORSE, 1))[:5]):
        assert state.is_legal(decide(bot, state, Rng(number)))
        assert bot.program is None
    assert len(bot.failures) == 3  # then the stand-in stays
    assert all(MISDEEDS[misdeed][1] in str(failure.text) for failure in bot.failures), bot.failures


def test_a_failure_has_the_request_the_answer_and_the_error_output() -> None:
    bot = ExternalBot(program(ANSWER + "print('hello', file=sys.stderr); print('2 please', flush=True)"), tolerate=True)
    state = next(decisions(HORSE, 1))
    decide(bot, state, Rng(1))
    (failure,) = bot.failures
    assert json.loads(failure.request)["view"] == state.view(state.actor)
    assert failure.answer == "2 please"
    assert failure.errors == "hello"
    assert str(failure).endswith("Its error output ends with:\n  hello")


def test_a_failure_crosses_the_border_of_a_process() -> None:
    error = BotFailure("python my_bot.py", Failure(as_text("It fell over."), errors="ouch"))
    again = pickle.loads(pickle.dumps(error))
    assert str(again) == str(error)
    assert "python my_bot.py" in str(error)
    assert "ouch" in str(error)


def test_unrequested_output_of_a_program_is_a_failure() -> None:
    source = (
        "import json, sys\nfor line in sys.stdin:\n    print(json.dumps({'move': json.loads(line)['moves'][0]}) + '\\nthinking')\n"
    )
    bot = ExternalBot([sys.executable, "-u", "-c", source], seconds=60)
    state = next(decisions(HORSE, 1))
    with pytest.raises(BotFailure, match="thinking"):
        [decide(bot, state, Rng(1)) for _ in range(1000)]  # the second line may come a little later than the first


DIARY = """
import json, sys
with open(sys.argv[1], "w") as diary:
    for line in sys.stdin:
        diary.write(line)
        message = json.loads(line)
        if message["type"] == "move":
            print(json.dumps({"move": message["moves"][0]}), flush=True)
"""


def test_a_program_learns_of_the_start_and_the_end_of_a_game(tmp_path: Path) -> None:
    bot = ExternalBot([*program(DIARY), str(tmp_path / "diary")], seconds=60)
    state = HORSE.new(2)
    record, rng = Record.from_state(state), Rng(1)
    while state.actor != ilion.OVER:
        record.add(state, state.draw(rng) if state.actor == ilion.CHANCE else decide(bot, state, rng))
    bot.game_over(record, state, 1)
    messages = [json.loads(line) for line in (tmp_path / "diary").read_text().splitlines()]
    assert [message["type"] for message in messages] == ["move"] * (len(messages) - 1) + ["end"]
    assert ["start" in message for message in messages] == [True] + [False] * (len(messages) - 1)
    assert messages[0]["start"] == {"protocol": 1, "ilion": ilion.__version__, "rules": HORSE.rules_version, "title": HORSE.title}
    end = messages[-1]
    assert (end["scores"], end["places"], end["seat"]) == (state.scores(), state.places(), 1)
    assert end["ending"] == str(state.ending())
    assert Record.parse(end["record"]).verify() == state
    assert bot.program is None


def test_a_program_that_knows_nothing_of_the_end_of_a_game_may_crash_there() -> None:
    source = ANSWER + "import json; print(json.dumps({'move': json.loads(line)['moves'][0]}), flush=True)"
    bot = ExternalBot(program(source), seconds=60)
    state = next(decisions(HORSE, 1))
    decide(bot, state, Rng(1))
    bot.game_over(Record.from_state(state), state, 0)
    assert bot.failures == []


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
        "type": "explanation",
        "explain": "3",
        "legal": False,
        "understood": True,
        "refusal": {"clause": refusal.clause, "key": refusal.key, "facts": dict(refusal.facts)},
        "detail": str(refusal),
    }
    assert (nonsense["legal"], nonsense["understood"]) == (False, False)
    assert "no move at all" in nonsense["detail"]


def test_asking_does_not_stop_the_clock() -> None:
    bot = ExternalBot(program(ANSWER + """print('{"explain": "1"}', flush=True)"""), seconds=0.5, tolerate=True)
    state = next(decisions(HORSE, 1))
    assert state.is_legal(decide(bot, state, Rng(1)))
    assert "did not answer within" in str(bot.failures[0].text)


def test_a_program_that_cannot_be_started_is_replaced_too() -> None:
    bot = ExternalBot("no-such-program --at-all", tolerate=True)
    state = next(decisions(HORSE, 1))
    assert state.is_legal(decide(bot, state, Rng(1)))
    (failure,) = bot.failures
    assert str(failure) == "The program no-such-program cannot be started: No such file or directory."


@pytest.mark.parametrize(("command", "complaint"), [("  ", "needs a command"), ("python 'my bot.py", "No closing quotation")])
def test_an_invalid_command_is_refused(command: str, complaint: str) -> None:
    with pytest.raises(InvalidBot, match=complaint):
        ExternalBot(command)


def test_no_shell_reads_the_command(tmp_path: Path) -> None:
    bot = ExternalBot(f"echo; touch {tmp_path}/made", tolerate=True)
    state = next(decisions(HORSE, 1))
    decide(bot, state, Rng(1))
    assert not (tmp_path / "made").exists()


def test_a_program_gets_its_seats_knowledge_and_nothing_else() -> None:
    state = list(decisions(HORSE, 1))[30]
    worlds = (state, state.resample(state.actor, Rng(1)), state.resample(state.actor, Rng(2)))
    told = [move_request(world, state.actor, 5.0) for world in worlds]
    assert told[0] == told[1] == told[2]
    assert told[0]["view"] == state.view(state.actor)
    assert told[0]["moves"] == [state.text(action) for action in state.legal_actions()]
