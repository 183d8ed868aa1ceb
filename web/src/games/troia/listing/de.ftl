# Was die Web-App über das Spiel sagt, bevor ein Tisch offen ist

game-troia = Troia
    .about = Griechen gegen Trojaner. Mit Opfern gewinnst du einen Gott, und sein Held rückt vor.
    .minutes = 30

option-troia-gods = Die Götter
option-troia-gods-first-game = Erste Partie
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
option-troia-deck_end = Wenn ein Stapel leer ist
option-troia-deck_end-finish = Zug beenden
    .note = samt Zielschritt
option-troia-deck_end-at-once = Sofort
    .note = die letzte gezogene Karte beendet die Partie

chapter-troia-box = Was in der Schachtel ist
chapter-troia-setup = Vor der Partie
chapter-troia-turn = Ein Zug
chapter-troia-powers = Kräfte der Götter
chapter-troia-goals = Zielschritte
chapter-troia-end = Das Ende
chapter-troia-knowledge = Wer was sieht
