"""A turn in sentences, made from its beats: its beginning, the voyage or the storm, fights, the adventure ashore, and losses."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ilion.core.text import Text
from ilion.core.turn import StagedTurn

Beat = dict[str, Any]
Make = Callable[..., Text]


def tell(turn: StagedTurn, make: Make) -> list[Text]:
    beats = [*turn.opening, *turn.beats]
    if turn.kind == "set-up":
        return [make("OD-4", "told-first", seat=beat["seat"]) for beat in _of(beats, "first")]
    sentences = [make("OD-3", "told-missed", seat=beat["seat"]) for beat in _of(beats, "missed-turn")]
    sentences += [*_storm(beats, make), *_voyage(turn, beats, make), *_meetings(turn, beats, make)]
    sentences += [*_bargain(beats, make), *_looks(beats, make), *_outcome(turn, beats, make)]
    return [*sentences, *_hunger(turn, beats, make), *_losses(beats, make), *_homecoming(beats, make)]


def _of(beats: Sequence[Beat], *kinds: str) -> list[Beat]:
    return [beat for beat in beats if beat["kind"] in kinds]


def _hunger(turn: StagedTurn, beats: Sequence[Beat], make: Make) -> list[Text]:
    """OD-5, OD-23: a crew that went hungry, unless it found something or starved after all."""
    fed = [beat for beat in _of(beats, "change") if beat["seat"] == turn.seat and beat["hunger"] < 0]
    if fed or _of(beats, "ship-lost", "veil"):
        return []
    hungry = [beat for beat in _of(beats, "upkeep") if not beat["paid"]]
    return [
        make("OD-23", "told-last-chance", seat=beat["seat"])
        if beat["last_chance"]
        else make("OD-5", "told-hungry", seat=beat["seat"], hunger=beat["hunger"])
        for beat in hungry
    ]


def _voyage(turn: StagedTurn, beats: Sequence[Beat], make: Make) -> list[Text]:
    """OD-7, OD-14: the ship's destination, and its findings there."""
    rolls = [beat["number"] for beat in _of(beats, "die") if beat["card"] is None]
    swift = any(beat["roll"] for beat in _of(beats, "sail"))
    ships, landings = _of(beats, "ship"), _of(beats, "landing")
    if not ships:
        if landings:
            way = "storm" if _of(beats, "storm") else "driven"
            facts = {"seat": turn.seat, "way": way, "roll": 0, "island": landings[0]["island"]}
            return [_landed(facts, beats, make)]
        return [make("OD-7", "told-rolled", seat=turn.seat, roll=roll) for roll in rolls]
    ship = ships[0]
    facts = {"seat": turn.seat, "way": "swift" if swift else "rolled", "roll": rolls[0] if rolls else 4}
    if ship["start"] == ship["to"]:
        return [make("OD-18", "told-stayed", **facts)]
    if ship["place"] == "ithaca":
        return []
    if ship["place"] == "sea":
        return [make("OD-7", "told-at-sea", **facts, island=ship["near"], away=ship["away"])]
    return [_landed(facts | {"island": ship["place"]}, beats, make)]


def _landed(facts: dict[str, Any], beats: Sequence[Beat], make: Make) -> Text:
    """OD-14, OD-15: an island, with the adventure and its die."""
    cards = _of(beats, "adventure-card")
    bargained = any(beat["accepted"] for beat in _of(beats, "answer") if beat["offer"] == "bargain")
    card = cards[0]["card"] if cards else None
    rolls = [beat for beat in _of(beats, "die", "favour") if card is not None and beat["card"] == card]
    if card is None or (bargained and not rolls):
        return make("OD-7", "told-landed", **facts)
    if not rolls:
        return make("OD-14", "told-landed-card", **facts, card=card)
    if rolls[-1]["kind"] == "favour":
        return make("OD-14", "told-landed-favour", **facts, card=card, face=rolls[-1]["face"])
    return make("OD-14", "told-landed-die", **facts, card=card, number=rolls[-1]["number"])


