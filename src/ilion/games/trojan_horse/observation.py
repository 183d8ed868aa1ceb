"""What the entries of `state.tensor(seat)` mean: first entry, how many, and what they hold.

Other seats are counted clockwise from the seat that looks: 0 is itself.
"""

ENTRIES = (
    (0, 28, "heroes by district and colour, divided by 7"),
    (28, 28, "treasure by district: value 0, 1, 3, or not seen; one of four is 1"),
    (56, 28, "by district and seat: 1 if the seat has seen the treasure there"),
    (84, 16, "by colour and seat: 1 if the seat owns the colour"),
    (100, 4, "display by colour, divided by 3"),
    (104, 10, "the horse: figure that drops next, then the other; one of five is 1 (the fifth is a helper)"),
    (114, 4, "bag by colour, divided by 10"),
    (118, 5, "cards in the deck: 0, 1, 2, 3, trident, divided by 6"),
    (123, 5, "cards on the discards, likewise"),
    (128, 5, "the card of this turn; one of five is 1"),
    (133, 1, "helpers not yet inserted, divided by 2"),
    (134, 3, "announced 1, 2 or 3; one of three is 1"),
    (137, 1, "insertions still to be made, divided by 3"),
    (138, 4, "awaited: announcement, swap, insert all or pass, insertion"),
    (142, 4, "who is to move"),
    (146, 3, "number of players: 2, 3, 4"),
    (149, 1, "two players: 1 in the second of two turns in a row"),
)
SIZE = 150
