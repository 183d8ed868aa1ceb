# Die Odyssee

title = Odyssee

## Wörter
colour-red = Rot
colour-yellow = Gelb
colour-blue = Blau
colour-green = Grün
colour-white = Weiß
colour-black = Schwarz
island-ismaros = Ismaros
    .acc = Ismaros
    .of = von Ismaros
    .on = auf Ismaros
    .to = nach Ismaros
island-tenedos = Tenedos
    .acc = Tenedos
    .of = von Tenedos
    .on = auf Tenedos
    .to = nach Tenedos
island-telepylos = Telepylos
    .acc = Telepylos
    .of = von Telepylos
    .on = auf Telepylos
    .to = nach Telepylos
island-kythera = Kythera
    .acc = Kythera
    .of = von Kythera
    .on = auf Kythera
    .to = nach Kythera
island-aiaia = Aiaia
    .acc = Aiaia
    .of = von Aiaia
    .on = auf Aiaia
    .to = nach Aiaia
island-aiolia = Aiolia
    .acc = Aiolia
    .of = von Aiolia
    .on = auf Aiolia
    .to = nach Aiolia
island-crete = Kreta
    .acc = Kreta
    .of = von Kreta
    .on = auf Kreta
    .to = nach Kreta
island-lotus-coast = Lotosküste
    .acc = die Lotosküste
    .of = der Lotosküste
    .on = an der Lotosküste
    .to = zur Lotosküste
island-pharos = Pharos
    .acc = Pharos
    .of = von Pharos
    .on = auf Pharos
    .to = nach Pharos
island-goat-island = Ziegeninsel
    .acc = die Ziegeninsel
    .of = der Ziegeninsel
    .on = auf der Ziegeninsel
    .to = zur Ziegeninsel
island-scheria = Scheria
    .acc = Scheria
    .of = von Scheria
    .on = auf Scheria
    .to = nach Scheria
island-thrinakia = Thrinakia
    .acc = Thrinakia
    .of = von Thrinakia
    .on = auf Thrinakia
    .to = nach Thrinakia
island-anthemoessa = Anthemoessa
    .acc = Anthemoessa
    .of = von Anthemoessa
    .on = auf Anthemoessa
    .to = nach Anthemoessa
island-ogygia = Ogygia
    .acc = Ogygia
    .of = von Ogygia
    .on = auf Ogygia
    .to = nach Ogygia
island-asteris = Asteris
    .acc = Asteris
    .of = von Asteris
    .on = auf Asteris
    .to = nach Asteris
island-troy = Troja
    .acc = Troja
    .of = von Troja
    .on = in Troja
    .to = nach Troja
island-ithaca = Ithaka
    .acc = Ithaka
    .of = von Ithaka
    .on = auf Ithaka
    .to = nach Ithaka
island-syrte = Syrte
    .acc = die Syrte
    .of = der Syrte
    .on = in der Syrte
    .to = in die Syrte
card-wine = Marons Wein
    .short = Wein
card-lotus = Lotophagen
    .short = Lotophagen
card-polyphemos = Polyphem
    .short = Polyphem
card-winds = Schlauch der Winde
    .short = Winde
card-laistrygonians = Laistrygonen
    .short = Laistrygonen
card-circe = Kirke
    .short = Kirke
card-hades = Haus des Hades
    .short = Hades
card-sirens = Sirenen
    .short = Sirenen
card-skylla = Skylla
    .short = Skylla
card-charybdis = Charybdis
    .short = Charybdis
card-cattle = Rinder des Helios
    .short = Rinder
card-kalypso = Kalypso
    .short = Kalypso
card-phaiakians = Phaiaken
    .short = Phaiaken
card-aegis = Aigis der Athene
    .short = Aigis
card-veil = Schleier der Leukothea
    .short = Schleier
direction-E = Osten
    .adv = östlich
direction-NE = Nordosten
    .adv = nordöstlich
direction-NW = Nordwesten
    .adv = nordwestlich
direction-W = Westen
    .adv = westlich
direction-SW = Südwesten
    .adv = südwestlich
direction-SE = Südosten
    .adv = südöstlich
face-white = Weiß
face-black = Schwarz
kind-sail = segeln
kind-arrow = den Sturmpfeil nehmen
kind-to = auf ein Feld segeln
kind-lay = den Pfeil legen
kind-aim = den Pfeil drehen
kind-fight = einen Kampf beginnen
kind-pass = ein Schiff in Ruhe lassen
kind-aegis = die Aigis einsetzen
kind-no-aegis = die Aigis aufsparen
kind-veil = den Schleier einsetzen
kind-no-veil = den Schleier aufsparen
kind-no-offer = nichts anbieten
kind-peace = Frieden anbieten
kind-give = etwas anbieten
kind-ask = etwas verlangen
kind-accept = annehmen
kind-refuse = ablehnen
kind-card = eine Karte wählen
kind-look = eine Karte ansehen
kind-pay = die Sirenen bezahlen
kind-roll = wegen der Sirenen würfeln
kind-abstain = die Rinder schonen
kind-slaughter = die Rinder schlachten
kind-again = wieder gegen die Laistrygonen kämpfen
kind-flee = fliehen
awaited-move = „sail“ oder „arrow“
awaited-sail = das Feld, auf das das Schiff fährt, etwa „to 3,0“ oder „to scheria“
awaited-lay = das Feld, auf das der Pfeil kommt, etwa „at 3,0“
awaited-aim = die Richtung des Pfeils: E, NE, NW, W, SW oder SE
awaited-engage = „fight“ oder „pass“
awaited-refuse = „aegis“ oder „no aegis“
awaited-offer = ein Friedensangebot, etwa „peace“, „give 2“ oder „ask crete“, oder „no offer“
awaited-answer = „accept“ oder „refuse“
awaited-save = „veil“ oder „no veil“
awaited-name = eine Karte des Herrschers, etwa „card skylla“, oder „no offer“
awaited-price = das Angebot für die Karte, etwa „give 2“
awaited-reply = „accept“ oder „refuse“
awaited-choose = die Karte für den Ankömmling, etwa „card skylla“
awaited-sirens = „pay“ oder „roll“
awaited-cattle = „abstain“ oder „slaughter“
awaited-again = „again“ oder „flee“
awaited-look = ein Randfeld zum Ansehen, etwa „look crete“

