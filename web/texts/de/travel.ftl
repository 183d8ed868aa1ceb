# Der Weg einer Partie an einen anderen Ort

travel-take = Diese Partie mitnehmen
travel-note = Diese Partie kam aus einer Datei: Sie wird nie gewertet, und ihre Ziehungen beweisen nichts.
travel-file = Eine Partie aus einer Datei fortsetzen
problem-invalid-file = Die Datei ist nicht brauchbar: { $detail }
travel-server = Auf einem Server fortsetzen
travel-server-why = Die Partie reist mit allem, was darin verdeckt ist. Auf dem Server ist sie ungewertet und gehört dir allein. Hier bleibt sie auch.
carried = Eine Partie von anderswo
carried-why = Diese Adresse enthält eine Partie. Du kannst sie hier fortsetzen, an einem eigenen Tisch, ungewertet und ohne Uhr.
carried-go = Hier fortsetzen
carried-wrong = Diese Adresse enthält keine vollständige Partie.
