## Mails of the server. They contain nothing but what the reader asked for.

mail-reset-subject = Ilion: a new password
mail-reset = Somebody, probably you, has forgotten the password of the account { $login }. This link sets a new one. It works once, for 30 minutes:
mail-confirm-subject = Ilion: is this your address?
mail-confirm = The account { $login } wants to use this address for forgotten passwords and, if you switch them on, for emails with notices. If that was you, confirm it with this link, within 30 minutes:
mail-ignore = If it was not you, do nothing. Nothing changes without the link.

## Notices by push and mail: games and names, never what is hidden or was chatted.

notice-turn = It is your turn: { $game }, with { $names }
notice-turn-alone = It is your turn: { $game }
notice-time-short = You are running out of time: { $game }, with { $names }
notice-time-short-alone = You are running out of time: { $game }
notice-invitation = { $name } invites you to a game: { $game }
notice-friend = { $name } would like to be your friend
notice-unrated = { $name } asks your table to play unrated: { $game }
notice-round = { $name }: a round begins
notice-missing-rules = A game is waiting for your choice, because its rules are missing: { $game }, with { $names }
notice-missing-rules-alone = A game is waiting for your choice, because its rules are missing: { $game }
notice-game-over = The game is over: { $game }, with { $names }
notice-game-over-alone = The game is over: { $game }
notice-review-ready = The review is ready: { $game }
notice-test = This is what a notice looks like.
notice-several = { $count } notices
mail-link-once = Each link logs you in at its table and works once, for three days: do not pass it on. Nothing is played by opening it.
mail-off-here = No more emails like this:

## Settings that the server cannot use

database-kind = databases of the kind “{ $kind }” are not supported; use sqlite:///FILE or postgresql://HOST/NAME
database-file = an SQLite database must be a file: sqlite:///FILE
proxy-unknown = “{ $proxy }” is not a proxy that can be trusted; name its address (127.0.0.1) or its network (10.0.0.0/8)
database-in-use = another server{ $process ->
    [none] {""}
   *[other] {" "}(process { $process })
} uses { $database }: stop it first, or give this one a file of its own with --db; several servers can share a PostgreSQL
database-newer = the database has the schema { $found } of a newer version of Ilion, and this version knows schemas up to { $newest }: start the newer version, or restore a backup from before the upgrade
database-read-only = the database { $database } is read-only for this user: make the file and its folder writable, or choose another with --db
database-closed = the database { $database } cannot be opened: its folder must exist and be writable
database-damaged = { $database } is damaged or no SQLite database: restore a backup, or choose another file with --db
database-full = there is no space left for the database { $database }
database-unusable = the database { $database } cannot be used: { $reason }
cannot-listen = nobody can listen at { $host }, port { $port }: { $reason }; choose another port with --port, or another address with --host
processes-unsupported = this system cannot run a server in several processes behind one port: leave --processes out
