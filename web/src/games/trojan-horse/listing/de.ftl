# Was die Web-App über das Spiel sagt, bevor ein Tisch offen ist

game-trojan-horse = Das Pferd von Troja
    .about = Du lädst, was andere absetzen, und setzt ab, was andere geladen haben.
    .minutes = 30

option-trojan-horse-horse = Was im Pferd ist
option-trojan-horse-horse-memory = Merken
    .note = einmal gesehen, dann verborgen; du merkst es dir
option-trojan-horse-horse-open = Offen
    .note = immer zu sehen, leichter
option-trojan-horse-loading_is_first_turn = Das Beladen
option-trojan-horse-loading_is_first_turn-off = Kein Zug
    .note = wer belädt, macht dann den ersten Zug
option-trojan-horse-loading_is_first_turn-on = Erster Zug
    .note = der linke Nachbar spielt weiter
option-trojan-horse-edition = Der Dreizack
option-trojan-horse-edition-german = Deutsche Ausgabe
    .note = erst der Tausch der Schätze, dann das Einstecken
option-trojan-horse-edition-french = Französische Ausgabe
    .note = in beliebiger Reihenfolge; Besitzer sehen getauschte Schätze an

chapter-trojan-horse-box = Was in der Schachtel ist
chapter-trojan-horse-setup = Vor der Partie
chapter-trojan-horse-turn = Ein Zug
chapter-trojan-horse-poseidon = Poseidons Dreizack
chapter-trojan-horse-treasure = Schätze ansehen
chapter-trojan-horse-end = Ende und Wertung
chapter-trojan-horse-knowledge = Wer was sieht
