"""The static site with its host stopped and the network off: one visit before, then everything in the browser."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.site.hosting import Away, Host, begin, new_context, ready, visit
from tests.test_lessons import events as lesson_events
from tests.test_lessons import lesson
from tests.web.browser import at_rest, findings, missing_words, too_wide
from tests.web.catalogues import WEB
from tests.web.tables import events, first_move, my_turn
from tests.web.test_lessons import ready as lesson_ready
from tools.site.toolchain import HERE

GAMES = ["trojan-horse", "troia", "odyssey", "horus"]


def more_events(page: Page, number: int) -> None:
    """Wait until the log has more events than that."""
    page.wait_for_function("n => Number(document.querySelector('#log-title small')?.innerText.replace(/\\D/g, '')) > n", arg=number)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_against_bots(away: Away, game: str) -> None:
    page = away.page
    assert away.play(game).startswith(f"{away.base}t/")
    expect(page.locator("section.end")).to_be_visible()
    assert missing_words(page) == []
    assert away.errors == []


def test_a_finished_game_is_reviewed_in_the_browser(away: Away) -> None:
    page = away.page
    page.goto(away.play("trojan-horse"))
    page.get_by_role("button", name="Review this game").click()
    page.get_by_role("link", name="Open the review").click()
    slider = page.get_by_role("slider")
    slider.wait_for()
    assert "/r/" in page.url
    assert page.get_by_role("button", name=re.compile("^Share")).count() == 0  # nobody else could open the link
    page.locator(".review:not(.busy)").wait_for()  # both passes are done
    page.wait_for_url("**move=*")
    turning = page.locator(".turning").text_content() or ""
    page.reload()
    slider.wait_for()
    expect(page.locator(".turning")).to_have_text(turning)
    expect(page.locator(".decision")).to_be_visible()
    assert findings(page) == []
    assert missing_words(page) == []
    learn = page.get_by_role("button", name=re.compile("Learn from my mistakes"))
    if learn.count():  # the draws decide whether there is anything to learn
        learn.click()
        my_turn(page)
        first_move(page)
        expect(page.locator(".learn .verdict")).to_be_visible()
        page.get_by_role("button", name="Back to the review").click()
    slider.focus()
    page.keyboard.press("Home")
    page.get_by_role("button", name="Practise from here").click()
    page.get_by_role("button", name="Begin", exact=True).click()
    page.wait_for_url("**/t/*")
    my_turn(page)
    assert away.errors == []


@pytest.mark.parametrize(("typed", "told"), [("blue>gate", "TH-"), ("nonsense", "nonsense")])
def test_a_move_that_is_refused_is_explained_and_the_game_goes_on(away: Away, typed: str, told: str) -> None:
    page = away.page
    begin(page, away.base, "trojan-horse")
    my_turn(page)
    page.locator("#notation").fill(typed)
    page.keyboard.press("Enter")
    expect(page.locator(".refusal")).to_contain_text(told)
    assert missing_words(page) == []
    number = events(page)
    page.locator("#notation").fill("")
    first_move(page)
    more_events(page, number)
    expect(page.locator("aside[role=alert]")).to_have_count(0)
    assert away.errors == []


def test_a_reload_in_the_middle_loses_nothing(away: Away) -> None:
    page = away.page
    begin(page, away.base, "trojan-horse")
    for _ in range(3):
        my_turn(page)
        before = page.locator(".log").text_content()
        first_move(page)
        page.wait_for_function("before => document.querySelector('.log').textContent !== before", arg=before)
    my_turn(page)
    told, number = page.locator(".log").text_content(), events(page)
    page.reload()
    my_turn(page)
    assert (page.locator(".log").text_content(), events(page)) == (told, number)
    page.goto(away.base)
    ready(page)
    page.locator(".yours a.btn.go").first.wait_for()


def test_a_whole_lesson(away: Away) -> None:
    page = away.page
    page.goto(f"{away.base}learn/trojan-horse")
    page.locator(".coach").wait_for()
    todo = [event for event in lesson_events("trojan-horse") if event.who == ">"]
    for number, told in enumerate(lesson("trojan-horse")["steps"], 1):
        page.wait_for_function("text => document.querySelector('.coach .count')?.innerText.includes(text)", arg=f"Step {number} of")
        lesson_ready(page)
        if not any(event.step == told["key"] for event in todo):
            page.locator(".coach .row .btn").last.click()
            continue
        while todo and todo[0].step == told["key"]:
            lesson_ready(page)
            at_rest(page)  # the consequence of the move is shown
            page.locator("#notation").fill(todo.pop(0).text)
            at_rest(page)
            before = page.locator(".table").inner_text()
            page.keyboard.press("Enter")
            page.wait_for_function("before => document.querySelector('.table').innerText !== before", arg=before)
    page.locator(".table.over").wait_for()
    assert not todo


def test_the_pages_around_the_tables_need_no_network_and_stay_in_their_folder(away: Away) -> None:
    page = away.page
    for path in ("", "rules/horus", "learn/horus/strategy", "new/odyssey", "me"):
        page.goto(away.base + path)
        ready(page)
        page.locator("main h1, main h2").first.wait_for()
        links = page.eval_on_selector_all("a[href]", "links => links.map(link => link.href)")
        assert [link for link in links if not link.startswith(away.base)] == []
        assert findings(page) == []
        assert missing_words(page) == []
        assert too_wide(page) == []


def test_a_page_that_needs_a_server_says_so_and_leads_to_the_same_page_of_one(away: Away) -> None:
    page = away.page
    for path in ("lobby", "friends", "ladder", "history", "notices", "match", "t/abc#token"):
        page.goto(away.base)  # a change only after # would not reload the page
        page.goto(away.base + path)
        expect(page.get_by_role("heading", name="This page needs a server")).to_be_visible()
        expect(page.get_by_role("textbox", name="Address of a server")).to_be_visible()
        assert missing_words(page) == []
    assert findings(page) == []
    assert too_wide(page) == []


def test_a_second_tab_waits_until_it_is_given_the_tables(away: Away) -> None:
    first = away.page
    begin(first, away.base, "trojan-horse")
    my_turn(first)
    number = events(first)
    second = away.context.new_page()
    second.goto(first.url)
    second.get_by_role("button", name="Play here").click()
    my_turn(second)
    assert events(second) == number
    expect(first.get_by_role("button", name="Play here")).to_be_visible()
    first_move(second)
    more_events(second, number)
    second.close()
    more_events(first, number)  # the tables come back when the other tab is closed


def test_bots_that_break_are_replaced_and_the_game_goes_on(away: Away) -> None:
    page = away.page
    begin(page, away.base, "trojan-horse")
    my_turn(page)
    number = events(page)
    bots = next(worker for worker in page.workers if "bots-worker" in worker.url)
    bots.evaluate("() => void setTimeout(() => { throw new Error('broken on purpose'); })")
    notice = page.get_by_text("The bots cannot be loaded at the moment")
    expect(notice).to_be_visible()
    first_move(page)  # the table answers without bots
    more_events(page, number)
    expect(notice).to_be_hidden()
    my_turn(page)
    assert all("broken on purpose" in error for error in away.errors)
    away.errors.clear()


def test_a_new_version_is_used_when_the_reader_wants_it_and_the_game_goes_on(chromium: Browser, site: Path, tmp_path: Path) -> None:
    shutil.copytree(site / "ilion", tmp_path / "ilion")
    host = Host(tmp_path)
    context = new_context(chromium)
    page = visit(context, host)
    begin(page, host.base, "trojan-horse")
    my_turn(page)
    number = events(page)
    (engine,) = (tmp_path / "ilion").glob("engine-*")
    engine.rename(engine.with_name("engine-next"))
    index = tmp_path / "ilion" / "index.html"
    version = "<title>Ilion</title><meta name='version' content='next'>"
    index.write_text(index.read_text().replace("<title>Ilion</title>", version).replace(engine.name, "engine-next"))
    worker = tmp_path / "ilion" / "sw.js"
    worker.write_text(worker.read_text().replace('const NAME = "', 'const NAME = "next-').replace(engine.name, "engine-next"))
    page.evaluate("() => navigator.serviceWorker.getRegistration().then(found => found.update()).then(() => undefined)")
    now = page.get_by_role("button", name="Use it now")
    now.wait_for()
    assert page.locator("meta[name=version]").count() == 0
    assert events(page) == number
    my_turn(page)  # nothing happens to the game before the reader says so
    now.click()
    page.wait_for_function("() => document.querySelector('meta[name=version]')")
    my_turn(page)
    assert events(page) == number
    kept = sorted(page.evaluate("() => caches.keys()"))
    assert [re.sub("next-.*", "next-", name) for name in kept] == ["ilion /ilion/ next-", "ilion-engine /ilion/"]
    # of the unpacked engine, too, nothing of the old version stays
    page.wait_for_function(
        """async () => {
          const files = await (await caches.open("ilion-engine /ilion/")).keys();
          return files.length >= 5 && files.every(({ url }) => url.includes("/engine-next/"));
        }"""
    )
    context.close()
    host.stop()


@pytest.mark.parametrize(
    ("path", "told"),
    [
        ("rules/horus", "main :is(h1, h2)"),
        ("tournaments/new", "main :is(h1, h2)"),
        ("carry#nothing", "button:text('Open here')"),
    ],
)
def test_a_deep_link_on_a_first_visit_leads_to_its_page(chromium: Browser, site: Path, path: str, told: str) -> None:
    host = Host(site)
    context = new_context(chromium)
    page = context.new_page()
    page.goto(host.base + path)
    page.locator(told).first.wait_for()
    assert page.url == host.base + path
    context.close()
    host.stop()


def test_a_host_sends_every_address_of_the_web_app_to_its_page() -> None:
    files = ("app/App.svelte", "people/address.ts", "review/address.ts", "solo/needs-server.ts", "tournaments/address.ts")
    sources = "".join((WEB / "src" / file).read_text("utf-8") for file in files)
    # an address is compared with a text or found by an expression: === "/me", /^\/new…, /^\/(notices|match|…
    names = set(re.findall(r'route\.path === "/([a-z]+)"', sources))
    for expression in re.findall(r"/\^\\/(.*)\$/", sources):
        names |= set(re.findall(r"(?:^\(?|\|)([a-z]+)", expression))
    (known,) = re.findall(r"\(((?:[a-z]+\|)+[a-z]+)\)", (HERE / "404.html").read_text("utf-8"))
    assert names == set(known.split("|"))


def test_the_licences_are_a_page_of_the_site_to_which_the_first_page_leads(away: Away) -> None:
    page = away.page
    page.goto(away.base)
    page.get_by_role("link", name="Licences").click()
    page.wait_for_url(f"{away.base}licences.html")
    expect(page.get_by_text("Mozilla Public License 2.0")).to_be_visible()
    assert too_wide(page) == []
    page.get_by_role("link", name="Ilion").click()
    page.wait_for_url(away.base)


def test_the_site_in_a_folder_is_installed_as_an_app_of_that_folder(away: Away) -> None:
    page = away.page
    page.goto(away.base)
    session = away.context.new_cdp_session(page)
    manifest = session.send("Page.getAppManifest")
    assert manifest["errors"] == []
    hindrances = [found["errorId"] for found in session.send("Page.getInstallabilityErrors")["installabilityErrors"]]
    assert hindrances == ["in-incognito"]  # the tests' browser is a private one; nothing else is in the way
    told = json.loads(manifest["data"])
    assert {"start_url": told["start_url"], "scope": told["scope"]} == {"start_url": "./", "scope": "./"}
    assert session.send("Page.getAppId")["appId"] == away.base  # another folder of the same host is another app
