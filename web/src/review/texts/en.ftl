# The review of a finished game

review = Review
review-colon = Review:
window-title = Review: { $title } · Ilion

## How it comes about
loading = One moment…
not-asked = Nobody has asked for a review of this game yet.
ask-review = Review this game
ask-note = A bot goes through the whole game. That takes a few minutes, and the result is kept for everybody who may see the game.
only-players-ask = The players of this game can ask for one.
wait-queued = The review is waiting in the queue, at place { $position }.
wait-running = The bot is going through the game.
wait-progress = How much of the review is done
wait-note = You can leave this page: the review will be here when you come back.
ready-seconds = Ready in about { $number } s.
ready-minutes = Ready in about { $number } min.
review-coming = The review is being made.
review-offer = Where was this game decided? A bot goes through it move by move.
open-review = Open the review
refining = The bot is still looking more closely at the decisions that mattered most. The figures may shift a little.
offline = The connection is lost. This page tries again by itself.

## Causes
cause-luck = luck
cause-own = you
cause-own-of = { $name }
cause-others = the others
cause-luck-short = Luck:
cause-own-short = Own decisions:
cause-others-short = The others’ decisions:

## Seats and sums
seats = Seats
whose-eyes = whose view?
where-it-went = Where it went
in-points = points of 100
fall-start = at the start
fall-luck = luck
fall-own = your decisions
fall-own-of = { $name }’s decisions
fall-others = the others’ decisions
fall-end = at the end
falls-note = { $sum }. Each change belongs to one cause.
falls-stand-in = Of the change by decisions, { $points } came from a bot that played in this seat.
percent = { $points } %
percent-sign = %
give-or-take = , give or take { $points }

## Decisions
your-decisions = { $number ->
    [one] Your one decision
   *[other] Your { $number } decisions
}
decisions-of = { $number ->
    [one] { $name }’s one decision
   *[other] { $name }’s { $number } decisions
}
grades-better = better than the bot
grades-good = as good
grades-inaccuracy = inaccuracies
grades-mistake = mistakes
grades-blunder = blunders
grade-better = better than the bot’s choice
grade-good = as good as the bot’s choice
grade-inaccuracy = inaccuracy
grade-mistake = mistake
grade-blunder = blunder

## The chart
chart = Winning chance, from what each seat knew
chart-keys = Arrow keys go from move to move, Home and End to the beginning and the end. The letter t goes to the next turning point, m to the next mistake; with Shift, back.
chart-as-table = The chart as a table
column-move = Move
column-cause = Cause
column-from = From
column-to = To
column-words = What happened
move-of = move { NUMBER($number, useGrouping: 0) } of { NUMBER($moves, useGrouping: 0) }
chance = { $name }’s chance: { $points } %
chance-you = Your chance: { $points } %
steps = Step by step
turn-of-seat = turn of
turn-of-you = your turn

## Turning points
turning-points = Turning points
for-you = for you
for-name = for { $name }
turning-order = Order of the turning points
by-size = by size
by-time = in order
no-turning = Nothing in this game changed this seat’s chances by much.
at-move = move { NUMBER($number, useGrouping: 0) }
from-to = { $from } → { $to } %
detail-lapse-you = { $grade }, the bot { $best } → you { $played } %
detail-lapse = { $grade }, the bot { $best } → { $name } { $played } %
decision-you = your decision
decision-of = { $name }’s decision
resigned-you = you resigned
resigned-by = { $name } resigned
turning-you-rises = Your chance rises from { $from } to { $to } per cent.
turning-you-falls = Your chance falls from { $from } to { $to } per cent.
turning-rises = { $name }’s chance rises from { $from } to { $to } per cent.
turning-falls = { $name }’s chance falls from { $from } to { $to } per cent.

