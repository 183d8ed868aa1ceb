# Troia

title = Troia

## Words
side-greek = the Greeks
    .bare = Greeks
    .start = The Greeks
    .whose = The Greeks’
side-trojan = the Trojans
    .bare = Trojans
    .start = The Trojans
    .whose = The Trojans’
winner-greek = The Greeks
winner-trojan = The Trojans
holder-greek = the Greeks hold it
holder-trojan = the Trojans hold it
holder-nobody = it lies beside the board
deck-greek = Greek
deck-trojan = Trojan
offering-boar = boar
offering-fish = fish
offering-bull = bull
offering-deer = deer
offering-pomegranate = pomegranate
offering-ram = ram
god-ares = Ares
god-hephaestus = Hephaestus
god-poseidon = Poseidon
god-doris = Doris
god-zeus = Zeus
god-athena = Athena
god-artemis = Artemis
god-apollo = Apollo
god-hera = Hera
god-iris = Iris
god-hermes = Hermes
god-aphrodite = Aphrodite
hero-achilles = Achilles
hero-ajax = Ajax
hero-odysseus = Odysseus
hero-diomedes = Diomedes
hero-menelaus = Menelaus
hero-agamemnon = Agamemnon
zone-greek-protection = Greek protection
zone-greek-defence = Greek defence
zone-combat = combat
zone-trojan-defence = Trojan defence
zone-trojan-protection = Trojan protection
part-head = head
part-front = front
part-rear = rear
part-wheels = wheels
icon-either = Hector or Paris
icon-paris = Paris
icon-hector = Hector
icon-both = Hector and Paris
asked-either = a card with Hector or Paris
asked-paris = a card with Paris
asked-hector = a card with Hector
asked-both = a card with both Hector and Paris, or one with Paris and one with Hector
card-boar = boar
card-fish = fish
card-bull = bull
card-deer = deer
card-pomegranate = pomegranate
card-ram = ram
card-boar-boar = boar+boar
card-boar-fish = boar+fish
card-boar-bull = boar+bull
card-boar-deer = boar+deer
card-boar-pomegranate = boar+pomegranate
card-boar-ram = boar+ram
card-fish-fish = fish+fish
card-fish-bull = fish+bull
card-fish-deer = fish+deer
card-fish-pomegranate = fish+pomegranate
card-fish-ram = fish+ram
card-bull-bull = bull+bull
card-bull-deer = bull+deer
card-bull-pomegranate = bull+pomegranate
card-bull-ram = bull+ram
card-deer-deer = deer+deer
card-deer-pomegranate = deer+pomegranate
card-deer-ram = deer+ram
card-pomegranate-pomegranate = pomegranate+pomegranate
card-pomegranate-ram = pomegranate+ram
card-ram-ram = ram+ram
awaited-turn = an offering (the name of a god) or “draw”
awaited-pay = a card to pay with
awaited-use = “use” or “pass” for the god’s power
awaited-take = a card of the rival’s discards for Apollo, or “pass”
awaited-hero = a hero for the god’s power, or “pass”
awaited-defence = a hero and a defence for Artemis, as in “ajax>trojan”, or “pass”
awaited-forward = the hero whom Aphrodite moves forward, or “pass”
awaited-back = the hero whom Aphrodite moves back
awaited-back-only = the hero whom Aphrodite moves back, or “pass”
awaited-god = the god whom Iris moves, or “pass”
awaited-slot = the slot for Iris’ god, as in “slot 3”
awaited-goal = a card for the goal step, or “pass”
awaited-goal-other = the second card for the last stage
awaited-return = a hero who returns to combat

