"""The table around the boards: moves, time, talk, one device for two, the end."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.server.harness import LIMIT
from tests.web.browser import Visits, findings, missing_words, too_wide
from tests.web.tables import BOT, SHORT, acting, announced, events, first_move, make, my_turn, pair, play_to_the_end, sit

# Moves


def test_the_list_says_every_move_in_words_and_enter_plays_it(visits: Visits) -> None:
    page = sit(visits, **SHORT)
    my_turn(page)
    page.keyboard.press("m")
    expect(page.locator("#moves")).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(page.locator("#moves li.active")).to_have_text(re.compile("Announce 1", re.I))
    page.keyboard.press("Enter")
    expect(page.locator("#log")).to_contain_text(announced(1))
    expect(page.locator("[role=log]")).to_contain_text(re.compile("You chose: announce 1"))


def test_typing_narrows_the_list_and_the_box_takes_the_notation(visits: Visits) -> None:
    page = sit(visits, **SHORT)
    my_turn(page)
    page.keyboard.press("/")
    expect(page.locator("#notation")).to_be_focused()
    page.keyboard.type("3")
    expect(page.locator("#moves [role=option]")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(page.locator("#log")).to_contain_text(announced(3))
    expect(page.locator("#notation")).to_have_value("")


def test_a_move_is_chosen_first_and_sent_by_the_forward_button(visits: Visits) -> None:
    page = sit(visits, **SHORT)
    my_turn(page)
    page.locator("#moves [role=option]").nth(1).click()
    expect(page.locator("#moves [aria-selected=true]")).to_have_count(1)
    assert "You announced" not in page.locator("#log").inner_text()
    forward = page.locator(".btn.go")
    expect(forward).to_contain_text("cannot be undone")  # a draw follows
    forward.click()
    expect(page.locator("#log")).to_contain_text(announced(2))


def test_a_refused_move_shows_its_clause_and_the_clause_can_be_read(visits: Visits) -> None:
    page = sit(visits, game="horus")
    my_turn(page)
    page.locator("#notation").fill("desert@90,90")
    page.keyboard.press("Enter")
    refusal = page.locator(".refusal")
    expect(refusal).to_contain_text("Refused.")
    expect(page.locator("[role=log]")).to_contain_text("Refused.")
    clause = refusal.locator(".clause")
    expect(clause).to_have_text(re.compile(r"^HO-\d+$"))
    clause.click()
    expect(page.locator(".drawer h2")).to_have_text(clause.inner_text())
    said = refusal.inner_text().removeprefix("Refused.").removesuffix(clause.inner_text()).strip()
    expect(page.locator(".drawer .because")).to_have_text(said)
    assert len(page.locator(".drawer .because + p").inner_text()) > 20
    page.keyboard.press("Escape")
    expect(page.locator(".drawer")).to_have_count(0)
    expect(clause).to_be_focused()


def test_undo_and_restart_take_back_what_nobody_was_told(visits: Visits) -> None:
    page = sit(visits, game="horus")
    my_turn(page)
    undo = page.get_by_role("button", name="Undo")
    expect(undo).to_be_disabled()
    first_move(page)
    expect(page.locator("#log .draft")).to_have_count(1)
    page.locator("h1").click()
    page.keyboard.press("u")
    expect(page.locator("#log .draft")).to_have_count(0)
    expect(undo).to_be_disabled()


def test_a_bot_gives_a_hint_that_can_be_chosen(visits: Visits) -> None:
    page = sit(visits, **SHORT)
    my_turn(page)
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("button", name="Ask a bot for a hint").click()
    page.locator(".drawer ol button").first.click()
    expect(page.locator("#moves [aria-selected=true]")).to_have_count(1)


def test_a_screen_reader_hears_the_first_prompt_with_its_words(visits: Visits) -> None:
    page = sit(visits, **SHORT)
    my_turn(page)
    heard = page.locator("[role=log]")
    expect(heard).to_contain_text(re.compile(r"Your turn: \w+"))
    assert not [line for line in heard.locator("p").all_inner_texts() if line.strip() == "Your turn:"]


def test_with_the_chat_open_that_nothing_is_to_be_chosen_stands_under_its_title(visits: Visits) -> None:
    pages = pair(visits, BOT, **SHORT)
    waits = next(page for page in pages if page is not acting(*pages))
    waits.set_viewport_size({"width": 1280, "height": 640})
    waits.keyboard.press("c")
    expect(waits.locator(".drawer")).to_be_visible()
    title, none = waits.locator("#moves-title").bounding_box(), waits.locator(".moves .none").bounding_box()
    assert title
    assert none
    assert none["y"] >= title["y"] + title["height"]


# Time


def test_the_log_follows_whoever_travels_and_the_page_stays(visits: Visits) -> None:
    page = sit(visits, game="horus")
    my_turn(page)
    page.set_viewport_size({"width": 1000, "height": 700})
    page.evaluate("scrollTo(0, 0)")
    page.locator(".side .time input").evaluate("it => { it.value = 1; it.dispatchEvent(new Event('input', { bubbles: true })) }")
    line = page.locator("#log .here")
    expect(line).to_contain_text("1")
    page.wait_for_function(
        """() => {
            const [list, line] = ["#log", "#log .here"].map(it => document.querySelector(it).getBoundingClientRect());
            return line.top >= list.top - 1 && line.bottom <= list.bottom + 1;
        }"""
    )
    assert page.evaluate("document.querySelector('#log').scrollTop") > 0
    assert page.evaluate("scrollY") == 0


def test_where_the_past_must_be_remembered_the_slider_says_so(visits: Visits) -> None:  # TH-29
    page = sit(visits, game="trojan-horse", options={"horse": "memory"})
    for _ in range(6):  # a turn with Poseidon's trident has this many moves; until it is told, nothing must be remembered
        my_turn(page)
        before = page.locator(".log").inner_text()
        first_move(page)
        page.wait_for_function("before => document.querySelector('.log').innerText !== before", arg=before)
    my_turn(page)
    slider = page.locator(".side .time input")
    expect(page.locator("#must-remember")).to_contain_text("you play from memory")
    page.keyboard.press("Escape")  # the list of moves is folded again, and uncovers it
    page.locator("#must-remember").get_by_text("TH-29").click()
    expect(page.locator(".drawer")).to_contain_text("TH-29")
    assert slider.is_disabled() or int(slider.get_attribute("min") or 0) > 0


def test_the_slider_travels_and_the_way_back_is_always_there(visits: Visits) -> None:
    page = sit(visits, game="horus")
    my_turn(page)
    now = events(page)
    page.locator("#log .open").last.click()  # the set-up has many steps
    step = page.locator("#log .steps").last.locator(".step").nth(2)
    number = int(step.locator("i").inner_text())
    step.locator("button").first.click()
    banner = page.locator(".banner")
    expect(banner).to_contain_text(f"{number} of {now}")
    expect(page.locator("#moves")).to_have_count(0)
    slider = page.locator(".travel input[type=range]")
    slider.focus()
    page.keyboard.press("Home")
    expect(banner).to_contain_text(f"0 of {now}")
    expect(slider).to_have_attribute("aria-valuetext", f"0 of {now}")
    page.keyboard.press("ArrowRight")
    expect(banner).to_contain_text(f"1 of {now}")
    page.keyboard.press("Escape")
    expect(banner).to_have_count(0)
    my_turn(page)


def test_what_is_taken_back_by_consent_stays_in_the_log_struck(visits: Visits) -> None:
    page = sit(visits, **SHORT)
    my_turn(page)
    page.locator("#notation").fill("1")
    page.keyboard.press("Enter")
    expect(page.locator("#log")).to_contain_text(announced(1))
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("button", name="Take back").click()
    expect(page.locator("#log")).to_contain_text("taken back")
    page.locator("#log .turn", has_text="taken back").locator(".open").click()
    expect(page.locator("#log .undone").first).to_be_attached()


def test_a_reload_in_mid_turn_finds_everything_as_it_was(visits: Visits) -> None:
    page = sit(visits, game="horus")
    my_turn(page)
    first_move(page)
    expect(page.locator("#log .draft")).to_have_count(1)
    my_turn(page)
    log, moves = page.locator("#log").inner_text(), page.locator("#moves").inner_text()
    page.reload()
    my_turn(page)
    assert (page.locator("#log").inner_text(), page.locator("#moves").inner_text()) == (log, moves)


# Others


def test_two_browsers_at_one_table_see_their_own_hands_only(visits: Visits) -> None:
    anna = visits(None)
    made = make(anna, {"kind": "me", "name": "Anna"}, {"kind": "invited", "name": "Bruno"}, game="horus")
    table = made["table"]["id"]
    anna.goto(f"/t/{table}")
    expect(anna.locator("main")).to_contain_text("Waiting for one more player")
    bruno = visits(None)
    bruno.request.post(f"/api/tables/{table}/join", data={"token": made["invitations"]["1"], "name": "Bruno"})
    bruno.goto(f"/t/{table}")
    for page, other in ((anna, "Bruno draws"), (bruno, "Anna draws")):
        page.locator("#log .open").last.click()
        lines = [line for line in page.locator("#log .step").all_inner_texts() if "card" in line]
        assert any(re.search(r"you draw.*card \w+ \d", line, re.IGNORECASE) for line in lines), lines
        others = [line for line in lines if other in line]
        assert others, lines
        assert not any(re.search(r"card \w+ \d", line) for line in others), others


def test_chat_reaches_the_other_with_a_mark_until_it_is_read(visits: Visits) -> None:
    anna, bruno = pair(visits, BOT)
    anna.keyboard.press("c")
    anna.keyboard.type("Good luck!")
    anna.keyboard.press("Enter")
    expect(bruno.locator(".unread")).to_have_text("1")
    expect(bruno.locator("[role=log]")).to_contain_text("Good luck!")
    bruno.get_by_role("button", name="Chat, 1 new line").click()
    expect(bruno.locator(".drawer")).to_contain_text("Good luck!")
    expect(bruno.locator(".unread")).to_have_count(0)


def test_taking_back_what_others_know_needs_their_consent(visits: Visits) -> None:
    pages = pair(visits, BOT, **SHORT)
    mover = acting(*pages)
    other = pages[1] if mover is pages[0] else pages[0]
    name = "Anna" if mover is pages[0] else "Bruno"
    mover.locator("#notation").fill("1")
    mover.keyboard.press("Enter")
    expect(other.locator("#log")).to_contain_text(announced(1, name))
    mover.get_by_role("button", name="Table menu").click()
    mover.get_by_role("button", name="Take back").click()
    other.get_by_role("button", name="Agree").click()
    mover.locator("#log .turn", has_text="taken back").locator(".open").click()
    expect(mover.locator("#log .undone").first).to_be_attached()


def test_a_bot_plays_for_somebody_until_he_wants_to_play_again(visits: Visits) -> None:
    anna, bruno = pair(visits, game="horus")
    my_turn(anna)
    anna.get_by_role("button", name="Table menu").click()
    anna.get_by_role("button", name="Let a bot play for me").click()
    expect(bruno.locator(".players")).to_contain_text("bot plays")
    my_turn(bruno)  # the bot has moved
    anna.locator(".notice").get_by_role("button", name="Take over from the bot").click()
    expect(bruno.locator(".players")).not_to_contain_text("bot plays")


def menu(page: Page, *names: str) -> None:
    page.get_by_role("button", name="Table menu").click()
    for name in names:
        page.get_by_role("button", name=name).last.click()


# A notice goes away by itself after 12 seconds. On a busy machine it has to wait for its reader.
NOTICES_STAY = """() => {
    const plain = window.setTimeout;
    window.setTimeout = (work, time, ...given) => (time === 12_000 ? 0 : plain(work, time, ...given));
}"""


def watched_pair(visits: Visits, *more: dict[str, Any], **table: Any) -> tuple[Page, Page]:
    """Open Anna's and Bruno's pages, on which notices stay."""
    pages = pair(visits, *more, **table)
    for page in pages:
        page.evaluate(NOTICES_STAY)
    return pages


def told(page: Page, sentence: str) -> None:
    """Expect a text to be shown and to be read aloud."""
    expect(page.locator(".notices")).to_contain_text(sentence)
    expect(page.locator("[role=log]")).to_contain_text(sentence)


def test_what_is_done_to_the_table_is_seen_and_heard(visits: Visits) -> None:
    anna, bruno = watched_pair(visits, game="horus")
    menu(anna, "Let a bot play for me")
    told(bruno, "A bot plays for Anna from now on.")
    told(anna, "A bot plays for you from now on.")
    expect(anna.locator(".notices")).to_contain_text("A bot plays for you.")
    anna.locator(".notice").get_by_role("button", name="Take over from the bot").click()
    told(bruno, "Anna is playing again.")
    told(anna, "You are playing again.")


def test_a_wish_to_take_back_and_its_refusal_are_seen_and_heard(visits: Visits) -> None:
    pages = watched_pair(visits, BOT, **SHORT)
    mover = acting(*pages)
    other = pages[1] if mover is pages[0] else pages[0]
    name = "Anna" if mover is pages[0] else "Bruno"
    mover.locator("#notation").fill("1")
    mover.keyboard.press("Enter")
    expect(other.locator("#log")).to_contain_text(announced(1, name))
    menu(mover, "Take back")
    told(mover, "You want to take back move")
    told(other, f"{name} wants to take back move")
    other.get_by_role("button", name="Refuse").click()
    told(mover, "You may not take the move back: not everybody agreed.")
    told(other, f"{name} may not take the move back")


def test_that_somebody_resigned_is_seen_and_heard(visits: Visits) -> None:
    anna, bruno = watched_pair(visits, BOT, **SHORT)
    menu(anna, "Resign", "Resign")
    told(bruno, "Anna has resigned. A bot takes over.")


def test_that_the_time_is_over_is_seen_and_heard(visits: Visits) -> None:
    anna, bruno = visits(None), visits(None)
    clock = {"kind": "realtime", "bank": 10, "increment": 0}
    made = make(anna, {"kind": "me", "name": "Anna"}, {"kind": "invited", "name": "Bruno"}, game="horus", clock=clock)
    assert bruno.request.patch("/api/me", data={"name": "Bruno"}).ok
    for page in (anna, bruno):  # both look at the table before the clock runs
        page.goto(f"/t/{made['table']['id']}")
        expect(page.locator("main")).to_contain_text("Waiting for one more player")
        page.evaluate(NOTICES_STAY)
    joined = bruno.request.post(
        f"/api/tables/{made['table']['id']}/join", data={"token": made["invitations"]["1"], "name": "Bruno"}
    )
    assert joined.ok, joined.text()
    sentence = "You have run out of time. A bot plays for you"
    late = first_to_hear(sentence, anna, bruno)
    told(late, sentence)
    told(bruno if late is anna else anna, "has run out of time. A bot takes over.")


def first_to_hear(sentence: str, *pages: Page) -> Page:
    for _ in range(int(LIMIT / 0.1)):
        for page in pages:
            if page.locator("[role=log]", has_text=sentence).count():
                return page
        pages[0].wait_for_timeout(100)
    raise AssertionError(f"nobody hears: {sentence}")


def test_a_spectator_sees_the_table_and_can_do_nothing(visits: Visits) -> None:
    page = sit(visits, game="horus")
    watcher = visits(page.url)
    expect(watcher.locator(".watching")).to_be_visible()
    expect(watcher.locator("#log li").first).to_be_visible()
    expect(watcher.locator("#moves")).to_have_count(0)
    assert not re.search(r"draws? the card", watcher.locator("#log").inner_text())


def test_the_owner_of_a_waiting_table_seats_a_bot_and_the_game_begins(visits: Visits) -> None:
    page = sit(visits, "me", "invited", "open", **SHORT)
    expect(page.locator("main")).to_contain_text("Waiting for 2 more players")
    page.get_by_role("button", name="Invite somebody by link to seat 3").click()
    expect(page.locator("main input")).to_have_count(1)
    for seat in (2, 3):
        page.get_by_label(f"Put a bot in seat {seat}").select_option("random")
    expect(page.locator("#log")).to_be_visible()


# One device


def test_between_two_seats_of_a_device_nothing_private_is_in_the_page(visits: Visits) -> None:
    page = sit(visits, {"kind": "me", "name": "Anna"}, {"kind": "hotseat", "name": "Bruno"}, game="horus")
    for first, second in (("Anna", "Bruno"), ("Bruno", "Anna")):
        expect(page.locator("#cover-title")).to_have_text(f"Pass the device to {first}")
        assert not re.search(r"draws? the card", page.content())
        expect(page.locator("#board")).to_have_count(0)
        show = page.get_by_role("button", name=f"I am {first}")
        page.keyboard.press("Enter")  # pressing once more the button that sent the move shows nothing
        expect(page.locator("#cover-title")).to_be_focused()
        expect(show).to_be_enabled()
        page.keyboard.press("Enter")
        page.keyboard.press("Space")
        expect(page.locator("#board")).to_have_count(0)
        page.keyboard.press("Tab")
        expect(show).to_be_focused()
        page.keyboard.press("Enter")
        my_turn(page)
        page.locator("#log .open").last.click()  # the set-up
        assert re.search(rf"{first} draws the card", page.locator("#log").inner_text())
        while page.locator("#moves [role=option]").count():
            before = page.locator("#log").inner_text()
            first_move(page)
            page.wait_for_function("before => document.querySelector('#log').innerText !== before", arg=before)
        # the mover still sees the result of the move, and nothing of the next
        assert re.search(rf"{first} draws the card", page.locator("#log").inner_text())
        assert not re.search(rf"{second} draws the card", page.content())
        page.get_by_role("button", name=f"Hand over to {second}").click()
    expect(page.locator("#cover-title")).to_be_visible()


def test_escape_covers_the_own_view(visits: Visits) -> None:
    page = sit(visits, {"kind": "me", "name": "Anna"}, {"kind": "hotseat", "name": "Bruno"}, game="horus")
    page.get_by_role("button", name="I am Anna").click()
    my_turn(page)
    page.locator("h1").click()
    page.keyboard.press("Escape")
    expect(page.locator("#cover-title")).to_have_text("Pass the device to Anna")


# The end


def test_the_end_shows_places_sheet_and_proof_and_leads_on(visits: Visits) -> None:
    page = sit(visits, **SHORT)
    my_turn(page)
    play_to_the_end(page)
    expect(page.locator(".places li").first).to_contain_text("first")
    sheet = page.locator("section.end table")
    rows = [row.locator(".of").all_inner_texts() for row in sheet.locator("tbody .row").all()]
    sums = [sum(int(row[seat]) for row in rows if row[seat]) for seat in range(3)]
    assert sums == [int(cell) for cell in sheet.locator("tfoot td").all_inner_texts()]
    # late elements get their room before something is pointed at
    expect(page.locator(".fair")).to_contain_text("Every draw verified.")
    expect(page.get_by_role("button", name="Review this game")).to_be_visible()
    first = sheet.locator("tbody .row").first
    first.hover()
    expect(page.locator(".wedge.aimed")).to_have_attribute("data-district", first.locator(".name").inner_text().lower())
    page.locator("[data-district=gate]").hover()
    expect(sheet.locator(".lit .name")).to_have_text("Gate")
    clause = sheet.locator(".clause").first
    clause.click()
    expect(page.locator(".drawer h2")).to_have_text(clause.inner_text())
    page.keyboard.press("Escape")
    page.evaluate("() => { window.plain = setTimeout; window.setTimeout = () => 0 }")  # the first row stays the only one
    page.get_by_role("button", name="Count it out").click()
    expect(sheet.locator("tbody .hidden").first).to_be_attached()
    page.get_by_role("button", name="Show all").click()
    expect(sheet.locator("tbody .hidden")).to_have_count(0)
    page.evaluate("() => { window.setTimeout = window.plain }")
    expect(page.locator(".course svg use")).to_have_count(3)
    page.get_by_role("button", name="Check it yourself").click()
    expect(page.locator(".fair dl")).to_contain_text("ilion verify")
    with page.expect_download() as download:
        page.get_by_role("link", name="Download").click()
    assert "[Secret " in Path(download.value.path()).read_text()
    page.get_by_role("button", name="Replay").click()
    expect(page.locator(".banner")).to_contain_text("0 of")
    page.locator(".travel").get_by_role("button", name="Replay").click()
    expect(page.locator(".banner")).to_contain_text(re.compile("[2-9] of"))
    page.keyboard.press("Escape")
    before = page.url
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: "/t/" in url and url != before)
    my_turn(page)


def test_a_draw_that_does_not_follow_from_the_seal_is_found(visits: Visits) -> None:
    page = sit(visits, **SHORT)
    my_turn(page)

    def forge(route: Route) -> None:
        def other(found: re.Match[str]) -> str:
            return f"weights 1 1 1 pick {(int(found[1]) + 1) % 3}"

        route.fulfill(body=re.sub(r"weights 1 1 1 pick (\d)", other, route.fetch().text(), count=1))

    page.route("**/record", forge)
    play_to_the_end(page)
    expect(page.locator(".fair")).to_contain_text("does not follow from the seal")


def test_resigning_is_asked_once_more_and_ends_a_game_against_bots(visits: Visits) -> None:
    page = sit(visits, **SHORT)
    my_turn(page)
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="No", exact=True).click()
    page.get_by_role("button", name="Resign").click()
    page.locator(".sure").get_by_role("button", name="Resign").click()
    expect(page.locator("section.end")).to_contain_text("resigned")


# For everybody


def around_the_board(page: Page) -> list[str]:
    """Return axe's findings around a board; the boards have tests of their own."""
    page.evaluate(
        "() => { for (const it of document.querySelectorAll('#board, .left, .right, .side-part')) it.style.visibility = 'hidden' }"
    )
    return findings(page)


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("width", [360, 1280])
def test_nothing_serious_is_found_by_axe_around_the_board(visits: Visits, width: int, dark: bool) -> None:
    page = sit(visits, width=width, dark=dark, **SHORT)
    my_turn(page)
    assert missing_words(page) == []
    assert around_the_board(page) == []
    for leaf in ("Table menu", "Chat"):
        page.get_by_role("button", name=leaf).first.click()
        assert around_the_board(page) == []
        assert missing_words(page) == []
    page.keyboard.press("Escape")
    if width < 760:  # there the log is a sheet of its own
        page.get_by_role("button", name="Log", exact=True).click()
    page.locator("#log .open").last.click()
    page.locator("#log .step button").first.click()
    expect(page.locator(".banner")).to_be_visible()
    assert around_the_board(page) == []


