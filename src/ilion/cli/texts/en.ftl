# What the terminal says by itself; whatever a game has to say stands in that game's catalogue.

## Commands

help =
    Type a move as the list shows it, or its number if it has one.
      ?             this help, and the clause you are playing by
      ? MOVE        what the move would do
      why MOVE      why the move is not allowed
      hint          what a bot would do, and why
      moves [WORD]  the moves again, or those that contain a word
      more          the next moves of a long list
      board         the board again
      log           what has happened, and by which clause
      undo          take back your last decision, as long as it has revealed nothing
      save FILE     write the game to a file
      load FILE     go on with a saved game instead
      rules [ID]    all clauses, or one
      quit          leave
try = Type a move, or ? for help.
not-understood = { $reason } ({ $clause }) Type ? for help.
no-move-with = No move contains “{ $word }”.
no-more-moves = That is all of them; type “moves” to see them again.
more-moves = … and { $number } more: “more” shows them, “moves WORD” those that contain a word.
why-what = Type a move after “why”.
why-not = This move is allowed: { $move }
no-clause = There is no clause { $id }; they run from { $first } to { $last }.
remember = At this table you play from memory; this is the last thing you were told.
which-game = Which game?{" "}

## People

you = You
seat = Player { $letter }
player = { $name } ({ $player })
bot-names = Nestor, Cassandra, Priam, Helen, Hector, Andromache
seated = { $number } { $name }
cover = { $name } is to move. When nobody else is looking, press Enter.{" "}
to-move = { $name } is to move.

## Taking back

taken-back = Taken back: { $move }
taken-back-events = Taken back: the last { $number ->
    [1] event
   *[other] { $number } events
}
no-undo-nothing = There is nothing to take back yet.
no-undo-draw = Something has been drawn since your last decision, and what it showed cannot be forgotten.
no-undo-other = { $name } has moved since your last decision.
no-undo-shown = Your last decision revealed something hidden, which cannot be forgotten.
no-undo-remember = Your last decision showed something that players must remember for themselves; a second try would not be fair.

## Files

save-what = Type the name of a file after “save”.
load-what = Type the name of a file after “load”.
exists = { $file } exists already; choose another name.
cannot-write = { $file } cannot be written: { $reason }.
saved = Saved: “load { $file }” goes on from here.
loaded = { $title }, { $number ->
    [1] 1 event
   *[other] { $number } events
} in.
save-before-leaving = Save the game before you leave? File name, or Enter for no:{" "}
save-at-end = Save this game? File name, or Enter for no:{" "}
input-ended = The input has ended, so the game stops here.
input-ended-unsaved = The input has ended, so the game stops here, unsaved.

## Previews and results

points = points
place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}: { $players }
place-shared = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}, shared: { $players }

## Replay

replay-keys = Enter: on   b: back   g N: go to event N   q: leave
replay-range = (events 0 to { $last })
replay-at = Event { $number } of { $last }

## Review

review-title = Review of { $title }: chances of winning out of 100, from what each player knew
review-start = start
review-luck = luck
review-own = own decisions
review-others = the others’ decisions
review-end = end
review-stand-in = Of what the decisions of { $player } changed, { $change } came from a stand-in.
review-apart = The players’ chances need not add up to 100: each of them knew something different.
review-turning = The moments that mattered most for { $player }
review-change = { $before } → { $after } ({ $cause })
review-resigned = { $player } resigns.
review-too-close = Too close to call.
review-better = Better than the bot’s choice: { $played } instead of { $best }. The bot would have played: { $words }
review-inaccuracy = Inaccuracy: { $played } instead of { $best }. The bot would have played: { $words }
review-mistake = Mistake: { $played } instead of { $best }. The bot would have played: { $words }
review-blunder = Blunder: { $played } instead of { $best }. The bot would have played: { $words }
review-grades = Decisions of { $player }: { $grades }.
review-n-better = { $number } better than the bot
review-n-good = { $number } as good
review-n-inaccuracy = { $number ->
    [one] { $number } inaccuracy
   *[other] { $number } inaccuracies
}
review-n-mistake = { $number ->
    [one] { $number } mistake
   *[other] { $number } mistakes
}
review-n-blunder = { $number ->
    [one] { $number } blunder
   *[other] { $number } blunders
}
review-n-close = { $number ->
    [one] { $number } decision was too close to call.
   *[other] { $number } decisions were too close to call.
}
review-bot = Judged by the bot { $level } of release { $release }. A grade says what it would have preferred, not what is true.
review-bot-rated = Judged by the bot { $level } of release { $release }, { $rating } rating points above medium. A grade says what it would have preferred, not what is true.
review-written = Wrote { $file }