## Was erwartet wird
prompt-lot = Das Los entscheidet, wer beginnt.
prompt-move = { $arrow ->
    [free] Segle oder lege den Sturmpfeil: Er ist in diesem Zug kostenlos.
    [gift] Segle oder lege den Sturmpfeil für 1 weitere Gabe.
   *[none] Segle; für den Sturmpfeil ist keine Gabe mehr da.
}
prompt-sail-roll = Der Segelwürfel wird geworfen.
prompt-sail = Segle bis zu { $roll ->
    [1] 1 Feld
   *[other] { $roll } Felder
} weit oder bleibe.
prompt-lay = Lege den Sturmpfeil auf ein beliebiges Feld.
prompt-aim = Drehe den Pfeil und entfessle den Sturm.
prompt-engage = { $seat-you ->
    [yes] Dein Schiff ist auf demselben Feld
   *[no] { $seat-start } ist auf demselben Feld
}: kämpfen oder nicht?
prompt-refuse = { $seat-you ->
    [yes] { $seat-start } beginnst
   *[no] { $seat-start } beginnt
} einen Kampf: mit der Aigis ablehnen?
prompt-offer = { $seat-you ->
    [yes] Kampf mit dir
   *[no] Kampf mit { $seat-name }
}, Runde { $round } von { $rounds }: Biete Frieden an oder nichts.
prompt-answer-peace = { $seat-you ->
    [yes] { $seat-start } bietest Frieden
   *[no] { $seat-start } bietet Frieden
}: annehmen?
prompt-answer-give-gifts = { $seat-you ->
    [yes] { $seat-start } bietest Frieden und gibst
   *[no] { $seat-start } bietet Frieden und gibt
} { $gifts ->
    [1] 1 Gabe
   *[other] { $gifts } Gaben
}: annehmen?
prompt-answer-give-card = { $seat-you ->
    [yes] { $seat-start } bietest Frieden und gibst
   *[no] { $seat-start } bietet Frieden und gibt
} die Karte „{ $card }“: annehmen?
prompt-answer-give-island = { $seat-you ->
    [yes] { $seat-start } bietest Frieden und gibst
   *[no] { $seat-start } bietet Frieden und gibt
} { $island-acc }: annehmen?
prompt-answer-ask-gifts = { $seat-you ->
    [yes] { $seat-start } bietest Frieden für
   *[no] { $seat-start } bietet Frieden für
} { $gifts ->
    [1] 1 Gabe
   *[other] { $gifts } Gaben
}: annehmen?
prompt-answer-ask-card = { $seat-you ->
    [yes] { $seat-start } bietest Frieden für die Karte „{ $card }“
   *[no] { $seat-start } bietet Frieden für die Karte „{ $card }“
}: annehmen?
prompt-answer-ask-island = { $seat-you ->
    [yes] { $seat-start } bietest Frieden
   *[no] { $seat-start } bietet Frieden
} für { $island-acc }: annehmen?
prompt-round = { $seat-start } und { $other_seat-name } { $seat-you ->
    [yes] kämpft
   *[no] { $other_seat-you ->
        [yes] kämpft
       *[no] kämpfen
    }
} Runde { $round }.
prompt-save = { $danger ->
    [starving] Die Mannschaft verhungert: das Schiff mit dem Schleier retten?
   *[crew] Der letzte Held fällt: das Schiff mit dem Schleier retten?
}
prompt-name = { $seat-you ->
    [yes] { $seat-start } herrschst
   *[no] { $seat-start } herrscht
} { $island-on }: Bitte um eine Karte des Herrschers oder biete nichts.
prompt-price = { $seat-you ->
    [yes] Was bekommst du für „{ $card }“?
   *[no] Was wird { $seat-name } geboten für „{ $card }“?
}
prompt-reply-gifts = { $seat-you ->
    [yes] { $seat-start } bietest
   *[no] { $seat-start } bietet
} { $gifts ->
    [1] 1 Gabe
   *[other] { $gifts } Gaben
} für „{ $named_card }“: annehmen?
prompt-reply-card = { $seat-you ->
    [yes] { $seat-start } bietest
   *[no] { $seat-start } bietet
} die Karte „{ $card }“ für „{ $named_card }“: annehmen?
prompt-reply-island = { $seat-you ->
    [yes] { $seat-start } bietest
   *[no] { $seat-start } bietet
} { $island-acc } für „{ $named_card }“: annehmen?
prompt-choose = { $seat-you ->
    [yes] Du landest { $island-on }: Wer dort herrscht, wählt eine Karte für dich.
   *[no] { $seat-start } landet { $island-on }: Wähle eine Karte für den Ankömmling.
}
prompt-uncover = Das Abenteuer { $island-of } wird aufgedeckt.
prompt-roll = Der Segelwürfel wird für „{ $card }“ geworfen.
prompt-favour = Der Gunstwürfel wird für „{ $card }“ geworfen.
prompt-brawl = Beide Segelwürfel fallen gegen die Laistrygonen.
prompt-again = Ein Held ist an die Laistrygonen verloren: weiterkämpfen oder fliehen?
prompt-sirens = Sirenen: 1 Gabe zahlen oder würfeln und bei 1 oder 2 einen Helden verlieren?
prompt-cattle = Rinder des Helios: schonen oder schlachten, für 3 Gaben und den Gunstwürfel?
prompt-look = Haus des Hades: Wähle die { $number ->
    [1] erste
   *[2] zweite
} verdeckte Karte, die du ansiehst.
prompt-peek = { $seat-you ->
    [yes] { $seat-start } siehst dir
   *[no] { $seat-start } sieht sich
} die Karte { $island-of } an.
prompt-provisions = Der Gunstwürfel wird für Proviant { $island-on } geworfen.
prompt-ended = Die Partie ist zu Ende.

## Züge und Gezogenes
move-sail = segeln
move-arrow = den Sturmpfeil nehmen
move-stay = bleiben
move-to-coast = nach { $at } segeln, { $direction-adv } { $island-of }
move-to-sea = nach { $at } segeln ({ $away ->
    [one] { $away } Feld
   *[other] { $away } Felder
} { $island-to })
move-to-land = { $island-to } segeln ({ $at })
move-lay-coast = den Pfeil auf { $at } legen, { $direction-adv } { $island-of }
move-lay-sea = den Pfeil auf { $at } legen ({ $away ->
    [one] { $away } Feld
   *[other] { $away } Felder
} { $island-to })
move-lay-land = den Pfeil auf { $island-acc } legen ({ $at })
move-aim = den Sturm nach { $direction } entfesseln
move-fight = kämpfen
move-pass = das andere Schiff in Ruhe lassen
move-aegis = den Kampf mit der Aigis ablehnen
move-no-aegis = den Kampf annehmen
move-veil = das Schiff mit dem Schleier retten
move-no-veil = das Schiff untergehen lassen
move-no-offer = nichts anbieten
move-peace = Frieden ohne Bedingungen anbieten
move-give-gifts = { $gifts ->
    [1] 1 Gabe
   *[other] { $gifts } Gaben
} anbieten
move-give-card = die Karte „{ $card }“ anbieten
move-give-island = { $island-acc } anbieten
move-ask-gifts = { $gifts ->
    [1] 1 Gabe
   *[other] { $gifts } Gaben
} verlangen
move-ask-card = die Karte „{ $card }“ verlangen
move-ask-island = { $island-acc } verlangen
move-accept = das Angebot annehmen
move-refuse = das Angebot ablehnen
move-name-card = um „{ $card }“ als Aufgabe bitten
move-choose-card = Aufgabe des Ankömmlings: „{ $card }“
move-look = die Karte { $island-of } ansehen
move-pay = den Sirenen 1 Gabe zahlen
move-roll = an den Sirenen vorbeifahren und würfeln
move-abstain = die Rinder schonen
move-slaughter = die Rinder schlachten
move-again = weiterkämpfen
move-flee = fliehen
move-first = { $seat-you ->
    [yes] { $seat-start } beginnst
   *[no] { $seat-start } beginnt
}
move-die = Segelwürfel: { $number }
move-favour = Gunstwürfel: { $face }
move-provisions = Gunstwürfel: { $face }, { $face-id ->
    [white] Proviant
   *[black] kein Proviant
}
move-round = { $seat-start } { $die } + { $crew } = { $sum }, { $other_seat-name } { $other_die } + { $other_crew } = { $other_sum }
move-brawl = { $die } + { $crew } = { $sum } gegen { $other_die } + { $other_crew } = { $other_sum } der Laistrygonen
move-dice = die Würfel zeigen { $die } und { $other_die }
move-uncover = Abenteuer { $island-of }: „{ $card }“
move-peek = { $seat-you ->
    [yes] { $seat-start } siehst dir
   *[no] { $seat-start } sieht sich
} die Karte { $island-of } an: „{ $card }“
move-peek-veiled = { $seat-you ->
    [yes] { $seat-start } siehst dir
   *[no] { $seat-start } sieht sich
} die Karte { $island-of } an
move-drawn = Karte: „{ $card }“

