"""Notices: the list, the settings, devices for push, and the links in mails."""

from __future__ import annotations

import json
from typing import Annotated

from fastapi import APIRouter, Depends, Path, Request, Response

from ilion.server import messages as m
from ilion.server.api.dependencies import (
    PROBLEMS,
    AccountUser,
    CurrentServer,
    CurrentUser,
    OptionalUser,
    address_of,
    device_of,
    limit_passwords,
    set_session_cookie,
)
from ilion.server.jobs.notices import MAX_BOUNCES, say
from ilion.server.jobs.web_push import EndpointRefused, check_keys
from ilion.server.notice_rules import DELAYS, KINDS, NoticeSettings, is_zone
from ilion.server.problems import ApiError

router = APIRouter(prefix="/api", tags=["notices"], responses=PROBLEMS)

MailToken = Annotated[str, Path(max_length=100, pattern=r"^[A-Za-z0-9._-]+$")]
PUSH_COST = 10.0  # requests: the server calls other servers for it


@router.get("/me/notices")
async def list_notices(user: CurrentUser, server: CurrentServer) -> m.NoticeList:
    """Return the newest notices. Guests have none: they can only be notified on an open page."""
    rows = await server.notices.listed(user.id)
    lines = [
        m.NoticeLine(
            id=row.id,
            kind=row.kind,
            table=row.table,
            about=json.loads(row.about),
            created=row.created,
            seen=row.seen is not None,
        )
        for row in rows
    ]
    return m.NoticeList(unseen=await server.notices.n_unseen(user.id), notices=lines)


@router.post("/me/notices/seen", status_code=204)
async def mark_notices_seen(user: CurrentUser, server: CurrentServer, body: m.SeenNotices) -> None:
    """Note that notices were seen."""
    await server.notices.mark_seen(user.id, body.ids)


@router.get("/me/notices/settings")
async def get_notice_settings(user: AccountUser, server: CurrentServer) -> m.NoticeOptions:
    """Return your settings for notices, and the channels of this server."""
    wanted = await server.notices.settings(user.id)
    devices = await server.push_devices.listed(user.id)
    return m.NoticeOptions(
        switches={kind: sorted(wanted.switches[kind]) for kind in KINDS},
        possible={kind: ["page", *DELAYS[kind]] for kind in KINDS},
        quiet_from=wanted.quiet_from,
        quiet_to=wanted.quiet_to,
        zone=wanted.zone,
        language=wanted.language,
        mail=await server.accounts.mail_of(user.id),
        mail_possible=server.mailer.is_set_up,
        mail_bounced=wanted.bounces >= MAX_BOUNCES,
        push_key=server.notice_sender.push_sender().public_key,
        devices=[m.PushDevice(endpoint=row.endpoint, device=row.device, created=row.created) for row in devices],
    )


@router.put("/me/notices/settings", status_code=204)
async def change_notice_settings(user: AccountUser, server: CurrentServer, body: m.NoticeChange) -> None:
    """Change your settings for notices, and your quiet hours in your time zone."""
    if not is_zone(body.zone):
        raise ApiError(422, "unknown-zone", "this time zone is not known; name one like Europe/Berlin or UTC")
    if (body.quiet_from is None) != (body.quiet_to is None):
        raise ApiError(422, "quiet-hours", "quiet hours have a beginning and an end, or neither")
    old = await server.notices.settings(user.id)
    switches = {kind: frozenset(body.switches[kind]) if kind in body.switches else old.switches[kind] for kind in KINDS}
    changed = NoticeSettings(switches, body.quiet_from, body.quiet_to, body.zone, body.language)
    await server.notices.change_settings(user.id, changed)


@router.post("/me/push", status_code=201)
async def subscribe(user: AccountUser, server: CurrentServer, body: m.PushSubscription, request: Request) -> None:
    """Let this browser take push messages."""
    server.limits.spend(f"push {user.id}", PUSH_COST)
    check_keys(body.keys.p256dh, body.keys.auth)
    try:
        await server.notice_sender.push_sender().check(body.endpoint)
    except EndpointRefused as refusal:
        raise ApiError(422, "endpoint", f"{refusal}: this server sends push messages to public services only") from None
    await server.push_devices.add(user.id, body.endpoint, body.keys.p256dh, body.keys.auth, device_of(request))


@router.post("/me/push/remove", status_code=204)
async def unsubscribe_device(user: AccountUser, server: CurrentServer, body: m.PushEndpoint) -> None:
    """Stop sending push messages to a browser."""
    await server.push_devices.remove(user.id, body.endpoint)


@router.post("/me/push/test")
async def test_push(user: AccountUser, server: CurrentServer) -> m.PushTested:
    """Send a message to all your devices now."""
    server.limits.spend(f"push {user.id}", PUSH_COST)
    wanted = await server.notices.settings(user.id)
    message = {"title": "Ilion", "body": say("notice-test", wanted.language), "url": "/notices", "tag": "test"}
    return m.PushTested(reached=await server.notice_sender.test_push(user.id, message))


@router.post("/mail/unsubscribe/{token}", status_code=204)
async def unsubscribe_mail(token: MailToken, server: CurrentServer, request: Request) -> None:
    """End all mails with notices, with the link in any of them (RFC 8058). Nobody need be signed in."""
    person = server.keys.person_of(token)
    if person is None or await server.accounts.get(person) is None:
        server.limits.spend(f"password {address_of(request)}", PUSH_COST)
        raise ApiError(401, "wrong-link", "this link does not fit: switch mails off on the page of your notices")
    await server.notices.switch_off(person, "mail")


@router.post("/mail/open/{token}", dependencies=[Depends(limit_passwords)])
async def open_table(
    token: MailToken, user: OptionalUser, server: CurrentServer, request: Request, response: Response, replace: bool = False
) -> m.OpenedTable:
    """Open the table of a link in a mail. It signs this browser in, once; if its owner is signed in already, it stays unused. If
    somebody else is signed in, nothing happens without `replace`."""
    if user is not None:
        if (table := await server.table_links.table_of(token, user.id)) is not None:
            return m.OpenedTable(table=table)
        if not replace:
            await server.table_links.check(token)
            raise ApiError(409, "other-person", "somebody else is signed in here: this link would sign them out")
    _, session, table = await server.table_links.use(token, device_of(request))
    set_session_cookie(server, request, response, session)
    return m.OpenedTable(table=table)
