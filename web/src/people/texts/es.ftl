# The pages about people: profiles, ladders, finished games, friends, lobby, quick match.

# Ratings and games
about-rating = unos { $rating }
curve-of = Puntuación en las últimas { $games } partidas clasificatorias, de { $first } a { $last }
at-one-device = en un dispositivo compartido
won = ganadas
place = { $place ->
    [1] 1.er puesto
    [2] 2.º puesto
    [3] 3.er puesto
    [4] 4.º puesto
    [5] 5.º puesto
   *[other] 6.º puesto
} de { $seats }
place-shared = { $place ->
    [1] 1.er puesto
    [2] 2.º puesto
    [3] 3.er puesto
    [4] 4.º puesto
    [5] 5.º puesto
   *[other] 6.º puesto
} de { $seats }, compartido
games = partidas
rating = puntuación
ranked = puesto { $rank }
not-ranked = aún sin puesto

# Profile
profile = Perfil
person = Persona
here-since = Aquí desde { $month }
edit-profile = Editar perfil
ask-friend = Añadir como amigo
accept-friend = Ser amigos
asked = Ya has enviado la solicitud.
asked-now = Solicitud enviada.
friends-now = Ahora sois amigos.
is-friend = Sois amigos.
at-the-table = En la mesa
games-finished = partidas terminadas
games-rated = clasificatorias
games-left = abandonadas antes del final, de las últimas { $of } clasificatorias
ratings = Puntuaciones
band-note = franja: ahí está la fuerza real, 19 de cada 20 veces
no-ratings = Aún no hay partidas clasificatorias.
rated-games = { $count ->
    [one] { $count } partida clasificatoria
   *[other] { $count } partidas clasificatorias
}
record = Historial
game-and-seats = juego y asientos
won-second = ganadas, segundo
game-seats = { $title }, { $seats }
won-second-of = ganadas { $won }, segundo { $second }, de { $games }
opponents = Más a menudo con
opponent-record = { $games ->
    [one] { $games } partida, por delante en { $ahead }
   *[other] { $games } partidas, por delante en { $ahead }
}
recent = Partidas recientes
no-games = Aún no hay partidas terminadas.
no-public-games = Aún no hay partidas públicas.
public-only = Aquí solo aparecen las partidas públicas y las que habéis jugado juntos.
profile-hidden = Este perfil no está abierto para ti.
avatar-figure = Figura
avatar-ground = Fondo
ground = Fondo { $number }
figure-owl = lechuza
figure-ship = barco
figure-bull = toro
figure-amphora = ánfora
figure-lotus = loto
figure-helmet = casco
figure-eye = ojo
figure-deer = ciervo
figure-star = estrella
figure-dolphin = delfín
who-may = Quién puede…
program = programa
program-switch = Con esta cuenta juega un programa
program-note = Entonces todos lo ven. Se puntúa como una persona y la búsqueda rápida le está cerrada. No se puede deshacer.
program-really = Sí, es un programa
switch-show_presence = ver que estoy aquí
switch-may_invite = invitarme a una mesa
switch-show_profile = ver perfil y puntuaciones
audience-everybody = todos los de aquí
audience-played = gente con la que he jugado
audience-friends = amigos
audience-nobody = nadie

# Ladder
ladder = Clasificación
ladder-of = Clasificación de { $title }
rank = puesto
player = jugador
range = margen de la fuerza real
bot-fixed = { $name }, fijo
nobody-ranked = Nadie tiene puesto todavía. Hacen falta unas 20 partidas clasificatorias.
more = Más
how-to-read = Cómo leerla
you-here = Tú
read-bar = El punto es la puntuación; la barra muestra dónde está la fuerza real, 19 de cada 20 veces.
read-order = El orden sigue el extremo inferior de la barra: unas pocas partidas con el azar a favor no bastan para encabezar la lista.
read-bots = La puntuación de los bots no cambia nunca. El nivel medio tiene 1000 puntos en todos los servidores, así que una puntuación significa lo mismo en todas partes.
read-points = 300 puntos por encima de alguien: acabas por delante unas 8 de cada 10 veces.
read-waiting = { $count ->
    [one] Con una puntuación menos segura que ±300 aún no hay puesto: una persona espera.
   *[other] Con una puntuación menos segura que ±300 aún no hay puesto: { $count } personas esperan.
}
play-for-ladder = Jugar para la clasificación

