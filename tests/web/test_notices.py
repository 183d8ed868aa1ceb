"""The page of notices: the list with its badge, the settings, and the links in mails."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Route, expect

from tests.server.harness import PASSWORD, Client, Running
from tests.web.browser import Visits, findings, too_wide, wait_until

CORRESPONDENCE = {"kind": "correspondence", "days": 2}


def waiting_table(server: Running) -> tuple[Client, str]:
    """Return an account holder whose turn it is at a correspondence table, and the table."""
    ann, bob = Client(server), Client(server)
    for client in (ann, bob):
        client.register()
    table = ann.make("me", "open", clock=CORRESPONDENCE)["table"]["id"]
    bob.join(table)
    mine = ann.http.get("/api/tables?which=mine").json()
    return (ann if mine[0]["your_turn"] else bob), table


def sign_in(page: Page, client: Client) -> None:
    page.get_by_label("Login").fill(client.login)
    page.get_by_label("Password", exact=True).fill(PASSWORD)
    page.get_by_role("button", name="Log in").click()
    expect(page.get_by_role("button", name="Log out")).to_be_visible()


@pytest.mark.parametrize(("width", "dark"), [(1280, False), (390, True)])
def test_a_notice_is_counted_listed_and_leads_to_its_table(visits: Visits, server: Running, width: int, dark: bool) -> None:
    person, table = waiting_table(server)
    page = visits("/me", width=width, dark=dark)
    sign_in(page, person)
    bell = page.get_by_role("link", name="Notices, 1 new")
    expect(bell).to_be_visible()
    expect(page).to_have_title(re.compile(r"^\(1\) .* · Ilion$"))
    bell.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_text("It is your turn: The Trojan Horse")).to_be_visible()
    expect(page.get_by_role("table")).to_be_visible()
    assert too_wide(page) == []
    assert findings(page) == []
    mail = page.get_by_role("checkbox", name="Your turn, days per turn: Email")
    expect(mail).not_to_be_checked()
    with page.expect_response(lambda answer: answer.request.method == "PUT" and answer.status == 204):
        mail.focus()
        page.keyboard.press("Space")
    with page.expect_response(lambda answer: answer.request.method == "PUT" and answer.status == 204):
        page.get_by_label("Nothing is sent at night").check()
    expect(page.get_by_text("From 23 to 7 nothing is sent")).to_be_visible()
    expect(page.get_by_text("This server sends no email.")).to_be_visible()
    options = person.http.get("/api/me/notices/settings").json()
    assert "mail" in options["switches"]["turn-days"]
    assert (options["quiet_from"], options["quiet_to"]) == (23, 7)
    page.get_by_role("link", name="Open: It is your turn").click()
    page.wait_for_url(f"**/t/{table}")
    expect(page.get_by_role("button", name="Table menu")).to_be_visible()
    # the server notes that the table is looked at
    wait_until(lambda: person.http.get("/api/me/notices").json()["unseen"] == 0)


def test_a_guest_learns_that_notices_need_an_account(visits: Visits) -> None:
    page = visits("/notices")
    expect(page.get_by_text("Notices need an account")).to_be_visible()
    expect(page.get_by_role("link", name="Create an account")).to_be_visible()


def test_a_link_of_a_mail_asks_before_it_signs_somebody_else_out(visits: Visits, server: Running) -> None:
    """The server's answer is that for a link of another person; the server's own behaviour is tested there."""
    ann = Client(server)
    ann.register()
    page = visits("/me")
    sign_in(page, ann)
    name = ann.http.get("/api/me").json()["name"]
    asked: list[str] = []

    def answer(route: Route) -> None:
        asked.append(route.request.url.rpartition("/")[2])
        problem = {"type": "about:blank", "title": "Conflict", "status": 409, "key": "other-person", "detail": "somebody else"}
        route.fulfill(status=409, json=problem, content_type="application/problem+json")

    page.route("**/api/mail/open/*", answer)
    page.goto(f"{page.url.removesuffix('/me')}/open#a-token")
    page.get_by_role("button", name="Open").click()
    question = page.get_by_text(f"{name} is logged in here, but this link belongs to somebody else")
    expect(question).to_be_focused()
    assert findings(page) == []
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name=f"Stay logged in as {name}")).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(question).to_be_visible()
    page.get_by_role("button", name=f"Stay logged in as {name}").click()
    page.wait_for_url(lambda address: address.endswith("/"))
    assert asked == ["a-token", "a-token?replace=true"]


def test_the_links_of_mails_do_nothing_before_the_reader_does(visits: Visits) -> None:
    page = visits("/open#an-old-token")
    page.get_by_role("button", name="Open").click()
    expect(page.get_by_role("alert")).to_be_visible()
    page.goto(page.url.replace("/open#an-old-token", "/unsubscribe#nobody.0"))
    page.get_by_role("button", name="Switch them off").click()
    expect(page.get_by_role("alert")).to_be_visible()
