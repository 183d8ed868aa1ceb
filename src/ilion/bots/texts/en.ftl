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
