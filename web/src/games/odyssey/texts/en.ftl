# The board of the Odyssey

the-sea = The sea
## Names on the chart
sea-ismaros = Ismaros
sea-tenedos = Tenedos
sea-telepylos = Telepylos
sea-kythera = Kythera
sea-aiaia = Aiaia
sea-aiolia = Aiolia
sea-crete = Crete
sea-lotus-coast = Lotus coast
sea-pharos = Pharos
sea-goat-island = Goat Island
sea-scheria = Scheria
sea-thrinakia = Thrinakia
sea-anthemoessa = Anthemoessa
sea-ogygia = Ogygia
sea-asteris = Asteris
sea-troy = Troy
sea-ithaca = Ithaca
sea-syrte = Syrte

## What lies on it, for those who hear it read
isle = { $number } { $island }, { $ruled ->
    [yes] ruled by { $mine ->
        [yes] you
       *[no] { $who }
    }
   *[no] without a ruler
}, card on the rim: { $lies }
rim-space = Rim { $number }, { $island }: { $known ->
    [yes] { $lies-id ->
        [face-down] { $card }, which only you have seen
       *[other] { $card }, face up
    }
   *[no] { $lies-id ->
        [nothing] no card
       *[other] a card face down
    }
}
rim-looked = looked at by { $who }
rim-chips = chips of { $who }
ship = { $mine ->
    [yes] Your ship
   *[no] Ship of { $who }
}, { $sea ->
    [yes] at sea, { $at }
   *[no] { $island }
}, { $heroes ->
    [1] 1 hero
   *[other] { $heroes } heroes
}
ship-here = { $mine ->
    [yes] your ship
   *[no] ship of { $who }
}
hex-closed = { $at }, out of reach
bow-closed = the storm arrow: no gift to pay for it
supply = { $gifts ->
    [1] 1 gift
   *[other] { $gifts } gifts
} in the supply
supply-short = supply { $gifts }
round = Round { $round } of { $rounds }
dice = Last rolls: sail die { $sail ->
    [0] not rolled yet
   *[other] { $sail }
}, favour die { $thrown ->
    [yes] { $face }
   *[no] not rolled yet
}
free-arrows = free × { $number }
fight-between = Fight: { $who }
zoom-in = Larger
zoom-out = Smaller

## Adventure cards
title-wine = Maron’s wine
title-lotus = Lotus-eaters
title-polyphemos = Polyphemos
title-winds = Bag of winds
title-laistrygonians = Laistrygonians
title-circe = Circe
title-hades = House of Hades
title-sirens = Sirens
title-skylla = Skylla
title-charybdis = Charybdis
title-cattle = Cattle of Helios
title-kalypso = Kalypso
title-phaiakians = Phaiakians
title-aegis = Aegis of Athena
title-veil = Veil of Leukothea
effect-wine = Take 2 gifts.
effect-lotus = Favour die: on black, lose 1 hero.
effect-polyphemos = Sail die: on 1 lose 2 heroes, on 2 lose 1, on 4 take 2 gifts.
effect-winds = The arrow is free in 2 more turns.
effect-laistrygonians = Sail die and crew against sail die and 3. If you are lower, lose 1 hero, then fight again or flee.
effect-circe = Favour die: on white, take 1 gift and regain 1 hero; on black, miss a turn.
effect-hades = Give 1 gift and look at 2 cards of the rim.
effect-sirens = Give 1 gift, or roll: on 1 or 2, lose 1 hero.
effect-skylla = Lose 1 hero.
effect-charybdis = Favour die: on black, give 2 gifts; without any, take 1 hunger stone.
effect-cattle = Spare them, or take 3 gifts and roll: on black, lose 1 hero.
effect-kalypso = Gifts up to 4, and miss the next turn.
effect-phaiakians = Take 1 gift; the next sail roll is a 4.
effect-aegis = Kept: once, refuse a fight.
effect-veil = Kept: once, save the ship with 1 hero and 1 gift.
card-turned = used

## What buttons say
do-sail = Roll the sail die
do-sail-4 = Sail 4
do-arrow = Take the storm arrow
do-stay = Stay here
do-to-sea = Sail there
do-to-land = Sail to { $island }
do-lay = Lay it there
do-aim = Release the storm
do-fight = Fight { $who }
do-pass = Let { $who } be
do-aegis = Refuse with the Aegis
do-no-aegis = Accept the fight
do-veil = Save the ship
do-no-veil = Let it go down
do-no-offer = No offer
do-peace = Peace without terms
do-give = Offer { $who } { $thing }
do-ask = Ask { $who } for { $thing }
do-accept = Accept
do-refuse = Refuse
do-name = Ask for { $what }
do-choose = Set the task: { $what }
do-look = Look at the card of { $island }
do-pay = Pay 1 gift
do-roll = Roll for it
do-abstain = Spare the cattle
do-slaughter = Slaughter for 3 gifts
do-again = Fight again
do-flee = Flee

