# Ce que la page dit des jeux : accueil, nouvelle table, règles

game-trojan-horse = Le Cheval de Troie
    .about = Vous chargez ce que d’autres placeront, et placez ce que d’autres ont chargé.
    .minutes = 30
game-troia = Troia
    .about = Grecs contre Troyens. Les offrandes gagnent un dieu, et le héros du dieu avance.
    .minutes = 30
game-odyssey = L’Odyssée
    .about = Régnez sur des îles, levez des tempêtes, négociez. Sans jetons, le retour est ouvert.
    .minutes = 90
game-horus = Horus
    .about = Tracez le Nil et les terres qui le bordent, et gagnez des régions avec vos pierres.
    .minutes = 60

## Options: the question, and each answer with what it means

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
option-troia-gods = Les dieux
option-troia-gods-first-game = Première partie
    .note = les six dieux aux pouvoirs les plus simples
option-troia-gods-random = Au sort
    .note = l’une ou l’autre face de chaque jeton
option-troia-parts = Pièces du cheval
option-troia-parts-default = Fréquentes
    .note = les cartes grecques simples et mixtes montrent une pièce
option-troia-parts-scarce = Rares
    .note = seules les mixtes ; plus dur pour les Grecs
option-troia-apollo = Apollon prend
option-troia-apollo-top = La première carte
    .note = de la défausse adverse
option-troia-apollo-any = Au choix
    .note = de la défausse adverse
option-odyssey-max_rounds = Manches au plus
    .note = qui n’est pas rentré d’ici là est compté
option-horus-tiles = Tuiles par pile
option-horus-tiles-eight = Huit
    .note = douze de chaque terrain dans le sac
option-horus-tiles-seven = Sept
    .note = treize dans le sac ; finit plus tôt
option-horus-tiles-ten = Dix
    .note = dix dans le sac ; dure plus longtemps
option-horus-stone = Poser une pierre
option-horus-stone-must = Obligatoire
    .note = qui peut poser une pierre le fait
option-horus-stone-may = Facultatif
    .note = on peut y renoncer

## Chapters of the rules

chapter-trojan-horse-box = Le matériel
chapter-trojan-horse-setup = Avant la partie
chapter-trojan-horse-turn = Un tour
chapter-trojan-horse-poseidon = Le trident de Poséidon
chapter-trojan-horse-treasure = Regarder les trésors
chapter-trojan-horse-end = La fin et le décompte
chapter-trojan-horse-knowledge = Qui voit quoi
chapter-troia-box = Le matériel
chapter-troia-setup = Avant la partie
chapter-troia-turn = Un tour
chapter-troia-powers = Les pouvoirs des dieux
chapter-troia-goals = Les avancées
chapter-troia-end = La fin
chapter-troia-knowledge = Qui voit quoi
chapter-odyssey-box = Le matériel
chapter-odyssey-setup = Avant la partie
chapter-odyssey-turn = Un tour
chapter-odyssey-landing = Débarquer
chapter-odyssey-fights = Combats et marchés
chapter-odyssey-hunger = Faim et perte
chapter-odyssey-end = La fin
chapter-odyssey-knowledge = Qui voit quoi
chapter-horus-box = Le matériel
chapter-horus-lattice = Tuiles et contact
chapter-horus-setup = Avant la partie
chapter-horus-turn = Un tour : cinq actions
chapter-horus-nile = La carte Nil
chapter-horus-end = La fin et le décompte
chapter-horus-knowledge = Qui voit quoi
