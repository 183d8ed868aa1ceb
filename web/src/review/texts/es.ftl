# El análisis de una partida terminada

review = Análisis
review-colon = Análisis:
window-title = Análisis: { $title } · Ilion

## Cómo se hace
loading = Un momento…
not-asked = Nadie ha pedido todavía el análisis de esta partida.
ask-review = Analizar la partida
ask-note = Un bot recorre toda la partida. Tarda unos minutos, y el resultado queda para todos los que pueden ver la partida.
only-players-ask = Quienes jugaron esta partida pueden pedirlo.
wait-queued = El análisis espera en la cola, en el puesto { $position }.
wait-running = El bot está recorriendo la partida.
wait-progress = Cuánto lleva hecho el análisis
wait-note = Puedes salir de esta página: el análisis estará aquí cuando vuelvas.
ready-seconds = Listo en unos { $number } s.
ready-minutes = Listo en unos { $number } min.
review-coming = El análisis está en marcha.
review-offer = ¿Dónde se decidió esta partida? Un bot la recorre jugada a jugada.
open-review = Abrir el análisis
refining = El bot sigue examinando más de cerca las decisiones que más pesaron. Las cifras pueden cambiar un poco.
offline = Se ha perdido la conexión. Esta página vuelve a intentarlo por sí sola.

## Causas
cause-luck = azar
cause-own = tú
cause-own-of = { $name }
cause-others = los demás
cause-luck-short = Azar:
cause-own-short = Decisiones propias:
cause-others-short = Decisiones de los demás:

## Asientos y sumas
seats = En la mesa
whose-eyes = ¿con los ojos de quién?
where-it-went = Qué marcó la diferencia
in-points = puntos de 100
fall-start = al principio
fall-luck = azar
fall-own = tus decisiones
fall-own-of = decisiones de { $name }
fall-others = decisiones de los demás
fall-end = al final
falls-note = { $sum }. Cada cambio tiene una sola causa.
falls-stand-in = Del cambio debido a las decisiones, { $points } vienen de un bot que jugó en este asiento.
percent = { $points } %
percent-sign = %
give-or-take = , más o menos { $points }

## Decisiones
your-decisions = { $number ->
    [one] Tu única decisión
   *[other] Tus { $number } decisiones
}
decisions-of = { $number ->
    [one] Una decisión de { $name }
   *[other] { $number } decisiones de { $name }
}
grades-better = mejores que el bot
grades-good = igual de buenas
grades-inaccuracy = imprecisiones
grades-mistake = errores
grades-blunder = errores graves
grade-better = mejor que la elección del bot
grade-good = tan buena como la elección del bot
grade-inaccuracy = imprecisión
grade-mistake = error
grade-blunder = error grave

## El gráfico
chart = Probabilidad de ganar, según lo que sabía cada uno
chart-keys = Las flechas van de jugada en jugada; Inicio y Fin, al principio y al final. La letra t va al siguiente momento decisivo y la m al siguiente error; con Mayúsculas, hacia atrás.
chart-as-table = El gráfico como tabla
column-move = Jugada
column-cause = Causa
column-from = De
column-to = A
column-words = Qué pasó
move-of = jugada { NUMBER($number, useGrouping: 0) } de { NUMBER($moves, useGrouping: 0) }
chance = Probabilidad de { $name }: { $points } %
chance-you = Tu probabilidad: { $points } %
steps = Paso a paso
turn-of-seat = turno de
turn-of-you = es tu turno

## Momentos decisivos
turning-points = Momentos decisivos
for-you = para ti
for-name = para { $name }
turning-order = Orden de los momentos decisivos
by-size = por tamaño
by-time = en orden
no-turning = Nada en esta partida cambió mucho las probabilidades de este asiento.
at-move = jugada { NUMBER($number, useGrouping: 0) }
from-to = { $from } → { $to } %
detail-lapse-you = { $grade }, el bot { $best } → tú { $played } %
detail-lapse = { $grade }, el bot { $best } → { $name } { $played } %
decision-you = tu decisión
decision-of = decisión de { $name }
resigned-you = abandonaste
resigned-by = { $name } abandonó
turning-you-rises = Tu probabilidad sube del { $from } al { $to } por ciento.
turning-you-falls = Tu probabilidad baja del { $from } al { $to } por ciento.
turning-rises = La probabilidad de { $name } sube del { $from } al { $to } por ciento.
turning-falls = La probabilidad de { $name } baja del { $from } al { $to } por ciento.

