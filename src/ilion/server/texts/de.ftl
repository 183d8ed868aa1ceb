## Mails des Servers. Sie enthalten nur, worum gebeten wurde.

mail-reset-subject = Ilion: ein neues Passwort
mail-reset = Jemand, vermutlich du, hat das Passwort des Kontos { $login } vergessen. Mit diesem Link wählst du ein neues. Er gilt einmal und 30 Minuten lang:
mail-confirm-subject = Ilion: Ist das deine Adresse?
mail-confirm = Das Konto { $login } möchte diese Adresse für vergessene Passwörter verwenden und, wenn du sie einschaltest, für Mails mit Nachrichten. Wenn du das warst, bestätige es innerhalb von 30 Minuten mit diesem Link:
mail-ignore = Wenn du es nicht warst, tu nichts. Ohne den Link ändert sich nichts.

## Nachrichten per Push und Mail: Spiele und Namen, nie Verdecktes oder Gechattetes.

notice-turn = Du bist am Zug: { $game }, mit { $names }
notice-turn-alone = Du bist am Zug: { $game }
notice-time-short = Deine Zeit wird knapp: { $game }, mit { $names }
notice-time-short-alone = Deine Zeit wird knapp: { $game }
notice-invitation = { $name } lädt dich zu einem Spiel ein: { $game }
notice-friend = { $name } möchte mit dir befreundet sein
notice-unrated = { $name } bittet deinen Tisch, ohne Wertung zu spielen: { $game }
notice-round = { $name }: Eine Runde beginnt
notice-missing-rules = Ein Spiel braucht deine Entscheidung, weil seine Regeln fehlen: { $game }, mit { $names }
notice-missing-rules-alone = Ein Spiel braucht deine Entscheidung, weil seine Regeln fehlen: { $game }
notice-game-over = Das Spiel ist zu Ende: { $game }, mit { $names }
notice-game-over-alone = Das Spiel ist zu Ende: { $game }
notice-review-ready = Die Analyse ist fertig: { $game }
notice-test = So sieht eine Nachricht aus.
notice-several = { $count } Nachrichten
mail-link-once = Jeder Link meldet dich an seinem Tisch an und gilt einmal, drei Tage lang: Gib ihn nicht weiter. Durch das Öffnen wird nichts gespielt.
mail-off-here = Keine solchen Mails mehr:

## Settings that the server cannot use

database-kind = Datenbanken der Art „{ $kind }“ werden nicht unterstützt; möglich sind sqlite:///DATEI oder postgresql://HOST/NAME
database-file = eine SQLite-Datenbank muss eine Datei sein: sqlite:///DATEI
proxy-unknown = „{ $proxy }“ ist kein Proxy, dem sich vertrauen lässt; nenne seine Adresse (127.0.0.1) oder sein Netz (10.0.0.0/8)
