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

## Help

usage = Uso
options-heading = Opciones
arguments-heading = Argumentos
commands-heading = Comandos
with-colon = { $text }:
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
help-play-bot = Un programa, o una clase propia, que juega en los demás asientos.
help-play-option = Una opción del juego.
help-play-seed = Fija todos los sorteos, para jugar otra vez la misma partida.
help-play-load = Seguir con una partida guardada.
help-play-tolerate = Jugar al azar si el bot falla, e indicarlo.
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
help-arena-tolerate = Jugar al azar si falla un programa o una clase, y listar los fallos.
help-review = Analizar una partida terminada: dónde cambiaron las posibilidades y por qué.
help-review-file = El archivo de una partida terminada.
help-review-seat = De quién se muestran los momentos decisivos, contado desde 1.
help-review-svg = Escribir el gráfico en este archivo.
help-review-json = Escribir todo el análisis en este archivo.
help-review-deep = Volver a mirar más a fondo los mayores cambios y errores.
help-mcp = Dejar jugar a un modelo de lenguaje: un servidor del Model Context Protocol por la entrada y la salida estándar.
help-serve = Iniciar el servidor: mesas para personas y bots.
help-serve-host = La dirección en la que escuchar.
help-serve-port = El puerto en el que escuchar.
help-serve-db = sqlite:///FILE o postgresql://…; por defecto, un archivo de tu carpeta de datos.
help-serve-processes = Procesos que atienden peticiones tras el único puerto; varios aprovechan varios procesadores.
help-serve-workers = Procesos en los que piensan los bots, además de uno para las decisiones rápidas; por defecto, uno menos que procesadores.
help-serve-origin = Otro origen cuyas páginas pueden conectarse, por ejemplo https://example.org.
help-serve-open-browser = Abrir la aplicación web en el navegador cuando el servidor responda.
help-serve-trust-proxy = Confiar en las cabeceras X-Forwarded-For y -Proto de este proxy: una dirección o una red. Repítela para varios.
help-serve-secure-cookies = Enviar las cookies solo por HTTPS.
help-serve-guest-days = Borrar a los invitados tantos días después de su última visita.
help-serve-rate = Peticiones y mensajes por segundo, por sesión y dirección.
help-serve-burst = Cuántos de ellos pueden llegar a la vez.
help-serve-request-time = Cuánto puede tardar en llegar una petición.
help-serve-sockets = Cuántos WebSockets pueden estar abiertos a la vez.
help-serve-sockets-per-address = Cuántos de ellos pueden venir de una misma dirección.
help-serve-sockets-per-person = Cuántos de ellos puede tener una misma persona.
help-serve-host-account = El usuario de una cuenta que puede abrir la página del anfitrión.
help-serve-address = La dirección de la aplicación web, para los enlaces de los correos.
help-serve-smtp = smtp://USER@HOST:PORT o smtps://…, para enviar correos; la contraseña se lee de ILION_SMTP_PASSWORD.
help-serve-mail-from = El remitente de los correos.
help-serve-private-push = Enviar notificaciones push también a servicios de redes privadas y sin TLS.
help-serve-reviews = Analizar las partidas terminadas: nunca, si un jugador lo pide, o además toda partida clasificatoria.
help-serve-lease = Al cabo de cuántos segundos otro servidor releva a uno caído.
help-train = Entrenar una red contra sí misma.
help-train-game = Para qué juego; `ilion games` los lista.
help-train-seats = Jugadores por partida; cada número de jugadores tiene su propia red.
help-train-out = La carpeta de trabajo; el mismo comando sigue ahí más tarde.
help-train-games = Partidas contra sí misma por ciclo.
help-train-rounds = Ciclos de juego y ajuste.
help-train-samples = Posiciones que se conservan de cada partida.
help-train-first = Unidades de la primera capa oculta.
help-train-second = Unidades de la segunda capa oculta.
help-train-epochs = Cuántas veces recorre el ajuste las posiciones.
help-train-gate = Repartos nuevos en los que la red debe superar a la anterior; con 0 se acepta cualquiera.
help-train-player = Quién juega cuando ya hay una red, por ejemplo search:iterations=100.
help-train-start = Una red de partida.
help-train-seed = Fija todas las partidas y el ajuste.
help-train-jobs = Procesos que juegan.
help-train-device = Dónde ajustar: auto, cpu o cuda.
help-new-game = Escribir un paquete con un pequeño juego completo y sus pruebas, para empezar.
help-new-game-name = El nombre del juego: minúsculas, cifras y guiones.
help-new-game-folder = Dónde escribirlo; por defecto, aquí en una carpeta con ese nombre.
help-bench = Medir la velocidad.
help-bench-peers = Medir nuestros juegos junto a los de OpenSpiel, PettingZoo, RLCard y pgx, si están instalados.
help-bench-games = Qué juegos; por defecto, todos.
help-bench-seconds = Cuánto tiempo medir cada cifra.
help-bench-json = Escribir las cifras también en un archivo.
help-bench-engine = Medir cuántas jugadas por segundo hacen las reglas, compiladas e interpretadas.
help-bench-search = Medir cuántas iteraciones por segundo hace la búsqueda.
help-bench-search-peers = Medir también la búsqueda de OpenSpiel.
help-bot = Herramientas para quien escribe bots.
help-bot-check = Probar un bot: fallos, tiempo, memoria, y si repite sus jugadas. Código de salida 1 si falla.
help-bot-check-command = Cómo iniciar el programa, o «class my_bot.py:MyBot» para una clase de Python.
help-bot-check-games = Un juego que probar; por defecto, todos.
help-bot-check-seconds = El tiempo para cada respuesta de un programa.
help-bot-check-positions = Posiciones por las que preguntar, para cada número de jugadores que se prueba.
help-bot-check-json = Escribir el informe también en un archivo.
help-bot-schema = Mostrar el esquema JSON de todos los mensajes que un bot recibe y envía en un juego.
help-bot-schema-game = Qué juego; `ilion games` los lista.
help-benchmark = Tareas fijas para agentes, con resultados reproducibles.
help-benchmark-jobs = Procesos que juegan.
help-benchmark-list = Listar las tareas.
help-benchmark-list-names = Mostrar solo los nombres, uno por línea.
help-benchmark-run = Hacer que un agente juegue una tarea y escribir el resultado.
help-benchmark-run-name = Qué tarea; `ilion benchmark list` las lista.
help-benchmark-run-agent = Un bot por su nombre, un programa («cmd python my_bot.py») o una clase («class my_bot.py:MyBot»).
help-benchmark-run-label = El nombre del agente en la tabla; por defecto, tal cual.
help-benchmark-run-note = Una nota para los lectores: qué se entrenó, cuánto tiempo y en qué máquina.
help-benchmark-run-budget = Segundos por decisión, para los agentes que aceptan un límite.
help-benchmark-run-deals = Menos repartos, para una prueba rápida; la tabla omite el resultado.
help-benchmark-run-out = El archivo del resultado; por defecto, lleva el nombre de la tarea y del agente.
help-benchmark-table = Mostrar la clasificación. Se omiten los resultados de otras versiones de una tarea y los de menos repartos.
help-benchmark-table-places = Resultados, o carpetas de resultados; por defecto, docs/benchmark.
help-benchmark-table-markdown-table = Mostrar Markdown, como en la documentación.
help-benchmark-verify = Volver a jugar un resultado, partida por partida. Código de salida 1 si las partidas difieren.
help-benchmark-verify-file = Un resultado.
help-host = Para el anfitrión de un servidor.
help-host-db = La base de datos del servidor, como en `ilion serve`.
help-host-address = La dirección de la aplicación web, para el enlace.
help-host-token = Mostrar un enlace a la página del anfitrión, válido un día.
help-host-reset = Mostrar un enlace con el que el titular de una cuenta pone una contraseña nueva, válido 30 minutos.
help-host-reset-login = El usuario de la cuenta.

