# Der Weg eines Spiels an einen anderen Ort

travel-take = Dieses Spiel mitnehmen
travel-note = Dieses Spiel kam aus einer Datei: Es wird nie gewertet, und seine Ziehungen beweisen nichts.
travel-file = Ein Spiel aus einer Datei fortsetzen
problem-invalid-file = Die Datei ist nicht brauchbar: { $detail }
travel-server = Auf einem Server fortsetzen
travel-server-why = Das Spiel reist mit allem, was darin verdeckt ist. Auf dem Server ist es ungewertet und gehört dir allein. Hier bleibt es auch.
carried = Ein Spiel von anderswo
carried-why = Diese Adresse hat ein Spiel mitgebracht. Du kannst es hier fortsetzen, an einem eigenen Tisch, ungewertet und ohne Uhr.
carried-go = Hier fortsetzen
carried-wrong = Diese Adresse enthält kein vollständiges Spiel.
