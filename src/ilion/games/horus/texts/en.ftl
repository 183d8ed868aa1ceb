# Horus

title = Horus

## Words
terrain-desert = desert
terrain-hills = hills
terrain-farmland = farmland
terrain-marsh = marsh
tile-desert = desert
tile-hills = hills
tile-farmland = farmland
tile-marsh = marsh
tile-river = river
tile-temple = the temple of Horus
tile-necropolis = a necropolis
kind-desert = the desert
kind-hills = the hills
kind-farmland = the farmland
kind-marsh = the marsh
kind-river = the river
kind-temple = the temple
kind-necropolis = the necropolis
kind-end = an end of the river
side-north = northern
side-east = eastern
side-south = southern
side-west = western
pile-desert = desert
pile-hills = hills
pile-farmland = farmland
pile-marsh = marsh
pile-river = river/necropolis
use-river = river
use-necropolis = a necropolis
region-desert = desert
region-hills = hills
region-farmland = farmland
region-marsh = marsh
colour-white = white
colour-blue = blue
colour-black = black
colour-yellow = yellow
centre-desert = desert
centre-hills = hills
centre-farmland = farmland
centre-marsh = marsh
centre-any = any
control-alone = alone
control-shared = shared
place-land = on land
place-temple = doubled by the temple
place-island = doubled as an island
place-both = four times: temple and island
act-place = laying a tile
act-stone = choosing a tile for a stone
act-card = playing a card
act-pile = taking a tile from a pile
act-end = replacing an end of the river
act-use = choosing the use of a river/necropolis tile
act-pass = declining to place a stone
awaited-place = a place for the tile in hand
awaited-end = the end that the river tile replaces
awaited-relay = a place for the end in hand
awaited-use = the use of the river/necropolis tile
awaited-card = a Horus card or the Nile card
awaited-pile = a pile
awaited-stone = a tile for the stone
awaited-from = the tile whose stone is to be moved
awaited-to = the tile that the stone is moved to

## What is awaited
prompt-deal = { $seat-you ->
    [yes] { $seat-start } are dealt
   *[no] { $seat-start } is dealt
} a card.
prompt-bag = A tile is drawn from the bag.
prompt-place = Lay the { $tile } tile.
prompt-place-river = Lay the river tile against the river.
prompt-place-temple = Lay the temple of Horus against the river, away from all land.
prompt-place-necropolis = Lay the necropolis.
prompt-end = A river tile from the bag: choose the end that it replaces.
prompt-relay = Lay the { $side } end again, against any river tile.
prompt-relay-here = Lay the { $side } end again, against the river tile just laid.
prompt-use = A river/necropolis tile: as river, in place of an end, or as necropolis?
prompt-card = Play a Horus card or the Nile card.
prompt-card-only = Play a Horus card.
prompt-card-nile = Without Horus cards: play the Nile card.
prompt-pile = The card names no terrain: choose a pile.
prompt-stone = Put a stone into a region of { $size } { $size ->
    [1] tile
   *[other] tiles
}.
prompt-stone-may = Put a stone into a region of { $size } { $size ->
    [1] tile
   *[other] tiles
}, or pass.
prompt-from = Nile card: choose a stone of yours in a region at the river.
prompt-to = Move the stone from { $source } to another region at the river.
prompt-refill = { $seat-you ->
    [yes] { $seat-start } draw
   *[no] { $seat-start } draws
} a card.
prompt-ended = The game is over.

## Moves and draws
move-place =
    { $tile } { $where ->
        [north] in the north
        [east] in the east
        [south] in the south
        [west] in the west
        [north-edge] at the northern edge
        [east-edge] at the eastern edge
        [south-edge] at the southern edge
        [west-edge] at the western edge
       *[other] in the middle
    }, beside { $a_kind }{ $b_kind ->
        [none] { "" }
       *[other] { " " }and { $b_kind }
    }
move-relay =
    lay the { $side } end again { $where ->
        [north] in the north
        [east] in the east
        [south] in the south
        [west] in the west
        [north-edge] at the northern edge
        [east-edge] at the eastern edge
        [south-edge] at the southern edge
        [west-edge] at the western edge
       *[other] in the middle
    }{ $a_kind-id ->
        [river] { "" }
       *[other] , beside { $a_kind }{ $b_kind ->
            [none] { "" }
           *[other] { " " }and { $b_kind }
        }
    }
