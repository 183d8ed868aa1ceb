# Het bord

board-table = De tafel: { $tiles ->
    [one] { $tiles } tegel
   *[other] { $tiles } tegels
}, { $regions } { $regions ->
    [one] regio
   *[other] regio’s
}
board-first = eerste
board-panel = { $stones } { $stones ->
    [one] steen
   *[other] stenen
}, { $cards } { $cards ->
    [one] kaart
   *[other] kaarten
}

## Een regio in woorden
board-region = { $terrain } van { $size }, waard { $worth }{ $doubled ->
    [temple] , verdubbeld door de tempel.
    [island] , verdubbeld als eiland.
    [both] , verviervoudigd: tempel en eiland.
   *[none] .
}
board-stones = Stenen: { $stones }.
board-you = jij
board-count = { $name } { $n }
board-led = In handen van { $names }.
board-led-shared = Gedeeld door { $names }.
board-led-you = Jij beheerst deze regio.
board-led-shared-you = Jij deelt deze regio met { $names }.
board-led-nobody = Niemand beheerst deze regio.
board-closed = Gesloten: hier kan geen steen meer bij.

## Doelen
board-tile = { $move }. { $region }

## Wat een zet teweeg zou brengen
board-if-begins = Een nieuwe regio: { $terrain }, waard { $worth }.
board-if-grows = De regio groeit: { $terrain } van { $size }, waard { $worth }.
board-if-joins = { $joined } regio’s worden { $terrain } van { $size }, waard { $worth }.
board-if-closes = Er kan geen steen meer bij.
board-if-stuck = Geen riviertegel uit de zak zou { $side ->
    [other] dit einde
   *[known] het { $side } einde
} dan kunnen vervangen.
board-if-stone = Een steen in { $terrain } van { $size }, waard { $worth }.
board-if-from = De steen verlaat { $terrain } van { $size }, waard { $worth }.
board-if-to = De steen komt in { $terrain } van { $size }, waard { $worth }.
board-if-card = Een tegel van de stapel { $pile } (dan nog { $left }), en een steen in een regio van { $sizes }.
board-if-any = Een tegel van een stapel naar keuze, en een steen in een regio van { $sizes }.
board-if-nile = Twee rivier-/necropolistegels (dan nog { $left }), en één steen gaat langs de rivier.
board-if-exhausts = Het is de laatste tegel: iedereen legt de kaarten van dit terrein af ({ $terrain }).
board-if-last-turn = Dan zijn twee stapels leeg: de partij eindigt met deze beurt.
board-if-pass = Er wordt geen steen gelegd.
board-if-places = { $places } { $places ->
    [one] plek
   *[other] plekken
} om uit te kiezen.
board-sizes = { $least } tot { $most }
board-change = { $name } { $by }
board-changes = Punten: { $changes }.
board-no-change = Er veranderen geen punten.

## De knop om verder te gaan
board-do-place = Hier leggen
board-do-relay = Einde hier leggen
board-do-replace = Dit einde vervangen
board-do-use = Als { $use } leggen
board-do-play = { $centre } { $number } spelen
board-do-nile = Nijlkaart spelen
board-do-pass = Geen steen leggen
board-do-pile = Van { $pile } nemen
board-do-stone = Steen hier leggen
board-do-from = Deze steen nemen
board-do-to = Hierheen

## Rond het bord
board-zoom-in = Inzoomen
board-zoom-out = Uitzoomen
board-fit = De hele tafel tonen
board-hand = Hand
board-played = Gespeeld
board-once = Eén keer
board-in-hand = Te leggen
board-your-stone = Jouw steen
board-lay-as = Leggen als
board-tile-in-hand = { $tile-id ->
    [temple] tempel
    [necropolis] necropolis
   *[other] { $tile }
}
tile-either = rivier of necropolis
tile-end1 = riviereinde
tile-end2 = riviereinde
board-nile = Nijl
board-centre = { $centre }
board-idle = geen
board-idle-says = Deze kaart kan geen steen leggen.
board-piles = Stapels
board-pile-name = { $pile-id ->
    [river] rivier
   *[other] { $pile }
}
board-bag = zak
board-bag-list = In de zak: { $tiles }
board-bag-holds = { $n ->
    [one] { $n } tegel
   *[other] { $n } tegels
} in de zak: { $tiles }
board-bag-tile = { $n } { $word }
board-out = Uit het spel: { $tiles }
board-cards = Kaarten
board-cards-left = { $draw } te trekken, { $discards } afgelegd
board-cards-cell = { $left } niet gezien, { $gone } afgelegd
board-cards-legend = Open ring: nog niet gezien. Gevuld: afgelegd.
board-legend = { $size } → { $worth }: tegels en punten. Verdubbeld bij de tempel, verdubbeld op een eiland, nooit boven 10. Een streeplijn betekent: gesloten regio, zes tegels of meer.

## Keys
board-keys = In dit spel: de pijltoetsen gaan van plek naar plek, N naar de volgende die een regio van jou vergroot, M wisselt tussen rivier en necropolis, + − 0 zoomen.

## Tekeningen bij de regels: een onderschrift, en wat er te zien is
diagram-contact-whole = hele kant
    .alt = Twee tegels liggen met een hele kant tegen elkaar: ze raken elkaar.
diagram-contact-half = halve kant
    .alt = De tweede tegel ligt een halve tegel lager, met een halve kant tegen de eerste: ze raken elkaar.
diagram-contact-corner = een hoek is geen contact
    .alt = Twee tegels komen alleen met een hoek bij elkaar: ze raken elkaar niet.
diagram-contact-slanted = elke andere verschuiving: niet toegestaan
    .alt = Een tegel ligt een kwart kant lager dan zijn buur: zo mag geen tegel liggen.
diagram-end-blocked = laatste vrije plek bezet: geblokkeerd
    .alt = Een riviereinde ligt tussen heuvels boven en moeras onder. Een woestijntegel vlak ervoor zou het geen plek laten om verder te gaan: verboden.
diagram-end-open = één plek vrij: de rivier gaat verder
    .alt = Hetzelfde einde, met de woestijntegel één plek hoger. De plek vlak voor het einde blijft vrij: toegestaan.
diagram-island-ring = hoeken sluiten de ring: een eiland
    .alt = Vier riviertegels liggen rond een tegel akkerland en komen met hun hoeken bij elkaar. De ring is gesloten: het akkerland is een eiland, waard 2.
diagram-island-gap = een gat van een halve tegel: geen eiland
    .alt = De onderste riviertegel ligt een halve tegel verder naar rechts. Door het gat leidt een weg naar buiten: geen eiland, waard 1.
diagram-island-necropolis = een necropolis opent hem: geen eiland
    .alt = Een van de vier tegels rond het akkerland is een necropolis, dus geen water. Daaroverheen leidt een weg naar buiten: geen eiland, waard 1.

## Het einde
end-region = Regio
end-tiles = Tegels
end-terrain = { $terrain }
end-doubled = Bij de tempel of op een eiland, verdubbeld; nooit meer dan 10
end-single = Eén punt per tegel
end-nobody = Geen steen, van niemand
end-compensation = Heeft niet begonnen
end-temple = tempel
end-island = eiland
end-cap = nooit meer dan 10
end-stones = { $n ->
    [one] { $n } steen
   *[other] { $n } stenen
}
end-most = de meeste punten winnen
end-bare = { $number ->
    [one] Eén losse tegel zonder steen telt niet.
   *[other] { $number } losse tegels zonder steen tellen niet.
}
end-dots = Stippen zijn stenen; “=” betekent gelijke stand, ieder de volle waarde.
