# The page of notices

notices = Notices
notices-badge = Notices, { $count ->
    [0] none new
    [1] 1 new
   *[other] { $count } new
}
notices-none = Nothing new. You will find here whose turn it is, invitations and finished games.
notices-guest = Notices need an account: a guest sees them only on the page that is open.
notices-guest-go = Create an account
notices-all-seen = Mark all as seen
notice-new = new
notice-open = Open
notice-turn = It is your turn: { $title }, with { $names }
notice-turn-alone = It is your turn: { $title }
notice-time-short = You are running out of time: { $title }, with { $names }
notice-time-short-alone = You are running out of time: { $title }
notice-invitation = { $name } invites you: { $title }
notice-friend = { $name } would like to be your friend
notice-unrated = { $name } asks your table to play unrated: { $title }
notice-round = { $name }: a round begins
notice-missing-rules = A game is waiting for your choice, because its rules are missing: { $title }, with { $names }
notice-missing-rules-alone = A game is waiting for your choice, because its rules are missing: { $title }
notice-game-over = The game is over: { $title }, with { $names }
notice-game-over-alone = The game is over: { $title }
notice-review-ready = The review is ready: { $title }
notices-what = What you are told about
notices-kind = Kind
notices-page = On the page
notices-push = Push
notices-mail = Email
notices-not-by = not by { $channel }
notices-turn-live = Your turn, live table
notices-turn-live-rule = at once, unless the table is open
notices-turn-days = Your turn, days per turn
notices-turn-days-rule = push after 5 min, email after 30 min, if you have not looked
notices-time-short = You are running out of time
notices-time-short-rule = when a quarter of the time is left
notices-invitation = An invitation
notices-invitation-rule = emails are collected for an hour
notices-friend = A friend request
notices-friend-rule = emails are collected for an hour
notices-unrated = A guest asks your table to play unrated
notices-unrated-rule = emails are collected for an hour
notices-round = Tournament: a round begins
notices-round-rule = at once
notices-missing-rules = A game whose rules are missing
notices-missing-rules-rule = push after 5 min, email after 30 min, if you have not looked
notices-game-over = Game over
notices-game-over-rule = if you did not see it
notices-review-ready = Review ready
notices-review-ready-rule = if you requested it
quiet-hours = Quiet hours
quiet-on = Nothing is sent at night
quiet-from = From
quiet-to = Until
quiet-says = From { $from } to { $to } nothing is sent ({ $zone }). Anything that comes up meanwhile is sent afterwards as one summary.
push-device = This device
push-what = A push notice gives the game and the names, never anything hidden. The maker of your browser delivers it, encrypted.
push-switch-on = Switch push on
push-switch-off = Switch push off
push-is-on = Push is on for this browser.
push-test = Send me a test
push-sent = { $count ->
    [0] No device accepted it.
    [1] Sent to 1 device.
   *[other] Sent to { $count } devices.
}
push-no-https = Push needs an address with https. Ask the host for one.
push-unsupported = This browser does not support push.
push-denied = You have blocked notices from this page; you can allow them in your browser’s settings for this site.
push-unreachable = The push service of this browser cannot be reached.
push-others = Other devices
push-unknown-device = unknown device
push-remove = Remove
notices-mail-is = Emails go to { $mail }.
notices-mail-choose = No email is sent until you switch it on here, kind by kind.
notices-mail-none = Add an address to your account first.
notices-mail-account = Go to your account
notices-mail-off = This server sends no email.
notices-mail-bounced = Three emails were refused, so email was switched off. Check the address of your account, then switch it on again.
unsubscribe = No more emails
unsubscribe-done = Emails with notices are switched off. You can switch them on again on your notices page.
unsubscribe-ask = Switch off all emails with notices?
unsubscribe-go = Switch them off
opening-table = Opening the table
open-other-account = { $name } is logged in here, but this link belongs to somebody else. If you go on, { $name } is logged out of this browser.
open-other-guest = The guest { $name } is logged in here, but this link belongs to somebody else. If you go on, this browser loses the guest and the guest’s games.
open-replace = Log in with the link
open-stay = Stay logged in as { $name }
open-sign-in = Log in
