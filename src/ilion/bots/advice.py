"""A bot explains itself: the moves it would make and their ratings, in words."""

from __future__ import annotations

import math

from ilion.bots.bot import TEXTS, Bot, RankedMove
from ilion.core.actors import OVER
from ilion.core.errors import IlionError
from ilion.core.rng import Rng
from ilion.core.state import State
from ilion.core.text import Fact, Text

SHOWN = 5  # moves
CLOSE = 0.02  # difference in value below which two moves are about as good
CLEAR = 0.05  # difference in value from which a move can be called clearly better
DEVIATIONS = 2.0  # standard errors that such a difference must exceed


class NoAdvice(IlionError, ValueError):
    """No advice can be given here."""


def advise(bot: Bot, state: State, rng: Rng, language: str = "en") -> list[Text]:
    """Return the bot's advice for the seat to move, based on what that seat knows; moves are described in the language."""
    if state.actor < 0:
        raise NoAdvice(TEXTS.text("no-hint-over" if state.actor == OVER else "no-hint-draw"))
    if state.n_legal() == 1:
        return [_say(state, language, "hint-only", state.legal_actions()[0])]
    moves = bot.rank_moves(state.resample(state.actor, rng), state.actor, rng)[:SHOWN]
    if not moves:
        raise NoAdvice(TEXTS.text("no-hint-bot"))
    best, *others = moves
    lines = [_say(state, language, "hint-best", best.action)]
    if others:
        lines.append(_say(state, language, comparison(best, others[0]), others[0].action))
    for move in moves:
        percent = round(100 * move.value)
        lines.append(_say(state, language, "hint-worth", move.action, percent=percent, visits=move.visits))
    return lines


def comparison(best: RankedMove, other: RankedMove) -> str:
    """Return the key of the sentence that compares two moves: “clearly better” needs a difference that is large, and larger than
    chance explains after so few visits. A result lies between 0 and 1, so its variance is at most value × (1 - value)."""
    difference = best.value - other.value
    if difference < CLOSE:
        return "hint-close"
    error = math.sqrt(sum(move.value * (1 - move.value) / max(move.visits, 1) for move in (best, other)))
    return "hint-clear" if difference >= CLEAR and difference > DEVIATIONS * error else "hint-better"


def _say(state: State, language: str, key: str, action: int, **facts: Fact) -> Text:
    words = state.words(action).in_language(language)
    return Text(state.prompt().clause, key, {"move": state.text(action), "words": words, **facts}, TEXTS)
