"""Names for guests."""

from __future__ import annotations

from ilion.table.guest_names import WORDS, guest_name


def test_a_guest_is_called_by_a_word_and_never_by_digits() -> None:
    assert len(set(WORDS)) == len(WORDS) > 150
    for _ in range(50):
        guest, _, word = guest_name().partition(" ")
        assert guest == "Guest"
        assert word.isalpha()