## Was ein Zug bewirken würde
preview-roll = Segelwurf
preview-cost = zu zahlende Gaben
preview-gifts = übrige Gaben
preview-place = nach
preview-stays = bleibt, wo es ist
preview-meets = trifft die Schiffe der Plätze
preview-ruler = beherrscht von Platz
preview-lies = Karte am Rand
preview-card = Karte
preview-wins = daheim: gewinnt sofort
preview-directions = verwehte Schiffe
preview-drifts = verwehte Schiffe
preview-sheltered = an Land geschützt, Plätze
preview-meetings = Plätze, die kämpfen können
preview-home = Plätze, die heimkommen
preview-other = gegen Platz
preview-odds = gewinnt die Runde
preview-equal = Würfe von 16, die niemanden einen Helden kosten
preview-loses = Würfe von 16, die dich einen kosten
preview-lost = Risiko, dein Schiff zu verlieren, bis zum Ende gekämpft
preview-other_lost = Chance, dass das andere verloren geht
preview-hands = danach, wenn angenommen
preview-loses_hero = Würfe, die einen Helden kosten, von allen
preview-last = dieser Held ist der letzte
preview-island = Karte auf dem Randfeld von
drifts-start = von
drifts-at = nach
drifts-place = bei
wind-storm = Sturm
wind-strong = starker Wind
wind-breeze = Brise
lies-face-down = verdeckt
lies-face-up = offen
lies-nothing = keine

## Ablehnungen
refusal-not-now = Jetzt nicht: { $kind }. Das Spiel erwartet { $awaited }.
refusal-arrow-gift = Der Sturmpfeil kostet 1 weitere Gabe, und du hast keine; kostenlos ist er nur nach Aiolia oder mit dem Schlauch der Winde.
refusal-troy = Troja kann man nicht wieder anlaufen, nur verlassen.
refusal-ithaca = Ithaka ist dir verschlossen: Du hast { $chips ->
    [1] 1 Chip
   *[other] { $chips } Chips
} und { $cards ->
    [1] 1 Karte
   *[other] { $cards } Karten
} und darfst nicht mehr Chips als Karten haben.
refusal-ithaca-equal = Ithaka ist dir verschlossen: Du hast { $chips ->
    [1] 1 Chip
   *[other] { $chips } Chips
} und { $cards ->
    [1] 1 Karte
   *[other] { $cards } Karten
} und brauchst keine Chips oder genau so viele wie Karten.
refusal-ithaca-none = Ithaka ist dir verschlossen: Du hast { $chips ->
    [1] 1 Chip
   *[other] { $chips } Chips
} und { $cards ->
    [1] 1 Karte
   *[other] { $cards } Karten
}; heim darfst du nur ohne Chips.
refusal-too-far = { $at } ist { $steps } Felder entfernt, und du hast { $roll } gewürfelt.
refusal-through-land = Kein Weg von { $roll ->
    [1] 1 Feld
   *[other] { $roll } Feldern
} führt nach { $at }: Durch Inseln, die Syrte, Troja und ein verschlossenes Ithaka kann man nicht segeln.
refusal-looked = Die Karte { $island-of } hast du eben angesehen; die zweite muss eine andere sein.
refusal-no-card = Auf dem Randfeld { $island-of } liegt keine Karte.
refusal-face-up = Die Karte { $island-of } liegt offen: „{ $card }“. Angesehen werden nur verdeckte Karten.
refusal-not-the-rulers = { $seat-start } herrscht auf der Insel und hat „{ $card }“ nicht.
refusal-gifts = { $seat-start } kann { $gifts ->
    [1] 1 Gabe
   *[other] { $gifts } Gaben
} nicht übergeben: { $has ->
    [0] Es ist keine da.
    [1] Es ist nur eine da.
   *[other] Es sind nur { $has } da.
}
refusal-card = { $seat-start } hat die Karte „{ $card }“ nicht.
refusal-island = { $seat-start } herrscht nicht { $island-on }.
refusal-no-chip = { $seat-start } hat für { $island-acc } keinen Chip, weder in der Hand noch auf dem Randfeld, und kann die Insel nicht übernehmen.

## Wertung
score-cards = Abenteuerkarten: { $cards }
score-chips = Chips in der Hand: { $chips }
score-home = Heimgekehrt nach Ithaka: Platz 1, gleich mit wie vielen Punkten
ending-home = { $colour } ist nach Ithaka heimgekehrt.
ending-home-excused = { $colour } ist nach Ithaka heimgekehrt: Die Karten wiegen { $chips ->
    [1] einen Chip
   *[other] { $chips } Chips
} in der Hand auf.
ending-together = { $number } Kapitäne sind zusammen nach Ithaka heimgekehrt.
ending-rounds = { $rounds } Runden sind vorbei, und niemand ist heimgekehrt.
label-ending-home = ein Kapitän daheim
label-ending-home-excused = ein Kapitän daheim, noch mit Chips
label-ending-together = mehrere Kapitäne daheim
label-ending-rounds = alle Runden gespielt

## Der Tisch als Text

terminal-card = { $card-short }
terminal-open = offen
terminal-place = { $island }
terminal-island = { $island-id ->
    [goat-island] { $island } (goat)
   *[other] { $island }
}
terminal-head-number = Nr
terminal-head-island = Insel
terminal-head-at = auf
terminal-head-rim = Herrscher, Karte am Rand (gesehen von) + Chips dort
terminal-seat = { $colour }, Platz { $number }
terminal-counts = Helden { $heroes }  Gaben { $gifts }  Hunger { $hunger }  Chips { $chips }  Karten { $cards }
terminal-starving = am Verhungern
terminal-misses_turn = setzt aus
terminal-waits_to_land = landet nächsten Zug
terminal-next_sail_is_4 = nächster Wurf: 4
terminal-may_go_home = darf heimkehren
terminal-home = daheim
terminal-free-arrows = Gratispfeil × { $number }
terminal-turned = { $name }, benutzt
terminal-round = Runde { $round } von { $rounds }
terminal-supply = Vorrat { $gifts ->
    [1] 1 Gabe
   *[other] { $gifts } Gaben
}
terminal-sail-die = Segelwürfel { $number }
terminal-arrow = Pfeil auf { $at }
terminal-last-chance = letzte Chance vor dem Verhungern
terminal-fight = { $colour } und { $other_colour } kämpfen, Runde { $round }
terminal-meet = { $colour } und { $other_colour } treffen sich
terminal-landing = Landung { $island-on }
terminal-task = Landung { $island-on }: { $card-short }
terminal-unseen = noch nicht gesehen: { $cards }

