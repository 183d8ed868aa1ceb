# Das Brett der Odyssee

the-sea = Das Meer
## Namen auf der Karte
sea-ismaros = Ismaros
sea-tenedos = Tenedos
sea-telepylos = Telepylos
sea-kythera = Kythera
sea-aiaia = Aiaia
sea-aiolia = Aiolia
sea-crete = Kreta
sea-lotus-coast = Lotosküste
sea-pharos = Pharos
sea-goat-island = Ziegeninsel
sea-scheria = Scheria
sea-thrinakia = Thrinakia
sea-anthemoessa = Anthemoessa
sea-ogygia = Ogygia
sea-asteris = Asteris
sea-troy = Troja
sea-ithaca = Ithaka
sea-syrte = Syrte

## Was darauf liegt, für die, die es hören
isle = { $number } { $island }, { $ruled ->
    [yes] beherrscht von { $mine ->
        [yes] dir
       *[no] { $who }
    }
   *[no] ohne Herrscher
}, Karte am Rand: { $lies }
rim-space = Rand { $number }, { $island }: { $known ->
    [yes] { $lies-id ->
        [face-down] { $card }, nur von dir gesehen
       *[other] { $card }, offen
    }
   *[no] { $lies-id ->
        [nothing] keine Karte
       *[other] eine verdeckte Karte
    }
}
rim-looked = angesehen von { $who }
rim-chips = Chips von { $who }
ship = { $mine ->
    [yes] Dein Schiff
   *[no] Schiff von { $who }
}, { $sea ->
    [yes] auf See, { $at }
   *[no] { $island }
}, { $heroes ->
    [1] 1 Held
   *[other] { $heroes } Helden
}
ship-here = { $mine ->
    [yes] dein Schiff
   *[no] Schiff von { $who }
}
hex-closed = { $at }, nicht erreichbar
bow-closed = der Sturmpfeil: keine Gabe, um ihn zu bezahlen
supply = { $gifts ->
    [1] 1 Gabe
   *[other] { $gifts } Gaben
} im Vorrat
supply-short = Vorrat { $gifts }
round = Runde { $round } von { $rounds }
dice = Letzte Würfe: Segelwürfel { $sail ->
    [0] noch nicht geworfen
   *[other] { $sail }
}, Gunstwürfel { $thrown ->
    [yes] { $face }
   *[no] noch nicht geworfen
}
free-arrows = gratis × { $number }
fight-between = Kampf: { $who }
zoom-in = Größer
zoom-out = Kleiner

## Abenteuerkarten
title-wine = Marons Wein
title-lotus = Lotophagen
title-polyphemos = Polyphem
title-winds = Schlauch der Winde
title-laistrygonians = Laistrygonen
title-circe = Kirke
title-hades = Haus des Hades
title-sirens = Sirenen
title-skylla = Skylla
title-charybdis = Charybdis
title-cattle = Rinder des Helios
title-kalypso = Kalypso
title-phaiakians = Phaiaken
title-aegis = Aigis der Athene
title-veil = Schleier der Leukothea
effect-wine = Nimm 2 Gaben.
effect-lotus = Gunstwürfel: Schwarz kostet 1 Helden.
effect-polyphemos = Segelwürfel: 1 kostet 2 Helden, 2 kostet 1, 4 bringt 2 Gaben.
effect-winds = Der Pfeil ist in 2 weiteren Zügen kostenlos.
effect-laistrygonians = Segelwürfel und Mannschaft gegen Segelwürfel und 3; niedriger kostet 1 Helden, dann weiter oder fliehen.
effect-circe = Gunstwürfel: Weiß bringt 1 Gabe und 1 Helden, Schwarz kostet einen Zug.
effect-hades = Gib 1 Gabe und sieh 2 Karten am Rand an.
effect-sirens = Gib 1 Gabe oder würfle: 1 und 2 kosten 1 Helden.
effect-skylla = Verliere 1 Helden.
effect-charybdis = Gunstwürfel: Schwarz kostet 2 Gaben, ohne Gaben 1 Hungerstein.
effect-cattle = Schone sie oder nimm 3 Gaben: Dann kostet Schwarz 1 Helden.
effect-kalypso = Gaben auf 4, und setze den nächsten Zug aus.
effect-phaiakians = Nimm 1 Gabe; der nächste Segelwurf ist eine 4.
effect-aegis = Bleibt: einmal einen Kampf ablehnen.
effect-veil = Bleibt: einmal das Schiff retten, mit 1 Helden und 1 Gabe.
card-turned = benutzt

