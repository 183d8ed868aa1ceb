hint-best = De beste zet lijkt { $move }: { $words }
hint-worth = { $move }: { $percent } % van een overwinning, { $visits ->
        [one] één keer
       *[other] { $visits } keer
    } geprobeerd – { $words }
hint-only = Er is maar één zet: { $move }.
hint-close = De volgende, { $move }, is ongeveer even goed.
hint-clear = Hij is duidelijk beter dan { $move }, de volgende.
outside-gone = Het programma is gestopt{ $code ->
        [none] .
       *[other] {" "}met code { $code }.
    }
outside-late = Het programma heeft niet binnen { $seconds } seconden geantwoord.
outside-nonsense = Het programma antwoordde “{ $answer }”, en dat is geen JSON-object met “move”.
outside-illegal = Het programma antwoordde met de zet “{ $answer }”, die niet bij de aangeboden zetten hoort.
outside-missing = Het programma { $command } kan niet worden gestart: { $why }.
