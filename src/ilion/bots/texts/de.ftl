hint-best = Der beste Zug scheint { $move } zu sein: { $words }
hint-worth = { $move }: { $percent } % eines Sieges, { $visits ->
        [one] einmal
       *[other] { $visits }-mal
    } versucht – { $words }
hint-only = Es gibt nur einen Zug: { $move }.
hint-close = Der nächstbeste, { $move }, ist etwa so gut.
hint-clear = Er ist deutlich besser als { $move }, der nächstbeste.
external-gone = Das Programm hat sich beendet{ $code ->
        [none] .
       *[other] {" "}mit Code { $code }.
    }
external-late = Das Programm hat nicht innerhalb von { $seconds } Sekunden geantwortet.
external-nonsense = Das Programm hat „{ $answer }“ geantwortet; das ist kein JSON-Objekt mit „move“.
external-illegal = Das Programm hat mit dem Zug „{ $answer }“ geantwortet, der nicht unter den angebotenen ist.
external-missing = Das Programm { $command } lässt sich nicht starten: { $why }.
external-unasked = Das Programm hat ungefragt „{ $answer }“ geschrieben. Auf jede Anfrage gehört eine Zeile, alles andere in die Fehlerausgabe.
