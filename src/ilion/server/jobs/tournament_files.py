"""The results of tournaments as files: a table for spreadsheets, JSON, and all records as one archive."""

from __future__ import annotations

import asyncio
import csv
import io
import tempfile
import zipfile
from collections.abc import Iterator
from typing import Any

from ilion.core.errors import IlionError
from ilion.server.jobs.export import IN_MEMORY, chunks
from ilion.server.live.rooms import Rooms
from ilion.server.live.tournament_views import TournamentViews, rounded
from ilion.server.live.tournaments import bot_level
from ilion.server.problems import ApiError
from ilion.server.rate_limit import RateLimiter
from ilion.server.storage.archive import Archive
from ilion.server.storage.tournaments import StoredTournament
from ilion.table.errors import RulesMismatch

ARCHIVES_PER_DAY = 20  # for one person, or one address
FORMULA = ("=", "+", "-", "@", "\t", "\r")  # with such a beginning, a name would be a formula in a spreadsheet


class TournamentFiles:
    """Packs the results of tournaments."""

    def __init__(self, rooms: Rooms, archive: Archive, views: TournamentViews) -> None:
        self.rooms = rooms
        self.archive = archive
        self.views = views
        self.archives = RateLimiter(ARCHIVES_PER_DAY / 86_400, ARCHIVES_PER_DAY)

    async def results(self, found: StoredTournament, viewer: str | None) -> dict[str, Any]:
        """Return the standings, and every finished table."""
        cards = await self.views.cards(found, viewer)
        lines = self.views.standings(found, cards, None)
        for line in lines:
            card = line.pop("entrant")
            line |= {"name": card["name"], "handle": card["handle"]}
            del line["rating"], line["you"]
        tables = []
        for row in found.tables:
            if row.state != "over" or found.is_closed(row.round):
                continue
            table = found.results[row.table]
            points = table.points()
            seats = [
                {
                    "name": "" if number is None else cards[number]["name"],
                    "bot": bot_level(found.row) if number is None else None,
                    "place": None if table.places is None else table.places[seat],
                    "points": rounded(points[number]) if number in points else None,
                }
                for seat, number in enumerate(table.seats)
            ]
            tables.append({"round": row.round, "number": row.number, "table": row.table, "seats": seats})
        row = found.row
        return {
            "id": row.id,
            "name": row.name,
            "game": row.game,
            "format": row.format,
            "duplicate": row.duplicate,
            "state": row.state,
            "seal": found.seal,
            "secret": row.secret.hex() if row.state == "over" else None,
            "standings": lines,
            "tables": tables,
        }

    async def csv(self, found: StoredTournament, viewer: str | None) -> str:
        """Return the standings as a table for spreadsheets, with a column per round."""
        lines = (await self.results(found, viewer))["standings"]
        n_rounds = max((len(line["rounds"]) for line in lines), default=0)
        text = io.StringIO()
        writer = csv.writer(text, lineterminator="\r\n")
        names = [f"round {number}" for number in range(1, n_rounds + 1)]
        writer.writerow(["place", "name", "handle", "points", *names, "opponents", "meetings", "wins", "state"])
        for line in lines:
            rounds = [line["rounds"][n] if n < len(line["rounds"]) else None for n in range(n_rounds)]
            name = f"'{line['name']}" if line["name"].startswith(FORMULA) else line["name"]
            writer.writerow(
                [
                    line["place"],
                    name,
                    line["handle"] or "",
                    line["points"],
                    *("" if points is None else points for points in rounds),
                    line["opponents"],
                    line["meetings"],
                    line["wins"],
                    line["state"],
                ]
            )
        return text.getvalue()

    async def records(self, found: StoredTournament, reader: str) -> Iterator[bytes]:
        """Return the records of all finished tables. `reader` is the source of the request: a user or an address."""
        self.archives.spend(reader)
        file = tempfile.SpooledTemporaryFile(IN_MEMORY)  # noqa: SIM115 the response closes it
        with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
            for row in found.tables:
                if row.state != "over" or row.places is None or found.is_closed(row.round):
                    continue
                name = f"round-{row.round}-table-{row.number}"
                try:
                    archive.writestr(f"{name}.ilion", await self._record(row.table))
                except (IlionError, ApiError) as error:  # one unreadable table must not prevent the export of the others
                    archive.writestr(f"{name}.txt", f"This table cannot be read: {error}\n")
                await asyncio.sleep(0)  # players at other tables come first
        return chunks(file)

    async def _record(self, id: str) -> str:
        try:
            room = await self.rooms.latest(id)
        except RulesMismatch:
            return await self.archive.record(id, None, None)
        async with room.lock:
            return room.session.record(None)
