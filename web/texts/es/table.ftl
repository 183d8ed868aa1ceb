# La mesa

title-table = { $title } · Ilion
title-your-turn = ● Te toca · { $title }
table = Mesa
board = Tablero
table-players = Jugadores
you = Tú
player-number = Jugador { $number }
problem-thinking = El bot aún está pensando tu última pista.
problem-must-remember = En esta mesa se juega de memoria: solo puedes volver hasta el principio del turno.
problem-no-hint = No hay ninguna pista disponible. Inténtalo de nuevo.
problem-rated = En una partida clasificatoria no hay pistas.
problem-rated-no-stand-in = En una partida clasificatoria ningún bot juega por nadie: abandona, o deja que decida el reloj.
problem-wrong-value = La mesa no espera este valor.

## Whose turn, and what to do
your-turn = Te toca:
your-turn-kept = Tu jugada está guardada:
turn-of = { $name }:
waiting = La mesa aún no está completa
spectator = Espectador
your-turn-area = Tu jugada
sheet-down = Bajar el panel
sheet-up = Subir el panel
choose-first = Elige una jugada
restart-turn = Reiniciar el turno
undo = Deshacer
final = no se puede deshacer
sent-later = Se enviará
do-not-send = No enviar
refused = Rechazada.

## Players
bot = bot
bot-plays = juega un bot
program = programa
resigned = abandonó
away-until = ausente hasta el { $date }
online = presente
offline = ausente
score-now = ahora { $score }
clock-left-days = { $days } d, { $hours } h

## Moves
moves = Jugadas permitidas
no-moves = Ahora no hay nada que elegir.
no-such-move = Ninguna jugada permitida coincide. Intro explica por qué.
notation = Jugada en notación
type-a-move = o escribe: { $example }

## Log and time
log = Registro
close-log = Cerrar el registro
log-moves = { $number ->
    [one] { $number } evento
   *[other] { $number } eventos
}
log-line = { $you ->
    [yes] Has elegido
   *[no] { $name } ha elegido
}: { $words }
log-undone = { $number ->
    [one] Se ha deshecho el último evento.
   *[other] Se han deshecho los últimos { $number } eventos.
}
not-told = aún no mostrado a los demás
taken-back = deshecho
later-than-seen = posterior a lo que ves
time = Tiempo
time-at = { NUMBER($number, useGrouping: 0) } de { NUMBER($events, useGrouping: 0) }
looking-at = Estás viendo la jugada
back-to-now = Volver al presente
travel = Viajar en el tiempo
the-beginning = El principio.
turn = turno
move = jugada
turn-back = Un turno atrás
move-back = Una jugada atrás
move-on = Una jugada adelante
turn-on = Un turno adelante
replay = Reproducir
pause = Pausa
speed = { $speed }×
speed-is = Velocidad { $speed }, cambiarla

## The line
line-broken = Conexión perdida.
next-try = Próximo intento en { $seconds } s.
line-broken-how = La mesa espera; lo que elijas ahora se guarda y se envía cuando vuelva la conexión.
try-now = Intentar ya

## Beside the board
close = Cerrar
drawer-chat = Chat
drawer-menu = Mesa
drawer-keys = Teclas
drawer-hint = Pista
drawer-settings = Ajustes
read-clause = Leer la regla { $clause }
clause-unknown = Esta regla no tiene texto aquí.
in-the-rules = En las reglas
chat = Chat
chat-unread = Chat, { $number ->
    [one] { $number } mensaje nuevo
   *[other] { $number } mensajes nuevos
}
chat-empty = Todavía no hay mensajes.
chat-say = Escribe un mensaje
chat-said = { $name } dice: { $text }
send = Enviar
menu = Menú de la mesa
ask-hint = Pedir una pista a un bot
hint-none = Ninguna jugada destaca.
hint-thinks = Un bot está pensando en tu posición…
hint-value = { $percent } %
hint-note = Tu probabilidad de ganar después de cada jugada, según el bot; una victoria compartida cuenta en parte.
hint-again = Preguntar otra vez
ask-undo = Deshacer mi última jugada (se pregunta a los demás)
cover = Tapar lo que veo
look-as = Mostrar lo que ve { $name }
play-again = Volver a jugar yo
let-bot-play = Que juegue un bot por mí
bot-for-absent = Que juegue un bot por { $name }, que no está
download = Descargar la partida
resign = Abandonar
resign-sure = ¿Abandonar? Quedarás en último lugar y un bot seguirá por ti. No se puede deshacer.
no = No
leave = Dejar la mesa
leave-running = Irme; que un bot juegue por mí
bot-plays-for = Un bot juega por { $name }.
bot-plays-for-you = Un bot juega por ti.
wants-undo = { $name } quiere deshacer la jugada { NUMBER($number, useGrouping: 0) }.
wants-undo-you = Quieres deshacer la jugada { NUMBER($number, useGrouping: 0) }. Se pregunta a los demás.
ask-sound = ¿Quieres jugar con sonido? Te avisa cuando te toca, aunque estés en otra pestaña.
sound-on = Con sonido
sound-off = En silencio
agree = Aceptar
disagree = Rechazar

