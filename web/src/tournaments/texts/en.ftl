# The pages about tournaments: lists, a new one, and one with its rounds, tables and standings.

# Lists
tournaments = Tournaments
new-tournament = New tournament
list-mine = Mine
list-open = Open
list-running = Running
list-over = Finished
none-open = No tournament is open for entry at the moment. Set one up for your friends, or for everybody here.
list-account = You need an account to play in a tournament.
list-note = Everybody here may watch a tournament that is open to everybody.
more = More
you-play = You are in.
you-direct = You are the director.
look = View
to-tournament = To the tournament

# A tournament in a line
format-swiss = Swiss
format-round-robin = Round robin
format-knockout = Knockout
format-arena = Arena
about-swiss = Each round with people close to you in the standings.
about-round-robin = Everybody meets everybody, or as evenly as possible.
about-knockout = The better half of each table goes on.
about-arena = A new table as soon as you are free; points add up.
with-rounds = { $rounds ->
    [one] { $format }, { $rounds } round
   *[other] { $format }, { $rounds } rounds
}
with-minutes = { $format }, { $minutes } min
at-a-table = { $seats } at a table
people = { $people ->
    [one] { $people } person
   *[other] { $people } people
}
duplicate-part = duplicate
run-by = run by { $by }
entry-everybody = open to everybody here
entry-friends = for friends of the director
entry-link = by link
starts-at = starts { $time }
starts-on-word = starts when the director says so
state-open = It is open for entry.
state-running = It is running.
state-over = It is over.
state-cancelled = It was cancelled.
round-of = round { $round } of { $rounds }
round-alone = round { $round }

# A new tournament
name = Name
format = Format
seats = At a table
rounds = Rounds
duration = Duration
n-minutes = { $minutes } min
clock = Clock
starts = Start
starts-word = when I say so
starts-time = at a set time
starts-when = Day and time
pause = Before each round
pause-note = Everybody sees where they play before the round starts. Until then you may swap two people.
entry = People who may enter
may-everybody = everybody here
may-friends = my friends
may-link = by link
deals = Deals
deals-own = each table its own
deals-duplicate = the same at all tables
deals-note = Duplicate: all tables of a round have the same deals, and your seat is compared with the same seat at the others. So luck cancels, and only play counts.
rated = Counts for ratings
announce = Announce it
announce-account = You need an account to announce a tournament.
overview = Overview
with-people = with { $people }
tables-a-round = { $tables ->
    [one] { $tables } table per round
   *[other] { $tables } tables per round
}
tables-of = { $tables ->
    [one] { $tables } table of { $seats }
   *[other] { $tables } tables of { $seats }
}
late-entry = late entry
late-until = until round { $round } starts
late-never = none
late-arena = until the end
order-of-ties = Tie-breaks
tie-opponents = points of the opponents met
tie-meetings = direct meetings
tie-wins = wins
tie-lot = a lot, drawn from the seal
ties-note = Pairings go by points and ratings, never by this list.
director = You are the director
director-note = Before a round you may swap two people or excuse one. Everybody can see it in the log.

# A tournament
to-my-table = To my table
enter = Enter
enter-late = Enter late
enter-late-note = The rounds that you have missed count 0.
leave = Leave
leave-running = Leave the tournament
leave-sure = You get no further tables. A game that is running goes on.
leave-really = Leave
stay = Stay
blocks-note = Tables are made by points. They may bring people together who have blocked each other.
make-account = Create an account
results = Results
results-csv = Table (CSV)
results-json = Data (JSON)
records-zip = Records (ZIP)
print = Print
rounds-title = Rounds
round = Round { $number }
round-over = over
round-running = running, { $left } of { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} left
round-paired = starts at { $time }
round-to-come = to come
arena-until = New tables until { $time }
my-table = Round { $round }: you sit at table { $number }, seat { $seat }.
my-arena-table = You sit at table { $number }, seat { $seat }.
starts-in = starts in
my-table-runs = Your table is ready.
standings = Standings
standings-after = Standings after round { $round }
entrants = People
no-entrants = Nobody has entered yet.
place = place
player = player
games = games
points = points
opponents = opponents
wins = wins
rating = rating
you = you
state-in = plays
state-excused = excused
state-out = out
state-left = has left
points-note = Points: at each table the share of the opponents who finish behind you, so 1 for the first and 0 for the last. Ties: the opponents’ points, direct meetings, wins, then a lot.
points-note-duplicate = Points: the share of the other tables at which your seat did worse than you. A better place counts first, then the larger margin over the others at the table. Ties: the opponents’ points, direct meetings, wins, then a lot.
round-closed = All tables of this round have the same deals. Until the last of them has ended, only the people at a table see it, and there are no results.
round-seal = Seal of round { $number }
round-seal-note = All tables of the round are dealt from a secret whose SHA-256 is this seal. The secret is shown when the last table has ended.
table-number = Table { $number }
table-running = turn { $turns }
table-over = finished
table-paired = about to start
table-look = Table { $number }: view
table-points = { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] sixth
}, points: { $points }
bot-level = bot
resting = Without a table in this round: { $names }
no-rounds = The first round is paired when the tournament starts.
start = Start the tournament
start-round = Start the round now
swap = Swap
swap-first = Swap this person
swap-second = with
excuse = Excuse
excuse-who = Excuse this person from the next round, or take back somebody who is out
cancel = Cancel the tournament
cancel-sure = Running games go on, but count for nothing here.
cancel-really = Cancel it
keep = Keep it
done = Done.
choose-person = Choose a person
entry-link-label = Link for people who may enter
log = Log
step-started = The tournament started.
step-swapped = Round { $round }: { $names } were swapped.
step-excused = { $names } was excused after round { $round }.
step-out = { $names } is out after missing round { $round }.
step-left = { $names } left.
step-entered-late = { $names } entered late, after round { $round }.
step-paired-again = Round { $round } was paired again.
step-cancelled = The tournament was cancelled.
seal = Seal
seal-note = Lots are drawn from a secret whose SHA-256 is this seal. The secret is shown at the end.
secret = Secret

# Refusals
problem-no-tournament = There is no such tournament, or it is not open to you.
problem-not-director = Only the director of the tournament may do this.
problem-wrong-token = You need the whole link that its director sent you.
problem-friends-only = Only friends of its director may enter.
problem-entered = You have entered already.
problem-not-entered = You have not entered.
problem-entry-closed = Entry is closed.
problem-full = It is full.
problem-too-few = There are too few people to start.
problem-begun = It has started already.
problem-not-running = It is not running.
problem-no-pairing = No round is about to start.
problem-no-entrant = There is no such person in it.
problem-same-entrant = Choose two different people.
problem-too-many-tournaments = You are directing too many tournaments that are not over.
problem-no-clock = A tournament needs a clock.
problem-no-duplicate = Only a Swiss tournament or a round robin can be a duplicate.
problem-too-early = The start is in the past.
problem-too-late = The start is more than a year ahead.
problem-not-signed-in = You need an account to enter.
problem-account-only = You need an account to enter.
