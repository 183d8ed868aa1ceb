"""The first check of every request: size, origin and rate. It also adds the headers of every response."""

from __future__ import annotations

import asyncio
import time
from typing import Any
from urllib.parse import urlsplit

import orjson
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ilion.server.addresses import UNKNOWN, TrustedProxies
from ilion.server.api.errors import RETRY_AFTER
from ilion.server.problems import ApiError, is_outage, problem
from ilion.server.rate_limit import RateLimiter
from ilion.server.settings import Settings
from ilion.server.telemetry import PROBLEMS, log

MAX_BODY = 65_536
MAX_BODIES = {"/api/tables/travel": 1 << 21}  # by path: a file with a whole game, as JSON
ONE_CLICK = "/api/mail/unsubscribe/"  # mail programs post a form there, from any origin (RFC 8058)
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; "
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
SAFE = ("GET", "HEAD", "OPTIONS")


class Guard:
    """Middleware around the whole application."""

    def __init__(self, app: ASGIApp, settings: Settings, limits: RateLimiter, proxies: TrustedProxies) -> None:
        self.app = app
        self.settings = settings
        self.limits = limits
        self.proxies = proxies

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            self._set_client(scope)
        if scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        elif scope["type"] == "http":
            await self._request(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    def _set_client(self, scope: Scope) -> None:
        """Set the client and scheme on which the limits and cookies of this request are based."""
        headers = Headers(scope=scope)
        peer, port = scope.get("client") or (UNKNOWN, 0)
        scope["client"] = self.proxies.client(peer, headers.getlist("x-forwarded-for")), port
        scheme = self.proxies.scheme(peer, headers.get("x-forwarded-proto"))
        if scheme is not None:
            scope["scheme"] = scheme if scope["type"] == "http" else scheme.replace("http", "ws")

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            self._check(scope, Headers(scope=scope))
        except ApiError as error:
            await receive()
            await send({"type": "websocket.close", "code": 4000 + error.status, "reason": str(error)})
            return
        await self.app(scope, receive, send)

    def _check(self, scope: Scope, headers: Headers) -> None:
        if not self._same_origin(headers) and not scope["path"].startswith(ONE_CLICK):
            raise ApiError(403, "origin", "requests from other sites are not accepted")
        self.limits.spend(f"address {scope['client'][0]}")

    def _same_origin(self, headers: Headers) -> bool:
        """Whether a request comes from our own pages, or from a program: browsers name the page's origin, programs need not."""
        origin = headers.get("origin")
        if origin is None:
            return headers.get("sec-fetch-site", "none") in ("same-origin", "none")
        return origin in self.settings.origins or urlsplit(origin).netloc == headers.get("host")

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)
        began = time.perf_counter()
        status = 500
        read = 0
        complete = False
        seconds = self.settings.request_time / 1000
        refusal: ApiError | None = None
        most = MAX_BODIES.get(scope["path"], MAX_BODY)

        async def count() -> Message:
            nonlocal read, refusal, complete
            try:  # after the body there is nothing but the end of the connection, at any time
                message = await (
                    receive() if complete else asyncio.wait_for(receive(), max(0.05, began + seconds - time.perf_counter()))
                )
            except TimeoutError:
                refusal = ApiError(408, "too-slow", f"a request must arrive within {seconds:g} s")
                raise refusal from None
            complete = not message.get("more_body")
            read += len(message.get("body", b""))
            if read > most:
                refusal = ApiError(413, "too-large", f"a request has at most {most} bytes")
                raise refusal
            return message

        async def add_headers(message: Message) -> None:
            nonlocal status
            if refusal is not None:
                raise refusal  # in place of the framework's response to a truncated body
            if message["type"] == "http.response.start":
                status = message["status"]
                response = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    response.setdefault(name, value)
                if scope["path"].startswith("/api"):
                    response.setdefault("Cache-Control", "no-store")
            await send(message)

        try:
            if scope["method"] not in SAFE:
                self._check(scope, headers)
                if not headers.get("content-length", "0").isdecimal() or int(headers.get("content-length", "0")) > most:
                    raise ApiError(413, "too-large", f"a request has at most {most} bytes")
                one_click = scope["path"].startswith(ONE_CLICK)
                if (
                    not one_click
                    and headers.get("content-type", "application/json").partition(";")[0].strip().lower() != "application/json"
                ):
                    raise ApiError(415, "content-type", "send application/json")
            elif scope["path"].startswith("/api"):
                self.limits.spend(f"address {scope['client'][0]}")
            await self.app(scope, count, add_headers)
        except Exception as error:
            cause, refusal = refusal or error, None
            if is_outage(cause):
                log.warning("the database does not answer", extra={"error": type(cause).__name__})
            elif not isinstance(cause, ApiError):
                log.exception("a request failed", extra={"method": scope["method"], "path": route_of(scope)})
            await send_problem(add_headers, problem(cause))
        if status >= 400:
            PROBLEMS.labels(status).inc()
        facts = {
            "method": scope["method"],
            "path": route_of(scope),
            "status": status,
            "ms": round(1000 * (time.perf_counter() - began), 1),
        }
        log.info("request", extra=facts)


def route_of(scope: Scope) -> str:
    """Return the pattern of a request's path for the log: the path itself may contain a secret, or anything else."""
    return getattr(scope.get("route"), "path", "?")


async def send_problem(send: Send, document: dict[str, Any]) -> None:
    body = orjson.dumps(document)
    headers = [(b"content-type", b"application/problem+json"), (b"content-length", str(len(body)).encode())]
    if document["status"] in RETRY_AFTER:
        headers.append((b"retry-after", str(RETRY_AFTER[document["status"]]).encode()))
    if document["status"] in (408, 413):  # the rest of the request may still come
        headers.append((b"connection", b"close"))
    await send({"type": "http.response.start", "status": document["status"], "headers": headers})
    await send({"type": "http.response.body", "body": body})
