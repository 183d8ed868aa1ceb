"""A table on a phone: the sheet over the board, the log, the past, lessons, and the events since the reader's turn."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.server.harness import Client, Running, play_out
from tests.web.browser import POLL, Visits, at_rest, draw
from tests.web.playing import PRESS, advance, go_to_move, my_turn, sit_down
from tests.web.tables import BOT, first_move, make

PHONE: dict[str, Any] = {"width": 360, "height": 740, "has_touch": True, "is_mobile": True}
TABLET: dict[str, Any] = {"width": 768, "height": 1024}
GAMES = ["trojan-horse", "troia", "odyssey", "horus"]
# Pairs of the parts of a column whose boxes overlap.
OVERLAPS = """(parts) => {
    const boxes = parts.flatMap((part) => [...document.querySelectorAll(part)]).map((it) => [it, it.getBoundingClientRect()]);
    const shown = boxes.filter(([, { width, height }]) => width && height);
    return shown.flatMap(([one, a], n) => shown.slice(n + 1).flatMap(([other, b]) =>
        Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1 ? [`${one.className} and ${other.className}`] : []));
}"""


# Pairs of the parts of a whole whose boxes overlap.
TOUCHING = """([wholes, parts]) => [...document.querySelectorAll(wholes)].flatMap((whole) => {
    const all = [...whole.querySelectorAll(parts)].map((it) => [it.textContent.trim(), it.getBoundingClientRect()]);
    return all.flatMap(([one, a], n) => all.slice(n + 1).flatMap(([other, b]) => {
        const [wide, high] = [
            Math.min(a.right, b.right) - Math.max(a.left, b.left),
            Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
        ];
        return wide > 1 && high > 2 ? [`${one} and ${other}`] : [];
    }));
})"""


def height(page: Page, selector: str) -> float:
    box = page.locator(selector).first.bounding_box()
    assert box
    return box["height"]


@pytest.mark.parametrize("game", GAMES)
def test_the_parts_of_the_opened_log_lie_one_under_the_other(visits: Visits, game: str) -> None:
    page = sit_down(visits, game, **PHONE)
    my_turn(page)
    page.locator(".recap .to-log").tap()
    close = page.get_by_role("button", name="Close the log")
    expect(close).to_be_in_viewport(ratio=1)
    assert (
        page.evaluate(OVERLAPS, [".side > .details", ".side > .log > .head", "#log", ".side > .log > .time", ".side > .moves"])
        == []
    )
    close.tap()
    expect(page.locator(".tray")).to_be_in_viewport()


def box(page: Page, selector: str) -> dict[str, int]:
    found = page.locator(selector).first.bounding_box()
    assert found
    return {"x": round(found["x"]), "y": round(found["y"]), "width": round(found["width"]), "height": round(found["height"])}


@pytest.mark.parametrize(
    ("game", "size"),
    [
        ("troia", PHONE),
        ("odyssey", PHONE),
        ("horus", PHONE),
        ("horus", {"width": 740, "height": 360, "has_touch": True, "is_mobile": True}),
        ("odyssey", TABLET),
        ("troia", {"width": 1280, "height": 800}),
        ("horus", {"width": 2560, "height": 1440}),
    ],
)
def test_the_past_and_a_replay_have_the_board_of_the_present(visits: Visits, game: str, size: dict[str, Any]) -> None:
    page = sit_down(visits, game, **size)
    my_turn(page)
    at_rest(page)
    before = box(page, "#board")
    page.keyboard.press("ArrowLeft")
    travel = page.locator(".table.past .travel")
    expect(travel).to_be_in_viewport(ratio=0.99)
    expect(page.locator(".top .banner .btn")).to_be_in_viewport(ratio=0.99)
    assert travel.evaluate("it => [it.scrollWidth - it.clientWidth, it.scrollHeight - it.clientHeight]") == [0, 0]
    beside = size["height"] < 520
    assert beside or page.evaluate(OVERLAPS, ["#board", ".travel"]) == []
    assert box(page, "#board") == before
    page.keyboard.press("Escape")
    expect(page.locator(".table.past")).to_have_count(0)
    page.keyboard.press("p")
    page.locator(".table.past .travel").wait_for()
    assert box(page, "#board") == before


@pytest.mark.parametrize("size", [TABLET, {"width": 740, "height": 360}])
def test_a_panel_of_the_header_moves_neither_board_nor_main_button(visits: Visits, size: dict[str, Any]) -> None:
    page = sit_down(visits, "odyssey", **size)
    my_turn(page)
    at_rest(page)
    before = [box(page, part) for part in ("#board", ".go-place")]
    for name in ("Chat", "Table menu"):
        page.locator("nav").get_by_role("button", name=name, exact=True).click()
        expect(page.locator(".drawer")).to_be_in_viewport(ratio=1)
        assert [box(page, part) for part in ("#board", ".go-place")] == before


def test_the_question_about_sound_leaves_board_and_main_button_in_place(visits: Visits) -> None:
    page = sit_down(visits, "odyssey", **PHONE)
    my_turn(page)
    before = [box(page, part) for part in ("#board", ".go-place")]
    page.evaluate("localStorage.setItem('ilion-settings', JSON.stringify({ pace: 'instant' }))")
    page.reload()
    my_turn(page)
    silent = page.get_by_role("button", name="Silent")
    expect(silent).to_be_in_viewport(ratio=1)
    assert [box(page, part) for part in ("#board", ".go-place")] == before
    silent.tap()
    expect(silent).to_have_count(0)


@pytest.mark.parametrize("look", [PHONE, PHONE | {"width": 740, "height": 360}], ids=["portrait", "landscape"])
@pytest.mark.parametrize(("game", "forbidden"), [("trojan-horse", "[data-district=temple]"), ("troia", "#board .hero")])
def test_a_refusal_lies_over_the_sentence_above_the_main_button(
    visits: Visits, game: str, forbidden: str, look: dict[str, Any]
) -> None:
    page = sit_down(visits, game, **look)
    my_turn(page)
    before = [box(page, part) for part in ("#board", ".go-place", ".tray .left", ".tray .tell")]
    page.locator(forbidden).first.dispatch_event("click")
    refusal = page.locator(".refusal")
    expect(refusal).to_contain_text("Refused.")
    expect(refusal).to_be_in_viewport(ratio=1)
    assert [box(page, part) for part in ("#board", ".go-place", ".tray .left", ".tray .tell")] == before
    assert page.evaluate(OVERLAPS, [".refusal", ".tray .tell"])
    assert page.evaluate(OVERLAPS, [".refusal", ".tray .bar"]) == []
    if look is PHONE:
        assert page.evaluate(OVERLAPS, [".refusal", ".tray .left"]) == []


# How far down the frame round a hero the number of his mark begins.
NUMBER_BEGINS = """mark => {
    const [frame, number] = ["path.light", "circle"].map(part => mark.querySelector(part).getBoundingClientRect());
    return (number.top - frame.top) / frame.height;
}"""


def test_the_number_of_a_mark_leaves_a_hero_his_shield(visits: Visits) -> None:
    page = sit_down(visits, "troia", **PHONE)
    marked = page.locator("[data-mark=hero-moves]")
    while my_turn(page) and not marked.count():
        go_to_move(page, 1)
        advance(page, lambda: page.keyboard.press("Enter"))
        page.keyboard.press("Escape")
    assert marked.first.evaluate(NUMBER_BEGINS) > 0.66


def test_the_grip_uncovers_the_board_in_a_decision_too(visits: Visits, dice: random.Random) -> None:
    page = sit_down(visits, "odyssey", bots=2, **PHONE)
    decision = page.locator(".decision")
    for _ in range(200):
        assert my_turn(page)
        at_rest(page)
        if decision.is_visible():
            break
        go_to_move(page, dice.randint(1, min(15, page.locator("#moves [role=option]").count())))
        advance(page, lambda: page.keyboard.press("Enter"))
        page.keyboard.press("Escape")
    grip = decision.get_by_role("button", name="Collapse the panel")
    grip.tap()
    expect(decision).to_be_hidden()
    expect(page.locator(".go-place .btn")).to_be_in_viewport(ratio=1)
    page.locator(".tray").get_by_role("button", name="Expand the panel").tap()
    expect(decision).to_be_visible()


def test_the_grip_uncovers_the_board_while_a_pile_is_chosen(visits: Visits) -> None:
    page = sit_down(visits, "horus", **PHONE)
    phase = page.locator("[data-phase]")
    piles = page.locator(".side-part .piles")
    for _ in range(60):
        assert my_turn(page)
        at_rest(page)
        if piles.is_visible():
            break
        cards = page.locator("#moves [role=option]").filter(has_text="any")  # a card that leaves the choice of a pile
        first = cards.first if phase.get_attribute("data-phase") == "card" and cards.count() else None
        number = int(first.evaluate("it => [...it.parentElement.children].indexOf(it)")) + 1 if first else 1
        go_to_move(page, number)
        advance(page, lambda: page.keyboard.press("Enter"))
        page.keyboard.press("Escape")
    page.locator(".side-part").get_by_role("button", name="Collapse the panel").tap()
    expect(piles).to_be_hidden()
    expect(page.locator(".go-place .btn")).to_be_in_viewport(ratio=1)
    page.locator(".tray").get_by_role("button", name="Expand the panel").tap()
    expect(piles).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_beside_a_lesson_there_is_a_board_to_look_at(visits: Visits, game: str) -> None:
    page = visits(f"/learn/{game}", **PHONE)
    page.locator(".coach").wait_for()
    assert height(page, "#board") > 220


def tells(told: str, whole: str) -> bool:
    """Whether the recap tells a turn: whole, or its beginning and its end with a gap between them."""
    beginning, gap, end = told.partition("… ")
    return whole.startswith(beginning) and whole.endswith(end) if gap else told == whole


@pytest.mark.parametrize("width", [360, 1280])
def test_what_happened_is_told_in_two_lines_that_end_with_the_newest_turn(visits: Visits, width: int) -> None:
    page = sit_down(visits, "trojan-horse", bots=3, options={"horse": "open"}, width=width, height=740)
    for _ in range(4):
        my_turn(page)
        page.locator("#moves").focus()
        page.keyboard.press("ArrowDown")
        advance(page, lambda: page.keyboard.press("Enter"))
    my_turn(page)
    page.keyboard.press("Escape")
    lines = page.locator(".recap p").evaluate("it => it.clientHeight / parseFloat(getComputedStyle(it).lineHeight)")
    assert lines < 2.4
    newest = (page.locator("#log .turn .told").first.text_content() or "").strip()
    assert tells(page.locator(".recap .turn").last.inner_text().strip(), newest)
    border = page.locator(".top .orn").bounding_box()
    text = page.locator(".recap p").bounding_box()
    assert border
    assert text
    assert text["y"] >= border["y"] + border["height"]


# Texts whose box is smaller than they are.
CUT = """(texts) => [...document.querySelectorAll(texts)]
    .filter((it) => it.checkVisibility() && (it.scrollWidth > it.clientWidth + 1 || it.scrollHeight > it.clientHeight + 2))
    .map((it) => it.textContent.trim())"""


@pytest.mark.parametrize(("game", "bots"), [("trojan-horse", 2), ("troia", 1), ("odyssey", 2), ("horus", 1), ("horus", 2)])
@pytest.mark.parametrize("language", ["de", "fr"])
def test_nothing_is_cut_in_the_strip_of_players(visits: Visits, game: str, bots: int, language: str) -> None:
    page = sit_down(visits, game, bots=bots, language=language, **PHONE)
    my_turn(page)
    page.evaluate("document.fonts.ready")
    assert page.evaluate(CUT, ".players b, .players .note") == []


# The panel of the player whose turn is shown lies wholly within the strip.
IN_SIGHT = """(seat) => {
    const strip = document.querySelector(".players").getBoundingClientRect();
    const panel = document.querySelectorAll(".players > li")[seat];
    const {left, right} = panel.getBoundingClientRect();
    return panel.matches(".on") && left >= strip.left - 1 && right <= strip.right + 1;
}"""


@pytest.mark.parametrize("seat", [0, 5])
def test_the_player_whose_turn_it_is_comes_into_sight_in_the_strip(visits: Visits, seat: int) -> None:
    page = visits(None, **PHONE)
    seats = ["me" if number == seat else BOT for number in range(6)]
    page.goto(f"/t/{make(page, *seats, game='odyssey')['table']['id']}")
    for _ in range(2):
        assert my_turn(page)
        assert page.evaluate("() => { const it = document.querySelector('.players'); return it.scrollWidth > it.clientWidth; }")
        page.wait_for_function(IN_SIGHT, arg=seat, polling=POLL)
        advance(page, lambda: first_move(page))


def test_a_long_prompt_keeps_clear_of_the_border_below_it(visits: Visits, dice: random.Random) -> None:
    page = sit_down(visits, "odyssey", bots=2, language="de", **PHONE)
    for _ in range(30):
        if not my_turn(page):
            break
        at_rest(page)
        ends, begins = page.evaluate(
            """() => [
                document.querySelector(".action").getBoundingClientRect().bottom,
                document.querySelector(".top .orn").getBoundingClientRect().top,
            ]"""
        )
        assert ends <= begins, page.locator(".action").inner_text()
        go_to_move(page, dice.randint(1, min(15, page.locator("#moves [role=option]").count())))
        advance(page, lambda: page.keyboard.press("Enter"))
        page.keyboard.press("Escape")


# Elements outside the box they belong to: the parts of each whole that end below it or beside it.
OUTSIDE = """([wholes, parts]) => [...document.querySelectorAll(wholes)].flatMap((whole) => {
    const box = whole.getBoundingClientRect();
    return [...whole.querySelectorAll(parts)].flatMap((it) => {
        const { left, right, top, bottom } = it.getBoundingClientRect();
        const inside = left >= box.left - 1 && right <= box.right + 1 && top >= box.top - 1 && bottom <= box.bottom + 1;
        return inside || !it.checkVisibility() ? [] : [it.textContent.trim()];
    });
})"""


def test_the_name_of_a_god_stands_in_his_slot(visits: Visits) -> None:
    page = sit_down(visits, "troia", **PHONE)
    my_turn(page)
    page.evaluate("document.fonts.ready")
    assert page.locator("[data-god] .god").count() == 6
    for _ in range(2):  # now, and in the past
        # a name may be wider than its slot, for the figures beside it stand higher
        assert (
            page.evaluate(
                """() => [...document.querySelectorAll("[data-god]")].flatMap((slot) => {
                const name = slot.querySelector(".god");
                return name.getBoundingClientRect().bottom > slot.getBoundingClientRect().bottom + 0.5 ? [name.textContent] : [];
            })"""
            )
            == []
        )
        page.keyboard.press("ArrowLeft")
        page.locator(".table.past").wait_for()


@pytest.mark.parametrize(("game", "people"), [("trojan-horse", 2), ("horus", 4), ("odyssey", 3), ("odyssey", 6)])
def test_clocks_have_their_place_in_the_strip_of_players(visits: Visits, server: Running, game: str, people: int) -> None:
    host = Client(server)
    clock = {"kind": "realtime", "bank": 7200}
    made = host.make("me", *["invited"] * (people - 1), game=game, clock=clock)
    for token in made["invitations"].values():
        Client(server).join(made["table"]["id"], token=token, name="Konstantina Papadopoulou")
    page = visits(None, **PHONE)
    page.context.add_cookies([{"name": "ilion", "value": host.http.cookies["ilion"], "url": visits.base}])
    page.goto(f"/t/{made['table']['id']}")
    page.locator(".players time").first.wait_for()
    page.evaluate("document.fonts.ready")
    assert page.locator(".players time").count() == people
    assert page.evaluate(OUTSIDE, [".players li", ".name b, .value, time"]) == []
    assert page.evaluate(TOUCHING, [".players li", ".tokens, .name b, .value, time"]) == []
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]


@pytest.mark.parametrize(("game", "bots"), [("trojan-horse", 3), ("troia", 1), ("odyssey", 5), ("horus", 3)])
def test_in_the_past_the_strip_of_players_and_the_marks_over_the_slider_are_whole(visits: Visits, game: str, bots: int) -> None:
    page = sit_down(visits, game, bots=bots, options={"horse": "open"} if game == "trojan-horse" else None, **PHONE)
    for _ in range(6):
        my_turn(page)
        go_to_move(page, 1)
        advance(page, lambda: page.keyboard.press("Enter"))
        page.keyboard.press("Escape")
    my_turn(page)
    page.keyboard.press("Escape")
    page.keyboard.press("ArrowLeft")
    page.locator(".table.past .marks .chip").first.wait_for()
    page.evaluate("document.fonts.ready")
    assert page.evaluate(OUTSIDE, [".players li", ".name b, .value, .note"]) == []
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    assert page.evaluate(TOUCHING, [".marks", ".chip"]) == []
    assert page.locator(".travel .steps .btn").evaluate_all("all => new Set(all.map(it => it.offsetTop)).size") == 1


@pytest.mark.parametrize("path", ["/nowhere", "/tournaments"])
def test_the_bar_of_places_is_at_the_foot_of_a_short_page_too(visits: Visits, path: str) -> None:
    page = visits(path, **PHONE)
    bar = page.get_by_role("navigation", name="Places")
    bar.wait_for()
    box = bar.bounding_box()
    assert box
    assert (box["x"], box["width"], round(box["y"] + box["height"])) == (0, PHONE["width"], PHONE["height"])


@pytest.mark.parametrize("game", ["trojan-horse", "horus"])
def test_no_name_is_broken_at_the_head_of_a_score_sheet(visits: Visits, server: Running, game: str) -> None:
    client = Client(server)
    table = client.make("me", BOT, BOT, BOT, game=game)["table"]["id"]
    socket = client.socket(table)
    socket.receive()
    play_out([socket])
    socket.close()
    page = visits(None, language="de", **PHONE)
    page.context.add_cookies([{"name": "ilion", "value": client.http.cookies["ilion"], "url": visits.base}])
    page.goto(f"/t/{table}")
    page.locator(".score-sheet .seat").first.wait_for()
    lines = page.evaluate(
        """() => [...document.querySelectorAll(".score-sheet .seat span")].map((it) => {
            const text = document.createRange();
            text.selectNodeContents(it);
            return [it.textContent, text.getClientRects().length, it.scrollWidth <= it.clientWidth];
        })"""
    )
    assert [name for name, number, whole in lines if number > 1 or not whole] == []
    assert "Cassandra" in [name for name, *_ in lines]


def test_a_score_sheet_with_long_names_is_no_wider_than_the_phone(visits: Visits, server: Running, dice: random.Random) -> None:
    client = Client(server)
    names = ("Maximiliane-Charlotte", "Nestor", "Guest Heron")
    table = client.make("me", *(BOT | {"name": name} for name in names), game="horus")["table"]["id"]
    socket = client.socket(table)
    socket.receive()
    play_out([socket], lambda moves: dice.randrange(len(moves)))
    socket.close()
    page = visits(None, language="de", **PHONE)
    page.context.add_cookies([{"name": "ilion", "value": client.http.cookies["ilion"], "url": visits.base}])
    page.goto(f"/t/{table}")
    page.locator(".score-sheet .seat").first.wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]


# Targets too small for a finger: less than 40 pixels of their own or their label's area. A link in a sentence is as high as its
# line, as WCAG allows (2.5.8), and so are the sentences of the recap.
SMALL = """() => {
    const found = [];
    const touched = "a, button, input:not([type=range]), select, summary, [role=button], [role=slider]";
    for (const it of document.querySelectorAll(touched)) {
        const whole = it.closest("label") ?? it;
        if (!whole.checkVisibility({opacityProperty: true, visibilityProperty: true}) || it.closest("svg, .sr, .recap p")) continue;
        const says = it.textContent.trim();
        const sentence = getComputedStyle(it).display === "inline" && it.parentElement.textContent.trim().length > says.length + 3;
        if (sentence) continue;
        whole.scrollIntoView({block: "center", inline: "nearest"});
        const {left, top, width, height} = whole.getBoundingClientRect();
        if (!width || !height || left < 0 || left > innerWidth || top < 0 || top > innerHeight) continue;
        const [x, y] = [left + width / 2, top + height / 2];
        const hits = (x, y) => whole.contains(document.elementFromPoint(x, y));
        const panel = document.elementFromPoint(x, y)?.closest(".drawer, .side, .tray, .decision, .side-part");
        if (panel && !panel.contains(it)) continue; // it lies under a panel that is open
        const reach = (right, down) => {
            const far = (sign) => {
                let n = 0;
                while (n < 40 && hits(x + sign * right * (n + 1), y + sign * down * (n + 1))) n++;
                return n;
            };
            return hits(x, y) ? 1 + far(1) + far(-1) : 0;
        };
        const small = (width < 39.5 && reach(1, 0) < 38) || (height < 39.5 && reach(0, 1) < 38) || !hits(x, y);
        if (small) found.push(`${it.tagName} ${it.getAttribute("aria-label") ?? says.slice(0, 40)} ${width} x ${height}`);
    }
    return found;
}"""


def too_small(page: Page) -> list[str]:
    draw(page)  # what is transparent does not count
    found: list[str] = page.evaluate(SMALL)
    return found


LIKE_A_PHONE: dict[str, Any] = {"width": 390, "height": 800, "has_touch": True, "is_mobile": True}


def test_a_finger_hits_what_it_touches_on_every_page(visits: Visits, server: Running) -> None:
    page = visits(None, **LIKE_A_PHONE)
    paths = [
        "/",
        "/lobby",
        "/rules",
        "/rules/horus",
        "/new/horus",
        "/me",
        "/notices",
        "/tournaments",
        "/tournaments/new",
        "/ladder",
    ]
    found = {}
    for path in [*paths, "/learn/troia/strategy", "/nowhere"]:
        page.goto(path)
        page.locator("main").wait_for()
        page.evaluate("document.fonts.ready")
        at_rest(page)
        found[path] = too_small(page)
    page.locator("[aria-controls=settings]").tap()
    found["settings"] = too_small(page)
    assert {path: small for path, small in found.items() if small} == {}


@pytest.mark.parametrize("game", GAMES)
def test_a_finger_hits_what_it_touches_at_the_table(visits: Visits, game: str) -> None:
    page = sit_down(visits, game, bots=2 if game == "odyssey" else 1, **LIKE_A_PHONE)
    my_turn(page)
    found = {"table": too_small(page)}
    page.locator(".recap .to-log").tap()
    found["log"] = too_small(page)
    page.get_by_role("button", name="Close the log").tap()
    page.get_by_role("button", name="Table menu").tap()
    found["menu"] = too_small(page)
    page.keyboard.press("Escape")
    page.keyboard.press("w")
    page.locator(".drawer").wait_for()
    found["clause"] = too_small(page)
    page.keyboard.press("Escape")
    page.locator("#board").focus()
    page.keyboard.press("ArrowLeft")
    page.locator(".table.past").wait_for()
    found["past"] = too_small(page)
    assert {state: small for state, small in found.items() if small} == {}


def test_a_finger_hits_what_it_touches_at_the_end_and_in_the_review(visits: Visits, server: Running) -> None:
    client = Client(server)
    table = client.make("me", BOT, BOT, game="horus")["table"]["id"]
    socket = client.socket(table)
    socket.receive()
    play_out([socket])
    socket.close()
    page = visits(None, **LIKE_A_PHONE)
    page.context.add_cookies([{"name": "ilion", "value": client.http.cookies["ilion"], "url": visits.base}])
    page.goto(f"/t/{table}")
    page.locator(".score-sheet .seat").first.wait_for()
    assert too_small(page) == []
    page.goto(f"/r/{table}")
    page.locator("main").wait_for()
    at_rest(page)
    assert too_small(page) == []


@pytest.mark.parametrize("language", ["en", "de", "fr", "es", "nl"])
def test_the_names_of_the_gods_lie_within_their_slots(visits: Visits, language: str) -> None:
    page = sit_down(visits, "troia", language=language, **PHONE)
    my_turn(page)
    page.evaluate("document.fonts.ready")
    outside = page.evaluate(
        """() => [...document.querySelectorAll(".god")].flatMap((god) => {
            const text = document.createRange();
            text.selectNodeContents(god);
            const [name, slot] = [text.getBoundingClientRect(), god.closest("button").getBoundingClientRect()];
            const inside = name.left >= slot.left + 1 && name.right <= slot.right - 1 && name.bottom <= slot.bottom - 1;
            return inside ? [] : [god.textContent];
        })"""
    )
    assert outside == []


def test_a_turn_that_is_too_long_for_the_recap_is_told_to_its_end(visits: Visits) -> None:
    page = sit_down(visits, "trojan-horse", bots=3, options={"horse": "open"}, **PHONE)
    cut = 0
    for _ in range(5):
        my_turn(page)
        page.evaluate("document.fonts.ready")
        told = page.locator(".recap .turn").last.inner_text().strip()
        turns = [words.strip() for words in page.locator("#log .turn .told").all_text_contents()]
        assert any(tells(told, whole) for whole in turns), told
        cut += "…" in told
        assert page.locator(".recap p").evaluate("it => it.scrollHeight <= it.clientHeight + 2"), told
        go_to_move(page, 3)
        advance(page, lambda: page.keyboard.press("Enter"))
        page.keyboard.press("Escape")
    assert cut


def play_listed(page: Page, *wanted: str) -> None:
    """Play the first listed move whose notation begins with the first of these beginnings that fits one, else the first move."""
    found = page.evaluate(
        """wanted => {
            const texts = [...document.querySelectorAll("#moves [role=option] kbd")].map((it) => it.textContent.trim());
            const fits = wanted.map((start) => texts.findIndex((text) => text.startsWith(start))).filter((at) => at >= 0);
            return fits[0] ?? 0;
        }""",
        list(wanted),
    )
    go_to_move(page, found + 1)
    at_rest(page)
    advance(page, lambda: page.locator("#moves").evaluate(PRESS, ["Enter"]))
    page.locator("#moves").blur()  # the lists are a sheet as long as they have the focus


def test_a_hand_does_not_stick_out_below_the_sheet_of_the_discards(visits: Visits) -> None:
    page = sit_down(visits, "troia", **{**PHONE, "width": 390})
    for _ in range(2):
        my_turn(page)
        play_listed(page, "draw", "pass")
    my_turn(page)
    sheet = page.locator(".side-part")
    sheet.locator("h2").first.evaluate("it => it.toggleAttribute('data-choice')")  # as a card that Apollo may take
    expect(sheet).to_be_visible()
    edge = sheet.evaluate("it => it.getBoundingClientRect().bottom")
    seen = page.evaluate(
        """edge => [1, 3, 5, 7].flatMap((down) => Array.from({ length: innerWidth }, (_, x) =>
            document.elementsFromPoint(x, edge + down).filter((it) => it.closest(".fan button")).length)).filter(Boolean)""",
        edge,
    )
    assert seen == []


@pytest.mark.parametrize("width", [360, 390])
def test_the_mark_of_a_god_who_moved_leaves_his_name_clear(visits: Visits, width: int) -> None:
    page = visits(None, **{**PHONE, "width": width})
    page.goto(f"/t/{make(page, 'me', BOT, game='troia', options={'gods': 'BBBBBB'})['table']['id']}")
    for _ in range(80):
        my_turn(page)
        if page.locator("[data-mark=god-slides]").count():
            break
        play_listed(page, "draw", "pass")
    page.locator("button:has([data-mark=god-slides]) .god").evaluate_all(
        "all => all.forEach((it) => (it.textContent = 'Hephaestus'))"
    )
    overlaps = page.evaluate(
        """() => [...document.querySelectorAll("button:has([data-mark=god-slides])")].map((god) => {
            const name = document.createRange();
            name.selectNodeContents(god.querySelector(".god"));
            const [text, mark] = [name.getBoundingClientRect(), god.querySelector(".moved svg").getBoundingClientRect()];
            return mark.right - text.left;
        })"""
    )
    assert overlaps
    assert max(overlaps) <= 0


@pytest.mark.parametrize("language", ["en", "de", "fr", "es", "nl"])
def test_the_name_of_the_game_leaves_a_spectator_the_line_below_it(visits: Visits, language: str) -> None:
    player = visits(None)
    where = f"/t/{make(player, 'me', BOT)['table']['id']}"
    page = visits(where, **PHONE, language=language)
    eye, title, line = page.locator(".watching svg"), page.locator(".top h1"), page.locator(".top .action")
    eye.wait_for()
    name, below = title.bounding_box(), line.bounding_box()
    assert name
    assert below
    assert name["y"] >= 0
    assert name["y"] + name["height"] <= below["y"]
    beside = eye.bounding_box()
    assert beside
    assert title.evaluate("it => it.scrollWidth <= it.clientWidth")
    assert name["x"] + name["width"] <= beside["x"]


def test_the_names_of_the_heroes_are_whole_at_the_lower_edge_of_the_field(visits: Visits) -> None:
    page = sit_down(visits, "troia", **PHONE)
    below = page.locator(".field .name.narrow").evaluate_all(
        """names => names.map((name) => {
            const { y, height } = name.getBBox();
            return y + height - name.ownerSVGElement.viewBox.baseVal.height;
        })"""
    )
    assert len(below) == 6
    assert max(below) <= 0
