# The Odyssey

title = Odyssey

## Words
colour-red = Red
colour-yellow = Yellow
colour-blue = Blue
colour-green = Green
colour-white = White
colour-black = Black
island-ismaros = Ismaros
    .bare = Ismaros
island-tenedos = Tenedos
    .bare = Tenedos
island-telepylos = Telepylos
    .bare = Telepylos
island-kythera = Kythera
    .bare = Kythera
island-aiaia = Aiaia
    .bare = Aiaia
island-aiolia = Aiolia
    .bare = Aiolia
island-crete = Crete
    .bare = Crete
island-lotus-coast = the Lotus coast
    .bare = Lotus coast
island-pharos = Pharos
    .bare = Pharos
island-goat-island = Goat Island
    .bare = Goat Island
island-scheria = Scheria
    .bare = Scheria
island-thrinakia = Thrinakia
    .bare = Thrinakia
island-anthemoessa = Anthemoessa
    .bare = Anthemoessa
island-ogygia = Ogygia
    .bare = Ogygia
island-asteris = Asteris
    .bare = Asteris
island-troy = Troy
    .bare = Troy
island-ithaca = Ithaca
    .bare = Ithaca
island-syrte = Syrte
    .bare = Syrte
card-wine = Maron’s wine
    .short = Wine
card-lotus = the Lotus-eaters
    .short = Lotus
card-polyphemos = Polyphemos
    .short = Polyphemos
card-winds = the Bag of winds
    .short = Winds
card-laistrygonians = the Laistrygonians
    .short = Laistrygonians
card-circe = Circe
    .short = Circe
card-hades = the House of Hades
    .short = Hades
card-sirens = the Sirens
    .short = Sirens
card-skylla = Skylla
    .short = Skylla
card-charybdis = Charybdis
    .short = Charybdis
card-cattle = the Cattle of Helios
    .short = Cattle
card-kalypso = Kalypso
    .short = Kalypso
card-phaiakians = the Phaiakians
    .short = Phaiakians
card-aegis = the Aegis of Athena
    .short = Aegis
card-veil = the Veil of Leukothea
    .short = Veil
direction-E = east
direction-NE = north-east
direction-NW = north-west
direction-W = west
direction-SW = south-west
direction-SE = south-east
face-white = white
face-black = black
kind-sail = Sailing
kind-arrow = The storm arrow
kind-to = Sailing to a hex
kind-lay = Laying the arrow
kind-aim = Turning the arrow
kind-fight = Starting a fight
kind-pass = Letting a ship be
kind-aegis = Using the Aegis
kind-no-aegis = Keeping the Aegis
kind-veil = Using the Veil
kind-no-veil = Keeping the Veil
kind-no-offer = Making no offer
kind-peace = Offering peace
kind-give = Offering a thing
kind-ask = Asking for a thing
kind-accept = Accepting
kind-refuse = Refusing
kind-card = Choosing a card
kind-look = Looking at a card
kind-pay = Paying the Sirens
kind-roll = Rolling for the Sirens
kind-abstain = Sparing the cattle
kind-slaughter = Slaughtering the cattle
kind-again = Fighting the Laistrygonians again
kind-flee = Fleeing
awaited-move = “sail” or “arrow”
awaited-sail = the hex where the ship goes, as in “to 3,0” or “to scheria”
awaited-lay = the hex where the arrow is laid, as in “at 3,0”
awaited-aim = the arrow’s direction: E, NE, NW, W, SW or SE
awaited-engage = “fight” or “pass”
awaited-refuse = “aegis” or “no aegis”
awaited-offer = an offer of peace, as in “peace”, “give 2” or “ask crete”, or “no offer”
awaited-answer = “accept” or “refuse”
awaited-save = “veil” or “no veil”
awaited-name = one of the ruler’s cards, as in “card skylla”, or “no offer”
awaited-price = what is offered for the card, as in “give 2”
awaited-reply = “accept” or “refuse”
awaited-choose = the card for the newcomer, as in “card skylla”
awaited-sirens = “pay” or “roll”
awaited-cattle = “abstain” or “slaughter”
awaited-again = “again” or “flee”
awaited-look = a rim space to look at, as in “look crete”

