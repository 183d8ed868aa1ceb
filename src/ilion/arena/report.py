"""Standings as a table, as data and as a picture."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from html import escape
from typing import Any

from rich.markup import escape as escape_markup
from rich.table import Table

from ilion.arena.match import Result
from ilion.arena.standings import Share, Standing
from ilion.arena.tournament import Tournament


def table(standings: Sequence[Standing]) -> Table:
    made = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    made.add_column("bot", overflow="fold")  # a long name takes several lines, and no figure is cut off
    for heading in ("games", "wins", "95 %", "place", "score", "margin", "rating", "slowest"):
        made.add_column(heading, justify="right", no_wrap=True)
    for s in standings:
        low_high = f"{100 * s.wins.low:.1f}–{100 * s.wins.high:.1f}"
        made.add_row(
            f"[bold]{escape_markup(s.bot)}[/]",
            str(s.appearances),
            f"{100 * s.wins.share:.1f} %",
            low_high,
            f"{s.place:.2f}",
            f"{s.score:.1f}",
            f"{s.margin:+.1f}",
            f"{s.mu:.1f} ± {s.sigma:.1f}",
            f"{1000 * s.slowest:.0f} ms",
        )
    return made


def data(tournament: Tournament, results: Sequence[Result], standings: Sequence[Standing]) -> dict[str, Any]:
    """Return the results, JSON-ready."""
    return {
        **tournament.plan(),
        "games": len(results),
        "moves": sum(result.moves for result in results) / max(1, len(results)),
        "failures": [
            {"deal": result.deal, "seat": seat, "bot": result.bots[seat], "failure": failure}
            for result in results
            for seat, failures in enumerate(result.failures)
            for failure in failures
        ],
        "standings": [{**asdict(s), "wins": s.wins._asdict(), "rating": s.rating} for s in standings],
    }


ROW, LEFT, WIDTH = 28, 230, 420  # pixels


def picture(title: str, shares: Sequence[tuple[str, Share]]) -> str:
    """Return shares with their intervals as a self-contained SVG drawing."""
    height = ROW * (len(shares) + 2)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{LEFT + WIDTH + 90}" height="{height}" font-family="sans-serif" '
        f'font-size="13" role="img"><title>{escape(title)}</title><rect width="100%" height="100%" fill="white"/>',
        f'<text x="8" y="18" font-weight="bold">{escape(title)}</text>',
    ]
    for tick in range(0, 101, 25):
        x = LEFT + WIDTH * tick / 100
        parts.append(f'<path d="M{x} {ROW}V{height - ROW}" stroke="#ccc"/>')
        parts.append(f'<text x="{x}" y="{height - 8}" text-anchor="middle" fill="#555">{tick} %</text>')
    for row, (name, share) in enumerate(shares):
        y = ROW * (row + 1.5)
        low, mid, high = (LEFT + WIDTH * value for value in (share.low, share.share, share.high))
        parts.append(f'<text x="8" y="{y + 4}">{escape(name)}</text>')
        parts.append(
            f'<path d="M{low:.1f} {y}H{high:.1f}M{low:.1f} {y - 5}v10M{high:.1f} {y - 5}v10" stroke="#246" stroke-width="2"/>'
        )
        parts.append(f'<circle cx="{mid:.1f}" cy="{y}" r="4" fill="#246"/>')
        parts.append(f'<text x="{LEFT + WIDTH + 12}" y="{y + 4}">{100 * share.share:.1f} %</text>')
    return "\n".join([*parts, "</svg>", ""])
