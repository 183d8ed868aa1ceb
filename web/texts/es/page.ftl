# La página alrededor de las mesas

tagline = Cuatro juegos de Troya, del mar y del Nilo
to-first-page = Inicio
navigation = Navegación
nav-play = Jugar
nav-lobby = Sala
nav-tournaments = Torneos
nav-friends = Amigos
nav-ladder = Clasificación
places = Lugares
rules = Reglas
language = Idioma
guest = Invitado
account-and-name = Nombre y cuenta

## First page
choose-game = Elige un juego
players = { $most ->
    [one] { $most } jugador
   *[other] { $most } jugadores
}
players-range = { $least }–{ $most } jugadores
minutes = { $minutes } min
rules-of = Reglas de { $title }
play-bots = Jugar contra bots
play-bots-at = { $title }: jugar contra bots
play-friend = Con un amigo
play-friend-at = { $title }: jugar con un amigo
seats = Asientos…
seats-of = { $title }: asientos y opciones
my-tables = Mis mesas
no-tables = Aún no hay mesas. Un clic, y a jugar.
open-tables = Mesas abiertas
running-tables = Mirar
finished-tables = Partidas terminadas
with = con { $names }
awaits = { $free ->
    [0] Empieza ya
    [one] Espera a { $free } jugador
   *[other] Espera a { $free } jugadores
}
to-history = Buscar en todas las partidas terminadas, descargar registros
time-left = quedan { $time }
your-move = Te toca
thinks = { $name } está pensando
runs = En juego
over = Terminada
won-by = { $name } ha ganado
you-won = Has ganado
shared-victory = { $names } comparten la victoria
tables-wait = { $count ->
    [one] una mesa te espera
   *[other] { $count } mesas te esperan, la más urgente primero
}
back-to-table = ‹ Volver a la mesa
play-on = Seguir
look-in = Echar un vistazo
look-at = Ver
review = Análisis
sit-down = Sentarse
watch = Mirar
table-way = { $way }: { $title } { $with }
show-all = Mostrar todas ({ $count })
join-friend = Unirse a un amigo
link-or-name = Enlace de invitación o nombre de mesa
paste-link = Pega un enlace o un nombre de mesa
join = Unirse
not-a-link = Esto no es ni el enlace ni el nombre de una mesa.
no-account-needed = No hace falta cuenta. Recibirás los enlaces para tus amigos en cuanto tu mesa esté abierta.

## Settings
settings = Ajustes
as-browser = Como el navegador
theme = Colores
theme-system = Como el sistema
theme-light = Claro
theme-dark = Oscuro
motion = Movimiento
motion-system = Como el sistema
motion-on = Sí
motion-off = No
pace = Ritmo
pace-slow = Lento
pace-normal = Medio
pace-fast = Rápido
pace-instant = Al instante
sound = Sonido
on = Sí
off = No
confirm = Confirmar jugadas
confirm-always = siempre
confirm-final = solo las definitivas
confirm-never = nunca
confirm-always-how = Compones tu turno libremente; nada se envía antes de que pulses el botón principal.
confirm-final-how = Una jugada que se puede deshacer se envía con un segundo toque o al soltar la pieza. Las demás esperan al botón principal.
confirm-never-how = Cada elección se envía enseguida. Un rombo sigue marcando lo que no se puede deshacer.