## What is awaited
prompt-lot = The lot decides who begins.
prompt-move = { $arrow ->
    [free] Sail, or lay the storm arrow: it is free in this turn.
    [gift] Sail, or lay the storm arrow for 1 more gift.
   *[none] Sail; for the storm arrow there is no gift left.
}
prompt-sail-roll = The sail die is rolled.
prompt-sail = Sail up to { $roll ->
    [1] 1 hex
   *[other] { $roll } hexes
}, or stay.
prompt-lay = Lay the storm arrow on any hex.
prompt-aim = Turn the arrow and release the storm.
prompt-engage = { $seat-you ->
    [yes] Your ship is on the same hex
   *[no] { $seat-start } is on the same hex
}: fight, or let it be?
prompt-refuse = { $seat-you ->
    [yes] { $seat-start } start
   *[no] { $seat-start } starts
} a fight: refuse it with the Aegis?
prompt-offer = Fight with { $seat-name }, round { $round } of { $rounds }: offer peace, or nothing.
prompt-answer-peace = { $seat-you ->
    [yes] { $seat-start } offer peace
   *[no] { $seat-start } offers peace
}: accept?
prompt-answer-give-gifts = { $seat-you ->
    [yes] { $seat-start } offer peace and give
   *[no] { $seat-start } offers peace and gives
} { $gifts ->
    [1] 1 gift
   *[other] { $gifts } gifts
}: accept?
prompt-answer-give-card = { $seat-you ->
    [yes] { $seat-start } offer peace and give
   *[no] { $seat-start } offers peace and gives
} the card of { $card }: accept?
prompt-answer-give-island = { $seat-you ->
    [yes] { $seat-start } offer peace and give
   *[no] { $seat-start } offers peace and gives
} { $island }: accept?
prompt-answer-ask-gifts = { $seat-you ->
    [yes] { $seat-start } offer peace for
   *[no] { $seat-start } offers peace for
} { $gifts ->
    [1] 1 gift
   *[other] { $gifts } gifts
}: accept?
prompt-answer-ask-card = { $seat-you ->
    [yes] { $seat-start } offer peace for the card of { $card }
   *[no] { $seat-start } offers peace for the card of { $card }
}: accept?
prompt-answer-ask-island = { $seat-you ->
    [yes] { $seat-start } offer peace
   *[no] { $seat-start } offers peace
} for { $island }: accept?
prompt-round = { $seat-start } and { $other_seat-name } fight round { $round }.
prompt-save = { $danger ->
    [starving] The crew starves: save the ship with the Veil?
   *[crew] The last hero falls: save the ship with the Veil?
}
prompt-name = { $seat-you ->
    [yes] { $seat-start } rule
   *[no] { $seat-start } rules
} { $island }: ask for one of the ruler’s cards, or make no offer.
prompt-price = { $seat-you ->
    [yes] What are you offered
   *[no] What can be offered to { $seat-name }
} for { $card }?
prompt-reply-gifts = { $seat-you ->
    [yes] { $seat-start } offer
   *[no] { $seat-start } offers
} { $gifts ->
    [1] 1 gift
   *[other] { $gifts } gifts
} for { $named_card }: accept?
prompt-reply-card = { $seat-you ->
    [yes] { $seat-start } offer
   *[no] { $seat-start } offers
} the card of { $card } for { $named_card }: accept?
prompt-reply-island = { $seat-you ->
    [yes] { $seat-start } offer
   *[no] { $seat-start } offers
} { $island } for { $named_card }: accept?
prompt-choose = { $seat-you ->
    [yes] You land on { $island }: its ruler chooses a card for you.
   *[no] { $seat-start } lands on { $island }: choose a card for the newcomer.
}
prompt-uncover = The adventure of { $island } is turned up.
prompt-roll = The sail die is rolled for { $card }.
prompt-favour = The favour die is rolled for { $card }.
prompt-brawl = Both sail dice are rolled against the Laistrygonians.
prompt-again = A hero fell to the Laistrygonians: fight again, or flee?
prompt-sirens = The Sirens: pay 1 gift, or roll and lose a hero on 1 or 2?
prompt-cattle = The Cattle of Helios: spare them, or slaughter for 3 gifts and the favour die?
prompt-look = House of Hades: choose the { $number ->
    [1] first
   *[2] second
} face-down card to look at.
prompt-peek = { $seat-you ->
    [yes] { $seat-start } look
   *[no] { $seat-start } looks
} at the card of { $island }.
prompt-provisions = The favour die is rolled for provisions on { $island }.
prompt-ended = The game is over.

