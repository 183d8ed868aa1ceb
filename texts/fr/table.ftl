# La table

your-turn = À vous :
turn-of = { $name } :
moves = Coups permis
log = Journal
type-a-move = ou tapez un coup : { $example }
undo = Annuler
restart-turn = Recommencer le tour
refused = Refusé.