## Lo que ha pasado en la mesa
news-resigned = { $name } ha abandonado. Sigue un bot.
news-resigned-last = { $name } ha abandonado.
news-resigned-you = Has abandonado. Sigue un bot.
news-resigned-last-you = Has abandonado.
news-time-up = A { $name } se le acabó el tiempo. Sigue un bot.
news-time-up-you = Se te acabó el tiempo. Un bot sigue por ti hasta que vuelvas a jugar.
news-grace = A { $name } se le acabó el tiempo y recibe, una sola vez, 60 segundos más.
news-grace-you = Se te acabó el tiempo y recibes, una sola vez, 60 segundos más.
news-time-lost = A { $name } se le acabó el tiempo: cuenta como abandono. Sigue un bot.
news-time-lost-last = A { $name } se le acabó el tiempo: cuenta como abandono.
news-time-lost-you = Se te acabó el tiempo: cuenta como abandono. Sigue un bot.
news-time-lost-last-you = Se te acabó el tiempo: cuenta como abandono.
news-bot-plays = Desde ahora juega un bot por { $name }.
news-bot-plays-you = Desde ahora juega un bot por ti.
news-plays-again = { $name } vuelve a jugar.
news-plays-again-you = Vuelves a jugar.
news-undo-granted = Los demás están de acuerdo: { $name } deshace su jugada.
news-undo-granted-you = Los demás están de acuerdo: tu jugada queda deshecha.
news-undo-refused = { $name } no puede deshacer su jugada: no todos están de acuerdo.
news-undo-refused-you = No puedes deshacer tu jugada: no todos están de acuerdo.

## Keys
key-forward = enviar la jugada elegida
key-unchoose = quitar la elección, cerrar, volver al presente
key-undo = deshacer
key-restart = reiniciar el turno
key-moves = a la lista de jugadas permitidas
key-notation = al campo de notación
key-log = al registro
key-why = por qué: la regla de un rechazo o de lo que se pide
key-chat = chat
key-board = al tablero
key-mark = a la siguiente marca de los últimos turnos
key-time = atrás y adelante en el tiempo
key-keys = esta lista
keys-note = En la lista y en el tablero las flechas mueven la selección; Intro elige o juega.

## A table that is not full
waiting-for = { $number ->
    [one] Falta un jugador
   *[other] Faltan { $number } jugadores
}
begins-when-full = La partida empieza sola cuando todos los asientos están ocupados.
company = Denunciar o bloquear a alguien
report = Denunciar
report-why = ¿Por qué?
report-text = ¿Qué pasó?
report-line = Denunciar lo que escribió { $name }
report-sent = El anfitrión lo leerá.
block = Bloquear
block-done = Has bloqueado a { $name }: no hay chat entre vosotros, y ninguno ve las mesas abiertas del otro.
sealing = Todos los asientos están ocupados. Los navegadores abren sus sellos…
free-open = abierto a todos
free-invited = con invitación
free-external = programa
make-link = Invitar por enlace al asiento { $number }
open-this-seat = Abrir a todos el asiento { $number }
seat-a-bot = Un bot en el asiento { $number }…

## One device
same-device = mismo dispositivo
hand-over = Entregar a { $name }
pass-to = Pasa el dispositivo a { $name }
others-look-away = { $name }, te toca. Los demás, por favor, no miréis.
i-am = Soy { $name }, muéstrame mi lado
nothing-private = En esta página no hay nada privado. Esc vuelve a tapar lo que ves.
closed-eyes = Una copa de ojos con los dos ojos cerrados
since-last-turn = Desde tu último turno
open-to-all = a la vista de todos

