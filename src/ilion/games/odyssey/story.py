"""A turn in sentences, made from its beats: its beginning, the voyage or the storm, fights, the adventure ashore, and losses."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ilion.core.text import Text
from ilion.core.turn import StagedTurn

Beat = dict[str, Any]
Make = Callable[..., Text]
Told = tuple[int, Text]  # the beat with which a sentence begins, counted from the first of the turn, and the sentence


def tell(turn: StagedTurn, make: Make) -> list[Text]:
    """Tell everything in the order in which it happened."""
    beats = [*turn.opening, *turn.beats]
    if turn.kind == "set-up":
        return [make("OD-4", "told-first", seat=beat["seat"]) for beat in _of(beats, "first")]
    arrived = [*_meetings(turn, beats, make), *_bargain(beats, make)]
    told = [*_hunger(turn, beats, make), *_missed(beats, make), *_storm(beats, make), *arrived]
    told += [*_voyage(turn, beats, not arrived, make), *_looks(beats, make), *_outcome(turn, beats, make)]
    told += [*_losses(beats, make), *_homecoming(beats, make)]
    return [sentence for _, sentence in sorted(told, key=_when)]


def _when(told: Told) -> int:
    return told[0]


def _of(beats: Sequence[Beat], *kinds: str) -> list[Beat]:
    return [beat for beat in beats if beat["kind"] in kinds]


def _nth(beats: Sequence[Beat], wanted: Beat) -> int:
    """Return the number of a beat in its turn. Beats that are equal are not the same."""
    return next(number for number, beat in enumerate(beats) if beat is wanted)


def _hunger(turn: StagedTurn, beats: Sequence[Beat], make: Make) -> list[Told]:
    """OD-5, OD-23: a crew that went hungry, unless it found something or starved after all."""
    fed = [beat for beat in _of(beats, "change") if beat["seat"] == turn.seat and beat["hunger"] < 0]
    if fed or _of(beats, "ship-lost", "veil"):
        return []
    hungry = [beat for beat in _of(beats, "upkeep") if not beat["paid"]]
    return [
        (
            _nth(beats, beat),
            make("OD-23", "told-last-chance", seat=beat["seat"])
            if beat["last_chance"]
            else make("OD-5", "told-hungry", seat=beat["seat"], hunger=beat["hunger"]),
        )
        for beat in hungry
    ]


def _missed(beats: Sequence[Beat], make: Make) -> list[Told]:
    missed = _of(beats, "missed-turn")
    return [(_nth(beats, beat), make("OD-3", "told-missed", seat=beat["seat"])) for beat in missed]


def _voyage(turn: StagedTurn, beats: Sequence[Beat], at_once: bool, make: Make) -> list[Told]:
    """OD-7, OD-14: the ship's destination, and its findings there. `at_once`: nothing else is told between the arrival and the
    adventure."""
    rolls = [beat for beat in _of(beats, "die") if beat["card"] is None]
    swift = any(beat["roll"] for beat in _of(beats, "sail"))
    ships, landings = _of(beats, "ship"), _of(beats, "landing")
    if not ships:
        if not landings:
            return [(_nth(beats, roll), make("OD-7", "told-rolled", seat=turn.seat, roll=roll["number"])) for roll in rolls]
        # before the arrow flies, nobody has met anybody: without a storm the ship has waited for its turn
        way = "storm" if _of(beats, "storm") else "driven"
        facts = {"seat": turn.seat, "way": way, "roll": 0, "island": landings[0]["island"]}
        return _landed(facts, beats, _nth(beats, landings[0]), at_once, make)
    ship = ships[0]
    number = _nth(beats, ship)
    facts = {"seat": turn.seat, "way": "swift" if swift else "rolled", "roll": rolls[0]["number"] if rolls else 4}
    if ship["start"] == ship["to"]:
        return [(number, make("OD-18", "told-stayed", **facts))]
    if ship["place"] == "ithaca":
        return []
    if ship["place"] == "sea":
        return [(number, make("OD-7", "told-at-sea", **facts, island=ship["near"], away=ship["away"]))]
    return _landed(facts | {"island": ship["place"]}, beats, number, at_once, make)


def _landed(facts: dict[str, Any], beats: Sequence[Beat], number: int, at_once: bool, make: Make) -> list[Told]:
    """OD-14, OD-15: an island, with the adventure and its die: in one sentence, unless ships met or a bargain was made first."""
    cards = _of(beats, "adventure-card")
    bargained = any(beat["accepted"] for beat in _of(beats, "answer") if beat["offer"] == "bargain")
    card = cards[0]["card"] if cards else None
    rolls = [beat for beat in _of(beats, "die", "favour") if card is not None and beat["card"] == card]
    if card is None or (bargained and not rolls):
        return [] if facts["way"] == "storm" and not at_once else [(number, make("OD-7", "told-landed", **facts))]
    found = {"card": card}
    kind = ""
    if rolls:
        kind = "-favour" if rolls[-1]["kind"] == "favour" else "-die"
        found |= {"face": rolls[-1]["face"]} if kind == "-favour" else {"number": rolls[-1]["number"]}
    if at_once:
        return [(number, make("OD-14", f"told-landed{kind or '-card'}", **facts, **found))]
    arrival = [] if facts["way"] == "storm" else [(number, make("OD-7", "told-landed", **facts))]
    adventure = make("OD-14", f"told-adventure{kind}", island=facts["island"], **found)
    return [*arrival, (_nth(beats, cards[0]), adventure)]


def _storm(beats: Sequence[Beat], make: Make) -> list[Told]:
    """OD-8, OD-9: the storm. Ships that it drives home are told of by `_homecoming`."""
    sentences: list[Told] = []
    home = {beat["seat"] for beat in _of(beats, "home")}
    for storm in _of(beats, "storm"):
        number = _nth(beats, storm)
        sentences.append((number, make("OD-8", "told-storm", seat=storm["seat"], direction=storm["direction"])))
        driven = [victim for victim in storm["victims"] if victim["hexes"]]
        elsewhere = tuple(_victim(victim, make) for victim in driven if victim["seat"] not in home)
        if elsewhere:
            sentences.append((number, make("OD-9", "told-driven", victims=elsewhere)))
        elif not driven:
            sentences.append((number, make("OD-9", "told-nobody-driven")))
    if not sentences and (laid := _of(beats, "arrow-laid")):
        beat = laid[0]
        told = make("OD-8", "told-arrow-laid", seat=beat["seat"], island=beat["near"], away=beat["away"])
        sentences.append((_nth(beats, beat), told))
    elif not sentences and (taken := _of(beats, "arrow")):
        sentences.append((_nth(beats, taken[0]), make("OD-8", "told-arrow", seat=taken[0]["seat"])))
    return sentences


def _victim(victim: Beat, make: Make) -> Text:
    if victim["place"] == "sea":
        return make("OD-9", "told-victim", seat=victim["seat"], hexes=victim["hexes"])
    return make("OD-9", "told-victim-land", seat=victim["seat"], island=victim["place"])


def _meetings(turn: StagedTurn, beats: Sequence[Beat], make: Make) -> list[Told]:
    """OD-21, OD-22: each pair of ships that met, in the order of the events."""
    sentences: list[Told] = []
    pairs: dict[frozenset[int], list[Beat]] = {}
    for beat in beats:
        if beat["kind"] in ("fight", "let-be", "aegis", "offer", "answer") and beat.get("offer") != "bargain":
            if beat["kind"] != "offer" or beat["offer"] != "none" or frozenset((beat["seat"], beat["other"])) in pairs:
                pairs.setdefault(frozenset((beat["seat"], beat["other"])), []).append(beat)
        elif beat["kind"] == "fight-round":
            pairs.setdefault(frozenset(beat["seats"]), []).append(beat)
    for pair, met in pairs.items():
        a, b = sorted(pair, key=lambda seat: (seat != turn.seat, seat))
        number = _nth(beats, met[0])
        sentences += [(number, sentence) for sentence in _meeting(a, b, met, make)]
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


def _bargain(beats: Sequence[Beat], make: Make) -> list[Told]:
    """OD-22: the offer for a card on landing, and the answer."""
    sentences: list[Told] = []
    for beat in _of(beats, "offer", "answer"):
        if beat["offer"] != "bargain":
            continue
        if beat["kind"] == "answer":
            told = make("OD-22", "told-accepted" if beat["accepted"] else "told-refused", seat=beat["seat"])
        else:
            kind, value = next(iter(beat["thing"].items()))
            facts = {"seat": beat["seat"], "other_seat": beat["other"], "named_card": beat["card"], kind: value}
            told = make("OD-22", f"told-offered-{kind}", **facts)
        sentences.append((_nth(beats, beat), told))
    return sentences


def _looks(beats: Sequence[Beat], make: Make) -> list[Told]:
    """OD-3: the House of Hades."""
    if not (looks := _of(beats, "look")):
        return []
    number = _nth(beats, looks[0])
    if any(beat["card"] is None for beat in looks):
        islands = tuple(make("OD-3", "told-island", island=beat["island"]) for beat in looks)
        return [(number, make("OD-3", "told-looked", seat=looks[0]["seat"], islands=islands))]
    cards = tuple(make("OD-3", "told-island-card", island=beat["island"], card=beat["card"]) for beat in looks)
    return [(number, make("OD-3", "told-looked-cards", seat=looks[0]["seat"], cards=cards))]


def _outcome(turn: StagedTurn, beats: Sequence[Beat], make: Make) -> list[Told]:
    """OD-14 to OD-19: the outcome of a landing or of the Syrte for the active player, in one sentence at the end."""
    if turn.seat is None or any(beat["seat"] == turn.seat for beat in _of(beats, "ship-lost")):
        return []
    ashore, changes, told_gifts, told_heroes = False, list[Beat](), 0, 0
    for event in (turn.opening, *turn.events):
        ashore = ashore or any(beat["kind"] == "landing" or beat.get("place") == "syrte" for beat in event)
        if ashore:
            changes += [beat for beat in _of(event, "change") if beat["seat"] == turn.seat]
            told_gifts += sum(_received(beat, turn.seat) for beat in _of(event, "answer"))
            told_heroes -= len([beat for beat in _of(event, "fight-round") if beat["loser"] == turn.seat])
    if not ashore:
        return []
    seat, parts = {"seat": turn.seat}, []
    if _of(beats, "conquest"):
        parts.append(make("OD-14", "told-rules", **seat))
    if not all(beat["done"] for beat in _of(beats, "task")):
        parts.append(make("OD-17", "told-not-done", **seat))
    gifts = sum(beat["gifts"] for beat in changes) - told_gifts
    heroes = sum(beat["heroes"] for beat in changes) - told_heroes
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
    end = len(beats)
    if not parts:
        nothing = _of(beats, "favour") and turn.finished
        return [(end, make("OD-19", "told-found-nothing", **seat))] if nothing else []
    return [(end, make("OD-19", "told-outcome", **seat, parts=tuple(parts)))]


def _received(answer: Beat, seat: int) -> int:
    """OD-22: the gifts that a seat received by an accepted offer, or negative those that it handed over: the bargain tells them."""
    if not answer["accepted"] or answer["thing"] is None:
        return 0
    giver, taker = (answer["seat"], answer["other"]) if answer["offer"] == "ask" else (answer["other"], answer["seat"])
    gifts: int = answer["thing"].get("gifts", 0)
    return gifts if seat == taker else -gifts if seat == giver else 0


def _losses(beats: Sequence[Beat], make: Make) -> list[Told]:
    """OD-24: ships that were lost."""
    sentences = [(_nth(beats, beat), make("OD-24", "told-veil", seat=beat["seat"])) for beat in _of(beats, "veil")]
    for beat in _of(beats, "ship-lost"):
        key, clause = ("told-starved", "OD-23") if beat["reason"] == "starved" else ("told-ship-lost", "OD-24")
        sentences.append((_nth(beats, beat), make(clause, key, seat=beat["seat"], steps=beat["steps"])))
    return sentences


def _homecoming(beats: Sequence[Beat], make: Make) -> list[Told]:
    """OD-27: ships that came home."""
    sailed = {beat["seat"] for beat in _of(beats, "ship")}
    sentences = []
    for beat in _of(beats, "home"):
        key = "told-sailed-home" if beat["seat"] in sailed else "told-driven-home"
        sentences.append((_nth(beats, beat), make("OD-27", key, seat=beat["seat"])))
    return sentences
