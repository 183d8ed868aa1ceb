# The board of the Trojan horse

## Labels on it
name-palace = Palace
name-gate = Gate
name-temple = Temple
name-market = Market
name-harbour = Harbour
name-wells = Wells
name-tower = Tower
board-city = Troy: seven districts round the square
tie = tie
horse-holds = In the horse: { $next_figure } drops next, then { $after_figure }
horse-one = In the horse: { $next_figure } drops next
horse-empty = The horse is empty
horse-closed = The horse is closed: remember what went in

## In words, for those who do not see it
district-filled = { $name }, { $total } of { $holds }{ $bonus ->
    [0] {""}
   *[other] , bonus { $bonus }
}
district-empty = nobody
district-led = { $colour } leads, worth { $worth }
district-tied = nobody leads
count-of-colour = { $number } { $colour }
treasure-unseen = treasure not seen
treasure-seen = treasure { $value }

## Under the board
display = Display
chance = Chance of success
announced = You announced { $number }
announced-by = Announced: { $number }
drawn = drawn
percent = { $number } %
hero-button = { $figure }
swap-first = Treasure of { $district }: now choose the other district.
swap-how = Choose two districts to swap their treasures.

## Beside it
discards = Open discards
cards-left = { $number ->
    [one] One card is left to draw.
   *[other] { $number } cards are left to draw.
}
bag-left = { $number ->
    [0] The bag is empty.
    [one] One hero is in the bag.
   *[other] { $number } heroes are in the bag.
}
bag-holds = In the bag: { $list }.
eye = A card with an eye is a treasure you have seen.

## Players
odysseus = Odysseus
leads = leads { $number ->
    [0] none
   *[other] { $number }
}
knows = knows { $number }

## Buttons
do-announce = Announce { $number }
do-insert = Push { $figure } in
do-swap = Swap the treasures
do-keep = Keep the treasures
do-all = Insert them all
do-pass = Insert nothing

## What would happen
odds-all = { $cards ->
    [one] Of the one card left
   *[other] Of { $cards } cards left
}, { $one } let one hero through, { $two } two, { $three } all three. A lower card loses the turn.
if-announce = { $good } of { $cards ->
    [one] one card is
   *[other] { $cards } cards are
} high enough; any other loses the turn.
if-insert = In goes { $figure }, { $drops_colour } drops into { $district }:
if-insert-unknown = In goes { $figure }; what drops falls into { $district }. Do you remember what it is?
if-led = then { $colour } leads there for { $worth }.
if-tied = then nobody leads there.
if-changes = ({ $changes })
if-look = { $player } looks at the treasure.
if-look-yours = You look at the treasure.
if-swap = As far as you know: { $changes }.
if-swap-unseen = As far as you know, this changes no points.
if-insertions = { $number ->
    [0] Nothing goes in.
    [one] One figure goes in.
   *[other] { $number } figures go in.
}
change-yours = you { $points }
change-other = { $player } { $points }
