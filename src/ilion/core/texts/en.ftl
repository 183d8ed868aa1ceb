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
preview-value-none = none
preview-value-yes = yes
preview-value-no = no
preview-value-odds = { $good } of { $cases } ({ $percent }%)
preview-value-change = { $seat-name } { $points }

## Errors: games, options and files

os-enoent = No such file or directory
os-eisdir = Is a directory
os-enotdir = Not a directory
os-eacces = Permission denied
os-eperm = Operation not permitted
os-erofs = Read-only file system
os-enospc = No space left on device
os-enametoolong = File name too long
as-is = { $words }
with-clause = { $refusal } ({ $clause })
no-game = there is no game “{ $id }”; the games are { $games }
game-for-another-core = the game “{ $id }” was compiled for another version of Ilion: build and install its package again
game-not-loadable = the game “{ $id }” cannot be loaded: { $reason }
game-of-another-name = the package of “{ $id }” has the game “{ $other }”: both names must be the same
wrong-seats = the number of seats for { $title } must be { $range }, not { $number }
wrong-option-value = { $title }: the option { $option } cannot be “{ $given }”; choose { $choices }
no-option = { $title } has no option “{ $option }”; its options: { $options }
no-options = { $title } has no option “{ $option }”, nor any other
about-file = { $file }: { $reason }
unreadable-file = { $file } cannot be read: { $reason }
unwritable-file = { $file } cannot be written: { $reason }

## Errors: records

record-line = line { NUMBER($line, useGrouping: 0) }: { $reason }
record-position = [{ $tag } …]: { $reason }
record-other-position = [Position …] has another number of seats or other options than the record
record-begins-at-end = [Position …] is the end of a game, so none can begin there
record-other-rules = this record was played under rules { $rules } of { $game }; this program has rules { $ours }
record-seat-view = this record shows one seat’s view, so it lacks hidden events and cannot be replayed
record-undoes-too-much = “{ $event }” takes back more events than there are
record-after-end = “{ $event }” comes after the end of the game
record-draw-due = “{ $event }”: a draw (*) is due
record-seat-due = “{ $event }”: it is the turn of “{ $number }”
record-event = “{ $event }”: { $reason }
record-result = the result is { $found ->
    [open] open
   *[other] { $found }
}, but the record says { $stored ->
    [nothing] nothing
   *[other] { $stored }
}
record-no-head = a record begins with [Ilion { $format }]
record-no-tag = the tag [{ $tag } …] is missing
record-no-number = [{ $tag } …] should be a number, not “{ $given }”
record-cut-off = the record was cut off: it has neither a [Check …] nor any event
record-altered = the record was altered or cut off: its [Check …] does not match
record-hidden-from-nobody = [Position …] is hidden, but the tag [{ $tag } …], which would say from whom, is missing
record-tag-twice = [{ $tag } …] occurs twice
record-tag-late = [{ $tag } …] occurs among the moves
record-unquoted = the value of [{ $tag } …] is not a quoted string
record-strange-line = “{ $text }” is neither a tag nor “* draw”, “seat move” or “< number”
record-undo-number = “<” must be followed by the number of events to take back

## Errors: positions

position-head = a position of this game begins with “{ $head } seats=…”, not with “{ $given }”
position-unreadable = not a position: { $reason }
position-impossible = an impossible position: { $reason }
position-in-english = { $reason }
position-twice = “{ $part }” occurs twice
position-unknown = “{ $part }” is not known here
position-pair = “{ $given }” should read “name{ $mark }value”
misread-choice = { $part }: “{ $given }” is not one of { $choices }
misread-number = { $part }: “{ $given }” is not a small number
misread-numbers = { $part }: “{ $given }” should be { $wanted ->
    [one] one small number
   *[other] { $wanted } small numbers
}
misread-count = { $part }: expected { $wanted } values, not { $found }
misread-single = { $part }: expected one number, not a list of { $found }
misread-most = { $part }: expected at most { $most }, not { $found }
misread-different = { $part }: expected different words, at most { $most }
misread-letters = { $part }: “{ $given }” must consist of the letters { $letters }, or be a dot
misread-twice = { $part }: “{ $given }” occurs twice
misread-form = { $part }: “{ $given }” should read like { $example }
misread-range = { $part }: { $given } is outside { $range }

## Errors: networks

network-not-one = this is not a network: it does not begin with { $magic }
network-cut-off = this network is damaged: it is cut off
network-format = this network has format { $found }; this Ilion reads format { $ours }
network-checksum = this network is damaged: its checksum does not match
network-header = this network is damaged: its header cannot be read
network-weights = this network is damaged: its weights are cut off
network-other = this network was trained for { $part } { $found }; { $wanted } is needed here
network-shape = the shape of this network is { $found }; { $wanted } is needed here
network-no-shape = the shape of a network is four integers, not { $given }
network-size = a network of the shape { $shape } is too large or empty
network-count = a network of the shape { $shape } has { NUMBER($wanted, useGrouping: 0) } weights, not { NUMBER($found, useGrouping: 0) }
network-numbers = a network’s weights must be of reasonable size: numbers from −1,000,000 to 1,000,000