def test_nothing_reaches_over_the_edge_of_a_small_phone(visits: Visits) -> None:
    page = sit(visits, width=320, **SHORT)
    my_turn(page)
    assert [one for one in too_wide(page) if one.startswith("page")] == []
    bar = page.locator(".bar").bounding_box()
    panels = page.locator(".players").bounding_box()
    assert bar
    assert panels
    assert panels["height"] <= 800 / 4
    assert all((box := button.bounding_box()) and box["height"] >= 40 for button in page.locator(".bar .btn").all())


@pytest.mark.parametrize("language", ["de", "fr", "es", "nl"])
def test_the_table_speaks_the_language_and_fits_a_small_phone(visits: Visits, language: str) -> None:
    page = sit(visits, width=320, language=language, **SHORT)
    my_turn(page)
    expect(page.locator("html")).to_have_attribute("lang", language)
    page.locator("nav button").last.click()
    expect(page.locator(".drawer")).to_be_visible()
    assert missing_words(page) == []
    assert [one for one in too_wide(page) if one.startswith("page")] == []


@pytest.mark.parametrize(("game", "bots"), [("odyssey", 5), ("horus", 3)])
@pytest.mark.parametrize("asked", [False, True])
def test_the_left_column_has_room_for_everybody_also_while_sound_is_offered(
    visits: Visits, game: str, bots: int, asked: bool
) -> None:
    page = visits("/healthz")  # any address of the server, for its storage
    settings = {"pace": "instant"} | ({} if asked else {"sound": False})
    page.evaluate("settings => localStorage.setItem('ilion-settings', JSON.stringify(settings))", settings)
    page.goto(f"/t/{make(page, 'me', *[BOT] * bots, game=game)['table']['id']}")
    my_turn(page)
    expect(page.get_by_role("button", name="With sound")).to_have_count(int(asked))
    for part in page.locator(".who, .who .side-part").all():
        needs, has = part.evaluate("part => [part.scrollHeight, part.clientHeight]")
        assert needs <= has
