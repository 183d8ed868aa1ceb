# What `ilion bench` says.
game = juego
rules = reglas
package = paquete
seats = asientos
compiled = compiladas
interpreted = interpretadas
playouts = partidas/s
moves = jugadas/s
moves-python =
    jugadas/s
    desde Python
copy =
    copia
    µs
view =
    vista
    µs
bytes =
    bytes
    por estado
legal-moves =
    jugadas
    legales
python =
    desde
    Python
native =
    bucle
    nativo
step =
    AEC,
    paso solo
wrapped =
    AEC,
    envuelto
vector =
    { $number }
    a la vez
ours = nuestro
theirs = suyo
iterations = iteraciones/s
relative-to =
    respecto a
    { $peer }
played-out = { $game }, jugado hasta el final
measuring = midiendo
how-engine = Un núcleo, rondas ({ $rounds }) de { $seconds } s de procesador por número, todos los números por turno; medianas de las rondas. Una jugada es la decisión de un asiento; los sorteos se hacen pero no se cuentan. Las partidas son enteras y al azar, con ilion.playouts; desde Python cada jugada es n_legal, apply_nth y deal. Copia y vista se miden en estados de partidas al azar; los bytes son los del estado.
how-search = Tiempo de procesador, un hilo, medianas de rondas ({ $rounds }) en las que cada número se midió una vez. Se busca para el asiento que juega, { $few } iteraciones en cada una de { $positions } posiciones repartidas por una partida al azar. Una de nuestras iteraciones vuelve a sortear el mundo, baja por el árbol y evalúa la posición; jugada hasta el final, antes juega al azar hasta acabar, como el ISMCTSBot de OpenSpiel.
how-peers = Decisiones de asientos por segundo, en un núcleo, rondas ({ $rounds }) de { $seconds } s de procesador por número, todos por turno, medianas de las rondas. Desde Python: las llamadas propias de cada paquete para una partida al azar. Bucle nativo: partidas enteras al azar sin Python (ilion.playouts; el RandomRolloutEvaluator de OpenSpiel, con sus jugadas estimadas por la duración media de sus partidas). AEC: una partida grabada en PettingZoo, step() sin envolturas, y last() y step() con las envolturas habituales. A la vez: ilion.envs.vector, el SyncVectorEnv de OpenSpiel, un bucle compilado de pgx. Una razón es nuestro ritmo dividido por el suyo en la misma ronda, para juegos cuyos números medios de jugadas legales difieren como mucho en un factor { $comparable }.
long-search = A mitad de esa partida, una búsqueda de { $seconds } s de procesador hace estas iteraciones: { $counts }.
largest-search = En la mayor posición de una partida al azar de { $title } (asientos: { $seats }, jugadas: { $moves }), la más lenta de { $answers } respuestas llegó { $late } ms después de su plazo de { $seconds } s. La búsqueda ocupa { $memory } MB.
not-compared = No comparados, por no estar instalados: { $packages }. En un clon de Ilion, { $command } los instala.
no-openspiel = OpenSpiel no está instalado: { $command }
no-environments = la comparación necesita los entornos de investigación: en un clon, { $command } los instala
