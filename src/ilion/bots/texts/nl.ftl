hint-best = De beste zet lijkt { $move }: { $words }
hint-worth = { $move }: { $percent } % van een overwinning, { $visits ->
        [one] één keer
       *[other] { $visits } keer
    } geprobeerd – { $words }
hint-only = Er is maar één zet: { $move }.
hint-close = De volgende, { $move }, is ongeveer even goed.
hint-clear = Hij is duidelijk beter dan { $move }, de volgende.
external-gone = Het programma is gestopt{ $code ->
        [none] .
       *[other] {" "}met code { $code }.
    }
external-late = Het programma heeft niet binnen { $seconds } seconden geantwoord.
external-nonsense = Het programma antwoordde “{ $answer }”, en dat is geen JSON-object met “move”.
external-illegal = Het programma antwoordde met de zet “{ $answer }”, die niet bij de aangeboden zetten hoort.
external-missing = Het programma { $command } kan niet worden gestart: { $why }.
external-unasked = Het programma schreef ongevraagd “{ $answer }”. Eén regel per verzoek, en al het andere naar de foutuitvoer.
