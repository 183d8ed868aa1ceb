# The Trojan horse

title = The Trojan Horse

## Words
colour-red = red
    .start = Red
colour-yellow = yellow
    .start = Yellow
colour-blue = blue
    .start = Blue
colour-green = green
    .start = Green
colour-unknown = a hero
    .start = A hero
figure-red = red
figure-yellow = yellow
figure-blue = blue
figure-green = green
figure-helper = a helper
figure-unknown = a hero
district-palace = the Palace
    .bare = Palace
    .start = The Palace
district-gate = the Gate
    .bare = Gate
    .start = The Gate
district-temple = the Temple
    .bare = Temple
    .start = The Temple
district-market = the Market
    .bare = Market
    .start = The Market
district-harbour = the Harbour
    .bare = Harbour
    .start = The Harbour
district-wells = the Wells
    .bare = Wells
    .start = The Wells
district-tower = the Tower
    .bare = Tower
    .start = The Tower
card-trident = Poseidon’s trident
awaited-announce = an announcement of 1, 2 or 3
awaited-swap = a swap of two treasures, or “keep”
awaited-swap-either = a swap of two treasures, “keep”, or “all” to insert first
awaited-all = “all” or “pass”
awaited-insert = a figure and a district, as in “red>harbour”

## What is awaited
prompt-deal = The colour cards are dealt.
prompt-load = Odysseus draws two heroes and loads the horse.
prompt-set-out = Odysseus sets out three heroes.
prompt-announce = { $most ->
    [1] Announce 1: one figure is left.
    [2] Announce 1 or 2: two figures are left.
   *[3] Announce 1, 2 or 3.
}
prompt-card = A hero card is drawn.
prompt-swap = Poseidon: swap two treasures unseen, or keep them as they lie.
prompt-swap-either = Poseidon: swap two treasures unseen, keep them as they lie, or insert { $number ->
    [1] the last figure
   *[other] all { $number } figures
} first.
prompt-all = Poseidon: insert { $number ->
    [1] the last figure
   *[other] all { $number } figures
}, or pass.
prompt-insert = Insert a figure and choose the district of the hero who drops out; { $left ->
    [1] one insertion
   *[other] { $left } insertions
} to go.
prompt-look = { $seat-you ->
    [yes] { $seat-start } look
   *[no] { $seat-start } looks
} at the treasure in { $district }.
prompt-fill = The display is filled up from the bag.
prompt-reveal = The treasure in { $district } is turned up.
prompt-ended = The game is over.

## Moves and draws
move-announce = announce { $number }
move-keep = keep the treasures as they lie
move-swap = swap the treasures of { $a_district } and { $b_district }
move-all = insert the whole display
move-pass = insert nothing
move-insert = { $figure } goes in, the hero who drops out falls into { $district }
move-deal = { $colour } is dealt to { $seat-name }
move-load = { $colour } is loaded into the horse
move-draw = { $colour } is drawn from the bag
move-card = the card is { $card }
move-look = { $seat-you ->
    [yes] { $seat-name } look
   *[no] { $seat-name } looks
} at the treasure in { $district }: { $treasure }
move-look-veiled = { $seat-you ->
    [yes] { $seat-name } look
   *[no] { $seat-name } looks
} at the treasure in { $district }
move-reveal = the treasure in { $district } is { $treasure }

## Labels of a preview
preview-odds = chance of success
preview-drops = drops out
preview-district = into
preview-winner = the district then goes to
preview-worth = and is worth
preview-changes = change in each seat’s points
preview-looks = seat that looks at the treasure
preview-lookers = seats that look at a treasure
preview-insertions = figures inserted

## Refusals
refusal-announce-now = Announcing comes first in a turn; now the game is waiting for { $awaited }.
refusal-announce-too-many = { $number } cannot be announced: only { $left ->
    [1] one figure is
   *[other] { $left } figures are
} left to insert.
refusal-swap-now = Treasures are swapped only right after a trident is drawn; now the game is waiting for { $awaited }.
refusal-all-now = “all” and “pass” answer a trident, after its swap; now the game is waiting for { $awaited }.
refusal-insert-now = Nothing can be inserted yet: the game is waiting for { $awaited }.
refusal-no-helper = Both helpers are in the horse already.
refusal-helper-later = Helpers go in only after the last coloured hero: { $heroes ->
    [1] one is
   *[other] { $heroes } are
} still in the bag or on display.
refusal-not-on-display = There is no { $figure } hero on display.
refusal-full = No room in { $district }: { $heroes } heroes of { $holds }.