## Moves and draws
move-sail = sail
move-arrow = take the storm arrow
move-stay = stay
move-to-coast = sail to { $at }, { $direction } of { $island }
move-to-sea = sail to { $at } ({ $away ->
    [one] { $away } hex
   *[other] { $away } hexes
} from { $island })
move-to-land = sail to { $island } ({ $at })
move-lay-coast = lay the arrow at { $at }, { $direction } of { $island }
move-lay-sea = lay the arrow at { $at } ({ $away ->
    [one] { $away } hex
   *[other] { $away } hexes
} from { $island })
move-lay-land = lay the arrow on { $island } ({ $at })
move-aim = release the storm to the { $direction }
move-fight = fight
move-pass = let the other ship be
move-aegis = refuse the fight with the Aegis
move-no-aegis = accept the fight
move-veil = save the ship with the Veil
move-no-veil = let the ship go down
move-no-offer = make no offer
move-peace = offer peace without terms
move-give-gifts = offer { $gifts ->
    [1] 1 gift
   *[other] { $gifts } gifts
}
move-give-card = offer the card of { $card }
move-give-island = offer { $island }
move-ask-gifts = ask for { $gifts ->
    [1] 1 gift
   *[other] { $gifts } gifts
}
move-ask-card = ask for the card of { $card }
move-ask-island = ask for { $island }
move-accept = accept the offer
move-refuse = refuse the offer
move-name-card = ask for { $card } as the task
move-choose-card = set { $card } as the newcomer’s task
move-look = look at the card of { $island }
move-pay = pay the Sirens 1 gift
move-roll = sail past the Sirens and roll
move-abstain = spare the cattle
move-slaughter = slaughter the cattle
move-again = fight again
move-flee = flee
move-first = { $seat-you ->
    [yes] { $seat-start } begin
   *[no] { $seat-start } begins
}
move-die = the sail die shows { $number }
move-favour = the favour die shows { $face }
move-provisions = the favour die shows { $face }: { $face ->
    [white] provisions
   *[black] no provisions
}
move-round = { $seat-start } { $die } + { $crew } = { $sum }, { $other_seat-name } { $other_die } + { $other_crew } = { $other_sum }
move-brawl = { $die } + { $crew } = { $sum } against { $other_die } + { $other_crew } = { $other_sum } of the Laistrygonians
move-dice = the dice show { $die } and { $other_die }
move-uncover = the adventure of { $island } is { $card }
move-peek = { $seat-you ->
    [yes] { $seat-start } look
   *[no] { $seat-start } looks
} at the card of { $island }: { $card }
move-peek-veiled = { $seat-you ->
    [yes] { $seat-start } look
   *[no] { $seat-start } looks
} at the card of { $island }
move-drawn = the card is { $card }

## What a move would bring about
preview-roll = sail roll
preview-cost = gifts to pay
preview-gifts = gifts left
preview-place = to
preview-stays = stays where it is
preview-meets = meets the ships of seats
preview-ruler = ruled by seat
preview-lies = card on the rim
preview-card = card
preview-wins = home: wins at once
preview-directions = ships blown
preview-drifts = ships blown
preview-sheltered = sheltered on land, seats
preview-meetings = seats that may fight
preview-home = seats that come home
preview-other = against seat
preview-odds = wins the round
preview-equal = rolls out of 16 that cost nobody a hero
preview-loses = rolls out of 16 that cost you one
preview-lost = risk of losing your ship if fought to the end
preview-other_lost = chance that the other ship is lost
preview-hands = after it, once accepted
preview-loses_hero = rolls that lose a hero, out of all
preview-last = that hero is the last
preview-island = card on the rim space of
drifts-start = from
drifts-at = to
drifts-place = at
wind-storm = storm
wind-strong = strong wind
wind-breeze = breeze
lies-face-down = face down
lies-face-up = face up
lies-nothing = none

## Refusals
refusal-not-now = { $kind } is not possible now: the game is waiting for { $awaited }.
refusal-arrow-gift = The storm arrow costs 1 more gift, and you have none; it is free only after Aiolia or with the Bag of winds.
refusal-troy = Troy cannot be entered again, only left.
refusal-ithaca = Ithaca is closed to you: you hold { $chips ->
    [one] one chip
   *[other] { $chips } chips
} and { $cards ->
    [one] one card
   *[other] { $cards } cards
}, and may hold no more chips than cards.
refusal-ithaca-equal = Ithaca is closed to you: you hold { $chips ->
    [one] one chip
   *[other] { $chips } chips
} and { $cards ->
    [one] one card
   *[other] { $cards } cards
}, and must hold no chips or exactly as many as cards.
refusal-ithaca-none = Ithaca is closed to you: you hold { $chips ->
    [one] one chip
   *[other] { $chips } chips
} and { $cards ->
    [one] one card
   *[other] { $cards } cards
}, and may go home only without chips.
refusal-too-far = { $at } is { $steps } hexes away, and you rolled { $roll }.
refusal-through-land = No way of { $roll ->
    [1] 1 hex
   *[other] { $roll } hexes
} leads to { $at }: islands, Syrte, Troy and a closed Ithaca cannot be sailed through.
refusal-looked = You have just looked at the card of { $island }; the second must be another.
refusal-no-card = No card lies on the rim space of { $island }.
refusal-face-up = The card of { $island } lies face up: { $card }. Only face-down cards are looked at.
refusal-not-the-rulers = { $seat-start }, who rules the island, does not hold { $card }.
refusal-gifts = { $seat-start } cannot hand over { $gifts ->
    [1] 1 gift
   *[other] { $gifts } gifts
}: { $has ->
    [0] there is none
   *[other] there are only { $has }
}.
refusal-card = { $seat-start } does not hold { $card }.
refusal-island = { $seat-start } does not rule { $island }.
refusal-no-chip = { $seat-start } has no chip for { $island }, neither in hand nor on its rim space, and so cannot take it over.

