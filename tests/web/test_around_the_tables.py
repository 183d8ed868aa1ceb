"""Creating tables, joining them, settings, rules, errors."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.server.harness import Client, Running
from tests.web.browser import Visits


def kind(page: Page, seat: int, name: str) -> None:
    page.get_by_role("radiogroup", name=f"Seat {seat}").get_by_role("radio", name=name).click()


def at_table(page: Page) -> None:
    """Wait until the game runs and a player is to act."""
    page.wait_for_url(re.compile(r"/t/[\w-]+$"))
    expect(page.locator(".action")).to_be_visible()


def test_a_friend_comes_by_his_link_to_his_seat(visits: Visits) -> None:
    ann = visits("/new/troia")
    ann.get_by_label("Your name").fill("Ann")
    kind(ann, 2, "friend")
    ann.get_by_role("button", name="Open the table").click()
    link = ann.get_by_label("Link for seat 2", exact=True).input_value()
    ann.get_by_role("link", name="Go to the table").click()

    bob = visits(link)
    expect(bob.get_by_text("You are invited to Troia.")).to_be_visible()
    expect(bob.get_by_text("Ann")).to_be_visible()
    bob.get_by_label("Your name").fill("Bob")
    bob.get_by_role("button", name="Sit down here").click()
    at_table(bob)
    at_table(ann)
    assert "#" not in bob.url, "the token is in the history"
    expect(ann.get_by_text("Bob").first).to_be_visible()

    eve = visits(link)
    expect(eve.get_by_text("No seat is free at this table any more.")).to_be_visible()


def test_the_main_button_of_a_new_table_is_in_sight_in_a_low_window(visits: Visits) -> None:
    page = visits("/new/odyssey", width=1280, height=800)
    play = page.locator(".end .go")
    expect(play).to_be_in_viewport(ratio=1)
    page.locator("h3").last.scroll_into_view_if_needed()
    page.mouse.wheel(0, 4000)
    expect(play).to_be_in_viewport(ratio=1)
    last = page.locator(".options .one:visible").last.bounding_box()
    bar = page.locator(".end").bounding_box()
    assert last
    assert bar
    assert last["y"] + last["height"] <= bar["y"] + 1, "nothing stays hidden behind the button"


def test_every_kind_of_seat_fits_its_button_in_german_on_a_small_phone(visits: Visits) -> None:
    page = visits("/new/odyssey", width=360, height=740, language="de")
    page.locator(".kinds").first.wait_for()
    wide = "all => all.filter(it => it.scrollWidth > it.clientWidth).map(it => it.textContent.trim())"
    assert page.locator(".kinds button").evaluate_all(wide) == []


def test_whoever_finds_a_public_table_sits_down_or_watches(visits: Visits) -> None:
    ann = visits("/new/troia")
    kind(ann, 2, "open")
    ann.get_by_role("radio", name="public list").click()
    ann.get_by_role("button", name="Open the table").click()
    ann.get_by_role("link", name="Go to the table").click()
    ann.wait_for_url("**/t/*")
    table = ann.url.rpartition("/")[2]

    bob = visits()
    bob.locator(f"a[href='/t/{table}#sit']").click()
    bob.get_by_role("button", name="Sit down here").click()
    at_table(bob)

    eve = visits()
    eve.locator(f"a[href='/t/{table}']").click()
    at_table(eve)
    ann.goto("/")
    expect(ann.locator(f"a[href='/t/{table}']")).to_be_visible()


def test_the_form_makes_the_table_that_it_shows(visits: Visits) -> None:
    page = visits("/new/horus")
    page.get_by_role("radiogroup", name="Number of players").get_by_role("radio", name="4").click()
    page.get_by_label("Your name").fill("Ann")
    page.get_by_role("textbox", name="Seat 2").fill("Hal")
    page.get_by_role("radiogroup", name="Level").first.get_by_role("radio", name="medium").click()
    kind(page, 3, "device")
    page.get_by_role("textbox", name="Seat 3").fill("Pia")
    page.locator("fieldset", has_text="HO-2").locator("select").select_option("ten")
    page.get_by_role("radio", name="20 min").click()
    with page.expect_request("**/api/tables") as asked:
        page.get_by_role("button", name="Play").click()
    body = asked.value.post_data_json
    assert isinstance(body, dict)
    assert [(seat["kind"], seat.get("name")) for seat in body["seats"]] == [
        ("me", "Ann"),
        ("bot", "Hal"),
        ("hotseat", "Pia"),
        ("bot", "Priam"),
    ]
    assert body["seats"][1]["level"] == "medium"
    assert (body["options"], body["clock"]["kind"], body["clock"]["bank"]) == ({"tiles": "ten"}, "realtime", 1200)
    page.wait_for_url("**/t/*")


def test_a_rated_game_has_no_shared_device(visits: Visits) -> None:
    page = visits("/new/horus")
    kind(page, 2, "device")
    page.get_by_role("radio", name="rated").click()
    seat = page.get_by_role("radiogroup", name="Seat 2")
    expect(seat.get_by_role("radio", name="bot")).to_be_checked()
    expect(seat.get_by_role("radio", name="device")).to_be_disabled()


def test_a_choice_is_made_with_the_arrow_keys(visits: Visits) -> None:
    page = visits("/new/horus")
    group = page.get_by_role("radiogroup", name="Visibility")
    group.get_by_role("radio", name="by link only").focus()
    page.keyboard.press("ArrowRight")
    expect(group.get_by_role("radio", name="public list")).to_be_checked()
    expect(group.get_by_role("radio", name="public list")).to_be_focused()


def test_settings_are_remembered(visits: Visits) -> None:
    page = visits()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radiogroup", name="Colours").get_by_role("radio", name="Dark").click()
    page.get_by_role("radiogroup", name="Confirm moves").get_by_role("radio", name="never").click()
    page.reload()
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(23, 16, 13)"
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("radiogroup", name="Confirm moves").get_by_role("radio", name="never")).to_be_checked()


def test_the_language_comes_from_the_browser_until_one_is_chosen(visits: Visits) -> None:
    page = visits(language="fr-CH")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    page.locator("header select").select_option("es")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "es")


def test_an_account_brings_the_tables_to_another_device(visits: Visits, server: Running) -> None:
    here = visits()
    here.locator("[data-game=troia] .go").click()
    at_table(here)
    table = here.url.rpartition("/")[2]
    here.goto("/me")
    here.get_by_label("Login").fill("penelope")
    here.get_by_label("Password").fill("a wooden loom")
    here.get_by_role("button", name="Create an account").click()
    expect(here.get_by_text("You are logged in as penelope.")).to_be_visible()

    there = visits("/me")
    there.get_by_label("Login").fill("penelope")
    there.get_by_label("Password").fill("a wooden boom")
    there.get_by_role("button", name="Log in").click()
    expect(there.get_by_role("alert")).to_have_text("Login or password is wrong.")
    there.get_by_label("Password").fill("a wooden loom")
    there.get_by_role("button", name="Log in").click()
    expect(there.get_by_text("You are logged in as penelope.")).to_be_visible()
    there.goto("/")
    expect(there.locator(f"a[href='/t/{table}']")).to_be_visible()


def test_finished_games_say_who_has_won(visits: Visits, server: Running) -> None:
    page = visits()
    page.locator("[data-game=troia] .go").click()
    at_table(page)
    client = Client(server)
    for cookie in page.context.cookies():
        client.http.cookies.set(cookie["name"], cookie["value"])
    socket = client.socket(page.url.rpartition("/")[2])
    socket.until("welcome")
    socket.ask("resign")
    socket.close()
    page.goto("/")
    expect(page.get_by_text("Nestor won")).to_be_visible()


@pytest.mark.parametrize(
    ("path", "words"),
    [
        ("/nowhere", "There is no page at this address."),
        ("/rules/chess", "There is no such game."),
        ("/t/x#sit", "There is no such table."),
    ],
)
def test_what_is_not_there_is_said_plainly(visits: Visits, path: str, words: str) -> None:
    expect(visits(path).get_by_text(words)).to_be_visible()


def test_a_pasted_link_leads_to_its_table(visits: Visits) -> None:
    page = visits()
    box = page.get_by_label("Invitation link or table name")
    box.fill("what is this")
    page.get_by_role("button", name="Join").click()
    expect(page.get_by_role("alert")).to_contain_text("neither the link nor the name")
    box.fill("https://ilion.example/t/AbCdEfGh1234_-xy#sit")
    page.get_by_role("button", name="Join").click()
    page.wait_for_url("**/t/AbCdEfGh1234_-xy#sit")


def test_without_a_connection_the_page_opens_and_says_so(visits: Visits) -> None:
    page = visits(service_workers="allow")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    expect(page.get_by_role("heading", name="Horus")).to_be_visible()
    # the files of the first visit are stored all at once, its script among them; later files are stored one by one
    page.wait_for_function("() => caches.match(document.querySelector('script[type=module]').src).then(Boolean)")
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_text("The server cannot be reached.")).to_be_visible()
    page.context.set_offline(False)
    expect(page.get_by_role("heading", name="Horus")).to_be_visible()
