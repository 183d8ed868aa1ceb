# Ce que l’application dit du jeu avant l’ouverture d’une table

game-horus = Horus
    .about = Tracez le Nil et les terres qui le bordent, et gagnez des régions avec vos pierres.
    .minutes = 60

option-horus-tiles = Tuiles par pile
option-horus-tiles-six = Six
    .note = quatorze dans le sac ; la plus courte
option-horus-tiles-eight = Huit
    .note = douze de chaque terrain dans le sac
option-horus-tiles-seven = Sept
    .note = treize dans le sac ; finit plus tôt
option-horus-tiles-ten = Dix
    .note = dix dans le sac ; dure plus longtemps
option-horus-stone = Poser une pierre
option-horus-stone-must = Obligatoire
    .note = qui peut poser une pierre doit le faire
option-horus-stone-may = Facultatif
    .note = vous pouvez y renoncer
option-horus-compensation = Compensation
option-horus-compensation-none = Aucune
    .note = comme dans le livret
option-horus-compensation-points = Points
    .note = chacun sauf le premier joueur en reçoit deux

chapter-horus-box = Le matériel
chapter-horus-lattice = Tuiles et contact
chapter-horus-setup = Avant la partie
chapter-horus-turn = Un tour : cinq actions
chapter-horus-nile = La carte Nil
chapter-horus-end = La fin et le décompte
chapter-horus-knowledge = Qui voit quoi
