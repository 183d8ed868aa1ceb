"""The pages about people, as their readers use them: lobby, quick match, profile, ladder, history, friends, and the first page of a
returning player."""

from __future__ import annotations

import re
from itertools import count

import pytest
from playwright.sync_api import Page, expect

from tests.server.harness import PASSWORD, Client, Running
from tests.web.browser import Visits, findings, missing_words, too_wide, wait_until

numbers = count()


def somebody(server: Running) -> Client:
    """Return a client with an account and a name of its own."""
    client = Client(server)
    client.login = f"guest-of-tests{server.port}-{next(numbers)}"
    answer = client.http.post("/api/accounts", json={"login": client.login, "password": PASSWORD})
    assert answer.status_code == 201, answer.text
    return client


def visit(visits: Visits, client: Client, path: str = "/", **more: object) -> Page:
    """A page on which this client is signed in."""
    page = visits("/rules", **more)  # type: ignore[arg-type]
    page.context.add_cookies([{"name": "ilion", "value": client.http.cookies["ilion"], "url": visits.base}])
    page.goto(path)
    return page


def befriend(one: Client, other: Client) -> None:
    token = one.http.post("/api/friends/links").json()["token"]
    assert other.http.post(f"/api/friends/links/{token}").status_code == 200


def finish(one: Client, other: Client) -> str:
    """Play a public game that the first of the two resigns."""
    table: str = one.make("me", "open", public=True)["table"]["id"]
    other.join(table)
    socket = one.socket(table)
    socket.until("welcome")
    socket.ask("resign")
    return table


@pytest.mark.parametrize(("width", "dark"), [(1280, False), (390, True)])
def test_every_page_about_people_is_accessible_and_keeps_its_width(visits: Visits, server: Running, width: int, dark: bool) -> None:
    ann, bob = somebody(server), somebody(server)
    befriend(ann, bob)
    finish(ann, bob)
    bob.make("me", "open", public=True)
    page = visit(visits, ann, "/", width=width, dark=dark)
    for path in ("/", "/lobby", f"/people/{ann.login}", f"/people/{bob.login}", "/ladder/horus", "/history", "/friends", "/me"):
        page.goto(path)
        page.wait_for_load_state("networkidle")
        assert findings(page) == [], path
        assert missing_words(page) == [], path
        assert too_wide(page) == [], path


def test_the_table_with_the_most_urgent_clock_comes_first_and_the_title_counts(visits: Visits, server: Running) -> None:
    ann = somebody(server)
    slow = {"kind": "correspondence", "days": 3}
    made = [ann.make("me", "bot", clock=clock)["table"]["id"] for clock in (slow, {"kind": "none"}, slow | {"days": 1})]
    # where the bot begins, it must have moved
    wait_until(lambda: all(line["your_turn"] for line in ann.http.get("/api/tables?which=mine").json()))
    page = visit(visits, ann)
    expect(page.locator(".yours li")).to_have_count(3)
    found = [link.get_attribute("href") for link in page.locator(".yours a").all()]
    assert found == [f"/t/{table}" for table in (made[2], made[0], made[1])]
    expect(page).to_have_title(re.compile(r"^\(3\) "))


def test_a_friend_comes_by_link_and_takes_a_seat_by_invitation(visits: Visits, server: Running) -> None:
    ann, bob = somebody(server), somebody(server)
    hers = visit(visits, ann, "/friends")
    hers.get_by_role("button", name="Make a link").click()
    link = hers.get_by_label("Link for one friend", exact=True).input_value()
    his = visit(visits, bob, link)
    his.get_by_role("button", name="Become friends").click()
    expect(his.locator("main")).to_contain_text(f"@{ann.login}")
    hers.goto("/friends")
    expect(hers.locator("main")).to_contain_text("1 of 1 is here")
    ann.make("me", "invited", game="horus")
    hers.get_by_role("button", name=re.compile("^Invite ")).click()
    hers.get_by_role("button", name="Horus (1 free)").click()
    expect(hers.get_by_text("The invitation is on its way.")).to_be_visible()
    his.goto("/")
    his.get_by_role("button", name="Sit down: Horus").click()
    his.wait_for_url("**/t/*")
    expect(his.locator(".action")).to_be_visible()


