"""`python -m tools.site.measure [GAME …]` plays in the static folder like a phone: 390 pixels wide, and with the processor of the
page four times slower. It prints, by game, the longest task of the page while the strongest bots think, and the memory of each
worker without its heap for Python; then the size of that heap, by game and for all, which `heap.py` measures in Node.

The host of this measurement sets the headers with which a browser reports memory by worker; the site itself needs none.
"""

from __future__ import annotations

import json
import shutil
import sys
import tempfile
import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

import ilion
from tools.site.engine import ROOT, cached_package, run_in_pyodide
from tools.site.toolchain import HERE, fetch

FOLDER = Path("build/static")
LEVEL = "olympian"
MOVES = 3
SLOWER = 4
LIMIT = 180_000
# the first page begins games with easy bots
STRONG = f"""const post = Worker.prototype.postMessage;
Worker.prototype.postMessage = function (message, ...more) {{
  if (message?.body) message.body = message.body.replaceAll('"level":"easy"', '"level":"{LEVEL}"');
  return post.call(this, message, ...more);
}};
localStorage.setItem("ilion-settings", JSON.stringify({{ sound: false }}));
window.longest = 0;
new PerformanceObserver((list) => {{
  for (const {{ duration }} of list.getEntries()) window.longest = Math.max(window.longest, duration);
}}).observe({{ type: "longtask" }});"""


class Handler(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: Any) -> None:
        pass

    def end_headers(self) -> None:
        self.send_header("Cross-Origin-Opener-Policy", "same-origin")
        self.send_header("Cross-Origin-Embedder-Policy", "require-corp")
        super().end_headers()


def my_turn(page: Page) -> None:
    page.wait_for_function("() => document.querySelector('section.end') || document.querySelector('#moves [role=option]')")


def measure(page: Page, base: str, game: str) -> dict[str, Any]:
    page.goto(base)
    page.wait_for_function("() => document.querySelector('article') && !document.querySelector('aside.quiet')")
    page.locator(f"article[data-game={game}] .btn.go").click()
    my_turn(page)
    longest = []
    for _ in range(MOVES):
        if page.locator("section.end").count():
            break
        before = page.locator(".log").text_content()
        page.locator("#moves").focus()
        page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
        page.wait_for_function("before => document.querySelector('.log').textContent !== before", arg=before)
        page.evaluate("() => (window.longest = 0)")  # from here on the bots think and the page shows turns
        my_turn(page)
        longest.append(page.evaluate("() => window.longest"))
    return {"longest task, ms": round(max(longest)), "memory without the heap, MB": without_heap(page)}


def without_heap(page: Page) -> dict[str, int]:
    """Return the megabytes of each worker without its heap for Python, which the browser does not count."""
    memory = page.evaluate("() => performance.measureUserAgentSpecificMemory()")
    workers: dict[str, float] = {}
    for each in memory["breakdown"]:
        if each["attribution"] and each["attribution"][0]["scope"] == "DedicatedWorkerGlobalScope":
            name = each["attribution"][0]["url"].rpartition("/")[2].partition("-")[0]
            workers[name] = workers.get(name, 0) + each["bytes"] / 1e6
    return {name: round(size) for name, size in workers.items()}


def main() -> int:
    games = sys.argv[1:] or ilion.games()
    if not FOLDER.is_dir():
        print(f"There is no {FOLDER}: run make site first.", file=sys.stderr)
        return 1
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        shutil.copytree(FOLDER, Path(folder) / "ilion")
        server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Handler, directory=folder))
        threading.Thread(target=server.serve_forever, daemon=True).start()
        program = shutil.which("chromium") or shutil.which("google-chrome")
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        for game in games:
            context = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True, locale="en-GB")
            context.set_default_timeout(LIMIT)
            context.add_init_script(STRONG)
            page = context.new_page()
            context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
            print(game, json.dumps(measure(page, f"http://127.0.0.1:{server.server_address[1]}/ilion/", game)), flush=True)
            context.close()
        browser.close()
        server.shutdown()
    toolchain, build = fetch(ROOT / "build" / "wasm"), ROOT / "build" / "wasm"
    package = cached_package(toolchain, build)
    for chosen in [*({f"game-{game}": package} for game in games), {}]:
        print("heap, MB", run_in_pyodide(toolchain, HERE / "heap.py", site=package, **chosen), end="", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
