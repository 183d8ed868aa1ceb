# Horus

title = Horus

## Wörter
terrain-desert = Wüste
    .acc = die Wüste
    .dat = der Wüste
terrain-hills = Hügel
    .acc = die Hügel
    .dat = den Hügeln
terrain-farmland = Ackerland
    .acc = das Ackerland
    .dat = dem Ackerland
terrain-marsh = Sumpf
    .acc = den Sumpf
    .dat = dem Sumpf
tile-desert = Wüste
    .piece = Wüstenplättchen
tile-hills = Hügel
    .piece = Hügelplättchen
tile-farmland = Ackerland
    .piece = Ackerlandplättchen
tile-marsh = Sumpf
    .piece = Sumpfplättchen
tile-river = Fluss
    .piece = Flussplättchen
tile-temple = Horustempel
    .piece = Tempelplättchen
tile-necropolis = Nekropole
    .piece = Nekropolenplättchen
kind-desert = die Wüste
    .acc = die Wüste
    .dat = der Wüste
kind-hills = die Hügel
    .acc = die Hügel
    .dat = den Hügeln
kind-farmland = das Ackerland
    .acc = das Ackerland
    .dat = dem Ackerland
kind-marsh = der Sumpf
    .acc = den Sumpf
    .dat = dem Sumpf
kind-river = der Fluss
    .acc = den Fluss
    .dat = dem Fluss
kind-temple = der Tempel
    .acc = den Tempel
    .dat = dem Tempel
kind-necropolis = die Nekropole
    .acc = die Nekropole
    .dat = der Nekropole
kind-end = ein Flussende
    .acc = ein Flussende
    .dat = einem Flussende
side-north = nördliche
side-east = östliche
side-south = südliche
side-west = westliche
pile-desert = Wüste
pile-hills = Hügel
pile-farmland = Ackerland
pile-marsh = Sumpf
pile-river = Fluss/Nekropole
use-river = Fluss
use-necropolis = Nekropole
region-desert = Wüste
region-hills = Hügel
region-farmland = Ackerland
region-marsh = Sumpf
colour-white = Weiß
colour-blue = Blau
colour-black = Schwarz
colour-yellow = Gelb
centre-desert = Wüste
centre-hills = Hügel
centre-farmland = Ackerland
centre-marsh = Sumpf
centre-any = beliebig
control-alone = allein
control-shared = geteilt
place-land = an Land
place-temple = durch den Tempel verdoppelt
place-island = als Insel verdoppelt
place-both = vervierfacht: Tempel und Insel
act-place = ein Plättchen legen
act-stone = ein Plättchen für einen Stein wählen
act-card = eine Karte ausspielen
act-pile = ein Plättchen vom Stapel nehmen
act-end = ein Flussende ersetzen
act-use = die Verwendung eines Fluss-/Nekropolenplättchens wählen
act-pass = auf einen Stein verzichten
awaited-place = einen Platz für das Plättchen in der Hand
awaited-end = das Ende, das das Flussplättchen ersetzt
awaited-relay = einen Platz für das Ende in der Hand
awaited-use = die Verwendung des Fluss-/Nekropolenplättchens
awaited-card = eine Horuskarte oder die Nilkarte
awaited-pile = einen Stapel
awaited-stone = ein Plättchen für den Stein
awaited-from = das Plättchen, dessen Stein wandern soll
awaited-to = das Plättchen, auf das der Stein wandert

## Was erwartet wird
prompt-deal = { $seat-you ->
    [yes] { $seat-start } bekommst
   *[no] { $seat-start } bekommt
} eine Karte.
prompt-bag = Ein Plättchen wird aus dem Beutel gezogen.
prompt-place = Lege das { $tile-piece } an.
prompt-place-river = Lege das Flussplättchen an den Fluss.
prompt-place-temple = Lege den Horustempel an den Fluss, fern von allem Land.
prompt-place-necropolis = Lege die Nekropole an.
prompt-end = Ein Flussplättchen aus dem Beutel: Welches Ende ersetzt es?
prompt-relay = Lege das { $side } Ende wieder an, an ein beliebiges Flussplättchen.
prompt-relay-here = Lege das { $side } Ende wieder an, an das eben gelegte Flussplättchen.
prompt-use = Ein Fluss-/Nekropolenplättchen: als Fluss, statt eines Endes oder als Nekropole?
prompt-card = Spiele eine Horuskarte oder die Nilkarte aus.
prompt-card-only = Spiele eine Horuskarte aus.
prompt-card-nile = Keine Horuskarten: Spiele die Nilkarte aus.
prompt-pile = Die Karte nennt kein Gelände: Wähle einen Stapel.
prompt-stone = Setze einen Stein in eine Region der Größe { $size }.
prompt-stone-may = Setze einen Stein in eine Region der Größe { $size } oder passe.
prompt-from = Nilkarte: Wähle einen deiner Steine in einer Region am Fluss.
prompt-to = Setze den Stein aus { $source } in eine andere Region am Fluss.
prompt-refill = { $seat-you ->
    [yes] { $seat-start } ziehst
   *[no] { $seat-start } zieht
} eine Karte.
prompt-ended = Die Partie ist zu Ende.