## Regeln
OD-1 = Es gibt sechs Schiffe, jedes mit vier Helden und zehn Herrscherchips seiner Farbe, 24 Gaben und nicht mehr, Hungersteine ohne Grenze, einen Segelwürfel mit den Zahlen 1 bis 4, einen Gunstwürfel mit drei weißen und drei schwarzen Seiten, einen fünf Reihen breiten Sturmpfeil und 15 Abenteuerkarten.
    .ruling = Unsere Auslegung: Die Schachtel hat zehn Hungersteine, zu wenig für sechs Mannschaften; daher setzen wir keine Grenze. Dass der Segelwürfel jede Zahl gleich oft zeigt, nehmen wir an. Die Anleitung nennt 20 Helden, aber sechs Mannschaften zu je vier sind 24.
OD-2 = Das Brett ist ein Sechseck aus 127 Feldern, sechs nach jeder Seite der Mitte. Drei Felder im Nordosten sind Troja, die westliche Ecke ist Ithaka, drei im Süden sind die Syrte, fünfzehn sind die nummerierten Inseln; die übrigen 105 sind Meer. Zu jeder Insel gehört ein Randfeld mit derselben Nummer.
    .ruling = Unsere Rekonstruktion: Das ursprüngliche Brett kennen wir nicht. Die Anleitung nennt Troja, Ithaka, die Syrte und die Insel des Aiolos und gibt die Anzahlen; die Anordnung und die übrigen Namen sind unsere.
OD-3 = Die Abenteuerkarten werden gemischt und verdeckt auf den Rand gelegt, eine je Feld. Marons Wein: nimm 2 Gaben. Lotophagen: Gunstwürfel, bei Schwarz verlierst du 1 Helden. Polyphem: Segelwürfel, bei 1 verlierst du 2 Helden, bei 2 einen, bei 4 nimmst du 2 Gaben. Schlauch der Winde: zwei weitere Züge mit kostenlosem Pfeil. Laistrygonen: Segelwürfel plus Mannschaft gegen Segelwürfel plus 3; höher ist erfüllt, gleich wird wiederholt und ist nach 12 Gleichständen nicht erfüllt, niedriger kostet 1 Helden, dann kämpfe weiter oder fliehe, was nicht erfüllt ist. Kirke: Gunstwürfel, bei Weiß nimm 1 Gabe und gewinne 1 Helden zurück, bei Schwarz setze den nächsten Zug aus; sein Unterhalt ist fällig. Haus des Hades: gib 1 Gabe und sieh heimlich zwei verschiedene verdeckte Karten am Rand an, oder so viele es gibt; ohne Gabe ist es nicht erfüllt. Sirenen: gib 1 Gabe, oder wirf den Segelwürfel und verliere bei 1 oder 2 einen Helden. Skylla: verliere 1 Helden. Charybdis: Gunstwürfel, bei Schwarz gib 2 Gaben oder alle, die du hast; ohne Gabe nimm 1 Hungerstein. Rinder des Helios: schone sie, oder nimm 3 Gaben und verliere dann bei schwarzem Gunstwürfel 1 Helden. Kalypso: fülle deine Gaben auf 4 auf und setze den nächsten Zug aus; sein Unterhalt ist fällig. Phaiaken: nimm 1 Gabe; dein nächster Segelwurf ist ohne Würfeln eine 4, aufgehoben bis zum Gebrauch. Aigis der Athene: bleibt offen; einmal darfst du einen Kampf ablehnen, dann dreh sie um. Schleier der Leukothea: bleibt offen; einmal darfst du, wenn du den letzten Helden verlierst oder verhungerst, 1 Helden behalten, allen Hunger abwerfen und 1 Gabe nehmen, dann dreh ihn um. Alle sind erfüllt, wenn sie nichts anderes sagen; den letzten Helden ohne den Schleier zu verlieren ist nicht erfüllt. Mit dem Schleier geht die Karte weiter wie mit einem Helden, ein Kampf endet, und einer verhungernden Mannschaft bleibt 1 Held. Eine umgedrehte Karte zählt noch und ist wieder offen, wenn sie den Besitzer wechselt.
    .ruling = Unsere Rekonstruktion: Die ursprünglichen Karten kennen wir nicht. Laut Anleitung werden sie auf den Rand gemischt; was sie sagen, ist von uns, nach Homer.
OD-4 = Alle beginnen in Troja mit vier Helden, 3 Gaben und zehn Chips, offen für alle. Das Los entscheidet, wer beginnt; es geht im Uhrzeigersinn. Troja ist ein Ort: Du segelst von dem seiner Felder, das dir passt, und unter deinem eigenen Pfeil liegt dein Schiff auf dem am stärksten getroffenen, unter gleichen auf dem vordersten.
    .ruling = Unsere Auslegung: Die Anleitung sagt nicht, wie der erste Spieler bestimmt wird, noch wo genau ein Schiff in Troja liegt. Das Los entscheidet, und Troja gilt als ein Ort.
OD-5 = Ein Zug beginnt mit dem Unterhalt: Gib 1 Gabe in den Vorrat zurück oder nimm, wenn du keine hast, 1 Hungerstein.
OD-6 = Dann wähle, bevor gewürfelt wird: segeln mit dem Segelwürfel oder den Sturmpfeil legen.
OD-7 = Beim Segeln fährst du bis zu so viele Felder, wie du gewürfelt hast, mit beliebigen Wendungen; du darfst auch bleiben. Wer eine Insel oder die Syrte erreicht, beendet die Fahrt; hindurch führt also kein Weg. Schiffe versperren nie.
    .ruling = Unsere Auslegung: Die Anleitung setzt nur ein Höchstmaß; daher darf man auch bleiben.
OD-8 = Der Sturmpfeil kostet 1 weitere Gabe, wenn er nicht kostenlos ist; ohne sie ist er nicht zu haben. Lege ihn auf ein beliebiges Feld, dann drehe ihn in eine der sechs Richtungen. Dein eigenes Schiff muss er nicht treffen.
OD-9 = Der Pfeil weht über fünf Reihen in seiner Richtung, von seinem Feld an: Seine eigene Reihe ist Sturm, die daneben starker Wind, die äußeren beiden Brise. Jedes schwimmende Schiff dort, vor dem Pfeil oder auf seiner Höhe, treibt gleichzeitig mit den anderen: im Sturm bis zum nächsten Ufer, in starkem Wind 2 Felder, in der Brise 1. Der Rand des Bretts, Troja und, solange es dem Schiff verschlossen ist, Ithaka halten es davor auf; eine Insel, die Syrte oder ein offenes Ithaka läuft es an, und das beendet die Drift.
    .ruling = Unsere Rekonstruktion: Die Anleitung nennt die drei Winde und die fünf Reihen. Wo der Pfeil zu wehen beginnt und was ein Schiff am Rand, vor Troja und vor Ithaka aufhält, ist von uns.
OD-10 = Ein Schiff an Land ist vor den Pfeilen anderer geschützt, auch eines, das dort erst noch landen muss. Dein eigener Pfeil trifft dein Schiff an Land wie ein schwimmendes; wird es sofort aufgehalten, bleibt es und landet nicht.
    .ruling = Unsere Auslegung: In der Anleitung fährt ein gelandetes Schiff erst im eigenen Zug wieder ab; daher können fremde Pfeile es nicht bewegen.