## Was Knöpfe sagen
do-sail = Segelwürfel werfen
do-sail-4 = 4 segeln
do-arrow = Sturmpfeil nehmen
do-stay = Hier bleiben
do-to-sea = Dorthin segeln
do-to-land = Ziel: { $island }
do-lay = Dorthin legen
do-aim = Sturm entfesseln
do-fight = Kampf gegen { $who }
do-pass = Kein Kampf gegen { $who }
do-aegis = Mit der Aigis ablehnen
do-no-aegis = Den Kampf annehmen
do-veil = Das Schiff retten
do-no-veil = Untergehen lassen
do-no-offer = Kein Angebot
do-peace = Frieden ohne Bedingungen
do-give = { $who } bieten: { $thing }
do-ask = Von { $who } verlangen: { $thing }
do-accept = Annehmen
do-refuse = Ablehnen
do-name = Um „{ $what }“ bitten
do-choose = Aufgabe: { $what }
do-look = Karte { $island-of } ansehen
do-pay = 1 Gabe zahlen
do-roll = Darum würfeln
do-abstain = Rinder schonen
do-slaughter = Für 3 Gaben schlachten
do-again = Weiterkämpfen
do-flee = Fliehen

## Was eine Wahl bewirkt
then-sail = Du würfelst 1 bis 4 und segelst bis zu so viele Felder.
then-sail-4 = Du segelst bis zu { $number } Felder ohne Wurf, durch die Gunst der Phaiaken.
then-arrow = Kostet { $cost ->
    [1] 1 Gabe
   *[other] { $cost } Gaben
}, dir bleiben { $gifts }.
then-arrow-free = Der Pfeil ist in diesem Zug kostenlos.
then-stay = Du bleibst: keine Landung und kein Kampf.
then-sea = Offene See, niemand da.
then-home = Daheim: Du gewinnst sofort.
then-meets = Du triffst { $who }: Jeder von euch kann einen Kampf beginnen.
then-syrte = Die Syrte: Du setzt den nächsten Zug aus, und sein Unterhalt ist fällig.
then-own-island = Deine eigene Insel: nur Proviant, 2 Gaben oder keine, gleiche Chance.
then-ruled = { $who } herrscht { $island-on } und { $cards ->
    [0] hat keine Karte: Es gibt keine Aufgabe
    [1] hat 1 Karte, die deine Aufgabe ist
   *[other] wählt eine von { $cards } Karten für dich; vorher darfst du etwas bieten
}.
then-known-card = Es wartet { $island-on }: { $what }. { $does } Dann würfelst du um Proviant.
then-card = { $lies-id ->
    [nothing] Keine Karte mehr { $island-on }: Du nimmst die Insel ohne Aufgabe
   *[other] Du nimmst die Karte { $island-of } vom Rand, eine von { $unknown } unbekannten
}; dann würfelst du um Proviant: 2 Gaben oder keine, gleiche Chance.
then-aiolia = Der Pfeil kostet 3 Züge lang nichts.
then-lay = Von hier verweht: { $ways }.
then-lay-way = { $direction } { $who }
you-among = du
then-lay-nobody = Von hier erreicht der Pfeil niemanden.
then-aim = { $ships }.
then-aim-nobody = Niemand wird verweht.
then-sheltered = An Land geschützt { $number ->
    [1] ist { $who }
   *[other] sind { $who }
}.
then-meeting = { $mine ->
    [yes] Du und { $other } trefft euch und könnt kämpfen.
   *[no] { $who } und { $other } treffen sich und können kämpfen.
}
then-reaches-home = { $number ->
    [1] { $mine ->
        [yes] Du kommst heim und gewinnst
       *[no] { $who } kommt heim und gewinnt
    }
   *[other] Zusammen kommen heim und gewinnen: { $who }
}.
drift-sea = { $mine ->
    [yes] du treibst
   *[no] { $who } treibt
} { $hexes ->
    [1] 1 Feld
   *[other] { $hexes } Felder
}
drift-land = { $mine ->
    [yes] du treibst
   *[no] { $who } treibt
} { $island-to }
drift-stopped = { $mine ->
    [yes] du bleibst
   *[no] { $who } bleibt
} sofort stehen
then-pass = Du beginnst keinen Kampf; { $who } kann es noch.
then-no-aegis = Du behältst die Aigis und kämpfst.
then-no-offer = Du bietest nichts an, und der Kampf geht weiter.
then-no-offer-task = Du bietest nichts an; { $who } wählt deine Aufgabe.
then-refuse = Abgelehnt, der Kampf geht weiter.
then-refuse-task = Du lehnst ab und wählst die Aufgabe selbst.
then-odds = Eine Runde: { $wins } % gewonnen, { $equal } % gleich, { $loses } % verloren. Am Ende sinkst du in { $lost } %, { $who } in { $sunk } %.
then-accepted = Wenn angenommen:
then-accept = Sofort:
then-peace = Der Kampf ist vorbei.
then-peace-offered = Nimmt { $who } an, ist der Kampf vorbei.
then-task = { $mine ->
    [yes] Deine Aufgabe
   *[no] Aufgabe von { $who }
}: { $what }.
changed-gifts = { $mine ->
    [yes] du hast
   *[no] { $who } hat
} { $gifts ->
    [1] 1 Gabe
   *[other] { $gifts } Gaben
} statt { $now }
changed-gains = { $mine ->
    [yes] du bekommst
   *[no] { $who } bekommt
} { $what }
changed-chips = { $mine ->
    [yes] du hast
   *[no] { $who } hat
} { $chips ->
    [1] 1 Chip
   *[other] { $chips } Chips
} statt { $now }
then-look = Nur du siehst die Karte { $island-of }.
then-look-known = Du kennst sie: { $card }.
then-roll = Zu { $chance } % verlierst du einen Helden{ $last ->
    [yes] , deinen letzten
   *[no] {""}
}.
then-slaughter = 3 Gaben sofort; dann verlierst du zu { $chance } % einen Helden{ $last ->
    [yes] , deinen letzten
   *[no] {""}
}.
then-again = Zu { $chance } % verlierst du noch einen Helden{ $last ->
    [yes] , deinen letzten
   *[no] {""}
}; bei Gleichstand wird wiederholt.
then-aegis = Kein Kampf; die Karte wird umgedreht und zählt weiter.
then-veil = 1 Held, 1 Gabe, kein Hunger; die Karte wird umgedreht und zählt weiter.
then-no-veil = Das Schiff ist verloren: Ein neues beginnt in Troja.
then-pay = 1 Gabe, und niemand geht verloren.
then-abstain = Keine Gabe, keine Gefahr.
then-flee = Die Aufgabe ist nicht erfüllt, und die Karte geht zurück.

