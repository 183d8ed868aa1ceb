import json

import pytest

import ilion
from tests.games.trojan_horse.positions import game, opening, play, position


def test_public_things_are_the_same_in_every_view() -> None:  # TH-28
    state = play(position("city: rr yb . . . g .; treasures: 3(0) ? ? ? ? ? ?; discards: 1 2"), "2", "card 3", "red>wells")
    public = {k: v for k, v in state.view(0).items() if k not in ("you", "districts", "scores")}
    for viewer in (1, 2, 3, None):
        view = state.view(viewer)
        assert {k: v for k, v in view.items() if k not in ("you", "districts", "scores")} == public
        assert [d["heroes"] for d in view["districts"]] == [d["heroes"] for d in state.view(0)["districts"]]


def test_the_sizes_of_bag_and_deck_are_public_their_order_exists_nowhere() -> None:  # TH-28
    state = opening()
    assert (state.view(None)["bag_left"], sum(state.view(None)["deck"].values())) == (35, 20)
    assert not any("order" in name for name in json.loads(json.dumps(state.view(0))))


def test_treasures_a_seat_has_seen_are_private() -> None:  # TH-28
    state = position("city: rr yy . . . . .; treasures: 3(0) 1(1) ? ? ? ? ?")
    seen = [[d["treasure"] for d in state.view(viewer)["districts"][:2]] for viewer in (0, 1, 2, None)]
    assert seen == [[3, None], [None, 1], [None, None], [None, None]]


def test_a_seat_resamples_only_what_it_has_not_seen() -> None:  # TH-28
    state = position("city: rr yy . . . . .; treasures: 3(0) 1(1) ? ? ? ? ?")
    found = {state.resample(0, ilion.Rng(seed)).treasure[1] for seed in range(60)}  # type: ignore[attr-defined]
    assert found == {0, 1}, "the only 3 lies in the Palace, as seat 0 knows"
    assert all(state.resample(0, ilion.Rng(seed)).treasure[0] == 2 for seed in range(20))  # type: ignore[attr-defined]


def test_resampled_treasures_come_by_their_number() -> None:  # TH-28
    state = position("city: rr . . . . . .; treasures: 3(0) ? ? ? ? ? ?")
    kinds = [state.resample(1, ilion.Rng(seed)).treasure[0] for seed in range(3000)]  # type: ignore[attr-defined]
    shares = [kinds.count(kind) / 3000 for kind in range(3)]
    assert shares == pytest.approx([3 / 7, 3 / 7, 1 / 7], abs=0.03)


@pytest.mark.parametrize("viewer", [0, 3, None])
def test_at_a_memory_table_people_are_not_told_what_is_in_the_horse(viewer: int | None) -> None:  # TH-29
    state = play(opening(), "1", "card 1")
    view = state.view(viewer, recall=False)
    assert view["horse"] is None
    assert view["bag"] is None, "what is not in the bag is in the horse"
    if viewer is not None:
        preview = state.preview(state.parse("red>palace"), viewer, recall=False)
        assert (preview["drops"], preview["changes"], preview["looks"]) == (None, None, None)


def test_two_horses_look_the_same_at_a_memory_table() -> None:  # TH-29
    a = play(position("horse: r y; display: bgg"), "1", "card 1")
    b = play(position("horse: g b; display: bgg"), "1", "card 1")
    assert json.dumps(a.view(1, recall=False)) == json.dumps(b.view(1, recall=False))
    for move in a.legal_actions():
        assert a.preview(move, 1, recall=False) == b.preview(move, 1, recall=False)


def test_bots_and_open_tables_see_the_horse() -> None:  # TH-29
    assert opening().view(1)["horse"] == ["blue", "yellow"]
    assert opening(horse="open").view(1, recall=False)["horse"] == ["blue", "yellow"]


def test_a_preview_tells_what_drops_who_wins_and_who_looks() -> None:  # TH-14, TH-20
    state = play(position("city: rrb . . . . . .; treasures: 3(0) ? ? ? ? ? ?", horse="open"), "1", "card 1")
    assert state.preview(state.parse("red>palace"), 0) == {
        "kind": "insert",
        "drops": "blue",
        "district": "palace",
        "winner": None,
        "worth": 4 + 3 + 3,
        "changes": [-9, 0, 0, 0],
        "looks": 2,
    }
    assert state.preview(state.parse("red>palace"), 1)["changes"] == [-6, 0, 0, 0], "seat 1 has not seen the treasure"


def test_the_preview_of_a_swap_counts_known_treasures_only() -> None:  # TH-19
    state = play(position("city: rr bb . . . . .; treasures: 3(0) 1(2) ? ? ? ? ?"), "1", "card trident")
    swap = state.parse("palace<>gate")
    assert state.preview(swap, 0)["changes"] == [-3, 0, 3, 0]
    assert state.preview(swap, 2)["changes"] == [1, 0, -1, 0]
    assert state.preview(swap, 1)["changes"] == [0, 0, 0, 0]


def test_every_clause_has_a_text_and_an_origin() -> None:
    assert sorted(game.clauses, key=lambda id: int(id[3:])) == [f"TH-{n}" for n in range(1, 30)]
    for clause in game.clauses.values():
        assert len(str(clause.text)) > 40
        assert set(clause.origin.split("/")) <= set("RDSP")
