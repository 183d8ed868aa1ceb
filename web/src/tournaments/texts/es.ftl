# The pages about tournaments: lists, a new one, and one with its rounds, tables and standings.

# Lists
tournaments = Torneos
new-tournament = Nuevo torneo
list-mine = Míos
list-open = Abiertos
list-running = En marcha
list-over = Terminados
none-open = Ahora ningún torneo admite inscripciones. Crea uno para tus amigos o para todos los de aquí.
list-account = Necesitas una cuenta para jugar un torneo.
list-note = Todos pueden mirar un torneo abierto a todos.
more = Más
you-play = Juegas en él.
you-direct = Lo diriges.
look = Ver
to-tournament = Al torneo

# A tournament in a line
format-swiss = Sistema suizo
format-round-robin = Todos contra todos
format-knockout = Eliminatoria
format-arena = Arena
about-swiss = Cada ronda, con gente que va cerca de ti en la clasificación.
about-round-robin = Todos se encuentran con todos, o de la forma más equilibrada posible.
about-knockout = La mejor mitad de cada mesa sigue.
about-arena = Una mesa nueva en cuanto estás libre; los puntos se suman.
with-rounds = { $rounds ->
    [one] { $format }, { $rounds } ronda
   *[other] { $format }, { $rounds } rondas
}
with-minutes = { $format }, { $minutes } min
at-a-table = { $seats } por mesa
people = { $people ->
    [one] { $people } persona
   *[other] { $people } personas
}
duplicate-part = duplicado
run-by = dirigido por { $by }
entry-everybody = abierto a todos los de aquí
entry-friends = para amigos de quien lo dirige
entry-link = con enlace
starts-at = empieza { $time }
starts-on-word = empieza cuando lo diga quien lo dirige
state-open = Admite inscripciones.
state-running = Está en marcha.
state-over = Ha terminado.
state-cancelled = Se canceló.
round-of = ronda { $round } de { $rounds }
round-alone = ronda { $round }

# A new tournament
name = Nombre
format = Formato
seats = Por mesa
rounds = Rondas
duration = Duración
n-minutes = { $minutes } min
clock = Reloj
starts = Inicio
starts-word = cuando yo lo diga
starts-time = a una hora fijada
starts-when = Día y hora
pause = Antes de cada ronda
pause-note = Todos ven dónde juegan antes de que empiece la ronda. Hasta entonces puedes intercambiar a dos personas.
entry = Pueden inscribirse
may-everybody = todos los de aquí
may-friends = mis amigos
may-link = con enlace
deals = Sorteos
deals-own = propios de cada mesa
deals-duplicate = iguales en todas las mesas
deals-note = Duplicado: todas las mesas de una ronda tienen los mismos sorteos, y tu asiento se compara con el mismo asiento de las otras. Así el azar se anula y solo cuenta el juego.
rated = Cuenta para la clasificación
announce = Anunciarlo
announce-account = Necesitas una cuenta para anunciar un torneo.
overview = Resumen
with-people = con { $people }
tables-a-round = { $tables ->
    [one] { $tables } mesa por ronda
   *[other] { $tables } mesas por ronda
}
tables-of = { $tables ->
    [one] { $tables } mesa de { $seats }
   *[other] { $tables } mesas de { $seats }
}
late-entry = inscripción tardía
late-until = hasta que empiece la ronda { $round }
late-never = ninguna
late-arena = hasta el final
order-of-ties = En caso de empate
tie-opponents = puntos de los rivales encontrados
tie-meetings = encuentros directos
tie-wins = victorias
tie-lot = un sorteo a partir del sello
ties-note = Los emparejamientos van por puntos y puntuaciones, nunca por esta lista.
director = Diriges el torneo
director-note = Antes de una ronda puedes intercambiar a dos personas o dejar descansar a una. Queda escrito para todos.

