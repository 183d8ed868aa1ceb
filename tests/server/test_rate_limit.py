"""The rate limiter: a bucket per name fills at a steady rate, up to a burst."""

from __future__ import annotations

import pytest

from ilion.server import rate_limit
from ilion.server.problems import ApiError
from ilion.server.rate_limit import RateLimiter


class Buckets:
    """A limiter of two requests per second, three at once, whose clock stands still."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self.limiter = RateLimiter(rate=2, burst=3, clock=lambda: self.seconds)

    def allows(self, name: str, cost: float = 1.0) -> bool:
        try:
            self.limiter.spend(name, cost)
        except ApiError:
            return False
        return True

    def n_allowed(self, name: str) -> int:
        """Spend until it is refused."""
        allowed = 0
        while self.allows(name):
            allowed += 1
            assert allowed < 1000
        return allowed


@pytest.fixture
def buckets() -> Buckets:
    return Buckets()


def test_a_full_bucket_allows_the_burst_and_no_more(buckets: Buckets) -> None:
    assert buckets.n_allowed("a") == 3


@pytest.mark.parametrize(("seconds", "allowed"), [(0.4, 0), (0.5, 1), (1.0, 2), (1.5, 3)])
def test_an_empty_bucket_fills_at_the_rate(buckets: Buckets, seconds: float, allowed: int) -> None:
    buckets.n_allowed("a")
    buckets.seconds = seconds
    assert buckets.n_allowed("a") == allowed


@pytest.mark.parametrize("seconds", [2.0, 60.0, 86_400.0])
def test_a_bucket_never_holds_more_than_the_burst(buckets: Buckets, seconds: float) -> None:
    buckets.n_allowed("a")
    buckets.seconds = seconds
    assert buckets.n_allowed("a") == 3


def test_every_name_has_a_bucket_of_its_own(buckets: Buckets) -> None:
    buckets.n_allowed("a")
    assert buckets.n_allowed("b") == 3


def test_a_request_may_cost_more_than_one_and_a_refused_one_costs_nothing(buckets: Buckets) -> None:
    assert buckets.allows("a", 2)
    assert not buckets.allows("a", 2)
    assert buckets.allows("a", 1)
    assert not buckets.allows("a", 1)


def test_a_refusal_says_when_to_try_again(buckets: Buckets) -> None:
    with pytest.raises(ApiError, match="try again in 48 s") as refused:
        buckets.limiter.spend("a", 100)
    assert (refused.value.status, refused.value.key) == (429, "too-many")


def test_the_bucket_that_was_used_least_recently_is_dropped_first(buckets: Buckets, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limit, "MAX_BUCKETS", 2)
    for name in ("a", "b", "a", "c"):
        buckets.limiter.spend(name)
    assert list(buckets.limiter.buckets) == ["a", "c"]
