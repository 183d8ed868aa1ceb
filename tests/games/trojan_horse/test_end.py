import pytest

import ilion
from tests.games.trojan_horse.positions import game, legal, play, position, refusal
from tests.games.trojan_horse.test_turn import late_city


def test_helpers_wait_for_the_last_coloured_hero() -> None:  # TH-22
    state = play(position("city: . . . . . . ."), "1", "card 1")
    assert refusal(state, "helper>palace") == ("TH-22", "refusal-helper-later")


def test_the_display_shrinks_when_the_bag_is_empty() -> None:  # TH-22
    state = position(f"city: {late_city('byry')}; horse: b y; display: ry; treasures: 3 1 1 1 0 0 0")
    play(state, "1", "card 1", "red>palace")
    assert state.actor == 1
    assert state.view(0)["display"] == ["yellow"]


def test_helpers_follow_the_last_hero_within_the_running_turn() -> None:  # TH-22
    city = ["rrrrrr", "rryyyy", "yyyybb", "bbbbbb", "bbgggg", "ggggg", "gryr"]
    state = position(f"city: {' '.join(city[:6])} g; horse: r y; display: ry; turn: 3")
    play(state, "3", "card 3", "yellow>tower", "red>tower")
    assert {move.split(">")[0] for move in legal(state)} == {"helper"}
    play(state, "helper>tower")
    assert state.view(0)["horse"] == ["red", "helper"]


def test_a_helper_never_lands_and_counts_for_nothing() -> None:  # TH-22
    state = finished(4, seed=1)
    assert state.view(None)["horse"] == ["helper", "helper"]
    assert sum(d["total"] for d in state.view(None)["districts"]) == 40


def test_a_third_helper_does_not_exist() -> None:  # TH-22
    state = position(f"city: {late_city('y')}; horse: y h; display: .; helpers: 1")
    play(state, "1", "card 1")
    assert all(move.startswith("helper>") for move in legal(state))
    assert refusal(state, "red>palace")[0] == "TH-15"


def finished(seats: int, seed: int) -> ilion.State:
    state, rng = game.new(seats), ilion.Rng(seed)
    while state.actor != ilion.OVER:
        ilion.deal(state, rng)
        if state.n_legal():
            state.apply_nth(rng.below(state.n_legal()))
    return state


def test_the_game_ends_when_both_helpers_are_in_the_horse() -> None:  # TH-23
    state = position(f"city: {late_city('y')}; horse: y h; display: .; helpers: 1; treasures: 3 1 1 1 0 0 0")
    play(state, "1", "card 1")
    play(state, legal(state)[0])
    assert state.actor == ilion.OVER
    assert str(state.ending()) == "Both helpers are in the horse: every hero has found his district."
    assert refusal_after_the_end(state) == ("TH-23", "refusal-over")
    assert state.legal_actions() == []


def refusal_after_the_end(state: ilion.State) -> tuple[str, str]:
    with pytest.raises(ilion.IllegalMove) as error:
        state.apply(0)
    return error.value.clause, error.value.key


@pytest.mark.parametrize(("seats", "insertions"), [(2, 40), (3, 30), (4, 40)])
def test_insertions_in_a_whole_game(seats: int, insertions: int) -> None:  # TH-23
    state, rng, n = game.new(seats), ilion.Rng(seats), 0
    while state.actor != ilion.OVER:
        ilion.deal(state, rng)
        if state.n_legal():
            action = state.legal_actions()[rng.below(state.n_legal())]
            n += ">" in state.text(action) and "<" not in state.text(action)
            state.apply(action)
    assert n == insertions


@pytest.mark.parametrize(
    ("heroes", "winner"),
    [
        ("rrrbbby", "yellow"),
        ("rrbby", "yellow"),
        ("rry", "red"),
        ("rryyb", "blue"),
        ("rybg", None),
        ("rrby", "red"),
        ("rryybbg", "green"),
        ("ry", None),
        (".", None),
        ("b", "blue"),
    ],
)
def test_a_tie_for_the_most_gives_the_district_to_the_next_lower_count(heroes: str, winner: str | None) -> None:  # TH-24
    assert position(f"city: . {heroes} . . . . .").view(0)["districts"][1]["winner"] == winner


def test_the_winner_gets_every_hero_the_bonus_and_the_treasure() -> None:  # TH-25
    state = position("city: rrrbbby . . . . . .; treasures: 3(1) ? ? ? ? ? ?")
    assert state.scores() == [0, 7 + 3 + 3, 0, 0]
    (line,) = state.score_sheet(1)
    assert (line.seat, line.clause, line.points) == (1, "TH-25", 13)
    assert line.facts == {"district": "palace", "colour": "yellow", "heroes": 7, "bonus": 3, "treasure": 3}


def test_in_play_a_score_sheet_counts_only_the_treasures_its_reader_has_seen() -> None:  # TH-25, TH-28
    state = position("city: rrr . . . . . .; treasures: 3(1) ? ? ? ? ? ?")
    assert [line.points for line in state.score_sheet(0)] == [6]
    assert [line.points for line in state.score_sheet(1)] == [9]
    assert [line.points for line in state.score_sheet(None)] == [6]


def test_with_two_players_each_colour_competes_for_itself() -> None:  # TH-26
    state = position("city: . rrgg . rry . . .", seats=2)
    assert state.view(0)["owners"] == {"red": 0, "yellow": 1, "blue": 1, "green": 0}
    assert state.view(0)["districts"][1]["winner"] is None, "both colours of seat 0 cancel each other"
    assert state.scores() == [3, 0]
    assert position("city: . rrg . yyb . . .", seats=2).scores() == [3, 3]
    assert position("city: r . ggg . . . .", seats=2).scores() == [4 + 4, 0]


def test_all_treasures_are_revealed_at_the_end() -> None:  # TH-27
    state = finished(3, seed=2)
    for viewer in (0, 1, 2, None):
        assert sorted(d["treasure"] for d in state.view(viewer)["districts"]) == [0, 0, 0, 1, 1, 1, 3]


def test_the_most_points_win_and_equal_scores_share_the_victory() -> None:  # TH-27
    for seed in range(400):
        state = finished(3, seed)
        scores = state.scores()
        assert [place == 1 for place in state.places()] == [score == max(scores) for score in scores]
        if scores.count(max(scores)) == 2:
            assert sorted(state.returns()) == [-1.0, 0.5, 0.5]
            return
    pytest.fail("no shared victory in 400 games")


@pytest.mark.parametrize(("seats", "points"), [(2, 52), (3, 42), (4, 52)])
def test_points_on_the_board_less_districts_nobody_wins(seats: int, points: int) -> None:  # TH-25
    for seed in range(30):
        state = finished(seats, seed)
        unwon = sum(d["worth"] for d in state.view(None)["districts"] if d["winner"] is None)
        assert sum(state.scores()) + unwon == points, f"seed {seed}"