## Züge und Gezogenes
move-place =
    { $tile } { $where ->
        [north] im Norden
        [east] im Osten
        [south] im Süden
        [west] im Westen
        [north-edge] am nördlichen Rand
        [east-edge] am östlichen Rand
        [south-edge] am südlichen Rand
        [west-edge] am westlichen Rand
       *[other] in der Mitte
    }, neben { $a_kind-dat }{ $b_kind ->
        [none] { "" }
       *[other] { " " }und { $b_kind-dat }
    }
move-relay =
    das { $side } Ende { $where ->
        [north] im Norden
        [east] im Osten
        [south] im Süden
        [west] im Westen
        [north-edge] am nördlichen Rand
        [east-edge] am östlichen Rand
        [south-edge] am südlichen Rand
        [west-edge] am westlichen Rand
       *[other] in der Mitte
    } wieder anlegen{ $a_kind-id ->
        [river] { "" }
       *[other] , neben { $a_kind-dat }{ $b_kind ->
            [none] { "" }
           *[other] { " " }und { $b_kind-dat }
        }
    }
move-replace = das { $side } Ende durch Fluss ersetzen
move-use = Plättchen als { $use } legen
move-play = Karte { $centre } { $number } ausspielen
move-nile = Nilkarte ausspielen
move-pass = kein Stein
move-pile = Plättchen vom Stapel { $pile } nehmen
move-stone = Stein in { $region }, Größe { $size }
move-from = Stein aus { $region }, Größe { $size }
move-to = Stein in { $region }, Größe { $size }
move-tile = aus dem Beutel: { $tile }
move-draw = { $seat-you ->
    [yes] { $seat-name } ziehst
   *[no] { $seat-name } zieht
} die Karte { $centre } { $number }
move-draw-veiled = { $seat-you ->
    [yes] { $seat-name } ziehst
   *[no] { $seat-name } zieht
} eine Karte
move-draw-dead = { $seat-you ->
    [yes] { $seat-name } ziehst die Karte { $centre } { $number } und legst sie ab
   *[no] { $seat-name } zieht die Karte { $centre } { $number } und legt sie ab
}: Das Gelände ist aufgebraucht

## Vorschau
preview-region = Region
preview-size = Plättchen
preview-worth = Punkte
preview-leaders = führender Platz
preview-merges = verbundene Regionen
preview-closes = ab jetzt geschlossen für Steine
preview-stuck = Enden, die nicht weiterkönnen
preview-changes = Punkte
preview-tiles_left = noch im Stapel
preview-sizes = Stein in eine Region der Größe
preview-exhausts = letztes Plättchen: Alle legen diese Karten ab
preview-last_turn = mit diesem Zug endet die Partie
preview-places = mögliche Plätze

