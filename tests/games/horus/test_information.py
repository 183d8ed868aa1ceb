"""The seats' knowledge: hands, draw pile, and the information from its renewal."""

import re
from collections import Counter

import pytest

import ilion
from ilion.games.horus.components import CARD_COUNTS, CARDS
from ilion.games.horus.state import HorusState
from tests.games.horus.positions import game, laying, opening, play, position, random_games

MARKUP = re.compile(r"\[[^\]]*\]")


def hand(state: HorusState, seat: int) -> Counter[str]:
    return Counter({card: state.hand[30 * seat + k] for k, card in enumerate(CARDS) if state.hand[30 * seat + k]})


def test_all_but_the_hands_is_the_same_in_every_view() -> None:  # HO-31
    state = play(laying("desert", seats=3), "desert@0,2")
    own = ("you", "hand", "unseen", "idle")
    public = {k: v for k, v in state.view(None).items() if k not in own}
    for seat in range(3):
        assert {k: v for k, v in state.view(seat).items() if k not in own} == public
    assert public["hand_sizes"] == [5, 5, 2]
    assert public["nile"] == [True] * 3


def test_a_seat_sees_its_own_hand_and_a_spectator_none() -> None:  # HO-31
    state = position()
    assert state.view(0)["hand"] == ["desert3", "hills3", "farmland3", "marsh3", "any?"]
    assert state.view(None)["hand"] is None


def test_cards_that_can_place_no_stone_are_marked_for_their_holder() -> None:  # HO-19
    """Threes: farmland and marsh can come to no region of three, desert grows to one, hills have one with room."""
    assert position(table="desert@4,0 desert@6,0").view(0)["idle"] == ["hills3", "farmland3", "marsh3"]
    three = position(table="hills@4,0 hills@6,0 hills@8,0")
    assert three.view(0)["idle"] == three.view(1)["idle"] == three.view(None)["idle"] == []
    joined = position(table="marsh@4,0 hills@6,-1 marsh@7,1").view(0)["idle"]
    assert joined == ["desert3", "hills3", "farmland3"]  # a marsh at 5,2 makes three
    full = "hills@4,0/blue hills@6,0/blue hills@8,0/blue"
    assert position(table=full).view(0)["idle"] == ["desert3", "hills3", "farmland3", "marsh3"]


def test_a_drawn_card_is_seen_by_its_drawer_only() -> None:  # HO-31
    state = game.new(2)
    card = state.parse("card desert5")
    assert [state.seen(card, seat) for seat in (0, 1, None)] == [card, -1, -1]
    assert state.text(state.seen(card, 1)) == "card ?"


def test_the_bag_is_known_by_counting_and_its_order_exists_nowhere() -> None:  # HO-31
    state = play(opening(), "desert")
    assert state.view(1)["bag"] == {"desert": 11, "hills": 12, "farmland": 12, "marsh": 12, "river": 16, "temple": 1}


def test_unseen_cards_are_the_draw_pile_and_the_other_hands() -> None:  # HO-31
    state = position(seats=4)
    view = state.view(2)
    assert sum(view["unseen"].values()) == view["draw_pile"] + sum(view["hand_sizes"]) - view["hand_sizes"][2]


def test_taking_the_last_tile_of_a_terrain_reveals_and_other_cards_do_not() -> None:  # HO-23, HO-31
    seven = " ".join(f"desert@4,{y}" for y in range(0, 14, 2))
    state = position("piles: 1 8 8 8 20", table=seven)
    assert state.reveals(state.parse("card desert3"))
    assert not state.reveals(state.parse("card hills3"))
    play(state, "card any?")
    assert state.reveals(state.parse("pile desert"))
    assert not state.reveals(state.parse("pile river"))


def test_resampled_hands_hold_no_card_of_an_exhausted_terrain() -> None:  # HO-23, HO-31
    eight = " ".join(f"desert@4,{y}" for y in range(0, 16, 2))
    state = position("piles: 0 8 8 8 20; exhausted: desert; hands: hills1 hills2 / marsh1 marsh2 any1", table=eight)
    for seed in range(200):
        world = state.resample(0, ilion.Rng(seed))
        assert not any(card.startswith("desert") for card in hand(world, 1))
        assert hand(world, 0) == hand(state, 0)
        assert game.why_invalid(world) is None


def test_resampled_cards_come_by_their_number() -> None:  # HO-31
    state = position("hands: hills1 / desert1")
    found = Counter(next(iter(hand(state.resample(0, ilion.Rng(seed)), 1))) for seed in range(4000))
    assert found["desert1"] / 4000 == pytest.approx(2 / 49, abs=0.012)
    assert found["any1"] / 4000 == pytest.approx(1 / 49, abs=0.008)


def rest(*but: str) -> list[str]:
    """All cards of the box except some."""
    left = Counter(dict(zip(CARDS, CARD_COUNTS, strict=True))) - Counter(but)
    return sorted(left.elements())


MINE = ["desert1", "desert1", "desert2", "desert2", "desert3"]
THEIRS = ["hills1", "hills1", "hills2", "hills2", "hills3"]


def renewed_for_two() -> HorusState:
    """Seat 0 has refilled from a pile just renewed: seat 0 can derive the hand of seat 1 by counting."""
    discards = " ".join(rest(*MINE, *THEIRS))
    state = position(f"hands: {' '.join(MINE)} / {' '.join(THEIRS)}; discards: {discards}", table="hills@0,2")
    return play(state, "card desert1", "desert@0,-2", "stone@0,2", "card marsh5")


