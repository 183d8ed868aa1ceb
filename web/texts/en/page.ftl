# The page around the tables

tagline = Four games of Troy, the sea and the Nile
to-first-page = To the first page
navigation = Navigation
rules = Rules
language = Language
guest = Guest
account-and-name = Name and account

## First page
choose-game = Choose a game
players = { $most ->
    [one] { $most } player
   *[other] { $most } players
}
players-range = { $least }–{ $most } players
minutes = { $minutes } min
rules-of = Rules of { $title }
play-bots = Play against bots
play-bots-at = { $title }: play against bots
play-friend = With a friend
play-friend-at = { $title }: play with a friend
seats = Seats…
seats-of = { $title }: seats and options
my-tables = My tables
no-tables = No table yet. One click above, and you play.
open-tables = Open tables
running-tables = Watch
finished-tables = Finished games
with = with { $names }
awaits = { $free ->
    [0] Begins at once
    [one] Waits for { $free } player
   *[other] Waits for { $free } players
}
your-move = Your turn
thinks = { $name } is thinking
runs = In play
over = Ended
won-by = { $name } has won
you-won = You have won
shared-victory = { $names } share the victory
tables-wait = { $count ->
    [one] one table waits for you
   *[other] { $count } tables wait for you, the more urgent first
}
back-to-table = ‹ Back to the table
play-on = Play on
look-in = Look in
look-at = Look at it
review = Review
sit-down = Sit down
watch = Watch
table-way = { $way }: { $title } { $with }
show-all = Show all { $count }
join-friend = Join a friend
link-or-name = Invitation link or table name
paste-link = Paste a link or table name
join = Join
not-a-link = This is neither the link nor the name of a table.
no-account-needed = No account needed. You get the links for your friends as soon as your table is open.

## Settings
settings = Settings
as-browser = As the browser
theme = Colours
theme-system = As the system
theme-light = Light
theme-dark = Dark
motion = Motion
motion-system = As the system
motion-on = On
motion-off = Off
pace = Pace
pace-slow = Slow
pace-normal = Normal
pace-fast = Fast
pace-instant = At once
sound = Sound
on = On
off = Off
confirm = Confirm moves
confirm-always = always
confirm-final = only final ones
confirm-never = never
confirm-always-how = Choices build up your turn; nothing leaves it before you press the main button.
confirm-final-how = A move that can be undone is sent by a second tap, or by dropping the piece. The others wait for the main button.
confirm-never-how = Every choice is sent at once. A diamond still marks what cannot be undone.

## A new table
new-table = A new table
game = Game
seats-title = Seats
seats-note = clockwise; { $count } at this table
how-many = How many sit here
seat-number = Seat { $number }
seat-me = me
seat-invited = friend
seat-bot = bot
seat-open = open
seat-hotseat = device
seat-external = program
seat-me-note = You, on this device.
seat-invited-note = A friend. You get a link for this seat alone.
seat-open-note = Whoever comes first with the link of the table{ $public ->
    [yes] , or finds it in the list.
   *[no] .
}
seat-hotseat-note = Same device. You pass it on; what only this player may see is covered between turns.
seat-external-note = A program from outside. You get a token with which it connects.
your-name = Your name
name = Name
level = Level
level-easy = easy
level-medium = medium
level-hard = hard
level-expert = expert
level-olympian = olympian
bot-easy = Easy bot
bot-medium = Medium bot
bot-hard = Hard bot
bot-expert = Expert bot
bot-olympian = Olympian bot
bot-random = Random bot
bot-greedy = Greedy bot
bot-search = Searching bot
bot-names = Nestor, Cassandra, Priam, Helen, Hector
options = Options
options-of = of { $title }
no-options = This game is played in one way only.
clock = Clock
clock-none = none
clock-realtime = { $minutes } min
clock-correspondence = { $days ->
    [one] { $days } day a turn
   *[other] { $days } days a turn
}
clock-none-note = Everybody takes the time that is needed.
clock-realtime-note = Each seat has { $minutes } minutes for the game and gains { $seconds } seconds a turn.
clock-correspondence-note = { $days ->
    [one] Each turn may last a day.
   *[other] Each turn may last { $days } days.
}
time-up = When time is up
time-up-bot = a bot plays on
time-up-resign = the seat resigns
visibility = Who may find it
by-link = by link only
public-list = public list
by-link-note = With the link one may take an open seat, or watch.
public-note = Everybody finds it on the first page, to sit down or to watch.
rated = Rated
rated-no = for fun
rated-yes = rated
rated-no-note = Hints are allowed, and bots agree when you want to take something back.
rated-yes-note = It counts for the ratings of the accounts here. No hints, no bot that plays for somebody, no shared device, no programs. A player whose time runs out resigns.
rated-join-note = The result counts. Only accounts play, nobody can be replaced by a bot, and a player whose time runs out resigns.
open-table = Open the table
play-now = Play
table-made = The table is open
invitations-note = Send each friend the link for his seat. Who opens it sits down there.
open-seat-link = Link of the table, for open seats and for watching
copy-link = Copy link
copy-token = Copy token
copied = Copied
cannot-copy = Copy it by hand, please: the browser does not let us.
link-of-seat = Link for seat { $number }
token-of-seat = Token for the program at seat { $number }
go-to-table = Go to the table