## Ablehnungen
refusal-not-now = Jetzt nicht: { $act }. Das Spiel erwartet { $awaited }.
refusal-no-such-tile = Auf dem Tisch liegt kein Plättchen Nummer { $number }: Das letzte ist { $last }.
refusal-no-tile-there = Dort liegt kein Plättchen.
refusal-off-the-table = { $at } liegt nicht auf dem Tisch: Die Koordinaten gehen von { $least } bis { $most }.
refusal-overlap = Ein Plättchen würde dort { $kind-acc } überdecken.
refusal-corner = Ein Plättchen würde dort { $kind-acc } nur an einer Ecke berühren: Nötig ist mindestens eine halbe Kante.
refusal-touches-nothing = Ein Plättchen würde dort kein anderes berühren.
refusal-lowest-tile = Der Platz { $at } wird vom Plättchen bei { $other } aus gezählt, dem ersten, das ihn berührt.
refusal-blocks-end = Ein Plättchen würde dort das { $side } Ende des Flusses blockieren: Es könnte nicht mehr zweimal weiter.
refusal-not-at-the-river = Dieser Platz berührt den Fluss nicht: Das { $tile-piece } muss an ihm liegen.
refusal-temple-beside = Der Tempel darf beim Legen { $kind-acc } nicht berühren.
refusal-not-at-its-tile = Das { $side } Ende muss an das Flussplättchen, das es ersetzt hat; dieser Platz berührt es nicht.
refusal-end-not-at-the-river = Das { $side } Ende muss an ein Flussplättchen; dieser Platz berührt keines.
refusal-end-blocked-there = Das { $side } Ende wäre dort blockiert: Es könnte nicht mehr zweimal weiter.
refusal-end-has-no-place = Das { $side } Ende ist nicht zu ersetzen: Es könnte nirgends wieder angelegt werden.
refusal-must-replace = Ein Flussplättchen aus dem Beutel muss ein Ende ersetzen.
refusal-no-room = Nirgends kann das Plättchen als { $kind-id ->
    [river] Fluss
   *[necropolis] Nekropole
} liegen.
refusal-not-in-hand = Du hast die Karte { $centre } { $number } nicht auf der Hand.
refusal-nile-gone = Die Nilkarte ist schon ausgespielt.
refusal-pile-empty = Der Stapel { $pile } ist leer.
refusal-no-region = Dort kann kein Stein liegen: { $kind-id ->
    [river] Der Fluss
    [temple] Der Tempel
   *[necropolis] Eine Nekropole
} gehört zu keiner Region.
refusal-has-a-stone = Dort liegt schon ein Stein: { $colour }.
refusal-closed = { $terrain } dort: { $size } Plättchen. Ab sechs nimmt eine Region keinen Stein mehr auf.
refusal-size = { $terrain } dort: Größe { $size }; die Karte verlangt eine Region der Größe { $wanted }.
refusal-size-first = { $terrain } dort: Größe { $size }; im ersten Zug zählt jede Karte als 1.
refusal-stone-must = Ein Stein kann in eine Region der Größe { $wanted } gesetzt werden, also muss er es.
refusal-no-stone-there = Dort liegt kein Stein.
refusal-not-your-stone = Der Stein dort gehört { $colour }, nicht dir.
refusal-region-not-at-the-river = { $terrain } dort, Größe { $size }: Diese Region berührt den Fluss nicht.
refusal-same-region = Dieses Plättchen liegt in derselben Region: Der Stein muss in eine andere.
refusal-nowhere-else = Keine andere Region am Fluss hat ein freies Plättchen für diesen Stein.

## Wertung
score-region = { $terrain } bei { $at }, Größe { $size }, { $stones ->
    [1] ein Stein
   *[other] { $stones } Steine
}, { $control }, { $place }
score-compensation = hat nicht begonnen
ending = Die Stapel { $a_pile } und { $b_pile } sind leer.
label-ending = zwei Stapel leer

## Der Tisch als Text

short-river = f
short-temple = t
short-island = i
terminal-legend = Name Plättchen→Punkte Steine, meiste zuerst, = geteilt ({ short-river } am Fluss, { short-temple } am Tempel, { short-island } auf einer Insel)
terminal-closed = geschlossen
terminal-piles = Stapel
terminal-bag = Beutel
terminal-out = Aus dem Spiel
terminal-hand = Hand
terminal-empty = leer
terminal-played = Ausgespielt
terminal-lay = Anzulegen
terminal-count = { $tile } { $number }
terminal-seat = Platz { $seat }
terminal-points = Punkte { $number }
terminal-stones = Steine { $number }
terminal-cards = Karten { $number }
terminal-nile = Nil
terminal-card = { $centre } { $number }
terminal-first-turn = (erster Zug: zählt als 1)
terminal-tile = { $tile } ({ $tile-id })
terminal-either = Fluss oder Nekropole
terminal-end = Ende { $end }

## Regeln
HO-1 = Es gibt 120 quadratische Plättchen: je zwanzig Wüste, Hügel, Ackerland und Sumpf und vierzig besondere: drei Startplättchen, den Horustempel und 36 Flussplättchen.
HO-2 = Der Beutel enthält zwölf Plättchen jedes Geländes, sechzehn Flussplättchen und den Tempel. Vier offene Auswahlstapel haben je acht Plättchen eines Geländes, ein fünfter zwanzig Fluss-/Nekropolenplättchen. Mit der Option „Plättchen je Stapel“ sind von jedem Gelände eines oder zwei mehr im Beutel (sieben oder sechs im Stapel) oder zwei weniger (zehn).
    .ruling = Unsere Rekonstruktion: Die Anleitung sortiert die Plättchen nach ihren Rückseiten und sagt nicht, wie viele welche haben. Die Option „Plättchen je Stapel“ mit dem Wert „Sechs“, „Sieben“ oder „Zehn“ teilt sie anders auf.
HO-3 = Es gibt fünfzig Horuskarten, jede mit einem Gelände oder einem Fragezeichen („beliebig“) in der Mitte und einer Zahl von 1 bis 5 oder einem Fragezeichen. Jedes Gelände hat jede Zahl zweimal und ein Fragezeichen; „beliebig“ hat alles einmal.
    .ruling = Unsere Rekonstruktion: Die Anleitung nennt die Zahl der Karten und was sie zeigen, nicht wie oft. Gleichmäßig verteilt ergeben sich genau fünfzig.
