# Troia

title = Troia

## Wörter
side-greek = die Griechen
    .bare = Griechen
    .gen = der Griechen
side-trojan = die Trojaner
    .bare = Trojaner
    .gen = der Trojaner
winner-greek = Die Griechen
winner-trojan = Die Trojaner
holder-greek = Die Griechen haben es
holder-trojan = Die Trojaner haben es
holder-nobody = Es liegt neben dem Brett
deck-greek = griechisch
    .the = griechische
deck-trojan = trojanisch
    .the = trojanische
offering-boar = Eber
offering-fish = Fisch
offering-bull = Stier
offering-deer = Hirsch
offering-pomegranate = Granatapfel
offering-ram = Widder
god-ares = Ares
god-hephaestus = Hephaistos
god-poseidon = Poseidon
god-doris = Doris
god-zeus = Zeus
god-athena = Athene
god-artemis = Artemis
god-apollo = Apollon
god-hera = Hera
god-iris = Iris
god-hermes = Hermes
god-aphrodite = Aphrodite
hero-achilles = Achilles
hero-ajax = Ajax
hero-odysseus = Odysseus
hero-diomedes = Diomedes
hero-menelaus = Menelaos
hero-agamemnon = Agamemnon
zone-greek-protection = griechischer Schutz
    .in = im griechischen Schutz
    .into = in den griechischen Schutz
zone-greek-defence = griechische Abwehr
    .in = in der griechischen Abwehr
    .into = in die griechische Abwehr
zone-combat = Kampf
    .in = im Kampf
    .into = in den Kampf
zone-trojan-defence = trojanische Abwehr
    .in = in der trojanischen Abwehr
    .into = in die trojanische Abwehr
zone-trojan-protection = trojanischer Schutz
    .in = im trojanischen Schutz
    .into = in den trojanischen Schutz
part-head = Kopf
    .acc = den Kopf
part-front = Vorderteil
    .acc = das Vorderteil
part-rear = Hinterteil
    .acc = das Hinterteil
part-wheels = Räder
    .acc = die Räder
icon-either = Hektor oder Paris
icon-paris = Paris
icon-hector = Hektor
icon-both = Hektor und Paris
asked-either = eine Karte mit Hektor oder Paris
asked-paris = eine Karte mit Paris
asked-hector = eine Karte mit Hektor
asked-both = eine Karte mit Hektor und Paris oder je eine mit Paris und mit Hektor
card-boar = Eber
card-fish = Fisch
card-bull = Stier
card-deer = Hirsch
card-pomegranate = Granatapfel
card-ram = Widder
card-boar-boar = Eber+Eber
card-boar-fish = Eber+Fisch
card-boar-bull = Eber+Stier
card-boar-deer = Eber+Hirsch
card-boar-pomegranate = Eber+Granatapfel
card-boar-ram = Eber+Widder
card-fish-fish = Fisch+Fisch
card-fish-bull = Fisch+Stier
card-fish-deer = Fisch+Hirsch
card-fish-pomegranate = Fisch+Granatapfel
card-fish-ram = Fisch+Widder
card-bull-bull = Stier+Stier
card-bull-deer = Stier+Hirsch
card-bull-pomegranate = Stier+Granatapfel
card-bull-ram = Stier+Widder
card-deer-deer = Hirsch+Hirsch
card-deer-pomegranate = Hirsch+Granatapfel
card-deer-ram = Hirsch+Widder
card-pomegranate-pomegranate = Granatapfel+Granatapfel
card-pomegranate-ram = Granatapfel+Widder
card-ram-ram = Widder+Widder
awaited-turn = ein Opfer (den Namen eines Gottes) oder „draw“
awaited-pay = eine Karte zum Bezahlen
awaited-use = „use“ oder „pass“ für die Kraft des Gottes
awaited-take = eine Karte aus der Ablage des Gegners für Apollon oder „pass“
awaited-hero = einen Helden für die Kraft des Gottes oder „pass“
awaited-defence = einen Helden und eine Abwehr für Artemis, etwa „ajax>trojan“, oder „pass“
awaited-forward = den Helden, den Aphrodite vorrücken lässt, oder „pass“
awaited-back = den Helden, den Aphrodite zurückweichen lässt
awaited-back-only = den Helden, den Aphrodite zurückweichen lässt, oder „pass“
awaited-god = den Gott, den Iris versetzt, oder „pass“
awaited-slot = das Feld für den Gott der Iris, etwa „slot 3“
awaited-goal = eine Karte für den Zielschritt oder „pass“
awaited-goal-other = die zweite Karte für die letzte Etappe
awaited-return = einen Helden, der in den Kampf zurückkehrt

