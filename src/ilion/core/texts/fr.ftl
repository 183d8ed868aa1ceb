# Ce que le noyau dit dans tous les jeux.
refusal-over = La partie est finie : plus aucun coup.
refusal-not-a-move = Il n’y a pas de coup numéro { NUMBER($action, useGrouping: 0) } : ils vont de 0 à { NUMBER($last, useGrouping: 0) }.
refusal-not-an-outcome = Ce tirage ne peut pas donner cela.
notation-not-understood = « { $text } » n’est pas compris ici. Essayez par exemple « { $example } ».
notation-no-draw = « { $text } » n’est pas compris ici : un tirage est attendu.
notation-over = « { $text } » : la partie est finie, aucun coup n’est attendu.
seat-name = le siège { $seat }
seat-start = Le siège { $seat }
seat-yours = (vous)
you-name = vous
you-start = Vous
list-more = { $listed }, { $next }
list-last = { $listed } et { $next }
