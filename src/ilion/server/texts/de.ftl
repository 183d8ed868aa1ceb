## Mails des Servers. Sie enthalten nur, worum gebeten wurde.

mail-reset-subject = Ilion: ein neues Passwort
mail-reset = Jemand, vermutlich du, hat das Passwort des Kontos { $login } vergessen. Mit diesem Link wählst du ein neues. Er gilt einmal und 30 Minuten lang:
mail-confirm-subject = Ilion: Ist das deine Adresse?
mail-confirm = Das Konto { $login } möchte diese Adresse für vergessene Passwörter verwenden und, wenn du sie einschaltest, für E-Mails mit Nachrichten. Wenn du das warst, bestätige es innerhalb von 30 Minuten mit diesem Link:
mail-ignore = Wenn du es nicht warst, tu nichts. Ohne den Link ändert sich nichts.

## Nachrichten per Push und E-Mail: Spiele und Namen, nie Verdecktes oder Gechattetes.

notice-turn = Du bist am Zug: { $game }, mit { $names }
notice-turn-alone = Du bist am Zug: { $game }
notice-time-short = Deine Zeit wird knapp: { $game }, mit { $names }
notice-time-short-alone = Deine Zeit wird knapp: { $game }
notice-invitation = { $name } lädt dich zu einer Partie ein: { $game }
notice-friend = { $name } möchte mit dir befreundet sein
notice-unrated = { $name } bittet deinen Tisch, ohne Wertung zu spielen: { $game }
notice-round = { $name }: Eine Runde beginnt
notice-missing-rules = Eine Partie braucht deine Entscheidung, weil ihre Regeln fehlen: { $game }, mit { $names }
notice-missing-rules-alone = Eine Partie braucht deine Entscheidung, weil ihre Regeln fehlen: { $game }
notice-game-over = Die Partie ist zu Ende: { $game }, mit { $names }
notice-game-over-alone = Die Partie ist zu Ende: { $game }
notice-review-ready = Die Analyse ist fertig: { $game }
notice-test = So sieht eine Nachricht aus.
notice-several = { $count } Nachrichten
mail-link-once = Jeder Link meldet dich an seinem Tisch an und gilt einmal, drei Tage lang: Gib ihn nicht weiter. Durch das Öffnen wird nichts gespielt.
mail-off-here = Keine solchen E-Mails mehr:

## Settings that the server cannot use

database-kind = Datenbanken der Art „{ $kind }“ werden nicht unterstützt; möglich sind sqlite:///DATEI oder postgresql://HOST/NAME
database-file = eine SQLite-Datenbank muss eine Datei sein: sqlite:///DATEI
proxy-unknown = „{ $proxy }“ ist kein Proxy, dem sich vertrauen lässt; nenne seine Adresse (127.0.0.1) oder sein Netz (10.0.0.0/8)
database-in-use = ein anderer Server{ $process ->
    [none] {""}
   *[other] {" "}(Prozess { $process })
} benutzt { $database }: Beende ihn zuerst, oder gib diesem mit --db eine eigene Datei; eine PostgreSQL können sich mehrere Server teilen
database-newer = die Datenbank hat das Schema { $found } einer neueren Version von Ilion, und diese Version kennt Schemata bis { $newest }: Starte die neuere Version, oder spiele eine Sicherung von vor der Aktualisierung ein
database-read-only = die Datenbank { $database } kann dieser Benutzer nur lesen: Mach die Datei und ihren Ordner beschreibbar, oder wähle mit --db eine andere
database-closed = die Datenbank { $database } lässt sich nicht öffnen: Ihr Ordner muss vorhanden und beschreibbar sein
database-damaged = { $database } ist beschädigt oder keine SQLite-Datenbank: Spiele eine Sicherung ein, oder wähle mit --db eine andere Datei
database-full = für die Datenbank { $database } ist kein Speicherplatz mehr da
database-unusable = die Datenbank { $database } ist nicht benutzbar: { $reason }
cannot-listen = an { $host }, Port { $port } kann der Server nicht lauschen: { $reason }; wähle mit --port einen anderen Port oder mit --host eine andere Adresse
processes-unsupported = auf diesem System kann ein Server nicht aus mehreren Prozessen hinter einem Port bestehen: Lass --processes weg