## Wrong arguments

usage-error = Hay un error: { $reason }
usage-try = «{ $command }» muestra qué se puede hacer.
usage-similar = ¿Querías decir { $names }?
usage-no-command = No hay ningún comando «{ $command }».
usage-no-option = No hay ninguna opción { $option }.
usage-no-value = Falta el valor de { $option }.
usage-flag = { $option } no lleva valor.
usage-missing-argument = Falta { $name }.
usage-missing-option = Falta la opción { $name }.
usage-missing-command = Nombra un comando.
usage-extra = Aquí no se espera nada más: { $given }.
usage-integer = { $name } debe ser un número entero, no «{ $value }».
usage-number = { $name } debe ser un número, no «{ $value }».
usage-at-least = { $name } debe ser al menos { $limit }, no { $value }.
usage-at-most = { $name } debe ser como mucho { $limit }, no { $value }.
usage-choice = Para { $name }, elige entre { $choices }, no «{ $value }».

## The list of games

games-id = juego
games-title = título
games-players = jugadores
games-options = opciones

## A new game

new-game-written = { $folder } tiene un pequeño juego completo. Instálalo con: { $command }
new-game-next = Después ejecuta pytest en { $folder } y juega: ilion play { $name }

## The check of a record

verify-rules = { $events ->
    [one] El único evento sigue
   *[other] Los { $events } eventos siguen
} las reglas.
verify-draws = { $draws ->
    [one] El único sorteo coincide
   *[other] Los { $draws } sorteos coinciden
} con el compromiso.
verify-ranked = Se sorteó por rango, como en las otras mesas de una ronda duplicada.
verify-unranked = { $draws ->
    [one] Un sorteo salió
   *[other] { $draws } sorteos salieron
} aun así de una sola serie, porque el juego no dice qué se saca y dónde: las otras mesas sacaron otra cosa.
verify-local = Ningún servidor se comprometió con los sorteos de esta partida, así que nada se puede decir de ellos.
verify-running = La partida no ha terminado.
verify-revealed = Asientos cuyo valor se comprometió antes de revelar ninguno, de modo que nadie pudo elegir los sorteos: { $seats }.
verify-unrevealed = Asientos que comprometieron un valor sin revelarlo y, con el anfitrión, podían elegir entre dos partidas: { $seats }.
verify-silent = Asientos que no añadieron ningún valor: { $seats }.
verify-host = Los sorteos dependen, pues, solo del secreto del anfitrión.
verify-position = La partida empezó en una posición: lo que había oculto en ella no se sorteó con estos valores.
verify-imported = La partida vino de un archivo: sus jugadores quizá conocían el secreto, así que sus sorteos no prueban nada.
verify-continues = La partida empezó con las reglas { $rules } y siguió con otras. Su primera parte es un registro aparte, del que aquí no se comprueba nada.
verify-adjudicated = La partida fue adjudicada, no terminada: { $result }.
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
error-mcp = `ilion mcp` necesita el paquete { $module }: en un clon de Ilion se instala con «pip install '.[mcp]'».
error-unopened = el servidor no ha abierto su secreto, porque la partida no había terminado al guardarse.
error-no-seal = Esta partida no tiene sello: ningún servidor se comprometió con sus sorteos.
error-seal = --seal: un sello tiene 64 cifras hexadecimales (0-9 y a-f); cópialo entero.
error-language = El idioma «{ $language }» no está disponible; elige { $languages }.
error-server = El servidor necesita el paquete { $module }: en un clon de Ilion, «pip install '.[server]'» lo instala.
error-train = Para entrenar hacen falta los paquetes torch y numpy: en un clon de Ilion, «pip install '.[train]'» los instala.
error-game-name = Un juego no puede llamarse «{ $name }»: usa minúsculas, cifras y guiones, como en river-run.
error-game-exists = Ya hay un juego «{ $name }»; elige otro nombre.
error-folder-exists = { $folder } ya existe; nombra otra carpeta con --folder.
error-account = No hay ninguna cuenta «{ $login }».
error-database = No se puede usar la base de datos; ¿se ha iniciado ya el servidor con ella? { $reason }
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

