hint-best = De beste zet lijkt { $move }: { $words }
hint-worth = { $move }: { $percent } % winstkans, { $visits ->
        [one] één keer
       *[other] { $visits } keer
    } geprobeerd – { $words }
hint-only = Er is maar één zet: { $move }.
hint-close = De op een na beste, { $move }, is ongeveer even goed.
hint-better = Hij lijkt iets beter dan de op een na beste, { $move }.
hint-clear = Hij is duidelijk beter dan de op een na beste, { $move }.
external-gone = Het programma is gestopt{ $code ->
        [none] .
       *[other] {" "}met code { $code }.
    }
external-late = Het programma heeft niet binnen { $seconds } s geantwoord.
external-nonsense = Het programma antwoordde “{ $answer }”, en dat is geen JSON-object met “move”.
external-illegal = Het programma antwoordde met de zet “{ $answer }”, die niet bij de aangeboden zetten hoort.
external-missing = Het programma { $command } kan niet worden gestart: { $why }.
external-unasked = Het programma schreef ongevraagd “{ $answer }”. Eén regel per verzoek, en al het andere naar de foutuitvoer.
