# The table

title-table = { $title } · Ilion
title-your-turn = ● Your turn · { $title }
table = Table
board = Board
table-players = Players
you = You
player-number = Player { $number }
problem-thinking = The bot is still working on your last hint.
problem-must-remember = At this table you play from memory: you can look back only to the start of the turn.
problem-no-hint = No hint is available. Try again.
problem-rated = There are no hints in a rated game.
problem-rated-no-stand-in = In a rated game no bot can stand in for a player: resign, or let the clock decide.
problem-wrong-value = The table is not waiting for this value.

## Whose turn, and what to do
your-turn = Your turn:
your-turn-kept = Your move is kept:
turn-of = { $name }:
waiting = The table is not full yet
spectator = Spectator
your-turn-area = Your move
sheet-down = Collapse the panel
sheet-up = Expand the panel
choose-first = Choose a move
restart-turn = Restart turn
undo = Undo
final = cannot be undone
sent-later = Will be sent
do-not-send = Do not send
refused = Refused.

## Players
bot = bot
bot-plays = bot plays
program = program
resigned = resigned
away-until = away until { $date }
online = here
offline = not here
score-now = now { $score }
clock-left-days = { $days } d { $hours } h

## Moves
moves = Legal moves
no-moves = Nothing to choose now.
no-such-move = No legal move matches. Press Enter to see why.
notation = Move in notation
type-a-move = or type: { $example }

## Log and time
log = Log
close-log = Close the log
log-moves = { $number ->
    [one] { $number } event
   *[other] { $number } events
}
log-line = { $you ->
    [yes] You chose
   *[no] { $name } chose
}: { $words }
log-undone = { $number ->
    [one] The last event was taken back.
   *[other] The last { $number } events were taken back.
}
not-told = not shown to the others yet
taken-back = taken back
later-than-seen = later than the move you are viewing
time = Time
time-at = { NUMBER($number, useGrouping: 0) } of { NUMBER($events, useGrouping: 0) }
looking-at = You are viewing move
back-to-now = Back to now
travel = Travel in time
the-beginning = The beginning.
turn = turn
move = move
turn-back = One turn back
move-back = One move back
move-on = One move on
turn-on = One turn on
replay = Replay
pause = Pause
speed = { $speed }×
speed-is = Speed { $speed }, change it

## The line
line-broken = Connection lost.
next-try = Next try in { $seconds } s.
line-broken-how = The table waits; what you choose now is kept and sent when you are connected again.
try-now = Try now

## Beside the board
close = Close
drawer-chat = Chat
drawer-menu = Table
drawer-keys = Keys
drawer-hint = Hint
drawer-settings = Settings
read-clause = Read clause { $clause }
clause-unknown = This clause has no text here.
in-the-rules = In the rules
chat = Chat
chat-unread = Chat, { $number ->
    [one] { $number } new line
   *[other] { $number } new lines
}
chat-empty = No messages yet.
chat-say = Say something
chat-said = { $name } says: { $text }
send = Send
menu = Table menu
ask-hint = Ask a bot for a hint
hint-none = No move stands out.
hint-thinks = A bot is thinking about your position…
hint-value = { $percent } %
hint-note = Your chance of winning after each move, as the bot sees it; a shared victory counts in part.
hint-again = Ask again
ask-undo = Take back my last move (the others will be asked)
cover = Hide my view
look-as = Show the view of { $name }
play-again = Take over from the bot
let-bot-play = Let a bot play for me
bot-for-absent = Let a bot play for { $name }, who is not here
download = Download the record
resign = Resign
resign-sure = Resign? You come last, and a bot takes over. This cannot be undone.
no = No
leave = Leave the table
leave-running = Leave; a bot takes over
bot-plays-for = A bot plays for { $name }.
bot-plays-for-you = A bot plays for you.
wants-undo = { $name } wants to take back move { NUMBER($number, useGrouping: 0) }.
wants-undo-you = You want to take back move { NUMBER($number, useGrouping: 0) }. The others will be asked.
ask-sound = Would you like to play with sound? It tells you when it is your turn, even in another tab.
sound-on = With sound
sound-off = Silent
agree = Agree
disagree = Refuse

## What was done to the table
news-resigned = { $name } has resigned. A bot takes over.
news-resigned-last = { $name } has resigned.
news-resigned-you = You have resigned. A bot takes over.
news-resigned-last-you = You have resigned.
news-time-up = { $name } has run out of time. A bot takes over.
news-time-up-you = You have run out of time. A bot plays for you until you take over again.
news-grace = { $name } has run out of time and gets 60 more seconds, once.
news-grace-you = You have run out of time and get 60 more seconds, once.
news-time-lost = { $name } has run out of time, which counts as resigning. A bot takes over.
news-time-lost-last = { $name } has run out of time, which counts as resigning.
news-time-lost-you = You have run out of time, which counts as resigning. A bot takes over.
news-time-lost-last-you = You have run out of time, which counts as resigning.
news-bot-plays = A bot plays for { $name } from now on.
news-bot-plays-you = A bot plays for you from now on.
news-plays-again = { $name } is playing again.
news-plays-again-you = You are playing again.
news-undo-granted = The others agreed: { $name } takes the move back.
news-undo-granted-you = The others agreed: your move is taken back.
news-undo-refused = { $name } may not take the move back: not everybody agreed.
news-undo-refused-you = You may not take the move back: not everybody agreed.

## Keys
key-forward = send the chosen move
key-unchoose = clear the choice, close, return to now
key-undo = undo
key-restart = restart the turn
key-moves = to the list of legal moves
key-notation = to the box for the notation
key-log = to the log
key-why = why: the rule behind a refusal or behind what is asked
key-chat = chat
key-board = to the board
key-mark = to the next mark of the last turns
key-time = back and forth in time
key-keys = this list
keys-note = In the list and on the board the arrow keys move the selection; Enter chooses or plays.

