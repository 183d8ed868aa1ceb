hint-best = Der beste Zug ist wohl { $move }: { $words }
hint-worth = { $move }: { $percent } % Gewinnchance, { $visits ->
        [one] einmal
       *[other] { $visits }-mal
    } probiert – { $words }
hint-only = Es gibt nur einen Zug: { $move }.
hint-close = Der zweitbeste, { $move }, ist etwa gleich gut.
hint-better = Er wirkt etwas besser als der zweitbeste, { $move }.
hint-clear = Er ist deutlich besser als der zweitbeste, { $move }.
external-gone = Das Programm hat sich beendet{ $code ->
        [none] .
       *[other] {" "}mit Code { $code }.
    }
external-late = Das Programm hat nicht innerhalb von { $seconds } s geantwortet.
external-nonsense = Das Programm hat „{ $answer }“ geantwortet; das ist kein JSON-Objekt mit „move“.
external-illegal = Das Programm hat mit dem Zug „{ $answer }“ geantwortet, der nicht unter den angebotenen ist.
external-missing = Das Programm { $command } lässt sich nicht starten: { $why }.
external-unasked = Das Programm hat ungefragt „{ $answer }“ geschrieben. Auf jede Anfrage gehört eine Zeile, alles andere in die Fehlerausgabe.
