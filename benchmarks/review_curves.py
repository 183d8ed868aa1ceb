"""From the value of a search to a chance to win: play games, fit the curves of `ilion.review`, and show how reliable they are.

    python benchmarks/review_curves.py collect GAME SEATS --games N --seed S --out FILE
    python benchmarks/review_curves.py fit FILES… [--write] [--into FOLDER]
    python benchmarks/review_curves.py test FILES…

`collect` plays games of the expert with few iterations, searches some random positions of each with the knowledge of a random seat,
with the iterations of a review, and writes a line of JSON for every game. It is one process: run several with different seeds.
`fit` prints a table of ten bins for every game and number of seats, from curves that were fitted without the games they are tested
on. With --write the curves and tables go into the file `chances.json` beside the rules of each game. `test` prints the table of the
curves that come with the games, for other games than those they were fitted on.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import defaultdict
from importlib.resources import files
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import ilion
from ilion.bots import SearchBot, decide, make
from ilion.review.chances import FILE, LEVEL, WHOLE, Curve, Curves, curves_for
from ilion.review.values import Position

PLAYED = 48  # iterations of a decision in the games
POSITIONS = 6  # of a game that are searched
EDGES = (0.0, 0.01, 0.02, 0.035, *(i / 20 for i in range(1, 20)), 0.965, 0.98, 0.99, 0.995, 1.0)  # shares of the positions
BINS = 10


class Sample(NamedTuple):
    """A position as a seat knew it: the value of the search, whether the seat was to move, and the seat's result."""

    value: int
    own: int
    result: int


def play(game: Any, seats: int, rng: ilion.Rng, iterations: int) -> tuple[list[ilion.State], ilion.State]:
    """Play a game between equals; return its decisions and the end."""
    bot = make(LEVEL, game)
    if isinstance(bot, SearchBot):
        bot.seconds, bot.iterations = 0.0, iterations
    state, met = game.new(seats), []
    while state.actor != ilion.OVER:
        if state.actor == ilion.CHANCE:
            state.apply(state.draw(rng))
            continue
        met.append(state.copy())
        state.apply(decide(bot, state, rng))
    return met, state


def samples(game: Any, seats: int, seed: int, iterations: int, positions: int) -> list[Sample]:
    """Play one game and search some of its positions."""
    rng = ilion.Rng(seed)
    met, end = play(game, seats, rng, iterations)
    places = end.places()
    found = []
    for _ in range(positions):
        state, seat = met[rng.below(len(met))], rng.below(seats)
        position = Position(state, seat, [seat], rng.below(1 << 31), game.evaluator().review_iterations(seats))
        position.curves = Curves(Curve(), Curve())
        result = WHOLE // places.count(1) if places[seat] == 1 else 0
        found.append(Sample(round(WHOLE * position.direct()[0].value), int(state.actor == seat), result))
    return found


def collect(options: argparse.Namespace) -> None:
    """Write a line for every game. Existing games are not played again."""
    game = ilion.load(options.game)
    out = Path(options.out)
    done = sum(1 for _ in out.open()) if out.exists() else 0
    began = time.process_time()
    with out.open("a") as file:
        for number in range(done, options.games):
            found = samples(game, options.seats, (options.seed << 32) + number, options.iterations, options.positions)
            line = {"game": options.game, "seats": options.seats, "game_number": [options.seed, number], "samples": found}
            file.write(json.dumps(line, separators=(",", ":")) + "\n")
            file.flush()
    played = options.games - done
    if played > 0:
        print(f"{options.game} {options.seats}: {(time.process_time() - began) / played:.2f} s of processor time a game")


def read(names: list[str]) -> dict[tuple[str, int], list[list[Sample]]]:
    """Return the games of all files; a game that is there twice counts once."""
    games: dict[tuple[str, int], dict[tuple[int, int], list[Sample]]] = defaultdict(dict)
    for name in names:
        for line in Path(name).read_text().splitlines():
            data = json.loads(line)
            games[data["game"], data["seats"]][tuple(data["game_number"])] = [Sample(*sample) for sample in data["samples"]]
    return {key: [found[number] for number in sorted(found)] for key, found in sorted(games.items())}


def isotonic(points: list[tuple[float, float, float]]) -> list[tuple[float, float, float]]:
    """Join neighbours (value, chance, weight) until the chances rise."""
    joined: list[tuple[float, float, float]] = []
    for point in points:
        joined.append(point)
        while len(joined) > 1 and joined[-2][1] >= joined[-1][1]:
            (x0, y0, w0), (x1, y1, w1) = joined[-2:]
            weight = w0 + w1
            joined[-2:] = [((x0 * w0 + x1 * w1) / weight, (y0 * w0 + y1 * w1) / weight, weight)]
    return joined


def fit(found: list[Sample]) -> Curve:
    """Return the rising curve that fits the results best, with a few points."""
    ordered = sorted(found)
    knots = []
    for low, high in pairwise(EDGES):
        if part := ordered[round(low * len(ordered)) : round(high * len(ordered))]:
            n = len(part)
            knots.append((sum(s.value for s in part) / n, sum(s.result for s in part) / n, float(n)))
    points = [(0, 0)]
    for value, chance, _ in isotonic(knots):
        if points[-1][0] < round(value) < WHOLE:
            points.append((round(value), max(points[-1][1], round(chance))))
    return Curve([*points, (WHOLE, WHOLE)])


