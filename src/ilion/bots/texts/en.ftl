hint-best = The best move seems to be { $move }: { $words }
hint-worth = { $move }: { $percent } % to win, tried { $visits ->
        [one] once
       *[other] { $visits } times
    } – { $words }
hint-only = There is only one legal move: { $move }.
hint-close = The second best, { $move }, is about as good.
hint-better = It seems slightly better than the second best, { $move }.
hint-clear = It is clearly better than the second best, { $move }.
external-gone = The program has ended{ $code ->
        [none] .
       *[other] {" "}with code { $code }.
    }
external-late = The program did not answer within { $seconds } s.
external-nonsense = The program answered “{ $answer }”, which is not a JSON object with a “move”.
external-illegal = The program answered with the move “{ $answer }”, which is not among those it was offered.
external-missing = The program { $command } cannot be started: { $why }.
external-unasked = The program wrote “{ $answer }” without being asked. Write one line for each request, and everything else to the error output.

## Bots that cannot be made

no-bot = there is no bot “{ $id }”; for { $title } there are { $bots }
no-setting = { $kind } has no setting “{ $setting }”; its settings: { $settings }
no-settings = { $kind } has no settings, so not “{ $setting }” either
setting-number = { $kind }: { $setting } should be a number, as in { $setting }=1, not “{ $given }”
setting-share = { $kind }: { $setting }={ $given } is not possible; it must be between 0 and 1
setting-positive = { $kind }: { $setting }={ $given } is not possible; it must be more than 0
setting-not-negative = { $kind }: { $setting }={ $given } is not possible; it must be 0 or more
class-form = “{ $given }” does not name a class: it should read FILE.py:NAME or MODULE:NAME, with settings as in my_bot.py:MyBot:depth=2
class-missing = { $where } has no class { $class } that extends ilion.bots.Bot
class-settings = { $class } cannot be made with the settings “{ $settings }”: { $reason }
class-not-loadable = { $where } cannot be loaded: { $reason }
class-setting-form = “{ $given }”: the setting “{ $setting }” should read NAME=VALUE
command-unreadable = the command “{ $command }” cannot be read: { $reason }
command-missing = a bot program needs a command that starts it, as in “python my_bot.py”
illegal-choice = the bot { $bot } chose { $move }, which is illegal: { $reason }
bot-failed = the bot program “{ $name }” failed. { $failure }
with-error-output =
    { $failure }
    Its error output ends with:
    { $output }
class-failed = the bot “{ $name }” failed. { $failure }
class-raised = At decision { $decision } of seat { $seat } ({ $game }) { $class } raised { $error }
class-no-action = At decision { $decision } of seat { $seat } ({ $game }) { $class } returned { $answer }, which is not an action: a bot returns one of the numbers of world.legal_actions().
class-illegal = At decision { $decision } of seat { $seat } ({ $game }) { $class } chose the action { $answer }, which { $clause } forbids: a bot returns one of the numbers of world.legal_actions().
class-raised-after = In { $method }() { $class } raised { $error }
with-frames =
    { $failure }
    It happened here, the last call at the end:
    { $output }
with-report =
    { $failed }
    The full report, with the position and every call, is in { $file }.

## No hint

no-hint-over = the game is over
no-hint-draw = no seat is to move: a draw is due
no-hint-bot = this bot cannot explain its moves
