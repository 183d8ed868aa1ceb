"""Guided first games in the browser: a real table, led step by step."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.test_lessons import FURTHER, WITH_LESSON, Event, events, lesson
from tests.web.browser import Visits, at_rest, findings, missing_words, too_wide
from tests.web.catalogues import LANGUAGES

READY = "() => document.querySelector('.coach .row .btn:last-child:not(:disabled)') ?? document.querySelector('.table.over')"


def learn(visits: Visits, game: str = "trojan-horse", **look: object) -> Page:
    page = visits(f"/learn/{game}", **look)  # type: ignore[arg-type]
    page.locator(".coach").wait_for()
    return page


def ready(page: Page) -> None:
    """Until the learner can do something, or the game is over."""
    page.wait_for_function(READY)


def step(page: Page) -> int:
    ready(page)
    found = re.search(r"\d+", page.locator(".coach .count").inner_text())
    assert found
    return int(found[0])


def skip_to(page: Page, number: int) -> None:
    while (now := step(page)) < number:
        before = page.locator(".table").inner_text()
        page.locator(".coach .row .btn").last.click()
        page.wait_for_function("before => document.querySelector('.table').innerText !== before", arg=before)
        assert step(page) >= now


def mine(game: str) -> list[Event]:
    return [event for event in events(game) if event.who == ">"]


@pytest.mark.parametrize("game", WITH_LESSON)
def test_a_lesson_is_played_to_its_end_by_keyboard_and_notation(visits: Visits, game: str) -> None:
    page = learn(visits, game)
    steps = [told["key"] for told in lesson(game)["steps"]]
    todo = mine(game)
    for number, key in enumerate(steps, 1):
        page.wait_for_function("text => document.querySelector('.coach .count')?.innerText.includes(text)", arg=f"Step {number} of")
        ready(page)
        if not any(event.step == key for event in todo):
            page.locator(".coach .row .btn").last.focus()
            page.keyboard.press("Enter")
            continue
        while todo and todo[0].step == key:
            ready(page)
            at_rest(page)  # the consequence of the move is shown
            page.locator("#board").focus()
            page.keyboard.press("/")
            page.keyboard.type(todo.pop(0).text)
            before = page.locator(".table").inner_text()
            page.keyboard.press("Enter")
            page.wait_for_function("before => document.querySelector('.table').innerText !== before", arg=before)
    page.locator(".table.over").wait_for()
    assert not todo
    expect(page.locator(".coach li").first).to_be_visible()
    assert findings(page) == []
    page.get_by_role("link", name="How to play well").click()
    expect(page.locator("main li h2").first).to_be_visible()
    assert findings(page) == []


@pytest.mark.parametrize("width", [360, 1280])
@pytest.mark.parametrize(("game", "name"), FURTHER)
def test_a_further_lesson_goes_on_to_its_end_although_the_log_forgets(visits: Visits, game: str, name: str, width: int) -> None:
    page = learn(visits, f"{game}/{name}", width=width, height=800)
    done = page.locator(".coach li")  # what the lesson has taught
    seen = []
    while not done.count():
        seen.append(step(page))
        before = page.locator(".table").inner_text()
        page.locator(".coach .row .btn").last.click()
        page.wait_for_function("before => document.querySelector('.table').innerText !== before", arg=before)
        page.wait_for_function(f"() => document.querySelector('.coach li') ?? ({READY})()")
        assert not page.get_by_text("it is not the one the lesson asks for").count()
    for way in (*done.all(), *page.locator(".coach .row .btn").all()):
        expect(way).to_be_in_viewport(ratio=1)
    assert seen == sorted(seen)
    assert set(seen) == set(range(1, len(lesson(game, name)["steps"]) + 1))


def test_the_move_that_is_meant_is_shown_and_made_on_the_board(visits: Visits) -> None:
    page = learn(visits)
    skip_to(page, 3)
    page.locator(".tray .right button.aim").click()
    page.locator("[data-district=palace]").click()  # the first of two heroes joins the draft at once
    page.wait_for_function("() => document.querySelector('.coach .count').innerText.includes('Step 4')")


def test_the_choices_of_a_fight_are_in_sight_below_the_coach(visits: Visits) -> None:
    page = learn(visits, "odyssey")
    skip_to(page, 9)
    choices = page.locator(".decision .side")
    expect(choices.first).to_be_visible()
    decision = page.locator(".decision").bounding_box()
    assert decision
    for choice in choices.all():
        box = choice.bounding_box()
        assert box
        assert box["y"] + box["height"] <= decision["y"] + decision["height"]


def test_another_legal_move_gets_a_friendly_word_and_nothing_is_lost(visits: Visits) -> None:
    page = learn(visits)
    skip_to(page, 2)
    page.locator("#notation").fill("3")
    page.keyboard.press("Enter")
    expect(page.locator(".coach .astray")).to_be_visible()
    assert step(page) == 2
    expect(page.locator(".action")).to_contain_text("Announce")
    page.locator("#notation").fill("2")
    page.keyboard.press("Enter")
    page.wait_for_function("() => document.querySelector('.coach .count').innerText.includes('Step 3')")
    page.locator("#notation").fill("b>tower")  # a legal move in other letters than the list has
    page.keyboard.press("Enter")
    expect(page.locator(".coach .astray")).to_be_visible()
    page.wait_for_function("() => document.querySelector('.tray .restart').disabled")
    assert step(page) == 3


def test_a_lesson_goes_on_where_it_was_left_and_steps_can_be_taken_back(visits: Visits) -> None:
    page = learn(visits)
    skip_to(page, 6)
    page.goto("/")
    page.goto("/learn/trojan-horse")
    page.locator(".coach").wait_for()
    assert step(page) == 6
    for number in (5, 4, 3, 2, 1):
        page.locator(".coach .row .btn").first.click()
        page.wait_for_function("text => document.querySelector('.coach .count').innerText.includes(text)", arg=f"Step {number} of")
        ready(page)
    skip_to(page, 4)


def test_a_lesson_is_found_from_the_first_page_and_from_the_rules(visits: Visits) -> None:
    page = visits()
    # by keyboard: the lists of tables may still come and move the link away from the pointer
    page.locator("[data-game=trojan-horse] a[href='/learn/trojan-horse']").press("Enter")
    page.locator(".coach").wait_for()
    page.goto("/rules/trojan-horse")
    page.locator("main a[href='/learn/trojan-horse']").click()
    page.locator(".coach").wait_for()


@pytest.mark.parametrize("game", WITH_LESSON)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_reads_well_in_every_language_on_a_phone(visits: Visits, game: str, language: str) -> None:
    page = learn(visits, game, width=360, height=740, language=language, dark=language in ("fr", "nl"))
    skip_to(page, 3)
    assert missing_words(page) == []
    assert too_wide(page) == []
    assert findings(page) == []
    page.goto(f"/learn/{game}/strategy")
    page.locator("main li h2").first.wait_for()
    assert missing_words(page) == []
    assert too_wide(page) == []
