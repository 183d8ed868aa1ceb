# Het bord van de Odyssee

the-sea = De zee
## Namen op de kaart
sea-ismaros = Ismaros
sea-tenedos = Tenedos
sea-telepylos = Telepylos
sea-kythera = Kythera
sea-aiaia = Aiaia
sea-aiolia = Aiolia
sea-crete = Kreta
sea-lotus-coast = Lotuskust
sea-pharos = Pharos
sea-goat-island = Geiteneiland
sea-scheria = Scheria
sea-thrinakia = Thrinakia
sea-anthemoessa = Anthemoessa
sea-ogygia = Ogygia
sea-asteris = Asteris
sea-troy = Troje
sea-ithaca = Ithaka
sea-syrte = Syrte

## Wat erop ligt, voor wie het hoort
isle = { $number } { $island }, { $ruled ->
    [yes] beheerst door { $mine ->
        [yes] jou
       *[no] { $who }
    }
   *[no] zonder heerser
}, kaart op de rand: { $lies }
rim-space = Rand { $number }, { $island }: { $known ->
    [yes] { $lies-id ->
        [face-down] { $card }, die alleen jij hebt gezien
       *[other] { $card }, open
    }
   *[no] { $lies-id ->
        [nothing] geen kaart
       *[other] een gedekte kaart
    }
}
rim-looked = bekeken door { $who }
rim-chips = chips van { $who }
ship = { $mine ->
    [yes] Jouw schip
   *[no] Schip van { $who }
}, { $sea ->
    [yes] op zee, { $at }
   *[no] { $island }
}, { $heroes ->
    [1] 1 held
   *[other] { $heroes } helden
}
ship-here = { $mine ->
    [yes] jouw schip
   *[no] schip van { $who }
}
hex-closed = { $at }, buiten bereik
bow-closed = de stormpijl: geen geschenk om hem te betalen
supply = { $gifts ->
    [1] 1 geschenk
   *[other] { $gifts } geschenken
} in de voorraad
supply-short = voorraad { $gifts }
round = Ronde { $round } van { $rounds }
dice = Laatste worpen: zeildobbelsteen { $sail ->
    [0] nog niet gegooid
   *[other] { $sail }
}, gunstdobbelsteen { $thrown ->
    [yes] { $face }
   *[no] nog niet gegooid
}
free-arrows = gratis × { $number }
fight-between = Gevecht: { $who }
zoom-in = Groter
zoom-out = Kleiner

## Avontuurkaarten
title-wine = Marons wijn
title-lotus = Lotuseters
title-polyphemos = Polyphemos
title-winds = Zak met winden
title-laistrygonians = Laistrygonen
title-circe = Circe
title-hades = Huis van Hades
title-sirens = Sirenen
title-skylla = Skylla
title-charybdis = Charybdis
title-cattle = Runderen van Helios
title-kalypso = Kalypso
title-phaiakians = Phaiaken
title-aegis = Aegis van Athena
title-veil = Sluier van Leukothea
effect-wine = Neem 2 geschenken.
effect-lotus = Gunstdobbelsteen: zwart kost 1 held.
effect-polyphemos = Zeildobbelsteen: 1 kost 2 helden, 2 kost er 1, 4 brengt 2 geschenken.
effect-winds = De pijl is nog 2 beurten gratis.
effect-laistrygonians = Zeildobbelsteen en bemanning tegen zeildobbelsteen en 3; lager kost 1 held, dan verder of vluchten.
effect-circe = Gunstdobbelsteen: wit brengt 1 geschenk en 1 held, zwart kost een beurt.
effect-hades = Geef 1 geschenk en bekijk 2 kaarten van de rand.
effect-sirens = Geef 1 geschenk, of gooi: 1 en 2 kosten 1 held.
effect-skylla = Verlies 1 held.
effect-charybdis = Gunstdobbelsteen: zwart kost 2 geschenken; zonder geschenk neem je 1 hongersteen.
effect-cattle = Spaar ze, of neem 3 geschenken en gooi: zwart kost 1 held.
effect-kalypso = Geschenken tot 4, en sla de volgende beurt over.
effect-phaiakians = Neem 1 geschenk; de volgende zeilworp is een 4.
effect-aegis = Blijft: één keer een gevecht weigeren.
effect-veil = Blijft: één keer het schip redden, met 1 held en 1 geschenk.
card-turned = gebruikt

