# Das Brett des Pferdes von Troja

## Beschriftungen darauf
name-palace = Palast
name-gate = Tor
name-temple = Tempel
name-market = Markt
name-harbour = Hafen
name-wells = Brunnen
name-tower = Turm
board-city = Troja: sieben Stadtteile um den Platz
tie = gleich
horse-holds = Im Pferd: { $next_figure } fällt als Nächstes, dann { $after_figure }
horse-one = Im Pferd: { $next_figure } fällt als Nächstes
horse-empty = Das Pferd ist leer
horse-closed = Das Pferd ist geschlossen: Merke dir, was hineinkam

## In Worten, für die, die es nicht sehen
district-filled = { $name }, { $total } von { $holds }{ $bonus ->
    [0] {""}
   *[other] , Bonus { $bonus }
}
district-empty = niemand
district-led = { $colour } führt, Wert { $worth }
district-tied = niemand führt
count-of-colour = { $number } { $colour }
treasure-unseen = Schatz nicht gesehen
treasure-seen = Schatz { $value }

## Unter dem Brett
display = Auslage
chance = Erfolgschance
announced = Du hast { $number } angesagt
announced-by = Angesagt: { $number }
drawn = gezogen
percent = { $number } %
hero-button = { $figure }
swap-first = Schatz { $district-in }: Wähle nun den anderen Stadtteil.
swap-how = Wähle zwei Stadtteile, deren Schätze du vertauschst.

## Daneben
discards = Offene Ablage
cards-left = { $number ->
    [one] Eine Karte ist noch zu ziehen.
   *[other] { $number } Karten sind noch zu ziehen.
}
bag-left = { $number ->
    [0] Der Beutel ist leer.
    [one] Ein Held ist im Beutel.
   *[other] { $number } Helden sind im Beutel.
}
bag-holds = Im Beutel: { $list }.
eye = Eine Karte mit einem Auge ist ein Schatz, den du gesehen hast.

## Spieler
odysseus = Odysseus
leads = führt { $number ->
    [0] nirgends
   *[other] in { $number }
}
knows = kennt { $number }

## Knöpfe
do-announce = { $number } ansagen
do-insert = { $figure } einstecken
do-swap = Schätze vertauschen
do-keep = Schätze liegen lassen
do-all = Alles einstecken
do-pass = Nichts einstecken

## Was geschehen würde
odds-all = { $cards ->
    [one] Von der einen übrigen Karte
   *[other] Von { $cards } übrigen Karten
} { $one ->
    [one] lässt { $one }
   *[other] lassen { $one }
} einen Helden durch, { $two } zwei, { $three } alle drei. Mit einer niedrigeren ist der Zug verloren.
if-announce = { $good } von { $cards ->
    [one] einer Karte
   *[other] { $cards } Karten
} { $good ->
    [one] ist
   *[other] sind
} hoch genug; mit jeder anderen ist der Zug verloren.
if-insert = { $figure } kommt hinein, { $drops_colour } fällt { $district-into }:
if-insert-unknown = { $figure } kommt hinein, der Held, der herausfällt, { $district-into }. Weißt du noch seine Farbe?
if-led = dann führt dort { $colour } für { $worth }.
if-tied = dann führt dort niemand.
if-changes = Punkte: { $changes }.
if-look = { $player } sieht sich den Schatz an.
if-look-yours = Du siehst dir den Schatz an.
if-swap = Soweit du weißt: { $changes }.
if-swap-unseen = Soweit du weißt, ändert das keine Punkte.
if-insertions = { $number ->
    [0] Nichts kommt hinein.
    [one] Eine Figur kommt hinein.
   *[other] { $number } Figuren kommen hinein.
}
change-yours = du { $points }
change-other = { $player } { $points }

## Keys
board-keys = In diesem Spiel: 1 2 3 sagen an; A S D nehmen einen Helden, 1 bis 7 wählen den Stadtteil, im Uhrzeigersinn von oben.

## Bilder der Regeln: eine Unterschrift, und was zu sehen ist
diagram-horse-before = Rot ist am längsten drin
    .alt = Im Pferd sind zwei Helden. Rot, im vorderen Fenster, kam zuerst hinein und fällt als Nächster; Blau ist dahinter.
diagram-horse-first = Grün hinein, Rot fällt
    .alt = Grün geht hinten hinein und drückt Rot vorne heraus. Im Pferd sind nun Blau, der als Nächster fällt, und Grün.
diagram-horse-second = Gelb hinein, Blau fällt
    .alt = Gelb geht hinein und drückt Blau heraus. Im Pferd sind nun Grün, der als Nächster fällt, und Gelb.
diagram-horse-third = Rot hinein, Grün fällt: Die erste Figur fällt als dritte
    .alt = Rot geht hinein und drückt Grün heraus, der in diesem Zug als Erster hineinkam. Im Pferd sind nun Gelb und Rot.
diagram-district-most = die meisten Helden: Rot gewinnt
    .alt = Im Palast stehen drei rote, zwei blaue Helden und ein gelber. Rot hat die meisten und gewinnt den Stadtteil.
diagram-district-tie = 3 und 3 heben sich auf: Gelb gewinnt
    .alt = Im Palast stehen drei rote, drei blaue Helden und ein gelber. Rot und Blau heben sich auf, und Gelb gewinnt den Stadtteil.
diagram-district-nobody = 2 und 2, sonst keiner: niemand gewinnt
    .alt = Im Palast stehen zwei rote und zwei blaue Helden. Sie heben sich auf, und niemand bekommt den Stadtteil.

## Das Ende
end-district = Stadtteil
end-heroes = Helden
end-bonus = Bonus
end-treasure = Schatz
end-count = { $colour }: { $n }
end-won = Wer die meisten Helden hat, gewinnt alles im Stadtteil
end-nobody = Gleiche Zahlen heben sich auf: niemandes
end-most = die meisten Punkte gewinnen
end-worth = Wert: jeder Held jeder Farbe, Bonus und Schatz.

## Die ersten Züge eines Neulings
first-announce = Sag, wie viele Helden hineingehen. Die Karte muss mindestens so viele zeigen.
first-display = Nimm einen davon: Er kommt ins Pferd.
first-drops = Dieser fällt als Nächstes: { $colour }. Wohin?
first-district = Wähle nun seinen Stadtteil.
mark-was = vorher
mark-needed = brauchte { $announced }, zog { $drawn }
