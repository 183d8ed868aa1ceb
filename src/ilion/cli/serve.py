"""`ilion serve`: tables on the network."""

from __future__ import annotations

import gc
from enum import StrEnum
from typing import Annotated

import typer

from ilion.core.errors import IlionError


class ReviewPolicy(StrEnum):
    """When the server reviews finished games."""

    OFF = "off"
    ON_REQUEST = "on-request"
    RATED = "rated"


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
    workers: Annotated[
        int | None,
        typer.Option(
            min=1,
            max=64,
            help="Processes in which bots think, besides one for quick decisions; by default one less than there are processors.",
            show_default=False,
        ),
    ] = None,
    origin: Annotated[
        list[str] | None,
        typer.Option(help="Another origin whose pages may connect: https://example.org.", show_default=False),
    ] = None,
    open_browser: Annotated[bool, typer.Option("--open", help="Open the web app in the browser once the server answers.")] = False,
    trust_proxy: Annotated[
        list[str] | None,
        typer.Option(
            metavar="ADDRESS",
            help="Believe the headers X-Forwarded-For and -Proto of this proxy: an address or a network. Repeat it for several.",
            show_default=False,
        ),
    ] = None,
    secure_cookies: Annotated[bool, typer.Option("--secure-cookies", help="Send cookies over https only.")] = False,
    guest_days: Annotated[
        int, typer.Option(min=1, metavar="DAYS", help="Delete guests this many days after their last visit.")
    ] = 30,
    rate: Annotated[float, typer.Option(min=0.1, help="Requests and messages per second, per session and address.")] = 20.0,
    burst: Annotated[int, typer.Option(min=1, help="How many of them may arrive at once.")] = 100,
    request_time: Annotated[int, typer.Option(min=1, metavar="SECONDS", help="How long a request may take to arrive.")] = 20,
    sockets: Annotated[int, typer.Option(min=1, help="How many WebSockets may be open at once.")] = 10_000,
    sockets_per_address: Annotated[int, typer.Option(min=1, help="How many of them from one address.")] = 200,
    sockets_per_person: Annotated[int, typer.Option(min=1, help="How many of them of one person.")] = 50,
    host_account: Annotated[
        list[str] | None, typer.Option(help="The login of an account that may open the host's page.", show_default=False)
    ] = None,
    address: Annotated[
        str, typer.Option(metavar="URL", help="The address of the web app, for links in mails.", show_default=False)
    ] = "",
    smtp: Annotated[
        str,
        typer.Option(
            metavar="URL",
            help="smtp://USER@HOST:PORT or smtps://…, to send mail; the password is read from ILION_SMTP_PASSWORD.",
            show_default=False,
        ),
    ] = "",
    mail_from: Annotated[str, typer.Option(metavar="ADDRESS", help="The sender of mails.", show_default=False)] = "",
    reviews: Annotated[
        ReviewPolicy, typer.Option(help="Review finished games: never, if a player requests it, or also every rated game.")
    ] = ReviewPolicy.ON_REQUEST,
    lease: Annotated[int, typer.Option(min=1, metavar="SECONDS", help="When another server takes over from a dead one.")] = 30,
) -> None:
    """Run the server: tables for people and bots."""
    gc.disable()  # during these imports there is nothing to collect; the server enables it again
    try:
        from ilion.server.app import create_app
        from ilion.server.run import run
        from ilion.server.settings import DAY, SECOND, Settings, default_database, spare_cores
    except ImportError as error:
        raise CannotServe(f"the server needs {error.name}, which is not installed: in a clone, pip install '.[server]'") from None
    settings = Settings(
        db=db or default_database(),
        host=host,
        port=port,
        workers=workers or spare_cores(),
        origins=tuple(origin or ()),
        trust_proxy=tuple(trust_proxy or ()),
        secure_cookies=secure_cookies,
        guest_ttl=guest_days * DAY,
        rate=rate,
        burst=burst,
        request_time=request_time * SECOND,
        max_sockets=sockets,
        max_sockets_per_address=sockets_per_address,
        max_sockets_per_person=sockets_per_person,
        lease=lease * SECOND,
        reviews=reviews.value,
        hosts=tuple(login.lower().removeprefix("@") for login in host_account or ()),
        address=address,
        smtp=smtp,
        mail_from=mail_from,
    )
    try:
        app = create_app(settings)
    except ValueError as error:
        raise CannotServe(str(error)) from None
    run(app, settings, open_browser=open_browser)