## Help

usage = Usage
options-heading = Options
arguments-heading = Arguments
commands-heading = Commands
with-colon = { $text }:
help-help = Show this message and exit.
help-default = default
help-required = required
help-ilion = Four board games of Troy, the sea and the Nile.
help-version = Print the version.
help-language = en, de, fr, es or nl; by default the language of the terminal.
help-games = List the games, how many can play, and their options.
help-play = Play a game against bots, or with several people at one terminal.
help-play-game = Which game; `ilion games` lists them.
help-play-seats = How many play, people and bots; by default the fewest possible.
help-play-people = How many people share this terminal.
help-play-seat = The seat of the first person, counted from 1; further people sit next to it.
help-play-bots = Who plays the other seats: easy, medium, hard, expert, olympian, or a bot by name.
help-play-bot = A program, or a class of your own, that plays the other seats instead.
help-play-option = An option of the game.
help-play-seed = Fixes all draws, to play the same game again.
help-play-load = Go on with a saved game.
help-play-tolerate = Play a random move if the bot fails, and say so.
help-replay = Step through a recorded game.
help-replay-file = A saved game.
help-replay-seat = Show only what this seat (1, 2 …) saw; otherwise what a spectator saw.
help-replay-all = Show everything at once; the default without a terminal.
help-replay-steps = With --all: show every single event instead of whole turns.
help-replay-annotate = Print the record, with every turn told in a comment.
help-hint = Show what the seat to move in a saved game could do, and why.
help-hint-file = A saved game.
help-hint-seconds = How long to think.
help-hint-seed = Fixes the random numbers of the search.
help-verify = Check the record of a game: every move by the rules, and every draw if a server committed to them.
help-verify-file = The record of a game.
help-verify-seal = The seal that your own device stored before the game began.
help-doctor = Show what works here, what is missing, and what that costs.
help-arena = Let bots play each other in every seating of the same deals, or let one bot play itself.
help-arena-words = Which game; with `balance`, test whether its seats are equal.
help-arena-bots = Who plays, one name per seat or more.
help-arena-games = How many games; the last deal is completed in all seatings.
help-arena-seats = Players per game; by default as many as bots.
help-arena-option = An option of the game.
help-arena-budget = Seconds per decision, for searches without a budget.
help-arena-jobs = Processes that play.
help-arena-seed = Fixes the deals, and whole games between bots that count iterations.
help-arena-out = Write FILE.jsonl, to continue later, and summaries in FILE.json and FILE.svg.
help-arena-on = Where to play: local, ray, or a Ray cluster, ray://HOST:PORT.
help-arena-tolerate = Play a random move if a program or a class fails, and list the failures.
help-review = Review a finished game: where its chances changed, and why.
help-review-file = The record of a finished game.
help-review-seat = Whose turning points are shown, counted from 1.
help-review-svg = Write the chart to this file.
help-review-json = Write the whole review to this file.
help-review-deep = Look again, more thoroughly, at the largest changes and mistakes.
help-mcp = Let a language model play: a server of the Model Context Protocol on standard input and output.
help-serve = Run the server: tables for people and bots.
help-serve-host = The address to listen on.
help-serve-port = The port to listen on.
help-serve-db = sqlite:///FILE or postgresql://…; by default a file in your data folder.
help-serve-processes = Processes that serve requests behind the one port; more than one use more than one processor.
help-serve-workers = Processes in which bots think, besides one for quick decisions; by default one fewer than there are processors.
help-serve-origin = Another origin whose pages may connect, as in https://example.org.
help-serve-open-browser = Open the web app in the browser once the server answers.
help-serve-trust-proxy = Trust the headers X-Forwarded-For and -Proto of this proxy: an address or a network. Repeat it for several.
help-serve-secure-cookies = Send cookies over HTTPS only.
help-serve-guest-days = Delete guests this many days after their last visit.
help-serve-rate = Requests and messages per second, per session and address.
help-serve-burst = How many of them may arrive at once.
help-serve-request-time = How long a request may take to arrive.
help-serve-sockets = How many WebSockets may be open at once.
help-serve-sockets-per-address = How many of them may come from one address.
help-serve-sockets-per-person = How many of them one person may have.
help-serve-host-account = The login of an account that may open the host’s page.
help-serve-address = The address of the web app, for links in emails.
help-serve-smtp = smtp://USER@HOST:PORT or smtps://…, to send email; the password is read from ILION_SMTP_PASSWORD.
help-serve-mail-from = The sender of emails.
help-serve-private-push = Send push messages to services in private networks and without TLS, too.
help-serve-reviews = Review finished games: never, if a player requests it, or also every rated game.
help-serve-lease = After how many seconds another server takes over from a dead one.
help-train = Train a network by self-play.
help-train-game = The game to train for; `ilion games` lists the games.
help-train-seats = Players per game; every number of players has a network of its own.
help-train-out = The folder to work in; the same command goes on there later.
help-train-games = Games of self-play per round.
help-train-rounds = Rounds of self-play and fitting.
help-train-samples = Positions kept from each game.
help-train-first = Units of the first hidden layer.
help-train-second = Units of the second hidden layer.
help-train-epochs = How many times fitting goes through the positions.
help-train-gate = Deals on which a new network must beat the previous one; 0 accepts every network.
help-train-player = Who plays once there is a network, as in search:iterations=100.
help-train-start = A network to begin with.
help-train-seed = Fixes every game and the fitting.
help-train-jobs = Processes that play.
help-train-device = Where to fit: auto, cpu or cuda.
help-new-game = Write a package with a complete small game and its tests, to start from.
help-new-game-name = The name of the game: small letters, digits and hyphens.
help-new-game-folder = Where to write it; by default a folder of that name here.
help-bench = Measure how fast things are.
help-bench-peers = Measure our games beside those of OpenSpiel, PettingZoo, RLCard and pgx, as far as they are installed.
help-bench-games = The games to measure; all if none is named.
help-bench-seconds = How long to measure each number.
help-bench-json = Write the figures to a file too.
help-bench-engine = Measure how many moves per second the rules make, compiled and interpreted.
help-bench-search = Measure how many iterations per second the search makes.
help-bench-search-peers = Measure OpenSpiel’s search in the same run.
help-bot = Tools for people who write bot programs.
help-bot-check = Try a bot program or class: failures, timing, memory, and whether it repeats its moves. Exit code 1 if it fails.
help-bot-check-command = How to start the program, or “class my_bot.py:MyBot” for a Python class.
help-bot-check-games = A game to try; all if none is named.
help-bot-check-seconds = The time for each answer of a program.
help-bot-check-positions = Positions to ask about, for each number of players that is tried.
help-bot-check-json = Write the report to a file too.
help-bot-schema = Print the JSON Schema of all messages that a bot program gets and sends in a game.
help-bot-schema-game = Which game; `ilion games` lists them.
help-benchmark = Fixed tasks for agents, with results that anybody can reproduce.
help-benchmark-jobs = Processes that play.
help-benchmark-list = List the tasks.
help-benchmark-list-names = Print the names alone, one per line.
help-benchmark-run = Let an agent play a task and write the result.
help-benchmark-run-name = Which task; `ilion benchmark list` shows them.
help-benchmark-run-agent = A bot by name, a program (“cmd python my_bot.py”) or a class (“class my_bot.py:MyBot”).
help-benchmark-run-label = The agent’s name in the table; by default as given.
help-benchmark-run-note = A note for readers: what was trained, for how long, on what.
help-benchmark-run-budget = Seconds per decision, for agents that take a budget.
help-benchmark-run-deals = Fewer deals, for a quick try; the table leaves out the result.
help-benchmark-run-out = The file of the result; by default named after task and agent.
help-benchmark-table = Print the leaderboard. Results of other versions of a task, and of fewer deals, are left out.
help-benchmark-table-places = Results, or folders of them; by default docs/benchmark.
help-benchmark-table-markdown-table = Print Markdown, as the documentation has it.
help-benchmark-verify = Play a result again, game by game. Exit code 1 if the games differ.
help-benchmark-verify-file = A result.
help-host = For the host of a server.
help-host-db = The database of the server, as for `ilion serve`.
help-host-address = The address of the web app, for the link.
help-host-token = Print a link to the host’s page, good for a day.
help-host-reset = Print a link with which the owner of an account sets a new password, good for 30 minutes.
help-host-reset-login = The login of the account.

