"""The files of the web app, which the build leaves in `ilion/web`."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from pathlib import Path

from fastapi import APIRouter, FastAPI, Request, Response
from fastapi.routing import APIRoute
from starlette.exceptions import HTTPException
from starlette.responses import PlainTextResponse
from starlette.routing import Match

FOLDER = Path(__file__).parents[2] / "web"
METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]
WITHOUT = "This server was installed without the web app. The API is described at /api/docs.\n"
FOREVER = "public, max-age=31536000, immutable"
# The types that the web app uses; systems differ in the file extensions that they know.
TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
COMPRESSED = {"br": ".br", "gzip": ".gz"}


def mount_web_app(app: FastAPI, folder: Path = FOLDER, routers: Sequence[APIRouter] = ()) -> None:
    """Serve the web app. A file with its digest in its name never changes; browsers ask for every other file again. Any other
    address is a page of the app, which routes it itself. A wrong method at an address of one of the `routers` is refused."""

    @app.api_route("/{path:path}", methods=METHODS, include_in_schema=False)
    async def page(request: Request, path: str) -> Response:
        allowed = allowed_methods(routers, request)
        if request.method not in allowed:
            if not allowed:
                raise HTTPException(404, "there is nothing at this address")
            raise HTTPException(405, f"use {' or '.join(allowed)} here", {"Allow": ", ".join(allowed)})
        file = find_file(folder, path)
        if not (folder / "index.html").is_file():
            return PlainTextResponse(WITHOUT, 404 if path else 200)
        if file is None:
            if path.startswith("assets/") or "." in path.rpartition("/")[2]:
                raise HTTPException(404, "there is no such file")
            file = folder / "index.html"
        return answer(request, file, FOREVER if path.startswith("assets/") else "no-cache")


def allowed_methods(routers: Sequence[APIRouter], request: Request) -> list[str]:
    """Return the methods allowed at this address: those of the API, or of the files."""
    if not request.url.path.startswith("/api/"):
        return ["GET", "HEAD"]
    routes = (route for router in routers for route in router.routes if isinstance(route, APIRoute))
    return sorted({method for route in routes if route.matches(request.scope)[0] != Match.NONE for method in route.methods or ()})


def find_file(folder: Path, path: str) -> Path | None:
    """Return a file of the web app; None if there is none. Refuse a path that no file could have."""
    try:
        file = (folder / path).resolve()
        return file if path and file.is_file() and file.is_relative_to(folder.resolve()) else None
    except (OSError, ValueError):  # too long, or with a null character
        raise HTTPException(404, "there is no such file") from None


def answer(request: Request, file: Path, cache_control: str) -> Response:
    """Return a file, or a compressed copy from the build that this browser accepts."""
    headers = {"Cache-Control": cache_control, "Vary": "Accept-Encoding"}
    sent = file
    for encoding, ending in COMPRESSED.items():
        copy = file.with_name(file.name + ending)
        if accepts(request.headers.get("accept-encoding", ""), encoding) and copy.is_file():
            headers["Content-Encoding"] = encoding
            sent = copy
            break
    stat = sent.stat()
    content, etag = read(sent, stat.st_mtime_ns, stat.st_size)
    headers["ETag"] = etag
    if request.headers.get("if-none-match") == etag:
        return Response(status_code=304, headers=headers)
    return Response(content, headers=headers, media_type=TYPES.get(file.suffix, "application/octet-stream"))


@cache
def read(file: Path, changed: int, size: int) -> tuple[bytes, str]:
    """Return the content of a file that has not changed since then, and its tag, which is the same on every server. The whole web
    app takes a few megabytes of memory; reading a file for every request takes longer than all the rest."""
    content = file.read_bytes()
    return content, f'"{sha256(content).hexdigest()[:32]}"'


def accepts(header: str, encoding: str) -> bool:
    return re.search(rf"(^|[ ,]){encoding}(?!\w|\s*;\s*q=0(\.0*)?\s*(,|$))", header) is not None
