# Der Weg einer Partie an einen anderen Ort

travel-take = Diese Partie mitnehmen
travel-note = Diese Partie kam aus einer Datei: Sie wird nie gewertet, und ihre Ziehungen beweisen nichts.
travel-file = Eine Partie aus einer Datei öffnen
problem-invalid-file = Die Datei ist nicht brauchbar: { $detail }
problem-too-many-imports = Du hast heute zu viele Partien aus Dateien geöffnet. Versuch es morgen wieder.
travel-server = Auf einem Server fortsetzen
travel-server-why = Die Partie reist mit allem, was darin verdeckt ist. Auf dem Server ist sie ungewertet und gehört dir allein. Hier bleibt sie auch.
carried = Eine Partie von anderswo
carried-why = Diese Adresse enthält eine Partie. Du kannst sie hier öffnen, an einem eigenen Tisch, ungewertet und ohne Uhr: Eine laufende geht weiter, eine beendete kannst du noch einmal ansehen und analysieren.
carried-go = Hier öffnen
carried-wrong = Diese Adresse enthält keine vollständige Partie.
travel-server-over = Diese Partie auf einen Server bringen
travel-server-over-why = Die beendete Partie reist mit allem, was darin verdeckt war. Auf dem Server ist sie ungewertet und gehört dir allein. Hier bleibt sie auch.
problem-played-elsewhere = Diese Partie wurde anderswo gespielt, und ihre Spieler sind nicht hier. Eröffne für sie einen neuen Tisch.
fair-imported = Die Ziehungen passen zum Geheimnis.
fair-imported-why = Die Partie kam aus einer Datei, und wer sie gebracht hat, kannte das Geheimnis vielleicht oder hat es gewählt. Das zeigt also, dass die Aufzeichnung in sich stimmt, nicht, dass niemand die Ziehungen kannte. Wer das Siegel dort gespeichert hat, wo die Partie begann, kann es vergleichen.