## Score
score-district = { $district-start }, won by { $colour }: { $heroes ->
    [1] one hero
   *[other] { $heroes } heroes
}, bonus { $bonus }, treasure { $treasure }
score-district-unseen = { $district-start }, won by { $colour }: { $heroes ->
    [1] one hero
   *[other] { $heroes } heroes
}, bonus { $bonus }, treasure not seen
ending = Both helpers are in the horse: every hero has found his district.
label-ending = both helpers in the horse

## The table in text

terminal-district = { $district-bare }
terminal-treasure = treasure { $value }
terminal-treasure-unseen = treasure ?
terminal-treasure-seen = treasure ? ({ $seats })
terminal-leads = { $token } leads: { $worth }
terminal-tie = tie
terminal-display = Display { $figures }
terminal-nothing = nothing
terminal-horse = Horse (drops first) { $figures }
terminal-remember = ? ? (remember)
terminal-bag = Bag { $number }
terminal-helpers = Helpers { $number }
terminal-discards = Discards { $cards }
terminal-deck = Deck { $number }
terminal-card = Card { $card }
terminal-announced = Announced { $number }
terminal-chance = Chance
terminal-seats = Seats

## Clauses
TH-1 = Troy has seven districts. One is printed with a bonus of 3, three with 1, three with none. Their order round the square does not matter for play; we lay 3, 0, 1, 0, 1, 0, 1.
    .ruling = Our ruling: we know the numbers but not the printed board, so the order is ours.
TH-2 = There are ten heroes each of red, yellow, blue and green, and two neutral helpers, who stay aside until the bag is empty.
    .editions = The German edition calls the two neutral figures helpers; in the French one they are black pawns.
TH-3 = The twenty hero cards: six 3, six 2, three 1, three 0, and two tridents of Poseidon.
    .editions = The German edition counts the tridents among the twenty hero cards; the French one lists eighteen hero cards and two trident cards. They are shuffled together in both.
TH-4 = The seven treasure cards: one 3, three 1, three 0.
TH-5 = The horse holds exactly two figures. A third pushed in at the top pushes out below whichever has been inside longest.
TH-6 = There are as many colours in play as players, red always among them (three players: red, yellow, blue); with two players all four. All ten heroes of every colour in play go into the bag.
    .ruling = Our ruling: the rulebooks demand only red. Which other colour stays in the box with three players makes no difference; we leave out green.
TH-7 = The colour cards in play are dealt at random, face up: one each, with two players two each. Whoever gets red is Odysseus.
TH-8 = A treasure card lies face down on each district, dealt at random. The hero cards form a face-down deck.
TH-9 = Odysseus draws two heroes from the bag and loads them into the horse for all to see; the first drawn will be the first to drop. Then Odysseus draws three more and sets them out openly: the display.
    .ruling = Our ruling: the rulebooks do not say which of the two goes in first, so it is the first drawn.
TH-10 = Having loaded the horse, Odysseus takes an ordinary first turn. With the option “loading is the first turn” the loading was that turn (with two players, both turns of Odysseus), and the left neighbour plays next.
    .ruling = Our ruling: the rulebooks let Odysseus load the horse and then the left neighbour play, and do not say whether Odysseus takes a turn in between. We think so. The option “The loading” set to “First turn” plays it the other way.
    .editions = The German edition has the left neighbour play after Odysseus; the French one says that this is after the first turn of Odysseus. Either may mean the loading alone or a whole turn.
TH-11 = Turns go clockwise from Odysseus. With two players each takes two turns in a row, one for each colour, red or the first dealt first; the display is refilled in between.
    .ruling = Our ruling: the rulebooks do not say which colour of a player comes first. A fixed order spares a decision that hardly matters.
TH-12 = The player announces 1, 2 or 3, but never more than the figures that can still be inserted.
    .ruling = Our ruling: the rulebooks do not speak of the last turns. Nobody may announce what cannot be carried out.
TH-13 = Then a hero card is drawn. If it is at least as high as the announcement, exactly the announced number goes in. If it is lower, the turn is lost and nothing moves.
    .ruling = Our ruling: the rulebooks allow the insertion and mention no smaller one, so we take the announced number as binding.
    .editions = The German edition says that the player may insert the announced number; the French one that the player can, and then does.
TH-14 = Figures go in one at a time. Before each insertion the player chooses a figure from the display and the district into which the one that drops out will fall. The figure that drops is the oldest in the horse, so of three figures inserted the first drops third.
    .editions = The French edition obliges the player to name the colour of every hero inserted; the German one asks for this only when Odysseus loads the horse. Here all see every colour as it goes in.
TH-15 = Any figure of the display may be chosen, whatever its colour: the display is everybody’s.
    .editions = The German edition says that the choice among the heroes on display is free; the French one only that it is made among them.
