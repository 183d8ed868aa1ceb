"""The first check of every request: size, origin and rate. It also adds the headers of every response."""

from __future__ import annotations

import time
from typing import Any
from urllib.parse import urlsplit

import orjson
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ilion.server.problems import ApiError, problem
from ilion.server.rate_limit import RateLimiter
from ilion.server.settings import Settings
from ilion.server.telemetry import PROBLEMS, log

MAX_BODY = 65_536
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

    def __init__(self, app: ASGIApp, settings: Settings, limits: RateLimiter) -> None:
        self.app = app
        self.settings = settings
        self.limits = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        elif scope["type"] == "http":
            await self._request(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            self._check(scope, Headers(scope=scope))
        except ApiError as error:
            await receive()
            await send({"type": "websocket.close", "code": 4000 + error.status, "reason": str(error)})
            return
        await self.app(scope, receive, send)

    def _check(self, scope: Scope, headers: Headers) -> None:
        if not self._same_origin(headers):
            raise ApiError(403, "origin", "requests from other sites are not accepted")
        self.limits.spend(f"address {scope['client'][0] if scope.get('client') else '?'}")

    def _same_origin(self, headers: Headers) -> bool:
        """Browsers name the origin of the page that sends a request; programs need not."""
        origin = headers.get("origin")
        if origin is None:
            return headers.get("sec-fetch-site", "none") in ("same-origin", "none")
        return origin in self.settings.origins or urlsplit(origin).netloc == headers.get("host")

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)
        began = time.perf_counter()
        status = 500
        read = 0
        too_large: ApiError | None = None

        async def count() -> Message:
            nonlocal read, too_large
            message = await receive()
            read += len(message.get("body", b""))
            if read > MAX_BODY:
                too_large = ApiError(413, "too-large", f"a request has at most {MAX_BODY} bytes")
                raise too_large
            return message

        async def add_headers(message: Message) -> None:
            nonlocal status
            if too_large is not None:
                raise too_large  # instead of what the framework makes of a body that was cut off
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
                if not headers.get("content-length", "0").isdecimal() or int(headers.get("content-length", "0")) > MAX_BODY:
                    raise ApiError(413, "too-large", f"a request has at most {MAX_BODY} bytes")
                if headers.get("content-type", "application/json").partition(";")[0].strip().lower() != "application/json":
                    raise ApiError(415, "content-type", "send application/json")
            elif scope["path"].startswith("/api"):
                self.limits.spend(f"address {scope['client'][0] if scope.get('client') else '?'}")
            await self.app(scope, count, add_headers)
        except Exception as error:
            cause, too_large = too_large or error, None
            if not isinstance(cause, ApiError):
                log.exception("a request failed", extra={"method": scope["method"], "path": scope["path"]})
            await send_problem(add_headers, problem(cause))
        if status >= 400:
            PROBLEMS.labels(status).inc()
        path = getattr(scope.get("route"), "path", "?")  # the pattern, because the path itself may contain a secret
        facts = {"method": scope["method"], "path": path, "status": status, "ms": round(1000 * (time.perf_counter() - began), 1)}
        log.info("request", extra=facts)


async def send_problem(send: Send, document: dict[str, Any]) -> None:
    body = orjson.dumps(document)
    headers = [(b"content-type", b"application/problem+json"), (b"content-length", str(len(body)).encode())]
    if document["status"] == 429:
        headers.append((b"retry-after", b"1"))
    await send({"type": "http.response.start", "status": document["status"], "headers": headers})
    await send({"type": "http.response.body", "body": body})