HO-4 = Jeder Spieler hat zwanzig Steine einer Farbe (Weiß, Blau, Schwarz, Gelb) und eine Nilkarte.
HO-5 = Zu zweit oder zu dritt ändert sich nichts, außer dass die übrigen Steine und Nilkarten in der Schachtel bleiben.
HO-6 = Plättchen berühren sich mit einer ganzen oder genau einer halben Kante, nie schräg. Koordinaten sind halbe Plättchen: Eines bei x,y bedeckt x bis x+1 und y bis y+1. Zwei Plättchen berühren sich, wenn eine Koordinate um 2 und die andere um höchstens 1 abweicht; sie überdecken sich, wenn keine um mehr als 1 abweicht. Eine Ecke ist keine Berührung.
    .ruling = Unsere Auslegung: Die Anleitung spricht nur von ganzen und halben Kanten; eine Ecke ist daher keine Berührung, weder für Regionen noch für Fluss oder Tempel.
HO-7 = Der Tisch ist endlich: Koordinaten von Plättchen gehen von −64 bis 63, und kein Platz darüber hinaus ist frei.
    .ruling = Unsere Festlegung: Ein Programm braucht eine Tischkante. Sie liegt weit jenseits dessen, wohin Partien gelangen.
HO-8 = Ein neues Plättchen darf keines überdecken und muss mindestens eines berühren, das schon liegt, gleich welcher Art. Die Arten müssen nicht zusammenpassen, und Lücken dürfen bleiben.
HO-9 = Zu Beginn liegt die Stufenpyramide bei 0,0, und die beiden Flussenden, die Nilbarken, liegen bei −2,0 und 2,0. Alle drei sind in jeder Hinsicht Fluss.
    .ruling = Unsere Rekonstruktion: Die Anleitung zeigt den Anfang auf einem Bild, das wir nicht haben. Da sie die drei Plättchen den Beginn des Flusses nennt, zählen sie überall als Fluss.
HO-10 = Eine Region sind alle Plättchen eines Geländes, die einander berühren, unmittelbar oder über andere von ihnen. Fluss, Tempel und Nekropole gehören zu keiner.
HO-11 = Der Fluss hat immer zwei Enden, und kein Plättchen, auch kein Ende, darf eines blockieren: Jedes Ende muss auf einen freien Platz rücken können, der es berührt, und danach müssen noch beide Enden einen freien Platz neben sich haben. Geurteilt wird, wenn das Legen abgeschlossen ist; ein Ende zu ersetzen und wieder anzulegen ist eines. Ein Ende darf nur gewählt werden, wenn es wieder angelegt werden kann. Ein Plättchen, das nicht gelegt werden kann, verlässt das Spiel: Eines vom Stapel gilt als genommen, nach einem Flussplättchen aus dem Beutel folgt kein Fluss-/Nekropolenplättchen, nach dem Plättchen einer Karte folgt der Stein.
    .ruling = Unsere Auslegung: Die Anleitung verbietet, ein Ende zu blockieren, und sagt nicht, wann eines blockiert ist. Wir verlangen, dass jedes Ende noch rücken kann und danach beide noch einmal. Auch was aus einem Plättchen wird, das nirgends passt, legen wir fest.
HO-12 = Die Horuskarten werden gemischt, und jeder bekommt fünf auf die Hand, der erste Spieler zuerst; der Rest ist der Nachziehstapel. Der erste Platz beginnt, dann geht es im Uhrzeigersinn.
    .ruling = Unsere Festlegung: In der Anleitung beginnt der Jüngste. Hier ist es der erste Platz; ein Tisch kann die Plätze auslosen. Auch die Reihenfolge beim Austeilen ist unsere.
HO-13 = Erste Aktion: Ziehe ein Plättchen aus dem Beutel und lege es an. Gelände darf überall hin, wo es erlaubt ist.
HO-14 = Ein Flussplättchen aus dem Beutel kommt an die Stelle eines der beiden Enden, und dieses Ende wird wieder daran angelegt. Dann muss der Spieler ein Fluss-/Nekropolenplättchen nehmen und legen, wenn noch eines da ist.
    .ruling = Unsere Auslegung: Die Anleitung sagt nicht, was gilt, wenn kein Fluss-/Nekropolenplättchen mehr da ist. Dann wird keines genommen.
HO-15 = Der Tempel muss an den Fluss, darf in diesem Augenblick weder Gelände noch eine Nekropole berühren und kein Ende blockieren. Geht das nicht, verlässt er das Spiel, und es wird nichts anderes gezogen. Später darf jedes Plättchen an ihn gelegt werden.
    .ruling = Unsere Auslegung: Die Anleitung nimmt einen Tempel, der nicht gelegt werden kann, aus dem Spiel und spricht nicht von neuem Ziehen; also zieht man nicht neu.