## What is awaited
prompt-face = The face of the next god is drawn by lot.
prompt-lay = Lots decide where the gods lie on Olympus.
prompt-deal = { $number ->
    [1] One more card is
   *[other] { $number } cards are
} dealt to { $side }.
prompt-turn = Make an offering to a god, or draw { $number ->
    [1] the last card
   *[other] { $number }
}.
prompt-pay = Pay { $god } { $cost }: { $symbols ->
    [one] { $symbols } symbol
   *[other] { $symbols } symbols
} so far, { $own } of them { $offering }.
prompt-pay-complete = { $god } is paid, { $symbols ->
    [one] { $symbols } symbol
   *[other] { $symbols } symbols
} for { $cost }, { $own } of them { $offering }: offer, or keep paying.
prompt-use-zeus = Zeus: draw { $number ->
    [1] the last card
   *[other] { $number } cards
}, or pass.
prompt-use-athena = Athena: take the Cornucopia, or pass.
prompt-use-doris = Doris: take a card from your rival’s hand by lot, or pass.
prompt-use-apollo = Apollo: take the top card of your rival’s discards, or pass.
prompt-take = Apollo: take a card of your rival’s discards, or pass.
prompt-hero-poseidon = Poseidon: move a hero from a protection zone to the defence beside it, or pass.
prompt-hero-ares = Ares: move a hero from a defence to combat, or pass.
prompt-hero-hermes = Hermes: move a hero one zone forward, or pass.
prompt-hero-hera = Hera: move a hero from a defence to the protection beside it, or pass.
prompt-hero-hephaestus = Hephaestus: move a hero from one defence to the other, or pass.
prompt-defence = Artemis: move a hero from combat to either defence, or pass.
prompt-forward = Aphrodite: move a hero one zone forward, then another one back; or pass.
prompt-back = Aphrodite: now move another hero one zone back.
prompt-back-only = Aphrodite: no hero can go forward; move one a zone back, or pass.
prompt-god = Iris: choose the god to move, or pass.
prompt-slot = Iris: choose the new slot of { $god }.
prompt-draw = { $side-start } draw { $number ->
    [1] a card.
   *[other] { $number } cards.
}
prompt-steal = Doris takes a card for { $side }.
prompt-goal-greek = Two heroes stand in Trojan protection: lay a card with a missing part of the horse, or pass.
prompt-goal-trojan = Two heroes stand in Greek protection: discard { $asked }, or pass.
prompt-goal-other = The last stage takes a second card: discard one with { $icon } only.
prompt-return = Choose { $number ->
    [1] one more hero
   *[other] { $number } heroes
} to return to combat.
prompt-ended = The game is over.

## Moves and draws
move-draw = draw { $number ->
    [1] the last card
   *[other] { $number } cards
}
move-god = offer to { $god } for { $cost }
move-god-iris = Iris moves { $god }
move-pay = pay { $card }
move-pay-foreign = pay { $card } ({ $deck })
move-cornucopia = spend the Cornucopia
move-offer = end the payment: the offering is made
move-use = use { $god }’s power
move-use-nothing = use a power
move-pass = decline { $god }’s power
move-pass-goal = take no goal step
move-pass-nothing = pass
move-take = take { $card } from the { $deck } discards
move-build = lay { $card }: { $part }
move-build-nothing = lay { $card }, which shows no part of the horse
move-march = discard { $card } for Hector and Paris
move-move = { $god } moves { $hero } to { $to_zone }
move-hero = choose { $hero }
move-return = { $hero } returns to { $to_zone }
move-slot = Iris moves { $god } to slot { $slot }
move-slot-only = slot { $slot }
move-face = { $god } is in play
move-lay = { $god } is laid into slot { $slot }
move-card = { $side } draw { $card }
move-card-veiled = { $side } draw a card
move-steal = { $side } take { $card } ({ $deck }) from the rival’s hand
move-steal-veiled = { $side } take a { $deck } card from the rival’s hand

## Labels of a preview, and words in it
preview-god = god
preview-cost = price
preview-symbols = symbols paid
preview-own = of these the god’s own
preview-complete = enough
preview-outcomes = what can come of it
preview-cards = cards
preview-last = empties the deck
preview-goal = goal step
preview-hero = hero
preview-to = goes to
preview-olympus = Olympus from the Greek end
preview-steps = goal steps then
preview-wins = wins
preview-returns = can be sent back
offering-mixed = mixed
offering-superior = superior
outcomes-offering = offering
outcomes-hero = moves
outcomes-zone = from
outcomes-to = to
outcomes-power = power:
outcomes-goal = goal step:
power-god = god
power-possible = possible
power-by_cornucopia = only if the Cornucopia is paid
power-heroes = could move
heroes-hero = hero
heroes-to = to
goal-invaders = heroes over there
goal-reach = allowed
goal-steps = cards for it
goal-chance = cards that chance may bring
steps-cards = cards for it
steps-pay = left by paying
reach-no = no
reach-power = only with the power
reach-yes = yes
to-greek-protection = Greek protection
to-greek-defence = Greek defence
to-combat = combat
to-trojan-defence = Trojan defence
to-trojan-protection = Trojan protection
olympus-ares = Ares
olympus-hephaestus = Hephaestus
olympus-poseidon = Poseidon
olympus-doris = Doris
olympus-zeus = Zeus
olympus-athena = Athena
olympus-artemis = Artemis
olympus-apollo = Apollo
olympus-hera = Hera
olympus-iris = Iris
olympus-hermes = Hermes
olympus-aphrodite = Aphrodite