move-replace = replace the { $side } end by a river tile
move-use = lay the tile as { $use }
move-play = play the card { $centre } { $number }
move-nile = play the Nile card
move-pass = no stone
move-pile = take a tile from the { $pile } pile
move-stone = put a stone into { $region }, { $size } { $size ->
    [1] tile
   *[other] tiles
}
move-from = take the stone out of { $region }, { $size } { $size ->
    [1] tile
   *[other] tiles
}
move-to = put the stone into { $region }, { $size } { $size ->
    [1] tile
   *[other] tiles
}
move-tile = { $tile } is drawn from the bag
move-draw = { $seat-you ->
    [yes] { $seat-name } draw
   *[no] { $seat-name } draws
} the card { $centre } { $number }
move-draw-veiled = { $seat-you ->
    [yes] { $seat-name } draw
   *[no] { $seat-name } draws
} a card
move-draw-dead = { $seat-you ->
    [yes] { $seat-name } draw
   *[no] { $seat-name } draws
} the card { $centre } { $number }, which is discarded: its terrain is exhausted

## Previews
preview-region = region
preview-size = tiles
preview-worth = points
preview-leaders = led by seat
preview-merges = regions joined
preview-closes = closed to stones from now on
preview-stuck = ends without a way on
preview-changes = score
preview-tiles_left = tiles left in the pile
preview-sizes = stone into a region of
preview-exhausts = last tile: all discard these cards
preview-last_turn = the game ends with this turn
preview-places = places to choose from

## Refusals
refusal-not-now = Now is not the time for { $act }: the game is waiting for { $awaited }.
refusal-no-such-tile = No tile number { $number } lies on the table: the last is { $last }.
refusal-no-tile-there = No tile lies there.
refusal-off-the-table = { $at } is off the table: coordinates run from { $least } to { $most }.
refusal-overlap = A tile there would overlap { $kind }.
refusal-corner = A tile there would touch only a corner of { $kind }: half an edge at least is needed.
refusal-touches-nothing = A tile there would touch no other tile.
refusal-lowest-tile = The place { $at } is numbered by the tile at { $other }, the first of those that touch it.
refusal-blocks-end = A tile there would block the { $side } end of the river: it could not move on twice.
refusal-not-at-the-river = That place does not touch the river: { $tile-id ->
    [temple] the temple of Horus
   *[other] a river tile
} must lie against it.
refusal-temple-beside = The temple may not touch { $kind } when it is laid.
refusal-not-at-its-tile = The { $side } end must be laid against the river tile that replaced it; that place does not touch it.
refusal-end-not-at-the-river = The { $side } end must be laid against a river tile; that place touches none.
refusal-end-blocked-there = The { $side } end would be blocked there: it could not move on twice.
refusal-end-has-no-place = The { $side } end cannot be replaced: there is no place where it could be laid again.
refusal-must-replace = A river tile from the bag must replace an end.
refusal-no-room = There is no place where the tile could be laid as { $kind }.
refusal-not-in-hand = There is no card { $centre } { $number } in your hand.
refusal-nile-gone = The Nile card has been played already.
refusal-pile-empty = The { $pile } pile is empty.
refusal-no-region = A stone cannot lie there: { $kind } is part of no region.
refusal-has-a-stone = A { $colour } stone lies there already.
refusal-closed = The { $terrain } there has { $size } tiles: with six or more a region takes no stone.
refusal-size = The { $terrain } there has { $size } { $size ->
    [1] tile
   *[other] tiles
}; the card asks for a region of { $wanted }.
refusal-size-first = The { $terrain } there has { $size } { $size ->
    [1] tile
   *[other] tiles
}; in the first turn every card counts as 1.
refusal-stone-must = A stone can be put into a region of { $wanted }, so it must be.
refusal-no-stone-there = No stone lies there.
refusal-not-your-stone = The stone there is { $colour }, not yours.
refusal-region-not-at-the-river = The { $terrain } of { $size } there does not touch the river.
refusal-same-region = That tile is in the same region: the stone must go to another one.
refusal-nowhere-else = No other region at the river has a free tile for that stone.