## The end
the-end = Fin
end-you-win = Has ganado
end-wins = Gana { $name }
end-shared = { $names } comparten la victoria
end-colon = { $first }:
place = { $place ->
    [1] 1.er puesto
    [2] 2.º puesto
    [3] 3.er puesto
    [4] 4.º puesto
    [5] 5.º puesto
    [6] 6.º puesto
   *[other] puesto { $place }
}
place-shared = { $place ->
    [1] 1.er puesto, compartido
    [2] 2.º puesto, compartido
    [3] 3.er puesto, compartido
    [4] 4.º puesto, compartido
    [5] 5.º puesto, compartido
   *[other] puesto { $place }, compartido
}
score-sheet = Hoja de puntuación
so-far = hasta aquí
total = Total
show-rows = Mostrar todo
no-sheet = La partida terminó antes de la puntuación.
end-points-ahead = con { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}, { $ahead } más que { $you ->
    [yes] tú
   *[no] { $name }
}
end-points-equal = con { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
end-points-each = con { $points ->
    [one] { $points } punto cada uno
   *[other] { $points } puntos cada uno
}
end-value = Valor
end-equal = empatados
end-turn = turno { $number }
count-out = Contar: { $number ->
    [one] { $number } línea
   *[other] { $number } líneas
}
course = Cómo cambió la ventaja
course-note = la banda de abajo muestra quién iba por delante
course-home = El camino a casa
course-home-note = fichas en mano menos cartas; con 0 se abre Ítaca
course-at = Turno { $turn }: { $values }
course-value = { $name } { $value }
course-travel = Cómo cambió la ventaja; Intro va a ese turno
rematch-bots = Los bots de la revancha
rematch-bot = { $name } en la revancha
rematch-harder = ¿Más difícil? Has vencido a «{ $level }».
rematch-hardest = Has vencido a «{ $level }», el mejor que hay.
rematch-easier = O más fácil: ¿{ $next }?
a-bot-easy = bot fácil
a-bot-medium = bot medio
a-bot-hard = bot difícil
a-bot-expert = bot experto
a-bot-olympian = bot olímpico
show-first-turn = Muéstrame el primer turno
further-lesson = Ya conoces el juego abierto. ¿Y con el caballo cerrado?
further-lesson-go = Aprenderlo en cinco pasos
rematch = Revancha
to-rematch = A la revancha
download-short = Descargar

## The check of the draws
fairness = Juego limpio
checking = Se comprueban los sorteos…
fair = Todos los sorteos comprobados.
fair-how = Se sellaron antes del primer turno, y el sello está ya abierto: { $draws ->
    [one] el único sorteo coincide
   *[other] los { $draws } sorteos coinciden
} con el sello.
fair-round = El sello de la ronda coincide.
fair-ranks = Todas las mesas de la ronda tuvieron los mismos sorteos. «ilion verify» comprueba cada sorteo de la partida.
fair-mine = Tu navegador añadió un valor que nadie conocía, y el sello que guardó antes del comienzo coincide. Así que nadie pudo elegir los sorteos: ni el anfitrión, ni un jugador, ni todos juntos.
fair-others = Valores añadidos por { $names }. Este navegador no participó y solo conoce el sello por el servidor: compáralo con el de un jugador de confianza.
fair-host = Ningún navegador añadió un valor. Los sorteos dependen solo del secreto del anfitrión, que pudo elegirlo antes del comienzo pero no cambiarlo después.
fair-unrevealed = No revelado a tiempo: el valor de { $names }. Junto con el anfitrión, ese jugador pudo elegir entre dos partidas.
fair-limit = No demostrado: que el anfitrión no contara los sorteos a nadie de antemano.
seal = Sello
check-yourself = Compruébalo tú
seal-shown = El sello de esta partida (SHA-256 del compromiso del servidor y de los asientos)
seal-unrevealed = comprometido, no revelado
seal-silent = ningún valor
seal-opened = El secreto, ya revelado
seal-values = Lo que añadieron los asientos
seal-command = La partida descargada y este comando comprueban también las reglas
unfair-seal = El secreto no corresponde al sello mostrado desde el principio.
unfair-pinned = El sello no es el que este navegador guardó antes de la partida. El servidor cambió algo que estaba fijado.
unfair-hidden = Este navegador reveló su valor, y la partida guardada dice que no. El servidor lo ocultó.
unfair-value = El valor del asiento { $number } no es el que se comprometió antes de la partida.
unfair-draw = El sorteo del evento { NUMBER($number, useGrouping: 0) } no se deduce del sello.
unfair-record = No se pudo comprobar la partida.
unfair-lesson = Era una lección: sus sorteos venían de un guion.
unfair-browser = Este navegador solo puede comprobar páginas servidas por https. Descarga la partida y ejecuta «ilion verify».

## The turns since yours
recap = Lo ocurrido desde tu turno
recap-more = { $number ->
    [one] y un turno más, antes:
   *[other] y { $number } turnos más, antes:
}
recap-missed = { $number ->
    [one] Un turno sin ti:
   *[other] { $number } turnos sin ti:
}
skip = Saltar
continue = Continuar
replay-turns = Ver otra vez estos turnos
replay-missed = { $number ->
    [one] Ver otra vez un turno
   *[other] Ver otra vez { $number } turnos
}
replay-at = Repetición, turno { $number } de { $turns }
turn-steps = Pasos del turno { $number }
turn-none = Preparación
turn-begun = Le toca a { $name }.
turn-taken-back = Se ha deshecho algo.
marked-by = Movido por { $name }, { $order ->
    [1] en primer lugar
    [2] en segundo lugar
    [3] en tercer lugar
    [4] en cuarto lugar
    [5] en quinto lugar
   *[other] en sexto lugar
}
marked-by-you = Movido por ti, { $order ->
    [1] en primer lugar
    [2] en segundo lugar
    [3] en tercer lugar
    [4] en cuarto lugar
    [5] en quinto lugar
   *[other] en sexto lugar
}