def test_after_a_renewal_two_players_know_each_others_cards() -> None:  # HO-22, HO-31
    state = renewed_for_two()
    for seed in range(50):
        assert hand(state.resample(0, ilion.Rng(seed)), 1) == Counter(THEIRS)


def test_a_card_kept_since_the_renewal_stays_known_until_it_is_shown() -> None:  # HO-22, HO-31
    state = play(renewed_for_two(), "desert", "desert@4,0", "card hills1", "hills@0,4")
    while state.actor >= 0:
        state.apply_nth(0)
    play(state, "card any5")
    kept = Counter(THEIRS) - Counter(["hills1"])
    others = set()
    for seed in range(200):
        world = state.resample(0, ilion.Rng(seed))
        assert kept <= hand(world, 1)
        (new,) = (hand(world, 1) - kept).elements()
        others.add(new)
        assert world.deck_left == state.deck_left
        assert game.why_invalid(world) is None
    assert len(others) > 20
    assert "hills3" not in {card for card in others if card in ("hills1", "hills2")}


def test_cards_drawn_by_others_since_a_renewal_are_not_in_the_hand_of_a_seat_that_drew_nothing() -> None:  # HO-22, HO-31
    hands = [["desert1", "desert1", "desert2", "desert2", "desert3"], ["hills1", "hills1", "hills2", "hills2", "hills3"]]
    hands.append(["marsh1", "marsh1", "marsh2", "marsh2", "marsh3"])
    discards = " ".join(rest(*hands[0], *hands[1], *hands[2]))
    text = f"hands: {' / '.join(map(' '.join, hands))}; discards: {discards}"
    state = play(position(text, table="hills@0,2", seats=3), "card desert1", "desert@0,-2", "stone@0,2", "card any5")
    held = Counter(hands[1] + hands[2])
    for seed in range(100):
        world = state.resample(0, ilion.Rng(seed))
        assert hand(world, 1) + hand(world, 2) == held
        watcher = state.resample(None, ilion.Rng(seed))
        assert len(list((hand(watcher, 0) - Counter(hands[0] + hands[1] + hands[2])).elements())) <= 1
        assert game.why_invalid(watcher) is None


@pytest.mark.bulk
@pytest.mark.parametrize("seed", range(4))
def test_worlds_dealt_again_are_possible_throughout_long_games(seed: int) -> None:  # HO-31
    """Four seats drawing on a short pile: renewals and exhausted terrains occur."""
    _, state, rng = random_games(range(seed, seed + 1), seats=4)[0]
    renewals = 0
    while state.actor != ilion.OVER:
        renewals += state.renewed
        if state.renewed or rng.below(10) == 0:
            for viewer in (None, 0, 3):
                world = state.resample(viewer, ilion.Rng(seed))
                assert game.why_invalid(world) is None, f"seed {seed}"
                again = world.resample(viewer, ilion.Rng(seed))
                assert again.to_bytes() == world.to_bytes(), f"seed {seed}"
        state.apply(state.draw(rng) if state.actor == ilion.CHANCE else state.legal_actions()[rng.below(state.n_legal())])


def test_every_clause_has_a_text_and_an_origin() -> None:
    assert sorted(game.clauses, key=lambda id: int(id[3:])) == [f"HO-{n}" for n in range(1, 34)]
    for clause in game.clauses.values():
        assert len(str(clause.text)) > 40


def lines(state: HorusState, language: str) -> list[str]:
    return MARKUP.sub("", game.board(state.view(0), language)).split("\n")


def test_the_board_speaks_german_and_keeps_what_is_typed() -> None:
    closed = "desert@4,0/white desert@6,0 desert@8,0 desert@10,0 desert@12,0 desert@14,0"
    state = laying("hills", table=closed)
    drawn = lines(state, "de")
    assert "D1 6→6 geschlossen W1 (f)" in drawn
    piles, bag = (next(line for line in drawn if line.startswith(label)) for label in ("Stapel", "Beutel"))
    assert piles.split()[1:] == ["desert", "8", "hills", "8", "farmland", "8", "marsh", "8", "river", "20"]
    for pile, word in (("desert", "Wüste"), ("hills", "Hügel"), ("farmland", "Ackerland"), ("marsh", "Sumpf"), ("river", "Fluss")):
        assert piles.index(pile) == bag.index(word)
    assert "Platz 1* (du) W Weiß  Punkte   6  Steine 19  Karten 5  Nil" in drawn
    assert "Hand           desert3 hills3 farmland3 marsh3 any?" in drawn
    assert "Anzulegen      Hügel (hills)" in drawn
    english = r"closed|shared|Piles|Bag|Seat|you|white|points|stones|cards|Nile|To lay|temple"
    assert not re.search(english, "\n".join(drawn))


@pytest.mark.parametrize("language", game.catalogue.languages())
def test_the_longest_lines_fit_into_a_hundred_columns(language: str) -> None:
    """A region with every possible attribute, and a card without terrain in the first turn."""
    stones = (
        "marsh@4,0/white marsh@6,0/blue marsh@8,0/black marsh@10,0/yellow marsh@12,0 marsh@14,0 temple@3,2 desert@16,0 hills@18,0"
    )
    state = position("first: yes; hands: any? / desert4 / desert5 / marsh5", table=stones, seats=4)
    for drawn in (lines(state, language), lines(play(state, "card any?", "pile river"), language)):
        assert max(map(len, drawn)) <= 100, max(drawn, key=len)
