# The way of a game to another place

travel-take = Take this game elsewhere
travel-note = This game came from a file: it is never rated, and its draws prove nothing.
travel-file = Go on with a game from a file
problem-invalid-file = The file cannot be used: { $detail }
travel-server = Go on at a server
travel-server-why = The whole game goes there, with everything that is hidden in it. On the server it is unrated, and yours alone. It also stays here.
carried = A game from elsewhere
carried-why = This address contains a game. You can go on with it here, at a table of your own, unrated and without a clock.
carried-go = Go on here
carried-wrong = This address does not contain a complete game.