TH-16 = A district holds at most seven heroes of all colours together, with three players five. A full district cannot be chosen; there is always room elsewhere.
TH-17 = After the turn the card goes to the open discards, and the display is filled up to three from the bag.
TH-18 = When the hero deck is used up, the discards are shuffled into a new one.
    .editions = The French edition says that the discards are shuffled into a new deck; the German one speaks of reshuffling the deck.
TH-19 = A trident allows two things, and each may be declined: to swap two treasure cards between two districts, unseen; and to insert all three figures of the display, whatever was announced. In the German edition the swap comes first; in the French one either may, and the turn is over when both are done or declined. Whoever declines the insertion inserts nothing. It is all or nothing, and once begun it is finished: three figures or, if fewer are left, all of them, the display first, then helpers. If it ends the game, a swap not yet made is lost.
    .ruling = Our ruling: the rulebooks do not say whether some of the three may be inserted, nor what happens when fewer are left. We take the insertion as all or nothing, and as all that can be inserted. The option “The trident” chooses the order: “German edition” or “French edition”.
    .editions = Both editions say “may”; only the French one adds that there is no obligation. So each part may be declined. The German edition numbers the two parts, the French one only lists them.
TH-20 = As soon as the second hero of a colour lands in a district, whoever dropped it, the owner of that colour looks secretly at the treasure there: once for each colour and district. A look due at the very end happens before the treasures are turned up.
    .editions = The German edition gives the look when the second hero is set down, the French one as soon as the player has two heroes there. Both say “may”; as nobody has a reason to decline, the look is always taken. The German words speak of a player’s second hero: with two players, who have two colours each, that could also mean one hero of each colour. We count every colour separately.
TH-21 = Everybody sees which two treasures change places, so what a seat has seen goes with the card. In the German edition a swap gives nobody a new look. In the French one, everybody who has two or more heroes of a colour in one of the two districts looks at the card that now lies there.
    .ruling = Our ruling: the rulebooks do not say whether a treasure that is swapped in may be looked at. We read the German words as an event and the French ones as a state; the option “The trident” chooses.
    .editions = In the German edition the look is an event: a second hero is set down. The French one can be read as a state: whoever has two heroes there may look, after a swap too.
TH-22 = When the bag is empty the display shrinks. What can be inserted are the heroes on display and then the helpers, these only after the last coloured hero, even within one turn. A helper never lands in a district and counts for nothing.
    .ruling = Our ruling: the rulebooks say only that the helpers push out the last two heroes. We let them in as late as possible, so that every hero of the display goes first.
TH-23 = The game ends as soon as all coloured heroes are in the districts, that is when both helpers are in the horse.
TH-24 = A district goes to the colour with the most heroes there. Equal numbers cancel each other out, and the next lower one wins: the highest number, at least 1, that only one colour has. If there is none, nobody scores for the district.
    .ruling = Our ruling: the rulebooks say that the next lower number wins and stop there. If that number is shared too, we go on down to a number that only one colour has, at least 1.
    .editions = The German edition speaks of any players with equally many heroes, the French one of a tie for the most.
TH-25 = The winner of a district scores every hero in it, of all colours, and its printed bonus and its treasure.
TH-26 = With two players each colour competes on its own; a player’s score is the sum of both colours.
    .ruling = Our ruling: the rulebooks give each player two colours and do not say whether they count together. We let each colour compete on its own and add up what both win.
TH-27 = At the end all treasures are turned up. Whoever has the most points wins; equal scores share the victory.
    .ruling = Our ruling: the rulebooks give no way to break a tie, so the victory is shared.
TH-28 = Open to all: the districts, the display, the discards, the sizes of bag and deck, announcements, what was declined, who looked where, which treasures were swapped, and every colour as it is inserted. Hidden from all: the order of bag and deck, treasures nobody saw. Private: the treasures a seat has seen.
    .ruling = Our ruling: the rulebooks do not list what is open. What everybody could see at the table is open here too, and so is whatever was declined.
TH-29 = What goes into the horse is seen by all and then out of sight: remembering it is part of the game. Tables play this way by default: every colour is shown once, as it happens; when the turn is over and your device has shown it, it is gone from log and replay until the game ends. Players who were away see it once on returning. With the option “open horse” its contents stay in view. Bots remember, except those that give you a hint or play in your place.
    .ruling = Our ruling: both rulebooks make remembering the horse a part of the game, so a table hides it by default. When exactly a colour fades, and that hints forget too, is ours. The option “What is in the horse” set to “Open” shows it.

## A turn in sentences
told-loaded =
    { $seat-start } { $seat-you ->
        [yes] are
       *[no] is
    } Odysseus and loaded the horse.