## Score
score-cards = Adventure cards: { $cards }
score-chips = Chips in hand: { $chips }
score-home = Came home to Ithaca: first, whatever the score
ending-home = { $colour } has come home to Ithaca.
ending-home-excused = { $colour } has come home to Ithaca: the cards excuse { $chips ->
    [1] one chip
   *[other] { $chips } chips
} in hand.
ending-together = { $number } captains have come home to Ithaca together.
ending-rounds = { $rounds } rounds are over, and nobody has come home.
label-ending-home = one captain home
label-ending-home-excused = one captain home, with chips left
label-ending-together = several captains home
label-ending-rounds = all rounds played

## The table in text

terminal-card = { $card-short }
terminal-open = open
terminal-place = { $island-bare }
terminal-island = { $island-bare }
terminal-head-number = no
terminal-head-island = island
terminal-head-at = at
terminal-head-rim = ruler, card of the rim (seen by) + chips there
terminal-seat = { $colour }, seat { $number }
terminal-counts = heroes { $heroes }  gifts { $gifts }  hunger { $hunger }  chips { $chips }  cards { $cards }
terminal-starving = starving
terminal-misses_turn = misses a turn
terminal-waits_to_land = waits to land
terminal-next_sail_is_4 = next sail is a 4
terminal-may_go_home = may go home
terminal-home = home
terminal-free-arrows = free arrows { $number }
terminal-turned = { $name } (turned)
terminal-round = Round { $round } of { $rounds }
terminal-supply = supply { $gifts ->
    [1] 1 gift
   *[other] { $gifts } gifts
}
terminal-sail-die = sail die { $number }
terminal-arrow = arrow at { $at }
terminal-last-chance = last chance before starving
terminal-fight = { $colour } and { $other_colour } fight, round { $round }
terminal-meet = { $colour } and { $other_colour } meet
terminal-landing = landing on { $island }
terminal-task = landing on { $island }: { $card-short }
terminal-unseen = not seen yet: { $cards }

## Clauses
OD-1 = There are six ships, each with four heroes and ten ruler chips of its colour, 24 gift stones and no more, hunger stones without limit, a sail die with the faces 1 to 4, a favour die with three white and three black faces, a storm arrow five rows wide, and 15 adventure cards.
    .ruling = Our ruling: the box has ten hunger stones, too few for six crews, so we set no limit. That the sail die shows each of its faces equally often is assumed. The rulebook prints 20 heroes, but six crews of four are 24.
OD-2 = The board is a hexagon of 127 hexes, six to each side of its middle. Three hexes in the north-east are Troy, the western corner is Ithaca, three in the south are Syrte, fifteen are the numbered islands; the other 105 are sea. Each island has a space of the same number on the rim.
    .ruling = Our reconstruction: the original board is not known to us. The rulebook names Troy, Ithaca, Syrte and the island of Aiolos and gives the numbers; the layout and the other names are ours.
OD-3 = The adventure cards are shuffled face down onto the rim, one per space. Maron’s wine: take 2 gifts. Lotus-eaters: favour die, on black lose 1 hero. Polyphemos: sail die, on 1 lose 2 heroes, on 2 lose 1, on 4 take 2 gifts. Bag of winds: the arrow is free in two more turns of yours. Laistrygonians: sail die plus crew against sail die plus 3; higher is done, equal is rolled again and after 12 ties not done, lower loses 1 hero, then fight again or flee, which is not done. Circe: favour die, on white take 1 gift and regain 1 hero, on black miss the next turn, its upkeep due. House of Hades: give 1 gift and look secretly at two different face-down cards on the rim, or as many as there are; without a gift it is not done. Sirens: give 1 gift, or roll the sail die and on 1 or 2 lose 1 hero. Skylla: lose 1 hero. Charybdis: favour die, on black give 2 gifts or all you have, with none take 1 hunger stone. Cattle of Helios: abstain, or take 3 gifts and then on a black favour die lose 1 hero. Kalypso: fill your gifts up to 4 and miss the next turn, its upkeep due. Phaiakians: take 1 gift; your next sail roll is a 4 without rolling, kept until used. Aegis of Athena: kept open; once, if you want, refuse a fight, then turn it. Veil of Leukothea: kept open; once, if you want, when you lose the last hero or starve, keep 1 hero, drop all hunger and take 1 gift, then turn it. All are done unless they say otherwise; losing the last hero without the Veil is not done. With the Veil the card goes on as with one hero, a fight ends, and a starving crew is left with 1 hero. A turned card still counts, and is open again when it changes hands.
    .ruling = Our reconstruction: the original cards are not known to us. The rulebook has them shuffled onto the rim; what they say is ours, after Homer.
OD-4 = Everybody begins at Troy with four heroes, 3 gifts and ten chips, all open to see. The lot decides who is first; turns go clockwise. Troy is one place: you sail from whichever of its hexes suits, and under your own arrow your ship lies on the one that is hit hardest, among equals on the foremost.
    .ruling = Our ruling: the rulebook does not say how the first player is chosen, nor where exactly a ship at Troy lies. The lot decides, and Troy counts as one place.
