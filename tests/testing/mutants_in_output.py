"""Lots with broken output: wrongly shaped, or revealing a secret."""

from __future__ import annotations

from typing import Annotated, Any

import ilion
from ilion import OVER, Option, Record, ScoreLine
from ilion.core.areas import counter, grid, hand, word
from tests.testing.mutant import mutant
from tests.testing.toy.game import Lots, View
from tests.testing.toy.rules import KINDS, LOOK, LOOKING, NOT_YET, TURN, LotsState, take

# Areas of the table


class OddWord(View):
    hand_sizes: Annotated[list[int], counter(by="seat")]
    top: Annotated[list[int], word()]


class OddSeats(View):
    hand: Annotated[list[int] | None, hand(by="seat")]


class OddItem(View):
    hand: Annotated[list[int] | None, hand(item="colour")]


class OddGrid(View):
    top: Annotated[list[int], grid(item="card", columns=7)]


@mutant("the field 'top' is declared as word, but")
def a_list_that_is_declared_as_a_word(game: Any, state: Any) -> None:
    game.view_type = OddWord


@mutant("is not a list with a value for each of")
def a_hand_that_is_declared_by_seat(game: Any, state: Any) -> None:
    game.view_type = OddSeats


@mutant("names the field 'colour' of a move, which game.describe_type does not have; it has card, kind, seat")
def an_area_by_a_field_that_no_move_has(game: Any, state: Any) -> None:
    game.view_type = OddItem


@mutant("squares do not fill rows of 7")
def a_grid_with_a_row_that_is_not_full(game: Any, state: Any) -> None:
    game.view_type = OddGrid


# Data and words


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


@mutant("build new lists for each view")
def a_view_that_is_a_way_into_the_state(game: Any, state: Any) -> None:
    game.view = lambda self, state, viewer, recall: Lots.view(self, state, viewer, recall) | {"top": state.top}


@mutant("is not what view() returns")
def views_that_are_all_one_seats(game: Any, state: Any) -> None:
    game.views = lambda self, state, viewers: {viewer: self.view(state, 0, recall) for viewer, recall in viewers.items()}


@mutant("which also stands for")
def one_saying_for_all_moves(game: Any, state: Any) -> None:
    game.description_cache_key = lambda self, state, action: "a move"


@mutant("but its previews with and without recall agree")
def a_move_to_remember_at_a_table_without_memory(game: Any, state: Any) -> None:
    game.preview_needs_recall = lambda self, state, action, seat: True


@mutant("points: Input should be a valid integer, against game.preview_type")
def a_preview_of_another_type(game: Any, state: Any) -> None:
    game.preview = lambda self, state, action, seat, recall: {"points": "many"}


@mutant("describe(-1): kind")
def a_description_of_another_type(game: Any, state: Any) -> None:
    game.describe = lambda self, state, action: Lots.describe(self, state, action) | ({"kind": "what"} if action < 0 else {})


@mutant("words() raises KeyError")
def no_words_for_a_veiled_event(game: Any, state: Any) -> None:
    cards = {action: str(action) for action in range(KINDS + 1)}
    game.words = lambda self, state, action: self.make_text("LO-1", "event-drawn", seat=0, card=cards[action])


@mutant("the prompt names the clause 'LO-0'")
def a_prompt_by_a_clause_that_is_none(game: Any, state: Any) -> None:
    game.prompt = lambda self, state: self.make_prompt("LO-0", "prompt-over")


@mutant("the prompt cannot be put into words")
def a_prompt_without_words(game: Any, state: Any) -> None:
    game.prompt = lambda self, state: self.make_prompt("LO-1", "prompt-none")


@mutant("a fact is a str, an int, a float or a tuple of texts")
def a_fact_that_is_a_list(game: Any, state: Any) -> None:
    game.prompt = lambda self, state: self.make_prompt("LO-1", "prompt-deal", seat=[0])


@mutant("at most 100 fit")
def a_board_too_wide(game: Any, state: Any) -> None:
    game.board = lambda self, view, language="en": "x" * 101


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


# Secrets


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


@mutant("a spectator is shown different things: view.hand")
def a_spectator_who_sees_a_hand(game: Any, state: Any) -> None:
    game.view = lambda self, state, viewer, recall: Lots.view(self, state, max(0, viewer), recall)


@mutant("treats the difference as unknown")
def a_veiled_draw_that_everybody_sees(game: Any, state: Any) -> None:
    state.seen_ = lambda self, action, seat: action


@mutant("treats the difference as unknown")
def a_veil_with_the_secret_as_its_number(game: Any, state: Any) -> None:
    def seen(self: Any, action: int, seat: int) -> int:
        return action if LotsState.seen_(self, action, seat) >= 0 else -2 - action

    state.seen_ = seen


@mutant("actors see their own actions")
def an_actor_blind_to_his_own_move(game: Any, state: Any) -> None:
    state.seen_ = lambda self, action, seat: -1 if self.actor >= 0 and action == LOOK else LotsState.seen_(self, action, seat)


