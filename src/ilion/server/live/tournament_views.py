"""Tournaments as a user may see them."""

from __future__ import annotations

import json
from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from sqlalchemy import func, select

from ilion.server.live.tournaments import Tournaments, bot_level
from ilion.server.storage.accounts import User
from ilion.server.storage.audience import may_see
from ilion.server.storage.avatars import avatar_of
from ilion.server.storage.erasure import FORMER
from ilion.server.storage.schema import entrants, log_entries, tournament_steps, users
from ilion.server.storage.store import Store
from ilion.server.storage.tournaments import StoredTournament
from ilion.table.clock import MINUTE
from ilion.table.seating import time_control
from ilion.tournaments.lots import seal_of
from ilion.tournaments.plan import may_enter_late
from ilion.tournaments.played import PlayedTable
from ilion.tournaments.standings import Standing, standings

MAX_STEPS = 200  # of the log, the latest
NOBODY = "guest"  # the avatar of people whose account was deleted, or who hide it


class TournamentViews:
    """Describes tournaments."""

    def __init__(self, store: Store, tournaments: Tournaments) -> None:
        self.store = store
        self.tournaments = tournaments

    async def page(self, viewer: str | None, which: str, cursor: str | None) -> tuple[list[dict[str, Any]], str | None]:
        """Return tournaments in a list, the latest first, and the cursor of the next page."""
        rows, following = await self.tournaments.stored.page(viewer, which, cursor)
        lines = []
        for row in rows:
            director = row.director_name or FORMER
            lines.append(_summary(row, director, int(row.people), row.last_round or 0, viewer, bool(row.entered)))
        return lines, following

    async def view(self, found: StoredTournament, user: User | None, token: str | None = None) -> dict[str, Any]:
        """Return everything of a tournament that the user may see. People who may know of a tournament may see its tables and
        standings."""
        viewer = None if user is None else user.id
        row = found.row
        own = found.entrant_of(viewer)
        cards = await self.cards(found, viewer)
        refused = await self.tournaments.why_not(found, user, token)
        entered = own is not None and own.state != "left"
        director = await self.store.read(select(users.c.name).where(users.c.id == row.director))
        directs = viewer is not None and row.director == viewer
        summary = _summary(row, director[0].name if director else FORMER, found.n_people, found.n_rounds, viewer, entered)
        return summary | {
            "options": json.loads(row.options),
            "pause": row.pause,
            "ends": row.starts + row.minutes * MINUTE if row.format == "arena" and row.state in ("running", "over") else None,
            "late_entry": row.state == "running" and may_enter_late(found.plan, found.n_begun),
            "may_enter": refused is None,
            "why_not": None if refused is None else refused.key,
            "token": found.token if directs and row.entry == "link" else None,
            "seal": found.seal,
            "secret": row.secret.hex() if row.state == "over" else None,
            "rounds_played": await self._rounds(found, cards, None if own is None else own.number),
            "standings": self.standings(found, cards, None if own is None else own.number),
            "mine": _next_table(found, own) if entered else None,
            "log": await self._log(found, cards),
        }

    async def cards(self, found: StoredTournament, viewer: str | None) -> dict[int, dict[str, Any]]:
        """Return the entrants. A person who hides their profile shows their name, as at a table, and nothing else."""
        query = select(entrants.c.number, users.c.id, users.c.name, users.c.handle, users.c.avatar)
        query = query.add_columns(may_see(users.c.show_profile, viewer).label("shown"), users.c.delete_at)
        query = query.join(users, users.c.id == entrants.c.user_id).where(entrants.c.tournament == found.id)
        cards = {number: {"number": number, "name": FORMER, "handle": None, "avatar": NOBODY} for number in found.entrants}
        shown: dict[int, dict[str, Any]] = {}
        for row in await self.store.read(query):
            is_shown = bool(row.shown) and (row.delete_at is None or row.id == viewer)
            shown[row.number] = {
                "number": row.number,
                "name": row.name,
                "handle": row.handle if is_shown else None,
                "avatar": avatar_of(row.id, row.avatar) if is_shown else NOBODY,
            }
        return cards | shown

    def standings(self, found: StoredTournament, cards: Mapping[int, dict[str, Any]], own: int | None) -> list[dict[str, Any]]:
        """Return the standings, after the tables that are over."""
        people = [number for number, one in found.entrants.items() if one.state != "left" or _has_played(found, number)]
        lines = standings(people, found.played, found.row.secret, knockout=found.row.format == "knockout")
        return [_standing(found, line, cards[line.number], own) for line in lines]

    async def _rounds(self, found: StoredTournament, cards: Mapping[int, dict[str, Any]], own: int | None) -> list[dict[str, Any]]:
        turns = await self._turns([table.table for table in found.tables if table.state == "running"])
        views = []
        for round in reversed(found.rounds):
            rows = found.tables_of(round.number)
            level = bot_level(found.row)
            tables = [_table(row, found.results[row.table], cards, own, turns.get(row.table, 0), level) for row in rows]
            closed, secret = found.is_closed(round.number), found.secret_of(round.number)
            if found.row.format == "arena":
                tables.reverse()
            seated = {number for row in rows for number in json.loads(row.seats)}
            resting = [one.number for one in found.entrants.values() if one.state == "in" and one.number not in seated]
            views.append(
                {
                    "number": round.number,
                    "state": round.state,
                    "starts": round.starts,
                    "ended": round.ended,
                    "closed": closed,
                    "seal": None if secret is None else seal_of(secret),
                    "secret": None if secret is None or closed or not rows else secret.hex(),
                    "resting": [] if found.row.format == "arena" else resting,
                    "tables": tables,
                }
            )
        return views

    async def _turns(self, ids: list[str]) -> dict[str, int]:
        """Return the number of moves at running tables. Drafts do not count: nobody else knows of them."""
        if not ids:
            return {}
        query = select(log_entries.c.table, func.count().label("turns")).where(log_entries.c.table.in_(ids))
        rows = await self.store.read(query.where(log_entries.c.kind == "play").group_by(log_entries.c.table))
        return {row.table: row.turns for row in rows}

    async def _log(self, found: StoredTournament, cards: Mapping[int, dict[str, Any]]) -> list[dict[str, Any]]:
        query = select(tournament_steps).where(tournament_steps.c.tournament == found.id).order_by(tournament_steps.c.id.desc())
        return [
            {
                "at": row.at,
                "what": row.what,
                "names": [cards[number]["name"] for number in json.loads(row.entrants) if number in cards],
                "round": row.round,
            }
            for row in reversed(await self.store.read(query.limit(MAX_STEPS)))
        ]