## Neben der Karte
your-choice = Deine Wahl
terms = Bedingungen
move-by = Bewegen durch
way-sail = Segeln
way-sail-how = 1 bis 4 Felder
way-sail-4 = 4 Felder
way-arrow = Sturm
way-arrow-how = kostet 1 Gabe
way-arrow-free = jetzt kostenlos
die-sail = Segelwürfel
die-favour = Gunstwürfel
odds-round = Diese Runde: die kleinere Summe verliert einen Helden
odds-all = Bis zum Ende, höchstens 12 Runden
odds-sinks = { $who } sinkt { $chance } %
odds-you-sink = du: { $chance } %
terms-no-offer = Kein Angebot
terms-peace = Nur Frieden
terms-give = Ich gebe …
terms-ask = Ich verlange …
terms-give-one = Für den Frieden gibst du { $who } eines:
terms-ask-one = Für den Frieden gibt dir { $who } eines:
terms-price = Für diese Karte gibst du { $who } eines:
thing-gifts = { $gifts ->
    [1] 1 Gabe
   *[other] { $gifts } Gaben
}
letter-peace = Frieden ohne Bedingungen
letter-thing-card = die Karte „{ $card }“
letter-thing-island = { $island-acc }
letter-thing = Frieden, und { $mine ->
    [gets] du bekommst
    [gives] du gibst
   *[no] { $who } bekommt
} { $thing }
letter-task = { $thing } für „{ $card }“
letter-way = { $mine ->
    [from] Du an { $other }; bindend, sobald angenommen
    [to] { $who } an dich; bindend, sobald angenommen
   *[no] { $who } an { $other }; bindend, sobald angenommen
}
letter-weighing = { $who } überlegt
stage-fight = Der Kampf
stage-with = { $mine ->
    [yes] Kampf mit { $other }
   *[no] { $who } kämpft mit { $other }
}
stage-landing = Die Landung
landing = { $mine ->
    [yes] Du landest { $island-on }
   *[no] { $who } landet { $island-on }
}
frieze = Runde { $round }: { $mine ->
    [first] du
   *[other] { $who }
} mit { $heroes } gegen { $mine ->
    [second] dich
   *[other] { $other }
} mit { $other_heroes ->
    [one] { $other_heroes } Held
   *[other] { $other_heroes } Helden
}
frieze-round = Runde { $round } von 12
odds-win = gewonnen { $chance } %
odds-equal = gleich { $chance } %
odds-neither = keiner { $chance } %
odds-lose = verloren { $chance } %
row-storm = Sturm
row-strong = Starker Wind
row-breeze = Brise
no-card = keine Karte
turned-card = { $what }, benutzt
cards-of = { $who } { $number ->
    [0] keine Karte
    [1] 1 Karte
   *[other] { $number } Karten
}
unseen = { $number ->
    [1] 1 Karte ungesehen
   *[other] { $number } Karten ungesehen
}
large-figure = Das Haus zählt die Schritte nach Hause: Chips in der Hand minus Abenteuerkarten. Bei 0 steht Ithaka offen.
figure-islands = { $number ->
    [1] 1 Insel
   *[other] { $number } Inseln
}
mark-starving = am Verhungern
mark-misses = setzt aus
mark-waits = landet nächsten Zug
mark-free = Gratispfeil × { $number }
mark-four = nächster Wurf: 4
panel-chips = { $n ->
    [one] { $n } Chip in der Hand
   *[other] { $n } Chips in der Hand
}
panel-steps = { $n ->
    [one] { $n } Schritt bis nach Hause
   *[other] { $n } Schritte bis nach Hause
}
panel-note = Helden { $heroes }, Gaben { $gifts }
panel-hungry = Helden { $heroes }, Hunger { $hunger }
panel-first = beginnt
panel-home = daheim

