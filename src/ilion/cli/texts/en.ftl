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
review-others = others' decisions
review-end = end
review-stand-in = A stand-in decided { $change } of the own decisions of { $player }.
review-apart = The players' chances need not add up to 100: each of them knew something else.
review-turning = The moments that weighed most for { $player }
review-change = { $before } → { $after } ({ $cause })
review-resigned = { $player } resigns.
review-too-close = Too close to call.
review-better = Better than the bot's choice: { $played } instead of { $best }. The bot would have played: { $words }
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
review-seat-view = this record shows one player's view; a review needs the whole record
