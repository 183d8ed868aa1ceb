"""Profiles, ladders and histories."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

from fastapi import APIRouter, Depends, Path, Query, Request
from starlette.responses import StreamingResponse

from ilion.core.registry import games
from ilion.server import messages as m
from ilion.server.api.dependencies import PROBLEMS, AccountUser, CurrentServer, CurrentUser, GameId, OptionalUser, address_of
from ilion.server.api.games import check_game, levels_of
from ilion.server.parts import Server
from ilion.server.storage.accounts import User
from ilion.server.storage.bot_ratings import bot_mu
from ilion.server.storage.history import Filters
from ilion.server.storage.rating_scale import rating_points

RECENT = 6

Handle = Annotated[str, Path(pattern=r"^@?[A-Za-z0-9._@+-]{3,64}$")]
Cursor = Annotated[str | None, Query(max_length=200, pattern=r"^[A-Za-z0-9_-]+$")]
GameFilter = Annotated[str | None, Query(max_length=40)]
SeatsFilter = Annotated[int | None, Query(ge=2, le=6)]
Since = Annotated[int | None, Query(ge=0, le=2**53)]
With = Annotated[str | None, Query(alias="with", max_length=64)]

router = APIRouter(prefix="/api", tags=["profiles"], responses=PROBLEMS)


def zipped(content: Iterator[bytes], name: str) -> StreamingResponse:
    headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
    return StreamingResponse(content, media_type="application/zip", headers=headers)


def id_of(user: User | None) -> str | None:
    return None if user is None else user.id


def bot_points(game: str) -> dict[str, int]:
    """Return the ratings of the levels; empty for a game that this server no longer has."""
    if game not in games():
        return {}
    return {level: rating_points(bot_mu(points)) for level, points in levels_of(game).ratings.items()}


@router.get("/me/profile")
async def get_profile_settings(user: AccountUser, server: CurrentServer) -> m.ProfileSettings:
    """Return my handle and avatar, and the visibility of my profile."""
    return m.ProfileSettings(**await server.profiles.settings(user))


@router.patch("/me/profile")
async def change_profile(user: AccountUser, server: CurrentServer, body: m.ProfileChange) -> m.ProfileSettings:
    """Change my handle or avatar, or the visibility of my profile."""
    await server.profiles.change(user, body.model_dump(exclude_none=True))
    return m.ProfileSettings(**await server.profiles.settings(user))


@router.get("/me/games")
async def list_my_games(
    user: CurrentUser,
    server: CurrentServer,
    game: GameFilter = None,
    seats: SeatsFilter = None,
    rated: bool | None = None,
    since: Since = None,
    text: With = None,
    cursor: Cursor = None,
) -> m.FinishedGames:
    """Return my finished games, the latest first."""
    return await _games(server, user.id, user.id, Filters(game, seats, rated, since, text), cursor)


@router.get("/me/records", response_class=StreamingResponse)
async def download_records(user: CurrentUser, server: CurrentServer) -> StreamingResponse:
    """Return the records of all my finished games as one ZIP file."""
    return zipped(await server.export.records(user), "ilion-games.zip")


async def limit_searches(request: Request, user: OptionalUser, server: CurrentServer) -> None:
    """Slow down guessing of handles."""
    server.searches.spend(address_of(request) if user is None else user.id)


@router.get("/people/{handle}", dependencies=[Depends(limit_searches)])
async def get_person(handle: Handle, user: OptionalUser, server: CurrentServer) -> m.Profile:
    """Return a profile as the current user may see it."""
    async with server.store.one_connection():
        return await profile_for(id_of(user), handle, server)


async def profile_for(viewer: str | None, handle: str, server: Server) -> m.Profile:
    person = await server.profiles.find(handle, viewer)
    presence = (await server.availability.states([person.id]))[person.id] if person.shows_presence else None
    profile = m.Profile(
        handle=person.handle,
        name=person.name,
        avatar=person.avatar,
        since=person.created,
        program=person.program,
        friendship=await server.profiles.friendship(viewer, person),  # type: ignore[arg-type]
        presence=presence,
        takes_invitations=person.takes_invitations,
        visible=person.shows_profile,
        ratings=[],
        record=[],
        opponents=[],
        recent=[],
        finished=0,
        rated=0,
        left=0,
        left_of=0,
    )
    if not person.shows_profile:
        return profile
    recent, _ = await server.history.games(person.id, viewer, Filters(), limit=RECENT)
    profile.recent = [m.FinishedGame(**game) for game in recent]
    profile.ratings = [
        m.GameRating(**line, bots=bot_points(line["game"])) for line in await server.profiles.ratings(person, viewer)
    ]
    record, profile.finished, profile.rated = await server.history.record(person.id, viewer)
    profile.record = [m.RecordLine(**line) for line in record]
    profile.opponents = [m.Opponent(**line) for line in await server.history.opponents(person.id, viewer)]
    leaving = await server.profiles.leaving(person)
    profile.left, profile.left_of = leaving.left, leaving.of
    return profile


@router.get("/people/{handle}/games", dependencies=[Depends(limit_searches)])
async def list_games_of(
    handle: Handle,
    user: OptionalUser,
    server: CurrentServer,
    game: GameFilter = None,
    seats: SeatsFilter = None,
    rated: bool | None = None,
    cursor: Cursor = None,
) -> m.FinishedGames:
    """Return the finished games of a person that were public or in which I had a seat, the latest first."""
    viewer = id_of(user)
    person = await server.profiles.find(handle, viewer)
    if not person.shows_profile:
        return m.FinishedGames(games=[], next=None, total=0, rated=0)
    return await _games(server, person.id, viewer, Filters(game, seats, rated), cursor)


@router.get("/ratings/{game}")
async def get_ladder(game: GameId, user: OptionalUser, server: CurrentServer, cursor: Cursor = None) -> m.LadderPage:
    """Return the ladder of a game: people by the lower end of their range, and the bots as fixed points."""
    check_game(game)
    viewer = id_of(user)
    ladder = server.profiles.ladder
    lines, following = await ladder.page(game, viewer, levels_of(game).ratings, cursor)
    ranks = (await ladder.ranks(viewer, [game]))[game]
    ranked, waiting = ranks.numbers()
    you = None if viewer is None else await ladder.own_line(game, viewer, ranks)
    return m.LadderPage(
        lines=[m.LadderLine(**line) for line in lines],
        next=following,
        ranked=ranked,
        waiting=waiting,
        you=None if you is None else m.LadderLine(**you),
        bots=bot_points(game),
    )


async def _games(server: CurrentServer, person: str, viewer: str | None, filters: Filters, cursor: str | None) -> m.FinishedGames:
    found, following = await server.history.games(person, viewer, filters, cursor)
    total, rated = (None, None) if cursor is not None else await server.history.count(person, viewer, filters)
    return m.FinishedGames(games=[m.FinishedGame(**game) for game in found], next=following, total=total, rated=rated)