# Finished games
history = Partidas terminadas
search-games = Buscar por jugador
search-hint = Nombre o alias de otro jugador, nivel de un bot…
filter-game = Juego
filter-seats = Jugadores
filter-rated = Clasificatoria
filter-time = Fecha
all-games = todos los juegos
any-seats = cualquier número
n-seats = { $count } jugadores
rated-or-not = clasificatoria o no
only-rated = clasificatorias
only-unrated = no clasificatorias
any-time = cualquier fecha
last-days = últimos { $days } días
games-found = { $total ->
    [one] { $total } partida
   *[other] { $total } partidas
}, { $rated ->
    [one] { $rated } clasificatoria
   *[other] { $rated } clasificatorias
}
record-file = Registro
record-note = Un registro tiene cada jugada y cada sorteo, con el sello y su clave.
all-records = Todos los registros en un archivo
older = Anteriores

# Friends
friends = Amigos
friends-here = { $here ->
    [one] { $here } de { $all } está aquí
   *[other] { $here } de { $all } están aquí
}
no-friends = Aún no hay amigos aquí. Envía un enlace a alguien o una solicitud a su alias.
presence-here = aquí
presence-playing = en una mesa
presence-away = no está
presence-note = Disco: aquí. Cuadrado: en una mesa. Anillo: no está. Nunca mostramos cuándo estuvo alguien por última vez.
invite = Invitar
invite-name = Invitar a { $name }
end-name = …: { $name }, terminar la amistad
end-really = Terminar la amistad
add-friend = Añadir un amigo
handle = Alias
handle-hint = @nombre en este servidor
ask = Solicitar
friend-link = Enlace para un amigo
make-link = Crear un enlace
link-note = Sirve una vez, durante un día. Quien lo abra será tu amigo con un toque.
asked-you = Solicitudes recibidas
accept-name = Sí, ser amigo de { $name }
decline-name = No, no con { $name }
yes = Sí
no = No
blocked-note = Las personas bloqueadas no se enteran. La lista está en
needs-account = Esto es para cuentas: un usuario y una contraseña, nada más. Tus mesas siguen siendo tuyas.
make-account = Crear una cuenta
invited-now = La invitación está en camino. Vale un día.
close = Cerrar
invite-to = { $free ->
    [one] { $title } ({ $free } libre)
   *[other] { $title } ({ $free } libres)
}
no-waiting-table = Ninguna de tus mesas tiene un asiento libre.
link-from = { $name } quiere ser tu amigo en este servidor.
become-friends = Ser amigos
come-back = Después abre este enlace otra vez.

# Lobby and quick match
lobby = Sala
show = Mostrar
filter-clock = Reloj
filter-near = Puntuación cercana a la mía
clock-realtime = en directo, minutos
clock-correspondence = días por turno
clock-none = sin reloj
any-rating = cualquier puntuación
near-points = a { $points } puntos como mucho
near-note = Se mide desde tu puntuación actual en cada juego.
no-open-tables = No hay ninguna mesa abierta adecuada. Busca una partida rápida o abre una mesa.
lobby-note = El número pequeño indica cuánto está la puntuación de un jugador en ese juego por encima o por debajo de la tuya.
free = libre
kept = reservado para un amigo
kept-seats = Los asientos libres están reservados para amigos.
condition-rating = puntuaciones de { $lowest } a { $highest }
condition-left = como mucho el { $percent } % de partidas abandonadas
guest = invitado
sit = Sentarse
rated-for-accounts = Clasificatoria, para cuentas.
tables-for-guests = { $count ->
    [one] Ver la mesa para invitados
   *[other] Ver las { $count } mesas para invitados
}
unrated-instead = Abrir una por diversión
quick-match = Partida rápida
play-as-last = Jugar como la última vez
match-note = Te sentamos en cuanto bastante gente quiera lo mismo. Sin elegir, vale cualquier juego.
match-waiting = { $looking ->
    [one] Buscando. Ahora mismo no espera nadie más.
   *[other] Buscando. Esperan { $looking } personas.
}
match-meanwhile = Juega mientras tanto contra un bot: te avisamos cuando haya mesa, y esa partida te espera.
match-bot = Jugar contra un bot
match-cancel = Dejar de buscar
match-found = Tu mesa está lista.
match-go = Ir a la mesa
match-ended = La búsqueda ha terminado. Empiézala de nuevo si aún quieres jugar.
match-close = Cerrar
find-table = Buscar mesa
quick-5min = 5 min
quick-10min = 10 min
quick-25min = 25 min
quick-day = 1 día
size-two = 2 jugadores
size-more = 3 o más
size-any = da igual

# For those who return
invitations = Invitaciones
invites-you = { $name } te invita: { $title }
all-friends = Todos los amigos
requests-wait = { $count ->
    [one] Alguien quiere ser tu amigo
   *[other] { $count } personas quieren ser tus amigos
}
