"""Networks in PyTorch for the programs that learn by self-play; `network_bot.py` plays both with numpy alone.

`PlainNetwork` takes the flat observation of any game. `TileNetwork` is for a table of tiles (Horus): every tile is seen through the
same weights, looks at the tiles around it, and the moves at a tile are rated from that tile.
"""

from typing import Any

import numpy as np
import torch
from network_bot import (
    AROUND,
    BY_DISTRICT,
    COLOURED,
    COLOURS,
    COORDINATES,
    DISTRICTS,
    FIGURES,
    GRID,
    OWNERS,
    ROUNDS,
    SCALE,
    SEATS,
)
from torch import Tensor, nn

from ilion import Game
from ilion.envs.structure import action_parts, observation_parts

WEIGHTS = 200_000  # of a plain network, without its middle layer; an entry of the observation that is never met costs nothing
WIDTH = 64  # of the row of numbers that describes a tile
SHOWN = 12  # of them that a tile shows to its neighbours


class PlainNetwork(nn.Module):
    """Two hidden layers over the flat observation."""

    def __init__(self, inputs: int, outputs: int, hidden: int, middle: int) -> None:
        super().__init__()
        self.layers = nn.ModuleDict(
            {"in": nn.Linear(inputs, hidden), "middle": nn.Linear(hidden, middle), "out": nn.Linear(middle, outputs)}
        )

    def forward(self, seen: Tensor) -> Tensor:
        hidden = torch.relu(self.layers["in"](seen))
        return self.layers["out"](torch.relu(self.layers["middle"](hidden)))


class TileNetwork(nn.Module):
    """Two rounds in which every tile looks at the tiles that touch it, each in its direction, and at the table as a whole."""

    def __init__(self, tiles: tuple[int, int], others: int, per_tile: int, rest: int) -> None:
        super().__init__()
        self.tiles, self.per_tile = tiles, per_tile
        sizes = {
            "others": (others, WIDTH),
            "tile": (tiles[1] - 2, WIDTH),
            **{f"show_{i}": (WIDTH, SHOWN) for i in ROUNDS},
            **{f"around_{i}": (len(AROUND) * SHOWN, WIDTH) for i in ROUNDS},
            **{f"self_{i}": (WIDTH, WIDTH) for i in ROUNDS},
            **{f"whole_{i}": (WIDTH, WIDTH) for i in ROUNDS},
            **{f"out_{i}": (WIDTH, WIDTH) for i in ROUNDS},
            "all": (3 * WIDTH, 2 * WIDTH),
            "rest": (2 * WIDTH, rest),
        }
        if per_tile:
            sizes |= {"each": (2 * WIDTH, WIDTH), "rate": (WIDTH, per_tile)}
        self.layers = nn.ModuleDict({name: nn.Linear(*size) for name, size in sizes.items()})
        self.register_buffer("offsets", torch.tensor(AROUND), persistent=False)

    def forward(self, seen: Tensor) -> Tensor:
        count, size = self.tiles
        lead, seen = seen.shape[:-1], seen.reshape(-1, seen.shape[-1])
        tiles, others = seen[:, : count * size].reshape(-1, count, size), seen[:, count * size :]
        used = max(1, int((tiles[:, :, 0] > 0).any(0).sum()))
        tiles = tiles[:, :used]
        lies = tiles[:, :, 0] > 0
        touching = self._touching(tiles, lies)
        told = torch.relu(self.layers["others"](others))
        row = self.layers["tile"](torch.cat([tiles[:, :, :9], tiles[:, :, 11:]], 2)) + told[:, None]
        for i in ROUNDS:
            even = _level(row)
            shown = nn.functional.pad(self.layers[f"show_{i}"](even) * lies[..., None], (0, 0, 1, 0))  # row 0 is no tile
            around = shown.gather(1, touching[..., None].expand(-1, -1, SHOWN)).reshape(*row.shape[:2], -1)
            whole = self.layers[f"whole_{i}"](_most(even, lies))
            heard = self.layers[f"around_{i}"](around) + self.layers[f"self_{i}"](even) + whole[:, None]
            row = row + self.layers[f"out_{i}"](torch.relu(heard))
        even = _level(row)
        mean = (even * lies[..., None]).sum(1) / lies.sum(1, keepdim=True).clamp(min=1)
        whole = torch.relu(self.layers["all"](torch.cat([told, _most(even, lies), mean], 1)))
        rest = self.layers["rest"](whole)
        if not self.per_tile:
            return rest.reshape(*lead, -1)
        each = self.layers["rate"](torch.relu(even + self.layers["each"](whole)[:, None]))
        each = nn.functional.pad(each, (0, 0, 0, count - used))
        return torch.cat([each[:, :, :-1].flatten(1), each[:, :, -1], rest], 1).reshape(*lead, -1)

    def _touching(self, tiles: Tensor, lies: Tensor) -> Tensor:
        """Return for every tile the number + 1 of the tile that lies in each direction, or 0, as (games, tiles * directions)."""
        at = torch.round(tiles[:, :, COORDINATES] * SCALE).long() + GRID // 2
        at = at.clamp(2, GRID - 3)
        cell = torch.where(lies, at[..., 0] * GRID + at[..., 1], 0)
        grid = torch.zeros(len(tiles), GRID * GRID, dtype=torch.long, device=tiles.device)
        numbers = torch.arange(1, tiles.shape[1] + 1, device=tiles.device).expand_as(cell)
        grid.scatter_(1, cell, numbers)
        grid[:, 0] = 0
        near = cell[..., None] + self.offsets[:, 0] * GRID + self.offsets[:, 1]
        return grid.gather(1, near.clamp(min=0).flatten(1))


