"""Short films of the real page for the docs:  python -m tools.recordings GAME

Starts a server on a fresh database, films a few turns at a table with bots and a walk through the review of a game, and writes
docs/pictures/GAME-play.webm and GAME-review.webm. Needs Chromium, Playwright (extra `dev`) and ffmpeg, either the system's or
`pip install imageio-ffmpeg`.
"""

from __future__ import annotations

import argparse
import random
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from importlib import import_module
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

from playwright.sync_api import Page, ViewportSize, sync_playwright

PICTURES = Path(__file__).parents[1] / "docs" / "pictures"
SIZE = ViewportSize(width=1280, height=800)
WIDTH = 960  # of a film
RATE = 10  # pictures per second
MAX_BYTES = 300_000
LEGAL = ", ".join(
    f'{place}:not([aria-disabled="true"])'
    for place in (
        '#board [role="button"]',
        "#board button",
        ".tray .left button",
        ".tray .right button",
        ".decision button:not(.grip)",
    )
)
SILENT = "localStorage.setItem('ilion-settings', JSON.stringify({ sound: false }))"
MAIN = ".tray .go:enabled"


class Film:
    """Pictures of a page, each with the moment at which it was taken."""

    def __init__(self, page: Page, folder: Path) -> None:
        self.page = page
        self.folder = folder
        self.taken: list[tuple[Path, float]] = []

    def roll(self, seconds: float) -> None:
        """Take pictures for a while."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            file = self.folder / f"{len(self.taken):04d}.jpeg"
            at = time.monotonic()
            self.page.screenshot(path=file, type="jpeg", quality=90)
            self.taken.append((file, at))
            self.page.wait_for_timeout(1000 * max(0.0, 1 / RATE - (time.monotonic() - at)))

    def develop(self, file: Path) -> None:
        """Write the film; raises if it is too large."""
        script = self.folder / "pictures.txt"
        ends = [at for _, at in self.taken[1:]] + [self.taken[-1][1] + 1]
        lines = [f"file '{picture}'\nduration {end - at:.3f}" for (picture, at), end in zip(self.taken, ends, strict=True)]
        script.write_text("\n".join([*lines, f"file '{self.taken[-1][0]}'"]), "utf-8")
        sizes = ["-vf", f"scale={WIDTH}:-2", "-r", str(RATE)]
        codec = ["-c:v", "libvpx-vp9", "-crf", "40", "-b:v", "0", "-pix_fmt", "yuv420p", "-an"]
        source = ["-f", "concat", "-safe", "0", "-i", str(script)]
        subprocess.run([ffmpeg(), "-y", "-loglevel", "error", *source, *sizes, *codec, str(file)], check=True)
        if file.stat().st_size > MAX_BYTES:
            raise SystemExit(f"{file} has {file.stat().st_size} bytes; at most {MAX_BYTES} are allowed: film for a shorter time")
        print(f"{file}: {file.stat().st_size} bytes")


def ffmpeg() -> str:
    """Return the program that writes films."""
    if found := shutil.which("ffmpeg"):
        return found
    try:
        return str(import_module("imageio_ffmpeg").get_ffmpeg_exe())
    except ImportError:
        raise SystemExit("films need ffmpeg: install it, or pip install imageio-ffmpeg") from None


def browser() -> str:
    found = shutil.which("chromium") or shutil.which("google-chrome")
    if not found:
        raise SystemExit("films need Chromium: apt-get install chromium")
    return found


def make_table(page: Page, game: str, *seats: str) -> str:
    """Return the id of a new table; a seat is "me" or the level of a bot."""
    given = [{"kind": "me"} if seat == "me" else {"kind": "bot", "level": seat} for seat in seats]
    made = page.request.post("/api/tables", data={"game": game, "seats": given})
    if not made.ok:
        raise SystemExit(made.text())
    return str(made.json()["table"]["id"])


def film_turns(page: Page, game: str, folder: Path, seconds: float) -> Film:
    """Play some turns by mouse, at the usual pace."""
    page.goto(f"/t/{make_table(page, game, 'me', 'medium', 'medium')}")
    page.locator("#board [role=group]").first.wait_for()
    film, dice = Film(page, folder), random.Random(4)
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        main = page.locator(MAIN)
        if not main.count() and (choices := page.locator(LEGAL).all()):
            dice.choice(choices).click(timeout=5000, force=True)
            film.roll(0.7)
        if main.count():
            main.click(timeout=5000)
        film.roll(0.9)
    return film


def film_review(page: Page, game: str, folder: Path) -> Film:
    """Watch bots play a game, request its review, and go from one turning point to the next."""
    id = make_table(page, game, "hard", "medium", "easy")
    page.goto(f"/t/{id}")
    page.locator(".table.over").wait_for(timeout=600_000)
    page.request.post(f"/api/tables/{id}/review")
    while page.request.get(f"/api/tables/{id}/review").json().get("state") != "ready":
        page.wait_for_timeout(1000)
    page.goto(f"/r/{id}?move=0")
    slider = page.get_by_role("slider")
    slider.wait_for()
    slider.focus()
    film = Film(page, folder)
    film.roll(1.5)
    for key in ["t", "t", "t", "m", "t"]:
        page.keyboard.press(key)
        film.roll(1.6)
    return film


def serve(folder: Path) -> tuple[subprocess.Popen[bytes], str]:
    """Start a server, and return it with its address once it answers."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "ilion.cli.main", "serve", "--port", str(port), "--db", f"sqlite:///{folder / 'tables.db'}"]
    server = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    address = f"http://127.0.0.1:{port}"
    while server.poll() is None:
        try:
            with urlopen(f"{address}/healthz", timeout=5):
                return server, address
        except (URLError, TimeoutError):
            time.sleep(0.2)
    raise SystemExit("the server did not start: `ilion serve` says why")


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seconds", type=float, default=14, help="how long to film turns")
    options = parser.parse_args(arguments)
    ffmpeg()
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        folder = Path(name)
        server, address = serve(folder)
        chromium = playwright.chromium.launch(executable_path=browser(), args=["--no-sandbox"])
        try:
            for kind in ("play", "review"):
                context = chromium.new_context(viewport=SIZE, base_url=address, color_scheme="light")
                context.add_init_script(SILENT)
                page = context.new_page()
                (folder / kind).mkdir()
                if kind == "play":
                    film = film_turns(page, options.game, folder / kind, options.seconds)
                else:
                    film = film_review(page, options.game, folder / kind)
                film.develop(PICTURES / f"{options.game}-{kind}.webm")
        finally:
            chromium.close()
            server.terminate()
            server.wait()


if __name__ == "__main__":
    main(sys.argv[1:])