## Was erwartet wird
prompt-face = Die Seite des nächsten Gottes wird ausgelost.
prompt-lay = Die Plätze der Götter auf dem Olymp werden ausgelost.
prompt-deal = { $number ->
    [1] Noch eine Karte geht
   *[other] { $number } Karten gehen
} an { $side }.
prompt-turn = Opfere einem Gott oder ziehe { $number ->
    [1] die letzte Karte
   *[other] { $number } Karten
}.
prompt-pay = Bezahle { $god } { $cost }: bisher { $symbols ->
    [one] { $symbols } Symbol
   *[other] { $symbols } Symbole
}, davon { $offering }: { $own }.
prompt-pay-complete = { $god } ist bezahlt, { $symbols ->
    [one] { $symbols } Symbol
   *[other] { $symbols } Symbole
} für { $cost }, davon { $offering }: { $own }. Opfere oder zahle weiter.
prompt-use-zeus = Zeus: Ziehe { $number ->
    [1] die letzte Karte
   *[other] { $number } Karten
} oder passe.
prompt-use-athena = Athene: Nimm das Füllhorn oder passe.
prompt-use-doris = Doris: Nimm eine ausgeloste Karte aus der Hand des Gegners oder passe.
prompt-use-apollo = Apollon: Nimm die oberste Karte der gegnerischen Ablage oder passe.
prompt-take = Apollon: Nimm eine Karte aus der gegnerischen Ablage oder passe.
prompt-hero-poseidon = Poseidon: Bewege einen Helden aus einer Schutzzone in die Abwehrzone daneben oder passe.
prompt-hero-ares = Ares: Bewege einen Helden aus einer Abwehrzone in den Kampf oder passe.
prompt-hero-hermes = Hermes: Bewege einen Helden eine Zone vor oder passe.
prompt-hero-hera = Hera: Bewege einen Helden aus einer Abwehrzone in die Schutzzone daneben oder passe.
prompt-hero-hephaestus = Hephaistos: Bewege einen Helden von einer Abwehrzone in die andere oder passe.
prompt-defence = Artemis: Bewege einen Helden aus dem Kampf in eine der beiden Abwehrzonen oder passe.
prompt-forward = Aphrodite: Bewege einen Helden eine Zone vor, dann einen anderen eine zurück; oder passe.
prompt-back = Aphrodite: Bewege nun einen anderen Helden eine Zone zurück.
prompt-back-only = Aphrodite: Kein Held kann vor; bewege einen eine Zone zurück oder passe.
prompt-god = Iris: Wähle den Gott, den sie versetzt, oder passe.
prompt-slot = Iris: Wähle das neue Feld für { $god }.
prompt-draw = Die { $side-bare } ziehen { $number ->
    [1] eine Karte.
   *[other] { $number } Karten.
}
prompt-steal = Doris nimmt eine Karte für { $side }.
prompt-goal-greek = Zwei Helden stehen im trojanischen Schutz: Lege eine Karte mit einem fehlenden Teil des Pferdes oder passe.
prompt-goal-trojan = Zwei Helden stehen im griechischen Schutz: Lege { $asked } ab oder passe.
prompt-goal-other = Die letzte Etappe braucht eine zweite Karte: Lege eine ab, die nur { $icon } zeigt.
prompt-return = Wähle { $number ->
    [1] noch einen Helden, der
   *[other] { $number } Helden, die
} in den Kampf { $number ->
    [1] zurückkehrt
   *[other] zurückkehren
}.
prompt-ended = Die Partie ist zu Ende.

## Züge und Gezogenes
move-draw = { $number ->
    [1] die letzte Karte
   *[other] { $number } Karten
} ziehen
move-god = Opfer für { $god }, Preis { $cost }
move-god-iris = Iris versetzt { $god }
move-pay = { $card } zahlen
move-pay-foreign = { $card } zahlen ({ $deck })
move-cornucopia = das Füllhorn ausgeben
move-offer = Bezahlung beenden: Das Opfer ist dargebracht
move-use = Kraft nutzen: { $god }
move-use-nothing = eine Kraft nutzen
move-pass = auf die Kraft verzichten: { $god }
move-pass-goal = keinen Zielschritt tun
move-pass-nothing = passen
move-take = { $card } aus der { $deck }en Ablage nehmen
move-build = { $card } legen: { $part }
move-build-nothing = { $card } legen: kein Teil des Pferdes
move-march = { $card } für Hektor und Paris ablegen
move-move = { $god }: { $hero } { $to_zone-into }
move-hero = { $hero } wählen
move-return = { $hero } zurück { $to_zone-into }
move-slot = Iris versetzt { $god } auf Feld { $slot }
move-slot-only = Feld { $slot }
move-face = im Spiel: { $god }
move-lay = { $god } kommt auf Feld { $slot }
move-card = { $side } ziehen { $card }
move-card-veiled = { $side } ziehen eine Karte
move-steal = { $side } nehmen { $card } ({ $deck }) aus der gegnerischen Hand
move-steal-veiled = { $side } nehmen eine { $deck }e Karte aus der gegnerischen Hand

