"""Public information, each seat's information, and previews."""

from __future__ import annotations

import pytest

import ilion
from ilion.games.odyssey import components as box
from ilion.games.odyssey import game
from ilion.games.odyssey.board import MARKUP
from ilion.games.odyssey.observation import ENTRIES, SEAT, SIZE
from tests.games.odyssey.positions import landed, phase, play, player, position, space

LOOKED = "rim: aiaia=circe(0) pharos=wine(01) crete=skylla!"


def test_everything_on_the_table_is_the_same_in_every_view() -> None:  # OD-29
    state = position(f"{LOOKED}; seat0: at=0,0 swift free=2; seat1: at=0,6 misses cards=aegis* rules=ogygia rim=asteris")
    hidden = ("you", "rim", "unknown")
    public = {k: v for k, v in state.view(None).items() if k not in hidden}
    for viewer in (0, 1):
        assert {k: v for k, v in state.view(viewer).items() if k not in hidden} == public
    seat0, seat1 = public["players"]
    assert (seat0["next_sail_is_4"], seat0["free_arrows"]) == (True, 2)
    assert (seat1["misses_turn"], seat1["cards"], seat1["turned"]) == (True, ["aegis"], ["aegis"])


def test_which_rim_spaces_were_looked_at_is_open_and_what_was_seen_is_private() -> None:  # OD-29
    state = position(LOOKED)
    for viewer in (0, 1, None):
        assert [space(state, island, viewer)["looked_by"] for island in ("aiaia", "pharos", "crete")] == [[0], [0, 1], []]
    seen = [[space(state, island, viewer)["card"] for island in ("aiaia", "pharos", "crete")] for viewer in (0, 1, None)]
    assert seen == [["circe", "wine", "skylla"], [None, "wine", "skylla"], [None, None, "skylla"]]
    assert len(state.view(0)["unknown"]) == 12
    assert len(state.view(None)["unknown"]) == 14


def test_a_look_is_seen_by_who_looks_and_veiled_to_all_others() -> None:  # OD-29
    state = landed("hades", "look aiaia", seats=3)
    draw = state.parse("circe")
    assert [state.seen(draw, viewer) == draw for viewer in (0, 1, 2, None)] == [True, False, False, False]
    assert (state.text(state.seen(draw, 1)), str(state.words(state.seen(draw, 1)))) == ("?", "Seat 1 looks at the card of Aiaia")
    assert "Circe" in str(state.words(draw))


def test_a_card_that_was_looked_at_is_drawn_like_any_other_but_only_it_can_come() -> None:  # OD-29
    state = play(position("phase: sail; roll: 1; seat0: at=-2,-2; rim: aiaia=circe(1)"), "to aiaia")
    assert (state.actor, state.chance_outcomes()) == (ilion.CHANCE, [(state.parse("circe"), 1)])
    fresh = play(position("phase: sail; roll: 1; seat0: at=-2,-2"), "to aiaia")
    assert fresh.actor == ilion.CHANCE
    assert fresh.prompt() == state.prompt()


def test_a_seat_resamples_only_what_it_has_not_seen() -> None:  # OD-29
    state = position(LOOKED)
    worlds = [state.resample(1, ilion.Rng(seed)) for seed in range(200)]
    assert {space(world, "pharos", 1)["card"] for world in worlds} == {"wine"}
    assert {space(world, "aiaia", 0)["card"] for world in worlds} == set(box.CARDS) - {"wine", "skylla"}


def test_resampled_cards_are_equally_likely() -> None:  # OD-29
    state = position("rim: aiaia=circe(0)")
    cards = [space(state.resample(1, ilion.Rng(seed)), "aiaia", 0)["card"] for seed in range(3000)]
    assert {card: cards.count(card) / 3000 for card in box.CARDS} == pytest.approx(dict.fromkeys(box.CARDS, 1 / 15), abs=0.02)


