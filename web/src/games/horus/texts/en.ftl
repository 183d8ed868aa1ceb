# The board

board-table = The table: { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}, { $regions } { $regions ->
    [one] region
   *[other] regions
}
board-first = first
board-panel = { $stones } { $stones ->
    [one] stone
   *[other] stones
}, { $cards } { $cards ->
    [one] card
   *[other] cards
}

## A region in words
board-region = { $terrain } of { $size }, worth { $worth }{ $doubled ->
    [temple] , doubled by the temple.
    [island] , doubled as an island.
    [both] , four times: temple and island.
   *[none] .
}
board-stones = Stones: { $stones }.
board-you = you
board-count = { $name } { $n }
board-led = { $names } controls it.
board-led-shared = { $names } share it.
board-led-you = You control it.
board-led-shared-you = You share it with { $names }.
board-led-nobody = Nobody controls it.
board-closed = Closed: it takes no more stones.

## Targets
board-tile = { $move }. { $region }

## What a move would bring about
board-if-begins = A new region of { $terrain }, worth { $worth }.
board-if-grows = { $terrain } grows to { $size }, worth { $worth }.
board-if-joins = { $joined } regions become { $terrain } of { $size }, worth { $worth }.
board-if-closes = It takes no more stones.
board-if-stuck = No river tile from the bag could replace { $side ->
    [other] this end
   *[known] the { $side } end
} then.
board-if-stone = A stone in { $terrain } of { $size }, worth { $worth }.
board-if-from = The stone leaves { $terrain } of { $size }, worth { $worth }.
board-if-to = The stone goes into { $terrain } of { $size }, worth { $worth }.
board-if-card = A tile from the { $pile } pile, which has { $left } left then, and a stone into a region of { $sizes }.
board-if-any = A tile from a pile of your choice, and a stone into a region of { $sizes }.
board-if-nile = Two river/necropolis tiles ({ $left } left then), and one stone moves along the river.
board-if-exhausts = It is the last tile: everybody discards the cards of { $terrain }.
board-if-last-turn = Two piles are empty then: the game ends with this turn.
board-if-pass = No stone is placed.
board-if-places = { $places } { $places ->
    [one] place
   *[other] places
} to choose from.
board-sizes = { $least } to { $most }
board-change = { $name } { $by }
board-changes = Score: { $changes }.
board-no-change = No score changes.

## The forward button
board-do-place = Lay it here
board-do-relay = Lay the end here
board-do-replace = Replace this end
board-do-use = Lay it as { $use }
board-do-play = Play { $centre } { $number }
board-do-nile = Play the Nile card
board-do-pass = Place no stone
board-do-pile = Take from { $pile }
board-do-stone = Put the stone here
board-do-from = Take this stone
board-do-to = Put it here

## Around the board
board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-fit = Show the whole table
board-hand = Hand
board-played = Played
board-once = Once
board-in-hand = To be laid
board-your-stone = Your stone
board-lay-as = Lay it as
board-tile-in-hand = { $tile-id ->
    [temple] temple
    [necropolis] necropolis
   *[other] { $tile }
}
tile-either = river or necropolis
tile-end1 = river end
tile-end2 = river end
board-nile = Nile
board-centre = { $centre }
board-idle = none
board-idle-says = It can place no stone.
board-piles = Piles
board-pile-name = { $pile-id ->
    [river] river
   *[other] { $pile }
}
board-bag = bag
board-bag-list = In the bag: { $tiles }
board-bag-holds = { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
} in the bag: { $tiles }
board-bag-tile = { $n } { $word }
board-out = Out of the game: { $tiles }
board-cards = Cards
board-cards-left = { $draw } to draw, { $discards } discarded
board-cards-cell = { $left } not seen, { $gone } discarded
board-cards-legend = Open ring: not seen yet. Filled: discarded.
board-legend = { $size } → { $worth }: tiles and points. Doubled at the temple, doubled on an island, never above 10. A dashed outline marks a closed region: six tiles or more.

## Keys
board-keys = At this game: the arrow keys move from place to place, N goes to the next place that grows a region of yours, M changes between river and necropolis, + − 0 zoom.

## Diagrams of the rules: a caption, and what is to be seen
diagram-contact-whole = whole edge
    .alt = Two tiles side by side share a whole edge: they touch.
diagram-contact-half = half an edge
    .alt = The second tile lies half a tile lower and shares half an edge with the first: they touch.
diagram-contact-corner = a corner is no contact
    .alt = Two tiles meet at one corner only: they do not touch.
diagram-contact-slanted = any other overlap: not allowed
    .alt = A tile lies a quarter of an edge lower than its neighbour: tiles cannot lie like that.
diagram-end-blocked = last free place taken: blocked
    .alt = An end of the river lies between hills above and marsh below. A desert tile right before it would leave it nowhere to move on: forbidden.
diagram-end-open = one place free: the river goes on
    .alt = The same end, with the desert tile one place higher. The place right before the end stays free: allowed.
diagram-island-ring = corners close the ring: an island
    .alt = Four river tiles lie round a farmland tile and meet at their corners. The ring is closed: the farmland is an island, worth 2.
diagram-island-gap = a gap of half a tile: no island
    .alt = The lower river tile lies half a tile further right. A way leads out through the gap: no island, worth 1.
diagram-island-necropolis = a necropolis opens it: no island
    .alt = One of the four tiles round the farmland is a necropolis, which is no water. A way leads out over it: no island, worth 1.

## The end
end-region = Region
end-tiles = Tiles
end-terrain = { $terrain }
end-doubled = At the temple or on an island, doubled; never above 10
end-single = One point per tile
end-nobody = No stone, nobody’s
end-compensation = Did not begin
end-temple = temple
end-island = island
end-cap = never more than 10
end-stones = { $n ->
    [one] { $n } stone
   *[other] { $n } stones
}
end-most = most points win
end-bare = { $number ->
    [one] One single tile without a stone scores nothing.
   *[other] { $number } single tiles without a stone score nothing.
}
end-dots = Dots are stones; “=” marks tied leaders, full value each.