told-set-up =
    { $seat-start } { $seat-you ->
        [yes] are
       *[no] is
    } Odysseus and loaded the horse. On display: { $heroes }.
told-announced = { $seat-start } announced { $number }.
told-drew = { $seat-start } announced { $number } and drew { $drawn }.
told-lost =
    { $seat-start } announced { $number } and drew { $drawn }. { $drawn ->
        [0] Turn lost; the display stays.
       *[other] Turn lost.
    }
told-trident =
    { $seat-start } drew the trident{ $inserted ->
        [-1] { " " }and put nothing in
        [0] { "" }
        [1] { " " }and dropped 1 hero
       *[other] { " " }and dropped { $inserted } heroes
    }.
told-trident-kept =
    { $seat-start } drew the trident{ $inserted ->
        [-1] , left the treasures and put nothing in
        [0] { " " }and left the treasures
        [1] , left the treasures and dropped 1 hero
       *[other] , left the treasures and dropped { $inserted } heroes
    }.
told-trident-swapped =
    { $inserted ->
        [-1] { $seat-start } drew the trident, swapped the treasures of { $a_district } and { $b_district } and put nothing in.
        [0] { $seat-start } drew the trident and swapped the treasures of { $a_district } and { $b_district }.
        [1] { $seat-start } drew the trident, swapped the treasures of { $a_district } and { $b_district } and dropped 1 hero.
       *[other] { $seat-start } drew the trident, swapped the treasures of { $a_district } and { $b_district } and dropped { $inserted } heroes.
    }
told-hero =
    { $number ->
        [1] { $colour }
        [2] two { $colour } heroes
       *[other] three { $colour } heroes
    }
told-hero-start =
    { $number ->
        [1] { $colour-start }
        [2] Two { $colour } heroes
       *[other] Three { $colour } heroes
    }
told-fell-first =
    { $heroes } fell into { $district }{ $fallen ->
        [1]
            , { $seat-you ->
                [yes] your
               *[no] { $seat-name }’s
            } first there
       *[other] { "" }
    }.
told-fell-alone =
    { $heroes } fell into { $district }: { $seat-name } { $seat-you ->
        [yes] are
       *[no] is
    } alone there with { $ours }.
told-fell-led =
    { $heroes } fell into { $district }: { $seat-name } { $seat-you ->
        [yes] lead
       *[no] leads
    } it with { $ours } to { $theirs }.
told-fell-below-tie =
    { $heroes } fell into { $district }: the others cancel out, and { $seat-name } { $seat-you ->
        [yes] lead
       *[no] leads
    } it with { $ours }.
told-fell-tie = { $heroes } fell into { $district }: nobody leads it.
told-look = { $seat-start } looked at the treasure in { $district }.
told-look-seen =
    { $seat-you ->
        [yes] It was your second hero in { $district }: its treasure is worth { $treasure }.
       *[no] { $seat-start } looked at the treasure in { $district }: it is worth { $treasure }.
    }
told-look-swapped = { $seat-start } looked at the treasure in { $district }: it is worth { $treasure }.
told-treasure = { $district-bare } { $treasure }
told-treasures = The treasures were turned up: { $treasures }.

## Impossible positions
impossible-half = only two players take two turns in a row
impossible-actor = in the phase “{ $phase }” another seat is to act
impossible-dealt = the colours dealt do not fit the phase
impossible-owner = a colour belongs to a seat that it was not dealt to
impossible-loaded = the horse is not loaded as the phase requires
impossible-helpers = helpers are missing or appear twice
impossible-helper-early = a helper is in the horse before the last coloured hero
impossible-heroes = heroes in { $colour }: there are { $found }, not { $wanted }
impossible-district-full = a district holds more than { $most }
impossible-display-full = the display holds more than { $most }
impossible-cards = hero cards are missing or appear twice
impossible-card = the card does not fit the phase
impossible-treasures = a treasure appears twice
impossible-treasure-known = somebody knows a treasure that nobody looked at
impossible-look-known = the treasure to be looked at is already known
impossible-swap-look = nobody looks at swapped treasures now
impossible-not-swapped = the treasure to be looked at was not swapped
impossible-second-hero = nobody has just got a second hero there
impossible-swap-later = no swap is still open
impossible-announced = the announcement does not fit the phase
impossible-insertions = the number of insertions left does not fit the phase
impossible-nothing-left = nothing is left to be inserted
impossible-early-heroes = heroes are in the city before the game begins
impossible-display-filled = the display needs no filling
impossible-deck-empty = the deck is empty
impossible-helpers-last = the game ends only when both helpers are in the horse
impossible-treasure-hidden = a treasure has not been turned up
