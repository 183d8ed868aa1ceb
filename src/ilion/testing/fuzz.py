"""Laws of bad input: damaged bytes, garbled positions and garbled moves are refused with a typed error, or mean something.

A damaged state that is accepted must be as good as any other: it is played to its end. Compiled code trusts the numbers in a state,
so an interpreted process does that for compiled rules, where a wrong index raises an exception.
"""

from __future__ import annotations

import os
import subprocess
import sys
import zlib
from typing import Any

from ilion.core.actors import CHANCE, OVER
from ilion.core.errors import InvalidBytes, InvalidNotation, InvalidPosition
from ilion.core.fields import HEAP_TYPE, layout_of
from ilion.core.game import Game
from ilion.core.registry import games, load, register
from ilion.core.rng import Rng
from ilion.core.state import State
from ilion.testing.moves import limit
from ilion.testing.scene import Scene

ATTEMPTS = 200  # damaged states of one game
MIN_DAMAGED = 20  # damaged states after which a `why_invalid` without a complaint is wrong
DAMAGED = (1, 1, 2, 4)  # bytes
LIKELY = (0, 1, 2, 5, 30, 119, 128, 255)  # numbers at the limits of fields
MAX_PLAYED = 10  # accepted states that are played on
GARBLED = 4
SIGNS = "abcdefghijklmnopqrstuvwxyz0123456789 :;=./+-*!?()<>,“é\u0000\u202e"
DECISIONS = 400  # of a damaged state that is played on


class Unplayable(Exception):
    """A state that was accepted cannot be played to its end."""


def check_damaged(scene: Scene, past: list[bytes]) -> None:
    """Damage the states of a game, each in one byte or a few. Some must be refused by `why_invalid`, and those that are accepted
    must be playable."""
    accepted: list[bytes] = []
    refused = 0
    for _ in range(ATTEMPTS):
        data = damage(past[scene.noise.below(len(past))], scene.noise)
        try:
            state = scene.game.from_bytes(data)
        except InvalidBytes as error:
            refused += "impossible state" in str(error)
            continue
        check_limits(scene, state)
        if state.to_bytes() not in past:
            accepted.append(data)
    if not refused and len(accepted) >= MIN_DAMAGED:
        scene.fail(
            f"game.why_invalid() has accepted all of {len(accepted)} damaged states: it must refuse those that play cannot reach, "
            "because components are missing or duplicate, or because fields contradict each other"
        )
    try:
        (play_elsewhere if is_compiled(scene.state) else play_all)(scene.game, accepted[:MAX_PLAYED])
    except Unplayable as error:
        scene.fail(f"from_bytes() accepts a damaged state that cannot be played on, so game.why_invalid() must refuse it: {error}")


def damage(data: bytes, rng: Rng) -> bytes:
    """Return the bytes of a state with one byte changed, sometimes two or four, and a checksum that fits."""
    body = bytearray(data[:-4])
    first = 8 + int.from_bytes(body[6:8], "little")
    for _ in range(DAMAGED[rng.below(len(DAMAGED))]):
        at = first + rng.below(len(body) - first)
        change = rng.below(3)
        body[at] = LIKELY[rng.below(len(LIKELY))] if change == 2 else (body[at] + 1 + rng.below(4 if change else 255)) % 256
    return bytes(body) + zlib.crc32(body).to_bytes(4, "little")


def check_garbled(scene: Scene) -> None:
    """Check garbled positions and moves at the current state."""
    for _ in range(GARBLED):
        check_garbled_position(scene)
        check_garbage(scene)
        check_garbled_move(scene)


def check_limits(scene: Scene, state: State) -> None:
    """Check that an accepted state has all its fields within their limits, derived ones included."""
    for name, field in layout_of(type(state)).fields:
        if field.scratch or field.kind == "d":
            continue
        value = getattr(state, name)
        high = state.seats - 1 if field.high is None else field.high
        numbers = list(value) if isinstance(value, list) else [value]
        if not all(field.low <= number <= high for number in numbers):
            scene.fail(f"from_bytes() accepts a state in which {name} is {value}: its limits are {field.low} … {high}", state)


