"""Names a test that fails as soon as it fails. Pytest itself does so at the end, which in a long run is much later."""

from __future__ import annotations

import pytest


class FailuresAtOnce:
    """Writes a line for every failure below the letters that show the progress of the run."""

    def __init__(self, terminal: pytest.TerminalReporter) -> None:
        self.terminal = terminal

    @pytest.hookimpl(trylast=True)
    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            word = "FAILED" if report.when == "call" else "ERROR"
            self.terminal.write("\n")  # after the letter
            self.terminal.write_line(f"{word} {report.nodeid}{reason(report)}", red=True)


def reason(report: pytest.TestReport) -> str:
    """Return the first line of a test's error, and its place; nothing if the report does not contain them."""
    crash = getattr(report.longrepr, "reprcrash", None)
    return f" ({crash.path}:{crash.lineno}: {crash.message.partition(chr(10))[0]})" if crash else ""


@pytest.hookimpl(trylast=True)
def pytest_configure(config: pytest.Config) -> None:
    terminal = config.pluginmanager.get_plugin("terminalreporter")
    if terminal and not hasattr(config, "workerinput"):  # only in the process that all others report to
        config.pluginmanager.register(FailuresAtOnce(terminal), "failures-at-once")
