# El camino de una partida a otro lugar

travel-take = Llevarse esta partida
travel-note = Esta partida vino de un archivo: nunca cuenta para la clasificación, y sus sorteos no prueban nada.
travel-file = Abrir una partida de un archivo
problem-invalid-file = El archivo no sirve: { $detail }
problem-too-many-imports = Hoy has abierto demasiadas partidas de archivos. Vuelve a intentarlo mañana.
travel-server = Continuar en un servidor
travel-server-why = La partida entera se envía allí, con todo lo que oculta. En el servidor no es clasificatoria y es solo tuya. También se queda aquí.
carried = Una partida de otro lugar
carried-why = Esta dirección contiene una partida. Puedes abrirla aquí, en una mesa propia, no clasificatoria y sin reloj: una partida en curso continúa, una terminada se puede volver a ver y analizar.
carried-go = Abrir aquí
carried-wrong = Esta dirección no contiene una partida completa.
travel-server-over = Llevar esta partida a un servidor
travel-server-over-why = La partida terminada se envía entera, con todo lo que ocultaba. En el servidor no es clasificatoria y es solo tuya. También se queda aquí.
problem-played-elsewhere = Esta partida se jugó en otro lugar, y sus jugadores no están aquí. Crea una mesa nueva para ellos.
fair-imported = Los sorteos coinciden con el secreto.
fair-imported-why = La partida vino de un archivo, y quien la trajo quizá conocía el secreto o lo eligió. Esto demuestra que el registro es coherente, no que nadie conociera los sorteos. Un jugador que guardó el sello donde empezó la partida puede compararlo.
