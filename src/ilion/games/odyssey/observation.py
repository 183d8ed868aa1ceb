"""The entries of `state.tensor(seat)`: the first entry, their number, and their content.

Other seats are counted clockwise from the observing seat, which is 0.
"""

SEAT = (  # within the 191 entries of a seat; all 0 for seats that do not play
    (0, 127, "the hex of the ship; one is 1"),
    (127, 1, "1: the seat plays"),
    (128, 1, "heroes, divided by 4"),
    (129, 1, "gifts, divided by 24"),
    (130, 1, "hunger stones, divided by 3"),
    (131, 1, "chips in hand, divided by 10"),
    (132, 1, "future turns of its own with a free arrow, divided by 5"),
    (133, 1, "misses the next turn"),
    (134, 1, "waits to land"),
    (135, 1, "the next sail roll is a 4"),
    (136, 1, "may enter Ithaca"),
    (137, 1, "its turn"),
    (138, 1, "to act"),
    (139, 1, "began the game"),
    (140, 1, "the earlier of the two whose ships meet"),
    (141, 1, "the other of them"),
    (142, 1, "the ruler who gives a card"),
    (143, 1, "holds the open Aegis"),
    (144, 1, "holds the open Veil"),
    (145, 1, "is home"),
    (146, 15, "cards held"),
    (161, 15, "islands ruled"),
    (176, 15, "rim spaces with a chip"),
)
ENTRIES = (
    (0, 1146, "six seats, 191 entries each"),
    (1146, 255, "by rim space: one of fifteen cards, a card not known, no card; one of 17 is 1"),
    (1401, 90, "by rim space and seat: 1 if the seat knows the card there"),
    (1491, 15, "the card that is carried out"),
    (1506, 15, "the card the newcomer has named"),
    (1521, 127, "the hex of the arrow, until it is turned"),
    (1648, 4, "the sail die: 1 to 4, until the ship is moved"),
    (1652, 67, "the offer to be answered: peace, 33 things given, 33 things asked"),
    (1719, 15, "the rim space looked at first"),
    (1734, 15, "the rim space that is looked at now"),
    (1749, 27, "the phase, in the order of `encoding.PHASES`"),
    (1776, 1, "gifts in the supply, divided by 24"),
    (1777, 1, "rounds played, divided by all rounds"),
    (1778, 1, "round of the fight, divided by 12"),
    (1779, 1, "ties with the Laistrygonians, divided by 12"),
    (1780, 1, "last chance: the active crew starves at the end of this turn"),
    (1781, 1, "the active ship lands after the fights"),
    (1782, 15, "pairs of seats that may yet fight: 0-1, 0-2, … 4-5"),
    (1797, 3, "option `homecoming`: at-most, equal, none"),
    (1800, 1, "option `bargained_chip` is `hand`"),
)
SIZE = 1801