@mutant("a spectator knows least")
def a_spectator_who_sees_more_than_a_seat(game: Any, state: Any) -> None:
    state.seen_ = lambda self, action, seat: action if seat < 0 else LotsState.seen_(self, action, seat)


@mutant("prompt.facts.seat is")
def a_prompt_that_tells_the_prize(game: Any, state: Any) -> None:
    def prompt(self: Any, state: Any) -> Any:
        return self.make_prompt("LO-2", "prompt-turn", seat=state.prize) if state.phase == TURN else Lots.prompt(self, state)

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


@mutant("is shown different things: refusal.")
def a_refusal_that_tells_the_prize(game: Any, state: Any) -> None:
    game.why_illegal = lambda self, state, action: self.make_refusal("LO-3", "refusal-no-look", look=state.prize)


@mutant("points is ")
def a_preview_that_tells_the_prize(game: Any, state: Any) -> None:
    game.preview = lambda self, state, action, seat, recall: {"points": state.prize}


@mutant("distinguishes them: points")
def a_preview_that_tells_others_the_hand(game: Any, state: Any) -> None:
    game.preview = lambda self, state, action, seat, recall: {"points": sum(k * n for k, n in enumerate(state.hand(state.turn)))}


@mutant("facts.seat is ")
def words_that_tell_the_prize(game: Any, state: Any) -> None:
    def words(self: Any, state: Any, action: int) -> Any:
        return self.make_text("LO-3", "event-look", seat=state.prize) if action == LOOK else Lots.words(self, state, action)

    game.words = words


@mutant(".card is ")
def a_description_that_tells_the_prize(game: Any, state: Any) -> None:
    def describe(self: Any, state: Any, action: int) -> Any:
        return Lots.describe(self, state, action) | ({"card": state.prize} if action == LOOK else {})

    game.describe = describe


@mutant("is shown different things: answer to a garbled notation")
def an_answer_to_garbage_that_tells_the_prize(game: Any, state: Any) -> None:
    def parse(self: Any, state: Any, text: str) -> int:
        try:
            return Lots.parse(self, state, text)
        except ilion.InvalidNotation:
            raise ilion.InvalidNotation(self.make_text("LO-2", "prompt-turn", seat=state.prize)) from None

    game.parse = parse


@mutant("is shown different things: legal_actions")
def moves_that_depend_on_the_prize(game: Any, state: Any) -> None:
    state.may_look = lambda self: LotsState.may_look(self) and self.prize != 3


@mutant("is shown different things: actor is")
def a_turn_that_depends_on_the_prize(game: Any, state: Any) -> None:
    """A seat that has seen a three moves once more; seen() does not show it."""

    def pass_on(self: Any) -> None:
        again = self.phase == LOOKING and self.prize == 3
        before = self.turn
        LotsState.pass_on(self)
        if again and self.phase == TURN:
            self.turn = self.actor = before

    state.pass_on = pass_on


@mutant(": text is '?")
def a_veiled_notation_that_tells_the_hand(game: Any, state: Any) -> None:
    game.text = lambda self, state, action: Lots.text(self, state, action) if action >= 0 else f"?{state.hand(state.turn)[0]}"


@mutant("reveals(4) is False, yet 'look' shows seat")
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


@mutant("differs from what this viewer has seen")
def a_record_that_hides_what_was_seen(game: Any, state: Any) -> None:
    def for_seat(self: Record, seat: int | None) -> Record:
        events = [event._replace(text="?") for event in self.events]
        return Record(self.game, self.seats, self.options, events, {"Viewer": "spectator"}, self.rules)

    Record.for_seat = for_seat  # type: ignore[method-assign]


@mutant("differs from what this viewer has seen event by event")
def a_record_that_shows_all_to_every_seat(game: Any, state: Any) -> None:
    def for_seat(self: Record, seat: int | None) -> Record:
        return Record(self.game, self.seats, self.options, list(self.events), {"Viewer": "spectator"}, self.rules)

    Record.for_seat = for_seat  # type: ignore[method-assign]


@mutant("but its probability is")
def a_resampled_world_in_which_rare_cards_are_as_likely_as_others(game: Any, state: Any) -> None:
    def resample(self: Any, seat: int, rng: Any) -> None:
        sizes = [sum(self.hand(other)) for other in range(self.seats)]
        unseen = list(self.deck)
        hidden = self.prize != NOT_YET and not self.knows_prize(seat)
        if hidden:
            unseen[self.prize] += 1
        others = [other for other in range(self.seats) if other != seat]
        for other in others:
            for kind in range(KINDS):
                unseen[kind] += self.hands[other * KINDS + kind]
                self.hands[other * KINDS + kind] = 0

        def take() -> int:
            left = [kind for kind in range(KINDS) if unseen[kind]]
            kind: int = left[rng.below(len(left))]
            unseen[kind] -= 1
            return kind

        for other in others:
            for _ in range(sizes[other]):
                self.hands[other * KINDS + take()] += 1
        if hidden:
            self.prize = take()
        self.deck[:] = unseen

    state.resample_ = resample
