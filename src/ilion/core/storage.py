"""States as bytes and as readable text.

Bytes are exact and versioned: a magic number, the length and text of a header, the fields, a checksum. A position is one line that
people can write: `trojan-horse/1 seats=3 horse=open; word: value; word: value`.
"""

from __future__ import annotations

import json
import zlib
from functools import lru_cache
from typing import Any

from ilion.core.codec import FieldReader, FieldWriter, Reader, Writer, read_number
from ilion.core.definition import GameDefinition, S
from ilion.core.errors import TEXTS, IlionError, InvalidBytes, InvalidField, InvalidPosition
from ilion.core.text import Text, printable

MAGIC = b"ILION\x01"


def to_bytes(game: GameDefinition[S], state: S) -> bytes:
    """Return the whole state as bytes."""
    text = _header(game.id, game.rules_version, game.layout_version, state.seats, *state.options.items())
    writer = Writer()
    state.visit_fields(writer)
    body = MAGIC + len(text).to_bytes(2, "little") + text + bytes(writer.bytes)
    return body + zlib.crc32(body).to_bytes(4, "little")


@lru_cache(maxsize=1024)
def _header(game: str, rules: int, layout: int, seats: int, *options: tuple[str, str | int]) -> bytes:
    """Return the header of the states of such a table. It is cached: there are few headers, and states are written often."""
    header = {"game": game, "rules": rules, "layout": layout, "seats": seats, "options": dict(options)}
    return json.dumps(header, sort_keys=True, separators=(",", ":")).encode()


def from_bytes(game: GameDefinition[S], data: bytes) -> S:
    """Return the state that `to_bytes` wrote. Raises `InvalidBytes` if it is damaged, or of another game or version."""
    data = bytes(data)
    if not data.startswith(MAGIC):
        raise InvalidBytes("these bytes are not a state written by to_bytes()")
    size = int.from_bytes(data[6:8], "little")
    if zlib.crc32(data[:-4]).to_bytes(4, "little") != data[-4:] or len(data) < 12 + size:
        raise InvalidBytes("these bytes are damaged: the checksum does not match")
    try:
        header = json.loads(data[8 : 8 + size])
        _check_versions(game, header)
        if not isinstance(header["seats"], int):
            raise ValueError("the number of seats is missing")
        state = game.new(header["seats"], header["options"])
        reader = Reader(data[8 + size : -4])
        state.visit_fields(reader)
        reader.end()
    except (ValueError, KeyError, TypeError, AttributeError, OverflowError) as error:
        raise error if isinstance(error, InvalidBytes) else InvalidBytes(f"these bytes are damaged: {error}") from None
    if reason := game.why_invalid(state):
        raise InvalidBytes(f"these bytes describe an impossible state: {reason}")
    return state


def rules_in(data: bytes) -> int | None:
    """Return the version of the rules that bytes of a state name; None if they name none."""
    try:
        version = json.loads(data[8 : 8 + int.from_bytes(data[6:8], "little")])["rules"]
    except (ValueError, KeyError, TypeError):
        return None
    return version if isinstance(version, int) else None


def _check_versions(game: GameDefinition[S], header: dict[str, Any]) -> None:
    stored = (header["game"], header["rules"], header["layout"])
    expected = (game.id, game.rules_version, game.layout_version)
    if stored != expected:
        names = ("game {}, rules {}, layout {}".format(*version) for version in (stored, expected))
        raise InvalidBytes("these bytes are of {}; expected {}".format(*names))


def to_position(game: GameDefinition[S], state: S) -> str:
    """Return the whole state as readable text."""
    writer = FieldWriter()
    state.visit_fields(writer)
    options = "".join(f" {name}={value}" for name, value in state.options.items())
    parts = [f"{name}: {value}" for name, value in game.write_position(writer.fields, state).items()]
    return "; ".join([f"{game.id}/{game.rules_version} seats={state.seats}{options}", *parts])


def from_position(game: GameDefinition[S], text: str) -> S:
    """Return the state that a position describes; anything it leaves out is as in the initial state. Raises `InvalidPosition`."""
    head, *parts = (" ".join(part.split()) for part in text.strip().rstrip(";").split(";"))
    name, *settings = head.split(" ")
    if name != f"{game.id}/{game.rules_version}":
        head = f"{game.id}/{game.rules_version}"
        raise InvalidPosition(TEXTS.text("position-head", head=head, given=printable(name)))
    try:
        options: dict[str, str | int] = dict(_pair(setting, "=") for setting in settings)
        seats = read_number("seats", str(options.pop("seats", game.seats[0])))
        state = game.new(seats, options)
        words: dict[str, str] = {}
        for part in parts:
            word, value = _pair(part, ":")
            if word in words:
                raise InvalidField(TEXTS.text("position-twice", part=word))
            words[word] = value.strip()
        reader = FieldReader(game.read_position(words, state))
        if words:
            raise InvalidField(TEXTS.text("position-unknown", part=next(iter(words))))
        state.visit_fields(reader)
        reader.end()
    except (ValueError, KeyError, IndexError, OverflowError) as error:
        raise InvalidPosition(TEXTS.text("position-unreadable", reason=(_reason(error),))) from None
    if reason := game.why_invalid(state):
        said = reason if isinstance(reason, Text) else _in_english(reason)
        raise InvalidPosition(TEXTS.text("position-impossible", reason=(said,)))
    return state


def _reason(error: Exception) -> Text:
    return error.text if isinstance(error, IlionError) else _in_english(str(error))


def _in_english(sentence: str) -> Text:
    """Mark a message that a game gives only as an English sentence."""
    return TEXTS.text("position-in-english", reason=sentence)


def _pair(text: str, mark: str) -> tuple[str, str]:
    left, found, right = text.partition(mark)
    if not found:
        raise InvalidField(TEXTS.text("position-pair", given=printable(text), mark=mark))
    return left.strip(), right.strip()
