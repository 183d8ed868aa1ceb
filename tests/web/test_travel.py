"""A game against bots is exported as a file: a running one continues from it, a finished one can be read."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.web.browser import Visits, findings, missing_words
from tests.web.tables import take_along


def test_a_game_goes_on_from_its_file_and_a_damaged_one_is_refused(visits: Visits, tmp_path: Path) -> None:
    page = visits("/")
    page.get_by_role("button", name=re.compile("bots")).first.click()
    page.wait_for_url("**/t/*")
    old = page.url
    page.get_by_role("button", name="Table menu").click()
    file = take_along(page, tmp_path)
    other = visits("/")
    damaged = tmp_path / "damaged.ilion-table"
    damaged.write_text(file.read_text()[:-100])
    other.get_by_label("Open a game from a file").set_input_files(damaged)
    expect(other.get_by_role("alert")).to_contain_text("The file cannot be used")
    assert findings(other) == []
    other.get_by_label("Open a game from a file").set_input_files(file)
    other.wait_for_url("**/t/*")
    assert other.url != old
    other.get_by_role("button", name="Table menu").click()
    expect(other.get_by_text("This game came from a file")).to_be_visible()


def test_a_finished_game_is_there_from_its_file_and_says_what_its_draws_prove(visits: Visits, tmp_path: Path) -> None:
    page = visits("/")
    page.get_by_role("button", name=re.compile("bots")).first.click()
    page.wait_for_url("**/t/*")
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Resign").click()
    page.locator("section.end").wait_for()
    page.get_by_role("button", name="Table menu").click()
    file = take_along(page, tmp_path)
    other = visits("/")
    other.get_by_label("Open a game from a file").set_input_files(file)
    other.wait_for_url("**/t/*")
    fairness = other.get_by_role("region", name="Fairness")
    expect(fairness).to_contain_text("The draws match the secret.")
    expect(fairness).to_contain_text("The game came from a file")
    expect(fairness).not_to_contain_text("Every draw verified")
    assert findings(other) == []
    assert missing_words(other) == []
    other.get_by_role("button", name="Table menu").click()
    expect(other.get_by_text("This game came from a file")).to_be_visible()
    expect(other.get_by_role("link", name="Take this game elsewhere")).to_be_visible()
