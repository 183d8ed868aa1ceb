"""`ilion doctor`: the available and the missing parts of this installation."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table
from rich.text import Text

from ilion.doctor import diagnose

MARKS = {"fine": ("✓", "green"), "note": ("!", "yellow"), "fault": ("✗", "red")}


def doctor(console: Console | None = None, language: str = "en") -> int:
    """Print the findings; return 1 if something is broken, 0 if everything works."""
    findings = diagnose()
    table = Table.grid(padding=(0, 1))
    for finding in findings:
        table.add_row(Text(*MARKS[finding.level]), Text(finding.text.in_language(language)))
        if finding.remedy:
            table.add_row("", Text(finding.remedy.in_language(language), "bold" if finding.level == "fault" else "dim"))
    (console or Console()).print(table)
    return int(any(finding.level == "fault" for finding in findings))
