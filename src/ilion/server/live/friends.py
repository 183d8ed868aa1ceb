"""Friends: by link, by handle, or from a finished game. Both must agree; withdrawing and declining are silent."""

from __future__ import annotations

from typing import Any

from sqlalchemy import delete, func, insert, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ilion.server.clock import now
from ilion.server.live.availability import Availability
from ilion.server.problems import ApiError
from ilion.server.rate_limit import RateLimiter
from ilion.server.storage import notices
from ilion.server.storage.accounts import User
from ilion.server.storage.audience import is_blocked, may_see
from ilion.server.storage.avatars import avatar_of
from ilion.server.storage.cursors import decode_cursor, encode_cursor
from ilion.server.storage.handles import plain_handle
from ilion.server.storage.profiles import Person, Profiles
from ilion.server.storage.rating_scale import margin_points, rating_points
from ilion.server.storage.schema import (
    blocks,
    ended_requests,
    finished,
    friend_links,
    friend_requests,
    friends,
    players,
    ratings,
    tables,
    users,
)
from ilion.server.storage.store import Store
from ilion.server.storage.tokens import digest, new_token
from ilion.table.clock import DAY

LINK_TTL = DAY
MAX_FRIENDS = 500
MAX_REQUESTS = 100  # shown at once
PAGE = 50
REQUESTS_PER_DAY = 20
REMEMBERED = 7 * DAY  # for which a declined or withdrawn request counts
LINKS_PER_DAY = 20