OD-11 = Ein Schiff, das der Pfeil eines anderen auf eine Insel geweht hat, landet im nächsten Zug seines Besitzers, nach dem Unterhalt; das ist die ganze Bewegung dieses Zuges. Erst dann zählt, wer die Insel beherrscht. Vom eigenen Pfeil dorthin geweht, landest du sofort.
    .ruling = Unsere Auslegung: Die Anleitung verschiebt die Landung eines verwehten Schiffes bis zum Zug seines Besitzers. Dass sich erst dann zeigt, wer herrscht, und dass der eigene Pfeil sofort landen lässt, ist von uns.
OD-12 = Troja kann man nicht wieder anlaufen. Ithaka dürfen nur die anlaufen, die heimkehren dürfen.
    .ruling = Unsere Auslegung: Von einer Rückkehr nach Troja und von einer zu frühen nach Ithaka spricht die Anleitung nicht. Beides ist verschlossen.
OD-13 = Ein gelandetes Schiff bleibt bis zum nächsten Zug seines Besitzers.
OD-14 = Auf einer Insel ohne Chip nimmst du die Abenteuerkarte von ihrem Randfeld und führst sie aus. Ist sie erfüllt, behältst du die Karte und legst einen deiner Chips auf die Insel: Du beherrschst sie. Ist ihr Randfeld leer, nimmst du die Insel ohne Aufgabe.
    .ruling = Unsere Auslegung: Ein leeres Randfeld sieht die Anleitung nicht vor. Dann wird die Insel ohne Aufgabe genommen.
OD-15 = Auf einer Insel, die ein anderer beherrscht, wählt ihr Herrscher eine seiner Abenteuerkarten für dich. Ist sie erfüllt, behältst du die Karte und legst deinen Chip auf die Insel; der Chip des alten Herrschers kommt auf ihr Randfeld. Hast du dort schon einen Chip, legst du diesen statt eines neuen. Ohne Chip für die Insel, in der Hand oder dort, führst du die Karte aus und behältst sie, legst aber nichts, und der Herrscher bleibt.
    .ruling = Unsere Auslegung: Die Anleitung erlaubt einen Chip je Farbe auf jedem Randfeld und sagt nicht, was folgt, wenn ein zweiter dorthin käme oder wenn kein Chip übrig ist.
OD-16 = Hat der Herrscher keine Karten, nimmst du die Insel ohne Aufgabe.
    .ruling = Unsere Auslegung: Einen Herrscher ohne Karten sieht die Anleitung nicht vor.
OD-17 = Ist die Aufgabe nicht erfüllt, legst du keinen Chip, und die Karte geht zurück: offen auf ihr Randfeld oder an den Herrscher, der sie gab.
    .ruling = Unsere Auslegung: Laut Anleitung wird ein Chip nur bei erfüllter Aufgabe gelegt. Wohin die Karte sonst geht, ist von uns.
OD-18 = Auf der eigenen Insel gibt es weder Karte noch Chip. Wer die Fahrt auf dem Feld beendet, auf dem sie begann, bleibt: keine Landung und kein Kampf.
    .ruling = Unsere Auslegung: Die Anleitung spricht nur von Inseln, die frei sind oder von einem anderen beherrscht werden.
OD-19 = Proviant: Nach jeder Landung auf einer nummerierten Insel, auch der eigenen und auch nach einer nicht erfüllten Aufgabe, wenn die Karte erledigt und das Schiff nicht verloren ist, wirf den Gunstwürfel: Weiß bringt 2 Gaben, Schwarz keine, nie mehr, als der Vorrat hat. Wer durch eine Landung eine Gabe aus dem Vorrat gewinnt, durch Karte oder Proviant, wirft alle Hungersteine ab.
    .ruling = Unsere Rekonstruktion: Die Anleitung sagt, dass auf Inseln Proviant zu finden ist, und hat einen Würfel für Gaben, sagt aber nicht, wie. Der Wurf ist von uns.
OD-20 = Eine Landung auf Aiolia, auch als Herrscher, macht den Pfeil in mindestens deinen nächsten drei Zügen kostenlos, gezählt vor ihrer Karte; ausgesetzte und nicht für den Pfeil genutzte Züge zählen mit. Wer in die Syrte gerät, setzt den nächsten Zug aus, doch ist sein Unterhalt fällig; es gibt keinen Chip, keinen Proviant und keine spätere Landung, und ein anderes Feld der Syrte zählt von neuem.
    .ruling = Unsere Auslegung: Die Anleitung gibt drei Züge mit kostenlosem Pfeil, und in der Syrte einen ausgesetzten Zug. Wie sich das summiert und was die Syrte sonst bringt, ist von uns.
OD-21 = Zwei Schiffe können kämpfen, wenn sie nach einer Bewegung ein Meerfeld oder eine Insel teilen und es vorher nicht taten; nicht in Troja, in der Syrte oder auf Ithaka. Jeder der beiden Besitzer kann beginnen. Die Paare kommen im Uhrzeigersinn vom aktiven Spieler aus, und in einem Paar wird der frühere zuerst gefragt und bietet zuerst Frieden; alle Kämpfe kommen vor der Landung des aktiven Spielers, und wer sein Schiff verloren hat, scheidet aus. Mit der Aigis lässt sich ein Kampf ablehnen. In jeder Runde werfen beide den Segelwürfel und zählen ihre Mannschaft dazu; die niedrigere Summe verliert 1 Helden. Das geht so lange, bis eine Mannschaft verloren ist, beide sich auf Frieden einigen oder 12 Runden um sind. Gewonnen wird nur, was ausgehandelt wurde.
    .ruling = Unsere Auslegung: Die Anleitung sagt, wie eine Runde gekämpft wird und dass jeder der beiden es wollen kann. Wann Schiffe sich treffen, die Folge der Kämpfe, gleiche Summen und die Grenze von 12 Runden sind von uns.
OD-22 = Vor jeder Kampfrunde darf jede Seite der Reihe nach Frieden bieten: ohne Bedingungen, mit einer Zugabe oder gegen eine Forderung. Wer auf einer beherrschten Insel landet, darf einmal, bevor der Herrscher wählt, eine seiner Karten nennen und etwas dafür bieten. Zugabe, Forderung und Gebot sind je 1 bis 3 Gaben, eine Abenteuerkarte oder eine beherrschte Insel. Nur was sofort übergeben werden kann, darf geboten oder verlangt werden, eine Insel nur, wenn der Nehmende einen Chip für sie hat, zuerst den auf ihrem Randfeld; der Chip des Gebenden kommt auf das Randfeld dieser Nummer wie nach einer Eroberung (mit der Option „Chip einer verhandelten Insel“ auf „In die Hand“ kehrt er in die Hand zurück). Ein angenommenes Angebot wird sofort ausgeführt, auch wenn die Aufgabe dann misslingt; der Kampf ist vorbei, oder die genannte Karte ist die Aufgabe. Weitere Versprechen binden niemanden.
    .ruling = Unsere Auslegung: Die Anleitung erlaubt das Handeln und gibt Beispiele. Wir legen fest, wer wann was bieten darf und dass es sofort ausgeführt wird. Die Anleitung spricht vom Austausch der Chips, also kommt der Chip des Gebenden dorthin, wo auch ein eroberter hinkommt; die Option „Chip einer verhandelten Insel“ auf „In die Hand“ gibt ihn stattdessen zurück.