## A new table
new-table = Mesa nueva
game = Juego
seats-title = Asientos
seats-note = en el sentido de las agujas del reloj; { $count } en esta mesa
how-many = Número de jugadores
seat-number = Asiento { $number }
seat-me = yo
seat-invited = amigo
seat-bot = bot
seat-open = abierto
seat-hotseat = dispositivo
seat-external = programa
seat-me-note = Tú, en este dispositivo.
seat-invited-note = Un amigo. Recibes un enlace solo para este asiento.
seat-open-note = Quien llegue primero con el enlace de la mesa{ $public ->
    [yes] , o la encuentre en la lista.
   *[no] .
}
seat-hotseat-note = El mismo dispositivo. Os lo pasáis; lo que solo este jugador puede ver se tapa entre turnos.
seat-external-note = Aquí juega un programa. Recibes una clave para conectarlo.
your-name = Tu nombre
name = Nombre
level = Nivel
level-easy = fácil
level-medium = medio
level-hard = difícil
level-expert = experto
level-olympian = olímpico
bot-easy = Bot fácil
bot-medium = Bot medio
bot-hard = Bot difícil
bot-expert = Bot experto
bot-olympian = Bot olímpico
bot-random = Bot al azar
bot-greedy = Bot voraz
bot-search = Bot buscador
bot-names = Néstor, Casandra, Príamo, Helena, Héctor
options = Opciones
options-of = de { $title }
no-options = Este juego solo se juega de una manera.
clock = Reloj
clock-none = ninguno
clock-realtime = { $minutes } min
clock-correspondence = { $days ->
    [one] { $days } día por turno
   *[other] { $days } días por turno
}
clock-none-note = Sin límite de tiempo.
clock-realtime-note = Cada asiento tiene { $minutes } minutos para la partida y gana { $seconds } segundos por turno.
clock-correspondence-note = { $days ->
    [one] Cada turno puede durar un día.
   *[other] Cada turno puede durar { $days } días.
}
clock-grace-note = La primera vez que a alguien se le acaba el tiempo, recibe 60 segundos más.
time-up = Cuando se acaba el tiempo
time-up-bot = sigue un bot
time-up-resign = el asiento abandona
visibility = Visibilidad
by-link = solo por enlace
public-list = lista pública
by-link-note = Con el enlace, cualquiera puede ocupar un asiento abierto o mirar.
public-note = Aparece en la portada: cualquiera puede sentarse o mirar.
open-seats-for = Los asientos libres son para
rating-any = cualquier puntuación
rating-near = ± { $points } puntos
left-games = Partidas abandonadas
left-any = todo el mundo
left-few = como mucho el { $percent } % de partidas abandonadas
open-seats-note = El margen cuenta desde tu puntuación en este juego. Los amigos a los que invites pueden venir en cualquier caso.
rated = Partida clasificatoria
rated-no = amistosa
rated-yes = clasificatoria
rated-no-note = Se permiten pistas, y los bots aceptan que deshagas una jugada.
rated-yes-note = El resultado cuenta para la clasificación de las cuentas de este servidor. Sin pistas, sin bots suplentes, sin dispositivo compartido, sin programas. Quedarse sin tiempo cuenta como abandono.
rated-join-note = El resultado cuenta. Hace falta una cuenta, ningún bot sustituye a nadie, y quedarse sin tiempo cuenta como abandono.
open-table = Abrir la mesa
play-now = Jugar
table-made = La mesa está abierta
invitations-note = Envía a cada amigo el enlace de su asiento. Quien lo abra ocupará ese asiento.
open-seat-link = Enlace de la mesa, para asientos abiertos y para mirar
copy-link = Copiar enlace
copy-token = Copiar clave
copied = Copiado
cannot-copy = Cópialo a mano, por favor: el navegador no nos deja.
link-of-seat = Enlace del asiento { $number }
link-of-player = Enlace para { $name }
token-of-seat = Clave del programa en el asiento { $number }
go-to-table = Ir a la mesa

## Joining
take-a-seat = Ocupar un asiento
invited-to = Tienes una invitación a { $title }.
seat-free-at = Hay un asiento libre en { $title }.
sit-here = Sentarse aquí
nobody-yet = libre
watch-instead = Solo mirar
seat-is-gone = Ya no queda ningún asiento libre en esta mesa. Puedes mirar.