HO-16 = Ist der Beutel leer, entfällt die erste Aktion.
    .ruling = Unsere Auslegung: Von einem leeren Beutel spricht die Anleitung nicht. Sonst hängt im Zug nichts davon ab.
HO-17 = Zweite Aktion: Spiele eine Horuskarte aus oder stattdessen, einmal je Partie, die Nilkarte.
HO-18 = Dritte Aktion: Nimm ein Plättchen vom Stapel des Geländes, das die Karte zeigt, und lege es an. Ein Fragezeichen erlaubt jeden Stapel, der nicht leer ist, auch Fluss/Nekropole.
HO-19 = Vierte Aktion: Setze einen Stein auf ein Plättchen ohne Stein, in irgendeine Region mit genau so vielen Plättchen, wie die Karte angibt; ein Fragezeichen erlaubt 1 bis 5. Regionen ab sechs sind geschlossen. Ist es unmöglich oder kein Stein mehr da, entfällt die Aktion; sonst ist sie Pflicht, außer mit der Option „Einen Stein setzen“ auf „Freiwillig“.
    .ruling = Unsere Auslegung: Die Anleitung sagt sowohl, die Karte bestimme, wohin ein Stein gesetzt werden muss, als auch, dass einer gesetzt werden kann. Wir verstehen es als Pflicht. Die Option „Einen Stein setzen“ mit dem Wert „Freiwillig“ erlaubt den Verzicht.
HO-20 = Im ersten Zug jedes Spielers zählt die Zahl jeder Karte als 1, auch ein Fragezeichen. Eine Nilkarte in diesem Zug verbraucht ihn.
    .ruling = Unsere Auslegung: In der ersten Runde zählt laut Anleitung jede Karte als 1; von Fragezeichen und Nilkarte sagt sie dabei nichts. Wir nehmen die Zahl in jedem Fall als 1, lassen ein Fragezeichen in der Mitte gelten und geben niemandem einen zweiten ersten Zug.
HO-21 = Ein Fluss-/Nekropolenplättchen wird entweder als Fluss gelegt, auf einen freien Platz am Fluss oder anstelle eines Endes, das dann an ein beliebiges Flussplättchen kommt; oder als Nekropole, überall wie Gelände.
    .ruling = Unsere Auslegung: Die Anleitung erlaubt dem Ende jedes Plättchen des Flusses; das andere Ende ist für uns eines davon.
HO-22 = Fünfte Aktion: Ziehe auf fünf Karten nach; damit ist der Zug zu Ende. Eine ausgespielte Karte kommt sofort auf die Ablage. Muss eine Karte gezogen werden und ist keine da, wird die Ablage zum neuen Nachziehstapel gemischt, ohne die Karten eines aufgebrauchten Geländes.
    .ruling = Unsere Auslegung: In der Anleitung wird die Ablage zum neuen Nachziehstapel, wenn dieser aufgebraucht ist. Dass die ausgespielte Karte dazugehört und dass es erst geschieht, wenn eine Karte gebraucht wird, ist unsere Zutat.
HO-23 = Wird das letzte Plättchen eines Geländestapels genommen, legen alle, noch bevor es liegt, ihre Karten dieses Geländes ab. Die anderen ziehen sofort auf fünf nach, im Uhrzeigersinn ab dem linken Nachbarn; wer am Zug ist, tut es in seiner fünften Aktion. Später gezogene Karten dieses Geländes werden offen abgelegt und ersetzt. Eine schon ausgespielte Karte gilt noch.
    .ruling = Unsere Auslegung: Laut Anleitung legen alle sofort ab und ziehen nach; in welcher Reihenfolge, sagt sie nicht. Bei uns geschieht es beim Nehmen des letzten Plättchens, die anderen zuerst; wer am Zug ist, zieht zur gewohnten Zeit.
HO-24 = Wer keine Horuskarte hat, muss die Nilkarte ausspielen; wer auch die nicht hat, lässt die zweite, dritte und vierte Aktion aus.
    .ruling = Unsere Auslegung: Von einer Hand ohne Horuskarten spricht die Anleitung nicht. Mit unseren Zahlen von Plättchen und Karten kommt es nicht vor.
HO-25 = Die Nilkarte: Lege zwei Fluss-/Nekropolenplättchen nacheinander, oder so viele noch da sind. Dann versetze einen deiner Steine aus einer Region am Fluss auf ein Plättchen ohne Stein in einer anderen Region am Fluss, wie groß sie auch sind. Beides ist Pflicht, soweit es geht. Es wird kein Stein gesetzt und keine Karte gezogen. Danach ist die Nilkarte aus dem Spiel.
    .ruling = Unsere Auslegung: Die Anleitung sagt, dass die Nilkarte zwei Plättchen und dann das Versetzen eines Steins erlaubt, nicht was gilt, wenn ein Teil unmöglich ist. Für uns sind beide Teile Pflicht, soweit sie gehen; die Karte darf auch gespielt werden, wenn kein Plättchen mehr da ist.
