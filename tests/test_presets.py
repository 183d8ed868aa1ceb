"""A rulebook's set of options can be chosen at once."""

from __future__ import annotations

import pytest

import ilion
from ilion.table.info import game_info
from ilion.table.levels import BotLevels


@pytest.mark.parametrize("id", ilion.games())
def test_every_preset_sets_up_a_game(id: str) -> None:
    game = ilion.load(id)
    assert game.presets, "each of the four games has a rulebook"
    for name, options in game.presets.items():
        state = game.new(options=options)
        assert {option: state.options[option] for option in options} == dict(options), name


@pytest.mark.parametrize(
    ("id", "preset", "options"),
    [
        ("trojan-horse", "french-book", {"edition": "french"}),
        ("trojan-horse", "german-book", {"edition": "german"}),
        ("odyssey", "dutch-book", {"homecoming": "equal", "bargained_chip": "rim"}),
        ("troia", "spanish-book", {"deck_end": "at-once"}),
    ],
)
def test_a_book_is_played_as_its_words_have_it(id: str, preset: str, options: dict[str, str]) -> None:
    assert options.items() <= ilion.load(id).presets[preset].items()


def test_presets_are_part_of_what_a_page_needs_to_create_a_table() -> None:
    info = game_info("odyssey", BotLevels(("random",), "random"))
    assert info["presets"] == {"dutch-book": {"homecoming": "equal", "bargained_chip": "rim"}}
