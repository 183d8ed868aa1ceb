"""The maximum length of a game.

A turn without meetings takes at most `MOVING + LANDING` decisions, and a meeting of two ships at most `MEETING`. It remains to
count the meetings of a game. Two ships meet at most twice in a round, once for every turn of one of them (OD-21), because after
they have met, one of them must have a turn before they can meet again:

- If they meet because the active ship sails to the other one, that is such a turn.
- Otherwise an arrow brings them together, and they were apart before it. They begin together in Troy, and are together after a
  meeting unless a ship is lost. An arrow blows ships on one hex of water to the same hex, or one of them home, which ends the game;
  on land it moves only the active ship (OD-9). So, to part, one of them must sail or be the active ship on land, which takes a turn
  of its own.
- A ship that is lost, in any fight, is in Troy (OD-24). Nobody meets there, and it leaves only in a turn of its own.

So there are at most `seats * (seats - 1)` meetings in a round.
"""

from __future__ import annotations

from ilion.games.odyssey.components import FIGHT_ROUNDS, HEROES

MOVING = 3  # OD-8: the choice of move, then the hex and the direction of the arrow
# OD-21, OD-22, OD-24: both are asked, the Aegis; before each round two offers and two answers; the Veil at the end.
MEETING = 3 + 4 * FIGHT_ROUNDS + 1
# OD-15, OD-22, OD-24: the card named and its price, the reply, the ruler's choice. The longest task is the Laistrygonians':
# the crew may fight again after the loss of every hero but the last, then the Veil saves the ship, and it may fight once more.
LANDING = 4 + (HEROES - 1) + 1 + 1


def longest_game(seats: int, rounds: int) -> int:
    """OD-28: return the maximum number of decisions in a game with this many rounds; the docstring of this module proves it."""
    meetings = seats * (seats - 1)
    return rounds * (seats * (MOVING + LANDING) + meetings * MEETING)
