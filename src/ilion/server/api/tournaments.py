"""Tournaments: announce, enter, direct and read them."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Path, Query, Request
from starlette.responses import PlainTextResponse, StreamingResponse

from ilion.server import messages as m
from ilion.server.api.dependencies import PROBLEMS, AccountUser, CurrentServer, OptionalUser, address_of
from ilion.server.api.profiles import Cursor, id_of, zipped
from ilion.server.parts import Server
from ilion.server.storage.accounts import User

TournamentId = Annotated[str, Path(max_length=32, pattern=r"^[A-Za-z0-9_-]+$")]
LinkToken = Annotated[str | None, Query(max_length=64, pattern=r"^[0-9a-f]+$")]
Which = Literal["open", "running", "over", "mine"]

router = APIRouter(prefix="/api", tags=["tournaments"], responses=PROBLEMS)


async def _view(server: Server, id: str, user: User | None, token: str | None = None) -> m.Tournament:
    found = await server.tournaments.get(id, id_of(user), token)
    return m.Tournament(**await server.tournament_views.view(found, user, token))


@router.get("/tournaments")
async def list_tournaments(
    user: OptionalUser, server: CurrentServer, which: Which = "open", cursor: Cursor = None
) -> m.TournamentPage:
    """Return tournaments that are open for entries, running or over, or those that I play in or direct; the latest first."""
    lines, following = await server.tournament_views.page(id_of(user), which, cursor)
    return m.TournamentPage(tournaments=[m.TournamentSummary(**line) for line in lines], next=following)


@router.post("/tournaments", status_code=201)
async def create_tournament(user: AccountUser, server: CurrentServer, body: m.NewTournament) -> m.Tournament:
    """Announce a tournament, which I direct."""
    return await _view(server, await server.tournaments.create(user, body), user)


@router.get("/tournaments/{id}")
async def get_tournament(id: TournamentId, user: OptionalUser, server: CurrentServer, token: LinkToken = None) -> m.Tournament:
    """Return a tournament: its rounds, tables and standings, and my next table."""
    return await _view(server, id, user, token)


@router.post("/tournaments/{id}/enter")
async def enter_tournament(id: TournamentId, user: AccountUser, server: CurrentServer, body: m.EnterTournament) -> m.Tournament:
    """Enter a tournament, even one that has begun if it still takes people."""
    await server.tournaments.enter(id, user, body.token)
    return await _view(server, id, user)


@router.post("/tournaments/{id}/leave")
async def leave_tournament(id: TournamentId, user: AccountUser, server: CurrentServer) -> m.Tournament:
    """Leave a tournament. A game that I am in goes on."""
    before = await server.tournaments.get(id, user.id)
    await server.tournaments.leave(id, user)
    return await _view(server, id, user, before.token)


@router.post("/tournaments/{id}/start")
async def start_tournament(id: TournamentId, user: AccountUser, server: CurrentServer) -> m.Tournament:
    """Start the tournament that I direct: the first round is paired, and begins after the pause."""
    await server.tournaments.start(id, user.id)
    await server.tournament_rounds.advance(id)
    return await _view(server, id, user)


@router.post("/tournaments/{id}/next")
async def begin_round(id: TournamentId, user: AccountUser, server: CurrentServer) -> m.Tournament:
    """Start the paired round now."""
    await server.tournaments.next(id, user.id)
    await server.tournament_rounds.advance(id)
    return await _view(server, id, user)


@router.post("/tournaments/{id}/cancel")
async def cancel_tournament(id: TournamentId, user: AccountUser, server: CurrentServer) -> m.Tournament:
    """Cancel the tournament that I direct."""
    await server.tournaments.cancel(id, user.id)
    return await _view(server, id, user)


@router.post("/tournaments/{id}/swap")
async def swap_people(id: TournamentId, user: AccountUser, server: CurrentServer, body: m.SwapPeople) -> m.Tournament:
    """Let two people change places in the round that is about to begin. It is logged."""
    await server.tournaments.swap(id, user.id, body)
    return await _view(server, id, user)


@router.post("/tournaments/{id}/excuse")
async def excuse_entrant(id: TournamentId, user: AccountUser, server: CurrentServer, body: m.ExcuseEntrant) -> m.Tournament:
    """Let somebody rest in the next round, or play again after a missed round. It is logged."""
    await server.tournaments.excuse(id, user.id, body.entrant)
    return await _view(server, id, user)


@router.get("/tournaments/{id}/results.csv", response_class=PlainTextResponse)
async def get_results_csv(
    id: TournamentId, user: OptionalUser, server: CurrentServer, token: LinkToken = None
) -> PlainTextResponse:
    """Return the standings for a spreadsheet."""
    found = await server.tournaments.get(id, id_of(user), token)
    text = await server.tournament_files.csv(found, id_of(user))
    headers = {"Content-Disposition": f'attachment; filename="{id}.csv"'}
    return PlainTextResponse(text, media_type="text/csv; charset=utf-8", headers=headers)


@router.get("/tournaments/{id}/results.json")
async def get_results(id: TournamentId, user: OptionalUser, server: CurrentServer, token: LinkToken = None) -> m.TournamentResults:
    """Return the standings and every finished table."""
    found = await server.tournaments.get(id, id_of(user), token)
    return m.TournamentResults(**await server.tournament_files.results(found, id_of(user)))


@router.get("/tournaments/{id}/records.zip", response_class=StreamingResponse)
async def get_tournament_records(
    id: TournamentId, user: OptionalUser, server: CurrentServer, request: Request, token: LinkToken = None
) -> StreamingResponse:
    """Return the records of all finished tables, as a ZIP file."""
    found = await server.tournaments.get(id, id_of(user), token)
    reader = address_of(request) if user is None else user.id
    return zipped(await server.tournament_files.records(found, reader), f"{id}.zip")