def _summary(row: Any, director: str, people: int, n_rounds: int, viewer: str | None, entered: bool) -> dict[str, Any]:
    return {
        "id": row.id,
        "name": row.name,
        "game": row.game,
        "seats": row.seats,
        "format": row.format,
        "rounds": row.rounds,
        "minutes": row.minutes,
        "clock": time_control(json.loads(row.clock)).to_dict(),
        "entry": row.entry,
        "rated": row.rated,
        "duplicate": row.duplicate,
        "state": row.state,
        "starts": row.starts,
        "round": n_rounds,
        "people": people,
        "director": director,
        "entered": entered,
        "directs": viewer is not None and row.director == viewer,
    }


def rounded(points: Fraction) -> float:
    """Return points as a number with four decimals."""
    return round(float(points), 4)


def _has_played(found: StoredTournament, number: int) -> bool:
    return any(number in table.people for table in found.played)


def _standing(found: StoredTournament, line: Standing, card: dict[str, Any], own: int | None) -> dict[str, Any]:
    one = found.entrants[line.number]
    rounds: list[float | None]
    if found.row.format == "arena":
        rounds = [rounded(points) for points in line.games]
    else:
        rounds = [rounded(line.rounds[n]) if n in line.rounds else None for n in range(1, found.n_begun + 1)]
    excused = one.state == "in" and one.rests > 0 and one.rests >= found.n_rounds and found.row.state == "running"
    return {
        "place": line.place,
        "entrant": card,
        "points": rounded(line.points),
        "rounds": rounds,
        "opponents": rounded(line.opponents),
        "meetings": rounded(line.meetings),
        "wins": line.wins,
        "state": "excused" if excused else one.state,
        "rating": one.rating if card["handle"] is not None else None,
        "you": line.number == own,
    }


def _table(
    row: Any, table: PlayedTable, cards: Mapping[int, dict[str, Any]], own: int | None, turns: int, level: str
) -> dict[str, Any]:
    points = table.points()
    seats = [
        {
            "entrant": None if number is None else cards[number],
            "bot": level if number is None else None,
            "place": None if table.places is None else table.places[seat],
            "points": None if number is None or number not in points else rounded(points[number]),
        }
        for seat, number in enumerate(table.seats)
    ]
    return {
        "number": row.number,
        "table": None if row.state == "paired" else row.table,
        "state": row.state,
        "turns": turns,
        "yours": own is not None and own in table.people,
        "seats": seats,
    }


def _next_table(found: StoredTournament, own: Any) -> dict[str, Any] | None:
    """Return the present or next table of a person: the latest of their tables that is not over."""
    starts = {round.number: round.starts for round in found.rounds}
    for row in reversed(found.tables):
        seats = json.loads(row.seats)
        if row.state != "over" and own.number in seats and found.row.state == "running":
            table = None if row.state == "paired" else row.table
            return {
                "round": row.round,
                "number": row.number,
                "seat": seats.index(own.number),
                "table": table,
                "starts": starts[row.round],
            }
    return None