def test_no_move_reveals_what_lies_on_the_rim_by_itself() -> None:  # OD-29
    state = position("phase: sail; roll: 1; seat0: at=-2,-2; rim: aiaia=circe(1)")
    assert not any(state.reveals(action) for action in state.legal_actions())


def test_the_preview_of_a_sail_tells_what_is_known_of_the_island() -> None:  # OD-7, OD-14
    state = position("phase: sail; roll: 1; seat0: at=-2,-2; rim: aiaia=circe(0); seat1: at=-2,-3")
    shown = state.preview(state.parse("to aiaia"), 0)
    assert shown == {
        "kind": "to",
        "place": "aiaia",
        "stays": False,
        "meets": [1],
        "ruler": None,
        "lies": "face-down",
        "card": "circe",
        "wins": False,
    }
    assert state.preview(state.parse("to aiaia"), 1)["card"] is None


def test_the_preview_of_an_arrow_shows_every_ship_it_moves_and_where_to() -> None:  # OD-9
    ships = "seat0: at=1,0; seat1: at=1,-1; seat2: at=0,2; seat3: at=-1,1"
    state = position(f"phase: lay; {ships}", seats=4)
    lay = state.preview(state.parse("at 3,0"), 0)
    play(state, "at 3,0")
    aim = state.preview(state.parse("W"), 0)
    assert aim["drifts"] == [
        {"seat": 0, "wind": "storm", "start": [1, 0], "at": [-3, 0], "place": "scheria"},
        {"seat": 1, "wind": "strong", "start": [1, -1], "at": [-1, -1], "place": "sea"},
        {"seat": 2, "wind": "breeze", "start": [0, 2], "at": [-1, 2], "place": "sea"},
    ]
    assert (aim["sheltered"], aim["meetings"], aim["home"]) == ([3], [], [])
    assert lay["directions"]["W"] == aim["drifts"]
    assert lay["directions"]["E"] == []


def test_the_preview_of_a_fight_shows_its_odds() -> None:  # OD-21
    state = position("phase: engage; actor: 0; fight: 0-1 round=0; seat0: at=0,0; seat1: at=0,0 heroes=3")
    shown = state.preview(state.parse("fight"), 1)
    assert shown["other"] == 1
    assert (shown["odds"], shown["equal"], shown["loses"]) == ([10, 16], 3, 3)
    assert shown["other_lost"] > 0.8 > 0.2 > shown["lost"]


def test_the_preview_of_a_price_shows_both_hands_after_it() -> None:  # OD-22
    state = landed("card wine", newcomer="cards=circe", seat1="cards=wine rules=crete")
    mine, theirs = state.preview(state.parse("give circe"), 0)["hands"]
    assert (mine["seat"], mine["cards"], theirs["seat"], theirs["cards"]) == (0, [], 1, ["wine", "circe"])


@pytest.mark.parametrize(
    ("moves", "choice", "risk"),
    [(["sirens"], "roll", [2, 4]), (["cattle"], "slaughter", [1, 2]), (["laistrygonians", "1:3"], "again", [6, 16])],
)
def test_the_preview_of_a_risk_counts_the_throws_that_cost_a_hero(moves: list[str], choice: str, risk: list[int]) -> None:  # OD-3
    state = landed(*moves)
    assert state.preview(state.parse(choice), 0) == {"kind": choice, "loses_hero": risk, "last": False}


def test_the_observation_is_described_entry_by_entry() -> None:
    for entries, size in ((ENTRIES, SIZE), (SEAT, 191)):
        end = 0
        for first, many, _ in entries:
            assert first == end
            end += many
        assert end == size


def test_the_observation_shows_private_knowledge_to_its_owner_only() -> None:  # OD-29
    state = position(LOOKED)
    aiaia = 1146 + 17 * list(box.ISLANDS).index("aiaia")
    circe, unknown = box.CARDS.index("circe"), 15
    assert (state.tensor(0)[aiaia + circe], state.tensor(0)[aiaia + unknown]) == (1, 0)
    assert (state.tensor(1)[aiaia + circe], state.tensor(1)[aiaia + unknown]) == (0, 1)


