# The page of notices

notices = Notices
notices-badge = Notices, { $count ->
    [0] none new
    [1] 1 new
   *[other] { $count } new
}
notices-none = Nothing new. You will find here whose turn it is, invitations and finished games.
notices-guest = Notices need an account: a guest can only be told on the page that is open.
notices-guest-go = Make an account
notices-all-seen = Mark all as seen
notice-new = new
notice-open = Open
notice-turn = It is your turn: { $title }, with { $names }
notice-turn-alone = It is your turn: { $title }
notice-time-short = Your time is short: { $title }, with { $names }
notice-time-short-alone = Your time is short: { $title }
notice-invitation = { $name } invites you: { $title }
notice-friend = { $name } would like to be your friend
notice-unrated = { $name } asks your table to play unrated: { $title }
notice-round = { $name }: a round begins
notice-missing-rules = A game waits for your choice, because its rules are missing: { $title }, with { $names }
notice-missing-rules-alone = A game waits for your choice, because its rules are missing: { $title }
notice-game-over = The game is over: { $title }, with { $names }
notice-game-over-alone = The game is over: { $title }
notice-review-ready = The review is ready: { $title }
notices-what = What you are told
notices-kind = Kind
notices-page = On the page
notices-push = Push
notices-mail = Mail
notices-not-by = not by { $channel }
notices-turn-live = Your turn, live table
notices-turn-live-rule = at once, unless its page is open
notices-turn-days = Your turn, days a turn
notices-turn-days-rule = push after 5 min, mail after 30 min, if you have not looked
notices-time-short = Your time is short
notices-time-short-rule = when a quarter is left
notices-invitation = An invitation
notices-invitation-rule = mails are collected for an hour
notices-friend = A friend’s request
notices-friend-rule = mails are collected for an hour
notices-unrated = A guest asks your table to play unrated
notices-unrated-rule = mails are collected for an hour
notices-round = Tournament: a round begins
notices-round-rule = at once
notices-missing-rules = A game whose rules are missing
notices-missing-rules-rule = push after 5 min, mail after 30 min, if you have not looked
notices-game-over = Game over
notices-game-over-rule = if you did not see it
notices-review-ready = Review ready
notices-review-ready-rule = if you requested it
quiet-hours = Quiet hours
quiet-on = Nothing is sent at night
quiet-from = From
quiet-to = Until
quiet-says = From { $from } to { $to } nothing is sent ({ $zone }). What came meanwhile comes as one summary.
push-device = This device
push-what = Push says game and names, never what is hidden. Your browser’s maker carries it, encrypted.
push-switch-on = Switch push on
push-switch-off = Switch push off
push-is-on = Push is on for this browser.
push-test = Send me one
push-sent = { $count ->
    [0] No device took it.
    [1] Sent to 1 device.
   *[other] Sent to { $count } devices.
}
push-no-https = Push needs an address with https. Ask the host for one.
push-unsupported = This browser has no push.
push-denied = You have forbidden this page to send notices; your browser’s settings for this site can allow it.
push-unreachable = The push service of this browser cannot be reached.
push-others = Other devices
push-unknown-device = unknown device
push-remove = Remove
notices-mail-is = Mails go to { $mail }.
notices-mail-choose = No mail is sent before you switch it on here, kind by kind.
notices-mail-none = Add an address to your account first.
notices-mail-account = To the account
notices-mail-off = This host sends no mail.
notices-mail-bounced = Three mails were refused, so mail was switched off. Check the address of your account, then switch it on again.
unsubscribe = No more mails
unsubscribe-done = Mails with notices are switched off. You can switch them on again on the page of your notices.
unsubscribe-ask = Switch off all mails with notices?
unsubscribe-go = Switch them off
opening-table = Opening the table
open-other-account = This link belongs to somebody else than { $name }, who is signed in here. If you go on, { $name } is signed out of this browser.
open-other-guest = This link belongs to somebody else than the guest { $name }, who is signed in here. If you go on, this browser loses the guest and the guest’s games.
open-replace = Sign in with the link
open-stay = Stay signed in as { $name }
open-sign-in = Sign in
