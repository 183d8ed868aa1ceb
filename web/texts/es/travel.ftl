# El camino de una partida a otro lugar

travel-take = Llevarse esta partida
travel-note = Esta partida vino de un archivo: nunca cuenta para la clasificación, y sus sorteos no prueban nada.
travel-file = Continuar una partida de un archivo
problem-invalid-file = El archivo no sirve: { $detail }
travel-server = Continuar en un servidor
travel-server-why = La partida viaja con todo lo que en ella está oculto. En el servidor no es clasificatoria y es solo tuya. Aquí también se queda.
carried = Una partida de otro lugar
carried-why = Esta dirección trae una partida. Puedes continuarla aquí, en una mesa propia, no clasificatoria y sin reloj.
carried-go = Continuar aquí
carried-wrong = Esta dirección no contiene una partida completa.
