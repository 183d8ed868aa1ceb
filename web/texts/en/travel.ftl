# The way of a game to another place

travel-take = Take this game elsewhere
travel-note = This game came from a file: it is never rated, and its draws prove nothing.
travel-file = Open a game from a file
problem-invalid-file = The file cannot be used: { $detail }
problem-too-many-imports = You have opened too many games from files today. Try again tomorrow.
travel-server = Go on at a server
travel-server-why = The whole game goes there, with everything that is hidden in it. On the server it is unrated, and yours alone. It also stays here.
carried = A game from elsewhere
carried-why = This address contains a game. You can open it here, at a table of your own, unrated and without a clock: a running game goes on, a finished one can be replayed and reviewed.
carried-go = Open here
carried-wrong = This address does not contain a complete game.
travel-server-over = Take this game to a server
travel-server-over-why = The whole finished game goes there, with everything that was hidden in it. On the server it is unrated, and yours alone. It also stays here.
problem-played-elsewhere = This game was played elsewhere, and its players are not here. Open a new table for them.
fair-imported = The draws match the secret.
fair-imported-why = The game came from a file, and whoever brought it may have known the secret, or chosen it. So this shows that the record is consistent, not that nobody knew the draws. A player who stored the seal where the game began can compare it.
