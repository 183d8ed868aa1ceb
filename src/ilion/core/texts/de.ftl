# Was der Kern in jedem Spiel sagt.
refusal-over = Die Partie ist zu Ende: kein Zug mehr möglich.
refusal-not-a-move = Es gibt keinen Zug Nummer { NUMBER($action, useGrouping: 0) }: Die Nummern gehen von 0 bis { NUMBER($last, useGrouping: 0) }.
refusal-not-an-outcome = Dieses Ergebnis ist hier nicht möglich.
notation-not-understood = „{ $text }“ wird hier nicht verstanden. Möglich ist zum Beispiel „{ $example }“.
notation-no-draw = „{ $text }“ wird hier nicht verstanden: Jetzt wird gezogen.
notation-over = „{ $text }“: Die Partie ist zu Ende, es wird kein Zug erwartet.
seat-name = Platz { $seat }
seat-start = Platz { $seat }
seat-yours = (du)
you-name = du
you-start = Du
list-more = { $listed }, { $next }
list-last = { $listed } und { $next }
preview-value-none = nichts
preview-value-yes = ja
preview-value-no = nein
preview-value-odds = { $good } von { $cases } ({ $percent } %)
preview-value-change = { $seat-name } { $points }

## Errors: games, options and files

os-enoent = Datei oder Ordner gibt es nicht
os-eisdir = Das ist ein Ordner
os-enotdir = Das ist kein Ordner
os-eacces = Dafür fehlt die Berechtigung
os-eperm = Das ist nicht erlaubt
os-erofs = Hier lässt sich nur lesen
os-enospc = Auf dem Datenträger ist kein Platz mehr
os-enametoolong = Der Dateiname ist zu lang
as-is = { $words }
with-clause = { $refusal } ({ $clause })
no-game = es gibt kein Spiel „{ $id }“; zur Wahl stehen { $games }
game-for-another-core = das Spiel „{ $id }“ wurde für eine andere Version von Ilion kompiliert: Baue und installiere sein Paket neu
game-not-loadable = das Spiel „{ $id }“ lässt sich nicht laden: { $reason }
game-of-another-name = das Paket von „{ $id }“ enthält das Spiel „{ $other }“: Beide Namen müssen gleich sein
wrong-seats = die Zahl der Plätze für { $title } muss { $range } sein, nicht { $number }
wrong-option-value = { $title }: Die Option { $option } kann nicht „{ $given }“ sein; wähle { $choices }
no-option = { $title } hat keine Option „{ $option }“; die Optionen: { $options }
no-options = { $title } hat keine Option „{ $option }“, auch keine andere
about-file = { $file }: { $reason }
unreadable-file = { $file } lässt sich nicht lesen: { $reason }
unwritable-file = { $file } lässt sich nicht schreiben: { $reason }

## Errors: records

