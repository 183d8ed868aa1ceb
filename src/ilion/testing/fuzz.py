"""Laws of bad input: damaged bytes, garbled positions and garbled moves are refused with a typed error, or mean something.

A damaged state that is accepted must be as good as any other: it is played to its end. Compiled code trusts the numbers in a state,
so an interpreted process does that for compiled rules, where a wrong index raises an exception.
"""

from __future__ import annotations

import os
import subprocess
import sys
import zlib

from ilion.core.actors import CHANCE, OVER
from ilion.core.errors import InvalidBytes, InvalidNotation, InvalidPosition
from ilion.core.fields import HEAP_TYPE, layout_of
from ilion.core.rng import Rng
from ilion.core.state import State
from ilion.testing.moves import limit
from ilion.testing.scene import ConformanceError, Scene

DAMAGED = 6  # states with one changed byte, at each state that is looked at
GARBLED = 4
SIGNS = "abcdefghijklmnopqrstuvwxyz0123456789 :;=./+-*!?()<>,“é\u0000\u202e"
DECISIONS = 400  # of a damaged state that is played on


def check_garbled(scene: Scene) -> None:
    """Check damaged bytes, positions and moves at the current state."""
    accepted = [damaged for _ in range(DAMAGED) if (damaged := damage_bytes(scene)) is not None]
    for _ in range(GARBLED):
        check_garbled_position(scene)
        check_garbled_move(scene)
    if is_compiled(scene.state):
        scene.run.accepted += [state.to_bytes() for state in accepted]
    else:
        for state in accepted:
            play_on(state, Rng(scene.seed()))


def damage_bytes(scene: Scene) -> State | None:
    """Change one byte of the state, with a checksum that fits. Return the state that this describes, None if it is refused."""
    body = bytearray(scene.state.to_bytes()[:-4])
    first = 8 + int.from_bytes(body[6:8], "little")
    at = first + scene.rng.below(len(body) - first)
    before = body[at]
    body[at] = scene.rng.below(8) if scene.rng.below(2) else scene.rng.below(256)
    if body[at] == before:
        return None
    try:
        state: State = scene.game.from_bytes(bytes(body) + zlib.crc32(body).to_bytes(4, "little"))
    except InvalidBytes as error:
        if "impossible state" in str(error):
            scene.run.damage.tried += 1
            scene.run.damage.refused += 1
        return None
    scene.run.damage.tried += 1
    check_limits(scene, state)
    return state


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
    for _ in range(1 + scene.rng.below(3)):
        at = scene.rng.below(len(text))
        sign = SIGNS[scene.rng.below(len(SIGNS))]
        choice = scene.rng.below(3)
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


def check_garbled_move(scene: Scene) -> None:
    """Check that any text is a move within range, or not understood."""
    text = "".join(SIGNS[scene.rng.below(len(SIGNS))] for _ in range(scene.rng.below(12)))
    try:
        action = scene.state.parse(text)
    except InvalidNotation:
        return
    except Exception as error:
        scene.fail(f"parse({text!r}) raises {error!r}: only InvalidNotation may be raised")
    if not 0 <= action < limit(scene.state):
        scene.fail(f"parse({text!r}) is {action}, which is out of range")


def is_compiled(state: State) -> bool:
    return not type(state).__flags__ & HEAP_TYPE


def play_on(state: State, rng: Rng) -> None:
    """Play a state to its end. Raises whatever goes wrong."""
    game = state.game
    position = state.position()
    try:
        decisions = 0
        while state.actor != OVER and decisions < DECISIONS:
            decisions += state.actor >= 0
            if (n := state.n_legal()) == 0:
                raise ValueError("nobody has a move, but the game is not over")
            state.apply(state.draw(rng) if state.actor == CHANCE else state.legal_actions()[rng.below(n)])
            if reason := game.why_invalid(state):
                raise ValueError(f"play leads to a state that why_invalid() refuses: {reason}")
        state.scores()
        for viewer in (*range(state.seats), None):
            state.resample(viewer, rng)
    except Exception as error:
        raise ConformanceError(
            f"from_bytes() accepts a damaged state that cannot be played on: {error!r}; game.why_invalid() must refuse it\n"
            f"in {game.id}, {state.seats} seats; position: {position}"
        ) from error


def check_game_over(scene: Scene) -> None:
    """After a game of compiled rules, play the damaged states that were accepted in an interpreted process."""
    accepted, scene.run.accepted = scene.run.accepted, []
    if not accepted:
        return
    package = type(scene.game).__module__.rpartition(".")[0] or type(scene.game).__module__
    lines = [scene.game.id, package, *(data.hex() for data in accepted)]
    environment = os.environ | {"ILION_INTERPRETED": "1", "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-m", "ilion.testing.fuzz"]
    done = subprocess.run(command, input="\n".join(lines), env=environment, capture_output=True, text=True)
    if done.returncode:
        scene.fail(done.stdout.strip() or done.stderr.strip())


def main() -> int:
    """Play the states that are given, as an interpreted process of its own."""
    from ilion.core.registry import games, load, register

    id, package, *states = sys.stdin.read().split("\n")
    if id not in games():
        register(id, package)
    game = load(id)
    try:
        for number, data in enumerate(states):
            play_on(game.from_bytes(bytes.fromhex(data)), Rng(number))
    except ConformanceError as error:
        print(error)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