## Joining
take-a-seat = Take a seat
invited-to = You are invited to { $title }.
seat-free-at = A seat is free at { $title }.
sit-here = Sit down here
nobody-yet = free
watch-instead = Only watch
seat-is-gone = No seat is free at this table any more. You can watch it.

## Name and account
account-name-note = So the others see you at the tables you join from now on.
save = Save
saved = Saved
account = Account
account-note = Without one this browser alone knows you, and forgets you in time. With an account you find your tables on every device.
account-of = You are logged in as { $login }.
login = Login
password = Password
login-note = 3 to 64 letters, digits or . _ @ + -
password-note = At least 8 signs
make-account = Make an account
log-in = Log in
log-out = Log out
forget-me = Delete my data
forget-note = Deletes your name, your account, what you wrote, and the tables that you alone had. Games with others stay, as those of a former player. A rated game that is running is resigned.
forget-really = Delete everything
keep-it = Keep it
password-change = Change the password
password-change-note = A new one signs out all other devices.
password-old = Current password
password-new = New password
password-lost = Password forgotten?
password-lost-note = A recovery code opens the account once. Without codes, the host of this server can make you a link.
change = Change
recovery-codes = Recovery codes
recovery-code = Recovery code
recovery-left = { $count } left
recovery-once = Each opens the account once if you forget your password. They are shown only now: print them, or keep them with your passwords.
recovery-note = Eight new codes replace all earlier ones.
recovery-make = Make new codes
print = Print
reset-by-mail = Send me a link
mail = Mail address
mail-is = { $mail }, confirmed. It is used for a forgotten password, and for nothing else.
mail-note = For a forgotten password, and for nothing else. You confirm it with a link.
mail-off = The host of this server has not set up mail. Keep your recovery codes.
mail-sent = If there is such an address, a mail with a link is on its way to it.
mail-confirm = Confirm this address
mail-confirmed = The address is confirmed.
sessions = Where you are signed in
session-unknown = Unknown device
session-current = this device
session-end = Sign out
session-end-others = Sign out everywhere else
blocked = People you have blocked
unblock = Unblock
host-page = For the host
host-how = This page is for the host of the server. Open it with the link that this command prints, or with an account that the settings name:
host-reason = Reason (every step needs one; it is logged, and a ban shows it to the person)
host-reports = Reports
host-no-reports = There are no open reports.
host-people = People
host-search = Search by name or login
host-find-person = Find this person
host-reported = { $count ->
    [one] one report
   *[other] { $count } reports
}
host-left = { $rated ->
    [one] one rated game
   *[other] { $rated } rated games
}, { $resigned } resigned, { $late } out of time, { $early } left early
host-banned = banned until { $until }
host-steps = Steps …
host-days = Days
host-ban = Ban
host-unban = Lift the ban
host-new-name = New name
host-rename = Rename
host-table = Id of the table, from its address
host-close-table = Close the table
host-close-report = Put the report aside
host-delete-line = Delete the line
host-announce = Announcement
host-announce-note = Everybody sees it on every page, until you save an empty one.
host-log = What was done
report-chat = for what was written
report-name = for the name
report-leaving = for leaving games
report-collusion = for playing together
report-other = for something else

