# The page around the tables

tagline = Four games of Troy, the sea and the Nile
to-first-page = Home
navigation = Navigation
nav-play = Play
nav-lobby = Lobby
nav-tournaments = Tournaments
nav-friends = Friends
nav-ladder = Ladder
places = Places
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
minutes = { $minutes } min
rules-of = Rules of { $title }
play-bots = Play against bots
play-bots-at = { $title }: play against bots
play-friend = With a friend
play-friend-at = { $title }: play with a friend
seats = Seats…
seats-of = { $title }: seats and options
my-tables = My tables
no-tables = No tables yet. One click starts a game.
open-tables = Open tables
running-tables = Watch
finished-tables = Finished games
with = with { $names }
awaits = { $free ->
    [0] Starts at once
    [one] Waiting for { $free } player
   *[other] Waiting for { $free } players
}
to-history = Search all finished games, download records
time-left = { $time } left
your-move = Your turn
thinks = { $name } is thinking
runs = In progress
over = Finished
won-by = { $name } won
you-won = You won
shared-victory = { $names } share the victory
tables-wait = { $count ->
    [one] one table is waiting for you
   *[other] { $count } tables are waiting for you, the most urgent first
}
back-to-table = ‹ Back to the table
play-on = Play on
look-in = Have a look
look-at = View
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
as-browser = Same as the browser
theme = Colours
theme-system = Same as the system
theme-light = Light
theme-dark = Dark
motion = Motion
motion-system = Same as the system
motion-on = On
motion-off = Off
pace = Pace
pace-slow = Slow
pace-normal = Normal
pace-fast = Fast
pace-instant = Instant
sound = Sound
on = On
off = Off
confirm = Confirm moves
confirm-always = always
confirm-final = only final ones
confirm-never = never
confirm-always-how = Your choices build up your turn; nothing is sent until you press the main button.
confirm-final-how = A move that can be undone is sent by a second tap, or by dropping the piece. All other moves wait for the main button.
confirm-never-how = Every choice is sent at once. A diamond still marks what cannot be undone.