## Name and account
account-name-note = Así te verán los demás en las mesas a las que te unas desde ahora.
save = Guardar
saved = Guardado
account = Cuenta
account-note = Sin cuenta solo te conoce este navegador, y con el tiempo te olvidará. Con una cuenta encuentras tus mesas en cualquier dispositivo.
account-of = Has iniciado sesión como { $login }.
login = Usuario
password = Contraseña
login-note = De 3 a 64 letras, cifras o . _ @ + -
password-note = Al menos 8 caracteres
make-account = Crear una cuenta
log-in = Iniciar sesión
your-handle = Tu alias
handle-note = Así te encuentran los demás. De 3 a 30 letras, cifras o . _ - Nadie ve tu usuario.
to-profile = Tu perfil
log-out = Cerrar sesión
away = Ausencia
away-note = En las partidas con días por turno, tus relojes se paran mientras estás fuera, y los demás jugadores de tus mesas lo ven. Este año { $days ->
    [one] te queda un día
   *[other] te quedan { $days } días
}.
away-days = Días
away-begin = Ausente desde ahora
away-end = He vuelto
you-are-away = Estás ausente hasta el { $date }.
take-along = Llevarte tus datos
take-along-note = Un archivo ZIP, una vez al día: perfil, puntuaciones, amigos, lo que escribiste y cada registro como puede verlo tu asiento.
export-data = Descargar todos mis datos
forget-week = Tienes una semana para pensarlo; hasta entonces nadie más ve tu cuenta.
deleted-on = Tu cuenta se borra el { $date }. Hasta entonces nadie más la ve.
account-kept = Tu cuenta se conserva.
forget-me = Borrar mis datos
forget-note = Borra tu nombre, tu cuenta, todo lo que escribiste y las mesas que eran solo tuyas. Las partidas con otros quedan, a nombre de un antiguo jugador. Una partida clasificatoria en curso se abandona.
forget-really = Borrarlo todo
keep-it = No borrar nada
password-change = Cambiar la contraseña
password-change-note = Una contraseña nueva cierra la sesión en los demás dispositivos.
password-old = Contraseña actual
password-new = Contraseña nueva
password-lost = ¿Has olvidado la contraseña?
password-lost-note = Un código de recuperación abre la cuenta una vez. Sin códigos, el anfitrión de este servidor puede darte un enlace.
change = Cambiar
recovery-codes = Códigos de recuperación
recovery-code = Código de recuperación
recovery-left = { $count ->
    [one] queda { $count }
   *[other] quedan { $count }
}
recovery-once = Cada uno abre la cuenta una vez si olvidas la contraseña. Solo se muestran ahora: imprímelos o guárdalos con tus contraseñas.
recovery-note = Ocho códigos nuevos sustituyen a todos los anteriores.
recovery-make = Crear códigos nuevos
print = Imprimir
reset-by-mail = Envíame un enlace
mail = Correo electrónico
mail-is = { $mail }, confirmado. Sirve si olvidas la contraseña y, si los activas, para correos con avisos.
mail-note = Por si olvidas la contraseña y, si los activas, para correos con avisos. Lo confirmas con un enlace.
mail-off = El anfitrión de este servidor no ha configurado el correo. Guarda tus códigos de recuperación.
mail-sent = Si conocemos esa dirección, te llegará un correo con un enlace.
mail-confirm = Confirmar esta dirección
mail-confirmed = La dirección está confirmada.
sessions = Dónde has iniciado sesión
session-unknown = Dispositivo desconocido
session-current = este dispositivo
session-end = Cerrar sesión
session-end-others = Cerrar sesión en los demás
blocked = Personas bloqueadas
unblock = Desbloquear
host-page = Para el anfitrión
host-how = Esta página es para el anfitrión del servidor. Ábrela con el enlace que da este comando, o con una cuenta nombrada en los ajustes:
host-reason = Motivo (cada medida necesita uno; queda anotado, y quien es expulsado lo ve)
host-reports = Denuncias
host-no-reports = No hay denuncias abiertas.
host-people = Personas
host-search = Buscar por nombre o usuario
host-find-person = Buscar a esta persona
host-reported = { $count ->
    [one] una denuncia
   *[other] { $count } denuncias
}
host-left = { $rated ->
    [one] una partida clasificatoria
   *[other] { $rated } partidas clasificatorias
}, { $resigned ->
    [one] { $resigned } abandono
   *[other] { $resigned } abandonos
}, { $late } sin tiempo, { $early ->
    [one] { $early } dejada pronto
   *[other] { $early } dejadas pronto
}
host-banned = expulsado hasta { $until }
host-steps = Medidas…
host-days = Días
host-ban = Expulsar
host-unban = Levantar la expulsión
host-new-name = Nuevo nombre
host-rename = Cambiar el nombre
host-table = Identificador de la mesa, de su dirección
host-close-table = Cerrar la mesa
host-close-report = Archivar la denuncia
host-delete-line = Borrar la línea
host-announce = Anuncio
host-announce-note = Todos lo ven en cada página, hasta que guardes uno vacío.
host-log = Registro de medidas
report-chat = por un mensaje
report-name = por el nombre
report-leaving = por abandonar partidas
report-collusion = por confabularse
report-other = por otra cosa