class ColourNetwork(nn.Module):
    """For districts in which colours meet: own colours come first, and every district is seen through the same weights."""

    def __init__(self, inputs: int, outputs: int) -> None:
        super().__init__()
        sizes = {
            "told": (inputs, 2 * WIDTH),
            "row": (3 * COLOURS + DISTRICTS, WIDTH),
            "context": (2 * WIDTH, WIDTH),
            "whole": (4 * WIDTH, 2 * WIDTH),
            "rest": (2 * WIDTH, outputs - (DISTRICTS * FIGURES if outputs > 1 else 0)),
        }
        if outputs > 1:
            sizes |= {"second": (WIDTH, WIDTH), "each": (2 * WIDTH, WIDTH), "rate": (WIDTH, FIGURES)}
        self.rates = outputs > 1
        self.layers = nn.ModuleDict({name: nn.Linear(*size) for name, size in sizes.items()})

    def forward(self, seen: Tensor) -> Tensor:
        lead, seen = seen.shape[:-1], seen.reshape(-1, seen.shape[-1])
        order = seen[:, OWNERS].unflatten(1, (COLOURS, SEATS)).argmax(2).sort(dim=1, stable=True).indices
        seen = self._own_first(seen, order)
        told = torch.relu(self.layers["told"](seen))
        which = torch.eye(DISTRICTS, device=seen.device).expand(len(seen), -1, -1)
        rows = torch.cat([seen[:, part].unflatten(1, (DISTRICTS, COLOURS)) for part in BY_DISTRICT] + [which], 2)
        row = torch.relu(self.layers["row"](rows) + self.layers["context"](told)[:, None])
        whole = torch.relu(self.layers["whole"](torch.cat([told, row.amax(1), row.mean(1)], 1)))
        rest = self.layers["rest"](whole)
        if not self.rates:
            return rest.reshape(*lead, -1)
        each = self.layers["rate"](torch.relu(self.layers["second"](row) + self.layers["each"](whole)[:, None])).transpose(1, 2)
        back = torch.cat([order.argsort(1), torch.full_like(order[:, :1], COLOURS)], 1)  # a helper has no colour
        each = each.gather(1, back[..., None].expand(-1, -1, DISTRICTS))
        return torch.cat([rest, each.flatten(1)], 1).reshape(*lead, -1)

    def _own_first(self, seen: Tensor, order: Tensor) -> Tensor:
        seen = seen.clone()
        for first, rows, columns in COLOURED:
            part = seen[:, first : first + rows * columns].unflatten(1, (rows, columns))
            sorted_ = part[:, :, :COLOURS].gather(2, order[:, None].expand(-1, rows, -1))
            seen[:, first : first + rows * columns] = torch.cat([sorted_, part[:, :, COLOURS:]], 2).flatten(1)
        owners = seen[:, OWNERS].unflatten(1, (COLOURS, SEATS))
        seen[:, OWNERS] = owners.gather(1, order[..., None].expand(-1, -1, SEATS)).flatten(1)
        return seen


def _most(row: Tensor, lies: Tensor) -> Tensor:
    return row.masked_fill(~lies[..., None], -10).amax(1)


def _level(row: Tensor) -> Tensor:
    return row * torch.rsqrt(row.square().mean(-1, keepdim=True) + 1e-5)


def networks(game: Game[Any]) -> tuple[nn.Module, nn.Module]:
    """Return a network that rates the moves and one that predicts the return, for a seat that is to move."""
    parts, actions = observation_parts(game), action_parts(game)
    if parts[0].name == "tiles":
        tiles, per_tile = parts[0].shape, actions[0].shape[1] + 1
        others, rest = game.tensor_size - parts[0].size, game.n_actions - tiles[0] * per_tile
        return TileNetwork(tiles, others, per_tile, rest), TileNetwork(tiles, others, 0, 1)
    if parts[0].name == "heroes":
        return ColourNetwork(game.tensor_size, game.n_actions), ColourNetwork(game.tensor_size, 1)
    hidden = min(256, WEIGHTS // (game.tensor_size + game.n_actions))
    return PlainNetwork(game.tensor_size, game.n_actions, hidden, hidden), PlainNetwork(game.tensor_size, 1, 256, 256)


def layers_of(network: nn.Module, met: Tensor) -> dict[str, np.ndarray]:
    """Return the weights in the form of `../network_bot.py`; weights of entries that were never met stay 0."""
    found = {}
    for name, layer in network.layers.items():
        found[name], found[f"{name}_bias"] = layer.weight.detach().T.cpu().numpy().copy(), layer.bias.detach().cpu().numpy().copy()
    if isinstance(network, TileNetwork):
        found["tiles"] = np.array(network.tiles)
    elif isinstance(network, PlainNetwork):
        found["in"][~met.cpu().numpy()] = 0
    return found
