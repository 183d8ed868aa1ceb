"""`pytest --processor-time`: the processor time of every file and test, with all processes that it starts.

Processor time hardly depends on what else the machine does, so it shows the savings of a change of the tests, unlike wall-clock
time. It counts the process that runs the tests, those it has waited for, and those that are still there: servers and browsers too.
The work of a fixture for many tests counts for the first of them, or for the last.
"""

from __future__ import annotations

import os
from collections import defaultdict
from collections.abc import Generator
from pathlib import Path

import pytest

OPTION = "--processor-time"
SPENT = "processor seconds"
SHOWN = 40  # tests
TICKS = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100


def seconds_so_far() -> float:
    """Return the processor time of this process and of all its descendants."""
    own = os.times()
    return own.user + own.system + own.children_user + own.children_system + _of_the_living()


def _of_the_living() -> float:
    children: dict[int, list[int]] = {}
    ticks: dict[int, int] = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:  # it has just ended
            continue
        pid = int(stat.parent.name)
        children.setdefault(int(fields[1]), []).append(pid)
        ticks[pid] = sum(map(int, fields[11:15]))  # its own and those of processes that it has waited for
    found = children.get(os.getpid(), [])
    for pid in found:
        found += children.get(pid, [])
    return sum(ticks[pid] for pid in found) / TICKS


class Meter:
    """Records in every report of a test the time spent since the previous report."""

    def __init__(self) -> None:
        self.before = seconds_so_far()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(self) -> Generator[None, pytest.TestReport, pytest.TestReport]:
        report = yield
        now = seconds_so_far()
        if now < self.before:  # a process ended meanwhile: at first, its time was neither its own nor its parent's
            now = seconds_so_far()
        # still less if a browser has ended, since it does not wait for its own processes
        report.user_properties = [*report.user_properties, (SPENT, max(0.0, now - self.before))]
        self.before = now
        return report


class Bill:
    """Adds up the reports of the tests from all processes."""

    def __init__(self) -> None:
        self.tests: defaultdict[str, float] = defaultdict(float)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        for name, spent in report.user_properties:
            if name == SPENT and isinstance(spent, float):
                self.tests[report.nodeid] += spent

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        files: defaultdict[str, float] = defaultdict(float)
        for test, seconds in self.tests.items():
            files[test.partition("::")[0]] += seconds
        terminalreporter.section(f"processor time: {sum(files.values()):.1f} s")
        for name, seconds in [*_highest_first(files), *_highest_first(self.tests)[:SHOWN]]:
            terminalreporter.write_line(f"{seconds:8.1f} s  {name}")


def _highest_first(spent: dict[str, float]) -> list[tuple[str, float]]:
    return sorted(spent.items(), key=lambda entry: -entry[1])


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(OPTION, action="store_true", help="show the processor time of every file and of the longest tests")


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption(OPTION):
        config.pluginmanager.register(Meter(), "processor-time")
        if not hasattr(config, "workerinput"):  # only in the process that all others report to
            config.pluginmanager.register(Bill(), "bill-of-processor-time")
