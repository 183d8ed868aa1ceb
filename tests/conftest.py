"""Set-up of every test run: the package in the requested mode, and a summary of skipped tests."""

from __future__ import annotations

import os
from pathlib import Path

import hypothesis
import pytest

import ilion
from ilion.doctor import how_built

pytest_plugins = ["tests.failures_at_once", "tests.processor_time"]

# No wall-clock limits in tests, and the same examples in every run; after a failure, the lines to reproduce it.
hypothesis.settings.register_profile("ilion", deadline=None, print_blob=True, derandomize=True)
hypothesis.settings.load_profile("ilion")


def mode() -> str:
    """How the rules under test run: compiled, checked or interpreted."""
    build = how_built()
    return build.mode if build and ilion.compiled else "interpreted"


def pytest_configure(config: pytest.Config) -> None:
    expected = os.environ.get("ILION_EXPECTED_MODE", mode())
    if mode() != expected:
        raise pytest.UsageError(f"the tests are to run {expected}, but {ilion.__path__[0]} runs {mode()}")
    if Path(ilion.__path__[0]).is_relative_to(config.rootpath / "src"):
        raise pytest.UsageError("the tests run against the installed package, not against src: install it first, as make test does")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Run the longest tests first, so that at the end of a run no process waits for another's long test."""
    items.sort(key=lambda item: not any(item.get_closest_marker(mark) for mark in ("build", "bulk")))


def pytest_report_header() -> str:
    return f"ilion {ilion.__version__}, {mode()}, in {ilion.__path__[0]}"


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    for line in filter(None, os.environ.get("ILION_NOT_RUN", "").splitlines()):
        terminalreporter.write_line(line, yellow=True)
