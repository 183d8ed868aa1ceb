"""`ilion serve`: tables on the network."""

from __future__ import annotations

import contextlib
import gc
import os
import tempfile
from collections.abc import Iterator
from enum import StrEnum
from typing import Annotated

import typer

from ilion.cli.language import Language, chosen, say
from ilion.core.errors import IlionError, text_of


class ReviewPolicy(StrEnum):
    """When the server reviews finished games."""

    OFF = "off"
    ON_REQUEST = "on-request"
    RATED = "rated"


class CannotServe(IlionError):
    """The server needs something that is missing."""


@contextlib.contextmanager
def metrics_shared(wanted: bool) -> Iterator[None]:
    """Let the processes of one server keep their metrics in a folder; nothing that counts may be imported before."""
    if not wanted:
        yield
        return
    with tempfile.TemporaryDirectory(prefix="ilion-metrics-", ignore_cleanup_errors=True) as folder:
        os.environ["PROMETHEUS_MULTIPROC_DIR"] = folder
        yield


def serve(
    host: Annotated[str, typer.Option()] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535)] = 8080,
    db: Annotated[str | None, typer.Option(metavar="URL", show_default=False)] = None,
    processes: Annotated[int, typer.Option(min=1, max=64)] = 1,
    workers: Annotated[int | None, typer.Option(min=1, max=64, show_default=False)] = None,
    origin: Annotated[list[str] | None, typer.Option(show_default=False)] = None,
    open_browser: Annotated[bool, typer.Option("--open")] = False,
    trust_proxy: Annotated[list[str] | None, typer.Option(metavar="ADDRESS", show_default=False)] = None,
    secure_cookies: Annotated[bool, typer.Option("--secure-cookies")] = False,
    guest_days: Annotated[int, typer.Option(min=1, metavar="DAYS")] = 30,
    rate: Annotated[float, typer.Option(min=0.1)] = 20.0,
    burst: Annotated[int, typer.Option(min=1)] = 100,
    request_time: Annotated[int, typer.Option(min=1, metavar="SECONDS")] = 20,
    sockets: Annotated[int, typer.Option(min=1)] = 10_000,
    sockets_per_address: Annotated[int, typer.Option(min=1)] = 200,
    sockets_per_person: Annotated[int, typer.Option(min=1)] = 50,
    host_account: Annotated[list[str] | None, typer.Option(show_default=False)] = None,
    address: Annotated[str, typer.Option(metavar="URL", show_default=False)] = "",
    smtp: Annotated[str, typer.Option(metavar="URL", show_default=False)] = "",
    mail_from: Annotated[str, typer.Option(metavar="ADDRESS", show_default=False)] = "",
    private_push: Annotated[bool, typer.Option("--private-push")] = False,
    reviews: Annotated[ReviewPolicy, typer.Option()] = ReviewPolicy.ON_REQUEST,
    lease: Annotated[int, typer.Option(min=1, metavar="SECONDS")] = 30,
    language: Language = None,
) -> None:
    """Run the server: tables for people and bots."""
    chosen(language)
    gc.disable()  # during these imports there is nothing to collect; the server enables it again
    with metrics_shared(processes > 1):
        try:
            from ilion.server.app import create_app
            from ilion.server.processes import run_processes
            from ilion.server.run import run
            from ilion.server.settings import Settings, default_database, spare_cores
            from ilion.table.clock import DAY, SECOND
        except ImportError as error:
            raise CannotServe(say("error-server", module=error.name or "")) from None
        settings = Settings(
            db=db or default_database(),
            host=host,
            port=port,
            processes=processes,
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
            private_push=private_push,
        )
        try:
            if processes > 1:
                run_processes(settings, open_browser=open_browser)  # it does not return
            app = create_app(settings)
        except ValueError as error:
            raise CannotServe(text_of(error)) from None
        run(app, settings, open_browser=open_browser)
