"""Random numbers: SplitMix64, fair, and the same everywhere."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from ilion import Rng

MASK = (1 << 64) - 1
PUBLISHED = [6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431, 16408922859458223821]
BOUNDS = (1, 2, 3, 6, 7, 20, 1000, (1 << 31) + 1, 3 << 30, (1 << 32) - 1)


class SplitMix64:
    """The generator as its author describes it, and numbers below n by multiplication with rejection."""

    def __init__(self, seed: int) -> None:
        self.state = seed & MASK

    def next(self) -> int:
        self.state = (self.state + 0x9E3779B97F4A7C15) & MASK
        z = self.state
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9 & MASK
        z = (z ^ (z >> 27)) * 0x94D049BB133111EB & MASK
        return z ^ (z >> 31)

    def below(self, n: int) -> int:
        fair = (1 << 32) // n * n
        while True:
            wide = (self.next() >> 32) * n
            if wide % (1 << 32) >= (1 << 32) - fair:
                return wide >> 32


def numbers(seed: int) -> list[int]:
    rng = Rng(seed)
    return [rng.below(n) for n in BOUNDS for _ in range(40)]


def test_the_reference_gives_the_published_numbers() -> None:
    reference = SplitMix64(1234567)
    assert [reference.next() for _ in PUBLISHED] == PUBLISHED


@pytest.mark.parametrize("seed", [0, 1, 1234567, MASK])
def test_numbers_below_a_bound_are_those_of_the_reference(seed: int) -> None:
    reference = SplitMix64(seed)
    assert numbers(seed) == [reference.below(n) for n in BOUNDS for _ in range(40)]


def test_interpreted_numbers_are_the_same() -> None:
    program = f"from ilion import Rng\nrng = Rng(7)\nprint([rng.below(n) for n in {BOUNDS} for _ in range(40)])"
    environment = {**os.environ, "ILION_INTERPRETED": "1"}
    answer = subprocess.run([sys.executable, "-c", program], env=environment, check=True, stdout=subprocess.PIPE, text=True).stdout
    assert answer.strip() == str(numbers(7))


@pytest.mark.parametrize("n", [2, 6, 20])
def test_every_number_is_equally_likely(n: int) -> None:
    rng = Rng(n)
    drawn = 2000 * n
    counts = [0] * n
    for _ in range(drawn):
        counts[rng.below(n)] += 1
    deviation = sum((count - drawn / n) ** 2 / (drawn / n) for count in counts)
    assert deviation < n + 5 * (2 * n) ** 0.5, f"chi square {deviation} with {n - 1} degrees of freedom"


@pytest.mark.parametrize("seed", [-1, 1 << 64, 1 << 200, -(1 << 70) + 5])
def test_any_whole_number_is_a_seed_reduced_to_64_bits(seed: int) -> None:
    assert numbers(seed) == numbers(seed & MASK)


def test_a_copy_goes_on_with_the_same_numbers_independently() -> None:
    rng = Rng(3)
    rng.below(10)
    other = rng.copy()
    ahead = [other.below(100) for _ in range(5)]
    assert [rng.below(100) for _ in range(5)] == ahead


def test_the_text_of_a_generator_makes_it_again() -> None:
    rng = Rng(3)
    rng.below(10)
    assert eval(repr(rng)).below(1000) == rng.below(1000)


@pytest.mark.parametrize("n", [0, -1, 1 << 32, -(1 << 80), 1 << 80])
def test_a_bound_that_is_none_is_refused_and_no_number_is_spent(n: int) -> None:
    rng = Rng(3)
    with pytest.raises(ValueError, match=r"n must be between 1 and 2\*\*32 - 1"):
        rng.below(n)
    assert rng.state == Rng(3).state
