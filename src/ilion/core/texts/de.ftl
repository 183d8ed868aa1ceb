# Was der Kern in jedem Spiel sagt.
refusal-over = Das Spiel ist zu Ende: kein Zug mehr möglich.
refusal-not-a-move = Es gibt keinen Zug Nummer { NUMBER($action, useGrouping: 0) }: Die Nummern gehen von 0 bis { NUMBER($last, useGrouping: 0) }.
refusal-not-an-outcome = Dieses Ergebnis ist hier nicht möglich.
notation-not-understood = „{ $text }“ wird hier nicht verstanden. Möglich ist zum Beispiel „{ $example }“.
notation-no-draw = „{ $text }“ wird hier nicht verstanden: Jetzt wird gezogen.
notation-over = „{ $text }“: Das Spiel ist zu Ende, es wird kein Zug erwartet.
seat-name = Platz { $seat }
seat-start = Platz { $seat }
seat-yours = (du)
you-name = du
you-start = Du
list-more = { $listed }, { $next }
list-last = { $listed } und { $next }
