"""The parts that make a server trustworthy: sealed draws, rated tables, the account, and the host's page."""

from __future__ import annotations

import re
import subprocess
import sys

from playwright.sync_api import Page, expect

from tests.server.harness import Client, Running
from tests.web.browser import Visits

PASSWORD = "correct horse"


def register(page: Page, login: str) -> None:
    page.get_by_label("Login").fill(login)
    page.get_by_label("Password", exact=True).fill(PASSWORD)
    page.get_by_role("button", name="Create an account").click()


def resign(page: Page) -> None:
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("button", name="Resign").click()
    page.locator(".sure").get_by_role("button", name="Resign").click()


def test_a_browser_that_took_part_proves_that_nobody_could_choose_the_draws(visits: Visits) -> None:
    page = visits("/")
    page.get_by_role("button", name=re.compile("bots")).first.click()
    page.wait_for_url("**/t/*")
    resign(page)
    fair = page.locator(".fair")
    expect(fair).to_contain_text("Every draw verified.")
    expect(fair).to_contain_text("nobody could choose the draws")
    page.get_by_role("button", name="Check it yourself").click()
    expect(fair).to_contain_text("07" * 32)
    expect(fair).to_contain_text("no value")
    expect(fair).to_contain_text("Not proved")


def test_a_server_that_changed_what_was_sealed_is_caught(visits: Visits) -> None:
    page = visits("/")
    page.get_by_role("button", name=re.compile("bots")).first.click()
    page.wait_for_url("**/t/*")
    pledge = re.compile(r'(\[Pledges "[^"]*?)[0-9a-f]{64}')
    page.route("**/record", lambda route: route.fulfill(body=pledge.sub(r"\g<1>" + "0" * 64, route.fetch().text())))
    resign(page)
    expect(page.locator(".fair")).to_contain_text("not the one that this browser stored")


def test_an_account_shows_its_codes_once_and_where_it_is_signed_in(visits: Visits, server: Running) -> None:
    page = visits("/me")
    register(page, f"hector{server.port}")
    codes = page.locator(".codes code")
    expect(codes).to_have_count(8)
    code = codes.first.inner_text()
    expect(page.get_by_text("this device")).to_be_visible()
    page.get_by_role("button", name="Log out").click()
    page.get_by_role("button", name="Password forgotten?").click()
    page.locator("#lost-login").fill(f"hector{server.port}")
    page.get_by_label("Recovery code").fill(code)
    page.get_by_label("New password").fill("battery staple")
    page.locator("form", has=page.locator("#code")).get_by_role("button", name="Save").click()
    expect(page.get_by_text("7 left")).to_be_visible()


def test_a_guest_learns_that_a_table_is_rated_before_sitting_down(visits: Visits, server: Running) -> None:
    owner = Client(server)
    owner.register()
    clock = {"kind": "correspondence", "days": 3}
    table = owner.make("me", "open", rated=True, public=True, clock=clock)["table"]["id"]
    page = visits("/")
    expect(page.locator("li", has=page.locator(f"a[href^='/t/{table}']"))).to_contain_text("rated")
    page.goto(f"/t/{table}#sit")
    expect(page.get_by_text("for accounts only")).to_be_visible()
    expect(page.get_by_role("button", name="Create it and sit down")).to_be_visible()
    expect(page.get_by_role("button", name="Sit here")).to_have_count(0)


def test_the_host_bans_with_a_reason(visits: Visits, server: Running) -> None:
    troll = Client(server)
    troll.http.patch("/api/me", json={"name": "Thersites"})
    link = host_link(server)
    page = visits("/host")
    expect(page.get_by_text("This page is for the host")).to_be_visible()
    page.goto("/")
    page.goto(link.removeprefix(server.base))
    person = page.locator("li.person", has_text="Thersites").first
    person.get_by_role("button", name="Actions").click()
    expect(person.get_by_role("button", name="Ban", exact=True)).to_be_disabled()
    page.get_by_label("Reason").fill("rude to everybody")
    person.get_by_role("button", name="Ban", exact=True).click()
    expect(page.locator("li.person", has_text="Thersites").first).to_contain_text("banned until")
    assert troll.http.get("/api/tables").status_code == 403


def test_a_line_of_chat_is_reported_beside_it(visits: Visits, server: Running) -> None:
    page = visits("/")
    page.goto(f"/t/{two_people(page, server)}")
    page.get_by_role("button", name="Chat").click()
    rude = page.locator("li", has_text="something rude")
    expect(rude).to_be_visible()
    page.get_by_label("Say something").fill("Please stop.")
    page.get_by_role("button", name="Send").click()
    expect(page.locator("li", has_text="Please stop.").get_by_role("button")).to_have_count(0)
    rude.get_by_role("button", name="Report what Thersites wrote").click()
    rude.get_by_label("What happened?").fill("Rude to everybody.")
    rude.get_by_role("button", name="Report", exact=True).click()
    expect(page.get_by_role("status").filter(has_text="The host will read it.")).to_be_visible()
    expect(rude.get_by_label("What happened?")).to_have_count(0)
    host = Client(server)
    host.http.headers["Authorization"] = f"Bearer {host_link(server).partition('#')[2]}"
    report = host.http.get("/api/host/reports").json()[0]
    assert (report["kind"], report["text"], report["about_name"]) == ("chat", "Rude to everybody.", "Thersites")


def two_people(page: Page, server: Running) -> str:
    """A table of a rude person, at which the reader sits."""
    rude = Client(server)
    rude.http.patch("/api/me", json={"name": "Thersites"})
    table: str = rude.make("me", "open")["table"]["id"]
    assert page.request.post(f"/api/tables/{table}/join", data={}).status == 200
    socket = rude.socket(table)
    assert socket.ask("chat", text="something rude")["type"] == "ack"
    socket.close()
    return table


def host_link(server: Running) -> str:
    """A link to the host's page from the command line."""
    command = [sys.executable, "-m", "ilion.cli.main", "host", "token", "--db", server.db, "--address", server.base]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