## Score
score-region = { $terrain } of { $size } at { $at }, { $stones ->
    [1] one stone
   *[other] { $stones } stones
}, { $control }, { $place }
score-compensation = did not begin
ending = The piles of { $a_pile } and { $b_pile } are empty.
label-ending = two piles empty

## The table in text

short-river = r
short-temple = t
short-island = i
terminal-legend = label tiles→points stones, most first, = shared ({ short-river } at the river, { short-temple } at the temple, { short-island } on an island)
terminal-closed = closed
terminal-piles = Piles
terminal-bag = Bag
terminal-out = Out
terminal-hand = Hand
terminal-empty = empty
terminal-played = Played
terminal-lay = To lay
terminal-count = { $tile-id } { $number }
terminal-seat = Seat { $seat }
terminal-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
terminal-stones = { $number ->
    [one] { $number } stone
   *[other] { $number } stones
}
terminal-cards = { $number ->
    [one] { $number } card
   *[other] { $number } cards
}
terminal-nile = Nile
terminal-card = { $centre }{ $number }
terminal-first-turn = (first turn: counts as 1)
terminal-tile = { $tile-id }
terminal-either = river or necropolis
terminal-end = end{ $end }

## Clauses
HO-1 = There are 120 square tiles: twenty each of desert, hills, farmland and marsh, and forty special ones: three start tiles, the temple of Horus and 36 river tiles.
HO-2 = The bag holds twelve tiles of each terrain, sixteen river tiles and the temple. Four open piles hold eight tiles of a terrain each, a fifth twenty river/necropolis tiles. The option “Tiles in each pile” moves one or two of each terrain into the bag (seven or six in the pile) or two out of it (ten).
    .ruling = Our reconstruction: the rulebook sorts the tiles by their backs and does not say how many have which. The option “Tiles in each pile” set to “Six”, “Seven” or “Ten” changes the split.
HO-3 = There are fifty Horus cards, each with a terrain or a question mark (“any”) in its centre and a number from 1 to 5 or a question mark. Each terrain has two of every number and one question mark; “any” has one of each.
    .ruling = Our reconstruction: the rulebook gives the number of cards and what they show, not how often. An even spread comes to exactly fifty.
HO-4 = Each player has twenty stones of a colour (white, blue, black, yellow) and one Nile card.
HO-5 = With two or three players nothing changes, except that the unused stones and Nile cards stay in the box.
HO-6 = Tiles touch along a whole edge or exactly half an edge, never slanted. Coordinates are half tiles: a tile at x,y covers x to x+1 and y to y+1. Two tiles touch if one coordinate differs by 2 and the other by at most 1; they overlap if neither differs by more than 1. A corner is no contact.
    .ruling = Our ruling: the rulebook speaks of whole and half edges only, so a corner is no contact, for regions, river and temple alike.
HO-7 = The table is finite: coordinates of tiles run from −64 to 63, and no place beyond is free.
    .ruling = Our ruling: a program needs an edge of the table. It lies far beyond where games go.
HO-8 = A new tile must overlap none and touch at least one already on the table, of any kind. Kinds need not match, and holes may remain.
HO-9 = At the start the pyramid lies at 0,0 and the two ends of the river, the barges, at −2,0 and 2,0. All three are river in every respect.
    .ruling = Our reconstruction: the rulebook shows the start in a picture that we do not have. As it calls the three tiles the beginning of the river, they count as river in everything.
HO-10 = A region is all the tiles of one terrain that touch each other, directly or through others of them. River, temple and necropolis are part of none.
HO-11 = The river always has two ends, and no tile, not even an end, may block one: each end must be able to move to a free place touching it such that afterwards both ends still have a free place touching them. This is judged once a placement is complete; replacing an end and laying it again are one. An end may be chosen only if it can be laid again. A tile that cannot be laid leaves the game: one from a pile counts as taken, after a bag river no river/necropolis tile follows, after a card’s tile the stone does.
    .ruling = Our ruling: the rulebook forbids blocking an end and does not say when one is blocked. We ask that each end can still move on and that both can move once more afterwards. What becomes of a tile that cannot be laid is our ruling too.
HO-12 = The Horus cards are shuffled and five dealt to each hand, the first player’s first; the rest is the draw pile. The first seat begins, then it goes clockwise.
    .ruling = Our ruling: the rulebook lets the youngest begin. Here it is the first seat; a table may draw lots for the seats. The order of dealing is ours.
