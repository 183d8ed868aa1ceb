"""The prompts of the game, and the reasons why moves are illegal."""

from __future__ import annotations

from ilion.core.text import Prompt, Refusal
from ilion.games.trojan_horse.components import DISTRICTS, FIGURES
from ilion.games.trojan_horse.encoding import A_ALL, A_INSERT, A_KEEP, HELPER, PHASES
from ilion.games.trojan_horse.state import HorseState

CLAUSES = {
    "deal": "TH-7",
    "load": "TH-9",
    "set-out": "TH-9",
    "announce": "TH-12",
    "card": "TH-13",
    "swap": "TH-19",
    "all": "TH-19",
    "insert": "TH-14",
    "look": "TH-20",
    "fill": "TH-17",
    "reveal": "TH-27",
    "ended": "TH-23",
}


def prompt(state: HorseState) -> Prompt:
    phase = PHASES[state.phase]
    clause, key = CLAUSES[phase], f"prompt-{phase}"
    if phase == "announce":
        return state.game.make_prompt(clause, key, most=min(3, state.insertable()))
    if phase == "insert":
        return state.game.make_prompt(clause, key, left=state.todo)
    if phase == "all":
        return state.game.make_prompt(clause, key, number=min(3, state.insertable()))
    if phase == "swap" and state.may_insert_all():
        return state.game.make_prompt(clause, "prompt-swap-either", number=min(3, state.insertable()))
    if phase == "look":
        return state.game.make_prompt(clause, key, seat=state.owner[state.look_colour], district=DISTRICTS[state.look_district])
    if phase == "reveal":
        return state.game.make_prompt(clause, key, district=DISTRICTS[state.look_district])
    return state.game.make_prompt(clause, key)


def why_illegal(state: HorseState, action: int) -> Refusal:
    refuse = state.game.make_refusal
    phase = PHASES[state.phase]
    if action < A_KEEP:
        if phase != "announce":
            return refuse(CLAUSES[phase], "refusal-announce-now", awaited=phase)
        return refuse("TH-12", "refusal-announce-too-many", number=action + 1, left=state.insertable())
    if action < A_INSERT:
        kind = "swap" if action < A_ALL else "all"
        return refuse("TH-19", f"refusal-{kind}-now", awaited="swap-either" if state.may_insert_all() else phase)
    if phase != "insert":
        return refuse(CLAUSES[phase], "refusal-insert-now", awaited=phase)
    figure, district = divmod(action - A_INSERT, 7)
    if figure == HELPER:
        if state.helpers == 0:
            return refuse("TH-22", "refusal-no-helper")
        if state.bag_left or state.display_left:
            return refuse("TH-22", "refusal-helper-later", heroes=state.bag_left + state.display_left)
    elif not state.display[figure]:
        return refuse("TH-15", "refusal-not-on-display", figure=FIGURES[figure])
    return refuse("TH-16", "refusal-full", district=DISTRICTS[district], heroes=state.total[district], holds=state.cap)
