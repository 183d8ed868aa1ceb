"""The pages of the rules: every clause with its address, search, diagrams, and the links from the table."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

import ilion
from tests.web.browser import Visits, findings, missing_words, too_wide
from tests.web.catalogues import LANGUAGES
from tests.web.playing import my_turn, sit_down

FIGURES = {
    "trojan-horse": {"TH-5": 2, "TH-14": 3, "TH-24": 3},
    "troia": {"TR-12": 2, "TR-13": 2},
    "odyssey": {"OD-7": 3, "OD-9": 1, "OD-21": 2},
    "horus": {"HO-6": 4, "HO-11": 2, "HO-29": 3},
}


def book(visits: Visits, address: str, **look: object) -> Page:
    """The rules of a game, opened."""
    page = visits(f"/rules/{address}", **look)  # type: ignore[arg-type]
    page.locator("article").first.wait_for()
    page.evaluate("document.fonts.ready")
    return page


@pytest.mark.parametrize("game", ilion.games())
def test_every_clause_has_an_address_and_stands_in_a_chapter(visits: Visits, game: str) -> None:
    clauses = list(ilion.load(game).clauses)
    page = book(visits, f"{game}#{clauses[-2]}")
    expect(page.locator(f"article#{clauses[-2]}")).to_be_in_viewport()
    assert sorted(page.locator("article").evaluate_all("all => all.map(one => one.id)")) == sorted(clauses)
    links = page.locator("article .id .clause").evaluate_all("all => all.map(one => one.getAttribute('href'))")
    assert sorted(links) == sorted(f"/rules/{game}#{clause}" for clause in clauses)
    titles = page.locator(".text h2").all_inner_texts()
    assert titles == [title.splitlines()[0] for title in page.locator("aside nav a span").all_inner_texts()]
    assert len(set(titles)) == len(titles)
    named = page.locator("article a.clause").evaluate_all("all => all.map(one => one.hash.slice(1))")
    assert set(named) <= set(clauses), "a clause names one that does not exist"


@pytest.mark.parametrize("game", ilion.games())
def test_a_ruling_of_ours_says_so_with_its_reason_and_its_option(visits: Visits, game: str) -> None:
    page = book(visits, game)
    rules = ilion.load(game)
    for id, clause in rules.clauses.items():
        if "P" in clause.origin.split("/"):
            expect(page.locator(f"article#{id} .ours")).to_have_count(1)
            expect(page.locator(f"article#{id} .ruling p")).to_have_text(re.compile(r".{20,}"))
    for option in rules.options.values():
        expect(page.locator(f"article#{option.clause} .margin a[href='/new/{game}']")).not_to_have_count(0)


@pytest.mark.parametrize("game", FIGURES)
def test_each_diagram_is_drawn_and_told_in_words(visits: Visits, game: str) -> None:
    page = book(visits, game)
    for clause, count in FIGURES[game].items():
        figures = page.locator(f"article#{clause} figure")
        expect(figures).to_have_count(count)
        for figure in figures.all():
            picture = figure.get_by_role("img")
            assert len(picture.get_attribute("aria-label") or "") > 30
            box = picture.bounding_box()
            assert box
            assert (box["width"] > 90, box["height"] > 50) == (True, True), (clause, box)
            assert len(figure.locator("figcaption").inner_text()) > 5
    assert page.locator("figure").count() == sum(FIGURES[game].values())
    unknown = "all => all.map(one => one.getAttribute('href')).filter(href => !document.querySelector(href))"
    assert page.locator(".picture use").evaluate_all(unknown) == []
    assert page.locator(".picture").evaluate_all("all => all.filter(one => !one.querySelector('use, rect, path')).length") == 0


def test_pictures_are_no_stops_for_the_keyboard(visits: Visits) -> None:
    page = book(visits, "troia#TR-13")
    expect(page.locator("article#TR-13")).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.closest('article').id") == "TR-14"


# Search, and from clause to clause


@pytest.mark.parametrize("words", ["Nile card", "card nile", "NÍLE  card"])
def test_clauses_are_found_by_words_in_any_order_case_and_accent(visits: Visits, words: str) -> None:
    page = book(visits, "horus")
    page.get_by_label("Search the rules").fill(words)
    expect(page.locator("article#HO-25 mark").first).to_have_text("Nile card")
    expect(page.locator("article#HO-1")).to_have_count(0)
    shown = page.locator("article").count()
    expect(page.locator(".count")).to_have_text(f"{shown} clauses")
    counted = page.locator("aside nav b").all_inner_texts()
    assert sum(int(number) for number in counted) == shown


def test_the_search_speaks_the_readers_language(visits: Visits) -> None:
    page = book(visits, "horus", language="fr")
    page.locator("#search").fill("necropole")
    expect(page.locator("article#HO-15 mark").first).to_have_text("nécropole")


def test_enter_goes_to_the_next_clause_that_was_found(visits: Visits) -> None:
    page = book(visits, "horus")
    page.get_by_label("Search the rules").fill("half")
    found = page.locator("article").evaluate_all("all => all.map(one => one.id)")
    assert len(found) > 1
    for clause in [*found, found[0]]:
        page.keyboard.press("Enter")
        expect(page).to_have_url(re.compile(f"#{clause}$"))
        expect(page.locator("#search")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("article#HO-1")).to_have_count(1)


def test_keys_and_links_step_from_clause_to_clause(visits: Visits) -> None:
    page = book(visits, "horus#HO-11")
    expect(page.locator("article.here")).to_have_id("HO-11")
    page.keyboard.press("n")
    expect(page.locator("article.here")).to_have_id("HO-32")  # it stands in the same chapter
    page.keyboard.press("p")
    page.get_by_role("link", name="Previous: HO-10").click()
    expect(page.locator("article.here")).to_have_id("HO-10")
    expect(page.locator("article#HO-10")).to_be_in_viewport()
    page.keyboard.press("/")
    expect(page.locator("#search")).to_be_focused()


def test_the_link_to_a_clause_is_copied(visits: Visits) -> None:
    page = book(visits, "horus", permissions=["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Copy the link to HO-11").click()
    expect(page.locator("article#HO-11 .said")).to_have_text("Copied")
    assert page.evaluate("navigator.clipboard.readText()") == f"{visits.base}/rules/horus#HO-11"


# For every reader


@pytest.mark.parametrize("game", FIGURES)
@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_axe_finds_nothing_serious_in_the_rules(visits: Visits, game: str, dark: bool) -> None:
    page = book(visits, game, dark=dark)
    assert findings(page) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_speak_the_language_and_fit_a_small_phone(visits: Visits, language: str) -> None:
    page = visits(None, language=language, width=320, height=740)
    for game in FIGURES:
        page.goto(f"/rules/{game}")
        page.locator("figure").first.wait_for()
        page.evaluate("document.fonts.ready")
        assert missing_words(page) == [], game
        assert too_wide(page) == [], game


def test_the_printed_rules_are_the_clauses_alone_on_white_paper(visits: Visits) -> None:
    page = book(visits, "horus", dark=True)
    page.emulate_media(media="print")
    expect(page.locator("#search")).not_to_be_visible()
    expect(page.locator("aside nav")).not_to_be_visible()
    expect(page.locator("article#HO-11 figure").first).to_be_visible()
    assert page.evaluate("getComputedStyle(document.documentElement).colorScheme") == "light"


# From the table


def test_a_line_of_the_log_opens_its_clause_with_what_happened(visits: Visits) -> None:
    page = sit_down(visits, "troia", language="de")
    my_turn(page)  # nothing more happens until then
    page.locator("#log .open").first.click()
    line = page.locator("#log .step", has=page.locator(".clause")).first
    said, clause = line.locator("button").first.inner_text(), line.locator(".clause").inner_text()
    line.locator(".clause").click()
    expect(page.locator(".drawer h2")).to_have_text(clause)
    expect(page.locator(".drawer .because")).to_have_text(re.compile(re.escape(said), re.IGNORECASE))
    page.keyboard.press("Escape")
    page.locator("#log").focus()
    page.keyboard.press("Enter")  # the newest line
    expect(page.locator(".drawer h2")).to_have_text(clause)


def test_the_key_w_says_why_with_the_pictures_of_the_clause(visits: Visits) -> None:
    page = sit_down(visits, "odyssey")
    page.locator("#moves [role=option]").first.wait_for()
    page.locator("#notation").fill("sail")
    page.keyboard.press("Enter")
    expect(page.locator(".action .clause")).to_have_text("OD-7")
    page.locator("#board").focus()
    page.keyboard.press("w")
    expect(page.locator(".drawer h2")).to_have_text("OD-7")
    expect(page.locator(".action")).to_contain_text(page.locator(".drawer .because").inner_text())
    expect(page.locator(".drawer figure")).to_have_count(3)
