"""The server as one application: its parts, its HTTP routes, and its description."""

import gc
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from html import escape
from typing import Annotated, Any, Literal

from fastapi import Depends, FastAPI, Path, Query, Request, Response, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.openapi.utils import get_openapi
from prometheus_client import generate_latest
from pydantic import TypeAdapter
from sqlalchemy import select, text
from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse, JSONResponse, PlainTextResponse

import ilion
from ilion import bots
from ilion.core.errors import IlionError
from ilion.core.text import Catalogue
from ilion.server import messages as m
from ilion.server.accounts import COOKIE, Accounts, User
from ilion.server.archive import Archive
from ilion.server.gc_policy import GcPolicy
from ilion.server.guard import Guard
from ilion.server.jobs import Jobs
from ilion.server.levels import default_level
from ilion.server.lobby import Lobby
from ilion.server.notify import NotifyListener
from ilion.server.problems import ApiError, problem, sentence, title
from ilion.server.programs import Programs
from ilion.server.rate_limit import RateLimiter
from ilion.server.rooms import Rooms
from ilion.server.schema import chat, ratings, tables, users
from ilion.server.settings import Settings
from ilion.server.sockets import Sockets, chat_line
from ilion.server.store import Store
from ilion.server.telemetry import REGISTRY, log
from ilion.server.web import mount_web_app
from ilion.server.workers import Workers
from ilion.table.errors import RulesMismatch
from ilion.table.proof import record_for

TableId = Annotated[str, Path(max_length=32, pattern=r"^[A-Za-z0-9_-]+$")]
PROBLEMS: dict[int | str, dict[str, Any]] = {
    "4XX": {"model": m.Problem, "description": "What was wrong", "content": {"application/problem+json": {}}}
}