def test_after_a_game_the_other_is_added_as_a_friend(visits: Visits, server: Running) -> None:
    ann, bob = somebody(server), somebody(server)
    bob.http.patch("/api/me", json={"name": "Bob"})
    table = finish(ann, bob)
    page = visit(visits, ann, f"/t/{table}")
    page.get_by_role("button", name="Add as a friend: Bob").press("Enter")
    expect(page.get_by_text("Bob: Your request was sent.")).to_be_visible()
    assert [one["handle"] for one in bob.http.get("/api/friends/requests").json()] == [ann.login]


def test_two_who_look_for_the_same_are_seated_together(visits: Visits, server: Running) -> None:
    pages = [visit(visits, somebody(server), "/lobby") for _ in range(2)]
    for page in pages:
        page.get_by_role("button", name="Troia", exact=True).click()
        page.get_by_role("radio", name="5 min", exact=True).check()
        page.get_by_role("button", name="Find a table").click()
    for page in pages:
        page.wait_for_url("**/t/*")
        expect(page.locator(".action")).to_be_visible()
    assert pages[0].url == pages[1].url


def test_somebody_who_plays_a_bot_meanwhile_is_called(visits: Visits, server: Running) -> None:
    ann, bob = somebody(server), somebody(server)
    page = visit(visits, ann, "/lobby")
    page.get_by_role("button", name="Troia", exact=True).click()
    page.get_by_role("radio", name="25 min", exact=True).check()
    page.get_by_role("button", name="Find a table").click()
    page.get_by_role("button", name="Play against a bot").click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_text("Looking for others.")).to_be_visible()
    body = {"games": ["troia"], "clocks": ["25min"], "seats": [2]}
    assert bob.http.post("/api/wishes", json=body).status_code == 202
    before = page.url
    page.get_by_role("button", name="Go to the table").click()
    page.wait_for_url(lambda url: "/t/" in url and url != before)


def test_a_guest_at_a_rated_table_sees_the_two_ways_on(visits: Visits, server: Running) -> None:
    ann = somebody(server)
    ann.make("me", "open", game="troia", public=True, rated=True, clock={"kind": "correspondence", "days": 2})
    page = visits("/lobby")
    row = page.locator("section > ul > li").filter(has_text="2 days").filter(has_text="Rated, for accounts.").first
    row.get_by_role("button", name="Sit down: Troia").click()
    expect(row.get_by_role("button", name="Create it and sit down")).to_be_visible()
    expect(row.get_by_role("button", name="to play unrated")).to_be_visible()


def test_an_avatar_is_chosen_by_keyboard_and_a_switch_hides_the_profile(visits: Visits, server: Running) -> None:
    ann, bob = somebody(server), somebody(server)
    ann.http.patch("/api/me/profile", json={"avatar": "owl-0"})
    page = visit(visits, ann, f"/people/{ann.login}")
    page.get_by_role("button", name="Edit profile").press("Enter")
    with page.expect_response(lambda answer: answer.request.method == "PATCH" and answer.ok):
        page.get_by_role("radio", name="owl").press("ArrowRight")
    expect(page.get_by_role("radio", name="ship")).to_be_checked()
    page.get_by_label("see profile and ratings").select_option("nobody")
    expect(page.get_by_text("Saved")).to_be_visible()
    assert ann.http.get("/api/me/profile").json()["avatar"] == "ship-0"
    other = visit(visits, bob, f"/people/{ann.login}")
    expect(other.get_by_text("This profile is not open to you.")).to_be_visible()


def test_finished_games_are_searched_and_their_records_downloaded(visits: Visits, server: Running) -> None:
    ann, bob, cleo = somebody(server), somebody(server), somebody(server)
    cleo.http.patch("/api/me", json={"name": "Cleopatra"})
    finish(ann, bob)
    table = finish(ann, cleo)
    page = visit(visits, ann, "/history")
    expect(page.locator("main li")).to_have_count(2)
    page.get_by_label("Search by player").fill("cleo")
    expect(page.locator("main li")).to_have_count(1)
    with page.expect_download() as download:
        page.get_by_role("link", name=re.compile("^Record:")).click()
    assert download.value.suggested_filename == f"trojan-horse-{table}.ilion"


