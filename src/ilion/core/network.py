"""Small neural networks that every platform evaluates alike, compiled and interpreted.

A network has two hidden layers with rectifiers. All arithmetic is IEEE single precision, every sum is taken in the order of its
inputs, and no function of the C library is called: the same inputs give the same outputs everywhere. `ilion.training` trains them.

A file is the magic, the length and text of a JSON header, the weights as little-endian singles, and the SHA-256 of all that. The
header says which game, how many seats and which features the network was trained for; a file that does not fit is refused.
"""

from __future__ import annotations

import hashlib
import json
import sys
from array import array
from collections.abc import Mapping, Sequence
from typing import Any

import cython

from ilion.core.errors import TEXTS, IlionError
from ilion.core.text import printable

MAGIC = b"ILIONNET"
VERSION = 1
MAX_INPUTS, MAX_HIDDEN, MAX_OUTPUTS = 4096, 256, 16
SINGLE = array("f", [0.0])  # rounds in interpreted mode
HALVINGS = 10  # of the exponent, before the series
SERIES = 8  # terms


class InvalidNetwork(IlionError, ValueError):
    """A file that holds no network, or not the one that is needed."""


if not cython.compiled:  # compiled, these are C functions that tell the compiler which sums it may compute at once

    def add_rows(x: Any, inputs: int, rows: Any, sums: Any, n: int) -> None:
        """Add the row of each input, times the input, to the sums, in the order of the inputs."""
        for i in range(inputs):
            v = x[i]
            if v != 0:
                for j in range(n):
                    sums[j] = single_(sums[j] + single_(v * rows[i * n + j]))

    def start(buffer: Any) -> Any:
        """Return the beginning of a buffer."""
        return buffer

    def rectify(sums: Any, n: int) -> None:
        for j in range(n):
            if not sums[j] > 0:
                sums[j] = 0.0

    def single_(x: float) -> float:
        """Round a number to single precision, as C does by itself."""
        SINGLE[0] = x
        return SINGLE[0]


def exp_(x: float) -> float:
    """Return the exponential of a number from -40 to 0 by products and sums alone: a series for a small part of it, then
    squares."""
    if x < -40.0:
        return 0.0
    small = x / (1 << HALVINGS)
    term = 1.0
    total = 1.0
    for i in range(1, SERIES + 1):
        term = term * small / i
        total += term
    for _ in range(HALVINGS):
        total *= total
    return total


