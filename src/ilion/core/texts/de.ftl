# Was der Kern in jedem Spiel sagt.
refusal-over = Das Spiel ist zu Ende: kein Zug mehr möglich.
refusal-not-a-move = Es gibt keinen Zug Nummer { NUMBER($action, useGrouping: 0) }: Die Nummern gehen von 0 bis { NUMBER($last, useGrouping: 0) }.
refusal-not-an-outcome = So kann dieses Ziehen nicht ausgehen.
notation-not-understood = „{ $text }“ ist hier nicht zu verstehen. Zum Beispiel ginge „{ $example }“.
notation-no-draw = „{ $text }“ ist hier nicht zu verstehen: Es wird gerade gezogen.
notation-over = „{ $text }“: Das Spiel ist zu Ende, es wird kein Zug erwartet.
