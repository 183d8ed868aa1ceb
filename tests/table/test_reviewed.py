"""Looking back at an event from a seat's point of view."""

from __future__ import annotations

import pytest

import ilion
from ilion.core.actors import CHANCE, OVER
from ilion.table.errors import NoSuchSeat, NotNow
from ilion.table.reviewed import NoDecision, NoEvent, _line, own_decision, reviewed_event
from tests.table.tables import begun, setup
from tests.table.test_practice import decisions, finished


def line_in(world: ilion.State, seat: int, rng: ilion.Rng) -> tuple[str, ...]:
    """Return some moves and draws in a world, in the form of a bot's continuation."""
    line = []
    for _ in range(6):
        if world.actor == OVER:
            break
        actions = world.legal_actions()
        action = world.draw(rng) if world.actor == CHANCE else actions[rng.below(len(actions))]
        line.append(("* " if world.actor == CHANCE else "") + world.text(world.seen(action, seat)))
        world.apply(action)
    return tuple(line)


@pytest.mark.parametrize("game", ilion.games())
def test_how_the_bot_would_have_played_on_tells_nothing_of_the_true_world(game: str) -> None:
    old = finished(game, seats=4 if 4 in ilion.load(game).seats else None)
    differ = told = 0
    for number in decisions(old)[::7]:
        state = old.history.after(number)
        seat = state.actor
        twin = state.resample(seat, ilion.Rng(number + 1))
        line = line_in(state.resample(seat, ilion.Rng(number + 2)), seat, ilion.Rng(number))
        sentences = [_line(world, line, seat, number) for world in (state, twin)]
        assert sentences[0] == sentences[1]
        assert sentences[0], "at least the first move can be told"
        differ += state != twin
        told += len(sentences[0]) > 1
    assert differ
    assert told


def test_only_events_that_happened_can_be_looked_at() -> None:
    old = finished("trojan-horse", seats=2)
    end = len(old.record.events)
    for n in (0, -1, end + 1):
        with pytest.raises(NoEvent):
            reviewed_event(old, n, 0, "en")
    assert reviewed_event(old, end, 0, "en")["after"]["prompt"] is None
    with pytest.raises(NoSuchSeat):
        reviewed_event(old, 1, 2, "en")
    with pytest.raises(NotNow, match="not over"):
        reviewed_event(begun(setup())[0], 1, 0, "en")


def test_only_own_decisions_with_a_choice_are_questions() -> None:
    old = finished("trojan-horse", seats=2)
    for step in old.history.steps():
        assert step.before is not None
        for seat in (0, 1):
            if step.before.actor == seat and step.before.n_legal() > 1:
                assert own_decision(old, step.number + 1, seat).action == step.action
            else:
                with pytest.raises(NoDecision):
                    own_decision(old, step.number + 1, seat)


def test_the_bots_move_is_for_the_eyes_of_the_seat_that_decided() -> None:
    old = finished("troia", seats=2)
    number = next(number for number in decisions(old) if old.history.after(number).n_legal() > 1)
    state = old.history.after(number)
    best = state.text(state.legal_actions()[0])
    own, other = (reviewed_event(old, number + 1, seat, "en", best, (best,)) for seat in (state.actor, 1 - state.actor))
    assert own["best"]["move"] == best
    assert own["best"]["preview"] == state.preview(state.parse(best), state.actor)
    assert own["line"]
    assert own["before"]["moves"]
    assert (other["best"], other["line"], other["before"]["moves"], other["played"]["preview"]) == (None, [], None, None)
