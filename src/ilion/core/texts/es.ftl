# Lo que el núcleo dice en todos los juegos.
refusal-over = La partida ha terminado: no hay más jugadas.
refusal-not-a-move = No existe la jugada número { NUMBER($action, useGrouping: 0) }: van de 0 a { NUMBER($last, useGrouping: 0) }.
refusal-not-an-outcome = Este sorteo no puede dar ese resultado.
notation-not-understood = Aquí no se entiende «{ $text }». Prueba por ejemplo con «{ $example }».
notation-no-draw = Aquí no se entiende «{ $text }»: toca un sorteo.
notation-over = «{ $text }»: la partida ha terminado y no se espera ninguna jugada.
seat-name = el asiento { $seat }
seat-start = El asiento { $seat }
seat-yours = (tú)
you-name = tú
you-start = Tú
list-more = { $listed }, { $next }
list-last = { $listed } y { $next }