## Refusals
refusal-draw-now = Cards are drawn instead of an offering, at the start of a turn; now the game is waiting for { $awaited }.
refusal-god-now = A god is chosen at the start of a turn, or with Iris; now the game is waiting for { $awaited }.
refusal-card-now = No card can be played here: the game is waiting for { $awaited }.
refusal-cornucopia-now = The Cornucopia is spent while paying for an offering; now the game is waiting for { $awaited }.
refusal-offer-now = There is no payment to complete: the game is waiting for { $awaited }.
refusal-use-now = There is no power to be used in this way: the game is waiting for { $awaited }.
refusal-hero-now = No hero alone can be chosen here: the game is waiting for { $awaited }.
refusal-defence-now = Only Artemis moves a hero to a defence of your choice; now the game is waiting for { $awaited }.
refusal-slot-now = Only Iris moves a god to a slot of your choice, once the god is chosen; now the game is waiting for { $awaited }.
refusal-empty-hand = { $god } must be paid with at least one card, and your hand is empty: draw.
refusal-no-own = { $god } asks for at least one { $offering }, and you hold none.
refusal-too-dear = { $god } costs you { $cost }, and the cards in your hand show only { $symbols ->
    [1] one symbol.
   *[other] { $symbols } symbols.
}
refusal-too-dear-cornucopia = { $god } costs you { $cost }, and your cards show only { $symbols ->
    [1] one symbol
   *[other] { $symbols } symbols
}; even with the Cornucopia that is too little.
refusal-not-in-hand = You do not hold { $card } of the { $deck } deck.
refusal-not-discarded = { $card } of the { $deck } deck does not lie on your rival’s discards.
refusal-no-cornucopia = You cannot spend the Cornucopia: { $holder }.
refusal-no-card-paid = A payment needs at least one card; { $god } has received none.
refusal-not-enough = { $god } costs { $cost } and has received { $symbols ->
    [1] one symbol
   *[other] { $symbols } symbols
} so far: keep paying.
refusal-own-missing = At least one symbol for { $god } must be { $offering }: pay one.
refusal-foreign = { $card } is from the { $deck } deck: only the offerings of a foreign card count.
refusal-no-part = { $card } shows no part of the horse.
refusal-part-built = { $card } shows the { $part }, which is built already.
refusal-wrong-icon = Stage { $stage } asks for { $icon }; { $card } does not show that.
refusal-half-only = The last stage asks for Hector and Paris: { $card } shows only one of them, and you hold no card with only the other.
refusal-other-icon = The second card must show { $icon } only; { $card } does not.
refusal-pass-turn = A turn cannot be passed: make an offering, or draw.
refusal-pass-pay = The payment must be completed: keep paying, or enter “offer” once it is enough.
refusal-pass-goal = One card for the last stage is given already: discard the other.
refusal-pass-back = Aphrodite’s power is used as a whole: after one hero has gone forward, another must go back.
refusal-pass-slot = You are using Iris’ power already: choose a slot for the god.
refusal-pass-return = After a goal step { $number ->
    [one] { $number } hero returns to combat: choose it
   *[other] { $number } heroes return to combat: choose them
}.
refusal-poseidon = { $hero } stands in { $zone }: Poseidon moves a hero out of a protection zone.
refusal-ares = { $hero } stands in { $zone }: Ares moves a hero out of a defence.
refusal-hermes = { $hero } stands in { $zone } and cannot go further forward.
refusal-hera = { $hero } stands in { $zone }: Hera moves a hero out of a defence.
refusal-hephaestus = { $hero } stands in { $zone }: Hephaestus moves a hero out of a defence.
refusal-artemis = { $hero } stands in { $zone }: Artemis moves a hero out of combat.
refusal-forward = { $hero } stands in { $zone } and cannot go further forward.
refusal-forward-alone = { $hero } is the only hero who can go back: another must go forward.
refusal-back = { $hero } stands in { $zone } and cannot go further back.
refusal-back-same = { $hero } has just moved forward: a different hero goes back.
refusal-return = { $hero } stands in { $zone }: only heroes in { $home_zone } return.
refusal-same-slot = { $god } is in slot { $slot } already: Iris moves a god to another one.

