hint-best = Le meilleur coup semble être { $move } : { $words }
hint-worth = { $move } : { $percent } % de chances de gagner, essayé { $visits ->
        [one] une fois
       *[other] { $visits } fois
    } – { $words }
hint-only = Il n’y a qu’un seul coup : { $move }.
hint-close = Le deuxième choix, { $move }, est à peu près aussi bon.
hint-better = Il semble un peu meilleur que le deuxième choix, { $move }.
hint-clear = Il est nettement meilleur que le deuxième choix, { $move }.
external-gone = Le programme s’est arrêté{ $code ->
        [none] .
       *[other] {" "}avec le code { $code }.
    }
external-late = Le programme n’a pas répondu en { $seconds } s.
external-nonsense = Le programme a répondu « { $answer } », qui n’est pas un objet JSON avec « move ».
external-illegal = Le programme a répondu par le coup « { $answer } », qui n’est pas parmi ceux proposés.
external-missing = Le programme { $command } ne peut pas être lancé : { $why }.
external-unasked = Le programme a écrit « { $answer } » sans qu’on le lui demande. Une ligne par demande, et tout le reste sur la sortie d’erreur.