## What a choice brings about
then-sail = You roll 1 to 4 and sail up to that many hexes.
then-sail-4 = You sail up to { $number } hexes without rolling, by the Phaiakians’ favour.
then-arrow = Costs { $cost ->
    [1] 1 gift
   *[other] { $cost } gifts
}, leaves you { $gifts }.
then-arrow-free = The arrow is free in this turn.
then-stay = You stay: no landing and no fight.
then-sea = Open sea, nobody there.
then-home = Home: you win at once.
then-meets = You meet { $who }: either of you may start a fight.
then-syrte = Syrte: you miss your next turn, and its upkeep is due.
then-own-island = Your own island: provisions only, 2 gifts or none, even chance.
then-ruled = { $who } rules { $island } and { $cards ->
    [0] holds no card: there is no task
    [1] holds 1 card, which is your task
   *[other] chooses one of { $cards } cards for you; you may make an offer first
}.
then-known-card = The card of { $island } is { $what }: { $does } Then you roll for provisions.
then-card = At { $island } { $lies-id ->
    [nothing] no card is left: you take it without a task
   *[other] you take the card of the rim, one of { $unknown } unknown
}; then you roll for provisions: 2 gifts or none, even chance.
then-aiolia = The arrow becomes free for 3 turns.
then-lay = Blown from here: { $ways }.
then-lay-way = { $direction } { $who }
you-among = you
then-lay-nobody = From here the arrow reaches nobody.
then-aim = { $ships }.
then-aim-nobody = Nobody is blown.
then-sheltered = { $number ->
    [1] { $who } is sheltered
   *[other] { $who } are sheltered
} on land.
then-meeting = { $mine ->
    [yes] You and { $other } meet and may fight.
   *[no] { $who } and { $other } meet and may fight.
}
then-reaches-home = { $number ->
    [1] { $mine ->
        [yes] You come home and win
       *[no] { $who } comes home and wins
    }
   *[other] Together these come home and win: { $who }
}.
drift-sea = { $mine ->
    [yes] you drift
   *[no] { $who } drifts
} { $hexes ->
    [1] 1 hex
   *[other] { $hexes } hexes
}
drift-land = { $mine ->
    [yes] you are
   *[no] { $who } is
} blown to { $island }
drift-stopped = { $mine ->
    [yes] you are
   *[no] { $who } is
} stopped at once
then-pass = You start no fight; { $who } may still.
then-no-aegis = You keep the Aegis and fight.
then-no-offer = You offer nothing, and the fight goes on.
then-no-offer-task = You offer nothing; { $who } chooses your task.
then-refuse = Refused, the fight goes on.
then-refuse-task = You refuse, and choose the task yourself.
then-odds = A round: { $wins } % won, { $equal } % tied, { $loses } % lost. In the end you sink in { $lost } %, { $who } in { $sunk } %.
then-accepted = Once accepted:
then-accept = At once:
then-peace = The fight is over.
then-peace-offered = If { $who } accepts, the fight is over.
then-task = { $what } is { $mine ->
    [yes] your task
   *[no] the task of { $who }
}.
changed-gifts = { $mine ->
    [yes] you have
   *[no] { $who } has
} { $gifts ->
    [1] 1 gift
   *[other] { $gifts } gifts
} instead of { $now }
changed-gains = { $mine ->
    [yes] you get
   *[no] { $who } gets
} { $what }
changed-chips = { $mine ->
    [yes] you hold
   *[no] { $who } holds
} { $chips ->
    [1] 1 chip
   *[other] { $chips } chips
} instead of { $now }
then-look = Only you see the card of { $island }.
then-look-known = You know it: { $card }.
then-roll = { $chance } % risk of losing a hero{ $last ->
    [yes] , your last
   *[no] {""}
}.
then-slaughter = 3 gifts at once; then { $chance } % risk of losing a hero{ $last ->
    [yes] , your last
   *[no] {""}
}.
then-again = { $chance } % risk of losing another hero{ $last ->
    [yes] , your last
   *[no] {""}
}; equal sums are rolled again.
then-aegis = No fight; the card is turned and still counts.
then-veil = 1 hero, 1 gift, no hunger; the card is turned and still counts.
then-no-veil = The ship is lost: a new one starts from Troy.
then-pay = 1 gift, and nobody is lost.
then-abstain = No gift, no danger.
then-flee = The task is not done, and the card goes back.

