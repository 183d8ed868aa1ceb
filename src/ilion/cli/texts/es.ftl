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

## Análisis

review-title = Análisis de { $title }: probabilidades de ganar sobre 100, según lo que sabía cada uno
review-start = inicio
review-luck = azar
review-own = decisiones propias
review-others = decisiones de los demás
review-end = final
review-stand-in = De las decisiones de { $player }, { $change } son de un sustituto.
review-apart = Las probabilidades no tienen por qué sumar 100: cada jugador sabía otra cosa.
review-turning = Los momentos que más pesaron para { $player }
review-change = { $before } → { $after } ({ $cause })
review-resigned = { $player } se rindió.
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
review-bot = Juzgado por el bot { $level } de la versión { $release }. Una calificación dice qué habría preferido él, no qué es verdad.
review-bot-rated = Juzgado por el bot { $level } de la versión { $release }, { $rating } puntos de clasificación por encima de medium. Una calificación dice qué habría preferido él, no qué es verdad.
review-written = { $file } escrito
review-not-over = esta partida no ha terminado; el análisis solo se hace después
review-seat-view = este archivo muestra lo que vio un solo jugador; un análisis necesita la partida entera

## Help

usage = Uso
options-heading = Opciones
arguments-heading = Argumentos
commands-heading = Comandos
help-help = Mostrar esta ayuda y salir.
help-default = por defecto
help-required = obligatorio
help-ilion = Cuatro juegos de mesa de Troya, del mar y del Nilo.
help-version = Mostrar la versión.
help-language = en, de, fr, es o nl; por defecto, el idioma del terminal.
help-games = Listar los juegos, cuántos pueden jugar y sus opciones.
help-play = Jugar contra bots, o varias personas en un terminal.
help-play-game = Qué juego; `ilion games` los lista.
help-play-seats = Cuántos juegan, personas y bots; por defecto, el mínimo.
help-play-people = Cuántas personas comparten este terminal.
help-play-seat = El asiento de la primera persona, contado desde 1; las demás se sientan al lado.
help-play-bots = Quién juega en los demás asientos: easy, medium, hard, expert, olympian, o un bot por su nombre.
help-play-bot = Un programa que juega en los demás asientos.
help-play-option = Una opción del juego.
help-play-seed = Fija todos los sorteos, para jugar otra vez la misma partida.
help-play-load = Seguir con una partida guardada.
help-play-tolerate = Jugar al azar si el programa falla, e indicarlo.
help-replay = Recorrer una partida guardada.
help-replay-file = Una partida guardada.
help-replay-seat = Mostrar solo lo que vio este asiento (1, 2 …); si no, lo que vio un espectador.
help-replay-all = Mostrarlo todo de una vez; por defecto sin terminal.
help-replay-steps = Con --all: mostrar cada evento en vez de turnos enteros.
help-replay-annotate = Mostrar la partida, con cada turno contado en un comentario.
help-hint = Mostrar qué podría hacer el asiento al que le toca en una partida guardada, y por qué.
help-hint-file = Una partida guardada.
help-hint-seconds = Cuánto tiempo pensar.
help-hint-seed = Fija los números aleatorios de la búsqueda.
help-verify = Comprobar una partida: cada jugada según las reglas, y cada sorteo si un servidor se comprometió.
help-verify-file = El archivo de una partida.
help-verify-seal = El sello que guardó tu propio dispositivo antes de la partida.
help-doctor = Mostrar qué funciona aquí, qué falta y qué cuesta eso.
help-arena = Hacer jugar bots entre sí en todos los asientos de los mismos repartos, o un bot contra sí mismo.
help-arena-words = Qué juego; con `balance` se comprueba si sus asientos son iguales.
help-arena-bots = Quién juega, un nombre por asiento o más.
help-arena-games = Cuántas partidas; el último reparto se juega en todos los asientos.
help-arena-seats = Jugadores por partida; por defecto, tantos como bots.
help-arena-option = Una opción del juego.
help-arena-budget = Segundos por decisión, para búsquedas sin límite propio.
help-arena-jobs = Procesos que juegan.
help-arena-seed = Fija los repartos, y partidas enteras entre bots que cuentan iteraciones.
help-arena-out = Escribir FILE.jsonl, para seguir después, y resúmenes en FILE.json y FILE.svg.
help-arena-on = Dónde jugar: local, ray, o un clúster de Ray, ray://HOST:PORT.
help-arena-tolerate = Jugar al azar si falla un programa, y listar los fallos.
help-review = Analizar una partida terminada: dónde cambiaron las posibilidades y por qué.
help-review-file = El archivo de una partida terminada.
help-review-seat = De quién se muestran los momentos decisivos, contado desde 1.
help-review-svg = Escribir el gráfico en este archivo.
help-review-json = Escribir todo el análisis en este archivo.
help-review-deep = Volver a mirar más a fondo los mayores cambios y errores.
help-serve = Iniciar el servidor: mesas para personas y bots.
help-train = Entrenar una red contra sí misma.
help-new-game = Escribir un paquete con un pequeño juego completo y sus pruebas, para empezar.
help-bench = Medir la velocidad.
help-bot = Herramientas para quien escribe bots.
help-benchmark = Tareas fijas para agentes, con resultados reproducibles.
help-host = Para el anfitrión de un servidor.