## Beschriftungen einer Vorschau und Wörter darin
preview-god = Gott
preview-cost = Preis
preview-symbols = bezahlte Symbole
preview-own = davon eigene des Gottes
preview-complete = genug
preview-outcomes = was daraus werden kann
preview-cards = Karten
preview-last = leert den Stapel
preview-goal = Zielschritt
preview-hero = Held
preview-to = Ziel
preview-olympus = Olymp von griechischer Seite
preview-steps = Zielschritte dann
preview-wins = gewinnt
preview-returns = können zurückkehren
offering-mixed = gemischt
offering-superior = rein
outcomes-offering = Opfer
outcomes-hero = bewegt wird
outcomes-zone = von
outcomes-to = nach
outcomes-power = Kraft:
outcomes-goal = Zielschritt:
power-god = Gott
power-possible = möglich
power-by_cornucopia = nur, wenn mit dem Füllhorn bezahlt wird
power-heroes = könnten ziehen
heroes-hero = Held
heroes-to = nach
goal-invaders = Helden drüben
goal-reach = erlaubt
goal-steps = Karten dafür
goal-chance = Karten, die der Zufall bringen kann
steps-cards = Karten dafür
steps-pay = bleiben, wenn bezahlt wird mit
reach-no = nein
reach-power = nur mit der Kraft
reach-yes = ja
to-greek-protection = griechischer Schutz
to-greek-defence = griechische Abwehr
to-combat = Kampf
to-trojan-defence = trojanische Abwehr
to-trojan-protection = trojanischer Schutz
olympus-ares = Ares
olympus-hephaestus = Hephaistos
olympus-poseidon = Poseidon
olympus-doris = Doris
olympus-zeus = Zeus
olympus-athena = Athene
olympus-artemis = Artemis
olympus-apollo = Apollon
olympus-hera = Hera
olympus-iris = Iris
olympus-hermes = Hermes
olympus-aphrodite = Aphrodite

## Ablehnungen
refusal-draw-now = Karten zieht man statt eines Opfers, am Anfang eines Zuges; jetzt erwartet das Spiel { $awaited }.
refusal-god-now = Einen Gott wählt man am Anfang eines Zuges oder mit Iris; jetzt erwartet das Spiel { $awaited }.
refusal-card-now = Hier ist keine Karte zu spielen: Das Spiel erwartet { $awaited }.
refusal-cornucopia-now = Das Füllhorn gibt man beim Bezahlen eines Opfers aus; jetzt erwartet das Spiel { $awaited }.
refusal-offer-now = Es gibt keine Bezahlung abzuschließen: Das Spiel erwartet { $awaited }.
refusal-use-now = Es gibt keine Kraft, die so zu nutzen wäre: Das Spiel erwartet { $awaited }.
refusal-hero-now = Ein Held allein ist hier nicht zu wählen: Das Spiel erwartet { $awaited }.
refusal-defence-now = Nur Artemis bewegt einen Helden in eine Abwehrzone deiner Wahl; jetzt erwartet das Spiel { $awaited }.
refusal-slot-now = Nur Iris versetzt einen Gott auf ein Feld deiner Wahl, wenn der Gott gewählt ist; jetzt erwartet das Spiel { $awaited }.
refusal-empty-hand = { $god } will mindestens eine Karte, und deine Hand ist leer: Ziehe.
refusal-no-own = { $god } verlangt mindestens einen { $offering }, und du hast keinen.
refusal-too-dear = { $god } kostet dich { $cost }, und deine Handkarten zeigen nur { $symbols ->
    [1] ein Symbol.
   *[other] { $symbols } Symbole.
}
refusal-too-dear-cornucopia = { $god } kostet dich { $cost }, und deine Karten zeigen nur { $symbols ->
    [1] ein Symbol
   *[other] { $symbols } Symbole
}; selbst mit dem Füllhorn ist das zu wenig.
refusal-not-in-hand = Du hast { $card } aus dem { $deck }en Stapel nicht auf der Hand.
refusal-not-discarded = { $card } aus dem { $deck }en Stapel liegt nicht in der gegnerischen Ablage.
refusal-no-cornucopia = Du kannst das Füllhorn nicht ausgeben: { $holder }.
refusal-no-card-paid = Zum Bezahlen gehört mindestens eine Karte; { $god } hat noch keine bekommen.
refusal-not-enough = { $god } kostet { $cost } und hat bisher { $symbols ->
    [1] ein Symbol
   *[other] { $symbols } Symbole
} bekommen: Zahle weiter.
refusal-own-missing = Mindestens ein Symbol für { $god } muss { $offering } sein: Zahle eines.
refusal-foreign = { $card } stammt aus dem { $deck }en Stapel: Von einer fremden Karte zählen nur die Opfergaben.
refusal-no-part = { $card } zeigt kein Teil des Pferdes.
refusal-part-built = { $card }: Dieses Teil ist schon gebaut ({ $part }).
refusal-wrong-icon = Etappe { $stage } verlangt { $icon }; { $card } zeigt das nicht.
refusal-half-only = Die letzte Etappe verlangt Hektor und Paris: { $card } zeigt nur einen, und du hast keine Karte, die nur den anderen zeigt.
refusal-other-icon = Die zweite Karte darf nur { $icon } zeigen; { $card } tut das nicht.
refusal-pass-turn = Auf einen Zug kann man nicht verzichten: Opfere oder ziehe.
refusal-pass-pay = Die Bezahlung muss vollständig sein: Zahle weiter, oder gib „offer“ ein, wenn es genug ist.
refusal-pass-goal = Eine Karte für die letzte Etappe ist schon gegeben: Lege die andere ab.
refusal-pass-back = Aphrodites Kraft wirkt nur ganz: Ist ein Held vorgerückt, muss ein anderer zurück.
refusal-pass-slot = Du nutzt schon die Kraft der Iris: Wähle ein Feld für den Gott.
refusal-pass-return = Nach einem Zielschritt { $number ->
    [one] kehrt { $number } Held in den Kampf zurück: Wähle ihn
   *[other] kehren { $number } Helden in den Kampf zurück: Wähle sie
}.
refusal-poseidon = { $hero } steht { $zone-in }: Poseidon bewegt Helden aus einer Schutzzone.
refusal-ares = { $hero } steht { $zone-in }: Ares bewegt Helden aus einer Abwehrzone.
refusal-hermes = { $hero } steht { $zone-in } und kann nicht weiter vor.
refusal-hera = { $hero } steht { $zone-in }: Hera bewegt Helden aus einer Abwehrzone.
refusal-hephaestus = { $hero } steht { $zone-in }: Hephaistos bewegt Helden aus einer Abwehrzone.
refusal-artemis = { $hero } steht { $zone-in }: Artemis bewegt Helden aus dem Kampf.
refusal-forward = { $hero } steht { $zone-in } und kann nicht weiter vor.
refusal-forward-alone = { $hero } kann als Einziger zurück: Ein anderer muss vor.
refusal-back = { $hero } steht { $zone-in } und kann nicht weiter zurück.
refusal-back-same = { $hero } ist eben vorgerückt: Zurück geht ein anderer Held.
refusal-return = { $hero } steht { $zone-in }: Zurück kehren nur Helden, die { $home_zone-in } stehen.
refusal-same-slot = { $god } liegt schon auf Feld { $slot }: Iris versetzt einen Gott auf ein anderes.