## Beside the chart
your-choice = Your choice
terms = Terms
move-by = Move by
way-sail = Sail
way-sail-how = 1 to 4 hexes
way-sail-4 = 4 hexes
way-arrow = Storm
way-arrow-how = costs 1 gift
way-arrow-free = free now
die-sail = sail die
die-favour = favour die
odds-round = This round: the lower sum loses a hero
odds-all = Fought to the end, at most 12 rounds
odds-sinks = { $who } sinks: { $chance } %
odds-you-sink = you: { $chance } %
terms-no-offer = No offer
terms-peace = Just peace
terms-give = I give …
terms-ask = I ask for …
terms-give-one = For peace you give { $who } one thing:
terms-ask-one = For peace { $who } gives you one thing:
terms-price = For that card you give { $who } one thing:
thing-gifts = { $gifts ->
    [1] 1 gift
   *[other] { $gifts } gifts
}
letter-peace = Peace without terms
letter-thing-card = { $card }
letter-thing-island = { $island }
letter-thing = Peace, and { $mine ->
    [gets] you get
    [gives] you give
   *[no] { $who } gets
} { $thing }
letter-task = { $thing } for { $card }
letter-way = { $mine ->
    [from] You to { $other }; binding once accepted
    [to] { $who } to you; binding once accepted
   *[no] { $who } to { $other }; binding once accepted
}
letter-weighing = { $who } is weighing it
stage-fight = The fight
stage-with = { $mine ->
    [yes] Fight with { $other }
   *[no] { $who } fights { $other }
}
stage-landing = The landing
landing = { $mine ->
    [yes] You land on { $island }
   *[no] { $who } lands on { $island }
}
frieze = Round { $round }: { $mine ->
    [first] you
   *[other] { $who }
} with { $heroes } against { $mine ->
    [second] you
   *[other] { $other }
} with { $other_heroes ->
    [one] { $other_heroes } hero
   *[other] { $other_heroes } heroes
}
frieze-round = round { $round } of 12
odds-win = win { $chance } %
odds-equal = tied { $chance } %
odds-neither = neither { $chance } %
odds-lose = lose { $chance } %
row-storm = Storm
row-strong = Strong wind
row-breeze = Breeze
no-card = no card
turned-card = { $what }, used
cards-of = { $who } { $number ->
    [0] no card
    [1] 1 card
   *[other] { $number } cards
}
unseen = { $number ->
    [1] 1 card unseen
   *[other] { $number } cards unseen
}
large-figure = The house counts the steps home: chips in hand less adventure cards. At 0 Ithaca opens.
figure-islands = { $number ->
    [1] 1 island
   *[other] { $number } islands
}
mark-starving = starving
mark-misses = misses a turn
mark-waits = lands next turn
mark-free = free arrow × { $number }
mark-four = next sail is 4
panel-chips = { $n ->
    [one] { $n } chip in hand
   *[other] { $n } chips in hand
}
panel-steps = { $n ->
    [one] { $n } step from home
   *[other] { $n } steps from home
}
panel-note = crew { $heroes }, gifts { $gifts }
panel-hungry = crew { $heroes }, hunger { $hunger }
panel-first = first
panel-home = home

## Keys
board-keys = At this game: the arrow keys move over the sea, R turns the storm arrow.

## Diagrams of the rules: a caption, and what is to be seen
diagram-sail-turns = a 3: three hexes, turning freely
    .alt = A ship sails three hexes over open sea and turns on its way.
diagram-sail-lands = entering an island ends the move
    .alt = A ship sails two hexes over sea and with the third onto an island, where it stays.
diagram-sail-through = never through an island
    .alt = A ship would sail onto an island and out again on the other side: that is not allowed.
diagram-storm-rows = storm to the next shore, strong wind 2 hexes, breeze 1
    .alt = The arrow lies on a hex and points west over five rows. In the middle row the storm drives red to the next island; in the row beside it the strong wind drives yellow two hexes; in the outermost row the breeze drives blue one hex.
diagram-meet = on one hex after a move: either may fight
    .alt = Two ships share a hex of the sea after a move, and did not before.
diagram-fight-round = die and crew: 2 + 4 against 1 + 3, the lower loses a hero
    .alt = A round of a fight: red rolls 2 and has 4 heroes, blue rolls 1 and has 3. 6 against 4: blue loses one hero.

## The end
end-far = How far everyone got
end-chips = chips in hand
end-cards = cards
end-islands = islands
end-storms = storms
end-home = home
end-short = { $n } too many
end-spare = { $n } to spare
end-how = Home opens with no more chips in hand than cards. Whoever enters first wins; the others are ranked by their cards less their chips in hand.
end-last = The last turns
end-you-home = You are home.
end-is-home = { $who } is home.
end-some-home = { $number } captains are home.
end-entered = In round { $round } the sail came in sight of Ithaca.
end-entered-excused = Ithaca in round { $round }: the cards excused { $chips ->
    [one] { $chips } chip.
   *[other] { $chips } chips.
}
end-nobody-home = after { $rounds } rounds in which nobody came home
end-lost = { $who } lost a ship
end-you-lost = you lost your ship
end-picture = { $number ->
    [one] A ship comes home to Ithaca: { $who }
   *[other] { $number } ships come home to Ithaca
}
