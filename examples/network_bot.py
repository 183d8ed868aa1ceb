"""A network that plays, from scratch to the arena, with numpy alone: it learns to imitate the bot `greedy`.

python examples/network_bot.py horus 20000 weights.npz        learn from 20,000 decisions; without arguments it shows that it runs
ilion arena horus --bots 'class examples/network_bot.py:NetworkBot:weights=weights.npz' random --games 20
"""

import sys
from pathlib import Path

import numpy as np

import ilion
from ilion import Rng, State
from ilion.bots import Bot, GreedyBot, decide

HIDDEN = 128
BATCH = 64
RATE = 1e-3
EPOCHS = 8
ROUNDS, SCALE, GRID, COORDINATES = (0, 1), 32, 96, slice(9, 11)  # of a network for tables of tiles
AROUND = [(x, y) for x in range(-2, 3) for y in range(-2, 3) if max(abs(x), abs(y)) == 2]  # where tiles touch one at (0, 0)
DISTRICTS, COLOURS, FIGURES, SEATS = 7, 4, 5, 4  # of a network for districts and colours
BY_DISTRICT = (slice(0, 28), slice(28, 56), slice(56, 84))  # heroes, treasures and the seats that have seen them
COLOURED = ((0, 7, 4), (100, 1, 4), (104, 2, 5), (114, 1, 4))  # heroes, display, horse, bag: first entry, rows, entries per row
OWNERS = slice(84, 100)


class NetworkBot(Bot):
    """Makes the legal move that the network rates highest. A network of your own needs nothing more than this."""

    def __init__(self, weights: str) -> None:
        self.layers = {name: values.astype(np.float32) for name, values in np.load(weights).items()}

    def choose(self, world: State, seat: int, rng: Rng) -> int:
        seen = np.frombuffer(world.tensor(seat), np.float32)
        rate = forward_tiles if "tiles" in self.layers else forward_colours if "told" in self.layers else forward
        liking = rate(self.layers, seen)[1]
        liking[np.frombuffer(world.mask(), np.uint8) == 0] = -np.inf
        return int(liking.argmax())