HO-26 = Sind zwei der fünf Auswahlstapel leer, wird der Zug noch beendet, dann ist die Partie zu Ende. Am Ende werden die beiden genannt, die zuerst aufgebraucht waren, in dieser Reihenfolge. Von da an wird keine Karte abgelegt oder gezogen.
    .ruling = Unsere Auslegung: Im letzten Zug nützt keine Karte mehr; daher wird keine abgelegt oder gezogen, sobald der zweite Stapel leer ist.
HO-27 = Wer in einer Region die meisten Steine hat, kontrolliert sie. Mehrere Führende mit gleich vielen kontrollieren sie alle, und jeder erhält den vollen Wert. Ohne Steine kontrolliert sie niemand.
HO-28 = Eine Region ist einen Punkt je Plättchen wert, verdoppelt, wenn sie den Tempel berührt, verdoppelt, wenn sie auf einer Insel liegt, aber nie mehr als 10.
HO-29 = Eine Region liegt auf einer Insel, wenn Wasser sie ganz umschließt: Kein Weg über Felder, die nicht Fluss sind, von Kante zu Kante, führt von einem ihrer Felder nach außen. Enden sind Fluss; Flussplättchen, die sich an einer Ecke treffen, schließen den Ring; eine Lücke von einem halben Plättchen, ein Tempel oder eine Nekropole im Ring öffnet ihn.
    .ruling = Unsere Auslegung: Die Anleitung nennt Land eine Insel, wenn Wasser es umschließt, und gibt kein Maß dafür. Wir folgen dem Weg von Kante zu Kante, denn Plättchen berühren sich mit Kanten.
HO-30 = Wer die meisten Punkte hat, gewinnt; bei gleicher Punktzahl ist der Sieg geteilt.
HO-31 = Offen für alle: der Tisch, die Stapel, die Steine, die Ablage, die ausgespielten Karten, wer seine Nilkarte noch hat und wie viele Karten jeder hält. Verborgen: die Hände, der Nachziehstapel und die Reihenfolge im Beutel, dessen Inhalt sich abzählen lässt.
    .ruling = Unsere Auslegung: Die Anleitung verbirgt nur die Hände und den Nachziehstapel. Dass alles andere offen ist, legen wir fest; was noch im Beutel ist, lässt sich abzählen.
HO-32 = Steine bleiben liegen, wenn Regionen wachsen oder sich verbinden, und alle Steine einer verbundenen Region zählen. In einer Region ab sechs ändern sie sich nur durch Verbinden oder durch die Nilkarte.
HO-33 = Mit der Option „Ausgleich“ auf „Punkte“ bekommen alle außer dem Startspieler 2 Punkte. Sie zählen von Anfang an.
    .ruling = Unsere Festlegung: Die Anleitung kennt keinen Ausgleich. Wer beginnt, gewinnt häufiger als die anderen; zwei Punkte gleichen das so gut aus, wie ganze Punkte es können. Ohne die Option bekommt niemand welche.

## Ein Zug in Sätzen
told-set-up =
    Jeder hat fünf Karten bekommen. { $seat-start } { $seat-you ->
        [yes] beginnst
       *[no] beginnt
    }.
told-skipped =
    { $seat-start } { $seat-you ->
        [yes] hattest
       *[no] hatte
    } nichts zu ziehen und nichts zu spielen.
told-player =
    { $seat-you ->
        [yes] dich
       *[no] { $seat-name }
    }
told-player-with =
    { $seat-you ->
        [yes] dir
       *[no] { $seat-name }
    }
told-card = { $centre } { $number }
told-region =
    { $terrain-acc } { $where ->
        [temple] am Tempel
        [island] auf der Insel
        [north] im Norden
        [east] im Osten
        [south] im Süden
        [west] im Westen
       *[other] in der Mitte
    }
told-region-from =
    { $terrain-dat } { $where ->
        [temple] am Tempel
        [island] auf der Insel
        [north] im Norden
        [east] im Osten
        [south] im Süden
        [west] im Westen
       *[other] in der Mitte
    }
told-drew =
    { $seat-start } { $seat-you ->
        [yes] hast
       *[no] hat
    } { $tile } gezogen.
told-gone =
    { $seat-start } { $seat-you ->
        [yes] hast
       *[no] hat
    } { $tile } gezogen; das Plättchen war nirgends anzulegen.
told-drew-river =
    { $seat-start } { $seat-you ->
        [yes] hast
       *[no] hat
    } ein Flussplättchen gezogen.
