"""The learning curve as a self-contained SVG drawing."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Any

from ilion.core.text import Say

WIDTH, HEIGHT, LEFT, BOTTOM = 640, 320, 60, 40  # pixels
COLOURS = {"losses": "#246", "held-out losses": "#b4471f"}
LABELS = {"losses": "curve-learned", "held-out losses": "curve-held-out"}


def curve(title: str, rounds: Sequence[dict[str, Any]], say: Say) -> str:
    """Draw the losses of all epochs of all rounds, one after the other, with the texts of training in a language."""
    series = {name: [loss for found in rounds for loss in found[name]] for name in COLOURS}
    values = [loss for losses in series.values() for loss in losses] or [0.0]
    low, high = min(values), max(values)
    span = (high - low) or 1.0
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" font-family="sans-serif" font-size="13" '
        f'role="img"><title>{escape(title)}</title><rect width="100%" height="100%" fill="white"/>',
        f'<text x="8" y="18" font-weight="bold">{escape(say("curve-heading", title=title))}</text>',
    ]
    for name, losses in series.items():
        step = (WIDTH - LEFT - 20) / max(1, len(losses) - 1)
        points = [
            f"{LEFT + step * i:.1f},{HEIGHT - BOTTOM - (HEIGHT - BOTTOM - 40) * (loss - low) / span:.1f}"
            for i, loss in enumerate(losses)
        ]
        parts.append(f'<polyline points="{" ".join(points)}" fill="none" stroke="{COLOURS[name]}" stroke-width="2"/>')
    for i, name in enumerate(COLOURS):
        parts.append(f'<text x="{LEFT + 200 * i}" y="{HEIGHT - 10}" fill="{COLOURS[name]}">{escape(say(LABELS[name]))}</text>')
    parts += [f'<text x="4" y="44">{high:.3f}</text>', f'<text x="4" y="{HEIGHT - BOTTOM}">{low:.3f}</text>']
    return "\n".join([*parts, "</svg>", ""])