# A tournament
to-my-table = A mi mesa
enter = Inscribirse
enter-late = Inscribirse tarde
enter-late-note = Las rondas que te has perdido cuentan 0.
leave = Cancelar la inscripción
leave-running = Dejar el torneo
leave-sure = No tendrás más mesas. Una partida en marcha continúa.
leave-really = Dejarlo
stay = Quedarse
blocks-note = Las mesas van por puntos. Pueden juntar a personas que se han bloqueado.
make-account = Crear una cuenta
results = Resultados
results-csv = Tabla (CSV)
results-json = Datos (JSON)
records-zip = Registros (ZIP)
print = Imprimir
rounds-title = Rondas
round = Ronda { $number }
round-over = terminada
round-running = { $left ->
    [one] en marcha, falta { $left } mesa de { $tables }
   *[other] en marcha, faltan { $left } mesas de { $tables }
}
round-paired = empieza a las { $time }
round-to-come = por venir
arena-until = Mesas nuevas hasta las { $time }
my-table = Ronda { $round }: estás en la mesa { $number }, asiento { $seat }.
my-arena-table = Estás en la mesa { $number }, asiento { $seat }.
starts-in = empieza en
my-table-runs = Tu mesa está lista.
standings = Clasificación
standings-after = Clasificación tras la ronda { $round }
entrants = Inscritos
no-entrants = Todavía no se ha inscrito nadie.
place = puesto
player = jugador
games = partidas
points = puntos
opponents = rivales
wins = victorias
rating = puntuación
you = tú
state-in = juega
state-excused = descansa
state-out = fuera
state-left = se fue
points-note = Puntos: en cada mesa, la parte de los rivales que dejas atrás, o sea 1 para el primero y 0 para el último. En caso de empate: puntos de los rivales, encuentros directos, victorias y luego un sorteo.
points-note-duplicate = Puntos: la parte de las otras mesas en que tu asiento quedó peor que tú. Primero cuenta el mejor puesto, luego la mayor ventaja sobre los demás de la mesa. En caso de empate: puntos de los rivales, encuentros directos, victorias y luego un sorteo.
round-closed = Todas las mesas de esta ronda tienen los mismos sorteos. Hasta que termine la última, solo ven una mesa quienes juegan en ella, y no hay resultados.
round-seal = Sello de la ronda { $number }
round-seal-note = Los sorteos de todas las mesas de la ronda salen de un secreto cuyo SHA-256 es este sello. El secreto se muestra cuando termina la última mesa.
table-number = Mesa { $number }
table-running = turno { $turns }
table-over = terminada
table-paired = a punto de empezar
table-look = Mesa { $number }: ver
table-points = { $place ->
    [1] 1.er puesto
    [2] 2.º puesto
    [3] 3.er puesto
    [4] 4.º puesto
    [5] 5.º puesto
   *[other] 6.º puesto
}, puntos: { $points }
bot-level = bot
resting = Sin mesa en esta ronda: { $names }
no-rounds = La primera ronda se empareja cuando empieza el torneo.
start = Empezar el torneo
start-round = Empezar la ronda ya
swap = Intercambiar
swap-first = Intercambiar a esta persona
swap-second = con
excuse = Dejar descansar
excuse-who = Dejar descansar en la próxima ronda, o readmitir a alguien que está fuera
cancel = Cancelar el torneo
cancel-sure = Las partidas en marcha continúan, pero aquí no cuentan.
cancel-really = Cancelarlo
keep = Mantenerlo
done = Hecho.
choose-person = Elige a una persona
entry-link-label = Enlace para inscribirse
log = Lo que ha pasado
step-started = El torneo empezó.
step-swapped = Ronda { $round }: se intercambió a { $names }.
step-excused = { $names } descansa tras la ronda { $round }.
step-out = { $names } queda fuera por perderse la ronda { $round }.
step-left = { $names } dejó el torneo.
step-entered-late = { $names } se inscribió tarde, tras la ronda { $round }.
step-paired-again = La ronda { $round } se emparejó de nuevo.
step-cancelled = El torneo se canceló.
seal = Sello
seal-note = Los sorteos salen de un secreto cuyo SHA-256 es este sello. El secreto se muestra al final.
secret = Secreto

# Refusals
problem-no-tournament = Ese torneo no existe, o no está abierto para ti.
problem-not-director = Solo puede hacerlo quien dirige el torneo.
problem-wrong-token = Necesitas el enlace completo de quien lo dirige.
problem-friends-only = Solo pueden inscribirse los amigos de quien lo dirige.
problem-entered = Ya te has inscrito.
problem-not-entered = No te has inscrito.
problem-entry-closed = Las inscripciones están cerradas.
problem-full = Está completo.
problem-too-few = Hay muy poca gente para empezar.
problem-begun = Ya ha empezado.
problem-not-running = No está en marcha.
problem-no-pairing = Ninguna ronda está a punto de empezar.
problem-no-entrant = Esa persona no juega en él.
problem-same-entrant = Elige a dos personas distintas.
problem-too-many-tournaments = Diriges demasiados torneos sin terminar.
problem-no-clock = Un torneo necesita un reloj.
problem-no-duplicate = Un duplicado se juega por sistema suizo o todos contra todos.
problem-too-early = El inicio ya ha pasado.
problem-too-late = El comienzo queda a más de un año.
problem-not-signed-in = Necesitas una cuenta para inscribirte.
problem-account-only = Necesitas una cuenta para inscribirte.
