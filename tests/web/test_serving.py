"""The delivery of the web app's files: compressed, cached for ever or revalidated, few enough, and installable."""

from __future__ import annotations

import gzip
import os
import struct
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI
from starlette.testclient import TestClient

import ilion
from ilion.server.api.web import accepts, mount_web_app
from tests.server.harness import Running
from tests.web.browser import Visits, at_rest
from tests.web.tables import BOT, make, my_turn
from tools.web_budget import budgets

PAGE = Path(ilion.__path__[0]) / "web"


def test_no_page_loads_more_script_than_we_allow() -> None:
    found = budgets(PAGE)
    assert len(found) == 5
    assert {name: sizes for name, sizes in found.items() if sizes[0] > sizes[1]} == {}


def entry() -> str:
    return next(path.name for path in (PAGE / "assets").glob("index-*.js"))


@pytest.mark.parametrize("encoding", ["br", "gzip", ""])
def test_a_file_comes_packed_as_the_browser_likes_it(server: Running, encoding: str) -> None:
    with httpx.stream("GET", f"{server.base}/assets/{entry()}", headers={"Accept-Encoding": encoding}, verify=False) as answer:
        raw = b"".join(answer.iter_raw())
    assert answer.headers.get("content-encoding", "") == encoding
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["vary"] == "Accept-Encoding"
    plain = (PAGE / "assets" / entry()).read_bytes()
    assert len(raw) == len(plain) if not encoding else len(raw) < len(plain) / 2
    if encoding == "gzip":
        assert gzip.decompress(raw) == plain


@pytest.mark.parametrize(
    ("header", "taken"), [("gzip, br", True), ("br;q=1.0", True), ("gzip", False), ("br;q=0", False), ("brown", False), ("", False)]
)
def test_only_what_is_accepted_is_sent(header: str, taken: bool) -> None:
    assert accepts(header, "br") is taken


def test_what_has_its_digest_in_its_name_is_kept_and_the_page_is_asked_for_again(server: Running) -> None:
    asset = httpx.get(f"{server.base}/assets/{entry()}", verify=False)
    assert "immutable" in asset.headers["cache-control"]
    for path in ("/", "/t/anything", "/sw.js", "/manifest.webmanifest"):
        answer = httpx.get(server.base + path, verify=False)
        assert answer.headers["cache-control"] == "no-cache", path
        again = httpx.get(server.base + path, headers={"If-None-Match": answer.headers["etag"]}, verify=False)
        assert (again.status_code, again.content) == (304, b""), path


def test_the_tag_of_a_file_follows_from_its_content_alone(tmp_path: Path) -> None:
    file = tmp_path / "index.html"
    app = FastAPI()
    mount_web_app(app, tmp_path)
    client = TestClient(app)

    def at(time: int, text: str) -> tuple[str, str]:
        file.write_text(text)
        os.utime(file, (time, time))
        answer = client.get("/")
        return answer.text, answer.headers["etag"]

    (first, tag), (copy, same), (changed, other) = at(1_000, "one"), at(2_000, "one"), at(3_000, "two")
    assert (first, copy, changed) == ("one", "one", "two")
    assert tag == same != other
    head = client.head("/")
    assert (head.headers["etag"], head.headers["content-length"]) == (other, "3")


@pytest.mark.parametrize("path", ["/assets/none.js", "/assets/", "/none.png", "/..%2f..%2fetc/passwd.txt", "/api/none"])
def test_a_file_that_is_not_there_is_not_the_page(server: Running, path: str) -> None:
    assert httpx.get(server.base + path, verify=False).status_code == 404


def test_the_page_can_be_installed(server: Running) -> None:
    manifest = httpx.get(f"{server.base}/manifest.webmanifest", verify=False)
    assert manifest.headers["content-type"].startswith("application/manifest+json")
    for icon in manifest.json()["icons"]:
        answer = httpx.get(server.base + icon["src"], verify=False)
        assert answer.headers["content-type"] == icon["type"]
        if icon["type"] == "image/png":
            assert "{}x{}".format(*struct.unpack(">II", answer.content[16:24])) == icon["sizes"]


def test_only_the_fonts_that_we_need_are_there() -> None:
    fonts = [path.name for path in (PAGE / "assets").glob("alegreya*")]
    assert fonts
    assert all(name.endswith(".woff2") and ("-latin-" in name or "-greek-" in name) for name in fonts)


@pytest.mark.parametrize("game", ilion.games())
def test_a_table_opens_with_few_files(visits: Visits, game: str) -> None:
    """Without HTTP/2 a browser asks for only a few of them at a time, and a phone waits long for each answer."""
    page = visits(None, used_again=False)
    files: list[str] = []
    made = make(page, "me", BOT, game=game)
    page.on("request", lambda request: files.append(request.url) if "/assets/" in request.url else None)
    page.goto(f"/t/{made['table']['id']}")
    my_turn(page)
    at_rest(page)
    assert len([file for file in files if not file.endswith(".woff2")]) <= 28, files
