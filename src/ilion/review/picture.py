"""A review as a picture: a line of chances for every seat, and below it the changes of one seat in the colours of their causes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from itertools import pairwise

from ilion.review.chances import WHOLE
from ilion.review.document import Review, ReviewedEvent

WIDTH, HEIGHT, BARS, EDGE = 960, 300, 120, 40
LINES = ("#b3402a", "#2f5d8a", "#5b7f3a", "#c08a1e", "#6d4a8c", "#3c8c8a")
CAUSES = {"luck": "#c08a1e", "own": "#2f5d8a", "others": "#8a8178"}
SPARKS = "▁▂▃▄▅▆▇█"


def cause_for(event: ReviewedEvent, seat: int) -> str:
    """Return the cause of an event from a seat's point of view: luck, own or others."""
    return "luck" if event.seat is None else "own" if event.seat == seat else "others"


def sparkline(chances: Sequence[int], width: int) -> str:
    """Return chances as a line of characters, at most `width` of them, each for the last chance of its part."""
    n = min(width, len(chances))
    shown = [chances[(place + 1) * len(chances) // n - 1] for place in range(n)]
    return "".join(SPARKS[min(len(SPARKS) - 1, chance * len(SPARKS) // WHOLE)] for chance in shown)


def svg(review: Review, seat: int, names: Sequence[str], words: Mapping[str, str]) -> str:
    """Return the picture as SVG. `words` has a title and a word for each of luck, own and others."""
    n = len(review.events)
    step = (WIDTH - 2 * EDGE) / max(1, n)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT + BARS + 3 * EDGE}" font-family="sans-serif" '
        f'font-size="14" role="img"><title>{escape(words["title"])}</title>',
        f'<rect width="100%" height="100%" fill="#faf6ee"/><text x="{EDGE}" y="26" font-size="18">{escape(words["title"])}</text>',
    ]
    for percent in (0, 25, 50, 75, 100):
        y = _height(percent * WHOLE // 100)
        parts.append(f'<path d="M{EDGE} {y:.1f}H{WIDTH - EDGE}" stroke="#d8cfbf"/>')
        parts.append(f'<text x="{EDGE - 6}" y="{y + 5:.1f}" text-anchor="end" fill="#6b6257">{percent}</text>')
    for other in sorted(range(review.seats_count), key=lambda each: each == seat):
        points = " ".join(f"{EDGE + i * step:.1f},{_height(v):.1f}" for i, v in enumerate(review.chances(other)))
        width = 3 if other == seat else 1.2
        colour = LINES[other % len(LINES)]
        parts.append(f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="{width}"/>')
    parts += _bars(review, seat, step)
    x = EDGE
    for colour, name in [
        *((LINES[other % len(LINES)], names[other]) for other in range(review.seats_count)),
        *((CAUSES[cause], words[cause]) for cause in CAUSES),
    ]:
        parts.append(f'<rect x="{x}" y="{HEIGHT + BARS + 2 * EDGE}" width="12" height="12" fill="{colour}"/>')
        parts.append(f'<text x="{x + 17}" y="{HEIGHT + BARS + 2 * EDGE + 11}" font-size="12">{escape(name)}</text>')
        x += 30 + 7 * len(name)
    return "".join(parts) + "</svg>\n"


def _height(chance: int) -> float:
    return EDGE + HEIGHT * (1 - chance / WHOLE)


def _bars(review: Review, seat: int, step: float) -> list[str]:
    middle = HEIGHT + EDGE + 20 + BARS / 2
    bars = [f'<path d="M{EDGE} {middle:.1f}H{WIDTH - EDGE}" stroke="#8a8178"/>']
    largest = max((abs(b - a) for a, b in pairwise(review.chances(seat))), default=0) or 1
    for place, (event, (before, after)) in enumerate(zip(review.events, pairwise(review.chances(seat)), strict=True)):
        tall = abs(after - before) / largest * BARS / 2
        if tall < 0.5:
            continue
        y = middle - tall if after > before else middle
        x = EDGE + place * step
        colour = CAUSES[cause_for(event, seat)]
        parts = f'x="{x:.1f}" y="{y:.1f}" width="{max(1.5, 0.8 * step):.1f}" height="{tall:.1f}" fill="{colour}"'
        bars.append(f"<rect {parts}/>")
    return bars
