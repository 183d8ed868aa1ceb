# Geführte erste Partien und Strategieseiten

learn = In fünf Minuten lernen
learn-game = { $title }: in fünf Minuten lernen
lesson-step = Schritt { $number } von { $of }
lesson-do = Deine Aufgabe
lesson-press = Drück dann „{ $button }“.
lesson-press-now = Drück jetzt „{ $button }“.
lesson-all = Mehr
lesson-less = Weniger
lesson-back = Schritt zurück
lesson-next = Weiter
lesson-skip = Mach es für mich
lesson-again = Von vorn
lesson-leave = Eigene Partie beginnen
lesson-more = Tasten und mehr
lesson-keys = B führt zum Brett, M zur Liste der Züge, / zum Feld für die Notation; Pfeile wählen, Enter spielt.
lesson-other = Dieser Zug ist erlaubt, aber die Lektion meint einen anderen. Nichts ist verloren: Versuch es noch einmal.
lesson-early = Drück zuerst „{ lesson-next }“.
lesson-cut = Diese Lektion wurde abgebrochen. Du kannst jederzeit von vorn beginnen.
lesson-done = Jetzt kannst du es spielen
strategy = Gut spielen
strategy-of = { $title }: gut spielen
