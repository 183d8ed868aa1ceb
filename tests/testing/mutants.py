"""Lots with one thing broken at a time, and what `check_game` must say about it. Run as a program, it prints what it did say.

A mutant gets a fresh subclass of the game and one of the state, and breaks one of them.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Callable
from typing import Any, NamedTuple

import toy.game
from toy.game import NAMES, Lots
from toy.rules import DEAL, DONE, KINDS, LOOK, LOOKING, NOT_YET, TURN, LotsState, take

import ilion
from ilion import OVER, Option, Record, ScoreLine
from ilion.testing import ConformanceError, check_game

GAMES, SEED, SHARE = 60, 0, 0.5


class Mutant(NamedTuple):
    breaks: Callable[[Any, Any], None]
    says: str


MUTANTS: dict[str, Mutant] = {}


def mutant(says: str) -> Callable[[Callable[[Any, Any], None]], Callable[[Any, Any], None]]:
    def note(breaks: Callable[[Any, Any], None]) -> Callable[[Any, Any], None]:
        MUTANTS[breaks.__name__] = Mutant(breaks, says)
        return breaks

    return note


# Moves and chance.


@mutant("each action once, in ascending order")
def unsorted_actions(game: Any, state: Any) -> None:
    state.actions = lambda self: LotsState.actions(self)[::-1]


@mutant("each action once, in ascending order")
def an_action_listed_twice(game: Any, state: Any) -> None:
    state.actions = lambda self: [action for action in LotsState.actions(self) for _ in (0, 1)]


@mutant("actions are int from 0 to 4")
def an_action_beyond_n_actions(game: Any, state: Any) -> None:
    state.actions = lambda self: [*LotsState.actions(self), 5] if self.actor >= 0 else LotsState.actions(self)


@mutant("empty when the game is over, and only then")
def a_seat_without_moves(game: Any, state: Any) -> None:
    state.actions = lambda self: [] if sum(self.laid) == 1 else LotsState.actions(self)


@mutant("n_legal() is 0")
def a_number_of_moves_that_is_wrong(game: Any, state: Any) -> None:
    state.n_legal = lambda self: 0


@mutant("legal_() must agree with nth_()")
def a_legal_action_called_illegal(game: Any, state: Any) -> None:
    state.legal_ = lambda self, action: action != LOOK and action in self.actions()


@mutant("allows what legal_actions() does not have")
def an_illegal_action_called_legal(game: Any, state: Any) -> None:
    state.legal_ = lambda self, action: True


@mutant("mask() marks []")
def an_empty_mask(game: Any, state: Any) -> None:
    state.mask_into_ = lambda self, out: None


@mutant("must be a positive whole number")
def a_weight_of_zero(game: Any, state: Any) -> None:
    state.weight_ = lambda self, i: i


@mutant("must be a positive whole number")
def a_weight_that_is_a_fraction(game: Any, state: Any) -> None:
    state.weight_ = lambda self, i: 0.5


@mutant("go by the weights")
def a_draw_that_ignores_the_weights(game: Any, state: Any) -> None:
    state.draw_ = lambda self, rng: self.actions()[rng.below_(self.count_())]


@mutant("must spend one below_()")
def a_draw_that_spends_two_numbers(game: Any, state: Any) -> None:
    def draw(self: Any, rng: Any) -> int:
        action = LotsState.draw_(self, rng)
        rng.below_(2)
        return action

    state.draw_ = draw


@mutant("chance_outcomes() gives outcomes although no chance is due")
def chance_while_a_seat_moves(game: Any, state: Any) -> None:
    state.chance_outcomes = lambda self: [(action, 1) for action in self.actions()]


@mutant("lead to different states")
def a_rank_that_means_another_action(game: Any, state: Any) -> None:
    state.apply_nth = lambda self, i: self.apply_(self.nth_(self.count_() - 1 - i)) if 0 <= i < self.count_() else [][0]


@mutant("is taken although there are")
def a_rank_out_of_range_is_taken(game: Any, state: Any) -> None:
    state.apply_nth = lambda self, i: self.apply_(self.nth_(i % max(1, self.count_()))) if self.count_() else [][0]


@mutant("apply() raises RuntimeError")
def a_legal_action_that_crashes(game: Any, state: Any) -> None:
    def apply(self: Any, action: int) -> None:
        if action == LOOK:
            raise RuntimeError("no looking")
        LotsState.apply_(self, action)

    state.apply_ = apply


@mutant("after the legal 'three' game.fault() says")
def a_card_lost_in_play(game: Any, state: Any) -> None:
    def apply(self: Any, action: int) -> None:
        if self.actor >= 0 and action == 3:
            self.laid[self.turn * KINDS + action] -= 1
            self.top[self.turn] = 2
        LotsState.apply_(self, action)
        self.laid[:] = [max(0, number) for number in self.laid]

    state.apply_ = apply


@mutant("goes on after game.max_moves = 3")
def a_game_longer_than_promised(game: Any, state: Any) -> None:
    game.max_moves = 3


@mutant("chance goes round in circles")
def a_deal_without_end(game: Any, state: Any) -> None:
    def apply(self: Any, action: int) -> None:
        if self.phase != DEAL:
            LotsState.apply_(self, action)

    state.apply_ = apply


# Refusals and notation.


@mutant("names the clause 'LO-9', which game.clauses does not have")
def a_refusal_by_a_clause_that_is_none(game: Any, state: Any) -> None:
    game.why_not = lambda self, state, action: self.refuse("LO-9", "refusal-not-held", card="one")


@mutant("no text 'refusal-lost'")
def a_refusal_without_words(game: Any, state: Any) -> None:
    game.why_not = lambda self, state, action: self.refuse("LO-2", "refusal-lost")


@mutant("cannot be put into words")
def a_refusal_without_its_fact(game: Any, state: Any) -> None:
    game.why_not = lambda self, state, action: self.refuse("LO-2", "refusal-not-held")


@mutant("changed the state")
def a_refusal_that_changes_the_state(game: Any, state: Any) -> None:
    def why_not(self: Any, state: Any, action: int) -> Any:
        state.looked[state.turn] = 1
        return Lots.why_not(self, state, action)

    game.why_not = why_not


@mutant("text(3), within range but not legal, raises")
def notation_that_crashes_on_what_is_not_legal(game: Any, state: Any) -> None:
    def text(self: Any, state: Any, action: int) -> str:
        if action == 3 and not state.is_legal(3):
            raise IndexError("3")
        return Lots.text(self, state, action)

    game.text = text


@mutant("legal actions need different notations")
def one_notation_for_two_actions(game: Any, state: Any) -> None:
    game.text = lambda self, state, action: Lots.text(self, state, min(action, 2))


@mutant("but it is the notation of")
def a_notation_that_means_another_action(game: Any, state: Any) -> None:
    game.read = lambda self, state, text: (Lots.read(self, state, text) or 0) ^ 1


@mutant("parse() raises InvalidNotation")
def a_notation_that_depends_on_case(game: Any, state: Any) -> None:
    game.read = lambda self, state, text: Lots.read(self, state, text) if text.islower() else None


@mutant("read() gives an action within range, or None")
def garbage_read_as_a_move_out_of_range(game: Any, state: Any) -> None:
    game.read = lambda self, state, text: 77 if Lots.read(self, state, text) is None else Lots.read(self, state, text)


@mutant("parse() raises ValueError")
def garbage_that_crashes_the_reader(game: Any, state: Any) -> None:
    game.read = lambda self, state, text: (*NAMES, "look").index(text.lower())


@mutant("one line with single spaces")
def a_notation_of_two_lines(game: Any, state: Any) -> None:
    game.text = lambda self, state, action: Lots.text(self, state, action) + "\n"


# Copies, bytes, positions.


@mutant("must copy every field, not share it")
def a_copy_that_shares_a_list(game: Any, state: Any) -> None:
    def assign(self: Any, other: Any) -> None:
        LotsState.assign_(self, other)
        self.looked = other.looked

    state.assign_ = assign


@mutant("copy() gives another state: 'top:")
def a_copy_that_forgets_a_field(game: Any, state: Any) -> None:
    def assign(self: Any, other: Any) -> None:
        LotsState.assign_(self, other)
        self.top = [NOT_YET] * self.seats

    state.assign_ = assign


@mutant("carry() must pass every field")
def bytes_that_forget_a_field(game: Any, state: Any) -> None:
    def carry(self: Any, codec: Any) -> None:
        looked = list(self.looked)
        self.looked[:] = [0] * self.seats
        LotsState.carry(self, codec)
        self.looked[:] = looked

    state.carry = carry


@mutant("from_position(position()) gives another state")
def a_position_that_forgets_a_field(game: Any, state: Any) -> None:
    def write(self: Any, fields: Any, state: Any) -> dict[str, str]:
        words = Lots.write_position(self, fields, state)
        del words["top"]
        return words

    game.write_position = write


@mutant("the record replays to another state")
def a_field_that_no_bytes_know(game: Any, state: Any) -> None:
    """It counts moves in memory only, so a game that was stored in between goes on differently."""

    def apply(self: Any, action: int) -> None:
        LotsState.apply_(self, action)
        self.made = getattr(self, "made", 0) + 1
        if self.made == 5 and self.top[0] != NOT_YET:
            self.top[0] ^= 1

    def assign(self: Any, other: Any) -> None:
        LotsState.assign_(self, other)
        self.made = getattr(other, "made", 0)

    state.apply_, state.assign_ = apply, assign


@mutant("game.fault() says: too late")
def a_fault_found_in_a_sound_state(game: Any, state: Any) -> None:
    game.fault = lambda self, state: "too late" if sum(state.laid) == 2 else None


@mutant("looking at the state changed it")
def a_preview_that_plays(game: Any, state: Any) -> None:
    def preview(self: Any, state: Any, action: int, seat: int, recall: bool) -> Any:
        state.top[seat] = 0
        return Lots.preview(self, state, action, seat, recall)

    game.preview = preview


# Data and words.


@mutant("of type tuple, which is not JSON")
def a_tuple_in_a_view(game: Any, state: Any) -> None:
    game.view = lambda self, state, viewer, recall: Lots.view(self, state, viewer, recall) | {"top": tuple(state.top)}


@mutant("keys are str")
def a_number_as_a_key_in_a_view(game: Any, state: Any) -> None:
    game.view = lambda self, state, viewer, recall: Lots.view(self, state, viewer, recall) | {"top": {0: 1}}


@mutant("extra: Extra inputs are not permitted, against game.view_type")
def a_view_with_an_undeclared_key(game: Any, state: Any) -> None:
    game.view = lambda self, state, viewer, recall: Lots.view(self, state, viewer, recall) | {"extra": 1}


@mutant("top: Field required")
def a_view_that_lacks_a_key(game: Any, state: Any) -> None:
    def view(self: Any, state: Any, viewer: int, recall: bool) -> Any:
        full = Lots.view(self, state, viewer, recall)
        del full["top"]
        return full

    game.view = view
    game.board = lambda self, view: "a board"


@mutant("build its lists anew")
def a_view_that_is_a_way_into_the_state(game: Any, state: Any) -> None:
    game.view = lambda self, state, viewer, recall: Lots.view(self, state, viewer, recall) | {"top": state.top}


@mutant("points: Input should be a valid integer, against game.preview_type")
def a_preview_of_another_type(game: Any, state: Any) -> None:
    game.preview = lambda self, state, action, seat, recall: {"points": "many"}


@mutant("describe(-1): kind")
def a_description_of_another_type(game: Any, state: Any) -> None:
    game.describe = lambda self, state, action: Lots.describe(self, state, action) | ({"kind": "what"} if action < 0 else {})


@mutant("words() raises KeyError")
def no_words_for_a_veiled_event(game: Any, state: Any) -> None:
    cards = {action: str(action) for action in range(KINDS + 1)}
    game.words = lambda self, state, action: self.say("LO-1", "event-drawn", seat=0, card=cards[action])


@mutant("the prompt names the clause 'LO-0'")
def a_prompt_by_a_clause_that_is_none(game: Any, state: Any) -> None:
    game.prompt = lambda self, state: self.ask("LO-0", "prompt-over")


@mutant("the prompt cannot be put into words")
def a_prompt_without_words(game: Any, state: Any) -> None:
    game.prompt = lambda self, state: self.ask("LO-1", "prompt-none")


@mutant("a fact is a str, an int or a float")
def a_fact_that_is_a_list(game: Any, state: Any) -> None:
    game.prompt = lambda self, state: self.ask("LO-1", "prompt-deal", seat=(0,))


@mutant("at most 100 fit")
def a_board_too_wide(game: Any, state: Any) -> None:
    game.board = lambda self, view: "x" * 101


@mutant("clause LO-5 has no text in the catalogue")
def a_clause_without_text(game: Any, state: Any) -> None:
    game.origins = {**Lots.origins, "LO-5": "R"}


@mutant("the default 9 is not among the values")
def an_option_whose_default_is_no_value(game: Any, state: Any) -> None:
    game.options = {**Lots.options, "cards": Option(range(1, 4), 9, "LO-1")}


@mutant("tensor(0) must be 9 finite numbers")
def a_tensor_that_is_not_finite(game: Any, state: Any) -> None:
    def tensor(self: Any, seat: int, out: Any) -> None:
        out[0] = float("nan")

    state.tensor_into_ = tensor


# Secrets.


@mutant("view.prize")
def a_view_that_shows_the_prize(game: Any, state: Any) -> None:
    game.view = lambda self, state, viewer, recall: (
        Lots.view(self, state, viewer, recall) | {"prize": state.prize if state.prize != NOT_YET else None}
    )


@mutant("view without recall.prize")
def a_view_that_shows_the_prize_without_recall_only(game: Any, state: Any) -> None:
    def view(self: Any, state: Any, viewer: int, recall: bool) -> Any:
        full = Lots.view(self, state, viewer, recall)
        return full if recall else full | {"prize": max(0, state.prize)}

    game.view = view


@mutant("a spectator is told different things: view.hand")
def a_spectator_who_sees_a_hand(game: Any, state: Any) -> None:
    game.view = lambda self, state, viewer, recall: Lots.view(self, state, max(0, viewer), recall)


@mutant("takes the difference for unknown")
def a_veiled_draw_that_everybody_sees(game: Any, state: Any) -> None:
    state.seen_ = lambda self, action, seat: action


@mutant("takes the difference for unknown")
def a_veil_with_the_secret_as_its_number(game: Any, state: Any) -> None:
    def seen(self: Any, action: int, seat: int) -> int:
        return action if LotsState.seen_(self, action, seat) >= 0 else -2 - action

    state.seen_ = seen


@mutant("the actor sees his own")
def an_actor_blind_to_his_own_move(game: Any, state: Any) -> None:
    state.seen_ = lambda self, action, seat: -1 if self.actor >= 0 and action == LOOK else LotsState.seen_(self, action, seat)


@mutant("a spectator knows least")
def a_spectator_who_sees_more_than_a_seat(game: Any, state: Any) -> None:
    state.seen_ = lambda self, action, seat: action if seat < 0 else LotsState.seen_(self, action, seat)


@mutant("prompt.facts.seat is")
def a_prompt_that_tells_the_prize(game: Any, state: Any) -> None:
    def prompt(self: Any, state: Any) -> Any:
        return self.ask("LO-2", "prompt-turn", seat=state.prize) if state.phase == TURN else Lots.prompt(self, state)

    game.prompt = prompt


@mutant("score_sheet")
def a_score_sheet_that_tells_the_prize(game: Any, state: Any) -> None:
    def sheet(self: Any, state: Any, viewer: int) -> Any:
        lines = Lots.score_sheet(self, state, viewer)
        if state.actor != OVER and state.prize > 0:
            lines.append(ScoreLine(0, "LO-4", "score-prize", {"card": "one"}, state.prize))
        return lines

    game.score_sheet = sheet


@mutant(": tensor[0] is")
def a_tensor_that_tells_the_prize(game: Any, state: Any) -> None:
    def tensor(self: Any, seat: int, out: Any) -> None:
        out[0] = self.prize

    state.tensor_into_ = tensor


@mutant("is told different things: refusal.")
def a_refusal_that_tells_the_prize(game: Any, state: Any) -> None:
    game.why_not = lambda self, state, action: self.refuse("LO-3", "refusal-no-look", look=state.prize)


@mutant("points is ")
def a_preview_that_tells_the_prize(game: Any, state: Any) -> None:
    game.preview = lambda self, state, action, seat, recall: {"points": state.prize}


@mutant("tells them apart: points")
def a_preview_that_tells_others_the_hand(game: Any, state: Any) -> None:
    game.preview = lambda self, state, action, seat, recall: {"points": sum(k * n for k, n in enumerate(state.hand(state.turn)))}


@mutant("facts.seat is ")
def words_that_tell_the_prize(game: Any, state: Any) -> None:
    def words(self: Any, state: Any, action: int) -> Any:
        return self.say("LO-3", "event-look", seat=state.prize) if action == LOOK else Lots.words(self, state, action)

    game.words = words


@mutant(".card is ")
def a_description_that_tells_the_prize(game: Any, state: Any) -> None:
    def describe(self: Any, state: Any, action: int) -> Any:
        return Lots.describe(self, state, action) | ({"card": state.prize} if action == LOOK else {})

    game.describe = describe


@mutant("is told different things: answer to a garbled notation")
def an_answer_to_garbage_that_tells_the_prize(game: Any, state: Any) -> None:
    def parse(self: Any, state: Any, text: str) -> int:
        try:
            return Lots.parse(self, state, text)
        except ilion.InvalidNotation:
            raise ilion.InvalidNotation(self.say("LO-2", "prompt-turn", seat=state.prize)) from None

    game.parse = parse


@mutant("is told different things: legal_actions")
def moves_that_depend_on_the_prize(game: Any, state: Any) -> None:
    state.may_look = lambda self: LotsState.may_look(self) and self.prize != 3


@mutant("yet now is told: actor is")
def a_turn_that_depends_on_the_prize(game: Any, state: Any) -> None:
    """Who has seen a three moves once more; seen() says nothing of it."""

    def pass_on(self: Any) -> None:
        again = self.phase == LOOKING and self.prize == 3
        before = self.turn
        LotsState.pass_on(self)
        if again and self.phase == TURN:
            self.turn = self.actor = before

    state.pass_on = pass_on


@mutant("would perceive -1 in two ways: text")
def a_veiled_notation_that_tells_the_hand(game: Any, state: Any) -> None:
    game.text = lambda self, state, action: Lots.text(self, state, action) if action >= 0 else f"?{state.hand(state.turn)[0]}"


@mutant("reveals(4) is False, yet 'look' tells seat")
def a_look_that_does_not_count_as_revealing(game: Any, state: Any) -> None:
    state.reveals_ = lambda self, action: False


@mutant("cannot know: two worlds that look the same to it, resampled with equal generators, become different")
def a_resampling_that_keeps_the_real_prize(game: Any, state: Any) -> None:
    def resample(self: Any, seat: int, rng: Any) -> None:
        looked, prize = list(self.looked), self.prize
        if prize != NOT_YET and seat >= 0:
            self.looked[seat] = 1
        LotsState.resample_(self, seat, rng)
        self.looked[:] = looked

    state.resample_ = resample


@mutant("cannot know: two worlds that look the same to it, resampled with equal generators, become different")
def a_resampling_that_changes_nothing(game: Any, state: Any) -> None:
    state.resample_ = lambda self, seat, rng: None


@mutant("depends on what")
def a_resampling_seeded_by_the_secret(game: Any, state: Any) -> None:
    def resample(self: Any, seat: int, rng: Any) -> None:
        for _ in range(self.hands[-1]):
            rng.next_()
        LotsState.resample_(self, seat, rng)

    state.resample_ = resample


@mutant("view.hand")
def a_resampling_that_changes_the_own_hand(game: Any, state: Any) -> None:
    state.resample_ = lambda self, seat, rng: LotsState.resample_(self, -1, rng)


@mutant("makes an impossible world")
def a_resampling_that_loses_a_card(game: Any, state: Any) -> None:
    def resample(self: Any, seat: int, rng: Any) -> None:
        LotsState.resample_(self, seat, rng)
        take(self.deck, rng)

    state.resample_ = resample


@mutant("says something else than this viewer has seen")
def a_record_that_hides_what_was_seen(game: Any, state: Any) -> None:
    def for_seat(self: Record, seat: int | None) -> Record:
        events = [event._replace(text="?") for event in self.events]
        return Record(self.game, self.seats, self.options, events, {"Viewer": "spectator"}, self.rules)

    Record.for_seat = for_seat  # type: ignore[method-assign]


@mutant("tells apart two games that looked the same to ")
def a_record_that_shows_all_to_every_seat(game: Any, state: Any) -> None:
    def for_seat(self: Record, seat: int | None) -> Record:
        return Record(self.game, self.seats, self.options, list(self.events), {"Viewer": "spectator"}, self.rules)

    Record.for_seat = for_seat  # type: ignore[method-assign]


# Results.


@mutant("adds up to")
def a_score_sheet_without_the_prize(game: Any, state: Any) -> None:
    game.score_sheet = lambda self, state, viewer: Lots.score_sheet(self, state, viewer)[: state.seats]


@mutant("outside of game.score_range 0 … 3")
def a_score_out_of_range(game: Any, state: Any) -> None:
    game.score_range = (0, 3)


@mutant("equal seats share a place")
def places_that_start_at_two(game: Any, state: Any) -> None:
    state.place_ = lambda self, seat: LotsState.place_(self, seat) + 1


@mutant("add up to 0")
def returns_that_do_not_add_up(game: Any, state: Any) -> None:
    state.returns = lambda self: [1.0] * self.seats if self.phase == DONE else [0.0] * self.seats


@mutant("do not order the seats alike")
def returns_against_the_places(game: Any, state: Any) -> None:
    state.returns = lambda self: [-value for value in LotsState.returns(self)]


@mutant("before the end: zeros are expected")
def returns_before_the_end(game: Any, state: Any) -> None:
    state.returns = lambda self: [1.0] + [-1 / (self.seats - 1)] * (self.seats - 1)


@mutant("it is set at the end, and only then")
def an_end_without_a_reason(game: Any, state: Any) -> None:
    game.ending = lambda self, state: None


def complaint(breaks: Callable[[Any, Any], None] | None, games: int = GAMES, seed: int = SEED) -> str:
    """What check_game says about Lots when it is broken so; empty if it finds nothing."""
    for_seat = Record.for_seat
    state = type("MutantState", (LotsState,), {})
    game = type("MutantLots", (Lots,), {"__module__": "toy.game", "state_type": state})
    if breaks:
        breaks(game, state)
    toy.game.game = game()
    try:
        check_game(toy.game.game, games, seed, share=SHARE)
    except ConformanceError as error:
        return str(error)
    finally:
        Record.for_seat = for_seat  # type: ignore[method-assign]
    return ""


def complaint_again(breaks: Callable[[Any, Any], None], said: str) -> str:
    """What it says when the last line of its message is followed."""
    found = re.search(r"again: check_game\(game, games=1, seed=(\d+), share=0.5\)$", said)
    return complaint(breaks, 1, int(found[1])) if found else said


if __name__ == "__main__":
    ilion.register("lots", "toy.game")
    said = {name: complaint(mutant.breaks) for name, mutant in MUTANTS.items()}
    again = {name: complaint_again(mutant.breaks, said[name]) for name, mutant in MUTANTS.items()}
    json.dump({"sound": complaint(None), "said": said, "again": again}, sys.stdout)