## Wrong arguments

usage-error = Error: { $reason }
usage-try = “{ $command }” shows what is possible.
usage-similar = Did you mean { $names }?
usage-no-command = There is no command “{ $command }”.
usage-no-option = There is no option { $option }.
usage-no-value = { $option } needs a value.
usage-flag = { $option } takes no value.
usage-missing-argument = The argument { $name } is missing.
usage-missing-option = The option { $name } is missing.
usage-missing-command = Name a command.
usage-extra = Nothing is expected here: { $given }.
usage-integer = { $name } must be an integer, not “{ $value }”.
usage-number = { $name } must be a number, not “{ $value }”.
usage-at-least = { $name } must be at least { $limit }, not { $value }.
usage-at-most = { $name } must be at most { $limit }, not { $value }.
usage-choice = { $name } must be one of { $choices }, not “{ $value }”.

## The list of games

games-id = game
games-title = title
games-players = players
games-options = options

## A new game

new-game-written = { $folder } has a complete small game. Install it with: { $command }
new-game-next = Then run pytest in { $folder }, and play it: ilion play { $name }

## The check of a record

verify-rules = { $events ->
    [one] The only event follows
   *[other] All { $events } events follow
} the rules.
verify-draws = { $draws ->
    [one] The only draw matches
   *[other] All { $draws } draws match
} the commitment.
verify-ranked = The draws were made by rank, as at the other tables of a duplicate round.
verify-unranked = { $draws ->
    [one] One draw came
   *[other] { $draws } draws came
} from one stream all the same, because the game does not say what is drawn where: other tables drew differently.
verify-local = No server committed to the draws of this game, so nothing can be said about them.
verify-running = The game is not over yet.
verify-revealed = Seats that added a value pledged before any was revealed, so that nobody could choose the draws: { $seats }.
verify-unrevealed = Seats that pledged a value and did not reveal it, and could choose between two games with the host’s help: { $seats }.
verify-silent = Seats that added no value: { $seats }.
verify-host = So the draws depend on the host’s secret alone.
verify-position = The game began at a position: what was hidden in it was not drawn by these values.
verify-imported = The game came from a file: its players may have known the secret, so its draws prove nothing.
verify-continues = The game began under rules { $rules } and went on under others. Its first part is a record of its own, of which nothing is checked here.
verify-adjudicated = The game was adjudicated, not finished: { $result }.
verify-seal-fits = The seal you gave matches.
verify-seal = The seal of this game is { $seal }.

