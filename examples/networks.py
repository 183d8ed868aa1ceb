"""Networks in PyTorch for the programs that learn by self-play; `network_bot.py` plays both with numpy alone.

`PlainNetwork` takes the flat observation of any game. `TileNetwork` is for a table of tiles (Horus): every tile is seen through the
same weights and attends to the others by how they lie to it, and the moves at a tile are rated from that tile.
"""

from typing import Any

import numpy as np
import torch
from network_bot import HEADS, KEY, REACH, TILE_SCALE
from torch import Tensor, nn

from ilion import Game
from ilion.envs.structure import action_parts, observation_parts

WIDTH = 64  # of the row of numbers that describes a tile


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
    """Two rounds of attention between the tiles on the table."""

    def __init__(self, tiles: tuple[int, int], others: int, per_tile: int, rest: int) -> None:
        super().__init__()
        self.tiles, self.per_tile = tiles, per_tile
        sizes = {
            "others": (others, WIDTH),
            "tile": (tiles[1] - 2, WIDTH),
            **{f"ask_{i}": (WIDTH, 3 * WIDTH) for i in (0, 1)},
            **{f"answer_{i}": (WIDTH, WIDTH) for i in (0, 1)},
            **{f"in_{i}": (WIDTH, 2 * WIDTH) for i in (0, 1)},
            **{f"out_{i}": (2 * WIDTH, WIDTH) for i in (0, 1)},
            "all": (3 * WIDTH, 2 * WIDTH),
            "each": (2 * WIDTH, WIDTH),
            "rate_tile": (WIDTH, per_tile),
            "rate_rest": (2 * WIDTH, rest),
        }
        self.layers = nn.ModuleDict({name: nn.Linear(*size) for name, size in sizes.items() if size[1]})
        self.near = nn.Parameter(
            torch.zeros(2, (2 * REACH + 1) ** 2 + 1, HEADS)
        )  # by how one tile lies to another; the last is far

    def forward(self, seen: Tensor) -> Tensor:
        count, size = self.tiles
        lead, seen = seen.shape[:-1], seen.reshape(-1, seen.shape[-1])
        tiles, others = seen[:, : count * size].reshape(-1, count, size), seen[:, count * size :]
        used = max(1, int((tiles[:, :, 0] > 0).any(0).sum()))
        tiles = tiles[:, :used]
        lies = tiles[:, :, 0] > 0
        at = torch.round(tiles[:, :, 9:11] * TILE_SCALE).long()
        offset = at[:, None] - at[:, :, None]
        place = (offset[..., 0] + REACH) * (2 * REACH + 1) + offset[..., 1] + REACH
        place = torch.where((offset.abs() <= REACH).all(-1), place, (2 * REACH + 1) ** 2)
        told = torch.relu(self.layers["others"](others))
        row = self.layers["tile"](torch.cat([tiles[:, :, :9], tiles[:, :, 11:]], 2)) + told[:, None]
        for i in (0, 1):
            bias = self.near[i][place].permute(0, 3, 1, 2).masked_fill(~lies[:, None, None], -1e4)
            ask, key, value = (
                part.unflatten(-1, (HEADS, KEY)).transpose(1, 2) for part in self.layers[f"ask_{i}"](_level(row)).chunk(3, -1)
            )
            heard = nn.functional.scaled_dot_product_attention(ask, key, value, bias)
            row = row + self.layers[f"answer_{i}"](heard.transpose(1, 2).flatten(2))
            row = row + self.layers[f"out_{i}"](torch.relu(self.layers[f"in_{i}"](_level(row))))
        most = row.masked_fill(~lies[..., None], -1e4).amax(1)
        mean = (row * lies[..., None]).sum(1) / lies.sum(1, keepdim=True).clamp(min=1)
        whole = torch.relu(self.layers["all"](torch.cat([told, most.clamp(min=-10), mean], 1)))
        rest = self.layers["rate_rest"](whole)
        if not self.per_tile:
            return rest.reshape(*lead, -1)
        each = self.layers["rate_tile"](torch.relu(row + self.layers["each"](whole)[:, None]))
        each = nn.functional.pad(each, (0, 0, 0, count - used))
        return torch.cat([each[:, :, :-1].flatten(1), each[:, :, -1], rest], 1).reshape(*lead, -1)


def _level(row: Tensor) -> Tensor:
    return row * torch.rsqrt(row.square().mean(-1, keepdim=True) + 1e-5)


def networks(game: Game[Any], hidden: int, middle: int) -> tuple[nn.Module, nn.Module]:
    """Return a network that rates the moves and one that predicts the return, for a seat that is to move."""
    parts, actions = observation_parts(game), action_parts(game)
    if parts[0].name == "tiles":
        tiles, per_tile = parts[0].shape, actions[0].shape[1] + 1
        others, rest = game.tensor_size - parts[0].size, game.n_actions - tiles[0] * per_tile
        return TileNetwork(tiles, others, per_tile, rest), TileNetwork(tiles, others, 0, 1)
    return PlainNetwork(game.tensor_size, game.n_actions, hidden, middle), PlainNetwork(game.tensor_size, 1, 256, 256)


def layers_of(network: nn.Module, met: Tensor) -> dict[str, np.ndarray]:
    """Return the weights in the form of `network_bot.py`; what belongs to entries that were never met is left 0."""
    found = {}
    for name, layer in network.layers.items():
        found[name], found[f"{name}_bias"] = layer.weight.detach().T.cpu().numpy().copy(), layer.bias.detach().cpu().numpy().copy()
    if isinstance(network, TileNetwork):
        found["near"] = network.near.detach().cpu().numpy().copy()
        found["tiles"] = np.array(network.tiles)
    else:
        found["in"][~met.cpu().numpy()] = 0
    return found