## Wertung
score-part = Gebautes Teil des Pferdes: { $part }
score-stage = Etappe { $stage } erreicht: { $icon }
score-heroes = Helden { $side-gen } jenseits des Kampfes: { $number }; sie zählen, wenn alles andere gleich ist
ending-horse = Das Pferd ist fertig: Die Griechen gewinnen.
ending-road = Hektor und Paris haben die Schiffe erreicht: Die Trojaner gewinnen.
ending-steps = Der Stapel { $side-gen } ist leer. { $winner } gewinnen: Teile { $greeks }, Etappen { $trojans }.
ending-heroes = Der Stapel { $side-gen } ist leer; Teile und Etappen sind gleich, je { $greeks }. { $winner } gewinnen durch mehr Helden jenseits des Kampfes.
ending-draw = Der Stapel { $side-gen } ist leer; Teile und Etappen sind gleich, je { $greeks }, und die Helden jenseits des Kampfes auch: unentschieden.
label-ending-horse = Pferd vollendet
label-ending-road = Schiffe erreicht
label-ending-steps = Stapel leer, durch Zielschritte entschieden
label-ending-heroes = Stapel leer, durch Helden entschieden
label-ending-draw = Stapel leer, unentschieden

## Der Tisch als Text
terminal-olympus = OLYMP
terminal-asks = verlangt
terminal-costs = kostet { $side }
terminal-field = SCHLACHTFELD
terminal-moves = für { $side }
terminal-side = { $side-bare }
terminal-missing = { $steps } von 4, es fehlen: { $parts }
terminal-complete = { $steps } von 4, das Pferd ist fertig
terminal-next = { $steps } von 4, nächste Etappe: { $icon }
terminal-next-given = { $steps } von 4, nächste Etappe: { $icon } ({ $given_icon } ist gegeben)
terminal-done = { $steps } von 4, der Weg ist zu Ende
terminal-deck = Stapel { $number }
terminal-discards = Ablage { $number }
terminal-discards-top = Ablage { $number } (oben { $card })
terminal-cornucopia = mit Füllhorn
terminal-hand = Hand { $number }: { $cards }
terminal-hidden = { $number } verdeckt
terminal-hidden-foreign = { $number } fremd, verdeckt
terminal-either = In einer der Hände: { $cards }
terminal-gone = Aus dem Spiel: { $cards }
terminal-card = { $card } ({ $deck })
terminal-offering = Opfer für { $god }: { $symbols } von { $cost ->
    [one] { $cost } Symbol
   *[other] { $cost } Symbolen
}, davon { $own } eigene des Gottes: { $kind }
terminal-short = noch nicht genug

## Regeln
TR-1 = Jede Seite hat einen Stapel von 27 Opferkarten mit eigener Rückseite. Eine Karte zeigt eine oder zwei Opfergaben; die meisten griechischen Karten zeigen dazu ein Teil des Pferdes, die trojanischen Hektor, Paris oder beide.
    .ruling = Unsere Rekonstruktion: Die Anleitung zählt die Karten nicht auf. Ein oder zwei Opfergaben auf jeder passen zu den Zahlen, die wir kennen. Dass die Rückseiten verschieden sind, folgt daraus, dass man die Stapel nach ihnen trennt.
TR-2 = Es gibt sechs Opfergaben: Eber, Fisch, Stier, Hirsch, Granatapfel und Widder.
    .ruling = Unsere Rekonstruktion: Eber und Fisch kennen wir aus Beschreibungen des Spiels; die anderen vier sind unsere Wahl.
