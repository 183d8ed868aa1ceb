"""An account: password, recovery codes, mail, and sessions."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Path, Request, Response
from sqlalchemy import select
from starlette.responses import StreamingResponse

from ilion.server import messages as m
from ilion.server.api.dependencies import (
    PROBLEMS,
    AccountUser,
    CurrentServer,
    CurrentUser,
    device_of,
    limit_passwords,
    set_session_cookie,
)
from ilion.server.api.profiles import zipped
from ilion.server.api.users import described
from ilion.server.storage.accounts import COOKIE
from ilion.server.storage.schema import users

SessionId = Annotated[str, Path(pattern=r"^[0-9a-f]{16}$")]
LinkToken = Annotated[str, Path(max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]

router = APIRouter(prefix="/api", tags=["account"], responses=PROBLEMS)


@router.get("/me/account")
async def get_account(user: AccountUser, server: CurrentServer) -> m.Account:
    """Return the account's own data."""
    row = (await server.store.read(select(users).where(users.c.id == user.id)))[0]
    return m.Account(
        login=row.login,
        created=row.created,
        password_changed=row.password_changed,
        mail=row.mail,
        mail_possible=server.mailer.is_set_up,
        recovery_codes=await server.recovery.n_codes(user),
        host=row.login in server.settings.hosts,
        delete_at=row.delete_at,
    )


@router.get("/me/export", response_class=StreamingResponse)
async def export_data(user: AccountUser, server: CurrentServer) -> StreamingResponse:
    """Everything the server knows about me as one ZIP file, once a day: profile, ratings, friends, chat, and every record as my
    seat may see it."""
    return zipped(await server.export.everything(user), "ilion-data.zip")


@router.post("/me/deletion", dependencies=[Depends(limit_passwords)])
async def delete_account_later(user: AccountUser, server: CurrentServer, body: m.Confirmation) -> m.Deletion:
    """Have the account deleted in a week. Until then nobody else sees it, and its owner may reconsider."""
    await server.accounts.confirm_password(user, body.password)
    return m.Deletion(delete_at=await server.accounts.delete_later(user))


@router.delete("/me/deletion", status_code=204)
async def keep_account(user: AccountUser, server: CurrentServer) -> None:
    """Keep the account after all."""
    await server.accounts.keep(user)


@router.get("/me/away")
async def get_absence(user: AccountUser, server: CurrentServer) -> m.Absence:
    """Return the end of my absence, and the days of absence that I have left this year."""
    return m.Absence(until=await server.absences.until(user.id), days_left=await server.absences.days_left(user))


@router.put("/me/away")
async def begin_absence(user: AccountUser, server: CurrentServer, body: m.AbsenceRequest) -> m.Absence:
    """Be away from now on: my clocks stand still at correspondence tables."""
    await server.absences.begin(user, body.days)
    return await get_absence(user, server)


@router.delete("/me/away")
async def end_absence(user: AccountUser, server: CurrentServer) -> m.Absence:
    """Be back: my clocks run again."""
    await server.absences.end(user)
    return await get_absence(user, server)


@router.get("/me/sessions")
async def list_sessions(user: CurrentUser, server: CurrentServer, request: Request) -> list[m.SessionInfo]:
    """Return the user's sessions, that of this device first."""
    return [m.SessionInfo(**vars(line)) for line in await server.accounts.list_sessions(user, request.cookies.get(COOKIE))]


@router.delete("/me/sessions/{session}", status_code=204)
async def end_session(session: SessionId, user: CurrentUser, server: CurrentServer) -> None:
    """End a session, and close its sockets."""
    await server.accounts.end_session(user, session)


@router.delete("/me/sessions", status_code=204)
async def end_other_sessions(user: CurrentUser, server: CurrentServer, request: Request) -> None:
    """End all sessions except this one."""
    await server.accounts.end_other_sessions(user, request.cookies.get(COOKIE))


@router.put("/me/password", dependencies=[Depends(limit_passwords)])
async def change_password(
    user: AccountUser, server: CurrentServer, body: m.NewPassword, request: Request, response: Response
) -> m.Me:
    """Change the password. All other sessions end, and this one gets a new token."""
    await server.accounts.confirm_password(user, body.old)
    set_session_cookie(server, request, response, await server.accounts.set_password(user, body.new, device_of(request)))
    return described(user)


@router.post("/me/recovery", status_code=201, dependencies=[Depends(limit_passwords)])
async def create_recovery_codes(user: AccountUser, server: CurrentServer, body: m.Confirmation) -> m.RecoveryCodes:
    """Create eight recovery codes, which replace all earlier ones. They are returned only here."""
    await server.accounts.confirm_password(user, body.password)
    return m.RecoveryCodes(codes=await server.recovery.new_codes(user))


@router.post("/recover", dependencies=[Depends(limit_passwords)])
async def recover(server: CurrentServer, body: m.RecoveryUse, request: Request, response: Response) -> m.Me:
    """Set a new password with a recovery code. All sessions end and a new one begins."""
    user, token = await server.recovery.use_code(body.login, body.code, body.password, device_of(request))
    set_session_cookie(server, request, response, token)
    return described(user)


@router.put("/me/mail", status_code=202, dependencies=[Depends(limit_passwords)])
async def change_mail(user: AccountUser, server: CurrentServer, body: m.NewMail) -> None:
    """Set the address for forgotten passwords. It takes effect once the link in a mail to it is opened; an empty one takes effect
    at once."""
    await server.accounts.confirm_password(user, body.password)
    if not body.mail:
        await server.recovery.remove_mail(user)
        return
    server.mailer.require()
    token = await server.recovery.new_link(user, body.mail)
    await server.mailer.send_link("mail-confirm", body.mail, user.login or "", f"/confirm#{token}", body.language)


@router.post("/mail/{token}", status_code=204, dependencies=[Depends(limit_passwords)])
async def confirm_mail(token: LinkToken, server: CurrentServer) -> None:
    """Confirm an address with the link that was sent to it."""
    await server.recovery.confirm_mail(token)


@router.post("/reset", status_code=202, dependencies=[Depends(limit_passwords)])
async def request_reset(server: CurrentServer, body: m.ResetRequest) -> None:
    """Send a link for a new password to the address of an account. The answer is the same whether there is one or not."""
    server.mailer.require()
    found = await server.recovery.link_for(body.login)
    if found is not None:
        mail, token = found
        await server.mailer.send_link("mail-reset", mail, body.login, f"/reset#{token}", body.language)


@router.post("/reset/{token}", dependencies=[Depends(limit_passwords)])
async def reset(token: LinkToken, server: CurrentServer, body: m.Reset, request: Request, response: Response) -> m.Me:
    """Set a new password with a link. All sessions end and a new one begins."""
    user, new = await server.recovery.reset(token, body.password, device_of(request))
    set_session_cookie(server, request, response, new)
    return described(user)