OD-5 = A turn begins with the upkeep: give 1 gift back to the supply, or, without one, take 1 hunger stone.
OD-6 = Then choose, before any die is rolled: sail by the sail die, or lay the storm arrow.
OD-7 = Sailing, you go up to as many hexes as you rolled, turning as you like; you may also stay. Entering an island or Syrte ends the move, so no way leads through them. Ships never block.
    .ruling = Our ruling: the rulebook sets only a maximum, so staying is allowed.
OD-8 = The storm arrow costs 1 more gift unless it is free; without that gift it cannot be used. Lay it on any hex of the board, then turn it in one of the six directions. It need not hit your own ship.
OD-9 = The arrow blows over five rows along its direction, from its own hex on: its own row is storm, those beside it strong wind, the outer two breeze. Every ship afloat there, ahead of the arrow or level with it, drifts at once with the others: in the storm to the next shore, in strong wind 2 hexes, in a breeze 1. The edge of the board, Troy, and Ithaca while it is closed to that ship stop it before them; an island, Syrte or open Ithaca is entered and ends the drift.
    .ruling = Our reconstruction: the rulebook names the three winds and the five rows. Where the arrow begins to blow, and what stops a ship at the edge, at Troy and at Ithaca, is ours.
OD-10 = A ship on land is sheltered from the arrows of others, even one that has yet to land there. Your own arrow hits your own ship on land like one afloat; stopped at once, it stays and does not land.
    .ruling = Our ruling: the rulebook lets a landed ship leave only in its owner’s own turn, so the arrows of others cannot move it.
OD-11 = A ship that another player’s arrow has blown onto an island lands in its owner’s next turn, after the upkeep; that is the whole move of this turn. Only then does it matter who rules the island. Blown there by your own arrow, you land at once.
    .ruling = Our ruling: the rulebook puts off the landing of a ship blown ashore until its owner’s turn. That who rules is seen only then, and that your own arrow lands you at once, is ours.
OD-12 = Troy cannot be entered again. Ithaca can be entered only by those who may go home.
    .ruling = Our ruling: the rulebook does not speak of sailing back to Troy, or to Ithaca too early. Both are closed.
OD-13 = A ship that has landed stays until its owner’s next turn.
OD-14 = On an island without a chip you take the adventure card from its rim space and carry it out. When it is done you keep the card and put one of your chips on the island: you rule it. If its rim space is empty, you take the island without a task.
    .ruling = Our ruling: the rulebook does not foresee an empty rim space. The island is taken without a task then.
OD-15 = On an island that another rules, its ruler chooses one of their adventure cards for you. When it is done you keep the card and lay your chip on the island; the old ruler’s chip goes to the island’s rim space. If you have a chip on that rim space already, you lay that one instead of a fresh one. Without a chip for the island in hand or there, you carry out and keep the card but lay nothing, and the ruler stays.
    .ruling = Our ruling: the rulebook allows one chip of a colour on each rim space and does not say what follows when a second would come there, or when no chip is left.
OD-16 = If the ruler has no cards, you take the island without a task.
    .ruling = Our ruling: the rulebook does not foresee a ruler without cards.
OD-17 = If the task is not done you lay no chip, and the card goes back: face up to its rim space, or to the ruler who gave it.
    .ruling = Our ruling: the rulebook lets a chip be laid only when the task is done. Where the card goes otherwise is ours.
OD-18 = On your own island there is neither card nor chip. Ending the move on the hex where it began is staying: no landing and no fight.
    .ruling = Our ruling: the rulebook speaks only of islands that are free or that another rules.
OD-19 = Provisions: after every landing on a numbered island, even your own and even after a task that was not done, once the card is settled and if the ship is not lost, roll the favour die: white brings 2 gifts, black none, never more than the supply holds. Whoever gains a gift from the supply by a landing, from a card or as provisions, drops all hunger stones.
    .ruling = Our reconstruction: the rulebook says that provisions can be found on islands and has a die for gifts, but not how. The roll is ours.
OD-20 = Landing on Aiolia, even as its ruler, makes the arrow free in at least your next three turns, counted before its card; turns missed or not used for the arrow count. Whoever enters Syrte misses the next turn, but its upkeep is due; there is no chip, no provisions and no later landing, and another Syrte hex counts again.
    .ruling = Our ruling: the rulebook gives three turns with a free arrow, and a missed turn on Syrte. How they add up, and what else Syrte brings, is ours.