## Errors

error-cannot-read = { $file } cannot be read: { $reason }. Choose a file that “save” wrote.
error-not-text = { $file } is not a text file. Choose a file that “save” wrote.
error-seat = There is no seat { $number }; the seats are 1 to { $seats }.
error-people = The number of people must be 0 to { $seats }, not { $people }.
error-load-alone = --load brings its own game, seats and options: leave out the other arguments.
error-name-game = Name a game: { $games }.
error-setting = --option { $text }: write --option NAME=VALUE.
error-program = An external program plays in this game: name it with --bot.
error-mcp = `ilion mcp` needs the package { $module }: in a clone of Ilion, “pip install '.[mcp]'” installs it.
error-unopened = the server has not opened its secret, because the game was not over when this record was made.
error-no-seal = This record has no seal, because no server committed to its draws.
error-seal = --seal: a seal has 64 hexadecimal digits (0-9 and a-f): copy all of it.
error-language = Language “{ $language }” is not supported; choose { $languages }.
error-server = The server needs the package { $module }: in a clone of Ilion, “pip install '.[server]'” installs it.
error-train = Training needs the packages torch and numpy: in a clone of Ilion, “pip install '.[train]'” installs them.
error-game-name = A game cannot be called “{ $name }”: use small letters, digits and hyphens, as in river-run.
error-game-exists = There is already a game “{ $name }”; choose another name.
error-folder-exists = { $folder } exists already; name another folder with --folder.
error-account = There is no account “{ $login }”.
error-database = The database cannot be used; has the server been started with it? { $reason }
warn-interpreted = The rules run interpreted, far slower than compiled: run “ilion doctor” to see why.