class Friends:
    """The friendships of one server."""

    def __init__(self, store: Store, profiles: Profiles, availability: Availability) -> None:
        self.store = store
        self.profiles = profiles
        self.availability = availability
        self.requests = RateLimiter(REQUESTS_PER_DAY / 86_400, REQUESTS_PER_DAY)
        self.links = RateLimiter(LINKS_PER_DAY / 86_400, LINKS_PER_DAY)

    async def ask(self, user: User, person: Person) -> None:
        """Ask somebody to be friends; if they have asked already, this agrees. A repeated request counts once, and a new request
        within days after the last one was declined or withdrawn raises no notice."""
        if person.id == user.id:
            raise ApiError(422, "yourself", "that is you")
        if person.friend:
            return
        self.requests.spend(user.id)
        await self._check_number(user.id)

        async def work(connection: AsyncConnection) -> None:
            if await _take_request(connection, person.id, user.id):
                await _befriend(connection, user.id, person.id)
                await self._tell(connection, person.id, user)
                return
            asked_before = await _take_request(connection, user.id, person.id)
            await connection.execute(insert(friend_requests), {"user_id": user.id, "asked": person.id, "at": now()})
            if not asked_before and not await _has_ended(connection, user.id, person.id):
                await self._tell(connection, person.id, user)

        await self.store.write(work)

    async def at_table(self, user: User, table: str) -> list[tuple[int, str]]:
        """Return the seats of the other account holders with whom a user has finished the game of a table, and their relationship
        to the user. People who have blocked each other are left out."""
        query = select(players.c.seat, players.c.user_id).join(
            finished, (finished.c.table == players.c.table) & (finished.c.user_id == players.c.user_id)
        )
        rows = await self.store.read(query.where(players.c.table == table).order_by(players.c.seat))
        if user.id not in {row.user_id for row in rows}:
            return []
        found = []
        for row in rows:
            if row.user_id == user.id:
                continue
            try:
                person = await self.profiles.by_id(row.user_id, user.id)
            except ApiError:
                continue  # a guest, or blocked
            found.append((row.seat, await self.profiles.friendship(user.id, person)))
        return found

    async def _tell(self, connection: AsyncConnection, person: str, by: User) -> None:
        await notices.notify(connection, person, "friend", about={"name": by.name, "handle": by.handle or ""}, by=by.id)

    async def accept(self, user: User, handle: str) -> None:
        """Agree to a request."""
        person = await self.profiles.find(handle, user.id)
        await self._check_number(user.id)

        async def work(connection: AsyncConnection) -> bool:
            found = await _take_request(connection, person.id, user.id)
            if found:
                await _befriend(connection, user.id, person.id)
                await self._tell(connection, person.id, user)
            return found

        if not await self.store.write(work):
            raise ApiError(404, "no-request", "there is no such request any more")

    async def end(self, user: User, handle: str) -> None:
        """End a friendship, decline a request or take one back, silently."""
        rows = await self.store.read(select(users.c.id).where(users.c.handle == plain_handle(handle)))
        if not rows:
            return

        async def work(connection: AsyncConnection) -> None:
            await _remember_requests(connection, user.id, rows[0].id)
            await part(connection, user.id, rows[0].id)

        await self.store.write(work)

    async def _check_number(self, user_id: str) -> None:
        n = (await self.store.read(select(func.count()).select_from(friends).where(friends.c.user_id == user_id)))[0][0]
        if n >= MAX_FRIENDS:
            raise ApiError(409, "too-many-friends", f"nobody can have more than {MAX_FRIENDS} friends here")

    # Links

    async def new_link(self, user: User) -> str:
        """Return the token of a link that makes one person a friend, within a day."""
        self.links.spend(user.id)
        token = new_token()
        row = {"token": digest(token), "user_id": user.id, "created": now()}

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(delete(friend_links).where(friend_links.c.created < now() - LINK_TTL))
            await connection.execute(insert(friend_links), row)

        await self.store.write(work)
        return token

    async def link_owner(self, token: str, viewer: User | None) -> Person:
        """Return the owner of a link."""
        valid = (friend_links.c.token == digest(token)) & (friend_links.c.created > now() - LINK_TTL)
        rows = await self.store.read(select(friend_links.c.user_id).where(valid))
        if not rows:
            raise link_used()
        return await self.profiles.by_id(rows[0].user_id, None if viewer is None else viewer.id)

    async def use_link(self, user: User, token: str) -> Person:
        """Become a friend by a link, which is then used up."""
        person = await self.link_owner(token, user)
        if person.id == user.id:
            raise ApiError(422, "yourself", "this link is for somebody else: send it to them")
        await self._check_number(user.id)

        async def work(connection: AsyncConnection) -> None:
            if (await connection.execute(delete(friend_links).where(friend_links.c.token == digest(token)))).rowcount != 1:
                raise link_used()
            await _befriend(connection, user.id, person.id)
            await self._tell(connection, person.id, user)

        await self.store.write(work)
        return person

    # Lists

    async def requests_to(self, user: User) -> list[dict[str, Any]]:
        """Return the people who ask the user, the latest first."""
        query = select(users, friend_requests.c.at).join(friend_requests, friend_requests.c.user_id == users.c.id)
        query = query.where(friend_requests.c.asked == user.id, ~is_blocked(user.id), users.c.delete_at.is_(None))
        rows = await self.store.read(query.order_by(friend_requests.c.at.desc()).limit(MAX_REQUESTS))
        return [_card(row) | {"at": row.at} for row in rows]

    async def page(self, user: User, cursor: str | None = None) -> tuple[list[dict[str, Any]], str | None]:
        """Return friends by name, with their availability if they show it, and the cursor of the next page."""
        shown = may_see(users.c.show_presence, user.id).label("shows_presence")
        invites = may_see(users.c.may_invite, user.id).label("takes_invitations")
        query = select(users, shown, invites).join(friends, friends.c.friend == users.c.id)
        query = query.where(friends.c.user_id == user.id, ~is_blocked(user.id), users.c.delete_at.is_(None))
        order = func.lower(users.c.name)
        if cursor is not None:
            name, id = decode_cursor(cursor, str, str)
            query = query.where(or_(order > name, (order == name) & (users.c.id > id)))
        rows = await self.store.read(query.add_columns(order.label("key")).order_by(order, users.c.id).limit(PAGE + 1))
        listed = rows[:PAGE]
        states = await self.availability.states([row.id for row in listed if row.shows_presence])
        best = await self._best_ratings([row.id for row in listed])
        watched = await self._tables_to_watch([id for id, state in states.items() if state == "playing"])
        lines = [
            _card(row)
            | {
                "presence": states.get(row.id),
                "best": best.get(row.id),
                "watch": watched.get(row.id),
                "takes_invitations": bool(row.takes_invitations),
            }
            for row in listed
        ]
        return lines, encode_cursor(listed[-1].key, listed[-1].id) if len(rows) > PAGE else None

    async def _best_ratings(self, ids: list[str]) -> dict[str, dict[str, Any]]:
        """Return the game that each person has played most often at rated tables, for friends who show it."""
        query = select(ratings).join(users, users.c.id == ratings.c.player)
        query = query.where(ratings.c.player.in_(ids), users.c.show_profile != "nobody").order_by(ratings.c.games)
        return {
            row.player: {"game": row.game, "rating": rating_points(row.mu), "margin": margin_points(row.sigma)}
            for row in await self.store.read(query)
        }

    async def _tables_to_watch(self, ids: list[str]) -> dict[str, dict[str, str]]:
        """Return a running public table for each person at one."""
        query = select(players.c.user_id, tables.c.id, tables.c.game).join(tables, tables.c.id == players.c.table)
        query = query.where(players.c.user_id.in_(ids), tables.c.status == "running", tables.c.public).order_by(tables.c.updated)
        return {row.user_id: {"table": row.id, "game": row.game} for row in await self.store.read(query)}


