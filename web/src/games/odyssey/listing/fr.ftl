# Ce que l’application dit du jeu avant l’ouverture d’une table

game-odyssey = L’Odyssée
    .about = Régnez sur des îles, levez des tempêtes, négociez. Sans jetons, le retour est ouvert.
    .minutes = 90

option-odyssey-homecoming = Le retour
option-odyssey-homecoming-at-most = Les cartes compensent
    .note = pas plus de jetons que de cartes aventure
option-odyssey-homecoming-equal = Exactement autant
    .note = autant de jetons que de cartes, ou aucun
option-odyssey-homecoming-none = Sans jetons
    .note = les cartes ne compensent rien
option-odyssey-bargained_chip = Jeton d’une île négociée
option-odyssey-bargained_chip-rim = Sur le bord
    .note = comme après une conquête
option-odyssey-bargained_chip-hand = En main
    .note = le donneur le reprend
option-odyssey-max_rounds = Nombre maximal de manches
    .note = si personne n’est rentré, cartes moins jetons décident

chapter-odyssey-box = Le matériel
chapter-odyssey-setup = Avant la partie
chapter-odyssey-turn = Un tour
chapter-odyssey-landing = Débarquer
chapter-odyssey-fights = Combats et marchés
chapter-odyssey-hunger = Faim et perte
chapter-odyssey-end = La fin
chapter-odyssey-knowledge = Qui voit quoi