TR-3 = Sechs Plättchen haben auf jeder Seite einen Gott, und beide Götter eines Plättchens verlangen dieselbe Opfergabe: Eber Ares oder Hephaistos, Fisch Poseidon oder Doris, Stier Zeus oder Athene, Hirsch Artemis oder Apollon, Granatapfel Hera oder Iris, Widder Hermes oder Aphrodite. Die zuerst genannten sind die Seiten A, für die erste Partie.
    .ruling = Unsere Rekonstruktion: Die Anleitung nennt die Götter und empfiehlt sechs für die erste Partie. Welche zwei sich ein Plättchen teilen und was sie verlangen, ist zum Teil unser Vorschlag.
TR-4 = Sechs Helden sind für die Griechen mit einer Opfergabe verbunden und für die Trojaner mit einer anderen: Achilles Fisch, Eber; Ajax Stier, Fisch; Odysseus Widder, Stier; Diomedes Hirsch, Widder; Menelaos Granatapfel, Hirsch; Agamemnon Eber, Granatapfel.
    .ruling = Unsere Rekonstruktion: Für Achilles und Ajax kennen wir die Verbindung zum Teil aus Beschreibungen des Spiels; die übrigen sind unsere, so dass jede Opfergabe auf jeder Seite einen Helden bewegt.
TR-5 = Ein Stapel hat eine Karte für jede Möglichkeit von einer oder zwei Opfergaben: 6 einfache, 6 doppelte, 15 gemischte. Von den griechischen Karten zeigen je fünf Kopf, Vorderteil, Hinterteil und Räder, die doppelten und der Eber nichts. Von den trojanischen zeigen die einfachen Hektor und Paris, die anderen einen von beiden. Mit der Option „seltene Teile“ zeigen nur die gemischten griechischen Karten ein Teil.
    .ruling = Unsere Rekonstruktion: Die Anleitung nennt 27 Karten je Seite und keine Liste, und es gibt genau 27 Möglichkeiten, eine oder zwei von sechs Opfergaben zu nehmen. Wo die Teile stehen, haben wir durch Probespiele so gewählt, dass beide Seiten etwa gleich oft gewinnen. Die Option „Teile des Pferdes“ mit dem Wert „Selten“ zeigt weniger Teile des Pferdes.
TR-6 = Der Olymp hat sechs Felder in einer Spalte zwischen den Spielern. Von griechischer Seite aus kostet ein Gott die Griechen 5, 4, 3, 3, 2, 1 und die Trojaner 1, 2, 3, 3, 4, 5.
TR-7 = Das Schlachtfeld hat fünf Zonen in einer Reihe: griechischer Schutz, griechische Abwehr, Kampf, trojanische Abwehr, trojanischer Schutz.
TR-8 = Die Option „Die Götter“ bestimmt die Seiten der Plättchen: alle A für eine erste Partie, jede ausgelost, oder sechs Buchstaben A oder B für Eber, Fisch, Stier, Hirsch, Granatapfel, Widder. Auf die Felder kommen die sechs Götter immer durch das Los.
TR-9 = Alle Helden beginnen im Kampf, Hektor und Paris am Anfang ihres Weges. Jede Seite mischt ihren Stapel und zieht 2 Karten. Die Griechen beginnen, dann wechseln die Züge.
    .ruling = Unsere Festlegung: In der Anleitung beginnen die Griechen; dass sie auf dem ersten Platz sitzen, ist unsere Zutat.
TR-10 = Ein Zug ist ein Opfer oder das Ziehen von Karten. Gezogen werden 2 Karten vom eigenen Stapel oder die letzte. Die Hand ist unbegrenzt.
    .ruling = Unsere Auslegung: Die Anleitung nennt keine Grenze für die Hand, also gibt es keine; auch vom Ziehen einer einzelnen letzten Karte spricht sie nicht.
TR-11 = Zum Opfern wähle einen Gott und lege mindestens eine Karte ab, deren Symbole zusammen mindestens seinen Preis in deiner Spalte erreichen, mindestens eines davon sein eigenes. Die Karten zahlst du einzeln, in deiner Reihenfolge, jede oben auf die Ablage ihres Besitzers. Du darfst aufhören, sobald es genug ist, oder weiterzahlen: Weitere Symbole bringen nichts, aber die eigenen des Gottes darunter zählen für ein reines Opfer.
    .ruling = Unsere Auslegung: Die Anleitung verlangt Karten, die den Preis erreichen, und sagt nicht, ob man mehr zahlen darf und in welcher Reihenfolge. Wir lassen dem Zahlenden beides frei, denn die oberste Karte der Ablage ist für Apollon wichtig.
TR-12 = Dann rückt der Gott auf das Feld, das dir am nächsten ist, und die Götter, die er überspringt, rücken ein Feld von dir weg. So ist er nun für dich der teuerste und für den Gegner der billigste.
TR-13 = Der Held, der auf deiner Seite mit dieser Opfergabe verbunden ist, zieht auf den Gegner zu: zwei Zonen, wenn allein die eigenen Symbole des Gottes den Preis erreichen (reines Opfer), sonst eine (gemischtes), aber nie über den gegnerischen Schutz hinaus. Anders kannst du nicht wählen. Ein Held, der nicht ziehen kann, hindert das Opfer nicht.
    .ruling = Unsere Auslegung: In der Anleitung zieht der Held, und nicht über den Schutz hinaus. Das Ziehen ist für uns Pflicht, und ein Opfer ist auch erlaubt, wenn der Held nicht ziehen kann.
