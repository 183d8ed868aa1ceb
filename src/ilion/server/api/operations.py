"""For operators and developers: health, metrics, and the description of the API as a page."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response
from starlette.responses import HTMLResponse, PlainTextResponse

from ilion.server import telemetry
from ilion.server.api.dependencies import CurrentServer
from ilion.server.api.description import description_page

router = APIRouter(include_in_schema=False)


@router.get("/healthz")
async def healthz(server: CurrentServer) -> Response:
    problem = await server.health.problem()
    return PlainTextResponse("ok") if problem is None else PlainTextResponse(problem, 503)


@router.get("/metrics")
async def metrics() -> Response:
    return Response(telemetry.metrics(), media_type="text/plain; version=0.0.4")


@router.get("/api/docs")
async def docs(request: Request) -> Response:
    return HTMLResponse(description_page(request.app.openapi()))
