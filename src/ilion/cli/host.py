"""`ilion host`: commands for the host of a server."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Annotated, Any

import typer

from ilion.cli.language import Language, chosen, say
from ilion.cli.serve import CannotServe
from ilion.core.errors import text_of

host_app = typer.Typer(no_args_is_help=True, rich_markup_mode=None)
Db = Annotated[str | None, typer.Option("--db", metavar="URL", show_default=False)]
Address = Annotated[str, typer.Option()]


@host_app.callback()
def host(language: Language = None) -> None:
    """For the host of a server."""
    chosen(language)


@host_app.command()
def token(db: Db = None, address: Address = "http://127.0.0.1:8080", language: Language = None) -> None:
    """Print a link to the host's page, good for a day."""
    chosen(language)
    from ilion.server.live.moderation import new_host_token

    found = with_store(db, new_host_token)
    typer.echo(f"{address.rstrip('/')}/host#{found}")


@host_app.command()
def reset(
    login: Annotated[str, typer.Argument(metavar="LOGIN", show_default=False)],
    db: Db = None,
    address: Address = "http://127.0.0.1:8080",
    language: Language = None,
) -> None:
    """Print a link with which the owner of an account sets a new password, good for 30 minutes."""
    chosen(language)
    from ilion.server.settings import Settings
    from ilion.server.storage.accounts import Accounts
    from ilion.server.storage.recovery import Recovery

    async def work(store: Any) -> str:
        accounts = Accounts(store, Settings(db=""))
        user = await accounts.find(login)
        if user is None:
            raise CannotServe(say("error-account", login=login))
        return await Recovery(store, accounts).new_link(user)

    typer.echo(f"{address.rstrip('/')}/reset#{with_store(db, work)}")


def with_store(db: str | None, work: Callable[[Any], Awaitable[str]]) -> str:
    """Do something with the database of a server, which may be running."""
    try:
        from sqlalchemy.exc import DBAPIError

        from ilion.server.settings import default_database
        from ilion.server.storage.store import Store
    except ImportError as error:
        raise CannotServe(say("error-server", module=error.name or "")) from None

    async def run() -> str:
        try:
            store = Store(db or default_database(), "command line")
        except ValueError as error:
            raise CannotServe(text_of(error)) from None
        try:
            return await work(store)
        except DBAPIError as error:
            raise CannotServe(say("error-database", reason=str(error.orig))) from None
        finally:
            await store.close()

    return asyncio.run(run())
