# Het bord van het paard van Troje

## Opschriften erop
name-palace = Paleis
name-gate = Poort
name-temple = Tempel
name-market = Markt
name-harbour = Haven
name-wells = Bronnen
name-tower = Toren
board-city = Troje: zeven wijken rond het plein
tie = gelijk
horse-holds = In het paard: { $next_figure } valt als volgende, dan { $after_figure }
horse-one = In het paard: { $next_figure } valt als volgende
horse-empty = Het paard is leeg
horse-closed = Het paard is dicht: onthoud wat erin ging

## In woorden, voor wie het niet ziet
district-filled = { $name }, { $total } van { $holds }{ $bonus ->
    [0] {""}
   *[other] , bonus { $bonus }
}
district-empty = niemand
district-led = { $colour } leidt, waard { $worth }
district-tied = niemand leidt
count-of-colour = { $number } { $colour }
treasure-unseen = schat niet gezien
treasure-seen = schat { $value }

## Onder het bord
display = Aanbod
chance = Kans van slagen
announced = Jij kondigde { $number } aan
announced-by = Aangekondigd: { $number }
drawn = getrokken
percent = { $number } %
hero-button = { $figure }
swap-first = Schat { $district-in }: kies nu de andere wijk.
swap-how = Kies twee wijken om hun schatten om te ruilen.

## Ernaast
discards = Open aflegstapel
cards-left = { $number ->
    [one] Er is nog één kaart te trekken.
   *[other] Er zijn nog { $number } kaarten te trekken.
}
bag-left = { $number ->
    [0] De zak is leeg.
    [one] Er zit één held in de zak.
   *[other] Er zitten { $number } helden in de zak.
}
bag-holds = In de zak: { $list }.
eye = Een kaart met een oog is een schat die je hebt gezien.

## Spelers
odysseus = Odysseus
leads = leidt { $number ->
    [0] nergens
   *[other] in { $number }
}
knows = kent { $number }

## Knoppen
do-announce = { $number } aankondigen
do-insert = { $figure } erin
do-swap = Schatten omruilen
do-keep = Schatten laten liggen
do-all = Allemaal erin
do-pass = Niets erin

## Wat er zou gebeuren
odds-all = { $cards ->
    [one] Van de ene kaart die over is
   *[other] Van { $cards } kaarten die over zijn
} laten { $one } één held door, { $two } twee, { $three } alle drie. Een lagere kaart verliest de beurt.
if-announce = { $good } van { $cards ->
    [one] één kaart
   *[other] { $cards } kaarten
} hoog genoeg; elke andere verliest de beurt.
if-insert = Erin gaat { $figure }, { $drops_colour } komt { $district-in }:
if-insert-unknown = Erin gaat { $figure }; wat eruit valt, komt { $district-in }. Weet je nog wat het is?
if-led = dan leidt { $colour } daar voor { $worth }.
if-tied = dan leidt daar niemand.
if-changes = ({ $changes })
if-look = { $player } bekijkt de schat.
if-look-yours = Jij bekijkt de schat.
if-swap = Voor zover je weet: { $changes }.
if-swap-unseen = Voor zover je weet, verandert dit geen punten.
if-insertions = { $number ->
    [0] Er gaat niets in.
    [one] Er gaat één figuur in.
   *[other] Er gaan { $number } figuren in.
}
change-yours = jij { $points }
change-other = { $player } { $points }
