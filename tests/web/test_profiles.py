"""The profiles of the tests themselves: one that is used again shows a test nothing of the test before."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from tests.server.harness import Running
from tests.web.browser import Profiles, Visits

LEAVE = """async () => {
    localStorage.setItem("left", "1");
    sessionStorage.setItem("left", "1");
    document.cookie = "left=1; path=/";
    await new Promise((made, failed) => {
        const opening = indexedDB.open("left");
        opening.onsuccess = () => { opening.result.close(); made(); };
        opening.onerror = failed;
    });
    await (await caches.open("left")).put("/left", new Response("1"));
}"""
FOUND = """async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...document.cookie.split(";").filter(Boolean),
    ...(await indexedDB.databases()).map(({name}) => name),
    ...await caches.keys(),
]"""
LOOK = """() => ({
    size: [innerWidth, innerHeight],
    dark: matchMedia("(prefers-color-scheme: dark)").matches,
    print: matchMedia("print").matches,
    own: "left" in window,
})"""
BLANK = "/healthz"  # an address of the server without a script


def test_a_profile_that_is_used_again_is_like_a_fresh_one(profiles: Profiles, server: Running) -> None:
    def visit(**look: Any) -> tuple[Visits, Page]:
        visits = Visits(profiles, server.base)
        return visits, visits(BLANK, **look)

    fresh, page = visit(used_again=False)
    expected = page.evaluate(FOUND), page.evaluate(LOOK), page.context.cookies()
    fresh.close()
    first, page = visit(width=360, height=740, dark=True)
    page.evaluate(LEAVE)
    page.evaluate("() => { window.left = true; }")
    page.context.add_cookies([{"name": "left too", "value": "1", "url": server.base, "httpOnly": True}])
    page.route("**/*", lambda route: route.abort())
    page.emulate_media(media="print")
    page.context.new_page()
    first.close()
    second, again = visit()
    assert again == page
    assert len(second.pages) == 1
    assert (again.evaluate(FOUND), again.evaluate(LOOK), again.context.cookies()) == expected
    second.close()


def test_an_error_of_a_script_is_told_to_the_test_in_which_it_happened(profiles: Profiles, server: Running) -> None:
    first, second = Visits(profiles, server.base), Visits(profiles, server.base)
    page = first(BLANK)
    first.close()
    assert second(BLANK) == page
    page.evaluate("() => void setTimeout(() => { document.title = 'thrown'; throw Error('on purpose'); })")
    expect(page).to_have_title("thrown")
    page.evaluate("1")
    assert first.errors == []
    assert [error.endswith("on purpose") for error in second.errors] == [True]
    second.close()
