# What training says.
too-few = { $name } muss mindestens { $least } sein, nicht { $given }
no-positions = es gibt keine Stellungen, aus denen sich lernen ließe
no-torch = zum Trainieren braucht es torch: In einem Klon von Ilion holt es { $command }
other-run = { $folder } gehört zu einem anderen Training; nenne einen anderen Ordner oder lösche ihn
step-self-play = Runde { $round }: Partien gegen sich selbst
step-fitting = Runde { $round }: Anpassung
step-gate = Runde { $round }: Prüfung
curve-title = { $title }, Spieler: { $seats }
curve-heading = { $title }: Verlust je Epoche
curve-learned = Partien, aus denen gelernt wurde
curve-held-out = zurückgehaltene Partien
