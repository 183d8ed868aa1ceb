"""The files of the web app, which the build leaves in `ilion/web`."""

from __future__ import annotations

import re
from pathlib import Path

from fastapi import FastAPI, Request, Response
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, PlainTextResponse

FOLDER = Path(__file__).parents[2] / "web"
WITHOUT = "This server was installed without the web app. The API is described at /api/docs.\n"
FOREVER = "public, max-age=31536000, immutable"
# The types that the web app uses; systems differ in what they know about file endings.
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


def mount_web_app(app: FastAPI, folder: Path = FOLDER) -> None:
    """Serve the web app. A file with its digest in its name never changes; browsers ask for every other file again. Any other
    address is a page of the app, which routes it itself."""

    @app.api_route("/{path:path}", methods=["GET", "HEAD"], include_in_schema=False)
    async def page(request: Request, path: str) -> Response:
        if path.startswith("api/"):
            raise HTTPException(404, "there is nothing at this address")
        if not (folder / "index.html").is_file():
            return PlainTextResponse(WITHOUT, 404 if path else 200)
        file = (folder / path).resolve()
        if not (path and file.is_file() and file.is_relative_to(folder.resolve())):
            if path.startswith("assets/") or "." in path.rpartition("/")[2]:
                raise HTTPException(404, "there is no such file")
            file = folder / "index.html"
        return answer(request, file, FOREVER if path.startswith("assets/") else "no-cache")


def answer(request: Request, file: Path, cache: str) -> Response:
    """Return a file, or the copy of it that the build has compressed in a way this browser accepts."""
    headers = {"Cache-Control": cache, "Vary": "Accept-Encoding"}
    sent = file
    for encoding, ending in COMPRESSED.items():
        copy = file.with_name(file.name + ending)
        if accepts(request.headers.get("accept-encoding", ""), encoding) and copy.is_file():
            headers["Content-Encoding"] = encoding
            sent = copy
            break
    found = FileResponse(sent, headers=headers, media_type=TYPES.get(file.suffix), stat_result=sent.stat())
    if request.headers.get("if-none-match") == found.headers["etag"]:
        return Response(status_code=304, headers=headers | {"ETag": found.headers["etag"]})
    return found


def accepts(header: str, encoding: str) -> bool:
    return re.search(rf"(^|[ ,]){encoding}(?!\w|\s*;\s*q=0(\.0*)?\s*(,|$))", header) is not None
