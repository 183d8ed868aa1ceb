## Mails des Servers. Sie enthalten nur, worum gebeten wurde.

mail-reset-subject = Ilion: ein neues Passwort
mail-reset = Jemand, vermutlich du, hat das Passwort des Kontos { $login } vergessen. Mit diesem Link wählst du ein neues. Er gilt einmal und 30 Minuten lang:
mail-confirm-subject = Ilion: Ist das deine Adresse?
mail-confirm = Das Konto { $login } möchte diese Adresse für vergessene Passwörter verwenden. Wenn du das warst, bestätige es innerhalb von 30 Minuten mit diesem Link:
mail-ignore = Wenn du es nicht warst, tu nichts. Ohne den Link ändert sich nichts.
