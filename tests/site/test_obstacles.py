"""The static site under difficulties: files that arrive damaged, a browser that stores nothing, a disk that is full."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from tests.site.hosting import Host, begin, kept, new_context, ready, visit
from tests.web.tables import events, first_move, my_turn


@pytest.fixture
def folder(site: Path, tmp_path: Path) -> Path:
    """A copy of the static folder that a test may spoil."""
    return Path(shutil.copytree(site / "ilion", tmp_path / "ilion"))


@pytest.fixture
def host(folder: Path) -> Iterator[Host]:
    running = Host(folder.parent)
    yield running
    running.stop()


@pytest.fixture
def context(chromium: Browser) -> Iterator[BrowserContext]:
    made = new_context(chromium)
    yield made
    made.close()


def change_a_byte(content: bytes) -> bytes:
    middle = len(content) // 2
    return content[:middle] + bytes([content[middle] ^ 1]) + content[middle + 1 :]


def cut_off(content: bytes) -> bytes:
    return content[: len(content) // 2]


@pytest.mark.parametrize("spoil", [change_a_byte, cut_off])
def test_a_damaged_engine_is_refused_and_fetched_again_once_the_host_has_a_whole_one(
    context: BrowserContext, folder: Path, host: Host, spoil: Callable[[bytes], bytes]
) -> None:
    (core,) = folder.glob("engine-*/ilion.zip.lz")
    whole = core.read_bytes()
    core.write_bytes(spoil(whole))
    page = context.new_page()
    page.goto(host.base)
    alert = page.locator("aside[role=alert]")  # the pages behind it may contain more
    expect(alert).to_contain_text("A file of the games arrived damaged several times, so nothing was started.")
    expect(alert).to_contain_text("ilion.zip did not arrive whole in 3 attempts")
    kept(page)  # the service worker has the damaged file now
    core.write_bytes(whole)
    alert.get_by_role("button", name="Try again").click()
    ready(page)
    expect(alert).to_have_count(0)
    begin(page, host.base, "trojan-horse")
    my_turn(page)


def test_a_damaged_game_is_refused_and_the_others_can_be_played(context: BrowserContext, folder: Path, host: Host) -> None:
    (game,) = folder.glob("engine-*/horus.zip.lz")
    game.write_bytes(change_a_byte(game.read_bytes()))
    page = visit(context, host)
    page.locator("article[data-game=horus] .btn.go").click()
    expect(page.get_by_text("A file of this game arrived damaged several times")).to_be_visible()
    begin(page, host.base, "trojan-horse")
    my_turn(page)


@pytest.mark.parametrize(
    ("missing", "told"),
    [
        ("self, 'indexedDB'", "your games end when you close this tab"),
        ("navigator, 'locks'", "Use one tab only"),
    ],
)
def test_without_a_database_or_locks_one_can_play_and_is_told(
    context: BrowserContext, folder: Path, host: Host, missing: str, told: str
) -> None:
    (worker,) = folder.glob("assets/table-worker-*.js")
    worker.write_text(f"Object.defineProperty({missing}, {{ value: undefined }});\n{worker.read_text()}")
    page = visit(context, host)
    note = page.get_by_role("status").filter(has_text=told)
    expect(note).to_be_visible()
    page.get_by_role("button", name="All right").click()
    expect(note).to_have_count(0)
    page.locator("article[data-game=trojan-horse] .btn.go").click()
    my_turn(page)
    number = events(page)
    counted = page.locator("#log-title small")
    before = counted.inner_text()
    first_move(page)
    expect(counted).not_to_have_text(before)  # until then the list of moves is the old one
    my_turn(page)
    assert events(page) > number


def test_a_full_disk_is_told_and_nothing_is_half_done(context: BrowserContext, host: Host) -> None:
    page = context.new_page()
    disk = context.new_cdp_session(page)
    disk.send("Storage.overrideQuotaForOrigin", {"origin": host.base.removesuffix("/ilion/"), "quotaSize": 1000})
    page.goto(host.base)
    ready(page)  # the engine is unpacked and not kept
    page.locator("article[data-game=trojan-horse] .btn.go").click()
    # beside the button; the lists of tables on the same page may say so, too
    expect(page.get_by_text("Your browser could not store this, so nothing was changed.").first).to_be_visible()
    disk.send("Storage.overrideQuotaForOrigin", {"origin": host.base.removesuffix("/ilion/")})
    begin(page, host.base, "trojan-horse")
    my_turn(page)
