"""Bytes and positions: they come back exactly, or are refused."""

from __future__ import annotations

import json
import zlib
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ilion
from ilion import CHANCE, Game, InvalidBytes, InvalidPosition, Rng, State
from ilion.core.storage import MAGIC

GAMES = [ilion.load(id) for id in ilion.games()]
each_game = pytest.mark.parametrize("game", GAMES, ids=ilion.games())


def in_the_middle(game: Game[Any], seed: int = 3, events: int = 60) -> State:
    state: State = game.new(game.seats[-1])
    rng = Rng(seed)
    for _ in range(events):
        if state.n_legal():
            state.apply(state.draw(rng)) if state.actor == CHANCE else state.apply_nth(rng.below(state.n_legal()))
    return state


def sealed(body: bytes) -> bytes:
    """Return the bytes with the right checksum, as an attacker would."""
    return body + zlib.crc32(body).to_bytes(4, "little")


def with_header(data: bytes, **changes: Any) -> bytes:
    size = int.from_bytes(data[6:8], "little")
    header = json.dumps(json.loads(data[8 : 8 + size]) | changes).encode()
    return sealed(MAGIC + len(header).to_bytes(2, "little") + header + data[8 + size : -4])


@each_game
def test_every_flipped_byte_is_noticed(game: Game[Any]) -> None:
    data = in_the_middle(game).to_bytes()
    for place in range(len(data)):
        for bit in (0x01, 0x80):
            damaged = bytearray(data)
            damaged[place] ^= bit
            with pytest.raises(InvalidBytes):
                game.from_bytes(bytes(damaged))


@each_game
def test_bytes_cut_short_or_grown_are_noticed(game: Game[Any]) -> None:
    data = in_the_middle(game).to_bytes()
    for end in range(len(data)):
        with pytest.raises(InvalidBytes):
            game.from_bytes(data[:end])
    for wrong in (data + b"\0", sealed(data[:-4] + b"\0"), sealed(data[:-5])):
        with pytest.raises(InvalidBytes):
            game.from_bytes(wrong)


@each_game
@pytest.mark.parametrize(
    "changes",
    [{"game": "chess"}, {"rules": 999}, {"layout": 999}, {"seats": 99}, {"seats": None}, {"options": {"x": 1}}, {"options": ["x"]}],
    ids=str,
)
def test_bytes_of_another_game_version_or_table_are_refused(game: Game[Any], changes: dict[str, Any]) -> None:
    with pytest.raises(InvalidBytes):
        game.from_bytes(with_header(in_the_middle(game).to_bytes(), **changes))


@each_game
def test_bytes_of_another_version_are_named(game: Game[Any]) -> None:
    with pytest.raises(InvalidBytes, match=f"rules 999.*; expected game {game.id}, rules {game.rules_version}"):
        game.from_bytes(with_header(in_the_middle(game).to_bytes(), rules=999))


@pytest.mark.parametrize("header", [b"", b"[]", b"{}", b"null", b"\xff", b"1" * 60000, b'{"game": []}'])
def test_bytes_with_a_hostile_header_are_refused(header: bytes) -> None:
    with pytest.raises(InvalidBytes):
        GAMES[0].from_bytes(sealed(MAGIC + len(header).to_bytes(2, "little") + header))


@given(st.binary(max_size=400))
def test_garbage_is_no_state(data: bytes) -> None:
    for wrong in (data, MAGIC + data, sealed(MAGIC + data)):
        with pytest.raises(InvalidBytes):
            GAMES[0].from_bytes(wrong)


@each_game
@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_altered_fields_with_a_right_checksum_are_refused_or_playable(game: Game[Any], data: st.DataObject) -> None:
    """Only why_invalid() protects compiled code, which trusts its fields, from such bytes."""
    whole = in_the_middle(game, events=data.draw(st.integers(0, 200))).to_bytes()
    first = 8 + int.from_bytes(whole[6:8], "little")
    body = bytearray(whole[:-4])
    for _ in range(data.draw(st.integers(1, 3))):
        body[data.draw(st.integers(first, len(body) - 1))] = data.draw(st.integers(0, 255))
    try:
        state = game.from_bytes(sealed(bytes(body)))
    except InvalidBytes:
        return
    state.view(None)
    ilion.playouts(state, 1, Rng(0))


@each_game
def test_a_position_may_be_spaced_as_one_likes(game: Game[Any]) -> None:
    state = in_the_middle(game)
    spaced = "\n  " + state.position().replace("; ", "  ;\n ").replace(": ", " :  ") + " ; "
    assert game.from_position(spaced) == state


@each_game
def test_a_position_of_the_start_is_the_least_one(game: Game[Any]) -> None:
    assert game.from_position(f"{game.id}/{game.rules_version}") == game.new()


@each_game
@pytest.mark.parametrize(
    "change",
    [
        lambda text: "",
        lambda text: "chess/1 seats=2",
        lambda text: text.replace("/", "/9", 1),
        lambda text: text.replace("seats=", "seats=9", 1),
        lambda text: text.replace("seats=", "seats=x", 1),
        lambda text: text.replace("seats=", "chairs=", 1),
        lambda text: text.replace(" seats", " seats seats", 1),
        lambda text: text + "; nonsense: 1",
        lambda text: text + "; nonsense",
        lambda text: text + "; " + text.split("; ")[1],
        lambda text: text + "; " + text.split("; ")[1].split(":")[0] + ": " + "9" * 5000,
    ],
)
def test_a_garbled_position_is_refused(game: Game[Any], change: Any) -> None:
    with pytest.raises(InvalidPosition):
        game.from_position(change(in_the_middle(game).position()))


@each_game
@settings(max_examples=150, deadline=None)
@given(data=st.data())
def test_an_altered_position_is_refused_or_playable(game: Game[Any], data: st.DataObject) -> None:
    text = in_the_middle(game, events=data.draw(st.integers(0, 200))).position()
    at = data.draw(st.integers(0, len(text)))
    altered = text[:at] + data.draw(st.text(max_size=4)) + text[at + data.draw(st.integers(0, 4)) :]
    try:
        state = game.from_position(altered)
    except InvalidPosition:
        return
    state.view(None)
    ilion.playouts(state, 1, Rng(0))


@each_game
def test_equal_states_are_equal_and_hash_alike(game: Game[Any]) -> None:
    state = in_the_middle(game)
    assert state == state.copy()
    assert len({state, state.copy(), game.new()}) == 2
    assert state != "a state"