def _storm(beats: Sequence[Beat], make: Make) -> list[Text]:
    """OD-8, OD-9: the storm. Ships that it drives home are told of by `_homecoming`."""
    sentences = []
    home = {beat["seat"] for beat in _of(beats, "home")}
    for storm in _of(beats, "storm"):
        sentences.append(make("OD-8", "told-storm", seat=storm["seat"], direction=storm["direction"]))
        driven = [victim for victim in storm["victims"] if victim["hexes"]]
        elsewhere = tuple(_victim(victim, make) for victim in driven if victim["seat"] not in home)
        if elsewhere:
            sentences.append(make("OD-9", "told-driven", victims=elsewhere))
        elif not driven:
            sentences.append(make("OD-9", "told-nobody-driven"))
    if not sentences and (laid := _of(beats, "arrow-laid")):
        beat = laid[0]
        sentences.append(make("OD-8", "told-arrow-laid", seat=beat["seat"], island=beat["near"], away=beat["away"]))
    elif not sentences and (taken := _of(beats, "arrow")):
        sentences.append(make("OD-8", "told-arrow", seat=taken[0]["seat"]))
    return sentences


def _victim(victim: Beat, make: Make) -> Text:
    if victim["place"] == "sea":
        return make("OD-9", "told-victim", seat=victim["seat"], hexes=victim["hexes"])
    return make("OD-9", "told-victim-land", seat=victim["seat"], island=victim["place"])


def _meetings(turn: StagedTurn, beats: Sequence[Beat], make: Make) -> list[Text]:
    """OD-21, OD-22: each pair of ships that met, in the order of the events."""
    sentences: list[Text] = []
    pairs: dict[frozenset[int], list[Beat]] = {}
    for beat in beats:
        if beat["kind"] in ("fight", "let-be", "aegis", "offer", "answer") and beat.get("offer") != "bargain":
            if beat["kind"] != "offer" or beat["offer"] != "none" or frozenset((beat["seat"], beat["other"])) in pairs:
                pairs.setdefault(frozenset((beat["seat"], beat["other"])), []).append(beat)
        elif beat["kind"] == "fight-round":
            pairs.setdefault(frozenset(beat["seats"]), []).append(beat)
    for pair, met in pairs.items():
        a, b = sorted(pair, key=lambda seat: (seat != turn.seat, seat))
        sentences += _meeting(a, b, met, make)
    return sentences


def _meeting(a: int, b: int, met: Sequence[Beat], make: Make) -> list[Text]:
    rounds = _of(met, "fight-round")
    for beat in _of(met, "aegis"):
        return [make("OD-21", "told-aegis", seat=beat["seat"], other_seat=beat["other"])]
    if not _of(met, "fight"):
        return [make("OD-21", "told-let-be", seat=a, other_seat=b)] if len(_of(met, "let-be")) == 2 else []
    sentences = []
    if rounds:
        sums = tuple(_sum(beat, a, make) for beat in rounds)
        sentences.append(make("OD-21", "told-fought", seat=a, other_seat=b, rounds=len(rounds), sums=sums))
    else:
        attacker, other = (a, b) if _of(met, "fight")[0]["seat"] == a else (b, a)
        sentences.append(make("OD-21", "told-attacked", seat=attacker, other_seat=other))
    for seat in (a, b):
        if lost := sum(beat["loser"] == seat for beat in rounds):
            sentences.append(make("OD-21", "told-lost-heroes", seat=seat, heroes=lost))
    return sentences + [_peace(beat, make) for beat in _of(met, "answer") if beat["accepted"]]


def _sum(beat: Beat, first: int, make: Make) -> Text:
    ours, theirs = beat["sums"] if beat["seats"][0] == first else beat["sums"][::-1]
    return make("OD-21", "told-round", ours=ours, theirs=theirs)


def _peace(answer: Beat, make: Make) -> Text:
    """OD-22: the price of peace, and its payer."""
    if answer["thing"] is None:
        return make("OD-22", "told-peace")
    giver = answer["other"] if answer["offer"] == "give" else answer["seat"]
    kind, value = next(iter(answer["thing"].items()))
    return make("OD-22", f"told-peace-{kind}", seat=giver, **{kind: value})