record-line = Zeile { NUMBER($line, useGrouping: 0) }: { $reason }
record-position = [{ $tag } …]: { $reason }
record-other-position = [Position …] hat eine andere Zahl von Plätzen oder andere Optionen als die Aufzeichnung
record-begins-at-end = [Position …] ist das Ende einer Partie, dort kann keine beginnen
record-other-rules = diese Aufzeichnung wurde nach den Regeln { $rules } von { $game } gespielt; dieses Programm hat die Regeln { $ours }
record-seat-view = diese Aufzeichnung zeigt nur, was ein Platz sah; ihr fehlen verborgene Ereignisse, sie lässt sich nicht nachspielen
record-undoes-too-much = „{ $event }“ nimmt mehr Ereignisse zurück, als es gibt
record-after-end = „{ $event }“ kommt nach dem Ende der Partie
record-draw-due = „{ $event }“: Jetzt ist eine Ziehung (*) fällig
record-seat-due = „{ $event }“: „{ $number }“ ist am Zug
record-event = „{ $event }“: { $reason }
record-result = das Ergebnis ist { $found ->
    [open] offen
   *[other] { $found }
}, aber in der Aufzeichnung steht { $stored ->
    [nothing] keines
   *[other] { $stored }
}
record-no-head = eine Aufzeichnung beginnt mit [Ilion { $format }]
record-no-tag = die Angabe [{ $tag } …] fehlt
record-no-number = [{ $tag } …] muss eine Zahl sein, nicht „{ $given }“
record-cut-off = die Aufzeichnung ist abgeschnitten: Sie hat weder [Check …] noch ein Ereignis
record-altered = die Aufzeichnung wurde verändert oder abgeschnitten: Ihr [Check …] stimmt nicht
record-hidden-from-nobody = [Position …] ist verdeckt, aber die Angabe [{ $tag } …], vor wem, fehlt
record-tag-twice = [{ $tag } …] kommt zweimal vor
record-tag-late = [{ $tag } …] steht zwischen den Zügen
record-unquoted = der Wert von [{ $tag } …] steht nicht richtig in Anführungszeichen
record-strange-line = „{ $text }“ ist weder eine Angabe in eckigen Klammern noch „* Ziehung“, „Platz Zug“ oder „< Anzahl“
record-undo-number = nach „<“ muss stehen, wie viele Ereignisse zurückgenommen werden

## Errors: positions

position-head = eine Stellung dieses Spiels beginnt mit „{ $head } seats=…“, nicht mit „{ $given }“
position-unreadable = das ist keine Stellung: { $reason }
position-impossible = eine unmögliche Stellung: { $reason }
position-in-english = { $reason } (auf Englisch)
position-twice = „{ $part }“ kommt zweimal vor
position-unknown = „{ $part }“ ist hier nicht bekannt
position-pair = „{ $given }“ muss lauten wie „Name{ $mark }Wert“
misread-choice = { $part }: „{ $given }“ gehört nicht zu { $choices }
misread-number = { $part }: „{ $given }“ ist keine kleine Zahl
misread-numbers = { $part }: „{ $given }“ muss { $wanted ->
    [one] eine kleine Zahl
   *[other] { $wanted } kleine Zahlen
} sein
misread-count = { $part }: Erwartet waren { $wanted } Werte, nicht { $found }
misread-single = { $part }: Erwartet war eine einzige Zahl, keine Liste von { $found }
misread-most = { $part }: Erwartet war höchstens { $most }, nicht { $found }
misread-different = { $part }: Erwartet waren verschiedene Wörter, höchstens { $most }
misread-letters = { $part }: „{ $given }“ darf nur aus den Buchstaben { $letters } bestehen oder ein Punkt sein
misread-twice = { $part }: „{ $given }“ kommt zweimal vor
misread-form = { $part }: „{ $given }“ muss lauten wie { $example }
misread-range = { $part }: { $given } liegt außerhalb von { $range }

## Errors: networks

network-not-one = das ist kein Netz: Es beginnt nicht mit { $magic }
network-cut-off = dieses Netz ist beschädigt: Es ist abgeschnitten
network-format = dieses Netz hat das Format { $found }; dieses Ilion liest das Format { $ours }
network-checksum = dieses Netz ist beschädigt: Seine Prüfsumme stimmt nicht
network-header = dieses Netz ist beschädigt: Sein Kopf lässt sich nicht lesen
network-weights = dieses Netz ist beschädigt: Seine Gewichte sind abgeschnitten
network-other = dieses Netz wurde für { $part } { $found } trainiert; gebraucht wird hier { $wanted }
network-shape = die Form dieses Netzes ist { $found }; gebraucht wird hier { $wanted }
network-no-shape = die Form eines Netzes sind vier ganze Zahlen, nicht { $given }
network-size = ein Netz der Form { $shape } ist zu groß oder leer
network-count = ein Netz der Form { $shape } hat { NUMBER($wanted, useGrouping: 0) } Gewichte, nicht { NUMBER($found, useGrouping: 0) }
network-numbers = die Gewichte eines Netzes müssen Zahlen von −1.000.000 bis 1.000.000 sein