## The list of games

games-id = juego
games-title = título
games-players = jugadores
games-options = opciones

## The check of a record

verify-rules = { $events ->
    [one] El único evento sigue
   *[other] Los { $events } eventos siguen
} las reglas.
verify-draws = { $draws ->
    [one] El único sorteo coincide
   *[other] Los { $draws } sorteos coinciden
} con el compromiso.
verify-local = Ningún servidor se comprometió con los sorteos de esta partida, así que nada se puede decir de ellos.
verify-running = La partida no ha terminado.
verify-revealed = Asientos cuyo valor se comprometió antes de revelar ninguno, de modo que nadie pudo elegir los sorteos: { $seats }.
verify-unrevealed = Asientos que comprometieron un valor sin revelarlo y, con el anfitrión, podían elegir entre dos partidas: { $seats }.
verify-silent = Asientos que no añadieron ningún valor: { $seats }.
verify-host = Los sorteos dependen, pues, solo del secreto del anfitrión.
verify-position = La partida empezó en una posición: lo que había oculto en ella no se sorteó con estos valores.
verify-seal-fits = El sello dado coincide.
verify-seal = El sello de esta partida es { $seal }.

## Errors

error-cannot-read = No se puede leer { $file }: { $reason }. Elige un archivo escrito por «save».
error-not-text = { $file } no es un archivo de texto. Elige un archivo escrito por «save».
error-seat = No hay asiento { $number }; los asientos van del 1 al { $seats }.
error-people = Puede haber de 0 a { $seats } personas, no { $people }.
error-load-alone = --load trae su juego, sus asientos y sus opciones: omite los demás argumentos.
error-name-game = Nombra un juego: { $games }.
error-setting = --option { $text }: escribe --option NOMBRE=VALOR.
error-program = En esta partida juega un programa: nómbralo con --bot.
error-unopened = { $file }: el servidor no ha abierto su secreto, porque la partida no había terminado al guardarse.
error-no-seal = Esta partida no tiene sello: ningún servidor se comprometió con sus sorteos.
error-seal = --seal: un sello tiene 64 cifras hexadecimales (0-9 y a-f); cópialo entero.
error-language = El idioma «{ $language }» no está disponible; elige { $languages }.
warn-interpreted = Las reglas se interpretan, mucho más lentas que compiladas: «ilion doctor» dice por qué.

## The arena

arena-bot = bot
arena-games = partidas
arena-wins = victorias
arena-place = puesto
arena-score = puntos
arena-margin = margen
arena-rating = nivel
arena-slowest = más lenta
arena-seat = asiento
arena-average = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}, { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
} de media
arena-playing = jugando
arena-stopped = Detenido tras { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}.
arena-stopped-kept = { $games ->
    [one] Detenido tras { $games } partida; está en { $file }.
   *[other] Detenido tras { $games } partidas; están en { $file }.
}
arena-uneven = Desigual: { $count ->
    [one] el intervalo del asiento { $seats } excluye
   *[other] los intervalos de los asientos { $seats } excluyen
} { $even }.
arena-even = Ningún intervalo excluye { $even }.
arena-shared = { $share } de { $games } partidas tuvieron varios ganadores.
arena-length = { $moves } jugadas por partida, de { $low } a { $high } en ocho de cada diez; el ganador lleva { $margin } puntos de ventaja.
arena-endings = Finales: { $list }
arena-failures = { $failures ->
    [one] { $failures } fallo
   *[other] { $failures } fallos
} en { $faulty } de { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}; se jugó al azar en su lugar, así que los resultados no son los del bot:
arena-failure = reparto { $deal }, asiento { $seat }, { $bot }: { $failure }