def test_an_account_thinks_again(visits: Visits, server: Running) -> None:
    ann = somebody(server)
    page = visit(visits, ann, "/me")
    page.get_by_role("button", name="Delete my data").click()
    page.locator("#leave-password").fill(PASSWORD)
    page.get_by_role("button", name="Delete everything").click()
    expect(page.get_by_text("Your account is deleted on")).to_be_visible()
    page.get_by_role("button", name="Keep my data").click()
    expect(page.get_by_text("Your account stays.")).to_be_visible()


RATED = {"rated": True, "public": True, "clock": {"kind": "realtime", "bank": 600}}


@pytest.mark.parametrize(("width", "dark"), [(1280, False), (390, True)])
def test_a_guest_asks_a_rated_table_from_the_lobby_to_play_unrated(visits: Visits, server: Running, width: int, dark: bool) -> None:
    ann = somebody(server)
    assert ann.http.patch("/api/me", json={"name": f"Hatsu{width}"}).status_code == 200
    table = ann.make("me", "open", game="horus", **RATED)["table"]["id"]
    page = visits("/lobby", width=width, dark=dark)
    row = page.locator("section > ul > li", has_text=f"Hatsu{width}")
    expect(row).to_contain_text("Rated, for accounts.")
    sit = row.get_by_role("button", name="Sit down: Horus")
    sit.focus()
    page.keyboard.press("Enter")
    gate = row.locator(".gate section")
    expect(gate).to_contain_text("This table is rated, and ratings need an account")
    assert findings(page) == []
    assert missing_words(page) == []
    assert too_wide(page) == []
    gate.get_by_role("button", name=f"Ask Hatsu{width} to play unrated").focus()
    page.keyboard.press("Enter")
    page.wait_for_url(f"**/t/{table}")
    expect(page.locator(".question")).to_contain_text("You have asked the people at this table")
    assert too_wide(page) == []

    owner = visit(visits, ann, f"/t/{table}", width=width, dark=dark)
    question = owner.locator(".question")
    expect(question).to_contain_text("asks you to play unrated")
    assert findings(owner) == []
    assert missing_words(owner) == []
    assert too_wide(owner) == []
    question.get_by_role("button", name="Agree").focus()
    owner.keyboard.press("Enter")
    for one in (owner, page):
        expect(one.locator("#moves")).to_be_attached()  # the game runs, with the guest
        expect(one.locator(".news")).to_contain_text("this table is unrated from now on")
    assert ann.http.get(f"/api/tables/{table}").json()["rated"] is False


def test_a_guest_learns_only_that_the_table_stays_rated_and_makes_an_account_there(visits: Visits, server: Running) -> None:
    ann = somebody(server)
    table = ann.make("me", "open", game="horus", **RATED)["table"]["id"]
    page = visits(f"/t/{table}#sit")
    page.get_by_role("button", name="to play unrated").click()
    expect(page.locator(".question")).to_be_visible()
    owner = visit(visits, ann, f"/t/{table}")
    owner.get_by_role("button", name="Keep it rated").click()
    expect(owner.locator(".question")).to_have_count(0)
    expect(page.locator(".question")).to_have_text("This table stays rated. You can play here with an account.")
    page.get_by_role("link", name="Sit down").click()
    gate = page.locator(".gate section")
    expect(gate).to_contain_text("This table stays rated.")
    expect(gate.get_by_role("button", name="to play unrated")).to_have_count(0)
    gate.get_by_label("Login").fill(f"new-one{server.port}-{next(numbers)}")
    gate.get_by_label("Password").fill(PASSWORD)
    gate.get_by_role("button", name="Create it and sit down").click()
    expect(page.locator("#moves")).to_be_attached()
    assert ann.http.get(f"/api/tables/{table}").json()["rated"] is True


def test_a_guest_takes_the_question_back(visits: Visits, server: Running) -> None:
    ann = somebody(server)
    table = ann.make("me", "open", game="horus", **RATED)["table"]["id"]
    page = visits(f"/t/{table}#sit")
    page.get_by_role("button", name="to play unrated").click()
    page.get_by_role("button", name="Take the question back").click()
    expect(page.locator(".question")).to_contain_text("This table stays rated.")
    assert ann.http.get(f"/api/tables/{table}").json()["unrated_request"] is None
