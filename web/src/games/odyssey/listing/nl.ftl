# Wat de webapp over het spel zegt voordat er een tafel open is

game-odyssey = Odyssee
    .about = Beheers eilanden, ontketen stormen, onderhandel. Naar huis mag je als je chips weg zijn.
    .minutes = 90

option-odyssey-homecoming = Thuiskomst
option-odyssey-homecoming-at-most = Kaarten wegen op
    .note = niet meer chips dan avontuurkaarten
option-odyssey-homecoming-equal = Precies gelijk
    .note = evenveel chips als kaarten, of geen
option-odyssey-homecoming-none = Zonder chips
    .note = kaarten wegen niets op
option-odyssey-bargained_chip = Chip van een verhandeld eiland
option-odyssey-bargained_chip-rim = Naar de rand
    .note = zoals na een verovering
option-odyssey-bargained_chip-hand = Naar de hand
    .note = de gever neemt hem terug
option-odyssey-max_rounds = Maximaal aantal ronden
    .note = is dan niemand thuis, dan tellen kaarten min chips

chapter-odyssey-box = Wat er in de doos zit
chapter-odyssey-setup = Voor de partij
chapter-odyssey-turn = Een beurt
chapter-odyssey-landing = Landing
chapter-odyssey-fights = Gevecht en onderhandeling
chapter-odyssey-hunger = Honger en verlies
chapter-odyssey-end = Het einde
chapter-odyssey-knowledge = Wie wat ziet
