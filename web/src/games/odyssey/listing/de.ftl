# Was die Web-App über das Spiel sagt, bevor ein Tisch offen ist

game-odyssey = Odyssee
    .about = Beherrsche Inseln, entfessle Stürme, handle. Heim geht es, wenn deine Chips fort sind.
    .minutes = 90

option-odyssey-homecoming = Heimkehr
option-odyssey-homecoming-at-most = Karten wiegen Chips auf
    .note = nicht mehr Chips als Abenteuerkarten
option-odyssey-homecoming-equal = Genau gleich
    .note = so viele Chips wie Karten, oder keine
option-odyssey-homecoming-none = Ohne Chips
    .note = Karten wiegen nichts auf
option-odyssey-bargained_chip = Chip einer verhandelten Insel
option-odyssey-bargained_chip-rim = Auf den Rand
    .note = wie nach einer Eroberung
option-odyssey-bargained_chip-hand = In die Hand
    .note = wer gibt, nimmt ihn zurück
option-odyssey-max_rounds = Höchstzahl der Runden
    .note = ist bis dahin niemand daheim, zählen Karten minus Chips

chapter-odyssey-box = Was in der Schachtel ist
chapter-odyssey-setup = Vor der Partie
chapter-odyssey-turn = Ein Zug
chapter-odyssey-landing = Landung
chapter-odyssey-fights = Kampf und Handel
chapter-odyssey-hunger = Hunger und Verlust
chapter-odyssey-end = Das Ende
chapter-odyssey-knowledge = Wer was sieht