class Network:
    """Inputs, two hidden layers, outputs; weights are stored input by input, so that inputs of zero cost nothing."""

    header: Mapping[str, Any]
    flat: array[float]  # all weights
    n_inputs: int
    n_first: int
    n_second: int
    n_outputs: int
    first: Any  # input * n_first + unit
    first_bias: Any
    second: Any
    second_bias: Any
    third: Any
    third_bias: Any
    a: list[float]  # scratch: the hidden layers
    b: list[float]

    def __init__(self, shape: Sequence[int], weights: Sequence[float], header: Mapping[str, Any] | None = None) -> None:
        """Take the weights in one list: for each layer the rows of its inputs, then the biases."""
        if len(shape) != 4 or not all(isinstance(n, int) for n in shape):
            raise InvalidNetwork(TEXTS.text("network-no-shape", given=printable(shape)))
        n, a, b, out = shape
        if not (0 < n <= MAX_INPUTS and 0 < a <= MAX_HIDDEN and 0 < b <= MAX_HIDDEN and 0 < out <= MAX_OUTPUTS):
            raise InvalidNetwork(TEXTS.text("network-size", shape=str(list(shape))))
        if len(weights) != size(shape):
            raise InvalidNetwork(TEXTS.text("network-count", shape=str(list(shape)), wanted=size(shape), found=len(weights)))
        flat = array("f", weights)
        total = sum(flat)
        if total != total or min(flat) < -1e6 or max(flat) > 1e6:  # a sum that holds a NaN does not equal itself
            raise InvalidNetwork(TEXTS.text("network-numbers"))
        self.header = dict(header or {})
        self.flat = flat
        self.n_inputs, self.n_first, self.n_second, self.n_outputs = n, a, b, out
        at = 0
        self.first, at = flat[at : at + n * a], at + n * a
        self.first_bias, at = flat[at : at + a], at + a
        self.second, at = flat[at : at + a * b], at + a * b
        self.second_bias, at = flat[at : at + b], at + b
        self.third, at = flat[at : at + b * out], at + b * out
        self.third_bias = flat[at : at + out]
        self.a = [0.0] * 256
        self.b = [0.0] * 256

    def copy(self) -> Network:
        """Return another network with the same weights and its own scratch space, for another thread."""
        return Network(self.shape, self.flat, self.header)

    @property
    def shape(self) -> list[int]:
        return [self.n_inputs, self.n_first, self.n_second, self.n_outputs]

    def weights(self) -> list[float]:
        """Return all weights in the order in which the constructor takes them."""
        return list(self.flat)

    def forward_(self, x: Any, y: Any) -> None:
        """Write the outputs for some inputs. The sums of a layer are independent of each other, so a compiler may compute several
        at once without changing any."""
        for j in range(self.n_first):
            self.a[j] = self.first_bias[j]
        for j in range(self.n_second):
            self.b[j] = self.second_bias[j]
        for j in range(self.n_outputs):
            y[j] = self.third_bias[j]
        add_rows(start(x), self.n_inputs, start(self.first), self.a, self.n_first)
        rectify(self.a, self.n_first)
        add_rows(self.a, self.n_first, start(self.second), self.b, self.n_second)
        rectify(self.b, self.n_second)
        add_rows(self.b, self.n_second, start(self.third), start(y), self.n_outputs)

    def outputs(self, inputs: Sequence[float]) -> list[float]:
        """Check the arguments and return the outputs that `forward_` writes."""
        if len(inputs) != self.n_inputs:
            raise ValueError(f"outputs: this network takes {self.n_inputs} inputs, not {len(inputs)}")
        x = array("f", inputs)
        y = array("f", bytes(4 * self.n_outputs))
        self.forward_(x, y)
        return y.tolist()

    def to_bytes(self) -> bytes:
        """Return the network as a file."""
        header = json.dumps({**self.header, "shape": self.shape}, sort_keys=True, separators=(",", ":")).encode()
        weights = array("f", self.weights())
        if sys.byteorder == "big":
            weights.byteswap()
        body = MAGIC + bytes([VERSION]) + len(header).to_bytes(4, "little") + header + weights.tobytes()
        return body + hashlib.sha256(body).digest()

    @classmethod
    def from_bytes(cls, data: bytes, expected: Mapping[str, Any] | None = None) -> Network:
        """Return the network in a file, if its header is as expected. Raises `InvalidNetwork`."""
        if not data.startswith(MAGIC):
            raise InvalidNetwork(TEXTS.text("network-not-one", magic=MAGIC.decode()))
        last = len(data) - 32
        if last < 13:
            raise InvalidNetwork(TEXTS.text("network-cut-off"))
        if data[8] != VERSION:
            raise InvalidNetwork(TEXTS.text("network-format", found=data[8], ours=VERSION))
        if hashlib.sha256(data[:last]).digest() != data[last:]:
            raise InvalidNetwork(TEXTS.text("network-checksum"))
        end = 13 + int.from_bytes(data[9:13], "little")
        try:
            header = json.loads(data[13:end])
            shape = header.pop("shape")
        except (ValueError, KeyError, AttributeError, TypeError):
            raise InvalidNetwork(TEXTS.text("network-header")) from None
        for name, wanted in (expected or {}).items():
            if header.get(name) != wanted:
                found = str(header.get(name))
                raise InvalidNetwork(TEXTS.text("network-other", part=name, found=found, wanted=str(wanted)))
        weights = array("f")
        try:
            weights.frombytes(data[end:last])
        except ValueError:
            raise InvalidNetwork(TEXTS.text("network-weights")) from None
        if sys.byteorder == "big":
            weights.byteswap()
        return cls(shape, weights, header)


def size(shape: Sequence[int]) -> int:
    """Return the number of weights of a network."""
    n, a, b, out = shape
    return n * a + a + a * b + b + b * out + out
