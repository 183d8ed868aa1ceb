"""Wrong arguments are refused by a typed error that names the right ones, and nothing changes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import ilion
from ilion import CHANCE, OVER, Game, IllegalMove, InvalidNotation, InvalidOption, Rng, State, UnknownGame, deal
from ilion.core.definition import span
from ilion.core.rules_tag import tables

GAMES = [ilion.load(id) for id in ilion.games()]
each_game = pytest.mark.parametrize("game", GAMES, ids=ilion.games())


def at_a_decision(game: Game[Any], seed: int = 5) -> State:
    state: State = game.new()
    deal(state, Rng(seed))
    assert state.actor >= 0
    return state


def test_an_unknown_game_is_refused_with_the_games_there_are() -> None:
    with pytest.raises(UnknownGame, match=", ".join(ilion.games())):
        ilion.load("chess")
    with pytest.raises(LookupError):
        ilion.load("")


def test_the_games_can_still_be_listed_after_one_was_loaded() -> None:
    ilion.load(ilion.games()[0])
    assert len(ilion.games()) == len(GAMES)


@each_game
@pytest.mark.parametrize("seats", [-1, 0, 1, 99, 2.0, "two"])
def test_a_number_of_seats_that_the_game_does_not_have_is_refused(game: Game[Any], seats: Any) -> None:
    with pytest.raises(InvalidOption, match=f"must be {span(game.seats)}, not "):
        game.new(seats)


@each_game
def test_an_unknown_option_is_refused_with_those_there_are(game: Game[Any]) -> None:
    with pytest.raises(InvalidOption, match=f"no option “colour”; its options: {', '.join(game.options) or 'it has none'}"):
        game.new(options={"colour": "red"})


@each_game
@pytest.mark.parametrize("value", ["no such value", "", True, None, -1, 10**9, 1.5])
def test_an_unknown_value_of_an_option_is_refused_with_those_there_are(game: Game[Any], value: Any) -> None:
    for name in game.options:
        with pytest.raises(InvalidOption, match=f"option {name} cannot be “{value}”; choose "):
            game.new(options={name: value})


@each_game
def test_options_left_out_have_their_defaults(game: Game[Any]) -> None:
    assert dict(game.new().options) == {name: option.default for name, option in game.options.items()}


@each_game
def test_the_options_of_a_state_cannot_be_changed(game: Game[Any]) -> None:
    with pytest.raises(TypeError):
        game.new().options["x"] = 1


@each_game
def test_an_illegal_move_says_its_clause_key_and_facts(game: Game[Any]) -> None:
    state = at_a_decision(game)
    with pytest.raises(IllegalMove) as caught:
        state.apply(game.n_actions)
    error = caught.value
    assert error.clause in game.clauses
    assert error.key == "refusal-not-a-move"
    assert error.facts == {"action": game.n_actions, "last": game.n_actions - 1}
    assert str(error) == f"There is no move number {game.n_actions}: they run from 0 to {game.n_actions - 1}. ({error.clause})"


@each_game
def test_a_garbled_move_is_answered_with_an_example(game: Game[Any]) -> None:
    state = at_a_decision(game)
    with pytest.raises(InvalidNotation) as caught:
        state.parse("no  such\tmove")
    assert str(caught.value).startswith("“no such move” is not understood here.")
    assert state.text(state.legal_actions()[0]) in str(caught.value)


BAD_CALLS: dict[str, tuple[type[Exception], Callable[[State], Any]]] = {
    "view of no seat": (ValueError, lambda state: state.view(state.seats)),
    "view of a negative seat": (ValueError, lambda state: state.view(-1)),
    "view of a word": (ValueError, lambda state: state.view("0")),  # type: ignore[arg-type]
    "tensor of no seat": (ValueError, lambda state: state.tensor(99)),
    "tensor of a spectator": (ValueError, lambda state: state.tensor(None)),  # type: ignore[arg-type]
    "sheet of no seat": (ValueError, lambda state: state.score_sheet(99)),
    "resampling for no seat": (ValueError, lambda state: state.resample(99, Rng(0))),
    "seen by no seat": (ValueError, lambda state: state.seen(state.legal_actions()[0], 99)),
    "preview for no seat": (ValueError, lambda state: state.preview(state.legal_actions()[0], 99)),
    "preview of no move": (IllegalMove, lambda state: state.preview(state.game.n_actions, 0)),
    "seen of no move": (IllegalMove, lambda state: state.seen(-1, 0)),
    "reveals of no move": (IllegalMove, lambda state: state.reveals(1 << 40)),
    "text of no move": (IllegalMove, lambda state: state.text(state.game.n_actions)),
    "text of a veiled move": (IllegalMove, lambda state: state.text(-1)),
    "words of no move": (IllegalMove, lambda state: state.words(1 << 40)),
    "description of no move": (IllegalMove, lambda state: state.describe(-5)),
    "a rank too high": (IndexError, lambda state: state.apply_nth(state.n_legal())),
    "a rank below 0": (IndexError, lambda state: state.apply_nth(-1)),
    "a draw that is not due": (ValueError, lambda state: state.draw(Rng(0))),
    "fewer than no playouts": (ValueError, lambda state: ilion.playouts(state, -1, Rng(0))),
}


@each_game
@pytest.mark.parametrize("name", BAD_CALLS)
def test_a_bad_call_is_refused_and_changes_nothing(game: Game[Any], name: str) -> None:
    state = at_a_decision(game)
    before = state.to_bytes()
    error, call = BAD_CALLS[name]
    with pytest.raises(error):
        call(state)
    assert state.to_bytes() == before


@each_game
def test_an_outcome_that_cannot_come_is_refused_in_words_too(game: Game[Any]) -> None:
    state = game.new()
    assert state.actor == CHANCE
    impossible = [outcome for outcome in range(game.n_chance) if not state.is_legal(outcome)]
    for outcome in [*impossible, game.n_chance]:
        for call in (state.apply, state.text, state.words, state.describe):
            with pytest.raises(IllegalMove):
                call(outcome)


@each_game
def test_playouts_leave_the_state_and_count_the_decisions(game: Game[Any]) -> None:
    state = at_a_decision(game)
    before = state.to_bytes()
    found = ilion.playouts(state, 4, Rng(9))
    assert state.to_bytes() == before
    assert ilion.playouts(state, 0, Rng(9)) == (0, [0] * state.seats, 0)
    rng, moves, scores = Rng(9), 0, [0] * state.seats
    for _ in range(4):
        work = state.copy()
        while work.actor != OVER:
            moves += work.actor != CHANCE
            work.apply(work.draw(rng)) if work.actor == CHANCE else work.apply_nth(rng.below(work.n_legal()))
        scores = [total + points for total, points in zip(scores, work.scores(), strict=True)]
    assert found == (4, scores, moves)


@each_game
def test_random_steps_are_those_of_the_public_methods_at_every_table(game: Game[Any]) -> None:
    """A game may override `step_` for speed."""
    for seed, (seats, options) in enumerate(tables(game)):
        state = game.new(seats, options)
        quick, slow = Rng(seed), Rng(seed)
        found = ilion.playouts(state, 2, quick)
        scores = [0] * seats
        for _ in range(2):
            work = state.copy()
            while work.actor != OVER:
                work.apply(work.draw(slow)) if work.actor == CHANCE else work.apply_nth(slow.below(work.n_legal()))
            scores = [total + points for total, points in zip(scores, work.scores(), strict=True)]
        assert (found.scores, quick.state) == (scores, slow.state), f"{seats} seats, {options}"


@pytest.mark.skipif(not ilion.compiled, reason="interpreted, any class may extend a game's state")
@pytest.mark.parametrize("game", GAMES, ids=str)
def test_a_python_class_cannot_extend_a_compiled_game(game: Game[State]) -> None:
    class Mine(type(game.new())):  # type: ignore[misc]
        pass

    with pytest.raises(TypeError, match="Mine cannot extend a compiled game"):
        Mine(game, game.seats[0], game.new().options)
