"""Lots with its moves, its storage or its results broken."""

from __future__ import annotations

from typing import Any

from tests.testing.mutant import mutant
from tests.testing.toy.game import NAMES, Lots
from tests.testing.toy.rules import DEAL, DONE, KINDS, LOOK, NOT_YET, LotsState

# Moves and chance


@mutant("each action once, in ascending order")
def unsorted_actions(game: Any, state: Any) -> None:
    state.actions = lambda self: LotsState.actions(self)[::-1]


@mutant("each action once, in ascending order")
def an_action_listed_twice(game: Any, state: Any) -> None:
    state.actions = lambda self: [action for action in LotsState.actions(self) for _ in (0, 1)]


@mutant("beyond game.n_actions = 5")
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


@mutant("allows an action that legal_actions() does not have")
def an_illegal_action_called_legal(game: Any, state: Any) -> None:
    state.legal_ = lambda self, action: True


@mutant("mask() marks []")
def an_empty_mask(game: Any, state: Any) -> None:
    state.mask_into_ = lambda self, out: None


@mutant("must be a positive integer")
def a_weight_of_zero(game: Any, state: Any) -> None:
    state.weight_ = lambda self, i: i


@mutant("must be a positive integer")
def a_weight_that_is_a_fraction(game: Any, state: Any) -> None:
    state.weight_ = lambda self, i: 0.5


@mutant("follow the weights")
def a_draw_that_ignores_the_weights(game: Any, state: Any) -> None:
    state.draw_ = lambda self, rng: self.actions()[rng.below_(self.count_())]


@mutant("must call below_() once")
def a_draw_that_spends_two_numbers(game: Any, state: Any) -> None:
    def draw(self: Any, rng: Any) -> int:
        action = LotsState.draw_(self, rng)
        rng.below_(2)
        return action

    state.draw_ = draw


@mutant("chance_outcomes() returns outcomes although chance is not to act")
def chance_while_a_seat_moves(game: Any, state: Any) -> None:
    state.chance_outcomes = lambda self: [(action, 1) for action in self.actions()]


@mutant("lead to different states")
def a_rank_that_means_another_action(game: Any, state: Any) -> None:
    state.apply_nth = lambda self, i: self.apply_(self.nth_(self.count_() - 1 - i)) if 0 <= i < self.count_() else [][0]


@mutant("is accepted although there are")
def a_rank_out_of_range_is_taken(game: Any, state: Any) -> None:
    state.apply_nth = lambda self, i: self.apply_(self.nth_(i % max(1, self.count_()))) if self.count_() else [][0]


@mutant("apply() raises RuntimeError")
def a_legal_action_that_crashes(game: Any, state: Any) -> None:
    def apply(self: Any, action: int) -> None:
        if action == LOOK:
            raise RuntimeError("no looking")
        LotsState.apply_(self, action)

    state.apply_ = apply


@mutant("after the legal 'three' game.why_invalid() says")
def a_card_lost_in_play(game: Any, state: Any) -> None:
    def apply(self: Any, action: int) -> None:
        if self.actor >= 0 and action == 3:
            self.laid[self.turn * KINDS + action] -= 1
            self.top[self.turn] = 2
        LotsState.apply_(self, action)
        self.laid[:] = [max(0, number) for number in self.laid]

    state.apply_ = apply


@mutant("continues after game.max_moves = 3")
def a_game_longer_than_promised(game: Any, state: Any) -> None:
    game.max_moves = 3


@mutant("chance is in a loop")
def a_deal_without_end(game: Any, state: Any) -> None:
    def apply(self: Any, action: int) -> None:
        if self.phase != DEAL:
            LotsState.apply_(self, action)

    state.apply_ = apply


# Refusals and notation


@mutant("names the clause 'LO-9', which game.clauses does not have")
def a_refusal_by_a_clause_that_is_none(game: Any, state: Any) -> None:
    game.why_illegal = lambda self, state, action: self.make_refusal("LO-9", "refusal-not-held", card="one")


@mutant("no text 'refusal-lost'")
def a_refusal_without_words(game: Any, state: Any) -> None:
    game.why_illegal = lambda self, state, action: self.make_refusal("LO-2", "refusal-lost")


@mutant("cannot be put into words")
def a_refusal_without_its_fact(game: Any, state: Any) -> None:
    game.why_illegal = lambda self, state, action: self.make_refusal("LO-2", "refusal-not-held")


@mutant("changed the state")
def a_refusal_that_changes_the_state(game: Any, state: Any) -> None:
    def why_illegal(self: Any, state: Any, action: int) -> Any:
        state.looked[state.turn] = 1
        return Lots.why_illegal(self, state, action)

    game.why_illegal = why_illegal


@mutant("text(3), within range but illegal, raises")
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
    game.try_parse = lambda self, state, text: (Lots.try_parse(self, state, text) or 0) ^ 1


