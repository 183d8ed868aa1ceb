## Ein Gast an einem gewerteten Tisch, und die Frage, ob ohne Wertung gespielt wird.

gate-title = Dieser Tisch ist gewertet, und Wertungen brauchen ein Konto
gate-guest = Du bist Gast. Nichts geht verloren: Deine Tische und dein Name kommen mit.
gate-register = Anlegen und hinsetzen
gate-or = Oder:
gate-ask = { $names } bitten, ohne Wertung zu spielen
unrated-asked = Du hast die Leute an diesem Tisch gebeten, ohne Wertung zu spielen. Alle müssen zustimmen; dann bekommst du einen Platz, wenn noch einer frei ist.
unrated-withdraw = Frage zurücknehmen
unrated-stays = Dieser Tisch bleibt gewertet. Mit einem Konto kannst du hier spielen.
unrated-question = { $name } bittet euch, ohne Wertung zu spielen
unrated-means = { $name } ist Gast, und Gäste können an keinem gewerteten Tisch sitzen. Wenn alle zustimmen, zählt diese Partie endgültig für keine Wertung. Lehnt jemand ab, bleibt sie gewertet.
unrated-refuse = Gewertet lassen
unrated-agreed = Du hast zugestimmt.
unrated-waits = Noch keine Antwort von: { $names }
unrated-now = Alle haben zugestimmt: Dieser Tisch ist ab jetzt nicht mehr gewertet.
unrated-over = Niemand fragt mehr, ob dieser Tisch ohne Wertung spielt. Er bleibt gewertet.
problem-can-sit = Du hast ein Konto: Nimm Platz.
problem-begun = Die Partie hat begonnen. Sie bleibt, wie sie ist.
problem-not-rated = Dieser Tisch ist nicht mehr gewertet: Nimm Platz.
problem-tournament = Die Tische eines Turniers bleiben, wie sie sind.
problem-asked-before = Du hast diesen Tisch schon gefragt. Er bleibt gewertet.
problem-asked-already = Jemand anders hat diesen Tisch schon gefragt. Warte auf die Antwort.
problem-nobody-to-ask = An diesem Tisch sitzt niemand, der zustimmen könnte.
problem-no-question = Niemand fragt diesen Tisch mehr, ob er ohne Wertung spielt.
