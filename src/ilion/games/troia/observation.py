"""The entries of `state.tensor(seat)`: the first entry, their number, and their content.

Everything is seen from the seat's own side: 27 cards of its own deck, then 27 of the rival's; zones and slots are counted from its
own end; pairs are “own, rival”. Gods are counted by token, heroes as in the box.
"""

ENTRIES = (
    (0, 54, "cards in your hand"),
    (54, 54, "cards that are known to be in the rival's hand"),
    (108, 54, "cards on the discards"),
    (162, 54, "cards laid for the horse or out of the game"),
    (216, 54, "the top card of your discards and of the rival's"),
    (270, 30, "by hero: the zone; one of five is 1"),
    (300, 36, "by god: the slot; one of six is 1"),
    (336, 6, "by token: 1 if face B is up"),
    (342, 2, "cards in the decks: own, rival; divided by 27"),
    (344, 2, "cards in the hands, divided by 27"),
    (346, 2, "foreign cards in the hands, divided by 27"),
    (348, 4, "parts of the horse built"),
    (352, 2, "goal steps: own, rival; divided by 4"),
    (354, 2, "who holds the Cornucopia: own, rival"),
    (356, 6, "the god of the offering"),
    (362, 1, "symbols paid, divided by 10"),
    (363, 1, "of these, the god's own, divided by 10"),
    (364, 6, "the hero Aphrodite moved forward, or the god Iris moves"),
    (370, 2, "the icon already given for the last stage: Paris, Hector"),
    (372, 1, "cards to be drawn or heroes to return, divided by 2"),
    (373, 1, "option `parts` is `scarce`"),
    (374, 1, "option `apollo` is `any`"),
    (375, 15, "the phase: those of `encoding` from “turn” on"),
    (390, 2, "who is to move: own, rival"),
    (392, 2, "whose turn it is: own, rival"),
    (394, 2, "the side played: Greek, Trojan"),
    (396, 27, "cards of your deck in your hand that the rival knows"),
    (423, 1, "option `deck_end` is `at-once`"),
)
SIZE = 424
