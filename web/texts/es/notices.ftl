# La página de avisos

notices = Avisos
notices-badge = Avisos, { $count ->
    [0] ninguno nuevo
    [1] 1 nuevo
   *[other] { $count } nuevos
}
notices-none = Nada nuevo. Aquí verás dónde te toca, las invitaciones y las partidas terminadas.
notices-guest = Los avisos necesitan una cuenta: un invitado solo los ve en la página abierta.
notices-guest-go = Crear una cuenta
notices-all-seen = Marcar todo como visto
notice-new = nuevo
notice-open = Abrir
notice-turn = Te toca: { $title }, con { $names }
notice-turn-alone = Te toca: { $title }
notice-time-short = Te queda poco tiempo: { $title }, con { $names }
notice-time-short-alone = Te queda poco tiempo: { $title }
notice-invitation = { $name } te invita: { $title }
notice-friend = { $name } quiere ser tu amigo
notice-unrated = { $name } pide a tu mesa una partida amistosa: { $title }
notice-round = { $name }: empieza una ronda
notice-missing-rules = Una partida espera tu decisión porque faltan sus reglas: { $title }, con { $names }
notice-missing-rules-alone = Una partida espera tu decisión porque faltan sus reglas: { $title }
notice-game-over = La partida ha terminado: { $title }, con { $names }
notice-game-over-alone = La partida ha terminado: { $title }
notice-review-ready = El análisis está listo: { $title }
notices-what = De qué te avisamos
notices-kind = Motivo
notices-page = En la página
notices-push = por push
notices-mail = por correo
notices-not-by = no { $channel }
notices-turn-live = Te toca, mesa en vivo
notices-turn-live-rule = enseguida, salvo que la mesa esté abierta
notices-turn-days = Te toca, días por turno
notices-turn-days-rule = push tras 5 min, correo tras 30 min, si no has mirado
notices-time-short = Te queda poco tiempo
notices-time-short-rule = cuando queda un cuarto del tiempo
notices-invitation = Una invitación
notices-invitation-rule = los correos se reúnen durante una hora
notices-friend = Una solicitud de amistad
notices-friend-rule = los correos se reúnen durante una hora
notices-unrated = Un invitado pide una partida amistosa
notices-unrated-rule = los correos se reúnen durante una hora
notices-round = Torneo: empieza una ronda
notices-round-rule = enseguida
notices-missing-rules = Partida cuyas reglas faltan
notices-missing-rules-rule = push tras 5 min, correo tras 30 min, si no has mirado
notices-game-over = Partida terminada
notices-game-over-rule = si no lo viste
notices-review-ready = Análisis listo
notices-review-ready-rule = si lo pediste
quiet-hours = Horas de silencio
quiet-on = De noche no se envía nada
quiet-from = Desde
quiet-to = Hasta
quiet-says = De { $from } a { $to } h no se envía nada ({ $zone }). Lo que surja entretanto se envía después en un solo resumen.
push-device = Este dispositivo
push-what = Un aviso push dice el juego y los nombres, nunca nada oculto. Lo entrega, cifrado, el fabricante de tu navegador.
push-switch-on = Activar push
push-switch-off = Desactivar push
push-is-on = Push está activado en este navegador.
push-test = Enviarme una prueba
push-sent = { $count ->
    [0] Ningún dispositivo lo aceptó.
    [1] Enviado a 1 dispositivo.
   *[other] Enviado a { $count } dispositivos.
}
push-no-https = Push necesita una dirección con https. Pídesela al anfitrión.
push-unsupported = Este navegador no admite push.
push-denied = Has prohibido los avisos a esta página; los ajustes de tu navegador pueden permitirlos.
push-unreachable = No se puede alcanzar el servicio push de este navegador.
push-others = Otros dispositivos
push-unknown-device = dispositivo desconocido
push-remove = Quitar
notices-mail-is = Los correos van a { $mail }.
notices-mail-choose = No se envía ningún correo antes de que lo actives aquí, tipo por tipo.
notices-mail-none = Añade primero una dirección a tu cuenta.
notices-mail-account = Ir a tu cuenta
notices-mail-off = Este servidor no envía correo.
notices-mail-bounced = Tres correos fueron rechazados y el correo se desactivó. Revisa la dirección de tu cuenta y actívalo de nuevo.
unsubscribe = No más correos
unsubscribe-done = Los correos con avisos están desactivados. Puedes activarlos de nuevo en la página de tus avisos.
unsubscribe-ask = ¿Desactivar todos los correos con avisos?
unsubscribe-go = Desactivarlos
opening-table = Abriendo la mesa
open-other-account = { $name } tiene la sesión abierta aquí, pero este enlace es de otra persona. Si sigues, se cierra la sesión de { $name } en este navegador.
open-other-guest = El invitado { $name } tiene la sesión abierta aquí, pero este enlace es de otra persona. Si sigues, este navegador pierde al invitado y sus partidas.
open-replace = Iniciar sesión con el enlace
open-stay = Seguir como { $name }
open-sign-in = Iniciar sesión
