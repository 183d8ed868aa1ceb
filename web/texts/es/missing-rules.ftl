# Una partida cuyas reglas no tiene el servidor

missing-rules = Faltan las reglas de esta partida
missing-rules-why = Esta partida empezó con unas reglas que el servidor ya no tiene. No se ha perdido nada: si las reglas vuelven, simplemente continúa.
missing-rules-wait = Ahora no hay nada que decidir. Inténtalo de nuevo dentro de un momento.
missing-rules-ways = Los jugadores pueden seguir con las reglas más recientes o terminar la partida con un resultado. Ocurre en cuanto todos eligen lo mismo; los bots aceptan todo.
missing-rules-unknown = Esta posición no es posible con las reglas más recientes, así que la partida no puede seguir. Los jugadores pueden terminarla con un resultado si todos están de acuerdo; los bots aceptan todo.
missing-rules-choice = { $way ->
    [continue] quiere seguir con las reglas más recientes
    [adjudicate] quiere terminar la partida con un resultado
   *[none] aún no ha elegido
}
missing-rules-continue = Seguir con las reglas más recientes
missing-rules-continue-note = La partida sigue desde esta posición. El registro empieza de nuevo; las jugadas hechas quedan en un archivo aparte.
missing-rules-adjudicate = Terminar la partida con un resultado
missing-rules-adjudicate-note = Los bots evalúan la posición, y quien tiene más probabilidad de ganar queda mejor. La partida se marca como adjudicada y nunca cuenta para la clasificación.
missing-rules-scores-note = Deciden los últimos puntos conocidos. La partida se marca como adjudicada y nunca cuenta para la clasificación.
missing-rules-back = Retirar mi elección
missing-rules-record = Descargar el registro hasta ahora
adjudicated = adjudicada
adjudicated-by = { $by ->
    [evaluation] Esta partida fue adjudicada: decidió la evaluación de la posición por los bots.
    [scores] Esta partida fue adjudicada: decidieron los últimos puntos conocidos.
   *[nothing] Esta partida fue adjudicada: no se conocían puntos, así que todos comparten el primer puesto.
}
continued-note = Esta partida empezó con reglas anteriores.
continued-record = Descargar su primera parte
host-adjudicate = Adjudicar la partida
host-adjudicate-note = Se adjudica una partida cuyas reglas faltan y cuyos jugadores no deciden: cuando su reloj se ha agotado, o una semana después de la última jugada.
problem-rules-known = Un servidor vuelve a tener las reglas de esta partida. Recarga la página.
problem-position-unknown = Esta posición no es posible con las reglas más recientes. La partida solo puede terminar con un resultado.
problem-not-stuck = Los jugadores aún pueden decidir. Espera a que se agote el reloj o, sin reloj, una semana después de la última jugada.
problem-no-evaluation = Los bots no pueden evaluar la posición ahora. Inténtalo de nuevo.
problem-review-adjudicated = Esta partida fue adjudicada, no terminada, así que no tiene análisis.
problem-no-record = Esta partida tiene un solo registro, que lo contiene todo.
problem-continued = Esta partida siguió con otras reglas, así que no se puede llevar a otro lugar.