## Wat knoppen zeggen
do-sail = Zeildobbelsteen gooien
do-sail-4 = 4 zeilen
do-arrow = Stormpijl nemen
do-stay = Hier blijven
do-to-sea = Daarheen zeilen
do-to-land = Naar { $island } zeilen
do-lay = Daar leggen
do-aim = Storm loslaten
do-fight = Vechten met { $who }
do-pass = { $who } met rust laten
do-aegis = Weigeren met de Aegis
do-no-aegis = Het gevecht aangaan
do-veil = Het schip redden
do-no-veil = Laten vergaan
do-no-offer = Geen aanbod
do-peace = Vrede zonder voorwaarden
do-give = { $who } bieden: { $thing }
do-ask = { $who } vragen: { $thing }
do-accept = Aannemen
do-refuse = Weigeren
do-name = “{ $what }” vragen
do-choose = Opdracht: { $what }
do-look = Kaart van { $island } bekijken
do-pay = 1 geschenk betalen
do-roll = Ervoor gooien
do-abstain = Runderen sparen
do-slaughter = Slachten voor 3 geschenken
do-again = Verder vechten
do-flee = Vluchten

## Wat een keuze teweegbrengt
then-sail = Je gooit 1 tot 4 en zeilt hoogstens zoveel velden.
then-sail-4 = Je zeilt hoogstens { $number } velden zonder te gooien, dankzij de Phaiaken.
then-arrow = Kost { $cost ->
    [1] 1 geschenk
   *[other] { $cost } geschenken
}, je houdt er { $gifts } over.
then-arrow-free = De pijl is in deze beurt gratis.
then-stay = Je blijft: geen landing en geen gevecht.
then-sea = Open zee, niemand daar.
then-home = Thuis: je wint meteen.
then-meets = Je ontmoet { $who }: elk van jullie kan een gevecht beginnen.
then-syrte = Syrte: je slaat je volgende beurt over, maar betaalt wel het onderhoud ervan.
then-own-island = Je eigen eiland: alleen proviand, 2 geschenken of geen, gelijke kans.
then-ruled = { $who } beheerst { $island } en { $cards ->
    [0] heeft geen kaart: er is geen opdracht
    [1] heeft 1 kaart, die je opdracht is
   *[other] kiest een van { $cards } kaarten voor jou; je mag eerst iets bieden
}.
then-known-card = Er wacht { $island-on }: { $what }. { $does } Dan gooi je voor proviand.
then-card = { $lies-id ->
    [nothing] Geen kaart meer { $island-on }: je neemt het eiland zonder opdracht
   *[other] Je neemt de kaart van { $island } van de rand, een van { $unknown } onbekende
}; dan gooi je voor proviand: 2 geschenken of geen, gelijke kans.
then-aiolia = De pijl wordt 3 beurten gratis.
then-lay = Vanaf hier weggeblazen: { $ways }.
then-lay-way = { $direction } { $who }
you-among = jij
then-lay-nobody = Vanaf hier bereikt de pijl niemand.
then-aim = { $ships }.
then-aim-nobody = Niemand wordt weggeblazen.
then-sheltered = { $number ->
    [1] { $who } ligt
   *[other] { $who } liggen
} beschut aan land.
then-meeting = { $mine ->
    [yes] Jij en { $other } ontmoeten elkaar en kunnen vechten.
   *[no] { $who } en { $other } ontmoeten elkaar en kunnen vechten.
}
then-reaches-home = { $number ->
    [1] { $mine ->
        [yes] Je komt thuis en wint
       *[no] { $who } komt thuis en wint
    }
   *[other] Samen komen thuis en winnen: { $who }
}.
drift-sea = { $mine ->
    [yes] jij drijft
   *[no] { $who } drijft
} { $hexes ->
    [1] 1 veld
   *[other] { $hexes } velden
} af
drift-land = { $mine ->
    [yes] jij drijft af
   *[no] { $who } drijft af
} naar { $island }
drift-stopped = { $mine ->
    [yes] jij wordt
   *[no] { $who } wordt
} meteen tegengehouden
then-pass = Je begint geen gevecht; { $who } kan het nog.
then-no-aegis = Je houdt de Aegis en vecht.
then-no-offer = Je biedt niets aan en het gevecht gaat door.
then-no-offer-task = Je biedt niets aan; { $who } kiest je opdracht.
then-refuse = Geweigerd, het gevecht gaat door.
then-refuse-task = Je weigert en kiest de opdracht zelf.
then-odds = Een ronde: { $wins } % gewonnen, { $equal } % gelijk, { $loses } % verloren. Op het einde zink je in { $lost } %, { $who } in { $sunk } %.
then-accepted = Als het wordt aangenomen:
then-accept = Meteen:
then-peace = Het gevecht is voorbij.
then-peace-offered = Als { $who } aanneemt, is het gevecht voorbij.
then-task = { $mine ->
    [yes] Jouw opdracht
   *[no] Opdracht voor { $who }
}: { $what }.
changed-gifts = { $mine ->
    [yes] jij hebt
   *[no] { $who } heeft
} { $gifts ->
    [1] 1 geschenk
   *[other] { $gifts } geschenken
} in plaats van { $now }
changed-gains = { $mine ->
    [yes] jij krijgt
   *[no] { $who } krijgt
} { $what }
changed-chips = { $mine ->
    [yes] jij hebt
   *[no] { $who } heeft
} { $chips ->
    [1] 1 chip
   *[other] { $chips } chips
} in plaats van { $now }
then-look = Alleen jij ziet de kaart van { $island }.
then-look-known = Die ken je: { $card }.
then-roll = { $chance } % kans een held te verliezen{ $last ->
    [yes] , je laatste
   *[no] {""}
}.
then-slaughter = 3 geschenken meteen; dan { $chance } % kans een held te verliezen{ $last ->
    [yes] , je laatste
   *[no] {""}
}.
then-again = { $chance } % kans nog een held te verliezen{ $last ->
    [yes] , je laatste
   *[no] {""}
}; gelijk wordt overgedaan.
then-aegis = Geen gevecht; de kaart wordt omgedraaid en telt nog mee.
then-veil = 1 held, 1 geschenk, geen honger; de kaart wordt omgedraaid en telt nog mee.
then-no-veil = Het schip vergaat: een nieuw begint in Troje.
then-pay = 1 geschenk, en je verliest niemand.
then-abstain = Geen geschenk, geen gevaar.
then-flee = De opdracht is niet volbracht, en de kaart gaat terug.

