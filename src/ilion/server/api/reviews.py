"""Reviews of finished games: request them, read them, get one event, judge another move, and the user's own figures."""

from __future__ import annotations

from typing import Annotated, Any

import orjson
from fastapi import APIRouter, Path, Query, Request, Response
from sqlalchemy import select

from ilion.review.answers import event_answer, move_to_judge, verdict
from ilion.server import messages as m
from ilion.server.api.dependencies import (
    PROBLEMS,
    CurrentServer,
    CurrentUser,
    OptionalUser,
    TableId,
    UserOrGuest,
    address_of,
)
from ilion.server.jobs.reviews import check_over
from ilion.server.live.review_figures import review_figures
from ilion.server.live.sockets import HINT_COST
from ilion.server.live.thinking import Asker, NoDecision
from ilion.server.parts import Server
from ilion.server.problems import ApiError
from ilion.server.storage.duplicate_rounds import CLOSED
from ilion.server.storage.reviews import unpack
from ilion.server.storage.schema import tables
from ilion.table.errors import RoundRuns

PENDING: dict[int | str, dict[str, Any]] = {202: {"model": m.ReviewPending, "description": "It was requested and is not there yet"}}

router = APIRouter(prefix="/api", tags=["reviews"], responses=PROBLEMS)


async def stored_review(server: Server, id: str) -> Any:
    """Return the row of a table's review; raise while the game runs, and if nobody has requested one."""
    found = await server.store.read(select(tables.c.status, tables.c.duplicate).where(tables.c.id == id))
    if not found:
        raise ApiError(404, "no-table", "there is no such table")
    check_over(found[0].status == "over")
    if found[0].duplicate == CLOSED:
        raise RoundRuns
    row = await server.reviews.rows.of_table(id)
    if row is None:
        raise ApiError(404, "review-none", "nobody has requested a review of this game yet")
    return row


async def document_of(server: Server, id: str) -> dict[str, Any]:
    """Return a finished review."""
    row = await stored_review(server, id)
    if row.data is None:
        raise ApiError(404, "review-none", "the review of this game is not there yet")
    document: dict[str, Any] = orjson.loads(unpack(row.data))
    return document


async def answer(server: Server, row: Any) -> Response:
    """Return a review, or its state."""
    data = getattr(row, "data", None)  # the row of a new request lacks it
    if data is None and server.settings.reviews == "off":
        raise ApiError(404, "review-none", "there is no review of this game, and this server makes none")
    status = await server.reviews.status(row)
    if data is None:
        return Response(orjson.dumps(status), 202, media_type="application/json")
    body = {
        "state": row.state if row.state == "refining" else "ready",
        "review": orjson.Fragment(unpack(data)),
        "progress": status["progress"],
        "seconds_left": status["seconds_left"],
    }
    return Response(orjson.dumps(body), media_type="application/json")


@router.post("/tables/{id}/review", response_model=m.ReviewReady, responses=PENDING)
async def request_review(id: TableId, user: CurrentUser, server: CurrentServer, request: Request) -> Response:
    """Request the review of a finished game at which you sat, at most ten times per day. A second request for the same game costs
    nothing."""
    requested = await server.reviews.request(id, user.id, address_of(request))
    row = await server.reviews.rows.of_table(id)
    return await answer(server, requested if row is None or row.id != requested.id else row)


@router.get("/tables/{id}/review", response_model=m.ReviewReady, responses=PENDING)
async def get_review(id: TableId, _: OptionalUser, server: CurrentServer) -> Response:
    """Return the review of a finished game, for everybody who may see its record, or its state."""
    return await answer(server, await stored_review(server, id))


@router.get("/tables/{id}/review.json", response_model=m.ReviewDocument)
async def download_review(id: TableId, _: OptionalUser, server: CurrentServer) -> Response:
    """Return the review as a file."""
    row = await stored_review(server, id)
    if row.data is None:
        raise ApiError(404, "review-none", "the review of this game is not there yet")
    headers = {"Content-Disposition": f'attachment; filename="{row.game}-{id}.review.json"'}
    return Response(unpack(row.data), media_type="application/json", headers=headers)


@router.get("/tables/{id}/review/events/{n}")
async def get_reviewed_event(
    id: TableId,
    n: Annotated[int, Path(ge=0, le=1_000_000)],
    seat: m.SeatNumber,
    _: OptionalUser,
    server: CurrentServer,
    language: Annotated[str, Query(pattern=r"^[a-z]{2}$")] = "en",
) -> m.ReviewedPosition:
    """Return the event that led to position `n`, as a seat saw it then: the board, the move with its foreseeable consequences and,
    if the decision was the seat's own, the bot's move."""
    document = await document_of(server, id)
    room = await server.rooms.get(id)
    async with room.lock:
        return m.ReviewedPosition(**event_answer(room.table, document, n, seat, language))


@router.post("/tables/{id}/review/answer")
async def answer_question(
    id: TableId, user: UserOrGuest, server: CurrentServer, body: m.ReviewAnswer, request: Request
) -> m.ReviewVerdict:
    """Judge another move instead of the one that led to position `n`, by the same search as the review. It needs the review, and
    counts as a hint."""
    document = await document_of(server, id)
    room = await server.rooms.get(id)
    async with room.lock:
        before, move = move_to_judge(room.table, body.n, body.seat, body.move)
    server.limits.spend(f"hint {user.id}", HINT_COST)
    asker = Asker(user.id, address_of(request), id)
    try:
        judged = await server.reviews.judge(id, room.table, document, body.n, body.seat, move, asker)
    except NoDecision:
        raise ApiError(503, "no-hint", "the move cannot be judged now: try again") from None
    return m.ReviewVerdict(**verdict(before, move, judged))


@router.get("/me/review")
async def my_figures(user: CurrentUser, server: CurrentServer) -> dict[str, m.ReviewFigures]:
    """Return your average changes by luck and by your own decisions, per game, once five of your games have been reviewed."""
    found = {game: review_figures(games) for game, games in (await server.reviews.rows.figures(user.id)).items()}
    return {game: m.ReviewFigures.model_validate(figures) for game, figures in found.items() if figures is not None}
