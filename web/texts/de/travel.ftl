# Der Weg eines Spiels an einen anderen Ort

travel-take = Dieses Spiel mitnehmen
travel-note = Dieses Spiel kam aus einer Datei: Es wird nie gewertet, und seine Ziehungen beweisen nichts.
travel-file = Ein Spiel aus einer Datei öffnen
problem-invalid-file = Die Datei ist nicht brauchbar: { $detail }
travel-server = Auf einem Server fortsetzen
travel-server-why = Das Spiel reist mit allem, was darin verdeckt ist. Auf dem Server ist es ungewertet und gehört dir allein. Hier bleibt es auch.
carried = Ein Spiel von anderswo
carried-why = Diese Adresse hat ein Spiel mitgebracht. Du kannst es hier haben, an einem eigenen Tisch, ungewertet und ohne Uhr: Ein laufendes Spiel geht weiter, ein beendetes kannst du noch einmal ansehen und analysieren.
carried-go = Hier öffnen
carried-wrong = Diese Adresse enthält kein vollständiges Spiel.
travel-server-over = Dieses Spiel auf einen Server bringen
travel-server-over-why = Das beendete Spiel reist mit allem, was darin verdeckt war. Auf dem Server ist es ungewertet und gehört dir allein. Hier bleibt es auch.
problem-played-elsewhere = Dieses Spiel wurde anderswo gespielt, und seine Spieler sind nicht hier. Eröffne für sie einen neuen Tisch.
fair-imported = Die Ziehungen passen zum Geheimnis.
fair-imported-why = Das Spiel kam aus einer Datei, und wer es gebracht hat, kannte das Geheimnis vielleicht oder hat es gewählt. Also zeigt das, dass die Aufzeichnung in sich stimmt, nicht, dass niemand die Ziehungen kannte. Wer das Siegel dort gespeichert hat, wo das Spiel begann, kann es vergleichen.
