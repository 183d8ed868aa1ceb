"""The response times of lists and ladders with 100,000 finished games and 10,000 people: fills a database and measures every
request.

    python benchmarks/people.py                       # SQLite in a temporary folder
    python benchmarks/people.py --db postgresql://…   # an empty PostgreSQL database

Prints the median and the 95th percentile of each request without the network, since the application is called in this process,
and the median of its processor time, which other programs on the machine disturb less. Fails if a median of the processor time is
above the limit.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from sqlalchemy import insert, text

from ilion.server.app import create_app
from ilion.server.clock import now
from ilion.server.parts import Server
from ilion.server.settings import Settings
from ilion.server.storage.rating_scale import lower_end
from ilion.server.storage.schema import blocks, finished, friends, players, rated_games, ratings, sessions, tables, users
from ilion.server.storage.tokens import digest
from ilion.table.clock import TimeControl

GAMES = ("trojan-horse", "troia", "odyssey", "horus")
LIMIT = 20.0  # milliseconds
REPEATS = 40
AT_ONCE = 2_000  # rows
OPEN_TABLES = 300
TOKEN = "benchmark"


def table_row(number: int, game: str, seats: int, status: str, summary: dict[str, Any], owner: str, public: bool) -> dict[str, Any]:
    at = now() - 60_000 * number
    return {
        "id": f"table{number:07}",
        "game": game,
        "rules": f"{game}/1",
        "seats": seats,
        "options": "{}",
        "control": json.dumps(TimeControl("correspondence", days=3).to_dict()),
        "secret": b"0" * 32,
        "owner": owner,
        "public": public,
        "rated": number % 2 == 0,
        "reserved": "{}",
        "created": at,
        "updated": at,
        "status": status,
        "summary": json.dumps(summary),
        "scored": True,
    }


async def fill(server: Server, n_people: int, n_games: int) -> None:
    """Fill the database. The first person has played ten times as often as the others, and sends the requests."""
    rng = random.Random(1)
    people = [f"person{number:05}" for number in range(n_people)]
    rows: dict[Any, list[dict[str, Any]]] = {
        one: [] for one in (users, sessions, ratings, tables, players, finished, rated_games, friends, blocks)
    }
    for number, id in enumerate(people):
        shown = ("everybody", "everybody", "everybody", "played", "friends")[number % 5]
        rows[users].append(
            {"id": id, "name": f"Name {number}", "login": id, "handle": id, "created": 0, "seen": 0, "show_profile": shown}
        )
        for game in GAMES:
            mu, sigma = rng.gauss(25, 5), rng.uniform(1, 6)
            rows[ratings].append({"game": game, "player": id, "mu": mu, "sigma": sigma, "games": 10, "lower": lower_end(mu, sigma)})
    rows[sessions].append({"token": digest(TOKEN), "user_id": people[0], "created": now(), "seen": now(), "device": ""})
    for friend in people[1:60]:
        rows[friends] += [{"user_id": a, "friend": b, "since": 0} for a, b in ((people[0], friend), (friend, people[0]))]
    for other in people[100:130]:
        rows[blocks].append({"user_id": people[0], "blocked": other, "created": 0})
    for number in range(n_games + OPEN_TABLES):
        over = number >= OPEN_TABLES
        game, seats = GAMES[number % 4], 2 if number % 4 == 1 else 3
        seated = rng.sample(people[1:], seats)
        if over and number % 300 == 0:
            seated[0] = people[0]
        names = [
            {"kind": "person", "name": id, "level": None, "stand_in": None, "resigned": False, "filled": True} for id in seated
        ]
        if not over:
            names[-1] = names[-1] | {"kind": "open", "name": "", "filled": False}
            seated = seated[:-1]
        places = list(range(1, seats + 1)) if over else None
        summary = {"seats": names, "turn": None, "places": places}
        row = table_row(number, game, seats, "over" if over else "waiting", summary, seated[0], public=number % 3 > 0 or not over)
        rows[tables].append(row)
        for seat, id in enumerate(seated):
            rows[players].append({"table": row["id"], "seat": seat, "user_id": id})
            if not over:
                continue
            about = {"table": row["id"], "game": game, "at": row["updated"], "place": seat + 1}
            common = {"seats": seats, "rated": row["rated"], "public": row["public"], "bots": ""}
            rows[finished].append(about | common | {"user_id": id})
            if row["rated"]:
                curve = {"mu_before": 25.0, "sigma_before": 3.0, "mu_after": 25.1, "sigma_after": 2.9}
                rows[rated_games].append(about | curve | {"player": id, "left_by": "", "left_early": False, "weight": 1.0})
    for table, new in rows.items():
        for first in range(0, len(new), AT_ONCE):
            some = new[first : first + AT_ONCE]
            await server.store.write(lambda connection, table=table, some=some: connection.execute(insert(table), some))  # type: ignore[misc]
    await server.store.write(lambda connection: connection.execute(text("ANALYZE")))


async def measure(db: str, n_people: int, n_games: int) -> int:
    app = create_app(Settings(db=db, rate=1e9, burst=1_000_000_000))
    server: Server = app.state.server
    await server.store.open()
    began = time.perf_counter()
    await fill(server, n_people, n_games)
    print(f"filled in {time.perf_counter() - began:.0f} s: {n_games} finished games, {n_people} people, {OPEN_TABLES} open tables")
    transport = httpx.ASGITransport(app=app)
    slow = 0
    async with httpx.AsyncClient(transport=transport, base_url="http://ilion", cookies={"ilion": TOKEN}) as client:
        ladder = "/api/ratings/horus"
        for _ in range(60):
            following = (await client.get(ladder)).json()["next"]
            if following is None:
                break
            deep, ladder = ladder, f"/api/ratings/horus?cursor={following}"
        requests = {
            "ladder, first page": "/api/ratings/horus",
            "ladder, last page": deep,
            "profile, 340 games": "/api/people/person00000",
            "profile of somebody": "/api/people/person00017",
            "history": "/api/me/games",
            "history, one game, rated": "/api/me/games?game=horus&rated=true",
            "history, searched": "/api/me/games?with=Name%2042",
            "lobby": "/api/lobby",
            "lobby, filtered": "/api/lobby?game=horus&clock=correspondence&rated=true&near=200",
            "friends": "/api/friends",
            "invitations": "/api/me/invitations",
            "my tables": "/api/tables?which=mine",
            "finished tables": "/api/tables?which=finished",
            "open tables": "/api/tables?which=open",
        }
        print("| request | median ms | 95 % ms | processor ms |\n|---|---|---|---|")
        for name, path in requests.items():
            times, busy = [], []
            for _ in range(REPEATS):
                start, spent = time.perf_counter(), time.process_time()
                answer = await client.get(path)
                times.append(1000 * (time.perf_counter() - start))
                busy.append(1000 * (time.process_time() - spent))
                assert answer.status_code == 200, (path, answer.text)
            slow += statistics.median(busy) > LIMIT
            wall = f"{statistics.median(times):.1f} | {sorted(times)[int(REPEATS * 0.95)]:.1f}"
            print(f"| {name} | {wall} | {statistics.median(busy):.1f} |")
    await server.store.close()
    return 1 if slow else 0


def main() -> int:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--db")
    arguments.add_argument("--people", type=int, default=10_000)
    arguments.add_argument("--games", type=int, default=100_000)
    options = arguments.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        db = options.db or f"sqlite:///{Path(folder) / 'people.db'}"
        return asyncio.run(measure(db, options.people, options.games))


if __name__ == "__main__":
    sys.exit(main())
