# Was die Seite über die Spiele sagt: Startseite, neuer Tisch, Regeln

game-trojan-horse = Das Pferd von Troja
    .about = Du lädst, was andere absetzen, und setzt ab, was andere geladen haben.
    .minutes = 30
game-troia = Troia
    .about = Griechen gegen Trojaner. Opfer gewinnen einen Gott, und dessen Held rückt vor.
    .minutes = 30
game-odyssey = Odyssee
    .about = Beherrsche Inseln, entfessle Stürme, handle. Heim geht es, wenn deine Chips fort sind.
    .minutes = 90
game-horus = Horus
    .about = Lege den Nil und das Land an seinen Ufern und sichere Regionen mit Steinen.
    .minutes = 60

## Optionen: die Frage und jede Antwort mit ihrer Bedeutung

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
option-troia-gods = Die Götter
option-troia-gods-first-game = Erstes Spiel
    .note = die sechs Götter mit den einfachsten Kräften
option-troia-gods-random = Ausgelost
    .note = jedes Plättchen mit einer seiner Seiten
option-troia-parts = Teile des Pferdes
option-troia-parts-default = Auf den meisten
    .note = einfache und gemischte griechische Karten zeigen ein Teil
option-troia-parts-scarce = Selten
    .note = nur gemischte Karten; schwerer für die Griechen
option-troia-apollo = Apollon nimmt
option-troia-apollo-top = Die oberste Karte
    .note = aus der gegnerischen Ablage
option-troia-apollo-any = Freie Wahl
    .note = aus der gegnerischen Ablage
option-odyssey-max_rounds = Runden höchstens
    .note = wer bis dahin nicht heim ist, wird gezählt
option-horus-tiles = Plättchen je Stapel
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
    .note = man darf verzichten

## Kapitel der Regeln

chapter-trojan-horse-box = Was in der Schachtel ist
chapter-trojan-horse-setup = Vor dem Spiel
chapter-trojan-horse-turn = Ein Zug
chapter-trojan-horse-poseidon = Poseidons Dreizack
chapter-trojan-horse-treasure = Schätze ansehen
chapter-trojan-horse-end = Ende und Wertung
chapter-trojan-horse-knowledge = Wer was sieht
chapter-troia-box = Was in der Schachtel ist
chapter-troia-setup = Vor dem Spiel
chapter-troia-turn = Ein Zug
chapter-troia-powers = Kräfte der Götter
chapter-troia-goals = Zielschritte
chapter-troia-end = Das Ende
chapter-troia-knowledge = Wer was sieht
chapter-odyssey-box = Was in der Schachtel ist
chapter-odyssey-setup = Vor dem Spiel
chapter-odyssey-turn = Ein Zug
chapter-odyssey-landing = Landung
chapter-odyssey-fights = Kampf und Handel
chapter-odyssey-hunger = Hunger und Verlust
chapter-odyssey-end = Das Ende
chapter-odyssey-knowledge = Wer was sieht
chapter-horus-box = Was in der Schachtel ist
chapter-horus-lattice = Plättchen und Berührung
chapter-horus-setup = Vor dem Spiel
chapter-horus-turn = Ein Zug: fünf Aktionen
chapter-horus-nile = Die Nilkarte
chapter-horus-end = Ende und Wertung
chapter-horus-knowledge = Wer was sieht
