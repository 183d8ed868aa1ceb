"""The TypeScript types of the page, from the types that the server and the games declare.

`python -m tools.make_types` writes them; with `--check` it only says whether they are what it would write.
"""

from __future__ import annotations

import inspect
import json
import sys
from pathlib import Path
from typing import Any

from pydantic import BaseModel, TypeAdapter
from pydantic.json_schema import models_json_schema

import ilion
from ilion.server import messages

WEB = Path(__file__).parents[1] / "web" / "src"
HEAD = "// Made by tools/make_types.py from the types of the Python package. Do not edit.\n"


def files() -> dict[Path, str]:
    """What is to be written, by path."""
    made = {WEB / "api" / "types.ts": HEAD + "".join(declarations(message_schemas()))}
    for id in ilion.games():
        game = ilion.load(id)
        schemas: dict[str, Any] = {}
        kinds = {"View": game.view_type, "Description": game.describe_type, "Preview": game.preview_type, "Beat": game.beat_type}
        for name, kind in kinds.items():
            schema = TypeAdapter(kind).json_schema(mode="serialization")
            schemas |= schema.pop("$defs", {})
            schemas[name] = schema
        made[WEB / "games" / id / "types.ts"] = HEAD + "".join(declarations(schemas))
    return made


def message_schemas() -> dict[str, Any]:
    """Every message: what a client sends as it may be written, what it gets as it comes."""
    models = [model for _, model in inspect.getmembers(messages, inspect.isclass) if issubclass(model, BaseModel)]
    bases = (messages.ClientModel, messages.ServerModel, messages.Message)
    models = [model for model in models if model.__module__.startswith(messages.__name__) and model not in bases]
    sent = {model: "validation" if issubclass(model, messages.ClientModel) else "serialization" for model in models}
    _, schema = models_json_schema(list(sent.items()), ref_template="#/$defs/{model}")  # type: ignore[arg-type]
    schemas: dict[str, Any] = schema["$defs"]
    for name in ("ClientMessage", "ServerMessage"):
        union = TypeAdapter(getattr(messages, name)).json_schema()
        schemas[name] = {"anyOf": union["oneOf"]}
    return schemas


def declarations(schemas: dict[str, Any]) -> list[str]:
    return [f"\n{comment(schema)}export type {name} = {written(schema)};\n" for name, schema in sorted(schemas.items())]


def comment(schema: dict[str, Any], indent: str = "") -> str:
    text = " ".join(schema.get("description", "").split())
    return f"{indent}/** {text} */\n" if text else ""


def written(schema: Any, indent: str = "") -> str:
    """A JSON Schema as a TypeScript type."""
    if schema is True or not schema:
        return "unknown"
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "const" in schema:
        return json.dumps(schema["const"])
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    for several in ("anyOf", "oneOf"):
        if several in schema:
            return " | ".join(dict.fromkeys(written(one, indent) for one in schema[several]))
    match schema.get("type"):
        case "string":
            return "string"
        case "integer" | "number":
            return "number"
        case "boolean":
            return "boolean"
        case "null":
            return "null"
        case "array" if "prefixItems" in schema:
            return "[" + ", ".join(written(item, indent) for item in schema["prefixItems"]) + "]"
        case "array":
            item = written(schema.get("items", {}), indent)
            return f"({item})[]" if " " in item and not item.startswith("{") else f"{item}[]"
        case "object" if "properties" in schema:
            lines = []
            for name, inner in schema["properties"].items():
                mark = "" if name in schema.get("required", ()) else "?"
                lines.append(f"{comment(inner, indent + '  ')}{indent}  {name}{mark}: {written(inner, indent + '  ')};\n")
            return "{\n" + "".join(lines) + indent + "}"
        case "object":
            keys = schema.get("propertyNames", {})
            key = written(keys, indent) if "enum" in keys or "$ref" in keys else "string"
            value = written(schema.get("additionalProperties", {}), indent)
            return f"Record<{key}, {value}>"
    raise ValueError(f"this schema has no TypeScript: {schema}")


def main() -> None:
    stale = [path for path, text in files().items() if not path.exists() or path.read_text("utf-8") != text]
    if "--check" in sys.argv[1:]:
        if stale:
            sys.exit(f"{', '.join(path.name for path in stale)}: other than the Python types; run python -m tools.make_types")
        return
    for path, text in files().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
