# A game whose rules the server does not have

missing-rules = The rules of this game are missing
missing-rules-why = This game began under rules that the server no longer has. Nothing is lost: if the rules come back, it simply goes on.
missing-rules-wait = Nothing has to be decided now. Try again in a moment.
missing-rules-ways = The players can go on under the newest rules, or end the game with a result. This happens as soon as all of them agree on one way; bots agree to everything.
missing-rules-unknown = This position is not possible under the newest rules, so the game cannot go on. The players can end it with a result, if all of them agree; bots agree to everything.
missing-rules-choice = { $way ->
    [continue] wants to go on under the newest rules
    [adjudicate] wants to end the game with a result
   *[none] has not decided yet
}
missing-rules-continue = Go on under the newest rules
missing-rules-continue-note = The game goes on from this position. The log begins again; the moves so far stay in a record of their own.
missing-rules-adjudicate = End the game with a result
missing-rules-adjudicate-note = The bots evaluate the position, and a better chance of winning takes a better place. The game is marked as adjudicated and is never rated.
missing-rules-scores-note = The last known scores decide the places. The game is marked as adjudicated and is never rated.
missing-rules-back = Take my choice back
missing-rules-record = Download the record so far
adjudicated = adjudicated
adjudicated-by = { $by ->
    [evaluation] This game was adjudicated: the bots’ evaluation of the position decided.
    [scores] This game was adjudicated: the last known scores decided.
   *[nothing] This game was adjudicated: no scores were known, so all share the first place.
}
continued-note = This game began under earlier rules.
continued-record = Download its first part
host-adjudicate = Adjudicate the game
host-adjudicate-note = Adjudicating is for a game whose rules are missing and whose players do not decide: once its clock has run out, or a week after the last move.
problem-rules-known = A server has the rules of this game again. Reload the page.
problem-position-unknown = This position is not possible under the newest rules. The game can only end with a result.
problem-not-stuck = The players can still decide. Wait until the clock has run out or, without a clock, a week after the last move.
problem-no-evaluation = The bots cannot evaluate the position at the moment. Try again.
problem-review-adjudicated = This game was adjudicated, not finished, so it has no review.
problem-no-record = This game has a single record, and it contains everything.
problem-continued = This game went on under other rules, so it cannot be taken elsewhere.
