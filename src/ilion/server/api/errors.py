"""Every error becomes a problem document."""

from __future__ import annotations

from collections.abc import Mapping
from http import HTTPStatus
from typing import Any

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse

from ilion.core.errors import IlionError
from ilion.server.problems import ApiError, problem, validation_text

RETRY_AFTER = {429: 1, 503: 5}  # seconds
PROBLEM_JSON = "application/problem+json"


def add_error_handlers(app: FastAPI) -> None:
    app.add_exception_handler(ApiError, _expected)
    app.add_exception_handler(IlionError, _expected)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _http)


async def _expected(_: Request, error: Exception) -> Response:
    return _respond(problem(error))


async def _invalid(_: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    return _respond(problem(ApiError(422, "malformed", validation_text(error.errors()))))


async def _http(_: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    document = {
        "type": "about:blank",
        "title": HTTPStatus(error.status_code).phrase,
        "status": error.status_code,
        "detail": str(error.detail),
    }
    return _respond(document, error.headers)


def _respond(document: dict[str, Any], headers: Mapping[str, str] | None = None) -> Response:
    if document["status"] in RETRY_AFTER:
        headers = {"Retry-After": str(RETRY_AFTER[document["status"]])}
    return JSONResponse(document, document["status"], headers, media_type=PROBLEM_JSON)
