# Wat de kern in elk spel zegt.
refusal-over = Het spel is afgelopen: er kan geen zet meer worden gedaan.
refusal-not-a-move = Er is geen zet nummer { NUMBER($action, useGrouping: 0) }: de nummers lopen van 0 tot { NUMBER($last, useGrouping: 0) }.
refusal-not-an-outcome = Deze uitkomst is hier niet mogelijk.
notation-not-understood = “{ $text }” wordt hier niet begrepen. Probeer bijvoorbeeld “{ $example }”.
notation-no-draw = “{ $text }” wordt hier niet begrepen: er wordt nu getrokken.
notation-over = “{ $text }”: het spel is afgelopen, er wordt geen zet verwacht.
seat-name = plaats { $seat }
seat-start = Plaats { $seat }
seat-yours = (jij)
you-name = je
you-start = Je
list-more = { $listed }, { $next }
list-last = { $listed } en { $next }
