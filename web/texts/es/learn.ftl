# Primeras partidas guiadas y páginas de estrategia

learn = Aprender en cinco minutos
learn-game = { $title }: aprender en cinco minutos
lesson-step = Paso { $number } de { $of }
lesson-do = Haz esto
lesson-press = Después pulsa «{ $button }».
lesson-press-now = Ahora pulsa «{ $button }».
lesson-all = Más
lesson-less = Menos
lesson-back = Paso atrás
lesson-next = Siguiente
lesson-skip = Hazlo por mí
lesson-again = Empezar de nuevo
lesson-leave = Empezar mi propia partida
lesson-more = Teclas y más
lesson-keys = B lleva al tablero, M a la lista de jugadas, / a la casilla de notación; las flechas eligen, Intro juega.
lesson-other = Esa jugada está permitida, pero no es la que pide la lección. No se pierde nada: prueba otra vez.
lesson-early = Primero pulsa «{ lesson-next }».
lesson-cut = Esta lección se interrumpió. Empieza de nuevo cuando quieras.
lesson-done = Ya sabes jugar
strategy = Jugar bien
strategy-of = { $title }: jugar bien
