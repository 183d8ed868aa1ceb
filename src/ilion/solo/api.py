"""The HTTP API of a server, as far as it makes sense without a server: requests and answers as plain data."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from ilion.bots.names import KINDS
from ilion.core.errors import IlionError
from ilion.core.registry import games, load
from ilion.review import worker
from ilion.solo.host import MAX_CHAT, Connection, HostError, Solo, Task, Visitor
from ilion.solo.reviews import Later, Reviews
from ilion.table import fairness, seating
from ilion.table.errors import Forbidden, NotSignedIn
from ilion.table.guest_names import guest_name
from ilion.table.info import TableHeader, game_detail, game_info, game_texts, summary_of
from ilion.table.levels import BotLevels, bot_levels
from ilion.table.practice import practice_seats, practice_setup
from ilion.table.problems import problem
from ilion.table.session import Session
from ilion.table.shapes import Malformed
from ilion.table.table import Table
from ilion.table.travel import check_departure, read_travel, write_travel


class Api:
    """Answers the requests of visitors about the tables of a host."""

    def __init__(self, host: Solo, *, alone: bool = False) -> None:
        self.host = host
        self.reviews = Reviews(host)
        self.alone = alone  # nobody else can reach this host: seats are for its visitor and for bots
        self.commitments: dict[tuple[str, str], bytes] = {}  # the secret for a user and commitment
        self.invitations: dict[tuple[str, str], int] = {}  # the seat for a table and token

    def request(self, visitor: Visitor, method: str, path: str, body: Mapping[str, Any] | None = None) -> tuple[int, Any]:
        """Answer a request to the API: the status, and the body as plain data. A task that this takes is done at once."""
        status, answer = self._checked(lambda: self._route(visitor, method, path, body))
        return self._finish(answer, worker.answer(answer.line)) if isinstance(answer, Later) else (status, answer)

    def ask(
        self, visitor: Visitor, method: str, path: str, body: Mapping[str, Any] | None, reply: Callable[[int, Any], None]
    ) -> None:
        """Answer a request to the API by a call of `reply`: now, or once the bots have done the task that it takes."""
        status, answer = self._checked(lambda: self._route(visitor, method, path, body))
        if isinstance(answer, Later):
            self.host.tasks.append(Task(answer.line, lambda done: reply(*self._finish(answer, done))))
        else:
            reply(status, answer)

    def _finish(self, later: Later, answer: str | None) -> tuple[int, Any]:
        return self._checked(lambda: (200, later.read(answer)))

    def _route(self, visitor: Visitor, method: str, path: str, body: Mapping[str, Any] | None) -> tuple[int, Any]:
        route, _, query = path.removeprefix("/api/").partition("?")
        parameters = dict(part.split("=", 1) for part in query.split("&") if "=" in part)
        return self._answer(visitor, [method, *route.strip("/").split("/")], parameters, body or {})

    def _checked(self, work: Callable[[], tuple[int, Any]]) -> tuple[int, Any]:
        """Do the work, or return its problem."""
        try:
            return work()
        except IlionError as error:
            found = problem(error)
        except (KeyError, TypeError, AttributeError, ValueError) as error:
            found = problem(Malformed(f"the request is malformed: {error}"))
        except Exception as error:
            self.host.report(error)
            found = problem(error)
        return found["status"], found

    def _answer(self, visitor: Visitor, route: list[str], query: Mapping[str, str], body: Mapping[str, Any]) -> tuple[int, Any]:
        match route:
            case ["GET", "games"]:
                return 200, [game_info(id, self._levels(id)) for id in games()]
            case ["GET", "games", game, *_] if game not in games():
                raise HostError(404, "no-game", "there is no such game")
            case ["GET", "games", game]:
                return 200, game_detail(game, self._levels(game))
            case ["GET", "games", game, "texts", language]:
                texts = game_texts(game, language)
                if texts is None:
                    raise HostError(404, "no-texts", "there are no such texts")
                return 200, texts
            case ["GET", "me"]:
                return 200, {"id": visitor.id, "name": visitor.name, "login": None, "handle": None}
            case ["PATCH", "me"]:
                user = self._known(visitor)
                visitor.name = str(body["name"])
                return 200, {"id": user.id, "name": visitor.name, "login": None, "handle": None}
            case ["POST", "commitments"]:
                secret = secrets.token_bytes(fairness.SECRET_BYTES)
                self.commitments[self._known(visitor).id, fairness.commitment(secret)] = secret
                return 201, {"commitment": fairness.commitment(secret)}
            case ["GET", "tables"]:
                return 200, self._list(visitor, query.get("which", "open"))
            case ["POST", "tables", "travel"]:
                return 201, self._import(self._known(visitor), str(body["text"]))
            case ["POST", "tables"]:
                return 201, self._create(self._known(visitor), body)
            case ["GET", "tables", id, "record"] if self.host.has_other_rules(id):
                return 200, self.host.archived_record(id, visitor.id, int(query["seat"]) if "seat" in query else None)
            case [method, "tables", id, *more]:
                return self._table_request(visitor, self.host.session(id), [method, *more], query, body)
        raise HostError(404, "needs-server", "this needs a server")

    def _table_request(
        self, visitor: Visitor, session: Session[Connection], route: list[str], query: Mapping[str, str], body: Mapping[str, Any]
    ) -> tuple[int, Any]:
        match route:
            case ["GET"]:
                return 200, session.info(visitor.id)
            case ["GET", "record"]:
                return 200, session.record(visitor.id, int(query["seat"]) if "seat" in query else None)
            case ["GET", "travel"]:
                check_departure(session.table, require_id(visitor))
                return 200, write_travel(session.table, self.host.entries[session.header.id], visitor.id)
            case ["GET", "chat"]:
                return 200, self.host.chat[session.header.id][-MAX_CHAT:]
            case ["POST", "join"]:
                self._join(session, self._known(visitor), body)
                return 200, session.info(visitor.id)
            case ["POST", "leave"]:
                self.host.commit(session, seating.leave(session, require_id(visitor), self.host.clock()))
                return 200, session.info(visitor.id)
            case ["PUT", "seats", seat]:
                return 200, {"token": self._change_seat(session, require_id(visitor), int(seat), body)}
            case ["POST", "rematch"]:
                again = self._rematch(session, require_id(visitor), body.get("pledge") or "", body.get("level"))
                return 200, again.info(visitor.id)
            case ["POST", "practise"]:
                return 201, self._practise(session, self._known(visitor), body)
            case ["POST", "review"]:
                return self.reviews.request(session, require_id(visitor))
            case ["GET", "review"]:
                return self.reviews.answer(session)
            case ["GET", "review.json"]:
                return 200, self.reviews.document(session)
            case ["GET", "review", "events", n]:
                return 200, self.reviews.event(session, int(n), int(query["seat"]))
            case ["POST", "review", "answer"]:
                return 200, self.reviews.judge(session, int(body["n"]), int(body["seat"]), str(body["move"]))
        raise HostError(404, "needs-server", "this needs a server")

    def _known(self, visitor: Visitor) -> seating.User:
        """Return the visitor as a user; a newcomer becomes one."""
        if visitor.id is None:
            visitor.id, visitor.name = secrets.token_urlsafe(12), visitor.name or guest_name()
        return seating.User(visitor.id, visitor.name or "", visitor.has_account)

    def _list(self, visitor: Visitor, which: str) -> list[dict[str, Any]]:
        found = []
        for table in self.host.tables():
            own = {seat for seat, holder in enumerate(table.holders) if holder is not None and holder == visitor.id}
            mine = bool(own) or (visitor.id is not None and table.header.owner == visitor.id)
            if {
                "open": table.header.public and table.status == "waiting",
                "running": table.header.public and table.status == "running",
                "mine": mine and table.status != "over",
                "finished": mine and table.status == "over",
            }[which]:
                line = summary_of(table.header, table.setup, table.status, table.updated, table.summary, visitor.id, own)
                found.append(line)
        return sorted(found, key=lambda line: (not line["your_turn"], -line["updated"]))

    def _create(self, user: seating.User, spec: Mapping[str, Any]) -> dict[str, Any]:
        levels = self._levels(spec["game"])
        setup = seating.setup_table(spec, secrets.token_bytes(fairness.SECRET_BYTES), levels, user)
        for seat in spec["seats"]:
            self._check_kind(seat)
        if (commitment := spec.get("commitment")) is not None:
            if (user.id, commitment) not in self.commitments:
                raise HostError(422, "no-commitment", "this commitment is not yours, or was used already")
            setup = replace(setup, secret=self.commitments.pop((user.id, commitment)))
        header = TableHeader(secrets.token_urlsafe(12), user.id, bool(spec.get("public")), self.host.clock())
        tokens = self._open(header, Table(setup), spec["seats"], user, spec.get("pledge") or "")
        invitations = {str(seat): token for seat, token in tokens.items()}
        return {"table": self.host.session(header.id).info(user.id), "invitations": invitations}

    def _open(
        self, header: TableHeader, table: Table, seats: Sequence[seating.Spec], user: seating.User, pledge: str
    ) -> dict[int, str]:
        """Add a table, seat everybody, and return the tokens of its invitations."""
        session = self.host.open(header, table)
        self.host.commit(session, seating.fill_seats(table, seats, user, pledge, {}, session.levels, self.host.clock()))
        invited = [number for number, seat in enumerate(seats) if seat["kind"] == "invited"]
        return {number: self._invite(header.id, number) for number in invited}

    def _invite(self, id: str, seat: int) -> str:
        token = secrets.token_urlsafe(16)
        self.invitations[id, token] = seat
        return token

    def _join(self, session: Session[Connection], user: seating.User, body: Mapping[str, Any]) -> None:
        key = session.header.id, body.get("token") or ""
        if body.get("token") is not None and key not in self.invitations:
            raise Forbidden("wrong-token", "this invitation is not valid here, or was used already")
        seat = seating.seat_to_join(session, user.id, self.invitations.get(key, body.get("seat")), invited=key in self.invitations)
        self.host.commit(session, seating.join(session, user, seat, body.get("name"), body.get("pledge") or "", self.host.clock()))
        self.invitations.pop(key, None)

    def _change_seat(self, session: Session[Connection], user_id: str, seat: int, body: Mapping[str, Any]) -> str | None:
        seating.check_change(session, user_id, seat, body)
        self._check_kind(body)
        self.host.commit(session, seating.change_seat(session, seat, body, None, self.host.clock()))
        self.invitations = {key: other for key, other in self.invitations.items() if (key[0], other) != (session.header.id, seat)}
        return self._invite(session.header.id, seat) if body["kind"] == "invited" else None

    def _rematch(self, session: Session[Connection], user_id: str, pledge: str, level: str | None) -> Session[Connection]:
        seating.check_rematch(session, user_id, level)
        header = session.header
        if header.rematch is None:
            seats, reserved = seating.rematch_seats(session, user_id, level)
            new = TableHeader(secrets.token_urlsafe(12), user_id, header.public, self.host.clock(), reserved)
            setup = seating.rematch_setup(session.table.setup, secrets.token_bytes(fairness.SECRET_BYTES))
            self._open(new, Table(setup), seats, seating.User(user_id, ""), pledge)
            header.rematch = new.id
        self.host.deliver(session.table_messages())
        return self.host.session(header.rematch)

    def _practise(self, session: Session[Connection], user: seating.User, body: Mapping[str, Any]) -> dict[str, Any]:
        secret, seed = secrets.token_bytes(fairness.SECRET_BYTES), secrets.randbits(64)
        setup = practice_setup(session.table, int(body["n"]), int(body["seat"]), secret, seed)
        seats = practice_seats(session.table, int(body["seat"]), body.get("level"), session.levels)
        header = TableHeader(secrets.token_urlsafe(12), user.id, public=False, created=self.host.clock())
        self._open(header, Table(setup), seats, user, body.get("pledge") or "")
        return {"table": self.host.session(header.id).info(user.id), "invitations": {}}

    def _import(self, user: seating.User, text: str) -> dict[str, Any]:
        """Set up the game of a file. A running one continues on this user's device."""
        traveller = read_travel(text, self._levels)
        holders, now = traveller.holders(user.id), self.host.clock()
        header = TableHeader(secrets.token_urlsafe(12), user.id, public=False, created=now)
        session = self.host.open(header, traveller.table(holders, now))
        self.host.commit(session, traveller.seated(holders, now))
        return {"table": session.info(user.id), "invitations": {}}

    def _check_kind(self, seat: seating.Spec) -> None:
        """Raise if a seat is for somebody who would have to connect."""
        if seat["kind"] == "external":
            raise HostError(422, "needs-server", "an external program needs a server")
        if self.alone and seat["kind"] in ("open", "invited"):
            raise HostError(422, "needs-server", "other people can only join at a server")

    def _levels(self, game: str) -> BotLevels:
        return bot_levels(load(game), KINDS)


def require_id(visitor: Visitor) -> str:
    if visitor.id is None:
        raise NotSignedIn("create or join a table first")
    return visitor.id