OD-23 = Mit dem dritten Hungerstein verhungert eine Mannschaft am Ende des nächsten Zuges ihres Besitzers, auch wenn dieser ausgesetzt wird, es sei denn, sie gewinnt vorher durch eine Landung eine Gabe. Bis dahin wird kein vierter Stein genommen.
    .ruling = Unsere Auslegung: Laut Anleitung kann eine Mannschaft mit dem dritten Hungerstein entkommen, indem sie im nächsten Zug Proviant findet. Wann genau sie sonst verhungert, ist von uns.
OD-24 = Wer den letzten Helden verliert oder verhungert, verliert das Schiff: Alle eigenen Chips am Rand kehren in die Hand zurück, Karten und Chips auf Inseln bleiben. Es beginnt ein neues Schiff in Troja mit vier Helden, auf 3 aufgefüllten Gaben und ohne Hunger; ausgesetzte Züge, kostenlose Pfeile, die 4 der Phaiaken und eine ausstehende Landung sind hinfällig.
    .ruling = Unsere Auslegung: Die Anleitung sagt, was mit einem Schiff verloren geht und was bleibt. Dass auch auszusetzende Züge, kostenlose Pfeile, die 4 der Phaiaken und eine ausstehende Landung enden, ist von uns.
OD-25 = Ist der Vorrat an Gaben leer, wird nichts genommen; wer auffüllt, nimmt, was da ist.
    .ruling = Unsere Auslegung: Die Anleitung sagt nicht, was gilt, wenn keine Gabe mehr im Vorrat ist.
OD-26 = Helden kommen nur durch Karten und mit einem neuen Schiff zurück, und nie über vier.
    .ruling = Unsere Auslegung: In der Anleitung füllt sich eine Mannschaft nur mit einem neuen Schiff; unsere Karten können einen Helden zurückgeben, und ein Schiff hat vier Plätze.
OD-27 = Du darfst Ithaka anlaufen, wenn du keine Chips hast oder nicht mehr Chips als Abenteuerkarten. Mit der Option „Heimkehr“ auf „Genau gleich“ brauchst du genau so viele Chips wie Karten, mit „Ohne Chips“ darfst du gar keine haben. Wer einläuft, gewinnt sofort, vor jedem Kampf, auch wenn ein fremder Pfeil ihn hinbringt; mehrere zugleich teilen den ersten Platz.
    .ruling = Unsere Auslegung: Die Anleitung lässt heim, wer so viele Karten wie Chips hat; eine veröffentlichte Beschreibung lässt jede Karte einen Chip aufwiegen. Wir folgen der Beschreibung; die Option „Heimkehr“ spielt die Worte der Anleitung („Genau gleich“) oder ganz ohne Ausgleich („Ohne Chips“). Dass ein Pfeil mehrere Schiffe heimbringt, sieht die Anleitung auch nicht vor: Sie teilen den Sieg.
OD-28 = Eine Runde ist ein Zug jedes Platzes. Nach der Zahl von Runden, die die Option festlegt (20 bis 200, gewöhnlich 60), endet die Partie. Die Punkte sind Karten minus Chips in der Hand; wer Ithaka erreicht hat, ist Erster, gleich mit wie vielen Punkten, und gleiche Punktzahlen teilen einen Rang.
    .ruling = Unsere Festlegung: Die Anleitung kennt keine Grenze, und eine Partie könnte endlos dauern. Die Option „Höchstzahl der Runden“ bestimmt die Zahl der Runden, von 20 bis 200.
OD-29 = Offen für alle: alles auf dem Tisch, gehaltene und umgedrehte Karten, Züge mit kostenlosem Pfeil, ausgesetzte Züge, die 4 der Phaiaken und welche Randfelder angesehen wurden. Allen verborgen: die verdeckten Karten am Rand. Nur für einen Platz: was er durch das Haus des Hades gesehen hat.
    .ruling = Unsere Auslegung: In der Anleitung liegen Gaben und Chips offen und die Karten verdeckt am Rand. Dass alles andere auf dem Tisch offen ist, ist von uns.

## Ein Zug in Sätzen
told-first =
    { $seat-start } { $seat-you ->
        [yes] fängst
       *[no] fängt
    } an.
told-hungry =
    { $seat-start } { $seat-you ->
        [yes] hattest
       *[no] hatte
    } keine Gabe für die Mannschaft: Hunger { $hunger } von 3.
told-last-chance =
    { $seat-start } { $seat-you ->
        [yes] hattest
       *[no] hatte
    } keine Gabe für die hungernde Mannschaft: Es war die letzte Gelegenheit.
told-missed =
    { $seat-start } { $seat-you ->
        [yes] musstest
       *[no] musste
    } aussetzen.
told-rolled =
    { $seat-start } { $seat-you ->
        [yes] hast
       *[no] hat
    } { $roll } gewürfelt.
told-stayed =
    { $seat-start } { $seat-you ->
        [yes] hast
       *[no] hat
    } { $way ->
        [swift] eine sichere 4 gehabt
       *[other] { $roll } gewürfelt
    } und { $seat-you ->
        [yes] bist
       *[no] ist
    } liegen geblieben.
told-at-sea =
    { $seat-start } { $seat-you ->
        [yes] hast
       *[no] hat
    } { $way ->
        [swift] mit Hilfe der Phaiaken eine 4 gehabt
       *[other] { $roll } gewürfelt
    } und { $seat-you ->
        [yes] bist
       *[no] ist
    } auf See geblieben, noch { $away ->
        [1] ein Feld
       *[other] { $away } Felder
    } bis { $island-to }.
told-landed =
    { $way ->
        [storm]
            { $seat-start } { $seat-you ->
                [yes] bist
               *[no] ist
            } dort gelandet
        [driven]
            { $seat-start } { $seat-you ->
                [yes] bist
               *[no] ist
            } dort gelandet, wohin der Sturm das Schiff getrieben hatte: { $island-on }
        [swift]
            { $seat-start } { $seat-you ->
                [yes] bist
               *[no] ist
            } mit Hilfe der Phaiaken { $island-to } gesegelt
       *[other]
            { $seat-start } { $seat-you ->
                [yes] hast
               *[no] hat
            } { $roll } gewürfelt und { $seat-you ->
                [yes] bist
               *[no] ist
            } { $island-to } gesegelt
    }.
told-landed-card =
    { $way ->
        [storm]
            { $seat-start } { $seat-you ->
                [yes] bist
               *[no] ist
            } dort gelandet
        [driven]
            { $seat-start } { $seat-you ->
                [yes] bist
               *[no] ist
            } dort gelandet, wohin der Sturm das Schiff getrieben hatte, { $island-on }
        [swift]
            { $seat-start } { $seat-you ->
                [yes] bist
               *[no] ist
            } mit Hilfe der Phaiaken { $island-to } gesegelt
       *[other]
            { $seat-start } { $seat-you ->
                [yes] hast
               *[no] hat
            } { $roll } gewürfelt und { $seat-you ->
                [yes] bist
               *[no] ist
            } { $island-to } gesegelt
    }: { $card }.