## One moment
board-at = The board at move { NUMBER($number, useGrouping: 0) }, as { $name } saw it; of two moves the bot’s is gold and the one played is dashed
board-at-you = The board at move { NUMBER($number, useGrouping: 0) }, as you saw it; of two moves the bot’s is gold and the one played is dashed
move-number = Move { NUMBER($number, useGrouping: 0) }
beginning = The beginning
beginning-note = The chance that each seat had before the first move, as far as it knew.
you-played = You
name-played = { $name }
the-bot = The bot
same-as-bot = The bot would have played the same.
too-close = Too close to call: the difference is less than twice its uncertainty.
as-good = As good as the bot’s choice.
forced = There was no choice here.
not-compared = This decision is not compared with the bot’s: it appears only on the chart.
what-luck = Chance decided: nobody chose here.
what-resignation = After resigning, a seat’s chance is 0.
practise = Practise from here
practise-note = A new table from this position, unrated. Bots play the other seats, and whatever you could not know is drawn again.
practise-level = Level of the bots
practise-go = Begin
bot-goes-on = Show how the bot goes on

## Learning
learn-mine = Learn from my mistakes ({ $number })
learn-of = Learn from { $name }’s mistakes ({ $number })
learn-title = Find a better move: { $number } of { $all }
learn-question = Move { NUMBER($number, useGrouping: 0) }. There was something better here. What would you play?
learn-choose = Choose a move
learn-judging = The bot is thinking…
learn-answer = Your answer
learn-then = In the game
learn-best = Found it: the bot would play this too.
learn-better = Better than the bot’s choice.
learn-good = As good as the bot’s choice.
learn-inaccuracy = Nearly. The bot has something a little better.
learn-mistake = Not yet: that costs chances too.
learn-blunder = No: that costs a great deal.
learn-next = Next position
learn-finish = Finish
learn-done = All done
learn-sum = { $found } of { $all } answered as well as the bot.
learn-back = Back to the review

## Sharing
share = Share
share-link = Link to this moment
picture = Picture
picture-failed = This browser could not make the picture.
card-moves-of = { $name }: moves
card-moment = Move { NUMBER($number, useGrouping: 0) }: { $from } → { $to } %
colour-pR = red
colour-pY = yellow
colour-pB = blue
colour-pG = green
colour-pW = white
colour-pK = black
colour-pGr = Greeks
colour-pT = Trojans
colour-pN = seat

## The end screen
sum-start = start
sum-luck = luck
sum-own = your moves
sum-own-of = { $name }’s moves
sum-others = the others
sum-end = end
weighed-most = Move { NUMBER($number, useGrouping: 0) } mattered most:

## Honesty
good-to-about = Figures are good to about ± { $points }. Only differences larger than twice their uncertainty are graded; { $close ->
    [0] no decision was too close to call.
    [one] { $close } decision was too close to call.
   *[other] { $close } decisions were too close to call.
}
need-not-add-up = The lines need not add up to 100: each seat knew something different.
by-bot = Judged by the { $level } bot of release { $release }, in { $searches } searches.
bot-strength = Its rating at this game is { $rating }; that of the level below, { $level }, is { $below }.
by-turns = In this long game the chances are calculated turn by turn.
how-calculated = How this is calculated
method-knew = A line shows how likely that seat was to win, given all that it knew at that moment and nothing else, if from there on everybody had played like the bot. Cards that this seat could not see are drawn again many times.
method-causes = Every event has one cause, and the whole change goes there: a draw or a die to luck, a decision to whoever made it. So start, luck, own decisions and the others’ decisions add up to the end.
method-luck = Before a draw the chance is the mean over all that may come. So luck averages out to nothing over many games. Something drawn unseen earlier and shown by another’s move counts as that player’s decision.
method-grades = A decision is compared with the bot’s in the same worlds. The loss is graded from 3 points of 100 on as an inaccuracy, from 8 on as a mistake, from 20 on as a blunder, and only if it is larger than twice its uncertainty.
method-bot = The bot is a program with weaknesses of its own. A grade says what it would have preferred, not what is true. The documentation of the bots says how strong it is at this game.
method-limits = Offers and other talk are judged only as the bot would answer them, so they get no grade. Reviews never count for ratings.

## Account
figures = Your reviewed games
figures-games = { $number ->
    [one] { $number } game
   *[other] { $number } games
}
figures-luck = Luck: { $mean } points per game, between { $low } and { $high }
figures-own = Own decisions: { $mean } points per game, between { $low } and { $high }
figures-note = Compared with the bot that judged them. The ranges contain the true mean in 19 of 20 cases; luck averages out to 0.