## Rules
rules-title = The rules
rules-choose = The rules of which game?
rules-of-game = { $title }, the rules
search-rules = Search the rules
found-clauses = { $count ->
    [0] no clause
    [one] { $count } clause
   *[other] { $count } clauses
}
chapters = Chapters
editions = Editions
origin-R = rulebook
origin-D = follows
origin-S = description
origin-P = our ruling
origin-note = marks what no text we have says. The reason stands beside it.
link-to-clause = Link to { $clause }
copy-clause = Copy the link to { $clause }
clauses-in-turn = Clause by clause
clause-before = Previous: { $clause }
clause-after = Next: { $clause }
print-rules = Print the rules
rules-option = Option
play-it = Play { $title }

## When something goes wrong
no-connection = No connection
something-wrong = Something is wrong
not-found = Nothing here
not-found-here = There is no page at this address.
problem-offline = The server cannot be reached. This page tries again by itself; your games are safe.
problem-internal = Something went wrong on the server. Nothing was changed.
problem-other = The server refused: { $detail }
problem-not-found = There is nothing at this address.
problem-not-signed-in = For this you must have made or joined a table first.
problem-wrong-login = Login or password is wrong.
problem-wrong-token = This invitation is not valid here, or was used already.
problem-covered = This seat is covered. Say first that it is you.
problem-invited = This seat is kept for somebody with an invitation.
problem-no-seat = You have no such seat here.
problem-not-absent = This player is here: no bot can take over.
problem-not-owner = Only who made the table changes its seats.
problem-not-your-seat = That seat is not yours.
problem-origin = Requests from other sites are not accepted.
problem-no-game = There is no such game.
problem-no-table = There is no such table.
problem-no-texts = There are no such texts.
problem-busy = Too much is going on at this table just now. Try again.
problem-full = No seat is free here.
problem-has-account = You have an account already.
problem-account-only = For this you need an account.
problem-banned = The server refused: { $detail }
problem-session-ended = This session has ended. Sign in again.
problem-wrong-code = Login or code is wrong, or the code was used before.
problem-wrong-link = This link was used before, or is too old. Ask for a new one.
problem-no-mail = This server sends no mail. Use a recovery code, or ask the host for a link.
problem-no-person = There is no such person here.
problem-yourself = That is you.
problem-not-host = This is for the host of the server.
problem-no-session = There is no such session.
problem-no-report = There is no such report.
problem-no-line = There is no such line.
problem-table-closed = The host has closed this table.
problem-needs-account = This table is rated, for accounts only. Make an account, or play at another table.
problem-login-taken = This login is taken.
problem-not-over = The game is not over.
problem-seated = You have a seat here already.
problem-too-large = This is too long.
problem-content-type = The server did not understand the request.
problem-malformed = Something in this is not as it must be: too long, too short, or with signs that are not allowed.
problem-no-commitment = This commitment is not yours, was used, or is too old.
problem-too-many = Too much at once. Wait a moment.
problem-too-many-tables = You have too many unfinished tables.
problem-refused = The table does not allow it now.
problem-not-your-turn = It is not your turn.
problem-stale = The table has moved on meanwhile.
problem-not-running = The game has not begun, or is over.
problem-no-undo = There is nothing that can be taken back.
problem-seat-taken = Somebody else sits there.
problem-rules-mismatch = This table is played by rules that this server does not have.
problem-option = These seats or options do not go together.
problem-review-off = This server makes no reviews.
problem-review-limit = You have asked for as many reviews as one may in a day. Tomorrow there are more.
problem-review-running = The game is still running. Its review comes after the end.
problem-review-none = Nobody has asked for a review of this game yet.
problem-review-not-yours = Only those who played this game can ask for its review.
problem-no-event = There is no such move in this game.
problem-no-decision = There was nothing to decide for this seat at that move.
problem-no-position = Nothing is left to play at this position. Choose an earlier one.