def forward(layers: dict, seen: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    hidden = np.maximum(seen @ layers["in"] + layers["in_bias"], 0)
    if "middle" in layers:
        hidden = np.maximum(hidden @ layers["middle"] + layers["middle_bias"], 0)
    return hidden, hidden @ layers["out"] + layers["out_bias"]


def forward_tiles(layers: dict, seen: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Do the same with a `TileNetwork` of `selfplay/networks.py`, for one observation."""

    def layer(name: str, given: np.ndarray) -> np.ndarray:
        return given @ layers[name] + layers[f"{name}_bias"]

    def level(row: np.ndarray) -> np.ndarray:
        return row / np.sqrt((row**2).mean(-1, keepdims=True) + 1e-5)

    count, size = (int(n) for n in layers["tiles"])
    tiles, others = seen[: count * size].reshape(count, size), seen[count * size :]
    tiles = tiles[: max(1, int((tiles[:, 0] > 0).sum()))]
    at = np.rint(tiles[:, COORDINATES] * SCALE).astype(int) + GRID // 2
    grid = np.zeros((GRID, GRID), int)
    grid[at[:, 0], at[:, 1]] = np.arange(1, len(tiles) + 1)  # 0 is no tile
    touching = np.stack([grid[at[:, 0] + x, at[:, 1] + y] for x, y in AROUND], 1)
    told = np.maximum(layer("others", others), 0)
    row = layer("tile", np.delete(tiles, COORDINATES, 1)) + told
    for i in ROUNDS:
        even = level(row)
        shown = layer(f"show_{i}", even)
        around = np.concatenate([np.zeros_like(shown[:1]), shown])[touching].reshape(len(tiles), -1)
        heard = layer(f"around_{i}", around) + layer(f"self_{i}", even) + layer(f"whole_{i}", even.max(0))
        row = row + layer(f"out_{i}", np.maximum(heard, 0))
    even = level(row)
    whole = np.maximum(layer("all", np.concatenate([told, even.max(0), even.mean(0)])), 0)
    each = np.zeros((count, layers["rate"].shape[1]), np.float32)
    each[: len(tiles)] = layer("rate", np.maximum(even + layer("each", whole), 0))
    return whole, np.concatenate([each[:, :-1].ravel(), each[:, -1], layer("rest", whole)])


def forward_colours(layers: dict, seen: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Do the same with a `ColourNetwork` of `selfplay/networks.py`, for one observation."""

    def layer(name: str, given: np.ndarray) -> np.ndarray:
        return given @ layers[name] + layers[f"{name}_bias"]

    seen = seen.copy()
    order = seen[OWNERS].reshape(COLOURS, SEATS).argmax(1).argsort(kind="stable")
    for first, rows, columns in COLOURED:
        part = seen[first : first + rows * columns].reshape(rows, columns)
        part[:, :COLOURS] = part[:, order]
    seen[OWNERS] = seen[OWNERS].reshape(COLOURS, SEATS)[order].ravel()
    told = np.maximum(layer("told", seen), 0)
    rows = np.concatenate([seen[part].reshape(DISTRICTS, COLOURS) for part in BY_DISTRICT] + [np.eye(DISTRICTS)], 1)
    row = np.maximum(layer("row", rows) + layer("context", told), 0)
    whole = np.maximum(layer("whole", np.concatenate([told, row.max(0), row.mean(0)])), 0)
    each = layer("rate", np.maximum(layer("second", row) + layer("each", whole), 0)).T
    return whole, np.concatenate([layer("rest", whole), each[[*order.argsort(), COLOURS]].ravel()])


def lessons(game: str, n: int) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Return greedy's observations, its legal actions and its choices. Every other move is random, for variety."""
    rng, bot, state = Rng(1), GreedyBot(), ilion.load(game).new()
    size = state.game.tensor_size
    seen, masks, done = np.zeros((n, size), np.float32), np.zeros((n, state.game.n_actions), bool), np.zeros(n, int)
    for i in range(n):
        if state.actor < 0:
            state = state.game.new()
            ilion.deal(state, rng)
        action = decide(bot, state, rng)
        seen[i] = np.frombuffer(state.tensor(state.actor), np.float32)
        masks[i] = np.frombuffer(state.mask(), np.uint8)
        done[i] = action
        state.apply(action if i % 2 else state.legal_actions()[rng.below(state.n_legal())])
        ilion.deal(state, rng)
    return seen, masks, done


def learn(seen: np.ndarray, masks: np.ndarray, done: np.ndarray) -> tuple[dict, float]:
    """Return the weights, and how often the network agrees with greedy on the last tenth, which is held out."""
    draw = np.random.default_rng(1)
    layers = {
        "in": draw.normal(0, seen.shape[1] ** -0.5, (seen.shape[1], HIDDEN)).astype(np.float32),
        "in_bias": np.zeros(HIDDEN, np.float32),
        "out": draw.normal(0, HIDDEN**-0.5, (HIDDEN, masks.shape[1])).astype(np.float32),
        "out_bias": np.zeros(masks.shape[1], np.float32),
    }
    first, second = ({name: np.zeros_like(layer) for name, layer in layers.items()} for _ in range(2))
    step = 0
    kept = len(seen) * 9 // 10
    for _ in range(EPOCHS):
        for part in np.array_split(draw.permutation(kept), max(1, kept // BATCH)):
            hidden, liking = forward(layers, seen[part])
            liking[~masks[part]] = -np.inf
            chances = np.exp(liking - liking.max(1, keepdims=True))
            chances /= chances.sum(1, keepdims=True)
            chances[np.arange(len(part)), done[part]] -= 1  # the gradient of the cross entropy
            chances /= len(part)
            back = (chances @ layers["out"].T) * (hidden > 0)
            slopes = {"in": seen[part].T @ back, "in_bias": back.sum(0), "out": hidden.T @ chances, "out_bias": chances.sum(0)}
            step += 1
            for name, slope in slopes.items():  # Adam
                first[name] = 0.9 * first[name] + 0.1 * slope
                second[name] = 0.999 * second[name] + 0.001 * slope**2
                layers[name] -= RATE * (first[name] / (1 - 0.9**step)) / (np.sqrt(second[name] / (1 - 0.999**step)) + 1e-8)
    liking = np.where(masks[kept:], forward(layers, seen[kept:])[1], -np.inf)
    return layers, float((liking.argmax(1) == done[kept:]).mean())


def main() -> None:
    game, n, file = sys.argv[1:] or ("trojan-horse", "200", "")
    layers, agreement = learn(*lessons(game, int(n)))
    print(f"After {n} decisions the network agrees with greedy in {agreement:.0%} of new positions.")
    if file:
        np.savez(Path(file), **layers)


if __name__ == "__main__":
    main()