## Versions and saved games

version-compiled = ilion { $version }, reglas compiladas
version-interpreted = ilion { $version }, reglas interpretadas
error-players = [{ $tag } …] debe nombrar un jugador por asiento: { $seats }, no { $found }

## Pictures of the arena

arena-picture = { $title }, jugadores: { $seats }. Parte de victorias
arena-picture-seats = { $title }, jugadores: { $seats }. Victorias por asiento

## The check of a bot program

check-game = juego
check-positions = posiciones
check-failures = fallos
check-median = mediana
check-slowest = la más lenta
check-start = inicio
check-memory = memoria
check-repeats = se repite
check-of = { $same } de { $all }
check-fine = El bot ha jugado a { $games ->
    [one] { $games } juego
   *[other] { $games } juegos
} sin fallos.
check-different = preguntado dos veces, respondió de otro modo en { $different } de { $all } casos: sus partidas no se pueden repetir. Primero { $first }, luego { $second } en: { $position }
check-killed = no terminó cuando acabó su entrada y fue detenido; un programa que guarda algo debería hacerlo con «end».
check-not-whole = no se jugó la partida entera.
check-first = El primer fallo, completo ({ $game })
check-sent = Se le envió:
check-answered = Respondió:
check-errors = Salida de errores:
check-nothing = nada
check-nothing-yet = nada todavía
check-empty-line = una línea vacía
check-empty = vacía

## Training

train-starting = empezando
train-stopped = Detenido; la misma orden sigue en { $folder }.
train-round = ronda
train-positions = posiciones
train-constant = error: constante
train-hand-written = a mano
train-network = red
train-gate = prueba
train-no-gate = ninguna
train-refused = { $result }, rechazada
train-kept = La red es { $file }.
train-none-passed = Ninguna red superó su prueba.

## The benchmark

task-name = tarea
task-players = jugadores
task-opponent = rival
task-games = partidas
task-agent = agente
task-wins = victorias
task-return = ganancia media
task-decision = por decisión
task-range = { $low } a { $high }
task-runs = { $label }, { $runs } ejecuciones: { $spread }
task-left-out = Omitidos, por ser de otra versión de una tarea o de menos repartos: { $left }.
task-written = El resultado está en { $file }; `ilion benchmark verify { $file }` lo vuelve a jugar.
task-differ = Partidas que difieren: { $different } de { $all }. La primera: { $old } era { $new }.
task-same = Todas las partidas son como están escritas: { $games }.
task-won = ganó { $share } ({ $low }–{ $high }) de las partidas, { $games } en total; ganancia media { $return } ({ $least } a { $most })
task-alike = todos los repartos acabaron igual
task-worth = una partida con repartos iguales vale por { $gain } independientes
task-time = { $worth }; { $mean } ms por decisión, la más lenta { $slowest } ms
