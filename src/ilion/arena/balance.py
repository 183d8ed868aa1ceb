"""The fairness of a game between equally strong players: victories by seat and by side, length, and endings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import mean, quantiles

from ilion.arena.match import Result
from ilion.arena.standings import Share, credit, interval


@dataclass(frozen=True)
class Balance:
    """The results of games between equally strong players."""

    games: int
    seats: list[Share]  # victories by seat
    even: float  # the share each seat would have if all were equal
    drawn: float  # the share of games with more than one first place
    moves: float
    moves_low: float  # nine of ten games are at least this long
    moves_high: float  # nine of ten games are at most this long
    margin: float  # between first and second place, in points
    endings: dict[str, float]  # shares

    def unbalanced(self) -> list[int]:
        """Return the seats whose interval excludes the even share."""
        return [seat for seat, share in enumerate(self.seats) if not share.low <= self.even <= share.high]


def balance(results: Sequence[Result]) -> Balance:
    seats = len(results[0].places)
    moves = [result.moves for result in results]
    tenths = quantiles(moves, n=10) if len(moves) > 1 else [moves[0]] * 9
    ranked = [sorted(result.scores, reverse=True) for result in results]
    endings = Counter(result.ending for result in results)
    return Balance(
        games=len(results),
        seats=[interval([[credit(result.places, seat)] for result in results]) for seat in range(seats)],
        even=1 / seats,
        drawn=mean(result.places.count(1) > 1 for result in results),
        moves=mean(moves),
        moves_low=tenths[0],
        moves_high=tenths[-1],
        margin=mean(scores[0] - scores[1] for scores in ranked),
        endings={key: n / len(results) for key, n in endings.most_common()},
    )