## Naast de kaart
your-choice = Jouw keuze
terms = Voorwaarden
move-by = Bewegen met
way-sail = Zeilen
way-sail-how = 1 tot 4 velden
way-sail-4 = 4 velden
way-arrow = Storm
way-arrow-how = kost 1 geschenk
way-arrow-free = nu gratis
die-sail = zeildobbelsteen
die-favour = gunstdobbelsteen
odds-round = Deze ronde: de laagste som verliest een held
odds-all = Tot het einde, hoogstens 12 ronden
odds-sinks = { $who } zinkt: { $chance } %
odds-you-sink = jij: { $chance } %
terms-no-offer = Geen aanbod
terms-peace = Alleen vrede
terms-give = Ik geef …
terms-ask = Ik vraag …
terms-give-one = Voor vrede geef je { $who } één ding:
terms-ask-one = Voor vrede geeft { $who } je één ding:
terms-price = Voor die kaart geef je { $who } één ding:
thing-gifts = { $gifts ->
    [1] 1 geschenk
   *[other] { $gifts } geschenken
}
letter-peace = Vrede zonder voorwaarden
letter-thing-card = de kaart “{ $card }”
letter-thing-island = { $island }
letter-thing = Vrede, en { $mine ->
    [gets] je krijgt
    [gives] je geeft
   *[no] { $who } krijgt
} { $thing }
letter-task = { $thing } voor “{ $card }”
letter-way = { $mine ->
    [from] Jij aan { $other }; bindend zodra aangenomen
    [to] { $who } aan jou; bindend zodra aangenomen
   *[no] { $who } aan { $other }; bindend zodra aangenomen
}
letter-weighing = { $who } denkt erover na
stage-fight = Het gevecht
stage-with = { $mine ->
    [yes] Gevecht met { $other }
   *[no] { $who } vecht met { $other }
}
stage-landing = De landing
landing = { $mine ->
    [yes] Je landt { $island-on }
   *[no] { $who } landt { $island-on }
}
frieze = Ronde { $round }: { $mine ->
    [first] jij
   *[other] { $who }
} met { $heroes } tegen { $mine ->
    [second] jou
   *[other] { $other }
} met { $other_heroes ->
    [one] { $other_heroes } held
   *[other] { $other_heroes } helden
}
frieze-round = ronde { $round } van 12
odds-win = gewonnen { $chance } %
odds-equal = gelijk { $chance } %
odds-neither = geen { $chance } %
odds-lose = verloren { $chance } %
row-storm = Storm
row-strong = Strakke wind
row-breeze = Bries
no-card = geen kaart
turned-card = { $what }, gebruikt
cards-of = { $who } { $number ->
    [0] geen kaart
    [1] 1 kaart
   *[other] { $number } kaarten
}
unseen = { $number ->
    [1] 1 kaart ongezien
   *[other] { $number } kaarten ongezien
}
large-figure = Het huis telt de stappen naar huis: chips in de hand min avontuurkaarten. Bij 0 gaat Ithaka open.
figure-islands = { $number ->
    [1] 1 eiland
   *[other] { $number } eilanden
}
mark-starving = verhongert bijna
mark-misses = slaat een beurt over
mark-waits = landt volgende beurt
mark-free = gratis pijl × { $number }
mark-four = volgende worp is 4
panel-chips = { $n ->
    [one] { $n } chip in de hand
   *[other] { $n } chips in de hand
}
panel-steps = { $n ->
    [one] { $n } stap van huis
   *[other] { $n } stappen van huis
}
panel-note = helden { $heroes }, geschenken { $gifts }
panel-hungry = helden { $heroes }, honger { $hunger }
panel-first = begint
panel-home = thuis

