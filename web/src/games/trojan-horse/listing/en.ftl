# What the web app says about the game before a table is open

game-trojan-horse = The Trojan Horse
    .about = You load what others will place, and place what others have loaded.
    .minutes = 30

option-trojan-horse-horse = What is in the horse
option-trojan-horse-horse-memory = Memory
    .note = seen once, then out of sight; you remember
option-trojan-horse-horse-open = Open
    .note = always shown, easier
option-trojan-horse-loading_is_first_turn = The loading
option-trojan-horse-loading_is_first_turn-off = Not a turn
    .note = whoever loads then takes the first turn
option-trojan-horse-loading_is_first_turn-on = First turn
    .note = the left neighbour plays next
option-trojan-horse-edition = The trident
option-trojan-horse-edition-german = German edition
    .note = first the swap of treasures, then the insertion
option-trojan-horse-edition-french = French edition
    .note = in either order; owners look at swapped treasures

chapter-trojan-horse-box = What is in the box
chapter-trojan-horse-setup = Before the game
chapter-trojan-horse-turn = A turn
chapter-trojan-horse-poseidon = Poseidon’s trident
chapter-trojan-horse-treasure = Looking at treasures
chapter-trojan-horse-end = The end and scoring
chapter-trojan-horse-knowledge = Who sees what
