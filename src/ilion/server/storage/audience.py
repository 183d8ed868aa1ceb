"""The visibility of people. Each account has three switches for the audience of its profile and ratings, of its presence, and of
invitations to it: everybody here, people it has played, its friends, or nobody. Blocked people see nothing of each other."""

from __future__ import annotations

from typing import Any

from sqlalchemy import BindParameter, ColumnElement, CompoundSelect, String, and_, bindparam, false, not_, or_, select, union

from ilion.server.storage.schema import blocks, finished, friends, users

# A viewer: an id, a parameter for it, or None for a stranger. Queries that are made often are built once, with parameters: building
# one takes longer than answering it.
Viewer = str | BindParameter[Any] | None
VIEWER = bindparam("viewer", type_=String)

# Created once: creating an alias is costly, and every query about people needs several.
_block, _pair, _mine, _theirs = blocks.alias(), friends.alias(), finished.alias(), finished.alias()
_together = _mine.join(_theirs, _mine.c.table == _theirs.c.table)

# The lists below depend on the viewer only, so a database computes each of them once per query, for any number of people.


def is_blocked(viewer: Viewer, person: Any = users.c.id) -> ColumnElement[bool]:
    """Whether the viewer has blocked a person, or the person the viewer."""
    if viewer is None:
        return false()
    return or_(
        person.in_(select(_block.c.blocked).where(_block.c.user_id == viewer)),
        person.in_(select(_block.c.user_id).where(_block.c.blocked == viewer)),
    )


def is_friend(viewer: Viewer, person: Any = users.c.id) -> ColumnElement[bool]:
    if viewer is None:
        return false()
    found: ColumnElement[bool] = person.in_(select(_pair.c.friend).where(_pair.c.user_id == viewer))
    return found


def has_played(viewer: Viewer, person: Any = users.c.id) -> ColumnElement[bool]:
    """Whether both have finished a game together."""
    if viewer is None:
        return false()
    met: ColumnElement[bool] = person.in_(select(_theirs.c.user_id).select_from(_together).where(_mine.c.user_id == viewer))
    return met


def related(viewer: str) -> CompoundSelect[Any]:
    """Return the query for everybody who is not a stranger to the viewer: friends, other players, blocked people."""
    return union(
        select(_pair.c.friend).where(_pair.c.user_id == viewer),
        select(_theirs.c.user_id).select_from(_together).where(_mine.c.user_id == viewer),
        select(_block.c.blocked).where(_block.c.user_id == viewer),
        select(_block.c.user_id).where(_block.c.blocked == viewer),
    )


def may_see(switch: Any, viewer: Viewer, person: Any = users.c.id) -> ColumnElement[bool]:
    """Whether a switch of a person (a column of `users`) admits the viewer."""
    myself = person == viewer if viewer is not None else false()
    admitted = or_(
        switch == "everybody",
        and_(switch.in_(("friends", "played")), is_friend(viewer, person)),
        and_(switch == "played", has_played(viewer, person)),
    )
    return or_(myself, and_(admitted, not_(is_blocked(viewer, person)))) if viewer is not None else switch == "everybody"


def admits(switch: str, *, myself: bool, friend: bool, played: bool) -> bool:
    """Whether the same holds for a person known not to be blocked: a query would compute the lists again for each switch."""
    return myself or switch == "everybody" or (friend and switch in ("friends", "played")) or (played and switch == "played")
