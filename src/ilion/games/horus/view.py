"""A seat's view, built only from what that seat knows."""

from __future__ import annotations

from typing import Any

from ilion.games.horus.components import CARDS, KINDS, MAX_OPEN, NUMBERS, PILES, TERRAINS
from ilion.games.horus.encoding import (
    ANY_NUMBER,
    CARD,
    DEAL,
    ENDED,
    IN_HAND,
    NO_CARD,
    NO_END,
    NO_STONE,
    NO_TERRAIN,
    NO_TILE,
    PHASES,
    PLACE,
    PLAYED,
    RELAY,
    RIVER,
    TO,
)
from ilion.games.horus.scoring import Region, regions
from ilion.games.horus.state import HorusState


def view(state: HorusState, viewer: int) -> dict[str, Any]:
    """HO-31: the whole table, and the viewer's own hand."""
    found = regions(state)
    number = {region.root: i for i, region in enumerate(found)}
    kind, stone, region_of = state.kind, state.stone, state.region
    ends = {tile: i + 1 for i, tile in enumerate(state.ends) if i != state.lifted}
    tiles: list[dict[str, Any]] = []
    members: list[list[int]] = [[] for _ in found]
    for tile, point in enumerate(state.coordinates()):
        terrain = kind[tile] < RIVER
        if terrain:
            members[number[region_of[tile]]].append(tile)
        tiles.append(
            {
                "at": list(point),
                "kind": KINDS[kind[tile]],
                "end": ends.get(tile),
                "stone": stone[tile] if stone[tile] != NO_STONE else None,
                "region": number[region_of[tile]] if terrain else None,
            }
        )
    playing = state.phase not in (DEAL, ENDED)
    placing = state.phase in (PLACE, RELAY)
    return {
        "game": "horus",
        "you": viewer if viewer >= 0 else None,
        "seats": state.seats,
        "options": dict(state.options),
        "phase": PHASES[state.phase],
        "actor": state.actor,
        "turn": state.turn if playing else None,
        "first_turn": state.first and playing,
        "tiles": tiles,
        "regions": [
            {
                "terrain": region.terrain,
                "tiles": members[i],
                "size": region.size,
                "worth": region.worth,
                "stones": region.stones,
                "leaders": region.leaders,
                "closed": region.closed,
                "river": region.river,
                "temple": region.temple,
                "island": region.island,
            }
            for i, region in enumerate(found)
        ],
        "in_hand": in_hand(state),
        "places": [list(point) for point in state.open_points("room")] if placing else [],
        "source": list(state.point(state.source)) if state.phase == TO else None,
        "bag": dict(zip(KINDS[:6], state.bag, strict=True)),
        "piles": dict(zip(PILES, state.piles, strict=True)),
        "out": {name: n for name, n in state.out_of_the_game().items() if n},
        "exhausted": TERRAINS[state.exhausted] if state.exhausted != NO_TERRAIN else None,
        **cards(state, viewer),
        "idle": idle(state, found) if state.phase == CARD and state.turn == viewer else [],
        "stones": state.supply[: state.seats],
        "nile": [bool(left) for left in state.nile[: state.seats]],
        "compensation": state.granted[: state.seats],
        "scores": state.scores(),
    }


def in_hand(state: HorusState) -> str | None:
    if state.tile == NO_TILE:
        return None
    return IN_HAND[state.tile] if state.lifted == NO_END else f"end{state.lifted + 1}"


def cards(state: HorusState, viewer: int) -> dict[str, Any]:
    """HO-31: return the viewer's hand, and, by counting, the cards left for the draw pile and the other hands."""
    hand, discard, deck = state.hand, state.discard, state.deck
    mine = hand[30 * viewer : 30 * viewer + 30] if viewer >= 0 else [0] * 30
    unseen = [deck[card] + sum(hand[card::30]) - mine[card] for card in range(30)]
    return {
        "hand": [name for name, n in zip(CARDS, mine, strict=True) for _ in range(n)] if viewer >= 0 else None,
        "hand_sizes": state.hand_size[: state.seats],
        "played": PLAYED[state.played] if state.played != NO_CARD else None,
        "discards": {name: n for name, n in zip(CARDS, discard, strict=True) if n},
        "draw_pile": state.deck_left,
        "unseen": {name: n for name, n in zip(CARDS, unseen, strict=True) if n},
        "renewal": renewal(state, viewer) if state.renewed else None,
    }


def renewal(state: HorusState, viewer: int) -> dict[str, Any]:
    """HO-22, HO-31: return the knowledge of a viewer who remembers everything since the draw pile was renewed: the cards that were
    in the other hands then, because they were in no pile, and the order in which they and later ones have been shown."""
    others = [seat for seat in range(state.seats) if seat != viewer]
    held = [sum(state.kept[30 * seat + card] for seat in others) for card in range(30)]
    shown = zip(state.shown_by, state.shown, state.shown_after, strict=True)
    return {
        "held": {name: n for name, n in zip(CARDS, held, strict=True) if n},
        "hand_sizes": [sum(state.kept[30 * seat : 30 * seat + 30]) for seat in range(state.seats)],
        "drawn": state.drawn[: state.seats],
        "shown": [{"seat": seat, "card": CARDS[card], "drawn": n} for seat, card, n in list(shown)[: state.n_shown]],
    }


def stone_sizes(state: HorusState, card: int) -> list[int]:
    """HO-19, HO-20: return the sizes of regions that a card sends a stone into."""
    number = card % len(NUMBERS)
    return [1] if state.first else [*range(1, MAX_OPEN + 1)] if number == ANY_NUMBER else [number + 1]


def idle(state: HorusState, found: list[Region]) -> list[str]:
    """HO-19: return the cards of the player to play one that can place no stone, wherever their tile is laid."""
    room = {region.size for region in found if region.size > sum(region.stones)}
    grown: list[set[int]] = [set() for _ in TERRAINS]  # the sizes of regions that a tile of the terrain can begin or enlarge
    for point in state.open_points("sides"):
        beside = {state.region_of(tile) for tile in state.touching(*point) if state.kind[tile] < RIVER}
        for terrain, sizes in enumerate(grown):
            sizes.add(1 + sum(state.size_of(root) for root in beside if state.kind[root] == terrain))
    grown.append({size for terrain, sizes in enumerate(grown) if state.piles[terrain] for size in sizes})
    mine = state.hand[30 * state.turn : 30 * state.turn + 30]
    return [
        name
        for card, name in enumerate(CARDS)
        if mine[card] and (not state.supply[state.turn] or not (room | grown[card // 6]).intersection(stone_sizes(state, card)))
    ]