## A table that is not full
waiting-for = { $number ->
    [one] Waiting for one more player
   *[other] Waiting for { $number } more players
}
begins-when-full = The game begins by itself when every seat is taken.
company = Report or block somebody
report = Report
report-why = Why?
report-text = What happened?
report-line = Report what { $name } wrote
report-sent = The host will read it.
block = Block
block-done = { $name } is blocked: no chat between you, and neither sees the other’s open tables.
sealing = All seats are taken. The browsers open their seals …
free-open = open to everybody
free-invited = invited
free-external = program
make-link = Invite somebody by link to seat { $number }
open-this-seat = Open seat { $number } to everybody
seat-a-bot = Put a bot in seat { $number }…

## One device
same-device = same device
hand-over = Hand over to { $name }
pass-to = Pass the device to { $name }
others-look-away = { $name }, it is your turn. Everybody else, please look away.
i-am = I am { $name }, show my view
nothing-private = This page shows nothing private. Esc hides your view again.
closed-eyes = An eye-cup with both eyes closed
since-last-turn = Since your last turn
open-to-all = open to all

## The end
the-end = The end
end-you-win = You win
end-wins = { $name } wins
end-shared = { $names } share the victory
end-colon = { $first }:
place = { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
   *[other] place { $place }
}
place-shared = { $place ->
    [1] first, shared
    [2] second, shared
    [3] third, shared
    [4] fourth, shared
    [5] fifth, shared
   *[other] place { $place }, shared
}
score-sheet = Score sheet
so-far = so far
total = Total
show-rows = Show all
no-sheet = The game ended before the scoring.
end-points-ahead = with { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $ahead } ahead of { $you ->
    [yes] you
   *[no] { $name }
}
end-points-equal = with { $points ->
    [one] { $points } point
   *[other] { $points } points
}
end-points-each = with { $points ->
    [one] { $points } point each
   *[other] { $points } points each
}
end-value = Value
end-equal = tied leaders
end-turn = turn { $number }
count-out = Count it out: { $number ->
    [one] { $number } row
   *[other] { $number } rows
}
course = How the lead changed
course-note = the band below shows who was ahead
course-home = The way home
course-home-note = chips in hand minus cards; at 0 Ithaca opens
course-at = Turn { $turn }: { $values }
course-value = { $name } { $value }
course-travel = How the lead changed; Enter goes to the turn
rematch-bots = Bots in the rematch
rematch-bot = { $name } in the rematch
rematch-harder = Harder? You beat { $level }.
rematch-hardest = You beat { $level }, the best there is.
rematch-easier = Or easier: { $next }?
a-bot-easy = easy bot
a-bot-medium = medium bot
a-bot-hard = hard bot
a-bot-expert = expert bot
a-bot-olympian = olympian bot
show-first-turn = Show me the first turn
further-lesson = You know the open game. How about the closed horse?
further-lesson-go = Learn it in five steps
rematch = Rematch
to-rematch = To the rematch
download-short = Download

## The check of the draws
fairness = Fairness
checking = The draws are being checked…
fair = Every draw verified.
fair-how = They were sealed before the first turn, and the seal is open now: { $draws ->
    [one] the only draw matches
   *[other] all { $draws } draws match
} the seal.
fair-round = The seal of the round matches.
fair-ranks = All tables of the round had the same deals. “ilion verify” checks every draw of the record.
fair-mine = Your browser added a value that nobody knew, and the seal that it stored before the start matches. So nobody could choose the draws: not the host, not a player, not all of them together.
fair-others = { $names } added values. This browser took no part and knows the seal only from the server: compare it with the seal of a player you trust.
fair-host = No browser added a value. So the draws depend only on the host’s secret, which the host could choose before the start but not change afterwards.
fair-unrevealed = Not revealed in time: the value of { $names }. Together with the host, that player could have chosen between two games.
fair-limit = Not proved: that the host told nobody the draws in advance.
seal = Seal
check-yourself = Check it yourself
seal-shown = The seal of this game (SHA-256 of the server’s commitment and the pledges of all seats)
seal-unrevealed = pledged, not revealed
seal-silent = no value
seal-opened = The secret, now revealed
seal-values = What the seats added
seal-command = The record and this command check the rules too
unfair-seal = The secret does not match the seal that was shown from the start.
unfair-pinned = The seal is not the one that this browser stored before the game. The server changed something that had been fixed.
unfair-hidden = This browser revealed its value, and the record says that it did not. The server hid it.
unfair-value = The value of seat { $number } is not the one that was pledged before the game.
unfair-draw = The draw at event { NUMBER($number, useGrouping: 0) } does not follow from the seal.
unfair-record = The record could not be checked.
unfair-lesson = This was a lesson: its draws came from a script.
unfair-browser = This browser can only check pages served over https. Download the record and run “ilion verify”.

## The turns since yours
recap = What happened since your turn
recap-more = { $number ->
    [one] and one more turn before that:
   *[other] and { $number } more turns before that:
}
recap-missed = { $number ->
    [one] One turn without you:
   *[other] { $number } turns without you:
}
skip = Skip
continue = Play on
replay-turns = Replay these turns
replay-missed = { $number ->
    [one] Replay one turn
   *[other] Replay { $number } turns
}
replay-at = Replay, { $number } of { $turns ->
    [one] one turn
   *[other] { $turns } turns
}
turn-steps = Steps of turn { $number }
turn-none = Set-up
turn-begun = { $name } to move.
turn-taken-back = Something was taken back.
marked-by = Moved by { $name }, { $order ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] sixth
}
marked-by-you = Moved by you, { $order ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] sixth
}
