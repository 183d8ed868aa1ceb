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

review-title = Review of { $title }: chances to win out of 100, from what each player knew
review-start = start
review-luck = luck
review-own = own decisions
review-others = the others’ decisions
review-end = end
review-stand-in = Of the decisions of { $player }, { $change } were made by a stand-in.
review-apart = The players’ chances need not add up to 100: each of them knew something else.
review-turning = The moments that weighed most for { $player }
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
review-not-over = this game is not over; a review is only made afterwards
review-seat-view = this record shows one player’s view; a review needs the whole record

## Help

usage = Usage
options-heading = Options
arguments-heading = Arguments
commands-heading = Commands
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
help-play-bot = A program that plays the other seats instead.
help-play-option = An option of the game.
help-play-seed = Fixes all draws, to play the same game again.
help-play-load = Go on with a saved game.
help-play-tolerate = Play a random move if the program fails, and say so.
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
help-arena-tolerate = Play a random move if a bot program fails, and list the failures.
help-review = Review a finished game: where its chances changed, and why.
help-review-file = The record of a finished game.
help-review-seat = Whose turning points are shown, counted from 1.
help-review-svg = Write the chart to this file.
help-review-json = Write the whole review to this file.
help-review-deep = Look again, more thoroughly, at the largest changes and mistakes.
help-serve = Run the server: tables for people and bots.
help-train = Train a network by self-play.
help-new-game = Write a package with a complete small game and its tests, to start from.
help-bench = Measure how fast things are.
help-bot = Tools for people who write bot programs.
help-benchmark = Fixed tasks for agents, with results that anybody can reproduce.
help-host = For the host of a server.

## The list of games

games-id = game
games-title = title
games-players = players
games-options = options

## The check of a record

verify-rules = { $events ->
    [one] The only event follows
   *[other] All { $events } events follow
} the rules.
verify-draws = { $draws ->
    [one] The only draw matches
   *[other] All { $draws } draws match
} the commitment.
verify-local = No server committed to the draws of this game, so nothing can be said about them.
verify-running = The game is not over yet.
verify-revealed = Seats that added a value pledged before any was revealed, so that nobody could choose the draws: { $seats }.
verify-unrevealed = Seats that pledged a value and did not reveal it, and could choose between two games with the host’s help: { $seats }.
verify-silent = Seats that added no value: { $seats }.
verify-host = So the draws depend on the host’s secret alone.
verify-position = The game began at a position: what was hidden in it was not drawn by these values.
verify-seal-fits = The seal you gave fits.
verify-seal = The seal of this game is { $seal }.

## Errors

error-cannot-read = { $file } cannot be read: { $reason }. Choose a file that “save” wrote.
error-not-text = { $file } is not a text file. Choose a file that “save” wrote.
error-seat = There is no seat { $number }; the seats are 1 to { $seats }.
error-people = People must be 0 to { $seats }, not { $people }.
error-load-alone = --load brings its own game, seats and options: leave out the other arguments.
error-name-game = Name a game: { $games }.
error-setting = --option { $text }: write --option NAME=VALUE.
error-program = An external program plays in this game: name it with --bot.
error-unopened = { $file }: the server has not opened its secret, because the game was not over when this record was made.
error-no-seal = This record has no seal, because no server committed to its draws.
error-seal = --seal: a seal has 64 hexadecimal digits (0-9 and a-f): copy all of it.
error-language = Language “{ $language }” is not supported; choose { $languages }.
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
