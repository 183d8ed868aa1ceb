# La mesa

your-turn = Te toca:
turn-of = { $name }:
moves = Jugadas permitidas
log = Registro
type-a-move = o escribe una jugada: { $example }
undo = Deshacer
restart-turn = Repetir el turno
refused = Rechazada.