## Score
score-part = Part of the horse built: { $part }
score-stage = Stage { $stage } is reached: { $icon }
score-heroes = Heroes of { $side } beyond combat: { $number }; they count if all else is equal
ending-horse = The horse is complete: the Greeks win.
ending-road = Hector and Paris have reached the ships: the Trojans win.
ending-steps = { $side-whose } deck is empty. { $winner } win: parts { $greeks }, stages { $trojans }.
ending-heroes = { $side-whose } deck is empty, and parts and stages are equal, { $greeks } each. { $winner } win by more heroes beyond combat.
ending-draw = { $side-whose } deck is empty; parts and stages are equal, { $greeks } each, and so are the heroes beyond combat: a draw.
label-ending-horse = horse complete
label-ending-road = ships reached
label-ending-steps = deck empty, decided by goal steps
label-ending-heroes = deck empty, decided by heroes
label-ending-draw = deck empty, drawn

## The table in text
terminal-olympus = OLYMPUS
terminal-asks = asks for
terminal-costs = costs { $side }
terminal-field = BATTLEFIELD
terminal-moves = by { $side }
terminal-side = { $side-bare }
terminal-missing = { $steps } of 4, missing { $parts }
terminal-complete = { $steps } of 4, the horse is complete
terminal-next = { $steps } of 4, next { $icon }
terminal-next-given = { $steps } of 4, next { $icon } ({ $given_icon } given)
terminal-done = { $steps } of 4, the road is done
terminal-deck = deck { $number }
terminal-discards = discards { $number }
terminal-discards-top = discards { $number } (top { $card })
terminal-cornucopia = holds the Cornucopia
terminal-hand = hand { $number }: { $cards }
terminal-hidden = { $number } hidden
terminal-hidden-foreign = { $number } foreign hidden
terminal-either = In one of the hands: { $cards }
terminal-gone = Out of the game: { $cards }
terminal-card = { $deck-id }:{ $card }
terminal-offering = Offering to { $god }: { $symbols } of { $cost ->
    [one] { $cost } symbol
   *[other] { $cost } symbols
}, { $own } of them the god’s own: { $kind }
terminal-short = not enough yet

## Clauses
TR-1 = Each side has a deck of 27 offering cards with its own back. A card shows one or two offerings; most Greek cards show a part of the horse as well, Trojan cards Hector, Paris or both.
    .ruling = Our reconstruction: the rulebook does not list the cards. One or two offerings on each fits the numbers that we know. That the backs differ follows from the decks being sorted by them.
TR-2 = There are six offerings: boar, fish, bull, deer, pomegranate and ram.
    .ruling = Our reconstruction: we know boar and fish from descriptions of the game; the other four are our choice.
TR-3 = Six tokens have a god on each face, and both gods of a token ask for the same offering: boar Ares or Hephaestus, fish Poseidon or Doris, bull Zeus or Athena, deer Artemis or Apollo, pomegranate Hera or Iris, ram Hermes or Aphrodite. The gods named first are the A faces, for the first game.
    .ruling = Our reconstruction: the rulebook names the gods and recommends six for the first game. Which two share a token, and their offerings, are partly ours.
TR-4 = Six heroes are linked to one offering for the Greeks and to another for the Trojans: Achilles fish, boar; Ajax bull, fish; Odysseus ram, bull; Diomedes deer, ram; Menelaus pomegranate, deer; Agamemnon boar, pomegranate.
    .ruling = Our reconstruction: we know the links of Achilles and Ajax in part from descriptions of the game; the others are ours, so that each offering moves one hero on each side.
