## A guest at a rated table, and the question to play unrated.

gate-title = This table is rated, and ratings need an account
gate-guest = You are a guest. Nothing is lost: your tables and your name go with you.
gate-register = Create it and sit down
gate-or = Or:
gate-ask = Ask { $names } to play unrated
unrated-asked = You have asked the people at this table to play unrated. All of them must agree; then you get a seat, if one is still free.
unrated-withdraw = Take the question back
unrated-stays = This table stays rated. You can play here with an account.
unrated-question = { $name } asks you to play unrated
unrated-means = { $name } is a guest, and guests cannot sit at a rated table. If everybody agrees, this game counts for no rating, for good. If one refuses, it stays rated.
unrated-refuse = Keep it rated
unrated-agreed = You have agreed.
unrated-waits = Still to answer: { $names }
unrated-now = Everybody has agreed: this table is unrated from now on.
unrated-over = Nobody is asking this table to play unrated any more. It stays rated.
problem-can-sit = You have an account: take a seat.
problem-begun = The game has begun. It stays as it is.
problem-not-rated = This table is not rated any more: take a seat.
problem-tournament = The tables of a tournament stay as they are.
problem-asked-before = You have asked this table before. It stays rated.
problem-asked-already = Somebody else has asked this table already. Wait for the answer.
problem-nobody-to-ask = Nobody at this table can agree to that.
problem-no-question = Nobody is asking this table to play unrated any more.