OD-21 = Two ships may fight if after a move they share a hex of sea or an island and did not before; not at Troy, Syrte or Ithaca. Either owner may start it. Pairs are taken clockwise from the active player, and in a pair the earlier one is asked, and offers peace, first; all fights come before the active player’s landing, and a player whose ship is lost drops out. With the Aegis a fight can be refused. In each round both roll the sail die and add their crew, and the lower sum loses 1 hero. It goes on until one crew is gone, both agree on peace, or 12 rounds are over. A fight wins nothing beyond what was agreed.
    .ruling = Our ruling: the rulebook says how a round is fought and that either player may want it. When ships meet, the order of fights, equal sums and the limit of 12 rounds are ours.
OD-22 = Before every round of a fight each side in turn may offer peace: without terms, giving one thing, or asking for one thing. Landing on a ruled island, the newcomer may once, before the ruler chooses, name one of the ruler’s cards and offer one thing for it. A thing is 1 to 3 gifts, one adventure card or one ruled island. Only what can be handed over at once may be offered or asked for, an island only if the taker has a chip for it, first of all the one on its rim space; the giver’s chip goes to the rim space of that number, as after a conquest (with the option “Chip of a bargained island” set to “To the hand” it returns to the hand). An accepted offer is carried out at once, even if the task then fails; the fight is over, or the named card is the task. Promises beyond that bind nobody.
    .ruling = Our ruling: the rulebook allows bargaining and gives examples. We fix who may offer what and when, and that it is carried out at once. The rulebook speaks of exchanging the chips, so the giver’s chip goes where a conquered one does; the option “Chip of a bargained island” set to “To the hand” returns it instead.
OD-23 = With the third hunger stone a crew starves at the end of its owner’s next turn, even if that turn is missed, unless it gains a gift by a landing before. Until then no fourth stone is taken.
    .ruling = Our ruling: the rulebook lets a crew with its third hunger stone escape by finding provisions in its next turn. When exactly it starves otherwise is ours.
OD-24 = Whoever loses the last hero, or starves, loses the ship: all chips of that player on the rim return to the hand, the cards and the chips on islands stay. The player starts again at Troy with four heroes, gifts filled up to 3 and no hunger; missed turns, free arrows, the Phaiakians’ 4 and a waiting landing are over.
    .ruling = Our ruling: the rulebook tells what is lost and kept with a ship. That turns to miss, free arrows, the Phaiakians’ 4 and a waiting landing end as well is ours.
OD-25 = When the supply of gifts is empty nothing is taken; whoever fills up takes what is there.
    .ruling = Our ruling: the rulebook does not say what happens when no gift is left in the supply.
OD-26 = Heroes come back only by cards and with a new ship, and never beyond four.
    .ruling = Our ruling: the rulebook fills a crew only with a new ship; our cards may add a hero, and a ship has four places.
OD-27 = You may enter Ithaca when you hold no chips, or no more chips than adventure cards. With the option “Going home” set to “Exactly equal” you need exactly as many chips as cards, with “Without chips” you may hold no chips at all. Entering wins at once, before any fight, even when another player’s arrow takes you there; several at once share the first place.
    .ruling = Our ruling: the rulebook lets a player home who holds as many cards as chips; a published description excuses one chip for each card. We follow the description; the option “Going home” plays the rulebook’s own words (“Exactly equal”) or no excuse at all (“Without chips”). The rulebook does not foresee either that one arrow brings several ships home: they share the victory.
OD-28 = A round is one turn of every seat. After the number of rounds set by the option (20 to 200, usually 60) the game ends. The score is cards minus chips in hand; whoever has entered Ithaca is first whatever the score, and equal scores share a place.
    .ruling = Our ruling: the rulebook sets no limit, and a game might never end. The option “Maximum number of rounds” sets the number of rounds, from 20 to 200.
OD-29 = Open to all: everything on the table, cards held and turned, free turns, missed turns, the Phaiakians’ 4, and which rim spaces were looked at. Hidden from all: the face-down cards of the rim. Private: what a seat has seen through the House of Hades.
    .ruling = Our ruling: the rulebook lays gifts and chips open and cards face down on the rim. That all else on the table is open is ours.

## A turn in sentences
told-first =
    { $seat-start } { $seat-you ->
        [yes] begin
       *[no] begins
    }.
told-hungry = { $seat-start } had no gift for the crew: hunger { $hunger } of 3.
told-last-chance = { $seat-start } had no gift for a starving crew: this was the last chance.
told-missed = { $seat-start } missed this turn.
told-rolled = { $seat-start } rolled { $roll }.
told-stayed =
    { $seat-start } { $way ->
        [swift] had a sure 4
       *[other] rolled { $roll }
    } and did not move.
told-at-sea =
    { $seat-start } { $way ->
        [swift] sailed 4 hexes with the Phaiakians’ help
       *[other] rolled { $roll }
    } and stayed at sea, { $away ->
        [1] one hex short of
       *[other] { $away } hexes from
    } { $island }.
told-landed =
    { $seat-start } { $way ->
        [storm] landed there
        [driven] landed where the storm had driven the ship, on { $island }
        [swift] sailed to { $island } with the Phaiakians’ help
       *[other] rolled { $roll } and sailed to { $island }
    }.
