hint-best = La mejor jugada parece ser { $move }: { $words }
hint-worth = { $move }: { $percent } % de probabilidad de ganar, probada { $visits ->
        [one] una vez
       *[other] { $visits } veces
    } – { $words }
hint-only = Solo hay una jugada: { $move }.
hint-close = La segunda mejor, { $move }, es casi igual de buena.
hint-better = Parece algo mejor que la segunda, { $move }.
hint-clear = Es claramente mejor que la segunda, { $move }.
external-gone = El programa ha terminado{ $code ->
        [none] .
       *[other] {" "}con el código { $code }.
    }
external-late = El programa no ha respondido en { $seconds } s.
external-nonsense = El programa ha respondido «{ $answer }», que no es un objeto JSON con «move».
external-illegal = El programa ha respondido con la jugada «{ $answer }», que no está entre las ofrecidas.
external-missing = No se puede iniciar el programa { $command }: { $why }.
external-unasked = El programa ha escrito «{ $answer }» sin que se le preguntara. Una línea por petición, y todo lo demás en la salida de errores.

## Bots that cannot be made

no-bot = no hay ningún bot «{ $id }»; para { $title } hay { $bots }
no-setting = { $kind } no tiene ningún ajuste «{ $setting }»; los ajustes: { $settings }
no-settings = { $kind } no tiene ajustes, así que tampoco «{ $setting }»
setting-number = { $kind }: { $setting } debe ser un número, como en { $setting }=1, no «{ $given }»
setting-share = { $kind }: { $setting }={ $given } no es posible; debe estar entre 0 y 1
setting-positive = { $kind }: { $setting }={ $given } no es posible; debe ser mayor que 0
setting-not-negative = { $kind }: { $setting }={ $given } no es posible; debe ser 0 o más
class-form = «{ $given }» no nombra ninguna clase: escribe ARCHIVO.py:NOMBRE o MÓDULO:NOMBRE, con ajustes como en my_bot.py:MyBot:depth=2
class-missing = { $where } no tiene ninguna clase { $class } que extienda ilion.bots.Bot
class-settings = no se puede crear { $class } con los ajustes «{ $settings }»: { $reason }
class-not-loadable = no se puede cargar { $where }: { $reason }
class-setting-form = «{ $given }»: el ajuste «{ $setting }» debe leerse NOMBRE=VALOR
command-unreadable = no se puede leer la orden «{ $command }»: { $reason }
command-missing = un programa bot necesita una orden que lo inicie, como «python my_bot.py»
illegal-choice = el bot { $bot } eligió { $move }, que no está permitido: { $reason }
bot-failed = el programa bot «{ $name }» ha fallado. { $failure }
with-error-output =
    { $failure }
    Su salida de errores termina con:
    { $output }
class-failed = el bot «{ $name }» ha fallado. { $failure }
class-raised = En la decisión { $decision } del asiento { $seat } ({ $game }), { $class } lanzó { $error }
class-no-action = En la decisión { $decision } del asiento { $seat } ({ $game }), { $class } devolvió { $answer }, que no es una acción: un bot devuelve uno de los números de world.legal_actions().
class-illegal = En la decisión { $decision } del asiento { $seat } ({ $game }), { $class } eligió la acción { $answer }, que { $clause } prohíbe: un bot devuelve uno de los números de world.legal_actions().
class-raised-after = En { $method }(), { $class } lanzó { $error }
with-frames =
    { $failure }
    Ocurrió aquí, con la última llamada al final:
    { $output }
with-report =
    { $failed }
    El informe completo, con la posición y todas las llamadas, está en { $file }.

## No hint

no-hint-over = la partida ha terminado
no-hint-draw = no le toca a ningún asiento: ahora hay un sorteo
no-hint-bot = este bot no puede explicar sus jugadas