HO-13 = First action: draw a tile from the bag and lay it. Terrain may go anywhere that is legal.
HO-14 = A river tile from the bag takes the place of one of the two ends, and that end is laid again against it. Then the player must take a river/necropolis tile and lay it, if one is left.
    .ruling = Our ruling: the rulebook does not say what happens when no river/necropolis tile is left. Nothing is taken then.
HO-15 = The temple must be laid against the river, may not touch terrain or a necropolis at that moment and may not block an end. If that is impossible it leaves the game, and nothing else is drawn. Later any tile may be laid against it.
    .ruling = Our ruling: the rulebook takes a temple that cannot be laid out of the game and does not speak of another draw, so there is none.
HO-16 = When the bag is empty, the first action is skipped.
    .ruling = Our ruling: the rulebook does not speak of an empty bag. Nothing else in the turn depends on it.
HO-17 = Second action: play one Horus card or, once in a game, the Nile card instead.
HO-18 = Third action: take a tile from the pile of the card’s terrain and lay it. A question mark allows any pile that is not empty, river/necropolis too.
HO-19 = Fourth action: put a stone on a tile without one, in any region of exactly as many tiles as the card’s number; a question mark allows 1 to 5. Regions of six or more are closed. If it is impossible, or no stone is left, it is skipped; otherwise it is compulsory, unless the option “Placing a stone” says “Optional”.
    .ruling = Our ruling: the rulebook says both that the card settles where a stone must go and that one can be placed. We take it as a duty. The option “Placing a stone” set to “Optional” lets a player decline.
HO-20 = In each player’s first turn every card’s number counts as 1, a question mark too. A Nile card played then uses the first turn up.
    .ruling = Our ruling: the rulebook counts every card as a 1 in the first round and speaks neither of question marks nor of the Nile card. We take the number as 1 in any case, keep a question mark in the centre, and give nobody a second first turn.
HO-21 = A river/necropolis tile is laid either as river, on any free place touching the river or in place of an end, which is then laid against any river tile; or as necropolis, anywhere like terrain.
    .ruling = Our ruling: the rulebook allows the end any tile of the river; we take the other end as one of them.
HO-22 = Fifth action: draw back to five cards; then the turn is over. A card played goes on the discards at once. When a card must be drawn and none is left, the discards are shuffled into a new draw pile, without those of an exhausted terrain.
    .ruling = Our ruling: the rulebook makes the discards the new draw pile when it is used up. That a card played is among them, and that this happens only when a card is needed, is ours.
HO-23 = When the last tile of a terrain pile is taken, before it is laid, all discard their cards of that terrain. The others draw back to five at once, clockwise from the active player’s left; the active player does so in the fifth action. Cards of that terrain drawn later are discarded openly and replaced. A card already played still counts.
    .ruling = Our ruling: the rulebook says that all discard and draw again at once, not in which order. We let it happen when the last tile is taken, the others first; the active player draws at the usual time.
HO-24 = Whoever has no Horus card must play the Nile card; whoever has neither skips the second, third and fourth action.
    .ruling = Our ruling: the rulebook does not speak of a hand without Horus cards. With our numbers of tiles and cards it cannot happen.
HO-25 = The Nile card: lay two river/necropolis tiles one after the other, as many as are left. Then move one of your stones from a region touching the river to a tile without a stone in another region touching the river, whatever their sizes. Both are compulsory where possible. No stone is placed and no card drawn. The Nile card is then out of the game.
    .ruling = Our ruling: the rulebook says that the Nile card allows two tiles and then the move of a stone, and not what happens if a part is impossible. We take both parts as compulsory as far as they can be done; the card may be played when no tile is left.
HO-26 = When two of the five piles are empty, the turn is finished, and the game is over. The ending names the two that were used up first, in that order. From that moment no card is discarded or drawn.
    .ruling = Our ruling: in the last turn no card can be of use any more, so none is discarded or drawn once the second pile is empty.