told-landed-card =
    { $seat-start } { $way ->
        [storm] landed there
        [driven] landed where the storm had driven the ship, on { $island }
        [swift] sailed to { $island } with the Phaiakians’ help
       *[other] rolled { $roll } and sailed to { $island }
    }: { $card }.
told-landed-favour =
    { $seat-start } { $way ->
        [storm] landed there
        [driven] landed where the storm had driven the ship, on { $island }
        [swift] sailed to { $island } with the Phaiakians’ help
       *[other] rolled { $roll } and sailed to { $island }
    }: { $card }, { $face }.
told-landed-die =
    { $seat-start } { $way ->
        [storm] landed there
        [driven] landed where the storm had driven the ship, on { $island }
        [swift] sailed to { $island } with the Phaiakians’ help
       *[other] rolled { $roll } and sailed to { $island }
    }: { $card }, { $number }.
told-adventure = The adventure of { $island } was { $card }.
told-adventure-favour = The adventure of { $island } was { $card }, { $face }.
told-adventure-die = The adventure of { $island } was { $card }, { $number }.
told-arrow = { $seat-start } took the storm arrow.
told-arrow-laid =
    { $seat-start } laid the storm arrow { $away ->
        [0] on
        [1] beside
       *[other] { $away } hexes from
    } { $island }.
told-storm = { $seat-start } released a storm to the { $direction }.
told-victim =
    { $seat-name } { $hexes ->
        [1] 1 hex
       *[other] { $hexes } hexes
    }
told-victim-land = { $seat-name } onto { $island }
told-driven = It drove { $victims }.
told-nobody-driven = It reached nobody.
told-aegis =
    { $seat-start } refused to fight { $other_seat-you ->
        [yes] you
       *[no] { $other_seat-name }
    }, with the Aegis.
told-let-be =
    { $seat-start } met { $other_seat-you ->
        [yes] you
       *[no] { $other_seat-name }
    }, and both kept the peace.
told-attacked =
    { $seat-start } attacked { $other_seat-you ->
        [yes] you
       *[no] { $other_seat-name }
    }.
told-round = { $ours } to { $theirs }
told-fought =
    { $seat-start } fought { $other_seat-you ->
        [yes] you
       *[no] { $other_seat-name }
    } for { $rounds ->
        [1] 1 round
       *[other] { $rounds } rounds
    }, { $sums }.
told-lost-heroes =
    { $seat-start } lost { $heroes ->
        [1] a hero
       *[other] { $heroes } heroes
    }.
told-peace = They made peace.
told-peace-gifts =
    Peace for { $gifts ->
        [1] 1 gift
       *[other] { $gifts } gifts
    } from { $seat-name }.
told-peace-card = Peace for the card of { $card } from { $seat-name }.
told-peace-island = Peace for { $island } from { $seat-name }.
told-offered-gifts =
    { $seat-start } offered { $other_seat-you ->
        [yes] you
       *[no] { $other_seat-name }
    } { $gifts ->
        [1] 1 gift
       *[other] { $gifts } gifts
    } for { $named_card }.
told-offered-card =
    { $seat-start } offered { $other_seat-you ->
        [yes] you
       *[no] { $other_seat-name }
    } { $card } for { $named_card }.
told-offered-island =
    { $seat-start } offered { $other_seat-you ->
        [yes] you
       *[no] { $other_seat-name }
    } { $island } for { $named_card }.
told-accepted = { $seat-start } accepted.
told-refused = { $seat-start } refused.
told-island = { $island }
told-island-card = { $card } ({ $island })
told-looked = { $seat-start } looked at the rim cards of { $islands }.
told-looked-cards = { $seat-start } looked at rim cards: { $cards }.
told-rules =
    { $seat-you ->
        [yes] rule
       *[no] rules
    } it
told-not-done = left the card unfinished
told-took-gifts =
    took { $gifts ->
        [1] 1 gift
       *[other] { $gifts } gifts
    }
told-gave-gifts =
    gave up { $gifts ->
        [1] 1 gift
       *[other] { $gifts } gifts
    }
told-won-heroes =
    won { $heroes ->
        [1] a hero
       *[other] { $heroes } heroes
    } back
told-lost-crew =
    lost { $heroes ->
        [1] a hero
       *[other] { $heroes } heroes
    }
told-free-arrows =
    { $seat-you ->
        [yes] have
       *[no] has
    } the arrow free for { $turns ->
        [1] 1 more turn
       *[other] { $turns } more turns
    }
told-misses =
    { $seat-you ->
        [yes] miss
       *[no] misses
    } the next turn
told-sails-4 =
    { $seat-you ->
        [yes] sail
       *[no] sails
    } 4 next time
