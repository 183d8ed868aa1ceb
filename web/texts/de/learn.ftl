# Geführte erste Partien und Strategieseiten

learn = In fünf Minuten gelernt
learn-game = { $title }: in fünf Minuten gelernt
lesson-step = Schritt { $number } von { $of }
lesson-do = Deine Aufgabe
lesson-press = Drück dann „{ $button }“.
lesson-press-now = Drück jetzt „{ $button }“.
lesson-all = Mehr
lesson-less = Weniger
lesson-back = Schritt zurück
lesson-next = Weiter
lesson-skip = Für mich tun
lesson-again = Von vorn
lesson-leave = Zu einer eigenen Partie
lesson-more = Tasten und mehr
lesson-keys = B führt zum Brett, M zur Liste der Züge, / zum Feld für die Notation; Pfeile wählen, Enter spielt.
lesson-other = Dieser Zug ist erlaubt, aber hier nicht gemeint. Nichts ist verloren: noch einmal.
lesson-early = Zuerst „Weiter“ drücken.
lesson-cut = Diese Lektion wurde abgebrochen. Du kannst jederzeit von vorn beginnen.
lesson-done = Jetzt kannst du es spielen
strategy = Gut spielen
strategy-of = { $title }: gut spielen