told-end-moved =
    das { $where ->
        [north] nördliche
        [east] östliche
        [south] südliche
        [west] westliche
       *[other] nahe
    } Ende rückte { $times ->
        [1] weiter
       *[other] zweimal weiter
    }
told-laid-river =
    der Fluss breitete sich { $where ->
        [temple] am Tempel
        [island] auf der Insel
        [north] im Norden
        [east] im Osten
        [south] im Süden
        [west] im Westen
       *[other] in der Mitte
    } aus
told-laid-necropolis =
    { $number ->
        [1] eine Nekropole schloss
       *[other] zwei Nekropolen schlossen
    } das Land { $where ->
        [temple] am Tempel
        [island] auf der Insel
        [north] im Norden
        [east] im Osten
        [south] im Süden
        [west] im Westen
       *[other] in der Mitte
    }
told-river =
    { $seat-start } { $seat-you ->
        [yes] hast
       *[no] hat
    } ein Flussplättchen gezogen; { $parts }.
told-temple =
    { $seat-start } { $seat-you ->
        [yes] hast
       *[no] hat
    } den Horustempel { $where ->
        [temple] am Tempel
        [island] auf der Insel
        [north] im Norden
        [east] im Osten
        [south] im Süden
        [west] im Westen
       *[other] in der Mitte
    } gelegt.
told-nobody = dort führt niemand
told-points =
    { $points ->
        [1] 1 Punkt
       *[other] { $points } Punkte
    } für { $seat-you ->
        [yes] dich
       *[no] { $seat-name }
    }
told-points-shared =
    je { $points ->
        [1] 1 Punkt
       *[other] { $points } Punkte
    } für { $players }
told-laid =
    { $seat-start } { $seat-you ->
        [yes] hast
       *[no] hat
    } { $terrain } { $where ->
        [temple] am Tempel
        [island] auf der Insel
        [north] im Norden
        [east] im Osten
        [south] im Süden
        [west] im Westen
       *[other] in der Mitte
    } gelegt.
told-grew =
    { $seat-start } { $seat-you ->
        [yes] hast
       *[no] hat
    } { $region } auf { $size } vergrößert: { $result }.
told-joined =
    { $seat-start } { $seat-you ->
        [yes] hast
       *[no] hat
    } { $terrain } gelegt und { $regions ->
        [2] zwei
        [3] drei
       *[other] { $regions }
    } Regionen verbunden: { $size } Plättchen, { $result }.
told-played =
    { $seat-start } { $seat-you ->
        [yes] hast
       *[no] hat
    } { $card } gespielt.
told-card-laid =
    Mit { $card } { $seat-you ->
        [yes] hast du
       *[no] hat { $seat-name }
    } { $terrain } { $where ->
        [temple] am Tempel
        [island] auf der Insel
        [north] im Norden
        [east] im Osten
        [south] im Süden
        [west] im Westen
       *[other] in der Mitte
    } gelegt.
told-card-grew =
    Mit { $card } { $seat-you ->
        [yes] hast du
       *[no] hat { $seat-name }
    } { $region } auf { $size } vergrößert: { $result }.
told-card-joined =
    Mit { $card } { $seat-you ->
        [yes] hast du
       *[no] hat { $seat-name }
    } { $terrain } gelegt und { $regions ->
        [2] zwei
        [3] drei
       *[other] { $regions }
    } Regionen verbunden: { $size } Plättchen, { $result }.
told-card-river =
    Mit { $card } { $seat-you ->
        [yes] hast du
       *[no] hat { $seat-name }
    } ein Flussplättchen genommen; { $parts }.
told-took =
    Mit { $card } { $seat-you ->
        [yes] hast du
       *[no] hat { $seat-name }
    } { $region } übernommen, { $points ->
        [1] 1 Punkt
       *[other] { $points } Punkte
    }.
told-kept =
    Mit { $card } { $seat-you ->
        [yes] hast du
       *[no] hat { $seat-name }
    } noch einen Stein in { $region } gesetzt, { $points ->
        [1] 1 Punkt
       *[other] { $points } Punkte
    }.
told-shares =
    Mit { $card } { $seat-you ->
        [yes] hast du
       *[no] hat { $seat-name }
    } gleichgezogen mit { $players }: { $region }, je { $points ->
        [1] 1 Punkt
       *[other] { $points } Punkte
    }.
told-stone =
    Mit { $card } { $seat-you ->
        [yes] hast du
       *[no] hat { $seat-name }
    } einen Stein in { $region } gesetzt: { $result }.
told-then-took =
    { $seat-start } { $seat-you ->
        [yes] hast
       *[no] hat
    } { $region } übernommen, { $points ->
        [1] 1 Punkt
       *[other] { $points } Punkte
    }.
