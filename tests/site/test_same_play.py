"""The same seed is the same play, natively and in WebAssembly."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import ilion
from tools.site import engine
from tools.site.toolchain import HERE, Toolchain

GAMES = ["trojan-horse", "troia", "odyssey", "horus"]


@pytest.fixture(scope="module")
def in_wasm(toolchain: Toolchain, package: Path) -> Any:
    return json.loads(engine.run_in_pyodide(toolchain, HERE / "digests.py", site=package))


@pytest.fixture(scope="module")
def native() -> Any:
    done = subprocess.run([sys.executable, str(HERE / "digests.py")], capture_output=True, text=True, check=True)
    return json.loads(done.stdout)


def test_the_rules_run_as_compiled_modules(in_wasm: Any) -> None:
    assert in_wasm["compiled"]


@pytest.mark.skipif(not ilion.compiled, reason="interpreted, the native side would take minutes")
@pytest.mark.parametrize("game", GAMES)
def test_playouts_bots_networks_and_searches_are_equal(in_wasm: Any, native: Any, game: str) -> None:
    assert in_wasm["games"][game] == native["games"][game]


def test_an_integer_that_would_lose_bits_does_not_compile(toolchain: Toolchain, tmp_path: Path) -> None:
    source = tmp_path / "narrow.c"
    source.write_text("long limit(void) { return 1LL << 40; }\n")
    with pytest.raises(RuntimeError, match="narrow"):
        engine.compile_one(toolchain, source, tmp_path / "narrow.so")
