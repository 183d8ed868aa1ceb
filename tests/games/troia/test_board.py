"""The table in text, in every language."""

from __future__ import annotations

from rich.text import Text

from ilion.core.state import State
from ilion.games.troia.components import OFFERINGS, SIDES
from tests.games.troia.positions import game, play, position

LANGUAGES = game.catalogue.languages()


def lines(state: State, viewer: int | None, language: str) -> list[str]:
    return Text.from_markup(game.board(state.view(viewer), language)).plain.splitlines()


def payment() -> State:
    """The Greeks, who hold a card from the other deck, are paying for Apollo."""
    fields = "greeks: boar deer+ram trojan:fish; trojans: ram bull; strangers: 0 1; trojan-discards: boar; cornucopia: trojan"
    return play(position(fields, gods="ABBBAA"), "apollo", "deer+ram")


def test_a_german_table_is_in_german_and_its_hand_as_it_is_typed() -> None:
    board = lines(payment(), 0, "de")
    assert board[0].split() == ["OLYMP", "Ares", "Doris", "Athene", "Apollon", "Hera", "Hermes"]
    assert board[1].split() == ["verlangt", "Eber", "Fisch", "Stier", "Hirsch", "Granatapfel", "Widder"]
    assert board[2].split() == ["boar", "fish", "bull", "deer", "pomegranate", "ram"]
    assert "  Hand 2: boar | trojan:fish" in board
    assert any(line.endswith("Ablage 1 (oben Eber), mit Füllhorn") for line in board)
    assert board[-1] == "Opfer für Apollon: 2 von 3 Symbolen, davon 1 eigene des Gottes: noch nicht genug"
    english = ("asks", "costs", "Greek", "Trojan ", "Combat", "missing", "next", "deck ", "discards", "hidden", "Offering")
    assert [word for word in english if word in "\n".join(board)] == []


def test_only_where_the_words_differ_does_olympus_show_both() -> None:
    heights = {language: len(lines(payment(), 0, language)) for language in LANGUAGES}
    assert {language for language in LANGUAGES if heights[language] == heights["en"]} == {"en"}


def test_the_offerings_of_the_heroes_stand_apart_in_every_language() -> None:
    for language in LANGUAGES:
        say = game.catalogue.speaker(language)
        offerings = sorted(say(f"offering-{offering}") for offering in OFFERINGS)
        for side in SIDES:
            label = say("terminal-moves", side=side)
            row = next(line.strip() for line in lines(position(), None, language) if line.strip().startswith(label))
            assert sorted(row.removeprefix(label).split()) == offerings, f"{language}: {row}"
