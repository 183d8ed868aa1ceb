"""A turn in sentences, made from its beats."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any

from ilion.core.text import Text
from ilion.core.turn import StagedTurn

Beat = dict[str, Any]
Make = Callable[..., Text]
MAX_FALLS = 4_096  # cached sentences


def tell(turn: StagedTurn, make: Make) -> list[Text]:
    if turn.kind == "set-up":
        return _set_up(turn, make)
    if turn.kind == "end":
        return _treasures(list(turn.opening) + turn.beats, make)
    drops, cards = turn.of("hero-drops"), turn.of("card")
    if not cards:
        return [make("TH-12", "told-announced", seat=beat["seat"], number=beat["number"]) for beat in turn.of("announce")]
    sentences = [_beginning(turn, cards[0], len(drops), make)]
    for district in dict.fromkeys(beat["to"] for beat in drops):
        sentences.append(_dropped([beat for beat in drops if beat["to"] == district], make))
    dropped = {(beat["owner"], beat["to"]) for beat in drops}
    sentences += [_look(beat, (beat["seat"], beat["district"]) in dropped, make) for beat in turn.of("look")]
    return sentences + _treasures(turn.of("reveal"), make)


def _set_up(turn: StagedTurn, make: Make) -> list[Text]:
    """TH-7, TH-9: Odysseus, and the pieces on the table."""
    if not (loaded := turn.of("load")):
        return []
    seat, shown = loaded[0]["seat"], [beat["colour"] for beat in turn.of("refill")]
    if None in shown or not turn.finished:
        return [make("TH-9", "told-loaded", seat=seat)]
    heroes = tuple(make("TH-9", "told-hero", colour=colour, number=shown.count(colour)) for colour in dict.fromkeys(shown))
    return [make("TH-9", "told-set-up", seat=seat, heroes=heroes)]


def _beginning(turn: StagedTurn, card: Beat, dropped: int, make: Make) -> Text:
    """TH-13, TH-19: the announcement, the card, and its immediate effect."""
    facts: dict[str, Any] = {"seat": card["seat"], "number": card["announced"]}
    if card["result"] == "lost":
        return make("TH-13", "told-lost", **facts, drawn=int(card["card"]))
    if card["result"] == "enough":
        return make("TH-13", "told-drew", **facts, drawn=int(card["card"]))
    swaps, passed = turn.of("swap"), turn.of("pass")
    if swaps:
        a, b = swaps[0]["districts"]
        facts = {"seat": card["seat"], "a_district": a, "b_district": b}
        return make("TH-19", "told-trident-swapped", **facts, inserted=-1 if passed else dropped)
    key = "told-trident-kept" if turn.of("keep") else "told-trident"
    return make("TH-19", key, seat=card["seat"], inserted=-1 if passed else dropped)


def _dropped(drops: Sequence[Beat], make: Make) -> Text:
    """TH-14, TH-24: the heroes that fell into one district, and its present leader."""
    last = drops[-1]
    colours = tuple([beat["colour"] for beat in drops])
    return _fell(make, colours, last["to"], tuple(last["heroes"].items()), last["leader"], last["leader_owner"])


@lru_cache(MAX_FALLS)
def _fell(
    make: Make, colours: tuple[str, ...], district: str, counts: tuple[tuple[str, int], ...], leader: str | None, owner: int | None
) -> Text:
    """Return the same from the facts on which it depends. A turn is told again with each of its events, so it is cached."""
    heroes = tuple(
        make("TH-14", "told-hero-start" if n == 0 else "told-hero", colour=colour, number=colours.count(colour))
        for n, colour in enumerate(dict.fromkeys(colours))
    )
    facts: dict[str, Any] = {"heroes": heroes, "fallen": len(colours), "district": district}
    if leader is None:
        return make("TH-24", "told-fell-tie", **facts)
    if sum(n for _, n in counts) == 1:
        return make("TH-24", "told-fell-first", **facts, seat=owner)
    ours = dict(counts)[leader]
    theirs = max(n for colour, n in counts if colour != leader)
    if theirs > ours:  # the higher counts cancel each other
        return make("TH-24", "told-fell-below-tie", **facts, seat=owner, ours=ours)
    return make("TH-24", "told-fell-alone" if theirs == 0 else "told-fell-led", **facts, seat=owner, ours=ours, theirs=theirs)


def _look(beat: Beat, by_hero: bool, make: Make) -> Text:
    """TH-20: the looks at treasures."""
    facts = {"seat": beat["seat"], "district": beat["district"]}
    if beat["treasure"] is None:
        return make("TH-20", "told-look", **facts)
    return make("TH-20", "told-look-seen" if by_hero else "told-look-swapped", **facts, treasure=beat["treasure"])


def _treasures(reveals: Sequence[Beat], make: Make) -> list[Text]:
    """TH-27: the treasures that were turned up."""
    if not reveals:
        return []
    treasures = tuple(make("TH-27", "told-treasure", district=beat["district"], treasure=beat["treasure"]) for beat in reveals)
    return [make("TH-27", "told-treasures", treasures=treasures)]