TR-5 = A deck has one card for every one or two offerings: 6 single, 6 double, 15 mixed. Of the Greek cards five each show head, front, rear and wheels; the doubles and the boar show nothing. Of the Trojan cards the singles show Hector and Paris, the others one of them. With the option “scarce parts” only the mixed Greek cards show a part.
    .ruling = Our reconstruction: the rulebook gives 27 cards a side and no list, and there are exactly 27 ways to take one or two of six offerings. We chose where the parts stand by test games, so that both sides win about equally often. The option “Parts of the horse” set to “Scarce” shows fewer parts of the horse.
TR-6 = Olympus has six slots in a column between the players. From the Greek end a god costs the Greeks 5, 4, 3, 3, 2, 1 and the Trojans 1, 2, 3, 3, 4, 5.
TR-7 = The battlefield has five zones in a row: Greek protection, Greek defence, combat, Trojan defence, Trojan protection.
TR-8 = The option “The gods” sets the faces of the tokens: all A for a first game, each by lot, or six letters A or B for boar, fish, bull, deer, pomegranate, ram. The six gods are always laid into the slots at random.
TR-9 = All heroes start in combat, Hector and Paris at the start of their road. Each side shuffles its deck and draws 2 cards. The Greeks begin, and turns alternate.
    .ruling = Our ruling: the rulebook lets the Greeks begin; that they have the first seat is ours.
TR-10 = A turn is an offering or a draw. To draw, take 2 cards from your own deck, or the last one. There is no limit to a hand.
    .ruling = Our ruling: the rulebook names no limit to a hand, so there is none; nor does it speak of drawing when a single card is left.
TR-11 = To make an offering, choose a god and discard cards, at least one, whose symbols number at least his cost in your column, at least one of them his own. Cards are paid one by one, in your order, each on top of its owner’s discards. You may stop as soon as it is enough, or keep paying: further symbols bring nothing, but the god’s own among them count towards a superior offering.
    .ruling = Our ruling: the rulebook asks for cards that reach the cost and does not say whether more may be paid or in which order. We allow both choices to the payer, as the top discard matters for Apollo.
TR-12 = The god then moves to the slot nearest to you, and the gods he passes move one slot away from you. So he is now dearest for you and cheapest for your rival.
TR-13 = The hero linked to that offering on your side moves towards your rival: two zones if the god’s own symbols alone reach the cost (a superior offering), otherwise one (a mixed one), but never beyond your rival’s protection. You cannot choose otherwise. A hero who cannot move does not hinder the offering.
    .ruling = Our ruling: the rulebook makes the hero move and forbids going beyond protection. We take the move as compulsory, and an offering as allowed even if the hero cannot move.
TR-14 = Then the god’s power works at once. It may be declined, but only as a whole; a power that is impossible is lost.
    .ruling = Our ruling: the rulebook says that an impossible power is lost and not whether a possible one may be declined. We let a player decline it, but only as a whole.
TR-15 = At the end of a turn, even after a draw, a player with two or more heroes in the rival’s protection may take one goal step; then two of those heroes, of that player’s choice, return to combat. Without a step none returns. After the fourth step the game is over and none returns.
    .ruling = Our ruling: the rulebook says that two heroes return afterwards. We take that as the price of the step: without a step none returns, and after the last one it no longer matters.
TR-16 = Poseidon: a hero moves from a protection zone to the defence next to it.
TR-17 = Ares: a hero moves from a defence to combat.
TR-18 = Hermes: a hero moves one zone forward, even the one just moved.
TR-19 = Hera: a hero moves from a defence to the protection next to it.
TR-20 = Artemis: a hero moves from combat to either defence.
TR-21 = Hephaestus: a hero moves from one defence to the other.
TR-22 = Aphrodite: one hero moves one zone forward and a different one goes one zone back. A single half is done only if no hero can do the other.
    .ruling = Our ruling: the rulebook asks for one hero forward and another back and does not say what happens if only one of the two is possible. Then that half is done.
TR-23 = Zeus: draw two cards, or one if only one is left; it may be declined. Emptying the deck this way ends the game too.
TR-24 = Athena: take the Cornucopia, from your rival too. From your next turn it may be spent with a payment of at least one card: two symbols that count as the god’s own, also towards a superior offering. Then it goes back beside the board; Athena herself, paid with it, may give it back at once. Whoever holds it already gets nothing.
    .ruling = Our ruling: the rulebook grants two offerings of any kind for a turn. When the Cornucopia may be spent, that it never pays alone, and that it can be taken from the rival are ours.