HO-27 = Whoever has the most stones in a region controls it. Tied leaders all control it, and each gets its full value. Without stones nobody does.
HO-28 = A region is worth one point per tile, doubled if it touches the temple, doubled if it is on an island, but never more than 10.
HO-29 = A region is on an island if water encloses it wholly: no way over cells that are not river, from edge to edge, leads from any of its cells to the outside. Ends are river; river tiles that meet at a corner close the ring; a gap of half a tile, a temple or a necropolis in the ring opens it.
    .ruling = Our ruling: the rulebook calls land an island if water encloses it and gives no measure. We follow the way from edge to edge, since tiles touch along edges.
HO-30 = Whoever has the most points wins; equal scores share the victory.
HO-31 = Open to all: the table, the piles, the stones, the discards, the cards played, who still has a Nile card, and how many cards everybody holds. Hidden: the hands, the draw pile and the order of the bag, whose content is known by counting.
    .ruling = Our ruling: the rulebook hides only the hands and the draw pile. That everything else is open is ours; what is left in the bag follows by counting.
HO-32 = Stones stay where they are when regions grow or merge, and all stones in a merged region count. In a region of six or more they change only by merging or by the Nile card.
HO-33 = With the option “Compensation” set to “Points”, every player but the first to move gets 2 points. They count from the start.
    .ruling = Our ruling: the rulebook has no compensation. The player who begins wins more often than the others; two points make up for it as well as whole points can. Without the option nobody gets any.

## A turn in sentences
told-set-up =
    Everybody was dealt five cards. { $seat-start } { $seat-you ->
        [yes] begin
       *[no] begins
    }.
told-skipped = { $seat-start } had nothing to draw and nothing to play.
told-player = { $seat-name }
told-player-with = { $seat-name }
told-card = { $centre } { $number }
told-region =
    { $where ->
        [temple] the { $terrain } at the temple
        [island] the { $terrain } on the island
        [middle] the { $terrain } in the middle
        [north] the northern { $terrain }
        [east] the eastern { $terrain }
        [south] the southern { $terrain }
       *[west] the western { $terrain }
    }
told-region-from =
    { $where ->
        [temple] the { $terrain } at the temple
        [island] the { $terrain } on the island
        [middle] the { $terrain } in the middle
        [north] the northern { $terrain }
        [east] the eastern { $terrain }
        [south] the southern { $terrain }
       *[west] the western { $terrain }
    }
told-drew = { $seat-start } drew { $tile }.
told-gone = { $seat-start } drew { $tile }, which could not be laid anywhere.
told-drew-river = { $seat-start } drew a river tile.
told-end-moved =
    the { $where ->
        [north] northern
        [east] eastern
        [south] southern
        [west] western
       *[other] near
    } end moved on{ $times ->
        [1] { "" }
       *[other] { " " }twice
    }
told-laid-river =
    the river spread { $where ->
        [north] in the north
        [east] in the east
        [south] in the south
        [west] in the west
       *[other] in the middle
    }
told-laid-necropolis =
    { $number ->
        [1] a necropolis
       *[other] two necropolises
    } closed { $where ->
        [north] the north
        [east] the east
        [south] the south
        [west] the west
       *[other] the middle
    }
told-river = { $seat-start } drew a river tile: { $parts }.
told-temple =
    { $seat-start } laid the temple of Horus { $where ->
        [north] in the north
        [east] in the east
        [south] in the south
        [west] in the west
       *[other] in the middle
    }.
told-nobody = nobody controls the region
told-points =
    { $points ->
        [1] 1 point
       *[other] { $points } points
    } for { $seat-name }
told-points-shared =
    { $points ->
        [1] 1 point
       *[other] { $points } points
    } each for { $players }
told-laid =
    { $seat-start } laid { $terrain } { $where ->
        [north] in the north
        [east] in the east
        [south] in the south
        [west] in the west
       *[other] in the middle
    }.
told-grew = { $seat-start } grew { $region } to { $size }: { $result }.
told-joined =
    { $seat-start } laid { $terrain } and joined { $regions ->
        [2] two
        [3] three
       *[other] { $regions }
    } regions: { $size } tiles, { $result }.
told-played = { $seat-start } played { $card }.
told-card-laid =
    With { $card }, { $seat-name } laid { $terrain } { $where ->
        [north] in the north
        [east] in the east
        [south] in the south
        [west] in the west
       *[other] in the middle
    }.
