"""A player was away: the recap tells the missed events, nothing moves by itself, and the turns can be replayed."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.web.browser import Visits
from tests.web.tables import acting, events, first_move, make

HIDE = """hidden => {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event("visibilitychange"));
}"""
BOT = {"kind": "bot", "level": "random", "name": "Nestor"}


def anna_and_bruno(visits: Visits, **look: Any) -> tuple[Page, Page]:
    """Both at one table with a bot. Anna has just had a turn, and it is Bruno's."""
    anna, bruno = visits(None, **look), visits(None)
    made = make(anna, {"kind": "me", "name": "Anna"}, {"kind": "invited", "name": "Bruno"}, BOT, game="horus")
    id = made["table"]["id"]
    bruno.request.post(f"/api/tables/{id}/join", data={"token": made["invitations"]["1"], "name": "Bruno"})
    for page in (anna, bruno):
        page.goto(f"/t/{id}")
        page.locator("#log").wait_for()
    while acting(anna, bruno) is not anna:
        whole_turn(bruno)
    whole_turn(anna)
    while acting(anna, bruno) is not bruno:
        whole_turn(anna)
    return anna, bruno


def turns(page: Page) -> int:
    return page.locator("#log .turn").count()


def whole_turn(page: Page) -> None:
    """Play the first move of the list until the turn is over."""
    before = turns(page)
    while turns(page) == before:
        page.locator("#moves:not([aria-busy=true]) [role=option]").first.wait_for(state="attached")
        told = page.locator(".log").text_content()
        first_move(page)
        page.wait_for_function("told => document.querySelector('.log').textContent !== told && !window.underWay.size", arg=told)


def test_whoever_looks_again_reads_what_happened_and_can_see_it_again(visits: Visits) -> None:
    anna, bruno = anna_and_bruno(visits)
    anna.evaluate(HIDE, True)
    before = turns(anna)
    whole_turn(bruno)
    assert acting(anna, bruno) is anna
    anna.evaluate(HIDE, False)
    missed = turns(anna) - before  # the last one is Anna's own, which has just begun
    recap = anna.locator(".recap")
    expect(recap.locator(".more")).to_have_text(f"{missed} turns without you:")
    expect(recap.locator(".turn")).not_to_have_count(0)
    here = events(anna)
    recap.get_by_role("button", name=f"Replay {missed} turns").click()
    expect(anna.locator(".table.past")).to_be_visible()
    expect(anna.locator(".table:not(.past)")).to_be_visible()  # it comes back to the present by itself
    assert events(anna) == here
    whole_turn(anna)
    expect(recap.locator(".more", has_text="without you")).to_have_count(0)


def test_turns_that_were_seen_are_not_told_again_on_another_device(visits: Visits) -> None:
    anna, bruno = anna_and_bruno(visits)
    whole_turn(bruno)
    assert acting(anna, bruno) is anna  # she has seen this turn, and the bot's
    cookies = anna.context.storage_state()
    where = anna.url
    anna.goto("/")
    bruno.get_by_role("button", name="Table menu").click()
    bruno.get_by_role("button", name=re.compile("Let a bot play for Anna")).click()
    bruno.keyboard.press("Escape")
    assert acting(bruno) is bruno
    phone = visits(None, width=390, height=844, storage_state=cookies)
    phone.goto(where)
    recap = phone.locator(".recap")
    expect(recap.locator(".more")).to_have_text("2 turns without you:")  # her own, which a bot played, and Nestor's
    expect(recap.locator(".turn").first).to_contain_text("You ")
    phone.reload()
    recap.wait_for()
    expect(recap.locator(".more")).to_have_count(0)  # now she has seen them, and nothing has happened since


def test_on_a_phone_the_recap_keeps_its_two_lines_after_an_absence(visits: Visits) -> None:
    anna, bruno = anna_and_bruno(visits, width=390, height=844)
    anna.evaluate(HIDE, True)
    whole_turn(bruno)
    assert acting(anna, bruno) is anna
    anna.evaluate(HIDE, False)
    recap = anna.locator(".recap")
    expect(recap.locator(".more")).to_be_visible()
    box = recap.bounding_box()
    assert box
    assert box["height"] == 46
    for button in recap.locator(".btn").all():
        place = button.bounding_box()
        assert place
        assert place["width"] == 40
        assert place["x"] + place["width"] <= 390
