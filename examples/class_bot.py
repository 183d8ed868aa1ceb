"""A bot as a Python class. It tries every move and makes the one that leaves it furthest ahead in points:

ilion arena trojan-horse --bots 'class examples/class_bot.py:PointsNow' random --games 20
"""

import ilion
from ilion import Rng, State
from ilion.bots import Bot, RandomBot, decide


class PointsNow(Bot):
    def choose(self, world: State, seat: int, rng: Rng) -> int:
        """Return a legal action. The world looks like the real one to the seat; anything it cannot know is a guess."""
        return max(world.legal_actions(), key=lambda action: self.lead_after(world, action, seat))

    def lead_after(self, world: State, action: int, seat: int) -> int:
        after = world.copy()
        after.apply(action)
        scores = after.scores()
        return scores.pop(seat) - max(scores)


def main() -> None:
    rng = Rng(1)
    state = ilion.load("trojan-horse").new(seats=2)
    bots = [PointsNow(), RandomBot()]
    ilion.deal(state, rng)
    while state.actor != ilion.OVER:
        state.apply(decide(bots[state.actor], state, rng))
        ilion.deal(state, rng)
    print(f"PointsNow {state.scores()[0]}, random {state.scores()[1]}")


if __name__ == "__main__":
    main()
