"""The result of an agent in a task, as a file that says how to repeat it, and the table of several results."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, field, replace
from math import sqrt
from pathlib import Path
from statistics import mean, variance
from typing import Any, NamedTuple

from ilion.arena.standings import Share, interval
from ilion.benchmark.tasks import TEXTS, tasks
from ilion.core.errors import IlionError, system_reason, text_of

FORMAT = 1
Z = 1.959964  # 95 %


class InvalidResult(IlionError, ValueError):
    """A file that is not the result of a task."""


class PlayedGame(NamedTuple):
    """One game of the agent."""

    deal: int
    seat: int  # of the agent
    win: float  # its share of the victory
    result: float  # its return, from -1 for the last place to 1 for the first
    margin: int  # points ahead of the best other seat
    moves: int  # of all seats


@dataclass
class BenchmarkResult:
    """A result. Everything but `seconds` and `machine` is the same when the same agent plays the same task again, if its moves
    depend on nothing but the random numbers that it gets."""

    task: str
    agent: str  # as given to `ilion benchmark run`
    label: str  # its name in the table
    digest: str  # of the opponent
    rules: int
    ilion: str  # version
    deals: int
    seed: int
    games: list[PlayedGame]
    budget: float | None = None  # seconds per decision, for agents that take a budget
    note: str = ""  # for readers: the training, its duration and machine
    seconds: dict[str, float] = field(default_factory=dict)  # of the agent: total, decision (the mean), slowest
    machine: dict[str, str] = field(default_factory=dict)
    format: int = FORMAT

    @property
    def wins(self) -> Share:
        """The share of victories with its 95 % interval; the games of one deal belong together."""
        return interval(self._by_deal([game.win for game in self.games]))

    @property
    def returns(self) -> Share:
        """The mean return with its 95 % interval, from the spread between the deals."""
        values = [game.result for game in self.games]
        means = [mean(group) for group in self._by_deal(values)]
        half = Z * sqrt(variance(means) / len(means)) if len(means) > 1 else 1.0
        return Share(mean(values), max(-1.0, mean(values) - half), min(1.0, mean(values) + half))

    @property
    def duplicate_gain(self) -> float | None:
        """The number of independent games that one of these games is worth, by the spread of the returns; None if all deals had the
        same return."""
        values = [game.result for game in self.games]
        groups = self._by_deal(values)
        between = variance([mean(group) for group in groups]) / len(groups) if len(groups) > 1 else 0.0
        return variance(values) / len(values) / between if between else None

    def _by_deal(self, values: Sequence[float]) -> list[list[float]]:
        groups: dict[int, list[float]] = {}
        for game, value in zip(self.games, values, strict=True):
            groups.setdefault(game.deal, []).append(value)
        return list(groups.values())

    def summary(self) -> dict[str, Any]:
        return {
            "games": len(self.games),
            "win_share": self.wins._asdict(),
            "mean_return": self.returns._asdict(),
            "moves": mean(game.moves for game in self.games),
        }

    def is_current(self) -> bool:
        """Whether it is a complete result of a task of this version of Ilion."""
        found = tasks().get(self.task)
        if found is None:
            return False
        mine = (self.digest, self.rules, self.deals, self.seed, len(self.games))
        return mine == (found.digest, found.rules, found.deals, found.seed, found.games)


def write_result(result: BenchmarkResult, path: Path) -> None:
    data = asdict(result) | {"summary": result.summary()}
    del data["games"]
    head = json.dumps(data, indent=1)[:-2]
    lines = ",\n  ".join(json.dumps(list(game)) for game in result.games)
    try:
        path.write_text(f'{head},\n "games": [\n  {lines}\n ]\n}}\n', "utf-8")
    except OSError as error:
        raise InvalidResult(TEXTS.text("unwritable-file", file=str(path), reason=(system_reason(error),))) from None


def read_result(path: Path) -> BenchmarkResult:
    try:
        data = json.loads(path.read_text("utf-8"))
        if data.get("format") != FORMAT:
            raise InvalidResult(TEXTS.text("result-format", format=FORMAT))
        data.pop("summary")
        return BenchmarkResult(**data | {"games": [PlayedGame(*game) for game in data["games"]]})
    except OSError as error:
        raise InvalidResult(TEXTS.text("unreadable-file", file=str(path), reason=(system_reason(error),))) from None
    except (ValueError, TypeError, KeyError, AttributeError) as error:
        raise InvalidResult(TEXTS.text("not-a-result", file=str(path), reason=(text_of(error),))) from None


def read_results(places: Iterable[Path]) -> list[BenchmarkResult]:
    """Return the results in files and folders."""
    paths = [path for place in places for path in (sorted(place.glob("*.json")) if place.is_dir() else [place])]
    return [read_result(path) for path in paths]


@dataclass
class Entry:
    """A line of the leaderboard: one result, or those of several runs of one method, which share a label."""

    runs: list[BenchmarkResult]

    @property
    def label(self) -> str:
        return self.runs[0].label

    @property
    def pooled(self) -> BenchmarkResult:
        """All games as one result; games of one deal belong together, no matter which run played them."""
        decision = mean(run.seconds["decision"] for run in self.runs)
        return replace(self.runs[0], games=[game for run in self.runs for game in run.games], seconds={"decision": decision})

    @property
    def spread(self) -> tuple[float, float] | None:
        """The worst and the best run's share of victories, if there are several."""
        shares = [run.wins.share for run in self.runs]
        return (min(shares), max(shares)) if len(shares) > 1 else None


def leaderboard(results: Iterable[BenchmarkResult]) -> dict[str, list[Entry]]:
    """Return the current results by task, in the order of the tasks, the best first."""
    entries: dict[str, dict[str, Entry]] = {name: {} for name in tasks()}
    for result in results:
        if result.is_current():
            entries[result.task].setdefault(result.label, Entry([])).runs.append(result)
    return {
        name: sorted(found.values(), key=lambda entry: (-entry.pooled.wins.share, entry.label))
        for name, found in entries.items()
        if found
    }


def signed(value: float) -> str:
    """Return a number with its sign and two digits, never -0.00."""
    return f"{round(value, 2) + 0.0:+.2f}"


def percent(low: float, high: float) -> str:
    """Return a range of shares."""
    return f"{100 * low:.1f}–{100 * high:.1f} %"


def markdown(results: Iterable[BenchmarkResult]) -> str:
    """Return the leaderboard as a Markdown table."""
    lines = ["| task | agent | wins | 95 % | mean return | 95 % | a decision |", "|---|---|---|---|---|---|---|"]
    for name, found in leaderboard(results).items():
        for entry in found:
            pooled = entry.pooled
            wins, returns, milliseconds = pooled.wins, pooled.returns, 1000 * pooled.seconds["decision"]
            runs = f", {len(entry.runs)} runs: {percent(*entry.spread)}" if entry.spread else ""
            lines.append(
                f"| `{name}` | {entry.label}{runs} | {100 * wins.share:.1f} % | {percent(wins.low, wins.high)} "
                f"| {signed(returns.share)} | {signed(returns.low)} to {signed(returns.high)} | {milliseconds:.2f} ms |"
            )
    return "\n".join(lines) + "\n"
