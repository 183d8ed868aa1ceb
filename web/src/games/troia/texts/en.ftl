# The board of Troia

## Labels on it
army-greek = Greeks
army-trojan = Trojans
board-olympus = Olympus, from the Trojan end to the Greek end
board-olympus-turned = Olympus, from the Greek end to the Trojan end
board-field = Battlefield
zone-name-trojan-protection = Trojan protection
zone-name-trojan-defence = Trojan defence
zone-name-combat = Combat
zone-name-greek-defence = Greek defence
zone-name-greek-protection = Greek protection
short-achilles = Achil.
short-ajax = Ajax
short-odysseus = Odys.
short-diomedes = Diom.
short-menelaus = Mene.
short-agamemnon = Agam.

## In words, for those who do not see it
god-label = { $god }, { $offering }: costs the Greeks { $greek }, the Trojans { $trojan }
slot-label = slot { $slot }
hero-label = { $hero }, { $zone }
card-label = { $card }
card-label-part = { $card }, { $part }
card-label-icon = { $card }, { $icon }
card-foreign = foreign
horse-label = The horse: { $number } of 4 parts built
road-label = The road of Hector and Paris: { $number } of 4 stages

## Under the board
hand = Your hand
hand-hidden = Cards in hand: { $number }
deck-left = deck { $number }
discards = discards { $number }
no-discards = no discards
then-cost = then { $cost }

## Beside it
discards-of-greek = Greek discards
discards-of-trojan = Trojan discards
cornucopia = Cornucopia
gone = Out of the game

## Players
panel-steps = { $steps } of 4
hand-size = { $number ->
    [one] one card
   *[other] { $number } cards
}

## Buttons
do-draw = Draw
do-god = Offer to { $god }
do-choose = Move { $god }
do-pay = Pay it
do-use = Use { $god }’s power
do-pass = Decline
do-build = Build the part
do-march = Take the step
do-move = Move { $hero }
do-slot = To slot { $slot }
do-take = Take the card
do-cornucopia = Cornucopia

## What would happen
if-costs = { $god } costs you { $cost }.
if-paid = { $symbols ->
    [one] { $symbols } symbol
   *[other] { $symbols } symbols
} ({ $own } the god’s own), { $cost } needed.
will-title = What it will do
will-pay = You pay { $cards }.
will-go = { $offering }: { $hero } goes from { $from_zone } to { $to_zone }.
will-power = { $god }’s power is asked for afterwards.
will-use-zeus = Then Zeus: you draw cards.
will-use-athena = Then Athena: you get the Cornucopia.
will-use-doris = Then Doris: you take a card from { $other }’s hand, by lot.
will-use-apollo = Then Apollo: you get the top card of { $other }’s discards.
will-use-hero = Then { $god }: { $hero } goes to { $zone }.
will-slide = { $god } moves to your end: then 5 for you, 1 for { $other }.
if-goes = { $offering }: { $hero } goes to { $zone }.
if-stays = { $offering }: { $hero } cannot go further.
if-no-power = { $god }’s power would be lost.
if-goal = Then { $number } heroes are across: you may take a goal step.
if-goal-power = With the god’s help a goal step may be possible.
if-goal-cards = Cards for it: { $list }.
if-goal-chance = Luck may bring a card for it: { $list }.
if-goal-number = Your hand allows it in { $number } ways.
if-goal-chances = Luck may bring a card for it: { $number } would do.
if-step-pay = { $cards } (if you pay { $pay })
if-power-horn = { $god }’s power needs the Cornucopia in the payment.
pay-cornucopia = the Cornucopia
if-draw = { $number ->
    [one] You draw one card, and the turn ends.
   *[other] You draw { $number } cards, and the turn ends.
}
if-last = The deck is empty then: the game ends with this turn.
if-moves = { $hero } goes to { $zone }.
if-olympus = Olympus then, from the Greek end: { $list }.
if-wins = This is the fourth step: you win.
if-step = Step { $number } of 4. { $heroes ->
    [2] Then { $list } return to combat.
   *[other] Then two of these heroes return to combat: { $list }.
}
if-take = You get { $card }.
if-take-lot = You take a card from { $other }’s hand, by lot.
if-take-some = You get one of: { $list }.

## Keys
board-keys = At this game: G goes to the gods, H to your hand, Space takes a card, D draws.

## Diagrams of the rules: a caption, and what is to be seen
diagram-olympus-before = the Greeks make an offering to Poseidon for 3
    .alt = Olympus from the Trojan end down: Artemis, Hermes, Poseidon, Ares, Hera, Zeus. Poseidon costs the Greeks 3.
diagram-olympus-after = afterwards he costs them 5, the Trojans 1
    .alt = Poseidon has come to the Greek end. Ares, Hera and Zeus, whom he passed, have each moved one slot towards the Trojan end. He now costs the Greeks 5 and the Trojans 1.
diagram-offering-superior = superior: 3 fish for Poseidon at 3, two zones
    .alt = Two cards with three fish and a boar are paid for Poseidon, who costs 3. The fish alone reach the cost: Achilles goes two zones, from combat to Trojan protection.
diagram-offering-mixed = mixed: only 1 fish of 3 symbols, one zone
    .alt = Two cards with one fish, a bull and a deer are paid. Together they reach the cost, the fish alone does not: Achilles goes one zone, from combat to Trojan defence.

## The end
end-steps = Goal steps
end-sum = Steps
end-side = { $name }, { $army }
end-part = { $part }
end-stage = { $icon }
end-god = { $god }
end-offerings = Offerings
end-beyond = Heroes beyond combat
end-by-horse = the horse is built, { $most } steps to { $least }
end-by-road = Hector and Paris are at the ships, { $most } steps to { $least }
end-by-heroes = { $most ->
    [one] { $most } step each
   *[other] { $most } steps each
}, but more heroes beyond combat
end-by-nothing = { $most ->
    [one] { $most } step each
   *[other] { $most } steps each
}, and as many heroes beyond combat
end-by-steps = { $most ->
    [one] { $most } step
   *[other] { $most } steps
} to { $least }
end-picture = The horse before the gate of Troy: { $parts } of 4 parts built; Hector and Paris: { $stages } of 4 stages
