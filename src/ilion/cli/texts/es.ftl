# What the terminal says by itself; whatever a game has to say stands in that game's catalogue.

## Commands

help =
    Escribe una jugada tal como está en la lista, o su número si lo tiene.
      ?               esta ayuda, y la regla que se aplica ahora
      ? JUGADA        qué efecto tendría la jugada
      why JUGADA      por qué no se permite la jugada
      hint            qué haría un bot, y por qué
      moves [PALABRA] otra vez las jugadas, o las que contienen una palabra
      more            las siguientes de una lista larga
      board           otra vez el tablero
      log             qué ha ocurrido, y según qué regla
      undo            deshacer tu última decisión, mientras no haya revelado nada
      save ARCHIVO    escribir la partida en un archivo
      load ARCHIVO    seguir con una partida guardada
      rules [ID]      todas las reglas, o una
      quit            salir
try = Escribe una jugada, o ? para la ayuda.
not-understood = { $reason } ({ $clause }) Escribe ? para la ayuda.
no-move-with = Ninguna jugada contiene «{ $word }».
no-more-moves = Esas son todas; «moves» las muestra otra vez.
more-moves = … y { $number } más: «more» las muestra, «moves PALABRA» las que contienen una palabra.
why-what = Escribe una jugada después de «why».
why-not = Esta jugada está permitida: { $move }
no-clause = No hay regla { $id }; van de { $first } a { $last }.
remember = En esta mesa se juega de memoria; esto es lo último que se te dijo.
which-game = ¿Qué juego?{" "}

## People

you = Tú
seat = Jugador { $letter }
player = { $name } ({ $player })
bot-names = Néstor, Casandra, Príamo, Helena, Héctor, Andrómaca
seated = { $number } { $name }
cover = Le toca a { $name }. Cuando nadie más mire, pulsa Intro.{" "}
to-move = Le toca a { $name }.

## Taking back

taken-back = Deshecho: { $move }
taken-back-events = Deshecho: { $number ->
    [1] el último evento
   *[other] los últimos { $number } eventos
}
no-undo-nothing = Aún no hay nada que deshacer.
no-undo-draw = Desde tu última decisión ha habido un sorteo, y lo que mostró no se puede olvidar.
no-undo-other = { $name } ha jugado desde tu última decisión.
no-undo-shown = Tu última decisión ha mostrado algo oculto, y eso no se puede olvidar.
no-undo-remember = Tu última decisión ha mostrado algo que cada uno debe recordar por su cuenta; un segundo intento no sería justo.

## Files

save-what = Escribe el nombre de un archivo después de «save».
load-what = Escribe el nombre de un archivo después de «load».
exists = { $file } ya existe; elige otro nombre.
cannot-write = No se puede escribir { $file }: { $reason }.
saved = Guardado: «load { $file }» sigue desde aquí.
loaded = { $title }, tras { $number ->
    [1] 1 evento
   *[other] { $number } eventos
}.
save-before-leaving = ¿Guardar la partida antes de salir? Nombre de archivo, o Intro para no:{" "}
save-at-end = ¿Guardar esta partida? Nombre de archivo, o Intro para no:{" "}
input-ended = La entrada ha terminado, así que la partida se detiene aquí.
input-ended-unsaved = La entrada ha terminado, así que la partida se detiene aquí, sin guardar.

## Previews and results

points = puntos
place = { $place }.º: { $players }
place-shared = { $place }.º, compartido: { $players }

## Replay

replay-keys = Intro: seguir   b: atrás   g N: al evento N   q: salir
replay-range = (eventos 0 a { $last })
replay-at = Evento { $number } de { $last }
review-title = Repaso de { $title }: posibilidades de ganar sobre 100, según lo que sabía cada uno
review-start = inicio
review-luck = suerte
review-own = decisiones propias
review-others = decisiones ajenas
review-end = final
review-stand-in = De las decisiones de { $player }, { $change } son de un sustituto.
review-apart = Las posibilidades no tienen por qué sumar 100: cada jugador sabía otra cosa.
review-turning = Los momentos que más pesaron para { $player }
review-change = { $before } → { $after } ({ $cause })
review-resigned = { $player } abandona.
review-too-close = Demasiado igualado para juzgar.
review-better = Mejor que la elección del bot: { $played } en vez de { $best }. El bot habría jugado: { $words }
review-inaccuracy = Imprecisión: { $played } en vez de { $best }. El bot habría jugado: { $words }
review-mistake = Error: { $played } en vez de { $best }. El bot habría jugado: { $words }
review-blunder = Error grave: { $played } en vez de { $best }. El bot habría jugado: { $words }
review-grades = Decisiones de { $player }: { $grades }.
review-n-better = { $number ->
    [one] { $number } mejor que el bot
   *[other] { $number } mejores que el bot
}
review-n-good = { $number ->
    [one] { $number } igual de buena
   *[other] { $number } igual de buenas
}
review-n-inaccuracy = { $number ->
    [one] { $number } imprecisión
   *[other] { $number } imprecisiones
}
review-n-mistake = { $number ->
    [one] { $number } error
   *[other] { $number } errores
}
review-n-blunder = { $number ->
    [one] { $number } error grave
   *[other] { $number } errores graves
}
review-n-close = { $number ->
    [one] { $number } decisión estuvo demasiado igualada para juzgarla.
   *[other] { $number } decisiones estuvieron demasiado igualadas para juzgarlas.
}
review-bot = Juzgado por el bot { $level } de la versión { $release }. Una nota dice lo que él habría preferido, no lo que es verdad.
review-bot-rated = Juzgado por el bot { $level } de la versión { $release }, { $rating } puntos de clasificación por encima de medium. Una nota dice lo que él habría preferido, no lo que es verdad.
review-written = { $file } escrito
review-not-over = esta partida no ha terminado; el repaso solo se hace después
review-seat-view = este archivo muestra lo que vio un solo jugador; un repaso necesita la partida entera
