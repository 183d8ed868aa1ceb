# What `ilion bench` says.
game = game
rules = rules
package = package
seats = seats
compiled = compiled
interpreted = interpreted
playouts = playouts/s
moves = moves/s
moves-python =
    moves/s
    from Python
copy =
    copy
    µs
view =
    view
    µs
bytes =
    bytes
    per state
legal-moves =
    legal
    moves
python =
    from
    Python
native =
    native
    loop
step =
    AEC,
    bare step
wrapped =
    AEC,
    wrapped
vector =
    { $number }
    at once
ours = ours
theirs = theirs
iterations = iterations/s
relative-to =
    relative to
    { $peer }
played-out = { $game }, played out
measuring = measuring
how-engine = One core, rounds ({ $rounds }) of { $seconds } s of processor time per number, all numbers in turn; medians of the rounds. A move is a decision of a seat; draws are made but not counted. Playouts are whole random games by ilion.playouts; from Python each move is n_legal, apply_nth and deal. copy and view are measured at states of random games; bytes are those of the state.
how-search = Processor time, one thread, medians of rounds ({ $rounds }) in which every number was measured once. A search is for the seat to move, { $few } iterations at each of { $positions } positions spread evenly over a random game. One of our iterations resamples the world, goes down the tree and evaluates the position; played out, it first plays at random to the end, like OpenSpiel’s ISMCTSBot.
how-peers = Decisions of seats per second, on one core, rounds ({ $rounds }) of { $seconds } s of processor time per number, all in turn, medians of the rounds. From Python: each package’s own calls for one random game. Native loop: whole random games without Python (ilion.playouts; OpenSpiel’s RandomRolloutEvaluator, its moves estimated from the mean length of its games). AEC: a game recorded in PettingZoo, step() without wrappers, and last() and step() through the default wrappers. At once: ilion.envs.vector, OpenSpiel’s SyncVectorEnv, a compiled pgx loop. A ratio is our rate divided by theirs in the same round, for games whose mean numbers of legal moves differ by no more than a factor of { $comparable }.
long-search = In the middle of that game, one search of { $seconds } s of processor time makes this many iterations: { $counts }.
largest-search = In the largest position of a random game of { $title } (seats: { $seats }, moves: { $moves }), the slowest of { $answers } answers came { $late } ms after its budget of { $seconds } s. The search takes { $memory } MB.
not-compared = Not compared, because not installed: { $packages }. In a clone of Ilion, { $command } gets them.
no-openspiel = OpenSpiel is not installed: { $command }
no-environments = the comparison needs the research environments: in a clone, { $command } gets them
