# What the terminal says by itself; whatever a game has to say stands in that game's catalogue.

## Commands

help =
    Escribe una jugada tal como está en la lista, o su número si lo tiene.
      ?               esta ayuda, y la regla que se aplica ahora
      ? JUGADA        qué produciría la jugada
      why JUGADA      por qué no se permite la jugada
      hint            qué haría un bot, y por qué
      moves [PALABRA] otra vez las jugadas, o las que contienen una palabra
      more            las siguientes de una lista larga
      board           otra vez el tablero
      log             qué ha ocurrido, y según qué regla
      undo            deshacer tu última decisión, mientras nadie haya sabido nada
      save ARCHIVO    escribir la partida en un archivo
      load ARCHIVO    seguir con una partida guardada
      rules [ID]      todas las reglas, o una
      quit            salir
try = Escribe una jugada, o ? para la ayuda.
not-understood = { $reason } ({ $clause }) ? te ayuda.
no-move-with = Ninguna jugada contiene «{ $word }».
no-more-moves = Eran todas; moves las muestra otra vez.
more-moves = … y { $number } más: more las muestra, moves PALABRA las que contienen una palabra.
why-what = Tras why va una jugada.
why-not = Nada lo impide: { $move }
no-clause = No hay regla { $id }; van de { $first } a { $last }.
remember = En esta mesa hay que recordar lo pasado; esto es lo último que se te dijo.
which-game = ¿Qué juego?{" "}

## People

you = Tú
seat = Jugador { $letter }
player = { $name } ({ $player })
bot-names = Néstor, Casandra, Príamo, Helena, Héctor, Andrómaca
seated = { $number } { $name }
cover = Le toca a { $name }. Que nadie más mire; pulsa Intro.{" "}
to-move = Le toca a { $name }.

## Taking back

taken-back = Deshecho: { $move }
taken-back-events = Deshecho: { $number ->
    [1] el último suceso
   *[other] los últimos { $number } sucesos
}
no-undo-nothing = Aún no ha ocurrido nada que se pueda deshacer.
no-undo-draw = Ha habido un robo desde tu última decisión: lo que mostró no se puede olvidar.
no-undo-other = { $name } ha jugado desde tu última decisión.
no-undo-shown = Tu última decisión ha mostrado algo oculto, y eso no se puede olvidar.
no-undo-remember = Tu última decisión ha mostrado lo que cada uno debe recordar por sí mismo; un segundo intento no sería justo.

## Files

save-what = Tras save va el nombre de un archivo.
load-what = Tras load va el nombre de un archivo.
exists = { $file } ya existe; elige otro nombre.
cannot-write = No se puede escribir { $file }: { $reason }.
saved = Guardado: «load { $file }» sigue desde aquí.
loaded = { $title }, tras { $number ->
    [1] 1 suceso
   *[other] { $number } sucesos
}.
save-before-leaving = ¿Guardar la partida antes de salir? Nombre de archivo, o Intro para no:{" "}
save-at-end = ¿Guardar esta partida? Nombre de archivo, o Intro para no:{" "}
input-ended = La entrada ha terminado, y la partida se detiene aquí.
input-ended-unsaved = La entrada ha terminado, y la partida se detiene aquí, sin guardar.

## Previews and results

points = puntos
place = { $place }.º: { $players }
place-shared = { $place }.º, compartido: { $players }

## Replay

replay-keys = Intro: seguir   b: atrás   g N: al suceso N   q: salir
replay-range = (sucesos 0 a { $last })
replay-at = Suceso { $number } de { $last }
