"""A turn in sentences, made from its beats: the tile from the bag, the card with its tile and stone, and piles that run out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ilion.core.text import Text
from ilion.core.turn import StagedTurn

Beat = dict[str, Any]
Make = Callable[..., Text]


def tell(turn: StagedTurn, make: Make) -> list[Text]:
    if turn.kind == "set-up":
        return [make("HO-12", "told-set-up", seat=0)] if turn.events else []
    sentences = [make("HO-24", "told-skipped", seat=beat["seat"]) for beat in turn.opening]
    sentences += [*_bag(turn, make), *_card(turn, make), *_nile(turn, make)]
    return sentences + [_pile_empty(beat, make) for beat in turn.of("pile-empty")]


def _laid(turn: StagedTurn, source: str) -> list[Beat]:
    return [beat for beat in turn.of("tile-laid", "river-end") if beat["source"] == source]


def _bag(turn: StagedTurn, make: Make) -> list[Text]:
    """HO-13, HO-14: the tile from the bag, and for a river tile the second one."""
    if not (drawn := turn.of("tile-drawn")):
        return []
    seat, tile, laid = drawn[0]["seat"], drawn[0]["tile"], _laid(turn, "bag")
    if tile == "river":
        if not laid:
            return [make("HO-14", "told-drew-river", seat=seat)]
        return [make("HO-14", "told-river", seat=seat, parts=_water(laid, make))]
    if laid and tile == "temple":
        return [make("HO-13", "told-temple", seat=seat, where=laid[0]["where"])]
    if laid:
        return [_grown(laid[0], make)]
    gone = turn.of("tile-gone")
    return [make("HO-11" if gone else "HO-13", "told-gone" if gone else "told-drew", seat=seat, tile=tile)]


def _water(laid: Sequence[Beat], make: Make) -> tuple[Text, ...]:
    """HO-14, HO-21: how river and necropolis tiles were used."""
    ends = [beat["where"] for beat in laid if beat["kind"] == "river-end"]
    parts = [make("HO-14", "told-end-moved", where=where, times=ends.count(where)) for where in dict.fromkeys(ends)]
    tiles = [(beat["tile"], beat["where"]) for beat in laid if beat["kind"] == "tile-laid"]
    for tile, where in dict.fromkeys(tiles):
        number = {"number": tiles.count((tile, where))} if tile == "necropolis" else {}
        parts.append(make("HO-21", f"told-laid-{tile}", where=where, **number))
    return tuple(parts)


def _name(region: Beat, make: Make, key: str = "told-region") -> tuple[Text, ...]:
    return (make("HO-10", key, terrain=region["terrain"], where=region["where"]),)


def _players(seats: Sequence[int], make: Make, key: str = "told-player") -> tuple[Text, ...]:
    return tuple(make("HO-27", key, seat=seat) for seat in seats)


def _grown(beat: Beat, make: Make, card: tuple[Text, ...] | None = None) -> Text:
    """HO-10, HO-28: the region that a tile begins, enlarges or joins, and the seats that get its points."""
    region = beat["region"]
    facts: dict[str, Any] = {"seat": beat["seat"], "size": region["size"]}
    clause, prefix = ("HO-13", "told") if card is None else ("HO-18", "told-card")
    if card is not None:
        facts["card"] = card
    facts["result"] = (_held(region, make),)
    if region["merged"] == 0:
        del facts["size"], facts["result"]
        return make(clause, f"{prefix}-laid", **facts, terrain=region["terrain"], where=beat["where"])
    if region["merged"] == 1:
        return make(clause, f"{prefix}-grew", **facts, region=_name(region, make))
    return make(clause, f"{prefix}-joined", **facts, terrain=region["terrain"], regions=region["merged"])


def _held(region: Beat, make: Make) -> Text:
    """HO-27, HO-28: the seats that get the points of a region."""
    if not region["leaders"]:
        return make("HO-27", "told-nobody")
    if len(region["leaders"]) == 1:
        return make("HO-28", "told-points", seat=region["leaders"][0], points=region["worth"])
    return make("HO-28", "told-points-shared", players=_players(region["leaders"], make), points=region["worth"])


def _card(turn: StagedTurn, make: Make) -> list[Text]:
    """HO-17 to HO-21: the card, its tile and the stone."""
    if not (played := turn.of("card-played")):
        return []
    seat, name = played[0]["seat"], played[0]["card"]
    card = (make("HO-17", "told-card", centre=name[:-1], number=name[-1]),)
    laid, stones = _laid(turn, "card"), turn.of("stone")
    if not laid and not stones:
        return [make("HO-17", "told-played", seat=seat, card=card)]
    sentences = []
    tiles = [beat for beat in laid if beat["kind"] == "tile-laid" and beat["region"] is not None]
    if tiles and not (stones and tiles[0]["region"]["merged"] < 2 and _same(tiles[0]["region"], stones[0]["region"])):
        sentences.append(_grown(tiles[0], make, card))
    elif laid and not tiles:
        sentences.append(make("HO-21", "told-card-river", seat=seat, card=card, parts=_water(laid, make)))
    return sentences + [_stone(beat, make, None if sentences else card) for beat in stones]


def _same(one: Beat, other: Beat) -> bool:
    return all(one[name] == other[name] for name in ("terrain", "where", "size"))


def _stone(beat: Beat, make: Make, card: tuple[Text, ...] | None) -> Text:
    """HO-19, HO-27: the effect of a stone on its region; the card is named unless the previous sentence has named it."""
    seat, region = beat["seat"], beat["region"]
    facts: dict[str, Any] = {"seat": seat, "region": _name(region, make)}
    prefix = "told-then" if card is None else "told"
    if card is not None:
        facts["card"] = card
    if region["leaders"] == [seat]:
        verb = "kept" if region["was_leaders"] == [seat] else "took"
        return make("HO-19", f"{prefix}-{verb}", **facts, points=region["worth"])
    if seat in region["leaders"]:
        others = _players([other for other in region["leaders"] if other != seat], make, "told-player-with")
        return make("HO-19", f"{prefix}-shares", **facts, players=others, points=region["worth"])
    return make("HO-19", f"{prefix}-stone", **facts, result=(_held(region, make),))


def _nile(turn: StagedTurn, make: Make) -> list[Text]:
    """HO-25: the Nile card."""
    sentences = []
    for beat in turn.of("nile-card"):
        parts = _water(_laid(turn, "nile"), make)
        for moved in turn.of("stone-moved"):
            source, region = _name(moved["left"], make, "told-region-from"), _name(moved["region"], make)
            parts += (make("HO-25", "told-stone-moved", source=source, region=region),)
        if parts:
            sentences.append(make("HO-25", "told-nile", seat=beat["seat"], parts=parts))
        else:
            sentences.append(make("HO-25", "told-nile-played", seat=beat["seat"]))
    return sentences


def _pile_empty(beat: Beat, make: Make) -> Text:
    """HO-23, HO-26: a pile that ran out."""
    if beat["ends"]:
        return make("HO-26", "told-last-pile", pile=beat["pile"])
    return make("HO-23", "told-pile-empty" if beat["discards"] else "told-river-pile-empty", pile=beat["pile"])