TR-25 = Doris: take a card from your rival’s hand, by lot. If that hand is empty, the power is lost.
    .ruling = Our ruling: the rulebook does not say who chooses the card. The lot does, as the hand is hidden.
TR-26 = Apollo: take the top card of your rival’s discards, with the option “Any card” whichever you like. If there is none, the power is lost. Of a card from the rival’s deck, whether taken by Apollo or Doris, only the offerings count, never its part or icon, and it leaves the game when it is paid. A card of your own that you win back counts in full.
    .ruling = Our ruling: the rulebook does not say which card of the discards Apollo takes. We take the top one; the option “Apollo takes” set to “Any card” leaves the choice. That only the offerings of foreign cards count and that these cards leave the game is ours too: otherwise a game need never end.
TR-27 = Iris: move any god, Iris too, to a slot other than his own; the gods between shift by one.
    .ruling = Our ruling: the rulebook lets Iris move a god to any place on Olympus. That she may move herself, and that the gods between close up, is ours.
TR-28 = A goal step of the Greeks: lay a hand card with a part of the horse that is not built yet on the table. With four different parts the Greeks win.
TR-29 = A goal step of the Trojans: discard what the next stage asks for: first Hector or Paris, then Paris, then Hector, then Hector and Paris. A card with both serves as either. The last stage takes one card with both, or two cards, one with Paris only and one with Hector only. Cards used go to the Trojan discards. With the fourth stage the Trojans win.
    .ruling = Our ruling: the rulebook lists the four stages and does not speak of cards that show both. We let such a card serve as either, and alone for the last stage.
TR-30 = When a deck is empty the game ends: the running turn is finished with its goal step first or, with the option “When a deck runs out” set to “At once”, the last card drawn ends it. Whoever has more parts or stages wins; if they are equal, more heroes in the rival’s defence and protection decide; if those are equal too, it is a draw. The other side gets no further turn.
    .ruling = Our ruling: the rulebook says that it ends at the moment when no card is left in a deck. Taken literally, that moment comes in the middle of a turn; we finish the turn, its goal step included. The option “When a deck runs out” set to “At once” plays the literal words. Either way the other side gets no further turn.
TR-31 = Open to all: the board, Olympus, the discards, the sizes of decks and hands, the parts built, the stage, the Cornucopia, every card paid, the card that Apollo takes, and how many foreign cards a hand has. Hidden: the hands and the order of the decks. The card that Doris takes is known to both players only.
    .ruling = Our ruling: the rulebook only hides the hands and the decks. We let both players, and nobody else, know the card that Doris takes; Apollo’s card is open, and so is how many foreign cards a hand has, since the backs differ.

## A turn in sentences
told-god = { $god }
told-hero = { $hero }
told-card = { $card }
told-cornucopia = the Cornucopia
told-set-up = Olympus from the Greek end: { $gods }. Each player drew 2 cards.
told-drew =
    { $seat-start } drew { $number ->
        [1] the last card
       *[other] { $number } cards
    }.
told-drew-cards = { $seat-start } drew { $cards }.
told-offering-begun = { $seat-start } began an offering to { $god }.
told-offered = { $seat-start } offered { $cards } to { $god } for { $cost }.
told-superior =
    { $seat-start } made a superior offering to { $god }: { $hero } { $zones ->
        [0] stayed in { $to_zone }
        [1]
            went { $way ->
                [forward] { "" }
               *[back] back{ " " }
            }one zone, into { $to_zone }
       *[other]
            went { $way ->
                [forward] { "" }
               *[back] back{ " " }
            }two zones, into { $to_zone }
    }.
told-went =
    { $hero } { $zones ->
        [0] stayed in { $to_zone }
        [1]
            went { $way ->
                [forward] { "" }
               *[back] back{ " " }
            }one zone, to { $to_zone }
       *[other]
            went { $way ->
                [forward] { "" }
               *[back] back{ " " }
            }two zones, to { $to_zone }
    }.
