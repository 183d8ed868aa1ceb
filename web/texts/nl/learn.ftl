# Begeleide eerste partijen en strategiepagina’s

learn = Leer het in vijf minuten
learn-game = { $title }: leer het in vijf minuten
lesson-step = Stap { $number } van { $of }
lesson-do = Doe dit
lesson-press = Druk daarna op “{ $button }”.
lesson-press-now = Druk nu op “{ $button }”.
lesson-all = Meer
lesson-less = Minder
lesson-back = Stap terug
lesson-next = Verder
lesson-skip = Doe het voor mij
lesson-again = Opnieuw beginnen
lesson-leave = Begin mijn eigen partij
lesson-more = Toetsen en meer
lesson-keys = B gaat naar het bord, M naar de lijst met zetten, / naar het notatievak; pijlen kiezen, Enter speelt.
lesson-other = Die zet mag, maar de les vraagt een andere. Er is niets verloren: probeer het nog eens.
lesson-early = Druk eerst op “{ lesson-next }”.
lesson-cut = Deze les is afgebroken. Begin opnieuw wanneer je wilt.
lesson-done = Je kunt het nu spelen
strategy = Goed spelen
strategy-of = { $title }: goed spelen
