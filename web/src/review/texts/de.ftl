# Die Analyse einer beendeten Partie

review = Analyse
review-colon = Analyse:
window-title = Analyse: { $title } · Ilion

## Wie sie entsteht
loading = Einen Augenblick …
not-asked = Noch niemand hat eine Analyse dieser Partie gewünscht.
ask-review = Partie analysieren
ask-note = Ein Bot geht die ganze Partie durch. Das dauert einige Minuten; das Ergebnis bleibt für alle, die die Partie sehen dürfen.
only-players-ask = Wer mitgespielt hat, kann sie bestellen.
wait-queued = Die Analyse steht in der Warteschlange auf Platz { $position }.
wait-running = Der Bot geht die Partie durch.
wait-progress = Wie weit die Analyse ist
wait-note = Du kannst die Seite verlassen: Wenn du wiederkommst, ist die Analyse da.
ready-seconds = Fertig in etwa { $number } s.
ready-minutes = Fertig in etwa { $number } min.
review-coming = Die Analyse entsteht gerade.
review-offer = Wo hat sich die Partie entschieden? Ein Bot geht sie Schritt für Schritt durch.
open-review = Analyse öffnen
refining = Der Bot sieht sich die wichtigsten Entscheidungen noch genauer an. Die Zahlen können sich etwas verschieben.
offline = Die Verbindung ist abgerissen. Die Seite versucht es von selbst wieder.

## Ursachen
cause-luck = Glück
cause-own = du
cause-own-of = { $name }
cause-others = die anderen
cause-luck-short = Glück:
cause-own-short = Eigene Entscheidungen:
cause-others-short = Entscheidungen der anderen:

## Plätze und Summen
seats = Am Tisch
whose-eyes = wessen Sicht?
where-it-went = Woran es lag
in-points = Punkte von 100
fall-start = am Anfang
fall-luck = Glück
fall-own = deine Entscheidungen
fall-own-of = Entscheidungen von { $name }
fall-others = Entscheidungen der anderen
fall-end = am Ende
falls-note = { $sum }. Jede Änderung gehört zu genau einer Ursache.
falls-stand-in = Bei den Entscheidungen gehen { $points } auf einen Bot zurück, der auf diesem Platz gespielt hat.
percent = { $points } %
percent-sign = %
give-or-take = , plus oder minus { $points }

## Entscheidungen
your-decisions = { $number ->
    [one] Deine eine Entscheidung
   *[other] Deine { $number } Entscheidungen
}
decisions-of = { $number ->
    [one] Eine Entscheidung von { $name }
   *[other] { $number } Entscheidungen von { $name }
}
grades-better = besser als der Bot
grades-good = ebenso gut
grades-inaccuracy = Ungenauigkeiten
grades-mistake = Fehler
grades-blunder = grobe Fehler
grade-better = besser als die Wahl des Bots
grade-good = so gut wie die Wahl des Bots
grade-inaccuracy = Ungenauigkeit
grade-mistake = Fehler
grade-blunder = grober Fehler

## Das Diagramm
chart = Gewinnchance, nach dem, was jeder wusste
chart-keys = Die Pfeiltasten gehen von Schritt zu Schritt, Pos1 und Ende an den Anfang und ans Ende. Der Buchstabe t geht zum nächsten Wendepunkt, m zum nächsten Fehler; mit der Umschalttaste zurück.
chart-as-table = Das Diagramm als Tabelle
column-move = Schritt
column-cause = Ursache
column-from = Von
column-to = Auf
column-words = Was geschah
move-of = Schritt { NUMBER($number, useGrouping: 0) } von { NUMBER($moves, useGrouping: 0) }
chance = Chance von { $name }: { $points } %
chance-you = Deine Chance: { $points } %
steps = Schritt für Schritt
turn-of-seat = am Zug:
turn-of-you = du bist am Zug

## Wendepunkte
turning-points = Wendepunkte
for-you = für dich
for-name = für { $name }
turning-order = Reihenfolge der Wendepunkte
by-size = nach Größe
by-time = der Reihe nach
no-turning = Nichts in dieser Partie hat die Chancen auf diesem Platz stark verändert.
at-move = Schritt { NUMBER($number, useGrouping: 0) }
from-to = { $from } → { $to } %
detail-lapse-you = { $grade }, der Bot { $best } → du { $played } %
detail-lapse = { $grade }, der Bot { $best } → { $name } { $played } %
decision-you = deine Entscheidung
decision-of = Entscheidung von { $name }
resigned-you = du hast aufgegeben
resigned-by = { $name } hat aufgegeben
turning-you-rises = Deine Chance steigt von { $from } auf { $to } Prozent.
turning-you-falls = Deine Chance fällt von { $from } auf { $to } Prozent.
turning-rises = Die Chance von { $name } steigt von { $from } auf { $to } Prozent.
turning-falls = Die Chance von { $name } fällt von { $from } auf { $to } Prozent.

## Ein Augenblick
board-at = Das Brett bei Schritt { NUMBER($number, useGrouping: 0) } aus der Sicht von { $name }; von zwei Zügen ist der des Bots golden, der gespielte gestrichelt
board-at-you = Das Brett bei Schritt { NUMBER($number, useGrouping: 0) } aus deiner Sicht; von zwei Zügen ist der des Bots golden, der gespielte gestrichelt
move-number = Schritt { NUMBER($number, useGrouping: 0) }
beginning = Der Anfang
beginning-note = Die Chance, die jeder vor dem ersten Zug hatte, soweit er es wissen konnte.
you-played = Du
name-played = { $name }
the-bot = Der Bot
same-as-bot = Der Bot hätte dasselbe gespielt.
too-close = Zu knapp für ein Urteil: Der Unterschied ist kleiner als das Doppelte seiner Unsicherheit.
as-good = So gut wie die Wahl des Bots.
forced = Hier gab es nichts zu wählen.
not-compared = Diese Entscheidung wird nicht mit der des Bots verglichen; sie hat nur ihren Platz im Diagramm.
what-luck = Hier entschied der Zufall, nicht die Spieler.
what-resignation = Wer aufgibt, hat keine Chance mehr.
practise = Von hier aus üben
practise-note = Ein neuer Tisch mit dieser Stellung, ohne Wertung. Auf den anderen Plätzen spielen Bots; was du nicht wissen konntest, wird neu gezogen.
practise-level = Stufe der Bots
practise-go = Anfangen
bot-goes-on = Zeigen, wie der Bot weiterspielt

