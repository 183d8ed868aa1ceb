# Das Brett von Troia

## Beschriftungen darauf
army-greek = Griechen
army-trojan = Trojaner
board-olympus = Olymp, vom trojanischen zum griechischen Ende
board-olympus-turned = Olymp, vom griechischen zum trojanischen Ende
board-field = Schlachtfeld
zone-name-trojan-protection = Trojanischer Schutz
zone-name-trojan-defence = Trojanische Abwehr
zone-name-combat = Kampf
zone-name-greek-defence = Griechische Abwehr
zone-name-greek-protection = Griechischer Schutz
short-achilles = Achil.
short-ajax = Ajax
short-odysseus = Odys.
short-diomedes = Diom.
short-menelaus = Mene.
short-agamemnon = Agam.

## In Worten, für die, die es nicht sehen
god-label = { $god }, { $offering }: kostet die Griechen { $greek }, die Trojaner { $trojan }
slot-label = Feld { $slot }
hero-label = { $hero }, { $zone }
card-label = { $card }
card-label-part = { $card }, { $part }
card-label-icon = { $card }, { $icon }
card-foreign = fremd
horse-label = Das Pferd: { $number } von 4 Teilen gebaut
road-label = Der Weg von Hektor und Paris: { $number } von 4 Etappen

## Unter dem Brett
hand = Deine Hand
hand-hidden = Handkarten: { $number }
deck-left = Stapel { $number }
discards = Ablage { $number }
no-discards = keine Ablage
then-cost = dann { $cost }

## Daneben
discards-of-greek = Griechische Ablage
discards-of-trojan = Trojanische Ablage
cornucopia = Füllhorn
gone = Aus dem Spiel

## Spieler
panel-steps = { $steps } von 4
hand-size = { $number ->
    [one] eine Karte
   *[other] { $number } Karten
}

## Knöpfe
do-draw = Ziehen
do-god = Opfer für { $god }
do-choose = { $god } versetzen
do-pay = Zahlen
do-use = Kraft nutzen: { $god }
do-pass = Verzichten
do-build = Teil bauen
do-march = Schritt tun
do-move = { $hero } bewegen
do-slot = Auf Feld { $slot }
do-take = Karte nehmen
do-cornucopia = Füllhorn

## Was geschehen würde
if-costs = { $god } kostet dich { $cost }.
if-paid = { $symbols ->
    [one] { $symbols } Symbol
   *[other] { $symbols } Symbole
} (davon { $own } eigene des Gottes), nötig: { $cost }.
will-title = Was geschehen wird
will-pay = Du zahlst { $cards }.
will-go = Opfer { $offering }: { $hero } geht { $to_zone-into }, bisher { $from_zone-in }.
will-power = Danach wirst du nach der Kraft gefragt: { $god }.
will-use-zeus = Danach Zeus: Du ziehst Karten.
will-use-athena = Danach Athene: Du bekommst das Füllhorn.
will-use-doris = Danach Doris: Du nimmst aus der Hand von { $other } eine Karte, die das Los bestimmt.
will-use-apollo = Danach Apollon: Du bekommst die oberste Karte der Ablage von { $other }.
will-use-hero = Danach { $god }: { $hero } geht { $zone-into }.
will-slide = { $god } kommt an dein Ende: dann 5 für dich, 1 für { $other }.
if-goes = Opfer { $offering }: { $hero } geht { $zone-into }.
if-stays = Opfer { $offering }: { $hero } kann nicht weiter.
if-no-power = Die Kraft würde verfallen: { $god }.
if-goal = Dann stehen { $number } Helden drüben: Du darfst einen Zielschritt tun.
if-goal-power = Mit Hilfe des Gottes kann ein Zielschritt möglich sein.
if-goal-cards = Karten dafür: { $list }.
if-goal-chance = Der Zufall kann eine Karte dafür bringen: { $list }.
if-goal-number = Deine Hand erlaubt ihn auf { $number } Arten.
if-goal-chances = Der Zufall kann eine Karte dafür bringen: { $number } kommen in Frage.
if-step-pay = { $cards } (wenn du mit { $pay } bezahlst)
if-power-horn = Die Kraft wirkt nur, wenn du mit dem Füllhorn bezahlst: { $god }.
pay-cornucopia = dem Füllhorn
if-draw = { $number ->
    [one] Du ziehst eine Karte, und der Zug endet.
   *[other] Du ziehst { $number } Karten, und der Zug endet.
}
if-last = Dann ist der Stapel leer: Die Partie endet mit diesem Zug.
if-moves = { $hero } geht { $zone-into }.
if-olympus = Olymp dann, von griechischer Seite: { $list }.
if-wins = Das ist der vierte Schritt: Du gewinnst.
if-step = Schritt { $number } von 4. { $heroes ->
    [2] Dann kehren { $list } in den Kampf zurück.
   *[other] Dann kehren zwei von diesen Helden in den Kampf zurück: { $list }.
}
if-take = Du bekommst { $card }.
if-take-lot = Du nimmst aus der Hand von { $other } eine Karte, die das Los bestimmt.
if-take-some = Du bekommst eine von: { $list }.

## Keys
board-keys = In diesem Spiel: G geht zu den Göttern, H zur Hand, die Leertaste nimmt eine Karte, D zieht.

## Bilder der Regeln: eine Unterschrift, und was zu sehen ist
diagram-olympus-before = die Griechen bringen Poseidon ein Opfer zum Preis 3
    .alt = Der Olymp vom trojanischen Ende abwärts: Artemis, Hermes, Poseidon, Ares, Hera, Zeus. Poseidon kostet die Griechen 3.
diagram-olympus-after = danach kostet er sie 5, die Trojaner 1
    .alt = Poseidon ist ans griechische Ende gekommen. Ares, Hera und Zeus, die er übersprang, sind je ein Feld zum trojanischen Ende gerückt. Er kostet nun die Griechen 5 und die Trojaner 1.
diagram-offering-superior = rein: 3 Fische für Poseidon zu 3, zwei Zonen
    .alt = Zwei Karten mit drei Fischen und einem Eber werden für Poseidon gezahlt, der 3 kostet. Schon die Fische reichen: Achilles geht zwei Zonen weit, vom Kampf in den trojanischen Schutz.
diagram-offering-mixed = gemischt: nur 1 Fisch von 3 Symbolen, eine Zone
    .alt = Zwei Karten mit einem Fisch, einem Stier und einem Hirsch werden gezahlt. Zusammen reichen sie, der Fisch allein nicht: Achilles geht eine Zone weit, vom Kampf in die trojanische Abwehr.

## Das Ende
end-steps = Zielschritte
end-sum = Schritte
end-side = { $name }, { $army }
end-part = { $part }
end-stage = { $icon }
end-god = { $god }
end-offerings = Opfer
end-beyond = Helden jenseits des Kampfs
end-by-horse = das Pferd ist gebaut, { $most } Schritte zu { $least }
end-by-road = Hektor und Paris sind bei den Schiffen, { $most } Schritte zu { $least }
end-by-heroes = { $most ->
    [one] je { $most } Schritt
   *[other] je { $most } Schritte
}, aber mehr Helden jenseits des Kampfs
end-by-nothing = { $most ->
    [one] je { $most } Schritt
   *[other] je { $most } Schritte
}, und gleich viele Helden jenseits des Kampfs
end-by-steps = { $most ->
    [one] { $most } Schritt
   *[other] { $most } Schritte
} zu { $least }
end-picture = Das Pferd vor dem Tor von Troja: { $parts } von 4 Teilen gebaut; Hektor und Paris: { $stages } von 4 Etappen