async def part(connection: AsyncConnection, one: str, other: str) -> None:
    """End everything between two people: friendship and requests."""
    for pair in ((one, other), (other, one)):
        await connection.execute(delete(friends).where(friends.c.user_id == pair[0], friends.c.friend == pair[1]))
        await _take_request(connection, *pair)


async def _take_request(connection: AsyncConnection, by: str, asked: str) -> bool:
    """Delete a request; return whether there was one."""
    where = (friend_requests.c.user_id == by) & (friend_requests.c.asked == asked)
    return (await connection.execute(delete(friend_requests).where(where))).rowcount > 0


async def _remember_requests(connection: AsyncConnection, one: str, other: str) -> None:
    """Record that the requests between two people end now."""
    await connection.execute(delete(ended_requests).where(ended_requests.c.at <= now() - REMEMBERED))
    pair = (one, other)
    requests = select(friend_requests).where(friend_requests.c.user_id.in_(pair), friend_requests.c.asked.in_(pair))
    for row in (await connection.execute(requests)).all():
        same = (ended_requests.c.user_id == row.user_id) & (ended_requests.c.asked == row.asked)
        await connection.execute(delete(ended_requests).where(same))
        await connection.execute(insert(ended_requests), {"user_id": row.user_id, "asked": row.asked, "at": now()})


async def _has_ended(connection: AsyncConnection, by: str, asked: str) -> bool:
    """Whether a request of theirs was declined or taken back in the last days."""
    recent = ended_requests.c.at > now() - REMEMBERED
    query = select(ended_requests.c.at).where(ended_requests.c.user_id == by, ended_requests.c.asked == asked, recent)
    return (await connection.execute(query)).first() is not None


async def _befriend(connection: AsyncConnection, one: str, other: str) -> None:
    """Make two people friends. Neither may have blocked the other, not even a moment ago."""
    pair = (one, other)
    apart = select(blocks.c.user_id).where(blocks.c.user_id.in_(pair), blocks.c.blocked.in_(pair))
    if (await connection.execute(apart)).first() is not None:
        raise link_used()
    await part(connection, one, other)
    rows = [{"user_id": a, "friend": b, "since": now()} for a, b in (pair, (other, one))]
    await connection.execute(insert(friends), rows)


def _card(row: Any) -> dict[str, Any]:
    return {"handle": row.handle, "name": row.name, "avatar": avatar_of(row.id, row.avatar)}


def link_used() -> ApiError:
    return ApiError(404, "no-link", "this link was used already, or is older than a day: ask for a new one")