## Rules
rules-title = Las reglas
rules-choose = ¿Las reglas de qué juego?
rules-of-game = { $title }: las reglas
search-rules = Buscar en las reglas
found-clauses = { $count ->
    [0] ninguna regla
    [one] { $count } regla
   *[other] { $count } reglas
}
chapters = Capítulos
editions = Ediciones
origin-R = reglamento
origin-D = se deduce
origin-S = descripción
origin-P = decisión nuestra
origin-note = señala lo que no resuelve ninguna de nuestras fuentes. La razón se da al lado.
link-to-clause = Enlace a { $clause }
copy-clause = Copiar el enlace a { $clause }
clauses-in-turn = Regla por regla
clause-before = Anterior: { $clause }
clause-after = Siguiente: { $clause }
print-rules = Imprimir las reglas
rules-option = Opción
play-it = Jugar a { $title }

## When something goes wrong
no-connection = Sin conexión
something-wrong = Algo va mal
not-found = Aquí no hay nada
not-found-here = No hay ninguna página en esta dirección.
problem-offline = No se puede llegar al servidor. Esta página sigue intentándolo; tus partidas están a salvo.
problem-internal = Algo ha fallado en el servidor. No se ha cambiado nada.
problem-other = El servidor lo ha rechazado: { $detail }
problem-away = El servidor no ha respondido por un momento. Inténtalo de nuevo.
problem-unavailable = El servidor no alcanza su base de datos. Si acabas de cambiar algo, mira primero si ya está hecho.
problem-not-found = En esta dirección no hay nada.
problem-leaving = Tu cuenta está a punto de borrarse. Consérvala para jugar con otras personas.
problem-unreadable = Los datos guardados de esta mesa no se pueden leer. No se ha borrado nada.
problem-not-signed-in = Primero abre una mesa o únete a una.
problem-wrong-login = El usuario o la contraseña no son correctos.
problem-wrong-token = Esta invitación no vale aquí, o ya se ha usado.
problem-covered = Este asiento está tapado. Confirma primero que eres tú.
problem-invited = Este asiento está reservado para alguien con invitación.
problem-no-seat = No tienes ese asiento aquí.
problem-not-absent = Este jugador está aquí: ningún bot puede sustituirlo.
problem-not-owner = Solo quien abrió la mesa puede cambiar sus asientos.
problem-not-your-seat = Ese asiento no es tuyo.
problem-origin = No se aceptan peticiones de otros sitios.
problem-no-game = Ese juego no existe.
problem-no-table = Esa mesa no existe.
problem-no-texts = Esos textos no existen.
problem-busy = Ahora mismo hay demasiada actividad en esta mesa. Inténtalo de nuevo.
problem-full = Aquí no queda ningún asiento libre.
problem-has-account = Ya tienes una cuenta.
problem-account-only = Para esto necesitas una cuenta.
problem-leaves-games = Esta mesa busca gente que rara vez abandona partidas.
problem-left-too-often = Has abandonado demasiadas partidas clasificatorias. La búsqueda rápida de partidas clasificatorias está cerrada para ti por un tiempo; la de partidas amistosas sigue abierta.
problem-no-rating = Esta mesa pide una puntuación, y aún no tienes ninguna en este juego.
problem-other-rating = Esta mesa es para puntuaciones distintas de la tuya.
problem-program-late = Esta cuenta ya ha jugado partidas clasificatorias. Crea una nueva para el programa.
problem-program-waits = La búsqueda rápida es para personas. Un programa abre una mesa o recibe una invitación.
problem-away-already = Ya estás ausente. Avisa primero de que has vuelto.
problem-away-too-long = Este año no te quedan tantos días.
problem-banned = El servidor lo rechaza: { $detail }
problem-session-ended = Esta sesión ha terminado. Inicia sesión de nuevo.
problem-wrong-code = El usuario o el código es incorrecto, o el código ya se usó.
problem-wrong-link = Este enlace ya se usó o es demasiado viejo. Pide otro.
problem-no-mail = Este servidor no envía correo. Usa un código de recuperación o pide un enlace al anfitrión.
problem-no-person = Esa persona no existe aquí.
problem-no-link = Este enlace ya se usó o tiene más de un día. Pide otro.
problem-no-request = Esa solicitud ya no existe.
problem-too-many-friends = Ya tienes todos los amigos que permite este servidor.
problem-not-played = Aún no habéis terminado una partida juntos.
problem-no-invitations = No acepta invitaciones tuyas. Envíale el enlace de la mesa.
problem-no-invitation = Esta invitación ya se usó o tiene más de un día.
problem-cursor = La lista ha cambiado. Vuelve a cargar la página.
problem-no-wish = No estás buscando partida.
problem-yourself = Eres tú.
problem-not-host = Esto es para el anfitrión del servidor.
problem-no-session = No existe esa sesión.
problem-no-report = No existe esa denuncia.
problem-no-line = No existe esa línea.
problem-table-closed = El anfitrión ha cerrado esta mesa.
problem-needs-account = Esta mesa es clasificatoria, solo para cuentas. Crea una cuenta o juega en otra mesa.
problem-handle-taken = Ese alias ya está ocupado. Elige otro.
problem-login-taken = Ese usuario ya está ocupado.
problem-not-over = La partida no ha terminado.
problem-seated = Ya tienes un asiento aquí.
problem-too-large = Es demasiado largo.
problem-content-type = El servidor no ha entendido la petición.
problem-malformed = Esto no es válido: demasiado largo, demasiado corto o con caracteres no permitidos.
problem-no-commitment = Este compromiso no es tuyo, ya se ha usado o es demasiado antiguo.
problem-too-many = Demasiadas peticiones a la vez. Espera un momento.
problem-too-many-tables = Tienes demasiadas mesas sin acabar.
problem-refused = La mesa no lo permite ahora.
problem-not-your-turn = No es tu turno.
problem-stale = Entretanto la mesa ha avanzado.
problem-not-running = La partida no ha empezado, o ha terminado.
problem-no-undo = No hay nada que deshacer.
problem-seat-taken = Ese asiento ya está ocupado.
problem-rules-mismatch = Esta mesa se juega con reglas que este servidor no tiene.
problem-option = Estos asientos y opciones no son compatibles.
problem-review-off = Este servidor no hace análisis.
problem-review-limit = Ya has pedido todos los análisis que se permiten al día. Mañana habrá más.
problem-round-runs = Otras mesas aún juegan con los mismos sorteos. Aquí se abre todo cuando termine la última mesa de la ronda.
problem-review-running = La partida aún no ha terminado. El análisis llega después del final.
problem-review-none = Nadie ha pedido todavía el análisis de esta partida.
problem-review-not-yours = Solo quienes jugaron esta partida pueden pedir su análisis.
problem-no-event = Esa jugada no existe en esta partida.
problem-no-decision = Este asiento no tenía nada que decidir en esa jugada.
problem-no-position = En esta posición ya no queda nada por jugar. Elige una anterior.
