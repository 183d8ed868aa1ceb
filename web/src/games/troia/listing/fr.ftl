# Ce que l’application dit du jeu avant l’ouverture d’une table

game-troia = Troia
    .about = Grecs contre Troyens. Vos offrandes vous valent la faveur d’un dieu, et son héros avance.
    .minutes = 30

option-troia-gods = Les dieux
option-troia-gods-first-game = Première partie
    .note = les six dieux aux pouvoirs les plus simples
option-troia-gods-random = Tirés au sort
    .note = l’une ou l’autre face de chaque jeton
option-troia-parts = Pièces du cheval
option-troia-parts-default = Fréquentes
    .note = les cartes grecques simples et mixtes montrent une pièce
option-troia-parts-scarce = Rares
    .note = seules les mixtes ; plus dur pour les Grecs
option-troia-apollo = Apollon prend
option-troia-apollo-top = La première carte
    .note = de la défausse adverse
option-troia-apollo-any = Une carte au choix
    .note = de la défausse adverse
option-troia-deck_end = Quand un paquet est vide
option-troia-deck_end-finish = Finir le tour
    .note = avec son avancée
option-troia-deck_end-at-once = Aussitôt
    .note = la dernière carte piochée finit la partie

chapter-troia-box = Le matériel
chapter-troia-setup = Avant la partie
chapter-troia-turn = Un tour
chapter-troia-powers = Les pouvoirs des dieux
chapter-troia-goals = Les avancées
chapter-troia-end = La fin
chapter-troia-knowledge = Qui voit quoi