told-landed-favour =
    { $way ->
        [storm]
            { $seat-start } { $seat-you ->
                [yes] bist
               *[no] ist
            } dort gelandet
        [driven]
            { $seat-start } { $seat-you ->
                [yes] bist
               *[no] ist
            } dort gelandet, wohin der Sturm das Schiff getrieben hatte, { $island-on }
        [swift]
            { $seat-start } { $seat-you ->
                [yes] bist
               *[no] ist
            } mit Hilfe der Phaiaken { $island-to } gesegelt
       *[other]
            { $seat-start } { $seat-you ->
                [yes] hast
               *[no] hat
            } { $roll } gewürfelt und { $seat-you ->
                [yes] bist
               *[no] ist
            } { $island-to } gesegelt
    }: { $card }, { $face }.
told-landed-die =
    { $way ->
        [storm]
            { $seat-start } { $seat-you ->
                [yes] bist
               *[no] ist
            } dort gelandet
        [driven]
            { $seat-start } { $seat-you ->
                [yes] bist
               *[no] ist
            } dort gelandet, wohin der Sturm das Schiff getrieben hatte, { $island-on }
        [swift]
            { $seat-start } { $seat-you ->
                [yes] bist
               *[no] ist
            } mit Hilfe der Phaiaken { $island-to } gesegelt
       *[other]
            { $seat-start } { $seat-you ->
                [yes] hast
               *[no] hat
            } { $roll } gewürfelt und { $seat-you ->
                [yes] bist
               *[no] ist
            } { $island-to } gesegelt
    }: { $card }, { $number }.
told-adventure = Das Abenteuer { $island-of } war „{ $card }“.
told-adventure-favour = Das Abenteuer { $island-of } war „{ $card }“, { $face }.
told-adventure-die = Das Abenteuer { $island-of } war „{ $card }“, { $number }.
told-arrow =
    { $seat-start } { $seat-you ->
        [yes] hast
       *[no] hat
    } den Sturmpfeil genommen.
told-arrow-laid =
    { $seat-start } { $seat-you ->
        [yes] hast
       *[no] hat
    } den Sturmpfeil hingelegt: { $away ->
        [0] { $island-on }
        [1] ein Feld bis { $island-to }
       *[other] { $away } Felder bis { $island-to }
    }.
told-storm =
    { $seat-start } { $seat-you ->
        [yes] hast
       *[no] hat
    } einen Sturm nach { $direction } entfesselt.
told-victim =
    { $seat-you ->
        [yes] dich
       *[no] { $seat-name }
    } { $hexes ->
        [1] 1 Feld
       *[other] { $hexes } Felder
    } weit
told-victim-land =
    { $seat-you ->
        [yes] dich
       *[no] { $seat-name }
    } { $island-to }
told-driven = Er trieb { $victims }.
told-nobody-driven = Er traf niemanden.
told-aegis =
    { $seat-start } { $seat-you ->
        [yes] hast
       *[no] hat
    } den Kampf mit { $other_seat-you ->
        [yes] dir
       *[no] { $other_seat-name }
    } abgelehnt, dank der Aigis.
told-let-be =
    { $seat-start } { $seat-you ->
        [yes] bist
       *[no] ist
    } auf { $other_seat-you ->
        [yes] dich
       *[no] { $other_seat-name }
    } getroffen; beide hielten Frieden.
told-attacked =
    { $seat-start } { $seat-you ->
        [yes] hast
       *[no] hat
    } { $other_seat-you ->
        [yes] dich
       *[no] { $other_seat-name }
    } angegriffen.
told-round = { $ours } zu { $theirs }
told-fought =
    { $seat-start } { $seat-you ->
        [yes] hast
       *[no] hat
    } { $rounds ->
        [1] 1 Runde
       *[other] { $rounds } Runden
    } gegen { $other_seat-you ->
        [yes] dich
       *[no] { $other_seat-name }
    } gekämpft, { $sums }.
told-lost-heroes =
    { $seat-start } { $seat-you ->
        [yes] hast
       *[no] hat
    } { $heroes ->
        [1] einen Helden
       *[other] { $heroes } Helden
    } verloren.
told-peace = Sie schlossen Frieden.
told-peace-gifts =
    Frieden für { $gifts ->
        [1] 1 Gabe
       *[other] { $gifts } Gaben
    } von { $seat-you ->
        [yes] dir
       *[no] { $seat-name }
    }.
told-peace-card =
    Frieden für die Karte „{ $card }“ von { $seat-you ->
        [yes] dir
       *[no] { $seat-name }
    }.
told-peace-island =
    Frieden für { $island-acc } von { $seat-you ->
        [yes] dir
       *[no] { $seat-name }
    }.
told-offered-gifts =
    { $seat-start } { $seat-you ->
        [yes] hast
       *[no] hat
    } { $other_seat-you ->
        [yes] dir
       *[no] { $other_seat-name }
    } { $gifts ->
        [1] 1 Gabe
       *[other] { $gifts } Gaben
    } für „{ $named_card }“ geboten.
told-offered-card =
    { $seat-start } { $seat-you ->
        [yes] hast
       *[no] hat
    } { $other_seat-you ->
        [yes] dir
       *[no] { $other_seat-name }
    } „{ $card }“ für „{ $named_card }“ geboten.
told-offered-island =
    { $seat-start } { $seat-you ->
        [yes] hast
       *[no] hat
    } { $other_seat-you ->
        [yes] dir
       *[no] { $other_seat-name }
    } { $island-acc } für „{ $named_card }“ geboten.
told-accepted =
    { $seat-start } { $seat-you ->
        [yes] hast
       *[no] hat
    } angenommen.
told-refused =
    { $seat-start } { $seat-you ->
        [yes] hast
       *[no] hat
    } abgelehnt.
told-island = { $island }
told-island-card = { $card } ({ $island })
told-looked =
    { $seat-start } { $seat-you ->
        [yes] hast
       *[no] hat
    } Randkarten angesehen: { $islands }.
told-looked-cards =
    { $seat-start } { $seat-you ->
        [yes] hast
       *[no] hat
    } Randkarten angesehen: { $cards }.
told-rules =
    { $seat-you ->
        [yes] herrschst
       *[no] herrscht
    } dort
told-not-done =
    { $seat-you ->
        [yes] hast
       *[no] hat
    } die Karte nicht geschafft
told-took-gifts =
    { $seat-you ->
        [yes] hast
       *[no] hat
    } { $gifts ->
        [1] 1 Gabe
       *[other] { $gifts } Gaben
    } bekommen
told-gave-gifts =
    { $seat-you ->
        [yes] hast
       *[no] hat
    } { $gifts ->
        [1] 1 Gabe
       *[other] { $gifts } Gaben
    } abgegeben
told-won-heroes =
    { $seat-you ->
        [yes] hast
       *[no] hat
    } { $heroes ->
        [1] einen Helden
       *[other] { $heroes } Helden
    } zurückgewonnen
told-lost-crew =
    { $seat-you ->
        [yes] hast
       *[no] hat
    } { $heroes ->
        [1] einen Helden
       *[other] { $heroes } Helden
    } verloren
told-free-arrows =
    { $seat-you ->
        [yes] hast
       *[no] hat
    } den Pfeil { $turns ->
        [1] 1 Zug
       *[other] { $turns } Züge
     } länger kostenlos
told-misses =
    { $seat-you ->
        [yes] setzt
       *[no] setzt
    } im nächsten Zug aus
told-sails-4 =
    { $seat-you ->
        [yes] segelst
       *[no] segelt
    } nächstes Mal 4 Felder
