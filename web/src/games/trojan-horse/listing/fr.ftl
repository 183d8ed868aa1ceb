# Ce que l’application dit du jeu avant l’ouverture d’une table

game-trojan-horse = Le Cheval de Troie
    .about = Vous chargez ce que d’autres placeront, et placez ce que d’autres ont chargé.
    .minutes = 30

option-trojan-horse-horse = Le contenu du cheval
option-trojan-horse-horse-memory = De mémoire
    .note = vu une fois, puis caché ; à vous de retenir
option-trojan-horse-horse-open = Ouvert
    .note = toujours visible, plus facile
option-trojan-horse-loading_is_first_turn = Le chargement
option-trojan-horse-loading_is_first_turn-off = Pas un tour
    .note = qui charge joue ensuite le premier tour
option-trojan-horse-loading_is_first_turn-on = Premier tour
    .note = le voisin de gauche enchaîne
option-trojan-horse-edition = Le trident
option-trojan-horse-edition-german = Édition allemande
    .note = d’abord l’échange des trésors, puis l’insertion
option-trojan-horse-edition-french = Édition française
    .note = dans l’ordre voulu ; on regarde les trésors échangés

chapter-trojan-horse-box = Le matériel
chapter-trojan-horse-setup = Avant la partie
chapter-trojan-horse-turn = Un tour
chapter-trojan-horse-poseidon = Le trident de Poséidon
chapter-trojan-horse-treasure = Regarder les trésors
chapter-trojan-horse-end = La fin et le décompte
chapter-trojan-horse-knowledge = Qui voit quoi