@mutant("parse() raises InvalidNotation")
def a_notation_that_depends_on_case(game: Any, state: Any) -> None:
    game.try_parse = lambda self, state, text: Lots.try_parse(self, state, text) if text.islower() else None


@mutant("try_parse() gives an action within range, or None")
def garbage_read_as_a_move_out_of_range(game: Any, state: Any) -> None:
    game.try_parse = lambda self, state, text: (
        77 if Lots.try_parse(self, state, text) is None else Lots.try_parse(self, state, text)
    )


@mutant("parse() raises ValueError")
def garbage_that_crashes_the_reader(game: Any, state: Any) -> None:
    game.try_parse = lambda self, state, text: (*NAMES, "look").index(text.lower())


@mutant("one line with single spaces")
def a_notation_of_two_lines(game: Any, state: Any) -> None:
    game.text = lambda self, state, action: Lots.text(self, state, action) + "\n"


# Copies, bytes, positions


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


@mutant("from_bytes() raises InvalidBytes")
def bytes_that_forget_a_field(game: Any, state: Any) -> None:
    def visit_fields(self: Any, codec: Any) -> None:
        looked = list(self.looked)
        self.looked[:] = [0] * self.seats
        LotsState.visit_fields(self, codec)
        self.looked[:] = looked

    state.visit_fields = visit_fields


@mutant("from_position() raises InvalidPosition")
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


@mutant("game.why_invalid() says: too late")
def a_fault_found_in_a_sound_state(game: Any, state: Any) -> None:
    game.why_invalid = lambda self, state: "too late" if sum(state.laid) == 2 else None


@mutant("resample(0) makes an impossible world")
def a_preview_that_plays(game: Any, state: Any) -> None:
    def preview(self: Any, state: Any, action: int, seat: int, recall: bool) -> Any:
        state.top[seat] = 0
        return Lots.preview(self, state, action, seat, recall)

    game.preview = preview


# Results


@mutant("adds up to")
def a_score_sheet_without_the_prize(game: Any, state: Any) -> None:
    game.score_sheet = lambda self, state, viewer: Lots.score_sheet(self, state, viewer)[: state.seats]


@mutant("outside of game.score_range 0 … 3")
def a_score_out_of_range(game: Any, state: Any) -> None:
    game.score_range = (0, 3)


@mutant("tied seats share a place")
def places_that_start_at_two(game: Any, state: Any) -> None:
    state.place_ = lambda self, seat: LotsState.place_(self, seat) + 1


@mutant("add up to 0")
def returns_that_do_not_add_up(game: Any, state: Any) -> None:
    state.returns = lambda self: [1.0] * self.seats if self.phase == DONE else [0.0] * self.seats


@mutant("do not rank the seats alike")
def returns_against_the_places(game: Any, state: Any) -> None:
    state.returns = lambda self: [-value for value in LotsState.returns(self)]


@mutant("before the end: expected zeros")
def returns_before_the_end(game: Any, state: Any) -> None:
    state.returns = lambda self: [1.0] + [-1 / (self.seats - 1)] * (self.seats - 1)


@mutant("it is set at the end, and only then")
def an_end_without_a_reason(game: Any, state: Any) -> None:
    game.ending = lambda self, state: None


# Bad input and buffers


@mutant("game.why_invalid() has accepted all of")
def a_why_invalid_that_never_complains(game: Any, state: Any) -> None:
    game.why_invalid = lambda self, state: None


@mutant("accepts garbage")
def positions_that_may_be_anything(game: Any, state: Any) -> None:
    def read(self: Any, text: str) -> Any:
        return Lots.from_position(self, text) if text.startswith("lots") else self.new()

    game.from_position = read


@mutant("parse() raises ValueError")
def a_sign_that_no_move_has(game: Any, state: Any) -> None:
    def parse(self: Any, state: Any, text: str) -> Any:
        if "“" in text or any(ord(sign) > 0x3000 for sign in text):
            raise ValueError(text)
        return Lots.try_parse(self, state, text)

    game.try_parse = parse


@mutant("so game.why_invalid() must refuse it: ValueError")
def a_damaged_state_that_leads_nowhere(game: Any, state: Any) -> None:
    game.why_invalid = lambda self, state: Lots.why_invalid(self, state) if state.turn == 0 else None


@mutant("beyond game.tensor_shape, which has 3")
def a_tensor_shape_that_is_too_small(game: Any, state: Any) -> None:
    game.tensor_shape = (3,)


@mutant("only InvalidPosition, with what is wrong, may be raised")
def a_position_that_is_read_carelessly(game: Any, state: Any) -> None:
    def read(self: Any, words: Any, state: Any) -> Any:
        if any("?" in word for word in words.values()):
            raise RuntimeError("a question mark")
        return Lots.read_position(self, words, state)

    game.read_position = read