def check_garbled_position(scene: Scene) -> None:
    """Check that a position with other characters is refused, or read as a state that can be written again."""
    text = list(scene.state.position())
    for _ in range(1 + scene.noise.below(3)):
        at = scene.noise.below(len(text))
        sign = SIGNS[scene.noise.below(len(SIGNS))]
        choice = scene.noise.below(3)
        text[at : at + (choice != 1)] = [sign] if choice else []
    garbled = "".join(text)
    try:
        state = scene.game.from_position(garbled)
    except InvalidPosition:
        return
    except Exception as error:
        scene.fail(f"from_position({garbled!r}) raises {error!r}: only InvalidPosition, with what is wrong, may be raised")
    check_limits(scene, state)
    if scene.game.from_position(state.position()).to_bytes() != state.to_bytes():
        scene.fail(f"from_position({garbled!r}) gives a state whose own position describes another one", state)


def check_garbage(scene: Scene) -> None:
    """Check that a text in the characters of positions, which names no game, is no position."""
    signs = sorted(set(scene.state.position()))
    text = "".join(signs[scene.noise.below(len(signs))] for _ in range(scene.noise.below(80)))
    try:
        scene.game.from_position(text)
    except InvalidPosition:
        return
    except Exception as error:
        scene.fail(f"from_position({text!r}) raises {error!r}: only InvalidPosition, with what is wrong, may be raised")
    scene.fail(f"from_position({text!r}) accepts garbage")


def check_garbled_move(scene: Scene) -> None:
    """Check that any text, of the game's own characters or of all there are, is a move within range, or not understood."""
    known = SIGNS + "".join(scene.state.text(action) for action in scene.some(scene.state.legal_actions(), 4))
    signs = [
        chr(32 + scene.noise.below(0xD000)) if scene.noise.below(8) == 0 else known[scene.noise.below(len(known))]
        for _ in range(20)
    ]
    text = "".join(signs[: scene.noise.below(len(signs))])
    try:
        action = scene.state.parse(text)
    except InvalidNotation:
        return
    except Exception as error:
        scene.fail(f"parse() raises {error!r} for {text!r}: only InvalidNotation may be raised")
    if not 0 <= action < limit(scene.state):
        scene.fail(f"parse({text!r}) is {action!r}: try_parse() gives an action within range, or None")


def is_compiled(state: State) -> bool:
    return not type(state).__flags__ & HEAP_TYPE


def play_all(game: Game[Any], states: list[bytes]) -> None:
    """Play states to their ends. Raises `Unplayable`."""
    for number, data in enumerate(states):
        state, rng = game.from_bytes(data), Rng(number)
        position = state.position()
        try:
            play_on(state, rng)
        except Exception as error:
            raise Unplayable(f"{error!r} in {position}") from error


def play_on(state: State, rng: Rng) -> None:
    if state.game.from_position(state.position()).position() != state.position():
        raise ValueError("its position is read as another one")
    for viewer in (*range(state.seats), None):
        if state.resample(viewer, rng).view(viewer) != state.view(viewer):
            raise ValueError(f"resample({viewer}) changes what the viewer sees")
    decisions = 0
    while state.actor != OVER and decisions < DECISIONS:
        decisions += state.actor >= 0
        if (n := state.n_legal()) == 0:
            raise ValueError("nobody has a move, but the game is not over")
        state.apply(state.draw(rng) if state.actor == CHANCE else state.legal_actions()[rng.below(n)])
        if reason := state.game.why_invalid(state):
            raise ValueError(f"play leads to a state that why_invalid() refuses: {reason}")
    state.scores()
    for viewer in (*range(state.seats), None):
        state.resample(viewer, rng)


def play_elsewhere(game: Game[Any], states: list[bytes]) -> None:
    """Play states in an interpreted process."""
    if not states:
        return
    package = type(game).__module__.rpartition(".")[0] or type(game).__module__
    lines = [game.id, package, *(data.hex() for data in states)]
    environment = os.environ | {"ILION_INTERPRETED": "1", "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-m", "ilion.testing.fuzz"]
    done = subprocess.run(command, input="\n".join(lines), env=environment, capture_output=True, text=True)
    if done.returncode:
        raise Unplayable(done.stdout.strip() or done.stderr.strip())


def main() -> int:
    """Play the states on standard input, as an interpreted process."""
    id, package, *states = sys.stdin.read().split("\n")
    if id not in games():
        register(id, package)
    try:
        play_all(load(id), [bytes.fromhex(data) for data in states])
    except Unplayable as error:
        print(error)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
