"""Shared by the benchmarks of the web app: a server of their own, times of inputs as the browser reports them, and its tracing."""

from __future__ import annotations

import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, Page

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--no-first-run"]

# The names of a page's work in the browser's tracing; a task without any of them is work of the measurement.
WORK = {"RunMicrotasks", "TimerFire", "FireAnimationFrame", "UpdateLayoutTree", "Layout", "PrePaint", "Paint", "Commit"}
# The traced categories, and no more: tracing itself takes time.
FRAMES = ("cc", "benchmark", "disabled-by-default-devtools.timeline.frame")
TASKS = ("devtools.timeline", "toplevel")
LONG = 50  # milliseconds: such a task is a long one

# `measured` is a list of [kind of input, interaction, duration]; the kind is the current experiment.
OBSERVE = """() => {
    window.measured = [];
    new PerformanceObserver(list => {
        for (const {interactionId, duration} of list.getEntries())
            if (interactionId) measured.push([window.trying, interactionId, duration]);
    }).observe({type: "event", durationThreshold: 16});
}"""


@contextmanager
def serving(folder: str) -> Iterator[str]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = str(probe.getsockname()[1])
    arguments = ["serve", "--port", port, "--db", f"sqlite:///{folder}/tables.db", "--rate", "100000", "--burst", "100000"]
    command = [sys.executable, "-m", "ilion.cli.main", *arguments]
    server = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    base = f"http://127.0.0.1:{port}"
    try:
        while server.poll() is None:
            try:
                urllib.request.urlopen(f"{base}/healthz")
                break
            except OSError:
                time.sleep(0.1)
        else:
            raise RuntimeError(f"the server ended at once: {' '.join(command)}")
        yield base
    finally:
        server.terminate()
        server.wait()


def trying(page: Page, kind: str) -> None:
    """Label the next inputs with this kind, once the browser has reported the previous ones."""
    page.evaluate("kind => new Promise(done => setTimeout(() => { window.trying = kind; done(); }, 200))", kind)


def bare(page: Page, times: int) -> list[tuple[str, int, float]]:
    """Click a button on an empty page: the time that browser and machine take by themselves."""
    page.set_content('<button onclick="this.textContent = 1 - this.textContent">0</button>')
    page.evaluate(OBSERVE)
    trying(page, "bare")
    for _ in range(times):
        page.locator("button").click()
    trying(page, "end")
    return page.evaluate("() => measured")  # type: ignore[no-any-return]


def row(times: list[float]) -> dict[str, float]:
    times = sorted(times)
    at = [times[len(times) // 2], times[int(len(times) * 0.98)], times[-1]] if times else [0.0, 0.0, 0.0]
    return {"n": len(times), **dict(zip(("median", "p98", "worst"), (round(each) for each in at), strict=True))}


def summary(measured: list[tuple[str, int, float]]) -> dict[str, dict[str, float]]:
    """An interaction lasts as long as its longest event; the browser does not report those under 16 ms."""
    kinds: dict[str, dict[int, float]] = {}
    for kind, interaction, duration in measured:
        of_kind = kinds.setdefault(kind, {})
        of_kind[interaction] = max(duration, of_kind.get(interaction, 0))
    return {kind: row(list(found.values())) for kind, found in kinds.items()}


class Trace:
    """The results of the browser's tracing about frames and tasks. `during` names a stretch of time."""

    def __init__(self, browser: Browser, categories: tuple[str, ...]) -> None:
        self.session = browser.new_browser_cdp_session()
        self.events: list[dict[str, Any]] = []
        self.complete = False
        self.stretches: list[tuple[str, float, float]] = []
        self.session.on("Tracing.dataCollected", lambda message: self.events.extend(message["value"]))
        self.session.on("Tracing.tracingComplete", lambda _: setattr(self, "complete", True))
        config = {"includedCategories": list(categories)}
        self.session.send("Tracing.start", {"transferMode": "ReportEvents", "traceConfig": config})

    @contextmanager
    def during(self, name: str) -> Iterator[None]:
        began = time.monotonic()
        yield
        self.stretches.append((name, began, time.monotonic()))

    def end(self, page: Page) -> None:
        self.session.send("Tracing.end")
        while not self.complete:
            page.wait_for_timeout(50)
        self.session.detach()

    def frames(self) -> dict[str, dict[str, float]]:
        """Count the frames of each stretch in which something was moving; times of a trace are those of the monotonic clock."""
        counts: dict[str, dict[str, float]] = {name: {"presented": 0, "dropped": 0} for name, _, _ in self.stretches}
        for event in self.events:
            frame = event.get("args", {}).get("frame_reporter") if event["name"] == "PipelineReporter" else None
            if not frame or not (frame["has_main_animation"] or frame["has_compositor_animation"]):
                continue
            state = "dropped" if frame["state"] == "STATE_DROPPED" else "presented"
            for name, began, ended in self.stretches:
                if frame["state"] != "STATE_NO_UPDATE_DESIRED" and began <= event["ts"] / 1e6 <= ended:
                    counts[name][state] += 1
        for count in counts.values():
            count["a second"] = round(60 * count["presented"] / max(1, count["presented"] + count["dropped"]), 1)
        return counts

    def tasks(self) -> list[float]:
        """Return the milliseconds that each task of the page took on its main thread."""
        names = {(e["pid"], e["tid"]): e["args"]["name"] for e in self.events if e["name"] == "thread_name"}
        done = [e for e in self.events if e["ph"] == "X" and names.get((e["pid"], e["tid"])) == "CrRendererMain"]
        work = [e for e in done if e["name"] in WORK]
        found = []
        for task in done:
            if not task["name"].endswith("RunTask") or task["dur"] < 1000:
                continue
            began, ended = task["ts"], task["ts"] + task["dur"]
            if any(began <= e["ts"] and e["ts"] + e["dur"] <= ended and e["dur"] > task["dur"] / 10 for e in work):
                found.append(task["dur"] / 1000)
        return found
