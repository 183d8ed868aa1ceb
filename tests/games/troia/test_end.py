import pytest

import ilion
from ilion.core.state import State
from ilion.games.troia.components import CARDS
from tests.games.troia.positions import game, legal, play, position

COMBAT = ". / . / achilles ajax odysseus diomedes menelaus agamemnon / . / ."


def last_card(field: str = COMBAT, rest: str = "", used: tuple[str, ...] = ()) -> State:
    """The Greeks draw the last card of their deck."""
    pile = " ".join(card for card in CARDS if card not in ("boar", "ram", *used))
    text = f"field: {field}; greeks: boar; trojans: boar; greek-discards: {pile}; {rest}"
    return play(position(text), "draw", "ram")


def test_more_steps_win_when_a_deck_is_empty() -> None:  # TR-30
    state = last_card(rest="horse: fish; stage: 2", used=("fish",))
    assert (state.actor, state.scores(), state.places()) == (ilion.OVER, [1, 2], [2, 1])
    assert state.ending() is not None
    assert state.ending().key == "ending-steps"  # type: ignore[union-attr]
    assert "The Trojans win" in str(state.ending())


def test_equal_steps_are_decided_by_heroes_beyond_combat() -> None:  # TR-30
    state = last_card("achilles / . / ajax odysseus diomedes / menelaus / agamemnon")
    assert (state.scores(), state.places()) == ([0, 0], [1, 2])
    assert state.ending().key == "ending-heroes"  # type: ignore[union-attr]


def test_defence_and_protection_count_the_same() -> None:  # TR-30
    state = last_card("achilles / . / ajax odysseus diomedes menelaus / agamemnon / .")
    assert state.places() == [1, 1]


def test_equal_in_both_is_a_draw() -> None:  # TR-30
    state = last_card()
    assert (state.places(), state.returns()) == ([1, 1], [0.0, 0.0])
    assert state.ending().key == "ending-draw"  # type: ignore[union-attr]


def test_the_running_turn_is_finished_with_its_goal_step() -> None:  # TR-30
    state = last_card(". / . / odysseus diomedes menelaus agamemnon / . / achilles ajax")
    assert legal(state) == ["ram", "pass"]
    play(state, "ram")
    assert (state.actor, state.scores()) == (ilion.OVER, [1, 0])


def test_the_other_side_gets_no_further_turn() -> None:  # TR-30
    pile = " ".join(card for card in CARDS if card not in ("boar", "ram"))
    state = position(f"turn: trojan; greeks: boar; trojans: boar; trojan-discards: {pile}")
    play(state, "draw", "ram")
    assert state.actor == ilion.OVER


def test_if_both_only_draw_the_game_ends_as_a_draw_in_turn_25() -> None:  # TR-30
    state, rng, turns = game.new(), ilion.Rng(1), 0
    while True:
        ilion.deal(state, rng)
        if state.actor == ilion.OVER:
            break
        turns += 1
        play(state, "draw")
    assert (turns, state.scores(), state.places()) == (25, [0, 0], [1, 1])


@pytest.mark.parametrize("seed", range(20))
def test_the_score_sheet_names_every_step(seed: int) -> None:  # TR-30
    state, rng = game.new(options={"gods": "random"}), ilion.Rng(seed)
    while state.actor != ilion.OVER:
        state.apply(state.draw(rng) if state.actor < 0 else state.legal_actions()[rng.below(state.n_legal())])
    lines = state.score_sheet(None)
    assert [sum(line.points for line in lines if line.seat == seat) for seat in (0, 1)] == state.scores()
    assert {line.clause for line in lines} <= {"TR-28", "TR-29", "TR-30"}


ALMOST = "boar fish bull deer pomegranate ram boar+boar boar+fish boar+bull boar+deer boar+pomegranate boar+ram fish+fish fish+bull"
ALMOST += " fish+deer fish+pomegranate fish+ram bull+bull bull+deer bull+pomegranate bull+ram deer+deer deer+pomegranate deer+ram"
TWO_OVER_THERE = "field: . / . / odysseus diomedes menelaus agamemnon / . / achilles ajax"


def last_cards(left: int, **options: str) -> ilion.State:
    """The Greeks are about to draw, with this many cards left in their deck and two heroes in the right zone."""
    cards = [*ALMOST.split(), "pomegranate+pomegranate", "pomegranate+ram", "ram+ram"]
    return position(f"greeks: boar; greek-discards: {' '.join(cards[1 : 27 - left])}; {TWO_OVER_THERE}", **options)


def test_by_default_the_turn_that_empties_a_deck_is_finished_with_its_goal_step() -> None:  # TR-30
    state = play(last_cards(2), "draw", "pomegranate+ram", "ram+ram")
    assert state.prompt().key == "prompt-goal-greek"
    play(state, "pomegranate+ram")
    assert (state.actor, state.scores()) == (ilion.OVER, [1, 0])


def test_with_the_option_the_last_card_of_a_deck_ends_the_game_at_once() -> None:  # TR-30
    state = play(last_cards(2, deck_end="at-once"), "draw", "pomegranate+ram")
    assert state.actor == ilion.CHANCE, "one card is left"
    play(state, "ram+ram")
    assert (state.actor, state.scores()) == (ilion.OVER, [0, 0])
    assert str(state.ending()).startswith("The Greeks’ deck is empty")


def test_with_the_option_zeus_may_end_the_game_too() -> None:  # TR-23, TR-30
    text = (
        last_cards(1, deck_end="at-once")
        .position()
        .replace("greeks: boar", "greeks: boar bull+bull")
        .replace("fish+ram bull+bull", "fish+ram")
    )
    zeus = play(game.from_position(text), "zeus", "boar", "bull+bull", "use", "ram+ram")
    assert zeus.actor == ilion.OVER
