"""A table's conditions for people who take an open seat: a range of ratings, or that they rarely leave games."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass

from ilion.server.problems import ApiError
from ilion.server.storage.leaving import Leaving


@dataclass(frozen=True)
class Conditions:
    """Both ends of the range are admitted; None: everybody is admitted."""

    lowest: int | None = None
    highest: int | None = None
    max_left: int | None = None  # per cent of the last rated games

    def misfit(self, rating: int | None, leaving: Leaving) -> str | None:
        """Return why a person with this rating in the table's game does not fit, as the key of a problem; None if they do."""
        if self.lowest is not None and self.highest is not None:
            if rating is None:
                return "no-rating"
            if not self.lowest <= rating <= self.highest:
                return "other-rating"
        if self.max_left is not None and leaving.percent > self.max_left:
            return "leaves-games"
        return None

    def dumps(self) -> str | None:
        """Return the conditions as a text to store; None if there are none."""
        return None if self == ANYBODY else json.dumps(asdict(self))

    @classmethod
    def loads(cls, text: str | None) -> Conditions:
        return cls() if text is None else cls(**json.loads(text))


ANYBODY = Conditions()

REASONS = {
    "no-rating": "this table asks for a rating in its game, and you have none yet",
    "other-rating": "this table asks for ratings nearer to its maker's",
    "leaves-games": "this table asks that you left at most {max_left} % of your last rated games",
}


def refusal(conditions: Conditions, misfit: str) -> ApiError:
    """Return the error for a person who does not fit."""
    return ApiError(403, misfit, REASONS[misfit].format(**asdict(conditions)))