## A new table
new-table = A new table
game = Game
seats-title = Seats
seats-note = clockwise; { $count } at this table
how-many = Number of players
seat-number = Seat { $number }
seat-me = me
seat-invited = friend
seat-bot = bot
seat-open = open
seat-hotseat = device
seat-external = program
seat-me-note = You, on this device.
seat-invited-note = A friend. You get a link for this seat alone.
seat-open-note = The first to open the table’s link{ $public ->
    [yes] , or to find it in the list.
   *[no] .
}
seat-hotseat-note = Same device. You pass it on; what only this player may see is hidden between turns.
seat-external-note = A program plays here. You get a token with which it connects.
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
clock-realtime = { $minutes } min
clock-correspondence = { $days ->
    [one] { $days } day per turn
   *[other] { $days } days per turn
}
clock-none-note = No time limit.
clock-realtime-note = Each seat has { $minutes } minutes for the game and gains { $seconds } seconds per turn.
clock-correspondence-note = { $days ->
    [one] Each turn may last a day.
   *[other] Each turn may last { $days } days.
}
clock-grace-note = The first time a player runs out of time, they get 60 more seconds.
time-up = When time runs out
time-up-bot = a bot takes over
time-up-resign = the seat resigns
visibility = Visibility
by-link = by link only
public-list = public list
by-link-note = Anyone with the link can take an open seat or watch.
public-note = Listed on the home page: anyone can sit down or watch.
open-seats-for = Open seats are for
rating-any = any rating
rating-near = ± { $points } points
left-games = Leaving games
left-any = anybody
left-few = those who leave at most { $percent } %
open-seats-note = The range is measured from your rating in this game. Friends whom you invite may always come.
rated = Rated
rated-no = for fun
rated-yes = rated
rated-no-note = Hints are allowed, and bots agree when you want to take back a move.
rated-yes-note = The result counts for the ratings of accounts on this server. No hints, no bots standing in for players, no shared device, no programs. Running out of time counts as resigning.
rated-join-note = The result counts. Only accounts can play, no bot can replace a player, and running out of time counts as resigning.
open-table = Open the table
play-now = Play
table-made = The table is open
invitations-note = Send each friend the link for their seat. Whoever opens it takes that seat.
open-seat-link = Link to the table, for open seats and for watching
copy-link = Copy link
copy-token = Copy token
copied = Copied
cannot-copy = Please copy it by hand: the browser does not allow it.
link-of-seat = Link for seat { $number }
link-of-player = Link for { $name }
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
account-name-note = This is how others will see you at the tables you join from now on.
save = Save
saved = Saved
account = Account
account-note = Without an account only this browser knows you, and it will forget you eventually. With one you find your tables on every device.
account-of = You are logged in as { $login }.
login = Login
password = Password
login-note = 3 to 64 letters, digits or . _ @ + -
password-note = At least 8 characters
make-account = Create an account
log-in = Log in
your-handle = Your handle
handle-note = Others find you by it. 3 to 30 letters, digits or . _ - They do not see your login.
to-profile = Your profile
log-out = Log out
away = Away
away-note = Where a turn may take days, your clocks stop while you are away, and the others at your tables see it. You have { $days ->
    [one] one day
   *[other] { $days } days
} left for this year.
away-days = Days
away-begin = Away from now on
away-end = I am back
you-are-away = You are away until { $date }.
take-along = Take your data with you
take-along-note = One ZIP file, once a day: profile, ratings, friends, what you wrote, and every record as your seat may see it.
export-data = Download all my data
forget-week = You have a week to change your mind; until then nobody else sees your account.
deleted-on = Your account is deleted on { $date }. Until then nobody else sees it.
account-kept = Your account stays.
forget-me = Delete my data
forget-note = Deletes your name, your account, everything you wrote, and the tables that were yours alone. Games with others stay, as games of a former player. A rated game in progress is resigned.
forget-really = Delete everything
keep-it = Keep my data
password-change = Change the password
password-change-note = A new password logs out all other devices.
password-old = Current password
password-new = New password
password-lost = Password forgotten?
password-lost-note = A recovery code opens the account once. Without codes, the host of this server can give you a link.
change = Change
recovery-codes = Recovery codes
recovery-code = Recovery code
recovery-left = { $count } left
recovery-once = Each opens the account once if you forget your password. They are shown only now: print them, or keep them with your passwords.
recovery-note = Eight new codes replace all earlier ones.
recovery-make = Create new codes
print = Print
reset-by-mail = Send me a link
mail = Email address
mail-is = { $mail }, confirmed. It is used for a forgotten password and, if you switch them on, for emails with notices.
mail-note = For a forgotten password and, if you switch them on, for emails with notices. You confirm it with a link.
mail-off = The host of this server has not set up email. Keep your recovery codes.
mail-sent = If this address is known, an email with a link is on its way.
mail-confirm = Confirm this address
mail-confirmed = The address is confirmed.
sessions = Where you are logged in
session-unknown = Unknown device
session-current = this device
session-end = End session
session-end-others = End all other sessions
blocked = People you have blocked
unblock = Unblock
host-page = For the host
host-how = This page is for the host of the server. Open it with the link that this command prints, or with an account that the settings name:
host-reason = Reason (every action needs one; it is logged, and a ban shows it to the person)
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
host-steps = Actions …
host-days = Days
host-ban = Ban
host-unban = Lift the ban
host-new-name = New name
host-rename = Rename
host-table = Id of the table, from its address
host-close-table = Close the table
host-close-report = Close the report
host-delete-line = Delete the line
host-announce = Announcement
host-announce-note = Everybody sees it on every page until you save an empty one.
host-log = Log of actions
report-chat = for what was written
report-name = for the name
report-leaving = for leaving games
report-collusion = for colluding
report-other = for something else

