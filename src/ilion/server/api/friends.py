"""Friends, and invitations to tables."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path

from ilion.server import messages as m
from ilion.server.api.dependencies import PROBLEMS, AccountUser, CurrentServer, OptionalUser, TableId
from ilion.server.api.profiles import Cursor, Handle
from ilion.server.problems import ApiError

Token = Annotated[str, Path(max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]

router = APIRouter(prefix="/api", tags=["friends"], responses=PROBLEMS)


@router.get("/friends")
async def list_friends(user: AccountUser, server: CurrentServer, cursor: Cursor = None) -> m.FriendsPage:
    """Return my friends by name, with their presence if they show it."""
    async with server.store.one_connection():
        lines, following = await server.friends.page(user, cursor)
    return m.FriendsPage(friends=[m.Friend(**line) for line in lines], next=following)


@router.post("/friends", status_code=204)
async def ask_friend(user: AccountUser, server: CurrentServer, body: m.AskFriend) -> None:
    """Ask somebody to be friends, by handle or at a seat of a finished game; if they have asked already, this agrees."""
    server.searches.spend(user.id)
    if body.handle is not None:
        person = await server.profiles.find(body.handle, user.id)
    elif body.table is not None and body.seat is not None:
        id = await server.moderation.person_at(body.table, body.seat, None, user)
        person = await server.profiles.by_id(id, user.id)
        if not person.played:
            raise ApiError(403, "not-played", "you have not played a game to its end with them")
    else:
        raise ApiError(422, "malformed", "name a handle, or a table and a seat")
    await server.friends.ask(user, person)


@router.get("/tables/{id}/people")
async def list_table_mates(id: TableId, user: AccountUser, server: CurrentServer) -> list[m.TableMate]:
    """Return the other account holders with whom I have finished this game, and my relationship to each."""
    return [m.TableMate(seat=seat, friendship=how) for seat, how in await server.friends.at_table(user, id)]  # type: ignore[arg-type]


@router.get("/friends/requests")
async def list_friend_requests(user: AccountUser, server: CurrentServer) -> list[m.FriendRequest]:
    """Return the people who ask to be my friends."""
    return [m.FriendRequest(**line) for line in await server.friends.requests_to(user)]


@router.post("/friends/requests/{handle}", status_code=204)
async def accept_friend(handle: Handle, user: AccountUser, server: CurrentServer) -> None:
    """Agree to a request."""
    await server.friends.accept(user, handle)


@router.delete("/friends/{handle}", status_code=204)
async def end_friendship(handle: Handle, user: AccountUser, server: CurrentServer) -> None:
    """End a friendship, decline a request or take one back. Nobody is notified."""
    await server.friends.end(user, handle)


@router.post("/friends/links", status_code=201)
async def create_friend_link(user: AccountUser, server: CurrentServer) -> m.FriendLink:
    """Create a link that makes one person my friend, within a day."""
    return m.FriendLink(token=await server.friends.new_link(user))


@router.get("/friends/links/{token}")
async def get_friend_link(token: Token, user: OptionalUser, server: CurrentServer) -> m.PersonCard:
    """Return the person behind a link."""
    person = await server.friends.link_owner(token, user)
    return m.PersonCard(handle=person.handle, name=person.name, avatar=person.avatar)


@router.post("/friends/links/{token}")
async def use_friend_link(token: Token, user: AccountUser, server: CurrentServer) -> m.PersonCard:
    """Become a friend by a link, which is then used up."""
    person = await server.friends.use_link(user, token)
    return m.PersonCard(handle=person.handle, name=person.name, avatar=person.avatar)


@router.post("/tables/{id}/invite", status_code=204)
async def invite_person(id: TableId, user: AccountUser, server: CurrentServer, body: m.InvitePerson) -> None:
    """Invite somebody on this server to a free seat of my table; the invitation is good for a day."""
    server.searches.spend(user.id)
    await server.table_invitations.invite(id, user, body.handle)


@router.get("/me/invitations")
async def list_invitations(user: AccountUser, server: CurrentServer) -> list[m.TableInvitation]:
    """Return the tables to which I am invited."""
    return [m.TableInvitation(**line) for line in await server.table_invitations.list_for(user)]


@router.post("/me/invitations/{token}")
async def accept_invitation(
    token: Token, user: AccountUser, server: CurrentServer, body: m.AcceptInvitation | None = None
) -> m.TableInfo:
    """Take a free seat by an invitation."""
    room = await server.table_invitations.accept(token, user, body.pledge if body else "")
    return m.TableInfo(**room.session.info(user.id))


@router.delete("/me/invitations/{token}", status_code=204)
async def decline_invitation(token: Token, user: AccountUser, server: CurrentServer) -> None:
    """Decline an invitation. Nobody is notified."""
    await server.table_invitations.decline(token, user)