told-card-grew = With { $card }, { $seat-name } grew { $region } to { $size }: { $result }.
told-card-joined =
    With { $card }, { $seat-name } laid { $terrain } and joined { $regions ->
        [2] two
        [3] three
       *[other] { $regions }
    } regions: { $size } tiles, { $result }.
told-card-river = With { $card }, { $seat-name } took a river tile: { $parts }.
told-took =
    With { $card }, { $seat-name } took { $region }, { $points ->
        [1] 1 point
       *[other] { $points } points
    }.
told-kept =
    With { $card }, { $seat-name } put another stone into { $region }, { $points ->
        [1] 1 point
       *[other] { $points } points
    }.
told-shares =
    With { $card }, { $seat-name } now { $seat-you ->
        [yes] share
       *[no] shares
    } { $region } with { $players }, { $points ->
        [1] 1 point
       *[other] { $points } points
    } each.
told-stone = With { $card }, { $seat-name } put a stone into { $region }: { $result }.
told-then-took =
    { $seat-start } took { $region }, { $points ->
        [1] 1 point
       *[other] { $points } points
    }.
told-then-kept =
    { $seat-start } put another stone into { $region }, { $points ->
        [1] 1 point
       *[other] { $points } points
    }.
told-then-shares =
    { $seat-start } now { $seat-you ->
        [yes] share
       *[no] shares
    } { $region } with { $players }, { $points ->
        [1] 1 point
       *[other] { $points } points
    } each.
told-then-stone = { $seat-start } put a stone into { $region }: { $result }.
told-stone-moved = a stone moved from { $source } to { $region }
told-nile-played = { $seat-start } played the Nile card.
told-nile = { $seat-start } played the Nile card: { $parts }.
told-pile-empty = The { $pile } pile is empty: everybody discards { $pile } cards. One more empty pile ends the game.
told-river-pile-empty = The { $pile } pile is empty. One more empty pile ends the game.
told-last-pile = The { $pile } pile is empty too: the game ends with this turn.

## Impossible positions
impossible-nothing-to-do = nothing can be done in the phase “{ $phase }”
impossible-start = the start tiles are not in their initial places
impossible-no-river = { $kind } at { $at } touches no river tile laid before it
impossible-end-blocked = end { $end } is blocked
impossible-tiles = too many tiles: { $kind } ({ $number } more than in the box)
impossible-bag = the bag or a pile holds more than initially
impossible-emptied = the piles that were used up first are not among the empty ones
impossible-necropolises = there are more necropolises than tiles taken from the pile
impossible-cards = cards { $card }: there are { $found }, not { $total }
impossible-hand = a hand is too large, or belongs to nobody
impossible-pile-not-empty = the { $pile } pile is not empty
impossible-not-discarded = the { $pile } cards should have been discarded
impossible-held = a card { $card } is held although its terrain is exhausted
impossible-actor = in the phase “{ $phase }” another seat is to act
impossible-deal = the cards are not dealt one seat after the other
impossible-refill = the wrong seat refills its hand
impossible-no-draw = no cards are drawn now
impossible-hand-full = the hand needs no card
impossible-end = the game ends when two piles are empty, and only then
impossible-source = no stone can be moved from there now
impossible-tile-in-hand = the tile in hand does not fit the phase “{ $phase }”
impossible-played = the card played does not fit the phase “{ $phase }”
impossible-not-in-discards = the card played is not on the discards
impossible-remembered = cards are remembered although the draw pile was never renewed
impossible-not-shown = cards are remembered that were not shown
impossible-kept = seat { $seat } does not have the cards that it kept and drew
impossible-kept-only = kept: seat { $seat } does not have the cards that it kept
impossible-lost = seat { $seat } has lost a card that it kept
impossible-unexplained = the cards shown since the draw pile was renewed cannot have been held
impossible-stone = a stone is where none can be
impossible-table-size = tiles on the table: { $found } instead of 3 to { $most }
impossible-beyond = something is where there is no tile
impossible-off = { $at } is off the table
impossible-no-kind = the tile at { $at } has no kind
impossible-overlap = the tile at { $at } overlaps another
impossible-apart = the tile at { $at } touches none of those before it
impossible-ends = the river does not have two ends
impossible-no-source = source: there is no tile { $number }
impossible-stones = a seat has too many stones: more than { $most }
impossible-shown-by = a card shown since the draw pile was renewed belongs to nobody
