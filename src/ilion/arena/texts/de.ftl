# What the arena says.
too-few-bots = es braucht { $wanted } Bots für ebenso viele Plätze, nicht { $found }; nenne einen Bot mehrmals, damit er gegen sich selbst spielt
too-few-games = es muss mindestens 1 Partie sein, nicht { $found }
other-journal = { $file } gehört zu einem anderen Turnier; nenne eine andere Datei oder lösche sie
not-a-journal = { $file } ist kein Protokoll der Arena: { $reason }
no-place = auf „{ $place }“ lässt sich nicht spielen; möglich sind local, ray oder ray://HOST:PORT
no-package = das Paket { $package } ist nicht installiert: In einem Klon von Ilion holt es { $command }