told-found-nothing = { $seat-start } found no provisions.
told-outcome = { $seat-start } { $parts }.
told-veil = { $seat-start } saved the ship with the Veil of Leukothea.
told-starved =
    { $seat-you ->
        [yes] Your
       *[no] { $seat-start }’s
    } crew starved and { $seat-you ->
        [yes] you start
       *[no] starts
    } again at Troy, { $steps ->
        [0] free to go home
        [1] 1 step from home
       *[other] { $steps } steps from home
    }.
told-ship-lost =
    { $seat-start } lost the ship and { $seat-you ->
        [yes] start
       *[no] starts
    } again at Troy, { $steps ->
        [0] free to go home
        [1] 1 step from home
       *[other] { $steps } steps from home
    }.
told-sailed-home = { $seat-start } sailed home to Ithaca.
told-driven-home = The storm drove { $seat-name } home to Ithaca.

## Impossible positions
impossible-phase = there is no such phase
impossible-order = turn or first player is out of range
impossible-rounds = the last round is number { $rounds }
impossible-actor = in the phase “{ $phase }” another seat is to act
impossible-ended-early = nobody is home and rounds are left, but the game is over
impossible-not-ended = somebody is home, but the game continues
impossible-before-lot = something has happened before the first player is drawn by lot
impossible-last-chance = the last chance does not fit the phase
impossible-nobody = nobody plays { $colour }
impossible-heroes = { $colour } cannot have { $number ->
    [one] { $number } hero
   *[other] { $number } heroes
}
impossible-hunger = { $colour } cannot have so many hunger stones: { $number }
impossible-free = { $colour } cannot have a free arrow in so many turns: { $number }
impossible-fifteen = there are fifteen cards and fifteen islands
impossible-rules-and-rim = { $colour } rules an island and has a chip on its rim space
impossible-chips = { $colour } has too many chips: more than { $most }
impossible-two-rulers = an island has two rulers
impossible-gifts = there are too many gifts: more than { $most }
impossible-absent = a seat that does not play misses a turn, waits, has a swift ship or is home
impossible-fifteen-cards = there are fifteen cards
impossible-card-twice = a card is in two places
impossible-unseen = unseen cards: { $unseen }, rim spaces for them: { $spaces }; a space without a card is written “-”
impossible-turned = only the Aegis and the Veil can be turned, by their holders
impossible-face-up-some = a card is face up for some seats and not for others
impossible-known-absent = a seat that does not play knows a card
impossible-known-nobody = a known card has been seen by nobody, or a missing one by somebody
impossible-ship-nowhere = the ship of { $colour } is nowhere; at Troy it is on { $hex }
impossible-home = { $colour } is home if and only if the ship is at Ithaca
impossible-no-landing = { $colour } has no landing to wait for
impossible-misses-where = { $colour } misses a turn only on an island or in Syrte
impossible-misses-and-waits = { $colour } cannot both miss a turn and wait to land
impossible-sail-die = the sail die does not fit the phase
impossible-arrow = the arrow does not fit the phase
impossible-misses-now = the active player misses this turn
impossible-not-at-island = the active ship is not at an island
impossible-no-fight = “fight”, “meets” and “landing” belong to the phases of a fight
impossible-fight-apart = a fight needs two ships on the same hex, at sea or at an island
impossible-fight-order = of two that fight, name first the one who comes first clockwise from the active player
impossible-fight-actor = one of the two must decide in a fight
impossible-fight-rounds = the last round of a fight is number { $most }, and there is none before it has begun
impossible-refuse = a player who refuses a fight must hold the open Aegis
impossible-meets-twice = no pair meets twice
impossible-meets-apart = only ships on the same hex, at sea or at an island, may fight
impossible-no-island-to-land = the active ship is not at an island where it could land
impossible-no-giver = nobody gives a card here
impossible-giver-missing = a ruler must give a card
impossible-giver-not-ruler = the seat that gives a card must rule the island
impossible-too-few-cards = the ruler has too few cards to choose from
impossible-nothing-to-offer = the newcomer has nothing to offer
impossible-named = the named card must be one of the ruler’s
impossible-ruled-uncover = an island with a ruler gives no card from the rim
impossible-not-face-down = no card lies face down there
impossible-task-on-rim = the card carried out has left its rim space
impossible-task = the card carried out does not fit the phase
impossible-veil = a player who may use the Veil must hold it open
impossible-last-hero = only in a fight may a seat that is not active lose its last hero
impossible-fight-before-task = fights are over before a card is carried out
impossible-starving = nobody is starving
impossible-ties = ties happen only with the Laistrygonians, and fewer than { $most }
impossible-sirens = a player without a gift has no choice before the Sirens
impossible-not-looked = nobody has looked at a card
impossible-looked-unknown = a seat that has looked at a card must know it
impossible-nothing-to-look = there is nothing to look at
impossible-look = looking at a card does not fit the phase
impossible-cannot-look = that card cannot be looked at
impossible-offer = an offer does not fit the phase
impossible-offer-undeliverable = what is offered cannot be handed over
impossible-who-decides = actor: in this phase the position must say which seat decides
