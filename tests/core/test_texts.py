"""Texts are keys with facts; the words come from the catalogue."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from pathlib import Path

import pytest

from ilion.core.text import MAX_WORD, Catalogue, Refusal, Text

ENGLISH = """\
drop = { $figure } falls into { $from_district }: { $n ->
    [one] one hero
   *[other] { $n } heroes
}
figure-red = the red hero
district-harbour = the harbour
    .within = in the harbour
wait = { $from_district-id ->
    [harbour] The ships wait { $from_district-within }.
   *[other] No ship waits.
}
refusal-over = Too late.
turn = Now { $seat-name }. { $seat-start } it is.
"""


@pytest.fixture
def catalogue(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Catalogue:
    package = tmp_path / f"texts_{tmp_path.name.replace('-', '_')}"
    (package / "texts").mkdir(parents=True)
    (package / "__init__.py").touch()
    (package / "texts" / "en.ftl").write_text(ENGLISH, "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    return Catalogue(package.name)


def test_facts_that_are_words_are_translated(catalogue: Catalogue) -> None:
    assert (
        catalogue.format("drop", {"figure": "red", "from_district": "harbour", "n": 1})
        == "the red hero falls into the harbour: one hero"
    )


def test_a_word_without_a_translation_stays(catalogue: Catalogue) -> None:
    assert catalogue.format("drop", {"figure": "Ajax", "from_district": "tent", "n": 2}) == "Ajax falls into tent: 2 heroes"


def test_a_word_has_other_forms_and_its_value_selects(catalogue: Catalogue) -> None:
    assert catalogue.format("wait", {"from_district": "harbour"}) == "The ships wait in the harbour."


def test_a_seat_is_named_in_words(catalogue: Catalogue) -> None:
    assert catalogue.format("turn", {"seat": 2}) == "Now seat 3. Seat 3 it is."


def test_the_texts_of_the_core_stand_behind_those_of_the_game(catalogue: Catalogue) -> None:
    assert catalogue.format("refusal-over") == "Too late."
    assert "refusal-not-an-outcome" in catalogue
    assert {"drop", "refusal-not-a-move"} <= catalogue.keys()
    assert catalogue.languages() == ["en"]
    assert catalogue.source("en") == ENGLISH


def test_a_key_that_the_catalogue_lacks_is_an_error(catalogue: Catalogue) -> None:
    assert "rise" not in catalogue
    with pytest.raises(KeyError, match="no text 'rise' in 'en'"):
        catalogue.format("rise")


def test_a_fact_that_the_text_lacks_is_an_error(catalogue: Catalogue) -> None:
    with pytest.raises(KeyError, match="drop"):
        catalogue.format("drop", {"figure": "red"})


def test_a_text_is_its_clause_key_and_facts(catalogue: Catalogue) -> None:
    text = Text("TH-5", "drop", {"figure": "red", "from_district": "harbour", "n": 3}, catalogue)
    assert str(text) == "the red hero falls into the harbour: 3 heroes"
    assert text.to_dict() == {"clause": "TH-5", "key": "drop", "facts": {"figure": "red", "from_district": "harbour", "n": 3}}
    assert text == Text("TH-5", "drop", dict(text.facts), Catalogue("elsewhere"))
    assert text != Text("TH-6", "drop", dict(text.facts), catalogue)


def test_a_refusal_is_not_a_plain_text(catalogue: Catalogue) -> None:
    assert Refusal("TH-5", "refusal-over", {}, catalogue) != Text("TH-5", "refusal-over", {}, catalogue)


def test_facts_cannot_smuggle_in_texts_of_the_catalogue(catalogue: Catalogue) -> None:
    hostile = "{ refusal-over } { $n }"
    assert hostile in catalogue.format("drop", {"figure": hostile, "from_district": "harbour", "n": 1})


def test_long_text_from_a_stranger_is_quoted_in_part(catalogue: Catalogue) -> None:
    text = catalogue.text("drop", figure="x" * 10**6, from_district="harbour", n=1)
    assert str(text) == f"{'x' * (MAX_WORD - 1)}… falls into the harbour: one hero"
    long = catalogue.text("drop", figure="y" * 900, from_district="z" * 900, n=1)
    several = str(catalogue.text("drop", figure=(long,), from_district=(long,), n=1))
    assert several.count("y" * 900) == 2


@pytest.mark.parametrize("again", [copy.copy, copy.deepcopy, lambda text: pickle.loads(pickle.dumps(text))])
def test_a_text_can_be_copied_and_sent_to_another_process(catalogue: Catalogue, again: Callable[[Text], Text]) -> None:
    text = catalogue.text("drop", figure="red", from_district="harbour", n=1)
    found = again(text)
    assert found == text
    assert str(found) == str(text) == "the red hero falls into the harbour: one hero"
