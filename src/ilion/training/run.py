"""A training run in a folder: rounds of self-play, fitting and gate, and a manifest that documents them.

The folder keeps everything, so that a stopped run continues at the same point. The last network that passed its gate is
`GAME-SEATS.net`.
"""

from __future__ import annotations

import json
import platform
import shutil
from collections.abc import Callable
from pathlib import Path
from time import perf_counter
from typing import Any

from ilion import __version__
from ilion.core.evaluator import features_digest
from ilion.core.registry import load
from ilion.core.text import Text
from ilion.training.curve import curve
from ilion.training.plan import TEXTS, CannotTrain, Plan

Progress = Callable[[Text, int, int], None]  # the current step, its progress, and its total


def train(
    plan: Plan,
    folder: Path,
    jobs: int = 1,
    device: str = "auto",
    progress: Progress = lambda what, done, of: None,
    language: str = "en",
) -> dict[str, Any]:
    """Carry out a plan in a folder, or continue it, and return the manifest. `language` is that of the drawing."""
    from ilion.training.fit import fit
    from ilion.training.gate import judge
    from ilion.training.selfplay import chunks, play_chunks

    game = load(plan.game)
    manifest = begin(plan, folder)
    best = plan.start
    sources: list[Path] = []
    for round in range(plan.rounds):
        home = folder / f"round-{round}"
        positions = home / "positions"
        positions.mkdir(parents=True, exist_ok=True)
        sources = [*sources, positions][-2:]
        found = manifest["rounds"][round] if round < len(manifest["rounds"]) else None
        if found is None:
            began = perf_counter()
            player = plan.player_in(round, best)
            done = 0
            for n in play_chunks(
                chunks(plan.game, plan.seats, player, 1000 * plan.seed + round, plan.games, plan.samples, positions), jobs
            ):
                done += n
                progress(TEXTS.text("step-self-play", round=round), done, plan.games)
            played = perf_counter() - began
            facts = {"round": round, "games": plan.games, "seed": plan.seed, "ilion": __version__, "rules": game.rules_version}
            fitted = fit(
                game,
                plan.seats,
                sources,
                (plan.first, plan.second),
                plan.epochs,
                plan.seed,
                device,
                facts,
                lambda share: progress(TEXTS.text("step-fitting", round=round), round_up(share), 100),  # noqa: B023
            )
            new = home / "network.net"
            new.write_bytes(fitted.network.to_bytes())
            fit_seconds = perf_counter() - began - played
            found = {
                "player": player,
                "games": plan.games,
                "positions": fitted.positions,
                "self-play seconds": round_to(played),
                "fitting seconds": round_to(fit_seconds),
                "losses": [round_to(loss, 5) for loss in fitted.losses],
                "held-out losses": [round_to(loss, 5) for loss in fitted.held_out],
                "errors": [{"constant": a, "hand-written": b, "network": c} for a, b, c in fitted.errors],
                "passed": True,
            }
            if plan.gate:
                verdict = judge(
                    plan,
                    round,
                    str(new),
                    best,
                    home / "gate.jsonl",
                    jobs,
                    lambda n: progress(TEXTS.text("step-gate", round=round), n, plan.gate * plan.seats),  # noqa: B023
                )
                found["gate"] = {
                    "against": best or "the hand-written evaluation",
                    "deals": verdict.deals,
                    "games": verdict.games,
                    "wins": [round_to(value, 4) for value in verdict.wins],
                    "even": verdict.even,
                }
                found["passed"] = verdict.passed
            manifest["rounds"].append(found)
            write(folder, manifest)
        if found["passed"]:
            best = str(home / "network.net")
            shutil.copyfile(best, folder / f"{plan.game}-{plan.seats}.net")
        title = TEXTS.text("curve-title", title=(game.named,), seats=plan.seats).in_language(language)
        (folder / "curve.svg").write_text(curve(title, manifest["rounds"], TEXTS.speaker(language)), "utf-8")
    return manifest


def begin(plan: Plan, folder: Path) -> dict[str, Any]:
    """Return the manifest of an earlier run of the same plan, or a new one."""
    path = folder / "manifest.json"
    fresh: dict[str, Any] = {
        "plan": dict(plan.data()),
        "features": features_digest(load(plan.game), plan.seats),
        "ilion": __version__,
        "machine": f"{platform.machine()}, Python {platform.python_version()}",
        "rounds": [],
    }
    if not path.exists():
        folder.mkdir(parents=True, exist_ok=True)
        write(folder, fresh)
        return fresh
    found: dict[str, Any] = json.loads(path.read_text("utf-8"))
    if found["plan"] | {"rounds": 0} != fresh["plan"] | {"rounds": 0} or found["features"] != fresh["features"]:
        raise CannotTrain(TEXTS.text("other-run", folder=str(folder)))
    return found


def write(folder: Path, manifest: dict[str, Any]) -> None:
    part = folder / "manifest.part"
    part.write_text(json.dumps(manifest, indent=2) + "\n", "utf-8")
    part.replace(folder / "manifest.json")


def round_up(share: float) -> int:
    return int(100 * share + 0.5)


def round_to(value: float, digits: int = 1) -> float:
    return round(value, digits)
