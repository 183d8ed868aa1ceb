"""The descriptions of games and tables in the API: plain data, the same from every host."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ilion.core.areas import areas_of
from ilion.core.registry import load
from ilion.core.text import Catalogue
from ilion.table.fairness import commitment
from ilion.table.levels import BotLevels
from ilion.table.table import Setup, Table
from ilion.table.visibility import seats_seen


@dataclass
class TableHeader:
    """The facts about a table that its game does not know."""

    id: str
    owner: str
    public: bool = False
    created: int = 0
    reserved: dict[int, str] = field(default_factory=dict)  # the user for whom a seat is kept, after a rematch
    rematch: str | None = None  # the id of the table that followed
    closed: bool = False  # other tables still play the same deals: only its players may see it


def game_info(id: str, levels: BotLevels) -> dict[str, Any]:
    """Return everything needed to create a table for a game."""
    game = load(id)
    return {
        "id": id,
        "title": game.title,
        "seats": list(game.seats),
        "options": {name: option._asdict() | {"values": list(option.values)} for name, option in game.options.items()},
        "presets": {name: dict(options) for name, options in game.presets.items()},
        "rules": game.rules_version,
        "languages": game.catalogue.languages(),
        "levels": list(levels.names),
        "default_level": levels.default,
    }


def game_detail(id: str, levels: BotLevels) -> dict[str, Any]:
    """Return the same with the list of its clauses and the areas of its table."""
    game = load(id)
    clauses = [{"id": clause.id, "origin": clause.origin} for clause in game.clauses.values()]
    return game_info(id, levels) | {"clauses": clauses, "areas": [area.to_dict() for area in areas_of(game.view_type)]}


def game_texts(id: str, language: str) -> str | None:
    """Return the texts of a game in a language as one Fluent catalogue; None if there are none."""
    catalogue = load(id).catalogue
    if language not in catalogue.languages():
        return None
    return Catalogue("ilion.core").source(language) + "\n" + catalogue.source(language)


def table_info(
    header: TableHeader,
    setup: Setup,
    status: str,
    seats: Sequence[Mapping[str, Any]],
    user_id: str | None,
    unsupported_reason: str | None = None,
    values_awaited_until: int | None = None,
) -> dict[str, Any]:
    """Return a table as a user may see it; `unsupported_reason` says why the game cannot continue here, `values_awaited_until` is
    the time at which it begins without the unrevealed values."""
    return {
        "id": header.id,
        "game": setup.game,
        "rules": setup.rules,
        "options": dict(setup.options),
        "clock": setup.control.to_dict(),
        "public": header.public,
        "rated": setup.rated,
        "lesson": setup.script is not None,
        "practice": setup.practice,
        "imported": setup.imported,
        "tournament": setup.tournament,
        "duplicate": setup.duplicate,
        "closed": header.closed,
        "status": status,
        "commitment": commitment(setup.secret),
        "values_awaited_until": values_awaited_until,
        "seats": seats,
        "owner": user_id is not None and header.owner == user_id,
        "rematch": header.rematch,
        "unsupported_reason": unsupported_reason,
        "continues": setup.continues,
    }


def stored_summary(table: Table, seats: Any = None) -> dict[str, Any]:
    """Return the summary that a host stores beside a table so that lists need not open it; the same for everybody. A host that has
    already encoded the seats, since `table.seat_changes` last grew, passes them."""
    return {
        "seats": seats_seen(table) if seats is None else seats,
        "turn": table.actor,
        "places": table.places(),
        "adjudicated": table.adjudication is not None,
    }


def table_summary(
    stored: Mapping[str, Any],
    own: set[int],
    *,
    id: str,
    game: str,
    status: str,
    seats: int,
    rated: bool,
    updated: int,
    public: bool,
    owner: bool,
    clock: str,
    options: Mapping[str, Any],
    created: int,
) -> dict[str, Any]:
    """Return a table as a line of a list, for a user who holds the seats `own`; `stored` is the result of `stored_summary`. A host
    that reads many lines from a database needs neither header nor setup for it."""
    players = [{**seat, "yours": number in own} for number, seat in enumerate(stored["seats"])]
    return {
        "id": id,
        "game": game,
        "status": status,
        "seats": seats,
        "free": sum(not seat["filled"] for seat in players),
        "names": [seat["name"] for seat in players if seat["filled"]],
        "your_turn": stored["turn"] in own,
        "rated": rated,
        "updated": updated,
        "players": players,
        "turn": stored["turn"],
        "places": stored["places"],
        "public": public,
        "owner": owner,
        "clock": clock,
        "options": dict(options),
        "created": created,
    }


def summary_of(
    header: TableHeader, setup: Setup, status: str, updated: int, stored: Mapping[str, Any], user_id: str | None, own: set[int]
) -> dict[str, Any]:
    """Return the same for a host that has header and setup."""
    return table_summary(
        stored,
        own,
        id=header.id,
        game=setup.game,
        status=status,
        seats=setup.seats,
        rated=setup.rated,
        updated=updated,
        public=header.public,
        owner=user_id is not None and header.owner == user_id,
        clock=setup.control.kind,
        options=setup.options,
        created=header.created,
    )