TR-14 = Dann wirkt sofort die Kraft des Gottes. Man kann auf sie verzichten, aber nur ganz; eine unmögliche Kraft verfällt.
    .ruling = Unsere Auslegung: Eine unmögliche Kraft verfällt laut Anleitung; ob man auf eine mögliche verzichten darf, sagt sie nicht. Bei uns darf man, aber nur ganz.
TR-15 = Am Ende eines Zuges, auch nach dem Ziehen, darf ein Spieler mit zwei oder mehr Helden im gegnerischen Schutz einen Zielschritt tun; dann kehren zwei dieser Helden nach seiner Wahl in den Kampf zurück. Ohne Schritt kehrt keiner zurück. Nach dem vierten Schritt ist die Partie zu Ende, und keiner kehrt zurück.
    .ruling = Unsere Auslegung: Laut Anleitung kehren danach zwei Helden zurück. Wir verstehen das als Preis des Schrittes: Ohne Schritt kehrt keiner zurück, und nach dem letzten ist es gleich.
TR-16 = Poseidon: Ein Held zieht aus einer Schutzzone in die Abwehrzone daneben.
TR-17 = Ares: Ein Held zieht aus einer Abwehrzone in den Kampf.
TR-18 = Hermes: Ein Held zieht eine Zone vor, auch der eben gezogene.
TR-19 = Hera: Ein Held zieht aus einer Abwehrzone in die Schutzzone daneben.
TR-20 = Artemis: Ein Held zieht aus dem Kampf in eine der beiden Abwehrzonen.
TR-21 = Hephaistos: Ein Held zieht von einer Abwehrzone in die andere.
TR-22 = Aphrodite: Ein Held zieht eine Zone vor und ein anderer eine zurück. Eine Hälfte allein geschieht nur, wenn kein Held die andere ausführen kann.
    .ruling = Unsere Auslegung: Die Anleitung verlangt einen Helden vor und einen anderen zurück und sagt nicht, was gilt, wenn nur eines davon möglich ist. Dann geschieht diese Hälfte.
TR-23 = Zeus: Ziehe zwei Karten oder eine, wenn nur noch eine da ist; man kann verzichten. Auch wer so den Stapel leert, beendet die Partie.
TR-24 = Athene: Nimm das Füllhorn, auch vom Gegner. Ab deinem nächsten Zug kannst du es beim Bezahlen mit mindestens einer Karte ausgeben: zwei Symbole, die als eigene des Gottes gelten, auch für ein reines Opfer. Dann kommt es neben das Brett zurück; Athene selbst kann es, damit bezahlt, gleich wieder geben. Wer es schon hat, bekommt nichts.
    .ruling = Unsere Auslegung: Die Anleitung gewährt zwei beliebige Opfergaben für einen Zug. Wann das Füllhorn ausgegeben werden darf, dass es nie allein bezahlt und dass man es dem Gegner nehmen kann, legen wir fest.
TR-25 = Doris: Nimm eine ausgeloste Karte aus der Hand des Gegners. Ist sie leer, verfällt die Kraft.
    .ruling = Unsere Auslegung: Die Anleitung sagt nicht, wer die Karte wählt. Da die Hand verdeckt ist, entscheidet das Los.
TR-26 = Apollon: Nimm die oberste Karte der gegnerischen Ablage, mit der Option „Freie Wahl“ eine beliebige. Gibt es keine, verfällt die Kraft. Von einer Karte aus dem Stapel des Gegners, ob durch Apollon oder Doris, zählen nur die Opfergaben, nie Teil oder Bild, und bezahlt verlässt sie das Spiel. Eine zurückgewonnene eigene Karte zählt ganz.
    .ruling = Unsere Auslegung: Die Anleitung sagt nicht, welche Karte der Ablage Apollon nimmt. Bei uns ist es die oberste; die Option „Apollon nimmt“ mit dem Wert „Freie Wahl“ lässt die Wahl. Auch dass von fremden Karten nur die Opfergaben zählen und dass sie das Spiel verlassen, legen wir fest: Sonst müsste eine Partie nie enden.
TR-27 = Iris: Versetze einen Gott, auch Iris selbst, auf ein anderes Feld; die Götter dazwischen rücken um eines.
    .ruling = Unsere Auslegung: Die Anleitung lässt Iris einen Gott an jede Stelle des Olymps versetzen. Dass sie auch sich selbst versetzen darf und die Götter dazwischen aufrücken, legen wir fest.
TR-28 = Zielschritt der Griechen: Lege eine Handkarte mit einem noch nicht gebauten Teil des Pferdes auf den Tisch. Mit vier verschiedenen Teilen gewinnen die Griechen.
TR-29 = Zielschritt der Trojaner: Lege ab, was die nächste Etappe verlangt: erst Hektor oder Paris, dann Paris, dann Hektor, dann Hektor und Paris. Eine Karte mit beiden dient als jeder von ihnen. Die letzte Etappe braucht eine Karte mit beiden oder zwei Karten, eine nur mit Paris und eine nur mit Hektor. Verwendete Karten kommen auf die trojanische Ablage. Mit der vierten Etappe gewinnen die Trojaner.
    .ruling = Unsere Auslegung: Die Anleitung nennt die vier Etappen und spricht nicht von Karten, die beide zeigen. Bei uns dient eine solche Karte als jeder von beiden und genügt allein für die letzte Etappe.