## The arena

arena-bot = bot
arena-games = games
arena-wins = wins
arena-place = place
arena-score = score
arena-margin = margin
arena-rating = rating
arena-slowest = slowest
arena-seat = seat
arena-average = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
} on average
arena-playing = playing
arena-stopped = Stopped after { $games ->
    [one] { $games } game
   *[other] { $games } games
}.
arena-stopped-kept = { $games ->
    [one] Stopped after { $games } game; { $file } has it.
   *[other] Stopped after { $games } games; { $file } has them.
}
arena-uneven = Not even: { $count ->
    [one] the interval of seat { $seats } excludes
   *[other] the intervals of seats { $seats } exclude
} { $even }.
arena-even = No interval excludes { $even }.
arena-shared = { $share } of { $games } games had several winners.
arena-length = { $moves } moves per game, from { $low } to { $high } in eight of ten; the winner leads by { $margin } points.
arena-endings = Endings: { $list }
arena-failures = { $failures ->
    [one] { $failures } failure
   *[other] { $failures } failures
} in { $faulty } of { $games ->
    [one] { $games } game
   *[other] { $games } games
}; random moves stood in, so results are not the bot’s own:
arena-failure = deal { $deal }, seat { $seat }, { $bot }: { $failure }

## Versions and saved games

version-compiled = ilion { $version }, rules compiled
version-interpreted = ilion { $version }, rules interpreted
error-players = [{ $tag } …] must name a player for every seat: { $seats }, not { $found }

## Pictures of the arena

arena-picture = { $title }, players: { $seats }. Share of victories
arena-picture-seats = { $title }, players: { $seats }. Victories by seat

## The check of a bot program

check-game = game
check-positions = positions
check-failures = failures
check-median = median
check-slowest = slowest
check-start = start
check-memory = memory
check-repeats = repeats itself
check-of = { $same } of { $all }
check-fine = The bot played { $games ->
    [one] { $games } game
   *[other] { $games } games
} without a failure.
check-different = asked twice, it answered differently in { $different } of { $all } cases, so its games cannot be reproduced. First { $first }, then { $second } in: { $position }
check-killed = it did not end when its input did and was killed; a program that saves something should do so on “end”.
check-not-whole = the whole game was not played.
check-first = The first failure, in full ({ $game })
check-sent = It was sent:
check-answered = It answered:
check-errors = Its error output:
check-nothing = nothing
check-nothing-yet = nothing yet
check-empty-line = an empty line
check-empty = empty

## Training

train-starting = starting
train-stopped = Stopped; the same command goes on in { $folder }.
train-round = round
train-positions = positions
train-constant = error: constant
train-hand-written = hand-written
train-network = network
train-gate = gate
train-no-gate = none
train-refused = { $result }, refused
train-kept = The network is { $file }.
train-none-passed = No network passed its gate.

## The benchmark

task-name = task
task-players = players
task-opponent = opponent
task-games = games
task-agent = agent
task-wins = wins
task-return = mean return
task-decision = per decision
task-range = { $low } to { $high }
task-runs = { $label }, { $runs } runs: { $spread }
task-left-out = Left out, as results of another version of a task or of fewer deals: { $left }.
task-written = The result is in { $file }; `ilion benchmark verify { $file }` plays it again.
task-differ = Games that differ: { $different } of { $all }. The first: { $old } was { $new }.
task-same = All games are as written: { $games }.
task-won = won { $share } ({ $low }–{ $high }) of the games, { $games } in all; mean return { $return } ({ $least } to { $most })
task-alike = all deals came out alike
task-worth = one game on duplicate deals is worth { $gain } independent ones
task-time = { $worth }; { $mean } ms per decision, the slowest { $slowest } ms