told-then-kept =
    { $seat-start } { $seat-you ->
        [yes] hast
       *[no] hat
    } noch einen Stein in { $region } gesetzt, { $points ->
        [1] 1 Punkt
       *[other] { $points } Punkte
    }.
told-then-shares =
    { $seat-start } { $seat-you ->
        [yes] hast
       *[no] hat
    } gleichgezogen mit { $players }: { $region }, je { $points ->
        [1] 1 Punkt
       *[other] { $points } Punkte
    }.
told-then-stone =
    { $seat-start } { $seat-you ->
        [yes] hast
       *[no] hat
    } einen Stein in { $region } gesetzt: { $result }.
told-stone-moved = ein Stein zog aus { $source } in { $region }
told-nile-played =
    { $seat-start } { $seat-you ->
        [yes] hast
       *[no] hat
    } die Nilkarte gespielt.
told-nile =
    { $seat-start } { $seat-you ->
        [yes] hast
       *[no] hat
    } die Nilkarte gespielt; { $parts }.
told-pile-empty = Der Stapel { $pile } ist leer: Alle legen ihre Karten „{ $pile }“ ab. Noch ein leerer Stapel beendet die Partie.
told-river-pile-empty = Der Stapel { $pile } ist leer. Noch ein leerer Stapel beendet die Partie.
told-last-pile = Auch der Stapel { $pile } ist leer: Die Partie endet mit diesem Zug.

## Unmögliche Stellungen
impossible-nothing-to-do = in der Phase „{ $phase }“ ist nichts zu tun
impossible-start = die Startplättchen liegen nicht an ihren Plätzen
impossible-no-river = { $kind } bei { $at } berührt kein vorher gelegtes Flussplättchen
impossible-end-blocked = Ende { $end } ist blockiert
impossible-tiles = zu viele Plättchen: { $kind } ({ $number } mehr als in der Schachtel)
impossible-bag = im Beutel oder auf einem Stapel ist mehr als zu Beginn
impossible-emptied = die zuerst aufgebrauchten Stapel sind nicht unter den leeren
impossible-necropolises = es gibt mehr Nekropolen als vom Stapel genommene Plättchen
impossible-cards = Karten { $card }: Es sind { $found }, nicht { $total }
impossible-hand = eine Hand ist zu groß oder gehört niemandem
impossible-pile-not-empty = der Stapel { $pile } ist nicht leer
impossible-not-discarded = die Karten „{ $pile }“ müssten abgeworfen sein
impossible-held = jemand hält eine Karte { $card }, obwohl ihr Gelände aufgebraucht ist
impossible-actor = in der Phase „{ $phase }“ ist jemand anders am Zug
impossible-deal = die Karten werden nicht Platz für Platz ausgeteilt
impossible-refill = der falsche Platz zieht Karten nach
impossible-no-draw = jetzt werden keine Karten gezogen
impossible-hand-full = die Hand braucht keine Karte
impossible-end = die Partie endet, wenn zwei Stapel leer sind, und nur dann
impossible-source = von dort kann jetzt kein Stein versetzt werden
impossible-tile-in-hand = das Plättchen in der Hand passt nicht zur Phase „{ $phase }“
impossible-played = die ausgespielte Karte passt nicht zur Phase „{ $phase }“
impossible-not-in-discards = die ausgespielte Karte liegt nicht auf der Ablage
impossible-remembered = man erinnert sich an Karten, obwohl der Nachziehstapel nie erneuert wurde
impossible-not-shown = man erinnert sich an Karten, die nicht gezeigt wurden
impossible-kept = Platz { $seat } hat nicht die Karten, die er behalten und gezogen hat
impossible-kept-only = kept: Platz { $seat } hat nicht die Karten, die er behalten hat
impossible-lost = Platz { $seat } hat eine behaltene Karte verloren
impossible-unexplained = die Karten, die seit der Erneuerung des Nachziehstapels gezeigt wurden, kann niemand gehalten haben
impossible-stone = ein Stein liegt, wo keiner liegen kann
impossible-table-size = Plättchen auf dem Tisch: { $found } statt 3 bis { $most }
impossible-beyond = etwas ist dort, wo kein Plättchen liegt
impossible-off = { $at } ist nicht auf dem Tisch
impossible-no-kind = das Plättchen bei { $at } hat keine Art
impossible-overlap = das Plättchen bei { $at } überlappt ein anderes
impossible-apart = das Plättchen bei { $at } berührt keines der vorigen
impossible-ends = der Fluss hat nicht zwei Enden
impossible-no-source = source: Es gibt kein Plättchen { $number }
impossible-stones = ein Platz hat zu viele Steine: mehr als { $most }
impossible-shown-by = eine seit der Erneuerung des Nachziehstapels gezeigte Karte gehört niemandem
