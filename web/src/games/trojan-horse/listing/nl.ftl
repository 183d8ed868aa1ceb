# Wat de webapp over het spel zegt voordat er een tafel open is

game-trojan-horse = Het paard van Troje
    .about = Je laadt wat anderen neerzetten, en zet neer wat anderen hebben geladen.
    .minutes = 30

option-trojan-horse-horse = Wat er in het paard zit
option-trojan-horse-horse-memory = Onthouden
    .note = één keer gezien, dan uit het zicht; je onthoudt het
option-trojan-horse-horse-open = Open
    .note = altijd te zien, makkelijker
option-trojan-horse-loading_is_first_turn = Het laden
option-trojan-horse-loading_is_first_turn-off = Geen beurt
    .note = wie laadt, krijgt dan de eerste beurt
option-trojan-horse-loading_is_first_turn-on = Eerste beurt
    .note = de linkerbuur is dan aan de beurt
option-trojan-horse-edition = De drietand
option-trojan-horse-edition-german = Duitse uitgave
    .note = eerst de schatten ruilen, dan helden erin duwen
option-trojan-horse-edition-french = Franse uitgave
    .note = in willekeurige volgorde; eigenaars bekijken geruilde schatten

chapter-trojan-horse-box = Wat er in de doos zit
chapter-trojan-horse-setup = Voor de partij
chapter-trojan-horse-turn = Een beurt
chapter-trojan-horse-poseidon = Poseidons drietand
chapter-trojan-horse-treasure = Schatten bekijken
chapter-trojan-horse-end = Einde en puntentelling
chapter-trojan-horse-knowledge = Wie wat ziet