told-declined = { $seat-start } declined { $god }’s power.
told-moved = { $hero } to { $to_zone }
told-power-moved = { $god } moved { $heroes }.
told-taken-veiled =
    With { $god }, { $seat-name } took a card from { $other_seat-you ->
        [yes] your hand
       *[no] the hand of { $other_seat-name }
    }.
told-taken-doris =
    With { $god }, { $seat-name } took { $card } from { $other_seat-you ->
        [yes] your hand
       *[no] the hand of { $other_seat-name }
    }.
told-taken-apollo =
    With { $god }, { $seat-name } took { $card } from { $other_seat-you ->
        [yes] your discards
       *[no] the discards of { $other_seat-name }
    }.
told-cornucopia-taken = With { $god }, { $seat-name } took the Cornucopia.
told-iris = Iris moved { $god }, who now costs the Greeks { $greek } and the Trojans { $trojan }.
told-zeus =
    With Zeus, { $seat-name } drew { $number ->
        [1] 1 card
       *[other] { $number } cards
    }.
told-zeus-cards = With Zeus, { $seat-name } drew { $cards }.
told-built =
    { $seat-start } built the { $part } with { $cards }, { $seat-you ->
        [yes] your
       *[no] the
    } { $steps ->
        [1] first
        [2] second
        [3] third
       *[other] fourth and last
    } step.
told-marched =
    { $seat-start } advanced Hector and Paris with { $cards }, { $seat-you ->
        [yes] your
       *[no] the
    } { $steps ->
        [1] first
        [2] second
        [3] third
       *[other] fourth and last
    } step.
told-returned = { $heroes } returned to combat.
told-deck-empty = The { $deck } deck is empty: the game ends with this turn.

## Impossible positions
impossible-no-hero = no hero can be moved
impossible-nothing-to-do = there is nothing to do
impossible-range = phase, turn or Cornucopia out of range
impossible-actor = in the phase “{ $phase }” another seat is to act
impossible-nobodys-turn = in the phase “{ $phase }” it is nobody’s turn
impossible-hero-off = a hero is not on the field
impossible-stages = the last stage is number { $most }
impossible-gods-laid = the gods laid do not fit the phase
impossible-gods = gods are missing on Olympus or appear twice
impossible-face = a god’s face is neither A nor B
impossible-gods-option = the gods are not those of the option
impossible-card-nowhere = the card “{ $word }” of the { $deck } deck is nowhere
impossible-card-no-part = the card “{ $word }” of the { $deck } deck has no part of the horse
impossible-part-twice = a part of the horse is built twice
impossible-discards = the { $deck } discards are not in order
impossible-changed-hands = cards have changed hands without Doris and Apollo
impossible-cornucopia = somebody holds the Cornucopia without Athena
impossible-known-place = what is known of a card does not fit where it is
impossible-known-early = cards in the hands are known without Doris and Apollo
impossible-strangers = cards of the { $deck } deck in the other hand that were never shown: there cannot be { $number }
impossible-crossed = doubtful cards of the { $deck } deck in their owner’s hand: there cannot be { $number }
impossible-doubt = a card is in doubt although only one hand is possible
impossible-past = what was seen of the cards of the { $deck } deck since some are in doubt does not fit
impossible-god-phase = the god does not fit the phase
impossible-power-phase = { $god } does not fit the phase “{ $phase }”
impossible-apollo = Apollo can take nothing, or not in this way
impossible-doris = Doris can take nothing
impossible-athena = Athena gives nothing to the holder of the Cornucopia
impossible-before-start = something has happened before the game begins
impossible-chosen = a hero or god is chosen out of turn
impossible-iris = Iris has no god to move
impossible-aphrodite = Aphrodite’s first hero is missing
impossible-given = a card is given for the last stage out of turn
impossible-todo = the number still to be done does not fit the phase
impossible-goal = no goal step is possible
impossible-return = no hero has to return
impossible-payment-none = a payment without an offering
impossible-payment-sum = the payment does not add up
impossible-payment-over = the payment is over
impossible-payment-never = the payment can never be completed
impossible-ended = the game cannot have ended like this
impossible-over = the game should be over
impossible-deck-empty = a deck is empty: the game should be over
impossible-other-deck = { $part }: “{ $given }” is of the other deck
impossible-field = field: expected five zones separated by “/”, with each of the six heroes in one of them
