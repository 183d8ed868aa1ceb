# The table

your-turn = Your turn:
turn-of = { $name }:
moves = Legal moves
log = Log
type-a-move = or type a move: { $example }
undo = Undo
restart-turn = Restart turn
refused = Refused.
