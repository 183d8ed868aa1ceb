# What the core says in every game.
refusal-over = The game is over: no more moves.
refusal-not-a-move = There is no move number { NUMBER($action, useGrouping: 0) }: they run from 0 to { NUMBER($last, useGrouping: 0) }.
refusal-not-an-outcome = This draw cannot come out as that.
notation-not-understood = “{ $text }” is not understood here. Try for example “{ $example }”.
notation-no-draw = “{ $text }” is not understood here: a draw is due.
notation-over = “{ $text }”: the game is over, no move is expected.
seat-name = seat { $seat }
seat-start = Seat { $seat }
seat-yours = (you)
you-name = you
you-start = You
list-more = { $listed }, { $next }
list-last = { $listed } and { $next }
