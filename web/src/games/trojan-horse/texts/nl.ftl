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
horse-holds = In het paard: { $next_figure } valt er als volgende uit, daarna { $after_figure }
horse-one = In het paard: { $next_figure } valt er als volgende uit
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
announced = Je hebt { $number } aangekondigd
announced-by = Aangekondigd: { $number }
drawn = getrokken
percent = { $number } %
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
do-all = Alles erin
do-pass = Niets erin

## Wat er zou gebeuren
odds-all = { $cards ->
    [one] Van de ene kaart die over is
   *[other] Van { $cards } kaarten die over zijn
} { $one ->
    [one] laat { $one }
   *[other] laten { $one }
} één held door, { $two } twee, { $three } alle drie. Met een lagere kaart is de beurt verloren.
if-announce = { $good } van { $cards ->
    [one] één kaart
   *[other] { $cards } kaarten
} { $good ->
    [one] is
   *[other] zijn
} hoog genoeg; met elke andere is de beurt verloren.
if-insert = { $figure } gaat erin, { $drops_colour } komt { $district-in }:
if-insert-unknown = { $figure } gaat erin, de held die eruit valt komt { $district-in }. Weet je nog welke kleur hij heeft?
if-led = dan leidt { $colour } daar voor { $worth }.
if-tied = dan leidt daar niemand.
if-changes = Punten: { $changes }.
if-look = { $player } bekijkt de schat.
if-look-yours = Jij bekijkt de schat.
if-swap = Voor zover je weet: { $changes }.
if-swap-unseen = Voor zover je weet, verandert dit niets aan de punten.
if-insertions = { $number ->
    [0] Er gaat niets in het paard.
    [one] Er gaat één figuur in het paard.
   *[other] Er gaan { $number } figuren in het paard.
}
change-yours = jij { $points }
change-other = { $player } { $points }

## Keys
board-keys = In dit spel: 1 2 3 kondigen aan; A S D nemen een held, 1 tot en met 7 kiezen de wijk, met de klok mee vanaf boven.

## Tekeningen bij de regels: een onderschrift, en wat er te zien is
diagram-horse-before = rood zit er het langst in
    .alt = In het paard zitten twee helden. Rood, in het voorste venster, ging er het eerst in en valt er als volgende uit; blauw zit erachter.
diagram-horse-first = groen erin, rood valt
    .alt = Groen gaat er achteraan in en duwt rood er vooraan uit. Binnen zijn blauw, die als volgende valt, en groen.
diagram-horse-second = geel erin, blauw valt
    .alt = Geel gaat erin en duwt blauw eruit. Binnen zijn groen, die als volgende valt, en geel.
diagram-horse-third = rood erin, groen valt: de eerste valt als derde
    .alt = Rood gaat erin en duwt groen eruit, die in deze beurt als eerste inging. Binnen zijn geel en rood.
diagram-district-most = de meeste helden: rood wint
    .alt = In het Paleis staan drie rode helden, twee blauwe en één gele. Rood heeft de meeste en wint de wijk.
diagram-district-tie = 3 en 3 heffen elkaar op: geel wint
    .alt = In het Paleis staan drie rode helden, drie blauwe en één gele. Rood en blauw heffen elkaar op, en geel wint de wijk.
diagram-district-nobody = 2 en 2, verder geen: niemand wint
    .alt = In het Paleis staan twee rode en twee blauwe helden. Ze heffen elkaar op, en niemand krijgt de wijk.

## Het einde
end-district = Wijk
end-heroes = Helden
end-bonus = Bonus
end-treasure = Schat
end-count = { $colour }: { $n }
end-won = Wie de meeste helden heeft, wint alles in een wijk
end-nobody = Gelijke aantallen heffen elkaar op: van niemand
end-most = de meeste punten winnen
end-worth = Waarde: elke held van elke kleur, bonus en schat.

## De eerste beurten van een nieuweling
first-announce = Zeg hoeveel helden erin gaan. De kaart moet er minstens zoveel tonen.
first-display = Neem er een: hij gaat het paard in.
first-drops = Deze valt als volgende: { $colour }. Waarheen?
first-district = Kies nu zijn wijk.
mark-was = eerst
mark-needed = had { $announced } nodig, trok { $drawn }
