## Correos del servidor. Contienen solo lo que se pidió.

mail-reset-subject = Ilion: una contraseña nueva
mail-reset = Alguien, probablemente tú, ha olvidado la contraseña de la cuenta { $login }. Este enlace permite elegir otra. Sirve una vez, durante 30 minutos:
mail-confirm-subject = Ilion: ¿es tuya esta dirección?
mail-confirm = La cuenta { $login } quiere usar esta dirección para contraseñas olvidadas y, si los activas, para correos con avisos. Si fuiste tú, confírmalo con este enlace antes de 30 minutos:
mail-ignore = Si no fuiste tú, no hagas nada. Sin el enlace no cambia nada.

## Avisos por push y por correo: juegos y nombres, nunca lo oculto ni lo hablado.

notice-turn = Te toca: { $game }, con { $names }
notice-turn-alone = Te toca: { $game }
notice-time-short = Te queda poco tiempo: { $game }, con { $names }
notice-time-short-alone = Te queda poco tiempo: { $game }
notice-invitation = { $name } te invita a una partida: { $game }
notice-friend = { $name } quiere ser tu amigo
notice-unrated = { $name } pide a tu mesa una partida amistosa: { $game }
notice-round = { $name }: empieza una ronda
notice-missing-rules = Una partida espera tu decisión porque faltan sus reglas: { $game }, con { $names }
notice-missing-rules-alone = Una partida espera tu decisión porque faltan sus reglas: { $game }
notice-game-over = La partida ha terminado: { $game }, con { $names }
notice-game-over-alone = La partida ha terminado: { $game }
notice-review-ready = El análisis está listo: { $game }
notice-test = Así se ve un aviso.
notice-several = { $count } avisos
mail-link-once = Cada enlace inicia tu sesión en su mesa y sirve una vez, durante tres días: no lo pases a nadie. Al abrirlo no se juega nada.
mail-off-here = No recibir más correos como este:

## Settings that the server cannot use

database-kind = no se admiten bases de datos «{ $kind }»; usa sqlite:///ARCHIVO o postgresql://HOST/NOMBRE
database-file = una base de datos SQLite debe ser un archivo: sqlite:///ARCHIVO
proxy-unknown = «{ $proxy }» no es un proxy en el que se pueda confiar; nombra su dirección (127.0.0.1) o su red (10.0.0.0/8)
database-in-use = otro servidor{ $process ->
    [none] {""}
   *[other] {" "}(proceso { $process })
} usa { $database }: detenlo antes, o dale a este su propio archivo con --db; varios servidores pueden compartir una base PostgreSQL
database-newer = la base de datos tiene el esquema { $found } de una versión más nueva de Ilion, y esta versión conoce esquemas hasta { $newest }: inicia la versión más nueva, o restaura una copia de seguridad anterior a la actualización
database-read-only = la base de datos { $database } es de solo lectura para este usuario: da permiso de escritura al archivo y a su carpeta, o elige otra con --db
database-closed = no se puede abrir la base de datos { $database }: su carpeta debe existir y admitir escritura
database-damaged = { $database } está dañado o no es una base de datos SQLite: restaura una copia de seguridad, o elige otro archivo con --db
database-full = no queda espacio para la base de datos { $database }
database-unusable = la base de datos { $database } no se puede usar: { $reason }
cannot-listen = el servidor no puede escuchar en { $host }, puerto { $port }: { $reason }; elige otro puerto con --port u otra dirección con --host
processes-unsupported = en este sistema un servidor no puede constar de varios procesos tras un mismo puerto: omite --processes
