"""A turn in sentences, made from its beats."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from ilion.core.text import Text
from ilion.core.turn import StagedTurn
from ilion.games.troia.notation import POWER_CLAUSES, fluent

Beat = dict[str, Any]
Make = Callable[..., Text]


def tell(turn: StagedTurn, make: Make) -> list[Text]:
    if turn.kind == "set-up":
        return _set_up(turn, make)
    sentences = [*_drawing(turn, make), *_offering(turn, make), *_power(turn, make), *_goal(turn, make)]
    return sentences + [make("TR-30", "told-deck-empty", deck=beat["deck"]) for beat in turn.of("deck-empty")]


def _set_up(turn: StagedTurn, make: Make) -> list[Text]:
    """TR-8, TR-9: the gods on Olympus, and the first cards."""
    gods = tuple(make("TR-8", "told-god", god=beat["god"]) for beat in turn.of("god-laid"))
    return [make("TR-8", "told-set-up", gods=gods)] if gods else []


def _cards(names: Iterable[str], make: Make) -> tuple[Text, ...]:
    return tuple(make("TR-5", "told-card", card=fluent(name)) for name in names)


def _drawing(turn: StagedTurn, make: Make) -> list[Text]:
    """TR-10: the cards drawn instead of an offering, by name if the viewer sees them."""
    if not (draws := turn.of("draw")):
        return []
    seat, names = draws[0]["seat"], [beat["card"] for beat in turn.of("card-drawn")]
    if names and None not in names:
        return [make("TR-10", "told-drew-cards", seat=seat, cards=_cards(names, make))]
    return [make("TR-10", "told-drew", seat=seat, number=draws[0]["number"])]


def _offering(turn: StagedTurn, make: Make) -> list[Text]:
    """TR-11 to TR-13: the offering."""
    made = turn.of("offering")
    if not made:
        begun = [beat for beat in turn.of("god-chosen") if beat["by"] == "offering"]
        return [make("TR-11", "told-offering-begun", seat=beat["seat"], god=beat["god"]) for beat in begun]
    beat = made[0]
    way = "forward" if beat["seat"] == 0 else "back"  # all heroes are Greeks: the Trojans drive them back
    went = {"hero": beat["hero"], "zones": beat["zones"], "way": way, "to_zone": beat["zone"]}
    if beat["superior"]:
        return [make("TR-13", "told-superior", seat=beat["seat"], god=beat["god"], **went)]
    cards = _cards((paid["card"] for paid in turn.of("card-paid")), make)
    if turn.of("cornucopia-spent"):
        cards += (make("TR-24", "told-cornucopia"),)
    offered = make("TR-11", "told-offered", seat=beat["seat"], god=beat["god"], cost=beat["cost"], cards=cards)
    return [offered, make("TR-13", "told-went", **went)]


def _power(turn: StagedTurn, make: Make) -> list[Text]:
    """TR-14: the effect of the god's power, or that it was declined."""
    if not (used := turn.of("power")):
        return [make("TR-14", "told-declined", seat=beat["seat"], god=beat["god"]) for beat in turn.of("power-declined")]
    seat, god = used[0]["seat"], used[0]["god"]
    clause = POWER_CLAUSES[god]
    moves = [beat for beat in turn.of("hero-moves") if beat["by"] == "power"]
    if moves:
        heroes = tuple(make(clause, "told-moved", hero=beat["hero"], to_zone=beat["to"]) for beat in moves)
        return [make(clause, "told-power-moved", god=god, heroes=heroes)]
    for beat in turn.of("card-taken"):
        facts = {"seat": seat, "god": god, "other_seat": beat["other"]}
        if beat["card"] is None:
            return [make(clause, "told-taken-veiled", **facts)]
        return [make(clause, f"told-taken-{god}", **facts, card=fluent(beat["card"]))]
    if turn.of("cornucopia-taken"):
        return [make(clause, "told-cornucopia-taken", seat=seat, god=god)]
    if god == "iris":
        slid = [beat for beat in turn.of("god-slides") if beat in turn.beats[turn.beats.index(used[0]) :]]
        return [make(clause, "told-iris", god=beat["god"], greek=beat["greek_cost"], trojan=beat["trojan_cost"]) for beat in slid]
    names = [beat["card"] for beat in turn.of("card-drawn")]
    if not names:
        return []
    if None in names:
        return [make(clause, "told-zeus", seat=seat, number=len(names))]
    return [make(clause, "told-zeus-cards", seat=seat, cards=_cards(names, make))]


def _goal(turn: StagedTurn, make: Make) -> list[Text]:
    """TR-15, TR-28, TR-29: the goal step."""
    sentences = []
    first = [beat["card"] for beat in turn.of("goal-card")]
    for beat in turn.of("goal-step"):
        facts = {"seat": beat["seat"], "steps": beat["steps"], "cards": _cards([*first, beat["card"]], make)}
        if beat["part"] is not None:
            sentences.append(make("TR-28", "told-built", **facts, part=beat["part"]))
        else:
            sentences.append(make("TR-29", "told-marched", **facts))
    returned = [beat["hero"] for beat in turn.of("hero-moves") if beat["by"] == "return"]
    if returned:
        heroes = tuple(make("TR-15", "told-hero", hero=hero) for hero in returned)
        sentences.append(make("TR-15", "told-returned", heroes=heroes))
    return sentences
