"""Observation and actions by name. Seats are counted clockwise from the viewer."""

from __future__ import annotations

from ilion.core.parts import Part

OBSERVATION = (
    Part("heroes", 0, (7, 4), "heroes by district and colour, divided by 7"),
    Part("treasures", 28, (7, 4), "treasure by district: value 0, 1, 3, or not seen; one of four is 1"),
    Part("treasures_seen", 56, (7, 4), "by district and seat: 1 if the seat has seen the treasure there"),
    Part("owners", 84, (4, 4), "by colour and seat: 1 if the seat owns the colour"),
    Part("display", 100, (4,), "display by colour, divided by 3"),
    Part("horse", 104, (2, 5), "the horse: figure that drops next, then the other; one of five is 1 (the fifth is a helper)"),
    Part("bag", 114, (4,), "bag by colour, divided by 10"),
    Part("deck", 118, (5,), "cards in the deck: 0, 1, 2, 3, trident, divided by 6"),
    Part("discards", 123, (5,), "cards on the discards, likewise"),
    Part("card", 128, (5,), "the card of this turn; one of five is 1"),
    Part("helpers", 133, (1,), "helpers not yet inserted, divided by 2"),
    Part("announced", 134, (3,), "announced 1, 2 or 3; one of three is 1"),
    Part("insertions", 137, (1,), "insertions still to be made, divided by 3"),
    Part("awaited", 138, (4,), "awaited: announcement, swap, insert all or pass, insertion"),
    Part("actor", 142, (4,), "who is to move"),
    Part("players", 146, (3,), "number of players: 2, 3, 4"),
    Part("second_turn", 149, (1,), "two players: 1 in the second of two turns in a row"),
    Part("option_edition", 150, (1,), "option `edition` is `french`"),
    Part("swap_later", 151, (1,), "trident: 1 if the swap comes after the insertions"),
)
ACTIONS = (
    Part("announce", 0, (3,), "announce 1, 2, 3"),
    Part("keep", 3, (1,), "trident: leave the treasures"),
    Part("swap", 4, (21,), "trident: swap the treasures of two districts, pairs in ascending order"),
    Part("all", 25, (1,), "trident: insert the whole display"),
    Part("pass", 26, (1,), "trident: insert nothing"),
    Part("insert", 27, (5, 7), "insert a figure, by figure and by the district into which the next one drops"),
)