def fit_both(found: list[Sample]) -> Curves:
    """Return a curve for the seat that is to move, and one for those that wait."""
    return Curves(*(fit([sample for sample in found if sample.own == own]) for own in (1, 0)))


def reliability(curves: Curves, found: list[Sample]) -> list[tuple[int, int, int]]:
    """Return the mean chance that the curves give, the mean result, and the number of positions, for ten bins of the chance."""
    bins: dict[int, list[tuple[float, int]]] = defaultdict(list)
    for sample in found:
        chance = (curves.to_move if sample.own else curves.waiting)(sample.value / WHOLE)
        bins[min(BINS - 1, int(chance * BINS))].append((chance * WHOLE, sample.result))
    table = []
    for number in sorted(bins):
        pairs = bins[number]
        table.append((round(sum(a for a, _ in pairs) / len(pairs)), round(sum(b for _, b in pairs) / len(pairs)), len(pairs)))
    return table


def tested(games: list[list[Sample]]) -> list[tuple[int, int, int]]:
    """Return the table of curves that were fitted on the other half of the games."""
    halves = [[sample for game in games[half::2] for sample in game] for half in range(2)]
    tables = [reliability(fit_both(halves[1 - half]), halves[half]) for half in range(2)]
    merged: dict[int, list[tuple[int, int, int]]] = defaultdict(list)
    for row in (row for table in tables for row in table):
        merged[min(BINS - 1, row[0] * BINS // WHOLE)].append(row)
    table = []
    for _, rows in sorted(merged.items()):
        n = sum(row[2] for row in rows)
        table.append((round(sum(row[0] * row[2] for row in rows) / n), round(sum(row[1] * row[2] for row in rows) / n), n))
    return table


def fit_all(options: argparse.Namespace) -> None:
    """Fit a curve for every game and number of seats, print the tables, and write them if asked."""
    written: dict[str, dict[str, Any]] = {}
    for (id, seats), games in read(options.files).items():
        found = [sample for game in games for sample in game]
        curves, table = fit_both(found), tested(games)
        print(f"{id}, {seats} seats: {len(games)} games, {len(found)} positions")
        print_table(table)
        data = written.setdefault(id, {"format": 1, "curves": {}, "reliability": {}, "games": {}})
        data["curves"][str(seats)] = {name: curve.points for name, curve in curves._asdict().items()}
        data["reliability"][str(seats)] = table
        data["games"][str(seats)] = len(games)
    for id, data in written.items() if options.write else ():
        package = type(ilion.load(id)).__module__.rpartition(".")[0]
        folder = Path(options.into) / package.rpartition(".")[2] if options.into else Path(str(files(package)))
        file = folder / FILE
        old = json.loads(file.read_text("utf-8")) if file.exists() else {}
        for name in ("curves", "reliability", "games"):
            data[name] = dict(sorted({**old.get(name, {}), **data[name]}.items()))
        file.write_text(one_line_each(data))
        print(f"wrote {file}")


def test_all(options: argparse.Namespace) -> None:
    """Print how reliable the curves are that come with the games."""
    for (id, seats), games in read(options.files).items():
        found = [sample for game in games for sample in game]
        print(f"{id}, {seats} seats: {len(games)} games, {len(found)} positions")
        print_table(reliability(curves_for(ilion.load(id), seats), found))


def print_table(table: list[tuple[int, int, int]]) -> None:
    for predicted, actual, n in table:
        print(f"    predicted {predicted / 100:5.1f}   won {actual / 100:5.1f}   {(actual - predicted) / 100:+5.1f}   ({n})")


def one_line_each(data: dict[str, Any]) -> str:
    """Return JSON with one line for every number of seats."""
    parts = [f'  "format": {data["format"]}']
    for name in ("curves", "reliability", "games"):
        lines = ",\n".join(f'    "{seats}": {json.dumps(value)}' for seats, value in data[name].items())
        parts.append(f'  "{name}": {{\n{lines}\n  }}')
    return "{\n" + ",\n".join(parts) + "\n}\n"


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(required=True)
    collecting = commands.add_parser("collect")
    collecting.add_argument("game")
    collecting.add_argument("seats", type=int)
    collecting.add_argument("--games", type=int, default=1000)
    collecting.add_argument("--seed", type=int, default=1)
    collecting.add_argument("--iterations", type=int, default=PLAYED, help="of a decision in the games")
    collecting.add_argument("--positions", type=int, default=POSITIONS, help="that are searched in each game")
    collecting.add_argument("--out", required=True)
    collecting.set_defaults(do=collect)
    fitting = commands.add_parser("fit")
    fitting.add_argument("files", nargs="+")
    fitting.add_argument("--write", action="store_true")
    fitting.add_argument("--into", help="the folder that has the games' folders, by default that of the installed package")
    fitting.set_defaults(do=fit_all)
    testing = commands.add_parser("test")
    testing.add_argument("files", nargs="+")
    testing.set_defaults(do=test_all)
    options = parser.parse_args(arguments)
    options.do(options)


if __name__ == "__main__":
    main(sys.argv[1:])
