"""Laws of the result and of the record: points, places, the end, and that a record rebuilds its game."""

from __future__ import annotations

import math

from ilion.core.actors import CHANCE, OVER
from ilion.core.record import RESULT, Event, Record
from ilion.testing.scene import Scene, Viewer

ROOM = 1 << 14  # entries behind a buffer that are watched


def check_scores(scene: Scene) -> None:
    state, game = scene.state, scene.game
    low, high = game.score_range
    scores = state.scores()
    if len(scores) != state.seats or any(type(points) is not int for points in scores):
        scene.fail(f"scores() is {scores!r}: expected one integer per seat")
    for points in scores:
        if not low <= points <= high:
            scene.fail(f"scores() has {points}, outside of game.score_range {low} … {high}")
    ending = state.ending()
    if (ending is not None) != (state.actor == OVER):
        scene.fail(f"ending() is {ending!r} with actor {state.actor}: it is set at the end, and only then")
    if ending is not None:
        scene.check_text(ending, "ending()")
    check_sheets(scene, scores)
    check_places(scene)


def check_sheets(scene: Scene, scores: list[int]) -> None:
    state = scene.state
    for viewer in scene.viewers:
        totals = [0] * state.seats
        for line in state.score_sheet(viewer):
            what = f"the line {line.key!r} of score_sheet({viewer})"
            if line.seat not in range(state.seats) or type(line.points) is not int:
                scene.fail(f"{what} is {line!r}: its seat or its points are not valid numbers")
            if line.clause not in scene.game.clauses:
                scene.fail(f"{what} names the clause {line.clause!r}, which game.clauses does not have")
            scene.check_words(line.key, line.facts, what)
            totals[line.seat] += line.points
        if state.actor == OVER and totals != scores:
            scene.fail(f"score_sheet({viewer}) adds up to {totals}, but scores() is {scores}")


def check_places(scene: Scene) -> None:
    state = scene.state
    places, returns = state.places(), state.returns()
    for seat, place in enumerate(places):
        better = sum(other < place for other in places)
        if place != 1 + better:
            scene.fail(
                f"places() is {places}: seat {seat} has {place}, but {better} seats are ahead of it; tied seats share a place"
            )
    if state.actor != OVER:
        if any(returns):
            scene.fail(f"returns() is {returns} before the end: expected zeros")
        return
    if not math.isclose(sum(returns), 0, abs_tol=1e-9) or not all(-1 <= value <= 1 for value in returns):
        scene.fail(f"returns() is {returns}: expected numbers from -1 to 1 that add up to 0")
    for one in range(state.seats):
        for other in range(state.seats):
            if (places[one] < places[other]) != (returns[one] > returns[other]):
                scene.fail(f"returns() {returns} and places() {places} do not rank the seats alike")


def check_buffers(scene: Scene) -> None:
    """Check that nothing is written behind the ends of observations and masks. Compiled code would overwrite any memory there, so
    this comes first, with room behind the buffers."""
    game, state = scene.game, scene.state
    for seat in range(state.seats):
        if n := state.tensor_overrun(seat, ROOM):
            scene.fail(f"tensor_into_({seat}) writes {n} entries beyond game.tensor_shape, which has {game.tensor_size}")
    if n := state.mask_overrun(ROOM):
        scene.fail(f"mask_into_() writes {n} entries beyond game.n_actions = {game.n_actions}")


def check_tensors(scene: Scene) -> None:
    for seat in range(scene.state.seats):
        tensor = scene.state.tensor(seat)
        if len(tensor) != scene.game.tensor_size or not all(map(math.isfinite, tensor)):
            scene.fail(f"tensor({seat}) must be {scene.game.tensor_size} finite numbers (game.tensor_shape)")


def check_record(scene: Scene, record: Record, past: list[bytes], log: dict[Viewer, list[str]]) -> None:
    """Check a finished game's record. `past` has every state as it was, `log` each viewer's perceptions."""
    written = str(record)
    for source, read in (("the record", record), ("the record, written and parsed,", Record.parse(written))):
        for number, (state, before) in enumerate(zip(read.states(), past, strict=True)):
            if state.to_bytes() != before:
                scene.fail(
                    f"{source} replays to another state after event {number}: apply_() must depend on the state alone", state
                )
        if read.verify().to_bytes() != past[-1] or read != record or str(read) != written:
            scene.fail(f"{source} is not restored unchanged")
    undone = with_undo(record, scene.rng.below(len(record.events)))
    again = Record.parse(str(undone))
    if again.verify().to_bytes() != past[-1] or again != undone:
        scene.fail("a record in which events were undone and made again ends in another state")
    for viewer, lines in log.items():
        theirs = record.for_seat(viewer)
        if [str(event) for event in theirs.events] != lines:
            scene.fail(f"for_seat({viewer}) differs from what this viewer has seen event by event")
        if str(Record.parse(str(theirs))) != str(theirs):
            scene.fail(f"for_seat({viewer}) is not restored unchanged from its text")


def with_undo(record: Record, start: int) -> Record:
    """Return the same game with its last events, from `start` on, undone and made again."""
    again = record.events[start:]
    undo = Event(CHANCE, "", len(again))
    return Record(record.game, record.seats, record.options, [*record.events, undo, *again], dict(record.tags))


def check_result(scene: Scene, record: Record) -> None:
    told = " ".join(map(str, scene.state.scores()))
    if record.tags.get(RESULT) != told:
        scene.fail(f"the record's result is {record.tags.get(RESULT)!r}, the scores are {told!r}")