## Keys
board-keys = In dit spel: de pijltoetsen gaan over de zee, R draait de stormpijl.

## Tekeningen bij de regels: een onderschrift, en wat er te zien is
diagram-sail-turns = een 3: drie velden, vrij gedraaid
    .alt = Een schip zeilt drie velden over open zee en draait onderweg.
diagram-sail-lands = een eiland beëindigt de vaart
    .alt = Een schip zeilt twee velden over zee en met het derde op een eiland, waar het blijft.
diagram-sail-through = nooit door een eiland heen
    .alt = Een schip zou een eiland op en er aan de andere kant weer af zeilen: dat mag niet.
diagram-storm-rows = storm tot de volgende oever, strakke wind 2 velden, bries 1
    .alt = De pijl ligt op een veld en wijst over vijf rijen naar het westen. In de middelste rij drijft de storm rood tot het volgende eiland; in de rij ernaast drijft de strakke wind geel twee velden; in de buitenste drijft de bries blauw één veld.
diagram-meet = na een zet op één veld: elk mag vechten
    .alt = Twee schepen delen na een zet een zeeveld, daarvoor niet.
diagram-fight-round = dobbelsteen en bemanning: 2 + 4 tegen 1 + 3, de laagste som verliest een held
    .alt = Een gevechtsronde: rood gooit 2 en heeft 4 helden, blauw gooit 1 en heeft er 3. 6 tegen 4: blauw verliest een held.

## Het einde
end-far = Hoe ver iedereen kwam
end-chips = chips in de hand
end-cards = kaarten
end-islands = eilanden
end-storms = stormen
end-home = thuis
end-short = { $n } te veel
end-spare = { $n } voor
end-how = Ithaka gaat open voor wie niet meer chips in de hand heeft dan kaarten. Wie het eerst aankomt, wint; de anderen volgen naar hun kaarten min hun chips in de hand.
end-last = De laatste beurten
end-you-home = Je bent thuis.
end-is-home = { $who } is thuis.
end-some-home = { $number } kapiteins zijn thuis.
end-entered = In ronde { $round } kwam het zeil voor Ithaka in zicht.
end-entered-excused = Ithaka in ronde { $round }: de kaarten vergaven { $chips ->
    [one] { $chips } chip.
   *[other] { $chips } chips.
}
end-nobody-home = na { $rounds } ronden waarin niemand thuiskwam
end-lost = { $who } verloor een schip
end-you-lost = je verloor je schip
end-picture = { $number ->
    [one] Een schip komt thuis op Ithaka: { $who }
   *[other] { $number } schepen komen thuis op Ithaka
}