def _bargain(beats: Sequence[Beat], make: Make) -> list[Text]:
    """OD-22: the offer for a card on landing, and the answer."""
    sentences = []
    for offer in _of(beats, "offer"):
        if offer["offer"] == "bargain":
            kind, value = next(iter(offer["thing"].items()))
            facts = {"seat": offer["seat"], "other_seat": offer["other"], "named_card": offer["card"], kind: value}
            sentences.append(make("OD-22", f"told-offered-{kind}", **facts))
    for answer in _of(beats, "answer"):
        if answer["offer"] == "bargain":
            key = "told-accepted" if answer["accepted"] else "told-refused"
            sentences.append(make("OD-22", key, seat=answer["seat"]))
    return sentences


def _looks(beats: Sequence[Beat], make: Make) -> list[Text]:
    """OD-3: the House of Hades."""
    if not (looks := _of(beats, "look")):
        return []
    if any(beat["card"] is None for beat in looks):
        islands = tuple(make("OD-3", "told-island", island=beat["island"]) for beat in looks)
        return [make("OD-3", "told-looked", seat=looks[0]["seat"], islands=islands)]
    cards = tuple(make("OD-3", "told-island-card", island=beat["island"], card=beat["card"]) for beat in looks)
    return [make("OD-3", "told-looked-cards", seat=looks[0]["seat"], cards=cards)]


def _outcome(turn: StagedTurn, beats: Sequence[Beat], make: Make) -> list[Text]:
    """OD-14 to OD-19: the outcome of a landing or of the Syrte for the active player, in one sentence."""
    if turn.seat is None or any(beat["seat"] == turn.seat for beat in _of(beats, "ship-lost")):
        return []
    ashore, changes = False, []
    for beat in beats:
        ashore = ashore or beat["kind"] == "landing" or beat.get("place") == "syrte"
        if ashore and beat["kind"] == "change" and beat["seat"] == turn.seat:
            changes.append(beat)
    if not ashore:
        return []
    seat, parts = {"seat": turn.seat}, []
    if _of(beats, "conquest"):
        parts.append(make("OD-14", "told-rules", **seat))
    if not all(beat["done"] for beat in _of(beats, "task")):
        parts.append(make("OD-17", "told-not-done", **seat))
    gifts, heroes = (sum(beat[name] for beat in changes) for name in ("gifts", "heroes"))
    if gifts:
        parts.append(make("OD-19", "told-took-gifts" if gifts > 0 else "told-gave-gifts", **seat, gifts=abs(gifts)))
    if heroes:
        parts.append(make("OD-3", "told-won-heroes" if heroes > 0 else "told-lost-crew", **seat, heroes=abs(heroes)))
    if free := sum(beat["free_arrows"] for beat in changes):
        parts.append(make("OD-20", "told-free-arrows", **seat, turns=free))
    if any(beat["misses_turn"] for beat in changes):
        parts.append(make("OD-3", "told-misses", **seat))
    if any(beat["next_sail_is_4"] for beat in changes):
        parts.append(make("OD-3", "told-sails-4", **seat))
    if not parts:
        return [make("OD-19", "told-found-nothing", **seat)] if _of(beats, "favour") and turn.finished else []
    return [make("OD-19", "told-outcome", **seat, parts=tuple(parts))]


def _losses(beats: Sequence[Beat], make: Make) -> list[Text]:
    """OD-24: ships that were lost."""
    sentences = [make("OD-24", "told-veil", seat=beat["seat"]) for beat in _of(beats, "veil")]
    for beat in _of(beats, "ship-lost"):
        key, clause = ("told-starved", "OD-23") if beat["reason"] == "starved" else ("told-ship-lost", "OD-24")
        sentences.append(make(clause, key, seat=beat["seat"], steps=beat["steps"]))
    return sentences


def _homecoming(beats: Sequence[Beat], make: Make) -> list[Text]:
    """OD-27: ships that came home."""
    sailed = {beat["seat"] for beat in _of(beats, "ship")}
    return [
        make("OD-27", "told-sailed-home" if beat["seat"] in sailed else "told-driven-home", seat=beat["seat"])
        for beat in _of(beats, "home")
    ]
