"""Special values of `actor` and `seat` that are not seat numbers."""

CHANCE = -1  # state.actor: a draw, a deal or a die is due
OVER = -2  # state.actor: the game has ended
SPECTATOR = -1  # a seat argument inside compiled code: a viewer without a seat
VEILED = -1  # an action as perceived by a seat that may not know it; any negative number is veiled
