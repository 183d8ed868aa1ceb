# Premières parties guidées et pages de stratégie

learn = Apprendre en cinq minutes
learn-game = { $title } : apprendre en cinq minutes
lesson-step = Étape { $number } sur { $of }
lesson-do = À faire
lesson-press = Appuyez ensuite sur « { $button } ».
lesson-press-now = Appuyez maintenant sur « { $button } ».
lesson-all = Plus
lesson-less = Moins
lesson-back = Étape précédente
lesson-next = Suite
lesson-skip = Le faire pour moi
lesson-again = Recommencer
lesson-leave = Commencer ma propre partie
lesson-more = Touches et autres
lesson-keys = B mène au plateau, M à la liste des coups, / à la case de notation ; les flèches choisissent, Entrée joue.
lesson-other = Ce coup est permis, mais ce n’est pas celui que demande la leçon. Rien n’est perdu : essayez encore.
lesson-early = Appuyez d’abord sur « { lesson-next } ».
lesson-cut = Cette leçon a été interrompue. Recommencez quand vous voulez.
lesson-done = Vous savez maintenant jouer
strategy = Bien jouer
strategy-of = { $title } : bien jouer
