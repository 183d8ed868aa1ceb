"""The page's files: what the build left in `ilion/page`."""

from __future__ import annotations

from pathlib import Path

from fastapi import FastAPI, Request, Response
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, PlainTextResponse
from starlette.staticfiles import StaticFiles

FOLDER = Path(__file__).parents[1] / "page"
WITHOUT = "This server was installed without its page. Its interface for programs is described at /api/docs.\n"


def add_page(app: FastAPI, folder: Path = FOLDER) -> None:
    """Serve the page. What has its digest in its name never changes; everything else is asked for again. Any other address is a
    place within the page, which finds its way itself."""
    if (folder / "assets").is_dir():
        app.mount("/assets", Forever(directory=folder / "assets"))

    @app.api_route("/{path:path}", methods=["GET", "HEAD"], include_in_schema=False)
    async def page(request: Request, path: str) -> Response:
        if path.startswith("api/"):
            raise HTTPException(404, "there is nothing here")
        if not (folder / "index.html").is_file():
            return PlainTextResponse(WITHOUT, 404 if path else 200)
        file = (folder / path).resolve()
        if not (path and file.is_file() and file.is_relative_to(folder.resolve())):
            if "." in path.rpartition("/")[2]:
                raise HTTPException(404, "there is no such file")
            file = folder / "index.html"
        return FileResponse(file, headers={"Cache-Control": "no-cache"})


class Forever(StaticFiles):
    def file_response(self, *args: object, **kwargs: object) -> Response:
        answer = super().file_response(*args, **kwargs)  # type: ignore[arg-type]
        answer.headers["Cache-Control"] = "public, max-age=31536000, immutable"
        return answer
