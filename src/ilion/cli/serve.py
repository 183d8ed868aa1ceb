"""`ilion serve`: tables on the network."""

from __future__ import annotations

import gc
from typing import Annotated

import typer

from ilion.core.errors import IlionError


class CannotServe(IlionError):
    """The server needs something that is missing."""


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port to listen on.")] = 8080,
    db: Annotated[
        str | None,
        typer.Option(
            metavar="URL", help="sqlite:///FILE or postgresql://…; by default a file in your data folder.", show_default=False
        ),
    ] = None,
    workers: Annotated[int, typer.Option(min=1, max=64, help="Processes in which bots think.")] = 1,
    origin: Annotated[
        list[str] | None,
        typer.Option(help="Another origin whose pages may connect: https://example.org.", show_default=False),
    ] = None,
    open_browser: Annotated[bool, typer.Option("--open", help="Open the web app in the browser once the server answers.")] = False,
    trust_proxy: Annotated[bool, typer.Option("--trust-proxy", help="Trust the headers X-Forwarded-For and -Proto.")] = False,
    secure_cookies: Annotated[bool, typer.Option("--secure-cookies", help="Send cookies over https only.")] = False,
    guest_days: Annotated[
        int, typer.Option(min=1, metavar="DAYS", help="Delete guests this many days after their last visit.")
    ] = 30,
    rate: Annotated[float, typer.Option(min=0.1, help="Requests and messages per second, per session and address.")] = 20.0,
    burst: Annotated[int, typer.Option(min=1, help="How many of them may arrive at once.")] = 100,
    lease: Annotated[int, typer.Option(min=1, metavar="SECONDS", help="When another server takes over from a dead one.")] = 30,
) -> None:
    """Run the server: tables for people and bots."""
    gc.disable()  # during these imports there is nothing to collect; the server enables it again
    try:
        from ilion.server.app import create_app
        from ilion.server.run import run
        from ilion.server.settings import DAY, SECOND, Settings, default_database
    except ImportError as error:
        raise CannotServe(f"the server needs {error.name}, which is not installed: pip install 'ilion[server]'") from None
    settings = Settings(
        db=db or default_database(),
        host=host,
        port=port,
        workers=workers,
        origins=tuple(origin or ()),
        trust_proxy=trust_proxy,
        secure_cookies=secure_cookies,
        guest_ttl=guest_days * DAY,
        rate=rate,
        burst=burst,
        lease=lease * SECOND,
    )
    try:
        app = create_app(settings)
    except ValueError as error:
        raise CannotServe(str(error)) from None
    run(app, settings, open_browser=open_browser)