told-found-nothing =
    { $seat-start } { $seat-you ->
        [yes] hast
       *[no] hat
    } keinen Proviant gefunden.
told-outcome = { $seat-start } { $parts }.
told-veil =
    { $seat-start } { $seat-you ->
        [yes] hast
       *[no] hat
    } das Schiff mit dem Schleier der Leukothea gerettet.
told-starved =
    { $seat-you ->
        [yes] Deine Mannschaft ist verhungert, und du beginnst
       *[no] Die Mannschaft von { $seat-name } ist verhungert und beginnt
    } wieder in Troja, { $steps ->
        [0] bereit zur Heimkehr
        [1] 1 Schritt von zu Hause
       *[other] { $steps } Schritte von zu Hause
    }.
told-ship-lost =
    { $seat-start } { $seat-you ->
        [yes] hast
       *[no] hat
    } das Schiff verloren und { $seat-you ->
        [yes] beginnst
       *[no] beginnt
    } wieder in Troja, { $steps ->
        [0] bereit zur Heimkehr
        [1] 1 Schritt von zu Hause
       *[other] { $steps } Schritte von zu Hause
    }.
told-sailed-home =
    { $seat-start } { $seat-you ->
        [yes] bist
       *[no] ist
    } nach Ithaka heimgekehrt.
told-driven-home =
    Der Sturm trieb { $seat-you ->
        [yes] dich
       *[no] { $seat-name }
    } heim nach Ithaka.

## Unmögliche Stellungen
impossible-phase = diese Phase gibt es nicht
impossible-order = der Spieler am Zug oder der erste Spieler ist außerhalb des Bereichs
impossible-rounds = die letzte Runde ist Nummer { $rounds }
impossible-actor = in der Phase „{ $phase }“ ist jemand anders am Zug
impossible-ended-early = niemand ist daheim und es bleiben Runden, doch die Partie ist zu Ende
impossible-not-ended = jemand ist daheim, doch die Partie geht weiter
impossible-before-lot = es ist etwas geschehen, bevor der erste Spieler ausgelost ist
impossible-last-chance = die letzte Gelegenheit passt nicht zur Phase
impossible-nobody = niemand spielt { $colour }
impossible-heroes = { $colour } kann nicht so viele Helden haben: { $number }
impossible-hunger = { $colour } kann nicht so viele Hungersteine haben: { $number }
impossible-free = { $colour } kann den Pfeil nicht so viele Züge lang kostenlos haben: { $number }
impossible-fifteen = es gibt fünfzehn Karten und fünfzehn Inseln
impossible-rules-and-rim = { $colour } beherrscht eine Insel und hat einen Chip auf ihrem Randfeld
impossible-chips = { $colour } hat zu viele Chips: mehr als { $most }
impossible-two-rulers = eine Insel hat zwei Herrscher
impossible-gifts = es sind zu viele Gaben: mehr als { $most }
impossible-absent = ein Platz, der nicht mitspielt, setzt aus, wartet, hat ein schnelles Schiff oder ist daheim
impossible-fifteen-cards = es gibt fünfzehn Karten
impossible-card-twice = eine Karte ist an zwei Orten
impossible-unseen = ungesehene Karten: { $unseen }, Randfelder dafür: { $spaces }; ein Feld ohne Karte schreibt man „-“
impossible-turned = nur die Aigis und der Schleier können umgedreht sein, und nur bei ihren Besitzern
impossible-face-up-some = eine Karte liegt für manche Plätze offen und für andere nicht
impossible-known-absent = ein Platz, der nicht mitspielt, kennt eine Karte
impossible-known-nobody = eine bekannte Karte hat niemand gesehen, oder eine fehlende jemand
impossible-ship-nowhere = das Schiff von { $colour } ist nirgends; in Troja ist es auf { $hex }
impossible-home = { $colour } ist genau dann daheim, wenn das Schiff auf Ithaka ist
impossible-no-landing = { $colour } hat keine ausstehende Landung
impossible-misses-where = { $colour } setzt nur auf einer Insel oder in der Syrte aus
impossible-misses-and-waits = { $colour } kann nicht zugleich aussetzen und auf eine Landung warten
impossible-sail-die = der Segelwürfel passt nicht zur Phase
impossible-arrow = der Pfeil passt nicht zur Phase
impossible-misses-now = der aktive Spieler setzt diesen Zug aus
impossible-not-at-island = das aktive Schiff ist nicht an einer Insel
impossible-no-fight = „fight“, „meets“ und „landing“ gehören zu den Phasen eines Kampfes
impossible-fight-apart = ein Kampf braucht zwei Schiffe auf demselben Feld, auf dem Meer oder an einer Insel
impossible-fight-order = von zweien, die kämpfen, steht zuerst, wer im Uhrzeigersinn vom aktiven Spieler aus früher kommt
impossible-fight-actor = in einem Kampf muss einer der beiden entscheiden
impossible-fight-rounds = die letzte Runde eines Kampfes ist Nummer { $most }, und vor seinem Beginn gibt es keine
impossible-refuse = wer einen Kampf ablehnt, muss die Aigis offen vor sich haben
impossible-meets-twice = kein Paar begegnet sich zweimal
impossible-meets-apart = nur Schiffe auf demselben Feld, auf dem Meer oder an einer Insel, dürfen kämpfen
impossible-no-island-to-land = das aktive Schiff ist nicht an einer Insel, auf der es landen könnte
impossible-no-giver = hier gibt niemand eine Karte
impossible-giver-missing = ein Herrscher muss eine Karte geben
impossible-giver-not-ruler = der Platz, der eine Karte gibt, muss die Insel beherrschen
impossible-too-few-cards = der Herrscher hat zu wenige Karten zur Auswahl
impossible-nothing-to-offer = der Ankömmling hat nichts zu bieten
impossible-named = die genannte Karte muss eine des Herrschers sein
impossible-ruled-uncover = eine Insel mit Herrscher gibt keine Karte vom Rand
impossible-not-face-down = dort liegt keine verdeckte Karte
impossible-task-on-rim = die Karte, die ausgeführt wird, liegt nicht mehr auf ihrem Randfeld
impossible-task = die Karte, die ausgeführt wird, passt nicht zur Phase
impossible-veil = wer den Schleier benutzen darf, muss ihn offen vor sich haben
impossible-last-hero = nur in einem Kampf kann ein Platz, der nicht am Zug ist, seinen letzten Helden verlieren
impossible-fight-before-task = Kämpfe sind vorbei, bevor eine Karte ausgeführt wird
impossible-starving = niemand verhungert
impossible-ties = Gleichstände gibt es nur bei den Laistrygonen, und weniger als { $most }
impossible-sirens = wer keine Gabe hat, hat bei den Sirenen keine Wahl
impossible-not-looked = niemand hat eine Karte angesehen
impossible-looked-unknown = ein Platz, der eine Karte angesehen hat, muss sie kennen
impossible-nothing-to-look = es gibt nichts anzusehen
impossible-look = eine Karte anzusehen passt nicht zur Phase
impossible-cannot-look = diese Karte kann nicht angesehen werden
impossible-offer = ein Angebot passt nicht zur Phase
impossible-offer-undeliverable = was geboten wird, kann nicht übergeben werden
impossible-who-decides = actor: In dieser Phase muss die Stellung sagen, welcher Platz entscheidet
