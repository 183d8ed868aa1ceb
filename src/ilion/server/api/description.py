"""The description of the API: OpenAPI with the messages of the WebSockets, and a plain page made from it."""

from __future__ import annotations

from html import escape
from typing import Any

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from pydantic import TypeAdapter

from ilion.server import messages as m

ABOUT = "Create, join and read tables over HTTP; play at them over WebSockets, whose messages are among the schemas."


def describe(app: FastAPI) -> dict[str, Any]:
    """Return the OpenAPI description, with the messages of the WebSocket among the schemas."""
    if app.openapi_schema is None:
        schema = get_openapi(title=app.title, version=app.version, routes=app.routes, description=ABOUT)
        known = schema.setdefault("components", {}).setdefault("schemas", {})
        unions: dict[str, Any] = {"ClientMessage": m.ClientMessage, "ServerMessage": m.ServerMessage}
        for name, union in unions.items():
            found = TypeAdapter(union).json_schema(ref_template="#/components/schemas/{model}")
            known |= found.pop("$defs", {})
            known[name] = found
        app.openapi_schema = schema
    return app.openapi_schema


def description_page(schema: dict[str, Any]) -> str:
    """Return the description as a plain page that loads nothing and runs no script."""
    rows = []
    for path, methods in schema["paths"].items():
        for method, about in methods.items():
            text = escape(about.get("description") or about.get("summary") or "")
            rows.append(f"<tr><td><code>{method.upper()}</code></td><td><code>{escape(path)}</code></td><td>{text}</td></tr>")
    names = ", ".join(f"<code>{escape(name)}</code>" for name in schema["components"]["schemas"])
    return (
        "<!doctype html><html lang=en><meta charset=utf-8><title>Ilion: the API</title><h1>Ilion: the API</h1>"
        '<p>The whole description: <a href="/api/openapi.json">openapi.json</a>. The WebSocket of a table is '
        "<code>/api/tables/{id}/socket</code>; its messages are the schemas <code>ClientMessage</code> and "
        f"<code>ServerMessage</code>.</p><table>{''.join(rows)}</table><h2>Schemas</h2><p>{names}</p></html>"
    )
