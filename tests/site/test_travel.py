"""A game of the static site travels to a server and back: one that was begun goes on, a finished one is there."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, expect

from tests.server.harness import Running
from tests.site.hosting import Away, begin
from tests.web.browser import findings, missing_words
from tests.web.playing import PRESS
from tests.web.tables import events, my_turn, take_along


def play_on(page: Page) -> int:
    """Make moves until something has happened that everybody sees, wait for the next turn, and return the number of events."""
    my_turn(page)
    before = events(page)
    while events(page) == before:  # a part of a move, like a card that is kept, is seen by the player alone
        log = page.locator("#log").text_content()
        # both keys at once: a page that has just arrived may still take the focus elsewhere
        page.locator("#moves").evaluate(PRESS, ["ArrowDown", "Enter"])
        page.wait_for_function("log => document.querySelector('#log')?.textContent !== log", arg=log)
        my_turn(page)
    return events(page)


def test_a_game_goes_on_at_a_server_and_back_in_the_site(away: Away, server: Running, tmp_path: Path) -> None:
    page = away.page
    begin(page, away.base, "trojan-horse")
    number = play_on(page)
    away.context.set_offline(False)  # the site's own host stays away
    try:
        page.get_by_role("button", name="Table menu").click()
        page.get_by_role("button", name="Go on at a server").click()
        address = page.get_by_role("textbox", name="Address of a server")
        address.fill("nowhere")
        address.press("Enter")
        expect(page.get_by_role("alert")).to_contain_text("not the address of a server")
        address.fill(server.base)
        address.press("Enter")
        page.wait_for_url(f"{server.base}/carry#*")
        assert findings(page) == []
        assert missing_words(page) == []
        page.get_by_role("button", name="Open here").click()
        page.wait_for_url(f"{server.base}/t/*")
        my_turn(page)
        assert events(page) == number
        number = play_on(page)
        page.get_by_role("button", name="Table menu").click()
        expect(page.get_by_text("This game came from a file")).to_be_visible()
        file = take_along(page, tmp_path)
    finally:
        away.context.set_offline(True)
    page.goto(away.base)
    page.get_by_label("Open a game from a file").set_input_files(file)
    page.wait_for_url(f"{away.base}t/*")
    my_turn(page)
    assert events(page) == number
    assert play_on(page) > number
    page.reload()
    my_turn(page)
    assert away.errors == []


def test_a_finished_game_is_there_at_a_server_and_back_in_the_site(away: Away, server: Running, tmp_path: Path) -> None:
    page = away.page
    page.goto(away.play("trojan-horse"))
    page.locator("section.end").wait_for()
    away.context.set_offline(False)
    try:
        page.get_by_role("button", name="Table menu").click()
        page.get_by_role("button", name="Take this game to a server").click()
        address = page.get_by_role("textbox", name="Address of a server")
        address.fill(server.base)
        address.press("Enter")
        page.wait_for_url(f"{server.base}/carry#*")
        page.get_by_role("button", name="Open here").click()
        page.wait_for_url(f"{server.base}/t/*")
        page.locator("section.end").wait_for()
        expect(page.get_by_role("region", name="Fairness")).to_contain_text("The game came from a file")
        page.get_by_role("button", name="Table menu").click()
        file = take_along(page, tmp_path)
    finally:
        away.context.set_offline(True)
    page.goto(away.base)
    page.get_by_label("Open a game from a file").set_input_files(file)
    page.wait_for_url(f"{away.base}t/*")
    page.locator("section.end").wait_for()
    page.reload()
    page.locator("section.end").wait_for()
    expect(page.get_by_role("region", name="Fairness")).to_contain_text("The draws match the secret.")
    assert away.errors == []


def test_a_file_that_is_refused_is_explained_in_the_language_of_the_reader(away: Away, tmp_path: Path) -> None:
    page = away.page
    file = tmp_path / "game.ilion-table"
    file.write_text('{"game":"horus"}')
    page.goto(away.base)
    page.get_by_label("Open a game from a file").set_input_files(file)
    expect(page.get_by_role("alert")).to_contain_text("The file cannot be used: this is not the file of a table")
    page.get_by_role("combobox").select_option("de")
    page.get_by_label("Eine Partie aus einer Datei öffnen").set_input_files(file)
    expect(page.get_by_role("alert")).to_contain_text("das ist nicht die Datei eines Tisches")
    page.get_by_role("combobox").select_option("en")
    assert away.errors == []