TR-30 = Wenn ein Stapel leer ist, endet die Partie: Der laufende Zug wird erst mit seinem Zielschritt beendet oder, mit der Option „Wenn ein Stapel leer ist“ auf „Sofort“, die letzte gezogene Karte beendet sie. Wer mehr Teile oder Etappen hat, gewinnt; bei Gleichstand entscheiden mehr Helden in Abwehr und Schutz des Gegners; ist auch das gleich, endet sie unentschieden. Die andere Seite bekommt keinen weiteren Zug.
    .ruling = Unsere Auslegung: Die Anleitung lässt die Partie in dem Moment enden, in dem ein Stapel keine Karte mehr hat. Wörtlich genommen liegt dieser Moment mitten in einem Zug; wir beenden den Zug samt Zielschritt. Die Option „Wenn ein Stapel leer ist“ auf „Sofort“ nimmt die Worte wörtlich. So oder so bekommt die andere Seite keinen weiteren Zug.
TR-31 = Offen für alle: das Brett, der Olymp, die Ablagen, wie viele Karten Stapel und Hände haben, die gebauten Teile, die Etappe, das Füllhorn, jede bezahlte Karte, die Karte, die Apollon nimmt, und wie viele fremde Karten eine Hand hat. Verborgen: die Hände und die Reihenfolge der Stapel. Die Karte, die Doris nimmt, kennen nur die beiden Spieler.
    .ruling = Unsere Auslegung: Die Anleitung verbirgt nur Hände und Stapel. Die Karte, die Doris nimmt, kennen bei uns beide Spieler und sonst niemand; Apollons Karte ist offen, und wie viele fremde Karten eine Hand hat, auch, denn die Rückseiten sind verschieden.

## Ein Zug in Sätzen
told-god = { $god }
told-hero = { $hero }
told-card = { $card }
told-cornucopia = das Füllhorn
told-set-up = Der Olymp vom griechischen Ende aus: { $gods }. Jeder hat 2 Karten gezogen.
told-drew =
    { $seat-start } { $seat-you ->
        [yes] hast
       *[no] hat
    } { $number ->
        [1] die letzte Karte
       *[other] { $number } Karten
    } gezogen.
told-drew-cards =
    { $seat-start } { $seat-you ->
        [yes] hast
       *[no] hat
    } { $cards } gezogen.
told-offering-begun =
    { $seat-start } { $seat-you ->
        [yes] hast
       *[no] hat
    } ein Opfer für { $god } begonnen.
told-offered =
    { $seat-start } { $seat-you ->
        [yes] hast
       *[no] hat
    } { $cards } für { $cost } an { $god } geopfert.
told-superior =
    { $seat-start } { $seat-you ->
        [yes] hast
       *[no] hat
    } { $god } ein reines Opfer gebracht: { $hero } { $zones ->
        [0] blieb { $to_zone-in }
        [1]
            ging eine Zone { $way ->
                [forward] vor
               *[back] zurück
            }, { $to_zone-into }
       *[other]
            ging zwei Zonen { $way ->
                [forward] vor
               *[back] zurück
            }, { $to_zone-into }
    }.
told-went =
    { $hero } { $zones ->
        [0] blieb { $to_zone-in }
        [1]
            ging eine Zone { $way ->
                [forward] vor
               *[back] zurück
            }, { $to_zone-into }
       *[other]
            ging zwei Zonen { $way ->
                [forward] vor
               *[back] zurück
            }, { $to_zone-into }
    }.
told-declined =
    { $seat-start } { $seat-you ->
        [yes] hast
       *[no] hat
    } auf die Kraft von { $god } verzichtet.
told-moved = { $hero } { $to_zone-into }
told-power-moved = { $god } versetzte { $heroes }.
told-taken-veiled =
    Mit { $god } { $seat-you ->
        [yes] hast du
       *[no] hat { $seat-name }
    } eine Karte aus { $other_seat-you ->
        [yes] deiner Hand
       *[no] der Hand von { $other_seat-name }
    } genommen.
told-taken-doris =
    Mit { $god } { $seat-you ->
        [yes] hast du
       *[no] hat { $seat-name }
    } { $card } aus { $other_seat-you ->
        [yes] deiner Hand
       *[no] der Hand von { $other_seat-name }
    } genommen.
told-taken-apollo =
    Mit { $god } { $seat-you ->
        [yes] hast du
       *[no] hat { $seat-name }
    } { $card } aus { $other_seat-you ->
        [yes] deiner Ablage
       *[no] der Ablage von { $other_seat-name }
    } genommen.
told-cornucopia-taken =
    Mit { $god } { $seat-you ->
        [yes] hast du
       *[no] hat { $seat-name }
    } das Füllhorn genommen.
told-iris = Iris versetzte { $god }: Der Preis ist nun { $greek } für die Griechen und { $trojan } für die Trojaner.
told-zeus =
    Mit Zeus { $seat-you ->
        [yes] hast du
       *[no] hat { $seat-name }
    } { $number ->
        [1] 1 Karte
       *[other] { $number } Karten
    } gezogen.
