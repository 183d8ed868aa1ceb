"""Laws of moves: legality, notation, chance, and that nothing changes by itself."""

from __future__ import annotations

from itertools import pairwise

from ilion.core.actors import CHANCE, OVER
from ilion.core.errors import IlionError, IllegalMove, InvalidNotation
from ilion.core.rng import Rng
from ilion.core.state import State
from ilion.testing.scene import Scene

GARBAGE = ("", "?", "no such move", "-1", "99999999999999999999", "0 0 0 0", "‽", "a>b@c,d", "(", "x" * 300)
FAR_OFF = (-1, -2, -(1 << 31), -(1 << 70), 1 << 30, (1 << 31) - 1, 1 << 32, 1 << 70)
OTHERS = 50
DRAWS = 1_000  # in a row, without a decision: then chance must be in a loop


def limit(state: State) -> int:
    return state.game.n_chance if state.actor == CHANCE else state.game.n_actions


class Pace:
    """Ensures that a game comes to its end: it counts every state from which something happens."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.decisions = 0
        self.draws = 0

    def count(self, state: State) -> None:
        self.draws = self.draws + 1 if state.actor == CHANCE else 0
        self.decisions += state.actor != CHANCE
        most = self.scene.game.max_moves
        if self.draws > DRAWS:
            self.scene.fail(f"{DRAWS} draws in a row without a decision: chance is in a loop", state)
        if self.decisions > most:
            self.scene.fail(f"the game continues after game.max_moves = {most} decisions", state)


def check_legal_actions(scene: Scene) -> None:
    state = scene.state
    legal = state.legal_actions()
    if state.actor not in (CHANCE, OVER, *range(state.seats)):
        scene.fail(f"actor is {state.actor}: neither a seat nor CHANCE nor OVER")
    if (state.actor == OVER) != (not legal):
        scene.fail(f"legal_actions() is {legal} with actor {state.actor}: it is empty when the game is over, and only then")
    for action in legal:
        if type(action) is not int or not 0 <= action < limit(state):
            scene.fail(f"legal_actions() has {action!r}; actions are int from 0 to {limit(state) - 1}")
    for one, next_one in pairwise(legal):
        if one >= next_one:
            scene.fail(f"legal_actions() has {next_one} after {one}: nth_() must give each action once, in ascending order")
    if state.n_legal() != len(legal):
        scene.fail(f"n_legal() is {state.n_legal()}, but there are {len(legal)} legal actions")
    for action in legal:
        if not state.is_legal(action) or state.explain(action) is not None:
            scene.fail(f"legal_actions() has {action}, but is_legal() or explain() refuses it: legal_() must agree with nth_()")
    mask = state.mask()
    marked = [action for action, bit in enumerate(mask) if bit]
    expected = legal if state.actor >= 0 else []
    if len(mask) != state.game.n_actions or marked != expected or set(mask) > {0, 1}:
        scene.fail(f"mask() marks {marked}, but the legal actions of a seat are {expected}")


def check_chance(scene: Scene) -> None:
    state = scene.state
    outcomes = state.chance_outcomes()
    if state.actor != CHANCE:
        if outcomes:
            scene.fail("chance_outcomes() returns outcomes although chance is not to act")
        return
    if [action for action, _ in outcomes] != state.legal_actions():
        scene.fail("chance_outcomes() and legal_actions() name different outcomes")
    for action, weight in outcomes:
        if type(weight) is not int or weight <= 0:
            scene.fail(f"the weight of {state.text(action)!r} is {weight!r}: weight_() must be a positive integer")
    total = sum(weight for _, weight in outcomes)
    if total >= 1 << 31:
        scene.fail(f"the weights add up to {total}: their sum must be below 2**31")
    seed = scene.seed()
    mine, theirs = Rng(seed), Rng(seed)
    ticket = mine.below(total)
    for picked, weight in outcomes:  # noqa: B007  # the outcome that the ticket selects is used below
        ticket -= weight
        if ticket < 0:
            break
    drawn = state.draw(theirs)
    if drawn != picked or mine.state != theirs.state:
        scene.fail(f"draw() picks {drawn} where the weights pick {picked}: draw_() must call below_() once and follow the weights")


def check_applying(scene: Scene, most: int) -> None:
    """Check that every legal action can be applied, by number and by rank, to a copy that is independent of its original."""
    state = scene.state
    before = state.to_bytes()
    legal = state.legal_actions()
    for action in scene.some(legal, most):
        after = state.copy()
        after.apply(action)
        if state.to_bytes() != before:
            scene.fail(f"applying {action} to a copy changed the original: assign_() must copy every field, not share it")
        by_rank = state.copy()
        by_rank.apply_nth(legal.index(action))
        if after.to_bytes() != by_rank.to_bytes():
            scene.fail(f"apply({action}) and apply_nth({legal.index(action)}) lead to different states")
        if reason := state.game.why_invalid(after):
            scene.fail(f"after the legal {state.text(action)!r} game.why_invalid() says: {reason}", after)
    for rank in (-1, len(legal)):
        try:
            state.copy().apply_nth(rank)
        except IndexError:
            continue
        scene.fail(f"apply_nth({rank}) is accepted although there are {len(legal)} legal actions")


def others(scene: Scene, state: State) -> list[int]:
    """Return numbers that are not legal actions: some in range, some beyond it."""
    legal = set(state.legal_actions())
    within = [number for number in range(limit(state)) if number not in legal]
    far = [limit(state), limit(state) + 1, *FAR_OFF]
    return [*scene.some(within, OTHERS - len(far)), *far]


def check_refusals(scene: Scene) -> None:
    state = scene.state
    before = state.to_bytes()
    for number in others(scene, state):
        refusal = state.explain(number)
        if refusal is None or state.is_legal(number):
            scene.fail(f"explain({number}) or is_legal({number}) allows an action that legal_actions() does not have")
        scene.check_text(refusal, f"the refusal of {number}")
        try:
            state.apply(number)
        except IllegalMove as error:
            if error.refusal.to_dict() != refusal.to_dict() or not str(error):
                scene.fail(f"apply({number}) and explain({number}) give different reasons")
        else:
            scene.fail(f"apply({number}) applies an illegal action")
        if state.to_bytes() != before:
            scene.fail(f"refusing {number} changed the state")
        if 0 <= number < limit(state):
            check_unlikely(scene, number)


def check_unlikely(scene: Scene, number: int) -> None:
    """Check that an illegal action within range is still put into words, or refused with a typed error."""
    for method in (scene.state.text, scene.state.words, scene.state.describe):
        try:
            method(number)
        except IlionError:
            continue
        except Exception as error:
            scene.fail(
                f"{method.__name__}({number}), within range but illegal, raises {error!r}: return a value or raise IlionError"
            )


def check_notation(scene: Scene) -> None:
    state = scene.state
    texts: dict[str, int] = {}
    for action in state.legal_actions():
        text = state.text(action)
        if not is_notation(text):
            scene.fail(f"text({action}) is {text!r}: a notation is one line with single spaces and no comment mark")
        if text in texts:
            scene.fail(f"text() writes both {texts[text]} and {action} as {text!r}: legal actions need different notations")
        texts[text] = action
    for text, action in texts.items():
        for written in (text, f"  {text} ", text.upper(), text.lower()):
            if state.parse(written) != action:
                scene.fail(f"parse({written!r}) is {state.parse(written)}, but it is the notation of {action}")
    for garbage in GARBAGE:
        try:
            found = state.parse(garbage)
        except InvalidNotation as error:
            scene.check_text(error.text, f"the answer to the notation {garbage!r}")
        else:
            if type(found) is not int or not 0 <= found < limit(state):
                scene.fail(f"parse({garbage!r}) is {found!r}: try_parse() gives an action within range, or None")


def is_notation(text: object) -> bool:
    """Whether a record can hold it: one line, single spaces, nothing that begins a comment."""
    return isinstance(text, str) and text != "" and text == " ".join(text.split()) and " ;" not in text


def check_storage(scene: Scene) -> list[State]:
    """Check that copy, bytes and position restore the state; return the three results."""
    state = scene.state
    data = state.to_bytes()
    found = {"copy()": state.copy(), "from_bytes(to_bytes())": state.game.from_bytes(data)}
    position = state.position()
    if not isinstance(position, str) or "\n" in position:
        scene.fail("position() must be one line of text")
    found["from_position(position())"] = state.game.from_position(position)
    moves, view = state.legal_actions(), state.view(None)
    for how, other in found.items():
        if type(other) is not type(state) or other.options != state.options or other.seats != state.seats:
            scene.fail(f"{how} loses the class, the options or the seats of the state")
        if other.to_bytes() != data:
            scene.fail(f"{how} gives another state: {difference_of_positions(position, other.position())}")
        if other.legal_actions() != moves or other.view(None) != view:
            scene.fail(f"{how} gives equal bytes but other moves or views: visit_fields() must pass every field, assign_() copy it")
    if reason := state.game.why_invalid(state):
        scene.fail(f"game.why_invalid() finds an impossible state in play: {reason}")
    return list(found.values())


def difference_of_positions(one: str, other: str) -> str:
    for mine, theirs in zip(one.split(";"), other.split(";"), strict=False):
        if mine != theirs:
            return f"{mine.strip()!r} became {theirs.strip()!r}"
    return "the positions read the same, so position() leaves out a field"
