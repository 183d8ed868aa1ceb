## Mails of the server. They contain nothing but what the reader asked for.

mail-reset-subject = Ilion: a new password
mail-reset = Somebody, probably you, has forgotten the password of the account { $login }. This link sets a new one. It works once, for 30 minutes:
mail-confirm-subject = Ilion: is this your address?
mail-confirm = The account { $login } wants to use this address for forgotten passwords and, if you switch them on, for mails with notices. If that was you, confirm it with this link, within 30 minutes:
mail-ignore = If it was not you, do nothing. Nothing changes without the link.

## Notices by push and mail: games and names, never what is hidden or was chatted.

notice-turn = It is your turn: { $game }, with { $names }
notice-turn-alone = It is your turn: { $game }
notice-time-short = Your time is short: { $game }, with { $names }
notice-time-short-alone = Your time is short: { $game }
notice-invitation = { $name } invites you to a game: { $game }
notice-friend = { $name } would like to be your friend
notice-unrated = { $name } asks your table to play unrated: { $game }
notice-round = { $name }: a round begins
notice-missing-rules = A game waits for your choice, because its rules are missing: { $game }, with { $names }
notice-missing-rules-alone = A game waits for your choice, because its rules are missing: { $game }
notice-game-over = The game is over: { $game }, with { $names }
notice-game-over-alone = The game is over: { $game }
notice-review-ready = The review is ready: { $game }
notice-test = This is how a notice looks.
notice-several = { $count } notices
mail-link-once = Each link signs you in at its table and works once, for three days: do not pass it on. Nothing is played by opening it.
mail-off-here = No more mails like this:

## Settings that the server cannot use

database-kind = databases of the kind “{ $kind }” are not supported; use sqlite:///FILE or postgresql://HOST/NAME
database-file = an SQLite database must be a file: sqlite:///FILE
proxy-unknown = “{ $proxy }” is not a proxy that can be trusted; name its address (127.0.0.1) or its network (10.0.0.0/8)
