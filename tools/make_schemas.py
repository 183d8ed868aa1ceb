"""The JSON Schemas of the messages that bot programs receive and send, one file per game, from the types that the package declares.

`python -m tools.make_schemas` writes them; with `--check` it only reports whether they are up to date. The comment behind a field
of a type becomes the field's description.
"""

from __future__ import annotations

import inspect
import io
import json
import sys
import tokenize
from pathlib import Path
from types import ModuleType
from typing import Any

from pydantic import TypeAdapter

import ilion
from ilion.bots import protocol
from ilion.core.game import Game
from ilion.core.state import State

SOURCE = Path(__file__).parents[1] / "src"
DRAFT = "https://json-schema.org/draft/2020-12/schema"
MESSAGES = ("MoveRequest", "MoveReply", "Inquiry", "Explanation", "GameEnd")


def files() -> dict[Path, str]:
    """Return the content to write, by path."""
    made = {}
    for game in map(ilion.load, ilion.games()):
        folder = SOURCE.joinpath(*type(game).__module__.split(".")[:-1])
        made[folder / protocol.SCHEMA_FILE] = json.dumps(schema(game), indent=1, ensure_ascii=False) + "\n"
    return made


def schema(game: Game[State]) -> dict[str, Any]:
    types = inspect.getmodule(game.view_type)
    assert types is not None
    defs: dict[str, Any] = {}
    add(defs, "View", game.view_type, comments(types))
    for name in MESSAGES:
        add(defs, name, getattr(protocol, name), comments(protocol))
    options = {
        name: {"type": "integer", "minimum": option.values[0], "maximum": option.values[-1]}
        if isinstance(option.values, range)
        else {"enum": list(option.values)}
        for name, option in game.options.items()
    }
    for name in ("MoveRequest", "GameEnd"):
        fields = defs[name]["properties"]
        fields["game"] = {"const": game.id}
        fields["options"] = {"type": "object", "properties": options, "required": list(options)}
        fields["seats"] |= {"minimum": game.seats[0], "maximum": game.seats[-1]}
    defs["MoveRequest"]["properties"]["view"] = {"$ref": "#/$defs/View", "description": "everything that the seat knows"}
    defs["MoveRequest"]["properties"]["moves"]["minItems"] = 1
    sent = [{"$ref": f"#/$defs/{name}"} for name in ("MoveRequest", "Explanation", "GameEnd")]
    replies = [{"$ref": f"#/$defs/{name}"} for name in ("MoveReply", "Inquiry")]
    return {
        "$schema": DRAFT,
        "title": f"Messages of bot programs: {game.title}",
        "description": "A program reads FromIlion and writes ToIlion, one JSON object per line. "
        "The schema as a whole matches both.",
        "$comment": "Made by tools/make_schemas.py from the types of the Python package. Do not edit.",
        "anyOf": [{"$ref": "#/$defs/FromIlion"}, {"$ref": "#/$defs/ToIlion"}],
        "$defs": {"FromIlion": {"anyOf": sent}, "ToIlion": {"anyOf": replies}, **dict(sorted(defs.items()))},
    }


def add(defs: dict[str, Any], name: str, kind: Any, notes: dict[tuple[str, str], str]) -> None:
    """Put the schema of a type among the definitions, with those that it refers to."""
    made = TypeAdapter(kind).json_schema(mode="serialization", ref_template="#/$defs/{model}")
    for part, definition in [*made.pop("$defs", {}).items(), (name, made)]:
        for field, property in definition.get("properties", {}).items():
            property.pop("title", None)
            if note := notes.get((part, field)):
                property["description"] = note
        definition.pop("title", None)
        if part in defs and defs[part] != definition:
            raise ValueError(f"two types are called {part}")
        defs[part] = definition


def comments(module: ModuleType) -> dict[tuple[str, str], str]:
    """Return the comment behind every field, by class and field."""
    found: dict[tuple[str, str], str] = {}
    inside = field = ""
    previous = tokenize.TokenInfo(tokenize.NEWLINE, "", (0, 0), (0, 0), "")
    for token in tokenize.generate_tokens(io.StringIO(inspect.getsource(module)).readline):
        if token.type == tokenize.NAME and previous.string == "class":
            inside = token.string
        elif token.string == ":" and previous.type == tokenize.NAME and previous.start[1] == 4:
            field = previous.string
        elif token.type == tokenize.COMMENT and field and token.start[1] > 4 and "fmt:" not in token.string:
            found[inside, field] = token.string.lstrip("# ").replace("None", "null")
        elif token.type == tokenize.NEWLINE:
            field = ""
        previous = token
    return found


def main() -> int:
    made = files()
    if "--check" in sys.argv:
        stale = [path for path, text in made.items() if not path.exists() or path.read_text("utf-8") != text]
        for path in stale:
            print(f"{path.relative_to(SOURCE.parent)} is out of date: run python -m tools.make_schemas")
        return len(stale) > 0
    for path, text in made.items():
        path.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