class Server:
    """The parts of one server, in the order in which they start."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.limits = RateLimiter(settings.rate, settings.burst)
        self.store = Store(settings.db, settings.node)
        self.accounts = Accounts(self.store, settings)
        self.rooms = Rooms(self.store, settings)
        self.workers = Workers(settings.workers, settings.bot_time / 1000)
        self.sockets = Sockets(self.rooms, self.accounts, self.store, self.limits, self.workers, settings)
        self.programs = Programs(self.rooms, self.store, self.limits)
        self.archive = Archive(self.store)
        self.lobby = Lobby(self.rooms, self.store, settings)
        self.gc_policy = GcPolicy(lambda: self.rooms.stored)
        self.jobs = Jobs(self.rooms, self.accounts, self.store, self.workers, self.gc_policy, settings)
        self.listener = None if self.store.is_sqlite else NotifyListener(self.store.url, settings.node, self._heard)

    async def start(self) -> None:
        await self.store.open()
        if self.listener is not None:
            self.listener.start()
        self.jobs.start()
        self.gc_policy.begin()
        gc.enable()
        # The thread that commits needs the interpreter for an instant after each statement, and the players wait for it.
        sys.setswitchinterval(0.001)

    async def stop(self) -> None:
        await self.jobs.stop()
        if self.listener is not None:
            await self.listener.stop()
        await self.store.close()
        self.gc_policy.end()

    async def _heard(self, table: str | None, what: str) -> None:
        if table is None:
            for id in list(self.rooms.rooms):
                await self.rooms.refresh(id)
        elif what == "chat":
            await self.sockets.relay_chat(table)
        else:
            await self.rooms.refresh(table)


def create_app(settings: Settings | None = None) -> FastAPI:
    server = Server(settings or Settings())

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        await server.start()
        log.info("ready", extra={"node": server.settings.node, "database": server.store.url.get_backend_name()})
        yield
        await server.stop()
        log.info("stopped", extra={"node": server.settings.node})

    app = FastAPI(
        title="Ilion", version=ilion.__version__, lifespan=lifespan, docs_url=None, redoc_url=None, openapi_url="/api/openapi.json"
    )
    app.state.server = server
    add_routes(app, server)
    mount_web_app(app)
    add_handlers(app)
    app.openapi = lambda: describe(app)  # type: ignore[method-assign]
    app.add_middleware(Guard, settings=server.settings, limits=server.limits)
    return app


def add_handlers(app: FastAPI) -> None:
    """Every error becomes a problem document."""

    def answer(error: Exception) -> Response:
        document = problem(error)
        headers = {"Retry-After": "1"} if document.status == 429 else None
        body = document.model_dump(exclude_none=True)
        return JSONResponse(body, document.status, headers, media_type="application/problem+json")

    @app.exception_handler(ApiError)
    @app.exception_handler(IlionError)
    async def refused(_: Request, error: Exception) -> Response:
        return answer(error)

    @app.exception_handler(RequestValidationError)
    async def invalid(_: Request, error: RequestValidationError) -> Response:
        return answer(ApiError(422, "malformed", sentence(error.errors())))

    @app.exception_handler(HTTPException)
    async def http(_: Request, error: HTTPException) -> Response:
        document = m.Problem(title=title(error.status_code), status=error.status_code, detail=str(error.detail))
        body = document.model_dump(exclude_none=True)
        return JSONResponse(body, error.status_code, error.headers, media_type="application/problem+json")


def add_routes(app: FastAPI, server: Server) -> None:
    settings = server.settings

    def set_cookie(request: Request, response: Response, token: str) -> None:
        secure = settings.secure_cookies or request.url.scheme == "https"
        response.set_cookie(
            COOKIE, token, max_age=settings.guest_ttl // 1000, httponly=True, samesite="lax", secure=secure, path="/"
        )

    async def optional_user(request: Request) -> User | None:
        """Whoever asks, if known."""
        user = await server.accounts.user_for_token(request.cookies.get(COOKIE))
        if user is not None:
            server.limits.spend(f"session {user.id}")
        return user

    async def user_or_guest(request: Request, response: Response, user: Annotated[User | None, Depends(optional_user)]) -> User:
        """Whoever asks; who is new becomes a guest."""
        if user is not None:
            return user
        server.limits.spend(f"guests {request.client.host if request.client else '?'}", 5)
        user, token = await server.accounts.guest()
        set_cookie(request, response, token)
        return user

    async def require_user(user: Annotated[User | None, Depends(optional_user)]) -> User:
        if user is None:
            raise ApiError(401, "not-signed-in", "for this you need a session: make or join a table first")
        return user

    OptionalUser = Annotated[User | None, Depends(optional_user)]
    UserOrGuest = Annotated[User, Depends(user_or_guest)]
    CurrentUser = Annotated[User, Depends(require_user)]

    @app.get("/healthz", include_in_schema=False)
    async def healthz() -> Response:
        try:
            await server.store.read(text("SELECT 1"))
        except Exception:
            return PlainTextResponse("the database does not answer", 503)
        return PlainTextResponse("ok")

    @app.get("/metrics", include_in_schema=False)
    async def metrics() -> Response:
        return Response(generate_latest(REGISTRY), media_type="text/plain; version=0.0.4")

    @app.get("/api/docs", include_in_schema=False)
    async def docs() -> Response:
        return HTMLResponse(page_of(app.openapi()))

    @app.get("/api/games", responses=PROBLEMS)
    async def games() -> list[m.GameInfo]:
        """The games, their options, and the bots that play them."""
        return [m.GameInfo(**game_info(id)) for id in ilion.games()]

    @app.get("/api/games/{game}", responses=PROBLEMS)
    async def game(game: Annotated[str, Path(max_length=40)]) -> m.GameDetail:
        """All about a game that one needs to make a table, and the list of its clauses."""
        if game not in ilion.games():
            raise ApiError(404, "no-game", "there is no such game")
        clauses = [m.ClauseInfo(id=clause.id, origin=clause.origin) for clause in ilion.load(game).clauses.values()]
        return m.GameDetail(**game_info(game), clauses=clauses)

    @app.get("/api/games/{game}/texts/{language}", response_class=PlainTextResponse, responses=PROBLEMS)
    async def texts(game: Annotated[str, Path(max_length=40)], language: Annotated[str, Path(pattern=r"^[a-z]{2}$")]) -> str:
        """The words of a game in a language, as a Fluent catalogue."""
        if game not in ilion.games() or language not in ilion.load(game).catalogue.languages():
            raise ApiError(404, "no-texts", "there are no such texts")
        return Catalogue("ilion.core").source(language) + "\n" + ilion.load(game).catalogue.source(language)

    @app.get("/api/me", responses=PROBLEMS)
    async def me(user: OptionalUser) -> m.Me:
        """Who I am here; nobody yet, without a cookie."""
        return m.Me(id=user.id, name=user.name, login=user.login) if user else m.Me(id=None, name=None, login=None)

    @app.patch("/api/me", responses=PROBLEMS)
    async def rename(user: UserOrGuest, body: m.Rename) -> m.Me:
        """Take another name; at tables it counts from the next seat on."""
        await server.accounts.rename(user, body.name)
        return m.Me(id=user.id, name=user.name, login=user.login)

    @app.delete("/api/me", status_code=204, responses=PROBLEMS)
    async def forget(user: CurrentUser, response: Response) -> None:
        """Delete my data. Records of games with others stay, under the names that were used."""
        await server.accounts.forget(user)
        response.delete_cookie(COOKIE)

    @app.post("/api/accounts", status_code=201, responses=PROBLEMS)
    async def register(user: UserOrGuest, body: m.Credentials, request: Request) -> m.Me:
        """Make me an account; my tables stay mine."""
        server.limits.spend(f"password {request.client.host if request.client else '?'}", 10)
        await server.accounts.register(user, body.login, body.password)
        return m.Me(id=user.id, name=user.name, login=user.login)

    @app.post("/api/login", responses=PROBLEMS)
    async def login(body: m.Credentials, request: Request, response: Response) -> m.Me:
        """A session of my account."""
        server.limits.spend(f"password {request.client.host if request.client else '?'}", 10)
        user, token = await server.accounts.login(body.login, body.password)
        set_cookie(request, response, token)
        return m.Me(id=user.id, name=user.name, login=user.login)

    @app.post("/api/logout", status_code=204, responses=PROBLEMS)
    async def logout(request: Request, response: Response) -> None:
        """End this session."""
        token = request.cookies.get(COOKIE)
        if token:
            await server.accounts.logout(token)
        response.delete_cookie(COOKIE)

    @app.post("/api/commitments", status_code=201, responses=PROBLEMS)
    async def commitment(user: UserOrGuest) -> m.Commitment:
        """A commitment to a secret, to be named with my value when I make a table within the hour."""
        return m.Commitment(commitment=await server.lobby.create_commitment(user))

    @app.get("/api/tables", responses=PROBLEMS)
    async def list_tables(
        user: OptionalUser, which: Annotated[Literal["open", "mine", "finished", "running"], Query()] = "open"
    ) -> list[m.TableSummary]:
        """Open tables, my tables (those where it is my turn first), my finished games, or running public tables to watch."""
        return await server.lobby.list_tables(which, user)

    @app.post("/api/tables", status_code=201, responses=PROBLEMS)
    async def create_table(user: UserOrGuest, body: m.NewTable) -> m.TableCreated:
        """A new table; the tokens of invitations are told this once."""
        return await server.lobby.create_table(user, body)

    @app.get("/api/tables/{id}", responses=PROBLEMS)
    async def table(id: TableId, user: OptionalUser) -> m.TableInfo:
        """A table, as whoever asks may know it."""
        try:
            room = await server.rooms.get(id)
        except RulesMismatch as why:
            return await server.archive.info(id, user, why)
        return room.info(user.id if user else None)

    @app.post("/api/tables/{id}/join", responses=PROBLEMS)
    async def join(id: TableId, user: UserOrGuest, body: m.Join) -> m.TableInfo:
        """Take a seat."""
        room = await server.lobby.join(id, user, body)
        for connection in room.subscribers:
            connection.update_viewer()
        return room.info(user.id)

    @app.post("/api/tables/{id}/leave", responses=PROBLEMS)
    async def leave(id: TableId, user: CurrentUser) -> m.TableInfo:
        """Get up before the game; in play, let a bot stand in."""
        room = await server.lobby.leave(id, user)
        for connection in room.subscribers:
            connection.update_viewer()
        return room.info(user.id)

    @app.put("/api/tables/{id}/seats/{seat}", responses=PROBLEMS)
    async def set_seat(id: TableId, seat: m.SeatNumber, user: CurrentUser, body: m.SetSeat) -> m.Invited:
        """Change a seat that nobody has taken; for the owner, before the game. Earlier tokens for it end."""
        return m.Invited(token=await server.lobby.set_seat(id, seat, user, body))

    @app.post("/api/tables/{id}/rematch", responses=PROBLEMS)
    async def rematch(id: TableId, user: CurrentUser) -> m.TableInfo:
        """The same table once more, with the seats kept for the same people."""
        return (await server.lobby.rematch(id, user)).info(user.id)

    @app.get("/api/tables/{id}/record", response_class=PlainTextResponse, responses=PROBLEMS)
    async def record(id: TableId, user: OptionalUser, seat: Annotated[int | None, Query(ge=0, le=15)] = None) -> str:
        """What my seat saw while the game runs; everything once it is over."""
        try:
            room = await server.rooms.get(id)
        except RulesMismatch:
            return await server.archive.record(id, user, seat)
        mine = room.seats_of(user.id if user else None)
        if seat is not None and seat not in mine and not room.table.over:
            raise ApiError(403, "not-your-seat", "that seat is not yours")
        viewer = seat if seat is not None else mine[0] if len(mine) == 1 else None
        async with room.lock:
            return record_for(room.table, viewer)

    @app.get("/api/tables/{id}/chat", responses=PROBLEMS)
    async def said(id: TableId) -> list[m.ChatLine]:
        """What was said at a table, the last 200 lines."""
        if not await server.store.read(select(tables.c.id).where(tables.c.id == id)):
            raise ApiError(404, "no-table", "there is no such table")
        rows = await server.store.read(select(chat).where(chat.c.table == id).order_by(chat.c.id.desc()).limit(200))
        return [m.ChatLine(**chat_line(row)) for row in reversed(rows)]

    @app.get("/api/ratings/{game}", responses=PROBLEMS)
    async def rated(game: Annotated[str, Path(max_length=40)]) -> list[m.Rating]:
        """The ratings of accounts and bots at a game, the surest best first."""
        if game not in ilion.games():
            raise ApiError(404, "no-game", "there is no such game")
        query = select(ratings, users.c.name).outerjoin(users, users.c.id == ratings.c.player).where(ratings.c.game == game)
        rows = await server.store.read(query.order_by((ratings.c.mu - 3 * ratings.c.sigma).desc()).limit(200))
        return [m.Rating(player=row.name or row.player, mu=row.mu, sigma=row.sigma, games=row.games) for row in rows]

    @app.websocket("/api/tables/{id}/socket")
    async def socket(socket: WebSocket, id: str) -> None:
        await server.sockets.serve(socket, id)

    @app.websocket("/api/tables/{id}/program")
    async def program(socket: WebSocket, id: str) -> None:
        await server.programs.serve(socket, id)


def game_info(id: str) -> dict[str, Any]:
    game = ilion.load(id)
    return {
        "id": id,
        "title": game.title,
        "seats": list(game.seats),
        "options": {name: option._asdict() | {"values": list(option.values)} for name, option in game.options.items()},
        "rules": game.rules_version,
        "languages": game.catalogue.languages(),
        "levels": bots.names(game),
        "default_level": default_level(game),
    }


def describe(app: FastAPI) -> dict[str, Any]:
    """OpenAPI, with the messages of the WebSocket among the schemas."""
    if app.openapi_schema is None:
        schema = get_openapi(title=app.title, version=app.version, routes=app.routes, description=(__doc__ or ""))
        known = schema.setdefault("components", {}).setdefault("schemas", {})
        kinds: dict[str, Any] = {"ClientMessage": m.ClientMessage, "ServerMessage": m.ServerMessage}
        for name, kind in kinds.items():
            found = TypeAdapter(kind).json_schema(ref_template="#/components/schemas/{model}")
            known |= found.pop("$defs", {})
            known[name] = found
        app.openapi_schema = schema
    return app.openapi_schema


def page_of(schema: dict[str, Any]) -> str:
    """The description as a plain page: nothing is loaded from elsewhere, and no script runs."""
    rows = []
    for path, methods in schema["paths"].items():
        for method, about in methods.items():
            text = escape(about.get("description") or about.get("summary") or "")
            rows.append(f"<tr><td><code>{method.upper()}</code></td><td><code>{escape(path)}</code></td><td>{text}</td></tr>")
    names = ", ".join(f"<code>{escape(name)}</code>" for name in schema["components"]["schemas"])
    return (
        "<!doctype html><html lang=en><meta charset=utf-8><title>Ilion: the API</title><h1>Ilion: the API</h1>"
        '<p>The whole description: <a href="/api/openapi.json">openapi.json</a>. The WebSocket of a table is '
        "<code>/api/tables/{id}/socket</code>; its messages are the schemas <code>ClientMessage</code> and "
        f"<code>ServerMessage</code>.</p><table>{''.join(rows)}</table><h2>Schemas</h2><p>{names}</p></html>"
    )
