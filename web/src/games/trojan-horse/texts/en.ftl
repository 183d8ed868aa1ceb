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
percent = { $number } %
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
do-all = Insert everything
do-pass = Insert nothing

## What would happen
odds-all = { $cards ->
    [one] Of the one card left
   *[other] Of { $cards } cards left
}, { $one } { $one ->
    [one] lets
   *[other] let
} one hero through, { $two } two, { $three } all three. With a lower card the turn is lost.
if-announce = { $good } of { $cards ->
    [one] one card
   *[other] { $cards } cards
} { $good ->
    [one] is
   *[other] are
} high enough; with any other the turn is lost.
if-insert = { $figure } goes in, { $drops_colour } drops into { $district }:
if-insert-unknown = { $figure } goes in, the hero who drops out falls into { $district }. Do you remember the colour?
if-led = then { $colour } leads there for { $worth }.
if-tied = then nobody leads there.
if-changes = Points: { $changes }.
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

## Keys
board-keys = At this game: 1 2 3 announce; A S D take a hero, 1 to 7 choose the district, clockwise from the top.

## Diagrams of the rules: a caption, and what is to be seen
diagram-horse-before = red has been inside longest
    .alt = The horse holds two heroes. Red, in the front window, went in first and drops next; blue is behind.
diagram-horse-first = green in, red drops
    .alt = Green goes in at the back and pushes red out in front. Inside are blue, who drops next, and green.
diagram-horse-second = yellow in, blue drops
    .alt = Yellow goes in and pushes blue out. Inside are green, who drops next, and yellow.
diagram-horse-third = red in, green drops: the first inserted drops third
    .alt = Red goes in and pushes green out, the first that was inserted in this turn. Inside are yellow and red.
diagram-district-most = most heroes: red wins
    .alt = In the Palace stand three red heroes, two blue and one yellow. Red has the most and wins the district.
diagram-district-tie = 3 and 3 cancel each other out: yellow wins
    .alt = In the Palace stand three red heroes, three blue and one yellow. Red and blue cancel each other out, and yellow wins the district.
diagram-district-nobody = 2 and 2 and nobody else: nobody wins
    .alt = In the Palace stand two red heroes and two blue. They cancel each other out, and nobody scores for the district.

## The end
end-district = District
end-heroes = Heroes
end-bonus = Bonus
end-treasure = Treasure
end-count = { $colour }: { $n }
end-won = Whoever has the most heroes wins everything in a district
end-nobody = Equal numbers cancel each other out: nobody’s
end-most = most points win
end-worth = Value: every hero of any colour, bonus and treasure.

## A newcomer’s first turns
first-announce = Say how many heroes go in. The card must show at least as many.
first-display = Take one of these: it goes into the horse.
first-drops = This one drops next: { $colour }. Where?
first-district = Now choose its district.
mark-was = was
mark-needed = needed { $announced }, drew { $drawn }