## Keys
board-keys = In diesem Spiel: die Pfeiltasten gehen über das Meer, R dreht den Sturmpfeil.

## Bilder der Regeln: eine Unterschrift, und was zu sehen ist
diagram-sail-turns = eine 3: drei Felder, frei gewendet
    .alt = Ein Schiff segelt drei Felder über offenes Meer und wendet unterwegs.
diagram-sail-lands = eine Insel beendet die Fahrt
    .alt = Ein Schiff segelt zwei Felder über Meer und mit dem dritten auf eine Insel, wo es bleibt.
diagram-sail-through = nie durch eine Insel
    .alt = Ein Schiff würde auf eine Insel und auf der anderen Seite wieder hinaus segeln: Das ist nicht erlaubt.
diagram-storm-rows = Sturm bis zum nächsten Ufer, starker Wind 2 Felder, Brise 1
    .alt = Der Pfeil liegt auf einem Feld und weist über fünf Reihen nach Westen. In der mittleren Reihe treibt der Sturm Rot bis zur nächsten Insel, in der Reihe daneben treibt der starke Wind Gelb zwei Felder, in der äußersten treibt die Brise Blau ein Feld weit.
diagram-meet = nach einem Zug auf einem Feld: Jeder darf kämpfen
    .alt = Zwei Schiffe teilen nach einem Zug ein Meerfeld, vorher nicht.
diagram-fight-round = Würfel und Mannschaft: 2 + 4 gegen 1 + 3, die niedrigere Summe verliert einen Helden
    .alt = Eine Kampfrunde: Rot würfelt 2 und hat 4 Helden, Blau würfelt 1 und hat 3. 6 gegen 4: Blau verliert einen Helden.

## Das Ende
end-far = Wie weit alle kamen
end-chips = Chips in der Hand
end-cards = Karten
end-islands = Inseln
end-storms = Stürme
end-home = daheim
end-short = { $n } zu viel
end-spare = { $n } voraus
end-how = Die Heimat öffnet sich, wenn man höchstens so viele Chips wie Karten hat. Wer zuerst ankommt, gewinnt; die anderen ordnen sich nach ihren Karten minus Chips in der Hand.
end-last = Die letzten Züge
end-you-home = Du bist daheim.
end-is-home = { $who } ist daheim.
end-some-home = { $number } Kapitäne sind daheim.
end-entered = In Runde { $round } kam das Segel vor Ithaka in Sicht.
end-entered-excused = Ithaka in Runde { $round }: Die Karten wiegen { $chips ->
    [one] { $chips } Chip auf.
   *[other] { $chips } Chips auf.
}
end-nobody-home = nach { $rounds } Runden, in denen niemand heimkam
end-lost = { $who } verlor ein Schiff
end-you-lost = du hast dein Schiff verloren
end-picture = { $number ->
    [one] Ein Schiff kommt heim nach Ithaka: { $who }
   *[other] { $number } Schiffe kommen heim nach Ithaka
}