## Rules
rules-title = The rules
rules-choose = The rules of which game?
rules-of-game = { $title }: the rules
search-rules = Search the rules
found-clauses = { $count ->
    [0] no clause
    [one] { $count } clause
   *[other] { $count } clauses
}
chapters = Chapters
editions = Editions
origin-R = rulebook
origin-D = derived
origin-S = description
origin-P = our ruling
origin-note = marks what none of our sources settles. The reason is given beside it.
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
problem-offline = The server cannot be reached. This page keeps trying; your games are safe.
problem-internal = Something went wrong on the server. Nothing was changed.
problem-other = The server refused: { $detail }
problem-away = The server was unavailable for a moment. Try again.
problem-unavailable = The server cannot reach its database. If you have just changed something, check whether it was done before you try again.
problem-not-found = There is nothing at this address.
problem-leaving = Your account is about to be deleted. Keep it if you want to play with others.
problem-unreadable = The stored data of this table cannot be read. Nothing was deleted.
problem-not-signed-in = Open or join a table first.
problem-wrong-login = Login or password is wrong.
problem-wrong-token = This invitation is not valid here, or was used already.
problem-covered = This seat is hidden. First confirm that it is you.
problem-invited = This seat is reserved for somebody with an invitation.
problem-no-seat = You have no such seat here.
problem-not-absent = This player is here: no bot can take over.
problem-not-owner = Only the person who opened the table can change its seats.
problem-not-your-seat = That seat is not yours.
problem-origin = Requests from other sites are not accepted.
problem-no-game = There is no such game.
problem-no-table = There is no such table.
problem-no-texts = There are no such texts.
problem-busy = Too much is going on at this table at the moment. Try again.
problem-full = No seat is free here.
problem-has-account = You have an account already.
problem-account-only = For this you need an account.
problem-leaves-games = This table is for people who rarely leave games.
problem-left-too-often = You have left too many rated games. Rated quick match is closed to you for a while; unrated games are open.
problem-no-rating = This table asks for a rating, and you have none in this game yet.
problem-other-rating = This table is for ratings other than yours.
problem-program-late = This account has played rated games. Create a new one for the program.
problem-program-waits = Quick match is for people. A program opens a table, or is invited to one.
problem-away-already = You are away already. Come back first.
problem-away-too-long = You do not have that many days left this year.
problem-banned = The server refused: { $detail }
problem-session-ended = This session has ended. Log in again.
problem-wrong-code = Login or code is wrong, or the code was used before.
problem-wrong-link = This link was used before, or is too old. Ask for a new one.
problem-no-mail = This server sends no email. Use a recovery code, or ask the host for a link.
problem-no-person = There is no such person here.
problem-no-link = This link was used already, or is older than a day. Ask for a new one.
problem-no-request = There is no such request any more.
problem-too-many-friends = You already have as many friends as this server allows.
problem-not-played = You have not played a game to its end with them.
problem-no-invitations = They do not take invitations from you. Send them the link of the table.
problem-no-invitation = This invitation was used already, or is older than a day.
problem-cursor = This list has changed. Reload the page.
problem-no-wish = You are not looking for a match.
problem-yourself = That is you.
problem-not-host = This is for the host of the server.
problem-no-session = There is no such session.
problem-no-report = There is no such report.
problem-no-line = There is no such line.
problem-table-closed = The host has closed this table.
problem-needs-account = This table is rated, for accounts only. Create an account, or play at another table.
problem-handle-taken = Somebody else here has this handle. Choose another one.
problem-login-taken = This login is taken.
problem-not-over = The game is not over.
problem-seated = You have a seat here already.
problem-too-large = This is too long.
problem-content-type = The server did not understand the request.
problem-malformed = This is not valid: too long, too short, or with characters that are not allowed.
problem-no-commitment = This commitment is not yours, was used, or is too old.
problem-too-many = Too many requests at once. Wait a moment.
problem-too-many-tables = You have too many unfinished tables.
problem-refused = The table does not allow it now.
problem-not-your-turn = It is not your turn.
problem-stale = The table has moved on meanwhile.
problem-not-running = The game has not begun, or is over.
problem-no-undo = There is nothing to take back.
problem-seat-taken = Somebody else has this seat.
problem-rules-mismatch = This table is played by rules that this server does not have.
problem-option = These seats and options do not go together.
problem-review-off = This server makes no reviews.
problem-review-limit = You have reached today’s limit of reviews. Try again tomorrow.
problem-round-runs = Other tables are still playing the same deals. Everything here opens when the last table of the round has ended.
problem-review-running = The game is still running. Its review comes after the end.
problem-review-none = Nobody has asked for a review of this game yet.
problem-review-not-yours = Only those who played this game can ask for its review.
problem-no-event = There is no such move in this game.
problem-no-decision = There was nothing to decide for this seat at that move.
problem-no-position = Nothing is left to play at this position. Choose an earlier one.