def test_seats_are_observed_clockwise_from_the_one_that_looks() -> None:
    state = position("turn: 1; seat0: gifts=0; seat1: gifts=6; seat2: gifts=12", seats=3)
    assert [state.tensor(1)[191 * k + 129] for k in range(3)] == [0.25, 0.5, 0]
    assert state.tensor(1)[138] == 1
    assert state.tensor(0)[191 + 138] == 1


def test_every_clause_has_a_text_and_an_origin() -> None:
    assert list(game.clauses) == [f"OD-{n}" for n in range(1, 30)]
    for clause in game.clauses.values():
        assert len(str(clause.text)) > 40
        assert set(clause.origin.split("/")) <= set("RDSP")


@pytest.mark.one_mode  # the board is drawn by Python from views, which all modes give alike (tests/test_games.py)
def test_the_board_fits_into_a_hundred_columns_whatever_happens_in_every_language() -> None:
    languages = game.catalogue.languages()
    for seed in range(6):
        state, rng = game.new(2 + seed % 5, {"max_rounds": 20}), ilion.Rng(seed)
        while state.actor != ilion.OVER:
            state.apply(state.draw(rng) if state.actor == ilion.CHANCE else state.legal_actions()[rng.below(state.n_legal())])
            for language in ("en", languages[rng.below(len(languages))]):
                for line in MARKUP.sub("", game.board(state.view(seed % state.seats), language)).split("\n"):
                    assert len(line) <= 100, f"seed {seed}, {language}: {line}"


def test_the_longest_cards_on_the_rim_fit_into_a_hundred_columns_in_every_language() -> None:
    seen = position("rim: anthemoessa=laistrygonians(012345) crete=charybdis(012345)", seats=6)
    turned_up = position("rim: anthemoessa=laistrygonians! crete=lotus!")
    for state in (seen, turned_up):
        for language in game.catalogue.languages():
            for line in MARKUP.sub("", game.board(state.view(0), language)).split("\n"):
                assert len(line) <= 100, f"{language}: {line}"


def test_the_board_shows_ships_islands_rulers_and_what_is_known() -> None:
    state = position(f"{LOOKED}; seat0: at=0,0; seat1: at=4,0 cards=veil rules=ogygia")
    drawn = game.board(state.view(0))
    for shown in ("Circe", "Skylla", "Veil", "14", "Ogygia"):
        assert shown in drawn
    assert "Circe(" not in drawn
    assert phase(state) == "move"
    assert player(state, 1)["place"] == "crete"


def test_the_board_is_in_the_words_of_its_reader_and_names_what_is_typed_for_a_card_in_hand() -> None:
    state = position("rim: crete=circe!; seat0: at=0,0 free=2; seat1: at=-1,1 misses cards=aegis*,skylla rules=ogygia")
    lines = [line.rstrip() for line in MARKUP.sub("", game.board(state.view(0), "de")).split("\n")]
    for line in (
        "Nr Insel              auf   Herrscher, Karte am Rand (gesehen von) + Chips dort",
        " 7 Kreta                4,0 · Kirke, offen        15 Asteris             -6,2 · –",
        "*R Rot, Platz 1 (du)  0,0          Helden 4  Gaben  3  Hunger 0  Chips 10  Karten  0",
        "     Gratispfeil × 2",
        " Y Gelb, Platz 2      Ziegeninsel  Helden 4  Gaben  3  Hunger 0  Chips  9  Karten  2",
        "     setzt aus · Skylla · Aigis (aegis), benutzt",
    ):
        assert line in lines
    drawn = "\n".join(lines)
    for english in ("island", "ruler", "seat", "you", "Crete", "Circe", "heroes", "gifts", "turn", "Round", "supply", "seen yet"):
        assert english not in drawn
