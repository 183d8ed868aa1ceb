"""The entries of `state.tensor(seat)`: the first entry, their number, and their content.

The tiles come first, a row of 17 entries for each of at most 120. Other seats are counted clockwise from the observing seat, which
is 0.
"""

ROW = 17
TILE_ROWS = 120
TILE_ENTRIES = (
    (0, 1, "1 if the tile is on the table"),
    (1, 7, "desert, hills, farmland, marsh, river, temple, necropolis; one of seven is 1"),
    (8, 1, "1 if it is an end of the river"),
    (9, 2, "x and y, divided by 32"),
    (11, 4, "whose stone is on it"),
    (15, 1, "tiles of its region, divided by 10"),
    (16, 1, "1 if a stone is being moved from it, or its end is in hand"),
)
FIRST = ROW * TILE_ROWS
ENTRIES = (
    (FIRST, 30, "your hand, by card, divided by 2: desert 1–5 and ?, hills, farmland, marsh, any"),
    (FIRST + 30, 30, "cards in the draw pile or in other hands, by card, divided by 2"),
    (FIRST + 60, 30, "discards, by card, divided by 2"),
    (FIRST + 90, 6, "bag: terrains, river, temple, divided by 12"),
    (FIRST + 96, 5, "piles: terrains, river, divided by 8"),
    (FIRST + 101, 4, "cards in hand by seat, divided by 5"),
    (FIRST + 105, 4, "stones left by seat, divided by 20"),
    (FIRST + 109, 4, "by seat: 1 if its Nile card is left"),
    (FIRST + 113, 9, "tile in hand: the seven kinds, river or necropolis, none; one of nine is 1"),
    (FIRST + 122, 5, "centre of the card played: terrain or any"),
    (FIRST + 127, 6, "its number: 1–5 or ?"),
    (FIRST + 133, 1, "1 if the Nile card was played"),
    (FIRST + 134, 13, "the phase, in the order of `encoding`"),
    (FIRST + 147, 4, "who is to move"),
    (FIRST + 151, 4, "whose turn it is"),
    (FIRST + 155, 3, "number of players: 2, 3, 4"),
    (FIRST + 158, 1, "1 in the first turn of every player"),
    (FIRST + 159, 4, "the terrain whose cards are discarded"),
    (FIRST + 163, 1, "1 if the draw pile has been renewed; the entries below refer to the time since, and are 0 before"),
    (FIRST + 164, 4, "cards drawn by seat, divided by 32"),
    (FIRST + 168, 4, "cards in hand at the renewal by seat, divided by 5"),
    (FIRST + 172, 30, "cards that the other hands held at the renewal, divided by 2"),
    (FIRST + 202, 120, "by seat and card: if the seat has shown the card, 1 + the cards it had drawn by then, divided by 32"),
    (FIRST + 322, 120, "the same for the second of two equal cards"),
)
BEHIND_STOCK = FIRST + 113  # from here on the turn, instead of the remaining cards, tiles and stones
SINCE_RENEWAL = FIRST + 163  # from here on only events since the draw pile was renewed
SIZE = FIRST + 442
