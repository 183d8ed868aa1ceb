"""Fitting a network to the results of self-played games, with torch on a GPU or a CPU."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from ilion.core.evaluator import expected_header
from ilion.core.game import Game
from ilion.core.network import Network
from ilion.training.plan import TEXTS, CannotTrain

BATCH = 4096
LEARNING_RATE = 2e-3
LEAD_WEIGHT = 0.3  # of the error of the lead, beside that of the chance to win
HELD_OUT = 20  # one game in this many is kept for validation
FIFTHS = 5


class Fit(NamedTuple):
    """The result of fitting: the network, the losses by epoch, and the mean squared error of the chance to win on games held out,
    by fifths of the game: of a constant, of the hand-written evaluation, of the network."""

    network: Network
    losses: list[float]
    held_out: list[float]  # the loss on games held out, by epoch
    errors: list[tuple[float, float, float]]
    positions: int


def read(folders: Sequence[Path]) -> dict[str, Any]:
    """Return the positions kept in some folders; `fresh` marks those of the last one."""
    parts: dict[str, list[Any]] = {}
    for folder in folders:
        for file in sorted(folder.glob("*.npz")):
            with np.load(file) as chunk:
                if len(chunk["game"]) == 0:
                    continue
                for name in chunk.files:
                    parts.setdefault(name, []).append(chunk[name])
                parts.setdefault("fresh", []).append(np.full(len(chunk["game"]), folder == folders[-1]))
    if not parts:
        raise CannotTrain(TEXTS.text("no-positions"))
    return {name: np.concatenate(columns) for name, columns in parts.items()}


def fit(
    game: Game[Any],
    seats: int,
    folders: Sequence[Path],
    hidden: tuple[int, int],
    epochs: int,
    seed: int,
    device: str,
    facts: Mapping[str, Any],
    progress: Callable[[float], None] = lambda share: None,
) -> Fit:
    """Fit a network to the positions in some folders. `progress` is called with the share that is done."""
    if find_spec("torch") is None:
        raise CannotTrain(TEXTS.text("no-torch", command="pip install '.[train]'"))
    torch: Any = import_module("torch")
    device = ("cuda" if torch.cuda.is_available() else "cpu") if device == "auto" else device
    torch.manual_seed(seed)
    data = read(folders)
    held = data["game"] % HELD_OUT == 0
    train = torch.from_numpy(np.flatnonzero(~held))
    judged = np.flatnonzero(held & data["fresh"])
    x = torch.from_numpy(data["features"]).to(device)
    ranks = (np.arange(seats)[:, None] + np.arange(seats)[None, :]) % seats  # by viewer, counted from it
    shares = torch.from_numpy(data["shares"][:, ranks]).to(device)
    leads = torch.from_numpy(data["leads"][:, ranks]).to(device)
    n = x.shape[2]
    model = torch.nn.Sequential(
        torch.nn.Linear(n, hidden[0]),
        torch.nn.ReLU(),
        torch.nn.Linear(hidden[0], hidden[1]),
        torch.nn.ReLU(),
        torch.nn.Linear(hidden[1], 2 * seats),
    ).to(device)
    batch = max(64, min(BATCH, len(train) // 40))
    steps = max(1, len(train) // batch)
    optimizer = torch.optim.AdamW(model.parameters(), lr=LEARNING_RATE, weight_decay=1e-4)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, LEARNING_RATE, total_steps=steps * epochs + 1, pct_start=0.1)
    generator = torch.Generator().manual_seed(seed)
    symmetries = game.evaluator().symmetries(seats)

    def loss_of(rows: Any, columns: Any = None) -> Any:
        inputs = x[rows].float()
        out = model(inputs if columns is None else inputs[:, :, columns])
        surprise = -(shares[rows] * torch.log_softmax(out[:, :, :seats], 2)).sum(2).mean()
        return surprise + LEAD_WEIGHT * ((out[:, :, seats:] - leads[rows]) ** 2).mean()

    losses, held_out = [], []
    for epoch in range(epochs):
        order = train[torch.randperm(len(train), generator=generator)].to(device)
        total = torch.zeros((), device=device)
        for step in range(steps):
            rows = order[step * batch : (step + 1) * batch]
            loss = loss_of(rows, shuffled(symmetries, n, generator, device))
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            schedule.step()
            total += loss.detach()
        losses.append(float(total) / steps)
        with torch.no_grad():
            parts = [(float(loss_of(rows)), len(rows)) for rows in split(judged, device)]
        held_out.append(sum(loss * size for loss, size in parts) / max(1, len(judged)))
        progress((epoch + 1) / epochs)
    with torch.no_grad():
        found = [torch.softmax(model(x[rows].float())[:, :, :seats], 2)[:, :, 0].cpu().numpy() for rows in split(judged, device)]
    layers = [layer for layer in model if isinstance(layer, torch.nn.Linear)]
    weights: list[float] = []
    for layer in layers:
        weights += layer.weight.detach().cpu().numpy().T.ravel().tolist() + layer.bias.detach().cpu().numpy().tolist()
    network = Network([n, *hidden, 2 * seats], weights, {**expected_header(game, seats), **facts})
    chances = np.concatenate(found) if found else np.zeros((0, seats))
    return Fit(network, losses, held_out, errors(data, judged, chances), len(data["game"]))


def split(rows: Any, device: str) -> list[Any]:
    """Return row numbers in parts that fit into memory."""
    torch: Any = import_module("torch")
    return [torch.from_numpy(rows[i : i + 65536]).to(device) for i in range(0, len(rows), 65536)]


def shuffled(symmetries: Sequence[Sequence[tuple[int, int]]], n: int, generator: Any, device: str) -> Any:
    """Return the order of the inputs after the blocks of each symmetry have changed places; None if there are none."""
    torch: Any = import_module("torch")
    if not symmetries:
        return None
    columns = torch.arange(n)
    for group in symmetries:
        order = torch.randperm(len(group), generator=generator).tolist()
        for (to, length), which in zip(group, order, strict=True):
            start = group[which][0]
            columns[to : to + length] = torch.arange(start, start + length)
    return columns.to(device)


def errors(data: Mapping[str, Any], rows: Any, chances: Any) -> list[tuple[float, float, float]]:
    """Return mean squared errors by fifths of the game: of a constant, of the hand-written evaluation, of the network."""
    shares, hand, progress = data["shares"][rows], data["values"][rows], data["progress"][rows]
    constant = np.full_like(shares, 1 / shares.shape[1])
    found = []
    for fifth in range(FIFTHS):
        here = (progress >= fifth / FIFTHS) & (progress < (fifth + 1) / FIFTHS + (fifth == FIFTHS - 1))
        if here.any():
            a, b, c = (round(float(((guess[here] - shares[here]) ** 2).mean()), 4) for guess in (constant, hand, chances))
            found.append((a, b, c))
    return found