## Un momento
board-at = El tablero en la jugada { NUMBER($number, useGrouping: 0) }, como lo veía { $name }; de dos jugadas, la del bot es dorada y la que se hizo va a trazos
board-at-you = El tablero en la jugada { NUMBER($number, useGrouping: 0) }, como lo veías; de dos jugadas, la del bot es dorada y la que se hizo va a trazos
move-number = Jugada { NUMBER($number, useGrouping: 0) }
beginning = El principio
beginning-note = La probabilidad que tenía cada uno antes de la primera jugada, según lo que podía saber.
you-played = Tú
name-played = { $name }
the-bot = El bot
same-as-bot = El bot habría jugado lo mismo.
too-close = Demasiado igualado: la diferencia es menor que el doble de su incertidumbre.
as-good = Tan buena como la elección del bot.
forced = Aquí no había elección.
not-compared = Esta decisión no se compara con la del bot: solo aparece en el gráfico.
what-luck = Decidió el azar: aquí nadie eligió.
what-resignation = Quien abandona ya no tiene probabilidades.
practise = Practicar desde aquí
practise-note = Una mesa nueva desde esta posición, no clasificatoria. En los demás asientos juegan bots, y lo que no podías saber se sortea de nuevo.
practise-level = Nivel de los bots
practise-go = Empezar
bot-goes-on = Ver cómo sigue el bot

## Aprender
learn-mine = Aprender de mis errores ({ $number })
learn-of = Aprender de los errores de { $name } ({ $number })
learn-title = Encuentra una jugada mejor: { $number } de { $all }
learn-question = Jugada { NUMBER($number, useGrouping: 0) }. Aquí había algo mejor. ¿Qué jugarías?
learn-choose = Elige una jugada
learn-judging = El bot está pensando…
learn-answer = Tu respuesta
learn-then = En la partida
learn-best = Encontrada: el bot también la jugaría.
learn-better = Mejor que la elección del bot.
learn-good = Tan buena como la elección del bot.
learn-inaccuracy = Casi. El bot tiene algo un poco mejor.
learn-mistake = Todavía no: eso también cuesta probabilidades.
learn-blunder = No: eso cuesta muchísimo.
learn-next = Siguiente posición
learn-finish = Terminar
learn-done = Todo hecho
learn-sum = { $found } de { $all } respuestas tan buenas como las del bot.
learn-back = Volver al análisis

## Compartir
share = Compartir
share-link = Enlace a este momento
picture = Imagen
picture-failed = Este navegador no ha podido hacer la imagen.
card-moves-of = { $name }: jugadas
card-moment = Jugada { NUMBER($number, useGrouping: 0) }: { $from } → { $to } %
colour-pR = rojo
colour-pY = amarillo
colour-pB = azul
colour-pG = verde
colour-pW = blanco
colour-pK = negro
colour-pGr = griegos
colour-pT = troyanos
colour-pN = asiento

## El final
sum-start = principio
sum-luck = azar
sum-own = tus jugadas
sum-own-of = jugadas de { $name }
sum-others = los demás
sum-end = final
weighed-most = La jugada { NUMBER($number, useGrouping: 0) } fue la que más pesó:

## Honradez
good-to-about = Las cifras valen con una incertidumbre de unos ± { $points }. Solo se califican las diferencias mayores que el doble de su incertidumbre; { $close ->
    [0] ninguna decisión estaba demasiado igualada.
    [one] { $close } decisión estaba demasiado igualada.
   *[other] { $close } decisiones estaban demasiado igualadas.
}
need-not-add-up = Las líneas no tienen por qué sumar 100: cada uno sabía algo distinto.
by-bot = Juzgado por el bot de nivel «{ $level }» de la versión { $release }, con { $searches } búsquedas.
bot-strength = Su puntuación en este juego es { $rating }; el nivel inferior, «{ $level }», tiene { $below }.
by-turns = En esta partida larga las probabilidades se calculan turno a turno.
how-calculated = Cómo se calcula
method-knew = Una línea muestra la probabilidad de que gane ese asiento, según todo lo que sabía en ese momento y nada más, si desde ahí todos jugaran como el bot. Las cartas que no podía ver se sortean de nuevo muchas veces.
method-causes = Cada evento tiene una sola causa, y a ella va todo el cambio: una carta robada o un dado, al azar; una decisión, a quien la tomó. Así, principio, azar, decisiones propias y decisiones de los demás suman el final.
method-luck = Antes de un sorteo, la probabilidad es la media de todo lo que puede salir. Por eso, en muchas partidas el azar tiende a cero. Lo que salió oculto antes y se descubre por la jugada de otro cuenta como decisión suya.
method-grades = Una decisión se compara con la del bot en los mismos mundos. Desde 3 puntos de 100 la pérdida es una imprecisión, desde 8 un error, desde 20 un error grave, y solo si supera el doble de su incertidumbre.
method-bot = El bot es un programa con sus debilidades. Una calificación dice qué habría preferido él, no qué es verdad. Su fuerza en este juego está en la documentación de los bots.
method-limits = Las ofertas y las conversaciones solo se juzgan según la respuesta que daría el bot, así que no llevan calificación. Los análisis nunca cuentan para la clasificación.

## Cuenta
figures = Tus partidas analizadas
figures-games = { $number ->
    [one] { $number } partida
   *[other] { $number } partidas
}
figures-luck = Azar: { $mean } puntos por partida, entre { $low } y { $high }
figures-own = Decisiones propias: { $mean } puntos por partida, entre { $low } y { $high }
figures-note = En comparación con el bot que las juzgó. Los intervalos contienen la media verdadera en 19 de cada 20 casos; el azar tiende a 0.
