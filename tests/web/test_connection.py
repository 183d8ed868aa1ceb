"""The connection between page and server: if it is lost, silently dead, or closed with the server, it recovers by itself."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.server.harness import Running
from tests.web.browser import Profiles, Visits
from tests.web.tables import SHORT, announced, first_move, my_turn, sit


def test_a_lost_line_is_said_and_what_is_chosen_is_sent_when_it_is_back(visits: Visits) -> None:
    page = sit(visits, **SHORT)
    my_turn(page)
    before = [page.locator(part).bounding_box() for part in ("#board", ".go-place", ".recap")]
    page.context.set_offline(True)
    expect(page.locator(".banner")).to_contain_text("Connection lost.")
    assert [page.locator(part).bounding_box() for part in ("#board", ".go-place", ".recap")] == before
    page.locator("#moves [role=option]").first.click()
    page.locator(".btn.go").click()
    expect(page.locator(".btn.go")).to_have_text("Will be sent")
    page.context.set_offline(False)
    expect(page.locator(".banner")).to_have_count(0)
    expect(page.locator("#log")).to_contain_text(announced(1))


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Running]:
    """A server that a test may kill."""
    running = Running(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log")
    yield running
    running.stop()


def test_a_server_that_dies_in_mid_turn_comes_back_with_the_table_as_it_was(profiles: Profiles, mortal: Running) -> None:
    visits = Visits(profiles, mortal.base)
    page = sit(visits, game="horus")
    my_turn(page)
    first_move(page)
    expect(page.locator("#log .draft")).to_have_count(1)
    log = page.locator("#log").inner_text()
    mortal.kill()
    expect(page.locator(".banner")).to_contain_text("Connection lost.")
    expect(page.locator("#log .draft")).to_have_count(1)  # the table stays
    mortal.start()
    expect(page.locator(".banner")).to_have_count(0)
    assert page.locator("#log").inner_text() == log
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("#log .draft")).to_have_count(0)
    visits.close()
    assert not visits.errors


class Proxy:
    """A proxy between browser and server. While `stopped`, it accepts everything, passes nothing on, and closes nothing."""

    def __init__(self, port: int) -> None:
        self.target = port
        self.stopped = threading.Event()
        self.ears = socket.create_server(("127.0.0.1", 0))
        self.port = self.ears.getsockname()[1]
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self) -> None:
        while True:
            try:
                near, _ = self.ears.accept()
            except OSError:
                return
            far = socket.create_connection(("127.0.0.1", self.target))
            for source, sink in ((near, far), (far, near)):
                threading.Thread(target=self._pass, args=(source, sink), daemon=True).start()

    def _pass(self, source: socket.socket, sink: socket.socket) -> None:
        try:
            while data := source.recv(65_536):
                if not self.stopped.is_set():
                    sink.sendall(data)
            sink.shutdown(socket.SHUT_WR)
        except OSError:
            pass


def test_a_line_that_dies_without_a_word_is_noticed_by_who_only_waits(profiles: Profiles, server: Running) -> None:
    proxy = Proxy(server.port)
    visits = Visits(profiles, f"http://127.0.0.1:{proxy.port}")
    page = sit(visits, **SHORT)
    my_turn(page)
    proxy.stopped.set()
    expect(page.locator(".banner")).to_contain_text("Connection lost.")
    proxy.stopped.clear()
    expect(page.locator(".banner")).to_have_count(0)
    my_turn(page)
    visits.close()
    proxy.ears.close()
    assert not visits.errors