told-zeus-cards =
    Mit Zeus { $seat-you ->
        [yes] hast du
       *[no] hat { $seat-name }
    } { $cards } gezogen.
told-built =
    { $seat-start } { $seat-you ->
        [yes] hast
       *[no] hat
    } { $part-acc } mit { $cards } gebaut, { $seat-you ->
        [yes] dein
       *[no] der
    } { $steps ->
        [1]
            { $seat-you ->
                [yes] erster
               *[no] erste
            }
        [2]
            { $seat-you ->
                [yes] zweiter
               *[no] zweite
            }
        [3]
            { $seat-you ->
                [yes] dritter
               *[no] dritte
            }
       *[other]
            { $seat-you ->
                [yes] vierter und letzter
               *[no] vierte und letzte
            }
    } Schritt.
told-marched =
    { $seat-start } { $seat-you ->
        [yes] hast
       *[no] hat
    } Hektor und Paris mit { $cards } vorrücken lassen, { $seat-you ->
        [yes] dein
       *[no] der
    } { $steps ->
        [1]
            { $seat-you ->
                [yes] erster
               *[no] erste
            }
        [2]
            { $seat-you ->
                [yes] zweiter
               *[no] zweite
            }
        [3]
            { $seat-you ->
                [yes] dritter
               *[no] dritte
            }
       *[other]
            { $seat-you ->
                [yes] vierter und letzter
               *[no] vierte und letzte
            }
    } Schritt.
told-returned =
    { $heroes } { $heroes-count ->
        [1] kehrte
       *[other] kehrten
    } in den Kampf zurück.
told-deck-empty = Der { $deck-the } Stapel ist leer: Die Partie endet mit diesem Zug.

## Unmögliche Stellungen
impossible-no-hero = kein Held kann bewegt werden
impossible-nothing-to-do = es ist nichts zu tun
impossible-range = Phase, Zug oder Füllhorn außerhalb des Bereichs
impossible-actor = in der Phase „{ $phase }“ ist jemand anders am Zug
impossible-nobodys-turn = in der Phase „{ $phase }“ ist niemand am Zug
impossible-hero-off = ein Held ist nicht auf dem Feld
impossible-stages = die letzte Etappe ist Nummer { $most }
impossible-gods-laid = die gelegten Götter passen nicht zur Phase
impossible-gods = auf dem Olymp fehlen Götter oder kommen doppelt vor
impossible-face = die Seite eines Gottes ist weder A noch B
impossible-gods-option = es sind andere Götter als die der Option
impossible-card-nowhere = die Karte „{ $word }“ ({ $deck }) ist nirgends
impossible-card-no-part = die Karte „{ $word }“ ({ $deck }) hat kein Teil des Pferdes
impossible-part-twice = ein Teil des Pferdes ist zweimal gebaut
impossible-discards = die { $deck-the } Ablage stimmt nicht
impossible-changed-hands = Karten haben ohne Doris und Apollon die Hand gewechselt
impossible-cornucopia = jemand hat ohne Athene das Füllhorn
impossible-known-place = was von einer Karte bekannt ist, passt nicht dazu, wo sie ist
impossible-known-early = ohne Doris und Apollon sind Handkarten bekannt
impossible-strangers = nie gezeigte Karten ({ $deck }) in der fremden Hand: Es können nicht { $number } sein
impossible-crossed = zweifelhafte Karten ({ $deck }) in der Hand ihres Besitzers: Es können nicht { $number } sein
impossible-doubt = eine Karte gilt als zweifelhaft, obwohl nur eine Hand möglich ist
impossible-past = was man von den Karten ({ $deck }) gesehen hat, seit einige zweifelhaft sind, passt nicht zusammen
impossible-god-phase = der Gott passt nicht zur Phase
impossible-power-phase = { $god } passt nicht zur Phase „{ $phase }“
impossible-apollo = Apollon kann nichts nehmen, oder nicht auf diese Weise
impossible-doris = Doris kann nichts nehmen
impossible-athena = wer das Füllhorn hat, bekommt von Athene nichts
impossible-before-start = es ist etwas geschehen, bevor die Partie beginnt
impossible-chosen = ein Held oder Gott ist zur falschen Zeit gewählt
impossible-iris = Iris hat keinen Gott zu versetzen
impossible-aphrodite = der erste Held der Aphrodite fehlt
impossible-given = eine Karte für die letzte Etappe ist zur falschen Zeit gegeben
impossible-todo = die Zahl dessen, was noch zu tun ist, passt nicht zur Phase
impossible-goal = es ist kein Zielschritt möglich
impossible-return = kein Held muss zurückkehren
impossible-payment-none = eine Bezahlung ohne Opfer
impossible-payment-sum = die Bezahlung geht nicht auf
impossible-payment-over = die Bezahlung ist abgeschlossen
impossible-payment-never = die Bezahlung kann nie vollständig werden
impossible-ended = so kann die Partie nicht geendet haben
impossible-over = die Partie müsste zu Ende sein
impossible-deck-empty = ein Stapel ist leer: Die Partie müsste zu Ende sein
impossible-other-deck = { $part }: „{ $given }“ ist vom anderen Stapel
impossible-field = field: Erwartet werden fünf Zonen, mit „/“ getrennt, und jeder der sechs Helden in einer davon
