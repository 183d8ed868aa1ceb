# The pages about people: profiles, ladders, finished games, friends, lobby, quick match.

# Ratings and games
about-rating = about { $rating }
curve-of = Rating over the last { $games } rated games, from { $first } to { $last }
at-one-device = on a shared device
won = won
place = { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] sixth
} of { $seats }
place-shared = { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] sixth
} of { $seats }, shared
games = games
rating = rating
ranked = rank { $rank }
not-ranked = not ranked yet

# Profile
profile = Profile
person = Person
here-since = Here since { $month }
edit-profile = Edit profile
ask-friend = Add as a friend
accept-friend = Become friends
asked = You have asked to be friends.
asked-now = Your request was sent.
friends-now = You are friends now.
is-friend = You are friends.
at-the-table = At the table
games-finished = games finished
games-rated = rated
games-left = left before the end, of the last { $of } rated
ratings = Ratings
band-note = band: where the true strength lies, 19 times in 20
no-ratings = No rated games yet.
rated-games = { $count ->
    [one] { $count } rated game
   *[other] { $count } rated games
}
record = Record
game-and-seats = game and seats
won-second = won, second
game-seats = { $title }, { $seats }
won-second-of = won { $won }, second { $second }, of { $games }
opponents = Most often with
opponent-record = { $games ->
    [one] { $games } game, ahead in { $ahead }
   *[other] { $games } games, ahead in { $ahead }
}
recent = Recent games
no-games = No finished games yet.
no-public-games = No public games yet.
public-only = Only public games are listed here, and those you played together.
profile-hidden = This profile is not open to you.
avatar-figure = Figure
avatar-ground = Background
ground = Background { $number }
figure-owl = owl
figure-ship = ship
figure-bull = bull
figure-amphora = amphora
figure-lotus = lotus
figure-helmet = helmet
figure-eye = eye
figure-deer = deer
figure-star = star
figure-dolphin = dolphin
who-may = Who may…
program = program
program-switch = A program plays with this account
program-note = Then everybody sees that it is one. It is rated like a person, and quick match is closed to it. This cannot be taken back.
program-really = Yes, it is a program
switch-show_presence = see that I am here
switch-may_invite = invite me to a table
switch-show_profile = see profile and ratings
audience-everybody = everybody here
audience-played = people I have played
audience-friends = friends
audience-nobody = nobody

# Ladder
ladder = Ladder
ladder-of = Ladder of { $title }
rank = rank
player = player
range = range of the true strength
bot-fixed = { $name }, fixed
nobody-ranked = Nobody has a rank yet. It takes about 20 rated games.
more = More
how-to-read = How to read it
you-here = You
read-bar = The dot is the rating; the bar shows where the true strength lies, 19 times in 20.
read-order = Places go by the lower end of the bar, so a few lucky games do not lead the list.
read-bots = The ratings of bots never change. The medium bot has 1000 points on every server, so a rating means the same everywhere.
read-points = 300 points above somebody: you finish ahead of them about 8 times in 10.
read-waiting = { $count ->
    [one] A player whose rating is less certain than ±300 has no rank yet: one is waiting.
   *[other] A player whose rating is less certain than ±300 has no rank yet: { $count } are waiting.
}
play-for-ladder = Play for the ladder

# Finished games
history = Finished games
search-games = Search by player
search-hint = Name or handle of another player, level of a bot…
filter-game = Game
filter-seats = Players
filter-rated = Rated
filter-time = Time
all-games = all games
any-seats = any number
n-seats = { $count } players
rated-or-not = rated or not
only-rated = rated
only-unrated = not rated
any-time = any time
last-days = last { $days } days
games-found = { $total ->
    [one] { $total } game, { $rated } rated
   *[other] { $total } games, { $rated } rated
}
record-file = Record
record-note = A record contains every move and draw, with the seal and its key.
all-records = All records as one file
older = Older

# Friends
friends = Friends
friends-here = { $here ->
    [one] { $here } of { $all } is here
   *[other] { $here } of { $all } are here
}
no-friends = No friends here yet. Send somebody a link, or ask them by their handle.
presence-here = here
presence-playing = at a table
presence-away = not here
presence-note = Disc: here. Square: at a table. Ring: not here. We never show when somebody was last here.
invite = Invite
invite-name = Invite { $name }
end-name = …: { $name }, end the friendship
end-really = End the friendship
add-friend = Add a friend
handle = Handle
handle-hint = @name on this server
ask = Ask
friend-link = Link for one friend
make-link = Make a link
link-note = It works once, within a day. Whoever opens it becomes your friend with one tap.
asked-you = Requests to you
accept-name = Yes, become friends with { $name }
decline-name = No, not with { $name }
yes = Yes
no = No
blocked-note = People you have blocked never learn of it. The list is under
needs-account = This is for accounts: a login and a password, nothing else. Your tables stay yours.
make-account = Create an account
invited-now = The invitation is on its way. It is valid for a day.
close = Close
invite-to = { $title } ({ $free } free)
no-waiting-table = No table of yours has a free seat.
link-from = { $name } would like to be friends with you on this server.
become-friends = Become friends
come-back = Then open this link again.

# Lobby and quick match
lobby = Lobby
show = Show
filter-clock = Clock
filter-near = Rating near mine
clock-realtime = live, minutes
clock-correspondence = days per turn
clock-none = no clock
any-rating = any rating
near-points = within { $points } points
near-note = Measured from your current rating in each game.
no-open-tables = No open table fits. Look for a quick match, or open one yourself.
lobby-note = The small number shows how far above or below yours a player’s rating in that game is.
free = free
kept = reserved for a friend
kept-seats = The free seats are reserved for friends.
condition-rating = ratings { $lowest } to { $highest }
condition-left = at most { $percent } % of games left
guest = guest
sit = Sit down
rated-for-accounts = Rated, for accounts.
tables-for-guests = { $count ->
    [one] See the table for guests
   *[other] See the { $count } tables for guests
}
unrated-instead = Open one for fun
quick-match = Quick match
play-as-last = Play as last time
match-note = You are seated as soon as enough people want the same. If you choose no game, any of them will do.
match-waiting = { $looking ->
    [one] Looking for others. Nobody else is waiting at the moment.
   *[other] Looking for others. { $looking } people are waiting.
}
match-meanwhile = Play against a bot meanwhile: you are called when a table is ready, and that game waits for you.
match-bot = Play against a bot
match-cancel = Stop looking
match-found = Your table is ready.
match-go = Go to the table
match-ended = The search has ended. Begin it again if you still want to play.
match-close = Close
find-table = Find a table
quick-5min = 5 min
quick-10min = 10 min
quick-25min = 25 min
quick-day = 1 day
size-two = 2 players
size-more = 3 or more
size-any = any

# For those who return
invitations = Invitations
invites-you = { $name } invites you: { $title }
all-friends = All friends
requests-wait = { $count ->
    [one] Somebody would like to be your friend
   *[other] { $count } people would like to be your friends
}
