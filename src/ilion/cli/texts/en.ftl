# What the terminal says by itself; whatever a game has to say stands in that game's catalogue.

## Commands

help =
    Type a move as it stands in the list, or its number if it has one.
      ?             this help, and the clause you are playing by
      ? MOVE        what the move would bring about
      why MOVE      why the move is not allowed
      hint          what a bot would do, and why
      moves [WORD]  the moves again, or those with a word in them
      more          the next moves of a long list
      board         the board again
      log           what has happened, and by which clause
      undo          take back your last decision, as long as nobody has learnt anything
      save FILE     write the game to a file
      load FILE     go on with a saved game instead
      rules [ID]    all clauses, or one
      quit          leave
try = Type a move, or ? for help.
not-understood = { $reason } ({ $clause }) ? helps.
no-move-with = No move has “{ $word }” in it.
no-more-moves = These were all; moves lists them again.
more-moves = … and { $number } more: more shows them, moves WORD those with a word in them.
why-what = why is followed by a move.
why-not = Nothing is against it: { $move }
no-clause = There is no clause { $id }; they run from { $first } to { $last }.
remember = At this table the past must be remembered; here is what you were told last.
which-game = Which game?{" "}

## People

you = You
seat = Player { $letter }
player = { $name } ({ $player })
bot-names = Nestor, Cassandra, Priam, Helen, Hector, Andromache
seated = { $number } { $name }
cover = { $name } is to move. Let nobody else look, and press Enter.{" "}
to-move = { $name } is to move.

## Taking back

taken-back = Taken back: { $move }
taken-back-events = Taken back: the last { $number ->
    [1] event
   *[other] { $number } events
}
no-undo-nothing = Nothing has happened yet that could be taken back.
no-undo-draw = A draw has come since your last decision: what it showed cannot be forgotten.
no-undo-other = { $name } has moved since your last decision.
no-undo-shown = Your last decision has shown something hidden, which cannot be forgotten.
no-undo-remember = Your last decision has shown what players must remember by themselves, and a second try would not be fair.

## Files

save-what = save is followed by the name of a file.
load-what = load is followed by the name of a file.
exists = { $file } exists already; choose another name.
cannot-write = { $file } cannot be written: { $reason }.
saved = Saved: “load { $file }” goes on from here.
loaded = { $title }, { $number ->
    [1] 1 event
   *[other] { $number } events
} in.
save-before-leaving = Save the game before you leave? File name, or Enter for no:{" "}
save-at-end = Save this game? File name, or Enter for no:{" "}
input-ended = The input has ended, and so the game stops here.
input-ended-unsaved = The input has ended, and so the game stops here, unsaved.

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