## Lernen
learn-mine = Aus meinen Fehlern lernen ({ $number })
learn-of = Aus den Fehlern von { $name } lernen ({ $number })
learn-title = Finde einen besseren Zug: { $number } von { $all }
learn-question = Schritt { NUMBER($number, useGrouping: 0) }. Hier gab es etwas Besseres. Was würdest du spielen?
learn-choose = Wähle einen Zug
learn-judging = Der Bot denkt nach …
learn-answer = Deine Antwort
learn-then = In der Partie
learn-best = Gefunden: Das würde auch der Bot spielen.
learn-better = Besser als die Wahl des Bots.
learn-good = So gut wie die Wahl des Bots.
learn-inaccuracy = Fast. Der Bot kennt etwas ein wenig Besseres.
learn-mistake = Noch nicht: Auch das kostet Chancen.
learn-blunder = Nein: Das kostet sehr viel.
learn-next = Nächste Stellung
learn-finish = Fertig
learn-done = Alles geschafft
learn-sum = { $found } von { $all } so gut wie der Bot beantwortet.
learn-back = Zurück zur Analyse

## Teilen
share = Teilen
share-link = Link zu diesem Augenblick
picture = Bild
picture-failed = Dieser Browser konnte das Bild nicht erzeugen.
card-moves-of = { $name }: Züge
card-moment = Schritt { NUMBER($number, useGrouping: 0) }: { $from } → { $to } %
colour-pR = Rot
colour-pY = Gelb
colour-pB = Blau
colour-pG = Grün
colour-pW = Weiß
colour-pK = Schwarz
colour-pGr = Griechen
colour-pT = Trojaner
colour-pN = Platz

## Das Ende
sum-start = Anfang
sum-luck = Glück
sum-own = deine Züge
sum-own-of = Züge von { $name }
sum-others = die anderen
sum-end = Ende
weighed-most = Schritt { NUMBER($number, useGrouping: 0) } wog am schwersten:

## Ehrlichkeit
good-to-about = Die Zahlen sind auf etwa ± { $points } genau. Benotet werden nur Unterschiede, die größer sind als das Doppelte ihrer Unsicherheit; { $close ->
    [0] keine Entscheidung war zu knapp für ein Urteil.
    [one] { $close } Entscheidung war zu knapp für ein Urteil.
   *[other] { $close } Entscheidungen waren zu knapp für ein Urteil.
}
need-not-add-up = Die Linien müssen zusammen nicht 100 ergeben: Jeder wusste etwas anderes.
by-bot = Beurteilt vom Bot der Stufe „{ $level }“ aus Version { $release }, mit { $searches } Suchen.
bot-strength = Seine Wertung in diesem Spiel ist { $rating }; die nächste Stufe darunter, „{ $level }“, hat { $below }.
by-turns = In dieser langen Partie werden die Chancen Zug für Zug berechnet.
how-calculated = Wie das berechnet wird
method-knew = Eine Linie zeigt, wie wahrscheinlich dieser Platz gewinnen würde, nach allem, was er in diesem Augenblick wusste, und nichts sonst, wenn von da an alle wie der Bot spielten. Karten, die er nicht sehen konnte, werden viele Male neu gezogen.
method-causes = Jedes Ereignis hat genau eine Ursache, und die ganze Änderung gehört dorthin: eine Ziehung oder ein Wurf zum Glück, eine Entscheidung zu dem, der sie traf. So ergeben Anfang, Glück, eigene Entscheidungen und die der anderen zusammen das Ende.
method-luck = Vor einer Ziehung oder einem Wurf ist die Chance der Mittelwert über alles, was kommen kann. Über viele Partien geht das Glück deshalb gegen null. Was früher verdeckt gezogen und erst durch den Zug eines anderen sichtbar wurde, zählt als dessen Entscheidung.
method-grades = Eine Entscheidung wird in denselben Welten mit der des Bots verglichen. Ab 3 Punkten von 100 ist der Verlust eine Ungenauigkeit, ab 8 ein Fehler, ab 20 ein grober Fehler, und nur, wenn er größer ist als das Doppelte seiner Unsicherheit.
method-bot = Der Bot ist ein Programm mit eigenen Schwächen. Eine Note sagt, was er lieber gespielt hätte, nicht, was wahr ist. Wie stark er in diesem Spiel ist, steht in der Dokumentation der Bots.
method-limits = Angebote und andere Gespräche werden nur so beurteilt, wie der Bot sie beantworten würde; sie bekommen deshalb keine Note. Analysen zählen nie für die Wertung.

## Konto
figures = Deine analysierten Partien
figures-games = { $number ->
    [one] { $number } Partie
   *[other] { $number } Partien
}
figures-luck = Glück: { $mean } Punkte je Partie, zwischen { $low } und { $high }
figures-own = Eigene Entscheidungen: { $mean } Punkte je Partie, zwischen { $low } und { $high }
figures-note = Verglichen mit dem Bot, der sie beurteilt hat. Die Bereiche enthalten den wahren Mittelwert in 19 von 20 Fällen; das Glück geht gegen 0.
