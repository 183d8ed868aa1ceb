# Was die Web-App über das Spiel sagt, bevor ein Tisch offen ist

game-horus = Horus
    .about = Lege den Nil und das Land an seinen Ufern und sichere Regionen mit Steinen.
    .minutes = 60

option-horus-tiles = Plättchen je Stapel
option-horus-tiles-six = Sechs
    .note = vierzehn im Beutel; endet am frühesten
option-horus-tiles-eight = Acht
    .note = zwölf jedes Geländes im Beutel
option-horus-tiles-seven = Sieben
    .note = dreizehn im Beutel; endet früher
option-horus-tiles-ten = Zehn
    .note = zehn im Beutel; dauert länger
option-horus-stone = Einen Stein setzen
option-horus-stone-must = Pflicht
    .note = wer einen Stein setzen kann, setzt ihn
option-horus-stone-may = Freiwillig
    .note = du darfst verzichten
option-horus-compensation = Ausgleich
option-horus-compensation-none = Keiner
    .note = wie in der Anleitung
option-horus-compensation-points = Punkte
    .note = alle außer dem Startspieler bekommen zwei

chapter-horus-box = Was in der Schachtel ist
chapter-horus-lattice = Plättchen und Berührung
chapter-horus-setup = Vor der Partie
chapter-horus-turn = Ein Zug: fünf Aktionen
chapter-horus-nile = Die Nilkarte
chapter-horus-end = Ende und Wertung
chapter-horus-knowledge = Wer was sieht
