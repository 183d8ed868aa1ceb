# Horus

title = Horus

## Words
terrain-desert = desierto
    .el = el desierto
    .del = del desierto
terrain-hills = colinas
    .el = las colinas
    .del = de las colinas
terrain-farmland = cultivos
    .el = los cultivos
    .del = de los cultivos
terrain-marsh = pantano
    .el = el pantano
    .del = del pantano
tile-desert = desierto
tile-hills = colinas
tile-farmland = cultivos
tile-marsh = pantano
tile-river = río
tile-temple = templo de Horus
tile-necropolis = necrópolis
kind-desert = el desierto
    .al = al desierto
kind-hills = las colinas
    .al = a las colinas
kind-farmland = los cultivos
    .al = a los cultivos
kind-marsh = el pantano
    .al = al pantano
kind-river = el río
    .al = al río
kind-temple = el templo
    .al = al templo
kind-necropolis = la necrópolis
    .al = a la necrópolis
kind-end = un extremo del río
    .al = a un extremo del río
side-north = norte
side-east = este
side-south = sur
side-west = oeste
pile-desert = desierto
pile-hills = colinas
pile-farmland = cultivos
pile-marsh = pantano
pile-river = río/necrópolis
use-river = río
use-necropolis = necrópolis
region-desert = desierto
region-hills = colinas
region-farmland = cultivos
region-marsh = pantano
colour-white = blanco
    .fem = blanca
colour-blue = azul
    .fem = azul
colour-black = negro
    .fem = negra
colour-yellow = amarillo
    .fem = amarilla
centre-desert = desierto
centre-hills = colinas
centre-farmland = cultivos
centre-marsh = pantano
centre-any = libre
control-alone = control único
control-shared = control compartido
place-land = valor simple
place-temple = valor doblado por el templo
place-island = valor doblado (isla)
place-both = valor cuadruplicado: templo e isla
act-place = colocar una loseta
act-stone = elegir una loseta para una piedra
act-card = jugar una carta
act-pile = tomar una loseta de una pila
act-end = reemplazar un extremo del río
act-use = elegir el uso de una loseta de río/necrópolis
act-pass = renunciar a una piedra
awaited-place = un lugar para la loseta en mano
awaited-end = el extremo que reemplaza la loseta de río
awaited-relay = un lugar para el extremo en mano
awaited-use = el uso de la loseta de río/necrópolis
awaited-card = una carta de Horus o la carta del Nilo
awaited-pile = una pila
awaited-stone = una loseta para la piedra
awaited-from = la loseta cuya piedra se va a mover
awaited-to = la loseta a la que va la piedra

## What is awaited
prompt-deal = { $seat-you ->
    [yes] { $seat-start } recibes
   *[no] { $seat-start } recibe
} una carta.
prompt-bag = Se saca una loseta de la bolsa.
prompt-place = Coloca la loseta de { $tile }.
prompt-place-river = Coloca la loseta de río junto al río.
prompt-place-temple = Coloca el templo de Horus junto al río, sin tocar tierra.
prompt-place-necropolis = Coloca la necrópolis.
prompt-end = Una loseta de río de la bolsa: elige el extremo que reemplaza.
prompt-relay = Vuelve a colocar el extremo { $side } junto a cualquier loseta de río.
prompt-relay-here = Vuelve a colocar el extremo { $side } junto a la loseta de río recién colocada.
prompt-use = Una loseta de río/necrópolis: ¿como río, en lugar de un extremo o como necrópolis?
prompt-card = Juega una carta de Horus o la carta del Nilo.
prompt-card-only = Juega una carta de Horus.
prompt-card-nile = Sin cartas de Horus: juega la carta del Nilo.
prompt-pile = La carta no indica terreno: elige una pila.
prompt-stone = Pon una piedra en una región de tamaño { $size }.
prompt-stone-may = Pon una piedra en una región de tamaño { $size }, o pasa.
prompt-from = Carta del Nilo: elige una piedra tuya en una región junto al río.
prompt-to = Mueve la piedra { $source } a otra región junto al río.
prompt-refill = { $seat-you ->
    [yes] { $seat-start } robas
   *[no] { $seat-start } roba
} una carta.
prompt-ended = La partida ha terminado.

## Moves and draws
move-place =
    { $tile } { $where ->
        [north] en el norte
        [east] en el este
        [south] en el sur
        [west] en el oeste
        [north-edge] en el borde norte
        [east-edge] en el borde este
        [south-edge] en el borde sur
        [west-edge] en el borde oeste
       *[other] en el centro
    }, junto { $a_kind-al }{ $b_kind ->
        [none] { "" }
       *[other] { " " }y { $b_kind-al }
    }
move-relay =
    colocar de nuevo el extremo { $side } { $where ->
        [north] en el norte
        [east] en el este
        [south] en el sur
        [west] en el oeste
        [north-edge] en el borde norte
        [east-edge] en el borde este
        [south-edge] en el borde sur
        [west-edge] en el borde oeste
       *[other] en el centro
    }{ $a_kind-id ->
        [river] { "" }
       *[other] , junto { $a_kind-al }{ $b_kind ->
            [none] { "" }
           *[other] { " " }y { $b_kind-al }
        }
    }
move-replace = reemplazar el extremo { $side } por una loseta de río
move-use = colocar la loseta como { $use }
move-play = jugar la carta { $centre } { $number }
move-nile = jugar la carta del Nilo
move-pass = sin piedra
move-pile = tomar una loseta de la pila de { $pile }
move-stone = poner una piedra en { $region }, tamaño { $size }
move-from = retirar la piedra { $region }, tamaño { $size }
move-to = poner la piedra en { $region }, tamaño { $size }
move-tile = loseta sacada de la bolsa: { $tile }
move-draw = { $seat-you ->
    [yes] { $seat-name } robas
   *[no] { $seat-name } roba
} la carta { $centre } { $number }
move-draw-veiled = { $seat-you ->
    [yes] { $seat-name } robas
   *[no] { $seat-name } roba
} una carta
move-draw-dead = { $seat-you ->
    [yes] { $seat-name } robas
   *[no] { $seat-name } roba
} la carta { $centre } { $number }, que se descarta: su terreno está agotado

## Previews
preview-region = región
preview-size = losetas
preview-worth = puntos
preview-leaders = la controla el asiento
preview-merges = regiones unidas
preview-closes = cerrada a piedras desde ahora
preview-stuck = extremos sin salida
preview-changes = puntuación
preview-tiles_left = losetas que quedan en la pila
preview-sizes = piedra en una región de
preview-exhausts = última loseta: todos descartan estas cartas
preview-last_turn = la partida acaba con este turno
preview-places = lugares posibles

## Refusals
refusal-not-now = No es momento de { $act }: se espera { $awaited }.
refusal-no-such-tile = No hay ninguna loseta número { $number } en la mesa: la última es la { $last }.
refusal-no-tile-there = No hay ninguna loseta ahí.
refusal-off-the-table = { $at } está fuera de la mesa: las coordenadas van de { $least } a { $most }.
refusal-overlap = Una loseta ahí se solaparía con { $kind }.
refusal-corner = Una loseta ahí solo tocaría { $kind } por una esquina: hace falta al menos medio lado.
refusal-touches-nothing = Una loseta ahí no tocaría ninguna otra.
refusal-lowest-tile = El lugar { $at } se numera según la loseta en { $other }, la primera de las que lo tocan.
refusal-blocks-end = Una loseta ahí bloquearía el extremo { $side } del río: no podría avanzar dos veces.
refusal-not-at-the-river = Ese lugar no toca el río: { $tile-id ->
    [temple] el templo de Horus
   *[other] una loseta de río
} debe tocarlo.
refusal-temple-beside = Al colocarse, el templo no puede tocar { $kind }.
refusal-not-at-its-tile = El extremo { $side } debe tocar la loseta de río que lo ha reemplazado; ese lugar no la toca.
refusal-end-not-at-the-river = El extremo { $side } debe tocar una loseta de río; ese lugar no toca ninguna.
refusal-end-blocked-there = El extremo { $side } quedaría bloqueado ahí: no podría avanzar dos veces.
refusal-end-has-no-place = El extremo { $side } no se puede reemplazar: no hay donde volver a colocarlo.
refusal-must-replace = Una loseta de río de la bolsa debe reemplazar un extremo.
refusal-no-room = No hay lugar donde colocar la loseta como { $kind-id ->
    [river] río
   *[other] necrópolis
}.
refusal-not-in-hand = La carta { $centre } { $number } no está en tu mano.
refusal-nile-gone = La carta del Nilo ya se ha jugado.
refusal-pile-empty = La pila de { $pile } está vacía.
refusal-no-region = No puede haber una piedra ahí: { $kind } no forma parte de ninguna región.
refusal-has-a-stone = Ya hay una piedra { $colour-fem } ahí.
refusal-closed = Esa región ({ $terrain }) tiene { $size } losetas: con seis o más, una región no admite piedras.
refusal-size = Esa región ({ $terrain }) es de tamaño { $size }; la carta pide tamaño { $wanted }.
refusal-size-first = Esa región ({ $terrain }) es de tamaño { $size }; en el primer turno toda carta cuenta como 1.
refusal-stone-must = Se puede poner una piedra en una región de tamaño { $wanted }, así que hay que hacerlo.
refusal-no-stone-there = No hay ninguna piedra ahí.
refusal-not-your-stone = Esa piedra es { $colour-fem }, no tuya.
refusal-region-not-at-the-river = Esa región ({ $terrain } de tamaño { $size }) no toca el río.
refusal-same-region = Esa loseta está en la misma región: la piedra debe ir a otra.
refusal-nowhere-else = Ninguna otra región junto al río tiene una loseta libre para esa piedra.

## Score
score-region = { $terrain } de tamaño { $size } en { $at }, { $stones ->
    [1] una piedra
   *[other] { $stones } piedras
}, { $control }, { $place }
score-compensation = no empezó
ending = Las pilas de { $a_pile } y { $b_pile } están vacías.
label-ending = dos pilas vacías

## La mesa en texto

short-river = r
short-temple = t
short-island = i
terminal-legend = nombre losetas→puntos piedras, de más a menos, = compartida ({ short-river } río, { short-temple } templo, { short-island } isla)
terminal-closed = cerrada
terminal-piles = Pilas
terminal-bag = Bolsa
terminal-out = Fuera
terminal-hand = Mano
terminal-empty = vacía
terminal-played = Jugada
terminal-lay = Por colocar
terminal-count = { $tile } { $number }
terminal-seat = Asiento { $seat }
terminal-points = puntos { $number }
terminal-stones = piedras { $number }
terminal-cards = cartas { $number }
terminal-nile = Nilo
terminal-card = { $centre } { $number }
terminal-first-turn = (primer turno: cuenta como 1)
terminal-tile = { $tile } ({ $tile-id })
terminal-either = río o necrópolis
terminal-end = extremo { $end }

## Clauses
HO-1 = Hay 120 losetas cuadradas: veinte de desierto, veinte de colinas, veinte de cultivos y veinte de pantano, y cuarenta especiales: tres losetas iniciales, el templo de Horus y 36 losetas de río.
HO-2 = La bolsa contiene doce losetas de cada terreno, dieciséis de río y el templo. Cuatro pilas boca arriba tienen ocho losetas de un terreno cada una, y una quinta, veinte losetas de río/necrópolis. La opción «Losetas por pila» pasa a la bolsa una o dos más de cada terreno (siete o seis en la pila) o dos menos (diez).
    .ruling = Reconstrucción nuestra: el reglamento separa las losetas por su dorso y no dice cuántas llevan cada uno. La opción «Losetas por pila» con el valor «Seis», «Siete» o «Diez» cambia el reparto.
HO-3 = Hay cincuenta cartas de Horus, cada una con un terreno o un interrogante («libre») en el centro y un número del 1 al 5 o un interrogante. Cada terreno tiene dos cartas de cada número y una con interrogante; «libre» tiene una de cada.
    .ruling = Reconstrucción nuestra: el reglamento da el número de cartas y lo que muestran, no cuántas veces. Un reparto igual da exactamente cincuenta.
HO-4 = Cada jugador tiene veinte piedras de un color (blanco, azul, negro, amarillo) y una carta del Nilo.
HO-5 = Con dos o tres jugadores nada cambia, salvo que las piedras y cartas del Nilo sobrantes se quedan en la caja.
HO-6 = Las losetas se tocan por un lado entero o exactamente por medio lado, nunca inclinadas. Las coordenadas son medias losetas: una loseta en x,y cubre de x a x+1 y de y a y+1. Dos losetas se tocan si una coordenada difiere en 2 y la otra como mucho en 1; se solapan si ninguna difiere en más de 1. Una esquina no es contacto.
    .ruling = Decisión nuestra: el reglamento solo habla de lados enteros y medios, así que una esquina no es contacto, ni para las regiones, ni para el río, ni para el templo.
HO-7 = La mesa es finita: las coordenadas de las losetas van de −64 a 63, y más allá no hay lugar libre.
    .ruling = Decisión nuestra: un programa necesita un borde de la mesa. Está mucho más lejos de lo que llegan las partidas.
HO-8 = Una loseta nueva no debe solaparse con ninguna y debe tocar al menos una ya colocada, de cualquier clase. Las clases no tienen que coincidir, y pueden quedar huecos.
HO-9 = Al principio la pirámide está en 0,0 y los dos extremos del río, las barcas, en −2,0 y 2,0. Las tres losetas son río a todos los efectos.
    .ruling = Reconstrucción nuestra: el reglamento muestra el comienzo en una imagen que no tenemos. Como llama a las tres losetas el principio del río, cuentan como río en todo.
HO-10 = Una región es el conjunto de losetas de un mismo terreno que se tocan, directamente o a través de otras de ellas. Río, templo y necrópolis no forman parte de ninguna.
HO-11 = El río tiene siempre dos extremos, y ninguna loseta, ni siquiera un extremo, puede bloquear uno: cada extremo debe poder avanzar a un lugar libre que lo toque, de modo que después ambos extremos sigan teniendo un lugar libre que los toque. Se juzga cuando la colocación está completa; reemplazar un extremo y volver a colocarlo son una sola cosa. Un extremo solo se puede elegir si se puede volver a colocar. Una loseta que no se puede colocar sale del juego: si viene de una pila, cuenta como tomada; tras un río de la bolsa no sigue ninguna loseta de río/necrópolis; tras la loseta de una carta sí sigue la piedra.
    .ruling = Decisión nuestra: el reglamento prohíbe bloquear un extremo y no dice cuándo lo está. Pedimos que cada extremo pueda avanzar aún y que después ambos puedan avanzar una vez más. Qué pasa con una loseta que no se puede colocar también es decisión nuestra.
HO-12 = Las cartas de Horus se barajan y se reparten cinco a cada mano, empezando por el primer jugador; el resto es el mazo. Empieza el primer asiento y se sigue en el sentido de las agujas del reloj.
    .ruling = Decisión nuestra: según el reglamento empieza el más joven. Aquí es el primer asiento; una mesa puede sortear los asientos. El orden de reparto es nuestro.
HO-13 = Primera acción: sacar una loseta de la bolsa y colocarla. Un terreno puede ir a cualquier lugar permitido.
HO-14 = Una loseta de río sacada de la bolsa ocupa el lugar de uno de los dos extremos, y ese extremo se vuelve a colocar junto a ella. Después el jugador debe tomar una loseta de río/necrópolis y colocarla, si queda alguna.
    .ruling = Decisión nuestra: el reglamento no dice qué pasa cuando no quedan losetas de río/necrópolis. Entonces no se toma ninguna.
HO-15 = El templo debe colocarse junto al río, en ese momento no puede tocar terreno ni necrópolis y no puede bloquear un extremo. Si es imposible, sale del juego y no se saca nada más. Más tarde cualquier loseta puede colocarse junto a él.
    .ruling = Decisión nuestra: el reglamento retira del juego un templo que no se puede colocar y no habla de sacar otra loseta, así que no se saca.
HO-16 = Cuando la bolsa está vacía, se salta la primera acción.
    .ruling = Decisión nuestra: el reglamento no habla de una bolsa vacía. Nada más en el turno depende de ella.
HO-17 = Segunda acción: jugar una carta de Horus o, una vez por partida, la carta del Nilo en su lugar.
HO-18 = Tercera acción: tomar una loseta de la pila del terreno de la carta y colocarla. Un interrogante permite cualquier pila que no esté vacía, también la de río/necrópolis.
HO-19 = Cuarta acción: poner una piedra en una loseta sin piedra, en cualquier región que tenga exactamente tantas losetas como indica el número de la carta; un interrogante permite de 1 a 5. Las regiones de seis o más están cerradas. Si es imposible, o no quedan piedras, se salta; si no, es obligatoria, salvo que la opción «Poner una piedra» esté en «Opcional».
    .ruling = Decisión nuestra: el reglamento dice a la vez que la carta fija dónde debe ir una piedra y que se puede poner una. Lo tomamos como obligación. La opción «Poner una piedra» con el valor «Opcional» permite renunciar.
HO-20 = En el primer turno de cada jugador, el número de toda carta cuenta como 1, también un interrogante. Una carta del Nilo jugada entonces gasta ese primer turno.
    .ruling = Decisión nuestra: el reglamento cuenta toda carta como 1 en la primera ronda y no habla de interrogantes ni de la carta del Nilo. El número vale 1 en todo caso, un interrogante en el centro conserva su sentido y nadie tiene un segundo primer turno.
HO-21 = Una loseta de río/necrópolis se coloca o bien como río, en cualquier lugar libre que toque el río o en lugar de un extremo, que luego se coloca junto a cualquier loseta de río; o bien como necrópolis, en cualquier sitio, como un terreno.
    .ruling = Decisión nuestra: el reglamento permite al extremo cualquier loseta del río; contamos el otro extremo como una de ellas.
HO-22 = Quinta acción: robar hasta tener cinco cartas; con ello acaba el turno. Una carta jugada va enseguida a los descartes. Cuando hay que robar y no quedan cartas, los descartes se barajan y forman un mazo nuevo, sin las de un terreno agotado.
    .ruling = Decisión nuestra: el reglamento hace de los descartes el nuevo mazo cuando este se agota. Que la carta jugada esté entre ellos, y que solo ocurra cuando hace falta una carta, es nuestro.
HO-23 = Cuando se toma la última loseta de una pila de terreno, antes de colocarla, todos descartan sus cartas de ese terreno. Los demás roban enseguida hasta cinco, en el sentido de las agujas del reloj desde la izquierda del jugador activo; este lo hace en su quinta acción. Las cartas de ese terreno que se roben más tarde se descartan a la vista y se reemplazan. Una carta ya jugada sigue contando.
    .ruling = Decisión nuestra: el reglamento dice que todos descartan y vuelven a robar enseguida, no en qué orden. Lo hacemos al tomar la última loseta, primero los demás; el jugador activo roba en su momento habitual.
HO-24 = Quien no tiene cartas de Horus debe jugar la carta del Nilo; quien no tiene ni unas ni otra se salta las acciones segunda, tercera y cuarta.
    .ruling = Decisión nuestra: el reglamento no habla de una mano sin cartas de Horus. Con nuestros números de losetas y cartas no puede ocurrir.
HO-25 = La carta del Nilo: coloca dos losetas de río/necrópolis una tras otra, o las que queden. Después mueve una de tus piedras de una región que toque el río a una loseta sin piedra de otra región que toque el río, sean del tamaño que sean. Ambas cosas son obligatorias si son posibles. No se pone piedra ni se roba carta. La carta del Nilo sale entonces del juego.
    .ruling = Decisión nuestra: el reglamento dice que la carta del Nilo permite dos losetas y luego mover una piedra, y no qué vale si una parte es imposible. Tomamos ambas partes como obligatorias en lo posible; la carta se puede jugar aunque no quede ninguna loseta.
HO-26 = Cuando dos de las cinco pilas están vacías, se completa el turno y la partida termina. El final nombra las dos que se agotaron primero, en ese orden. Desde ese momento no se descarta ni se roba ninguna carta.
    .ruling = Decisión nuestra: en el último turno ninguna carta puede servir ya, así que no se descarta ni se roba ninguna desde que se vacía la segunda pila.
HO-27 = Quien tiene más piedras en una región la controla. Si hay empate, todos los primeros la controlan y cada uno recibe su valor completo. Sin piedras no la controla nadie.
HO-28 = Una región vale un punto por loseta, el doble si toca el templo, el doble si está en una isla, pero nunca más de 10.
HO-29 = Una región está en una isla si el agua la rodea por completo: ningún camino por casillas que no sean río, de lado a lado, lleva de alguna de sus casillas al exterior. Los extremos son río; las losetas de río que se tocan por una esquina cierran el anillo; un hueco de media loseta, un templo o una necrópolis en el anillo lo abren.
    .ruling = Decisión nuestra: el reglamento llama isla a la tierra rodeada de agua y no da una medida. Seguimos el camino de lado a lado, ya que las losetas se tocan por los lados.
HO-30 = Gana quien tiene más puntos; si hay empate, se comparte la victoria.
HO-31 = A la vista de todos: la mesa, las pilas, las piedras, los descartes, las cartas jugadas, quién tiene aún su carta del Nilo y cuántas cartas tiene cada uno. Oculto: las manos, el mazo y el orden de la bolsa, cuyo contenido se sabe contando.
    .ruling = Decisión nuestra: el reglamento solo oculta las manos y el mazo. Que todo lo demás esté a la vista es nuestro; lo que queda en la bolsa se sabe contando.
HO-32 = Las piedras se quedan donde están cuando las regiones crecen o se unen, y cuentan todas las piedras de una región unida. En una región de seis o más solo cambian al unirse regiones o por la carta del Nilo.
HO-33 = Con la opción «Compensación» en «Puntos», todos menos quien empieza reciben 2 puntos. Cuentan desde el principio.
    .ruling = Decisión nuestra: el reglamento no prevé compensación. Quien empieza gana más a menudo que los demás; dos puntos lo igualan tan bien como pueden los puntos enteros. Sin la opción nadie los recibe.

## Un turno en frases
told-set-up =
    Cada jugador ha recibido cinco cartas. { $seat-you ->
        [yes] Empiezas
       *[no] { $seat-start } empieza
    }.
told-skipped =
    { $seat-you ->
        [yes] No tenías
       *[no] { $seat-start } no tenía
    } nada que sacar ni que jugar.
told-player =
    { $seat-you ->
        [yes] ti
       *[no] { $seat-name }
    }
told-player-with =
    { $seat-you ->
        [yes] contigo
       *[no] con { $seat-name }
    }
told-card = { $centre } { $number }
told-region =
    { $terrain-el } { $where ->
        [temple] junto al templo
        [island] en la isla
        [north] en el norte
        [east] en el este
        [south] en el sur
        [west] en el oeste
       *[other] en el centro
    }
told-region-from =
    { $terrain-del } { $where ->
        [temple] junto al templo
        [island] en la isla
        [north] en el norte
        [east] en el este
        [south] en el sur
        [west] en el oeste
       *[other] en el centro
    }
told-drew =
    { $seat-you ->
        [yes] Has
       *[no] { $seat-start } ha
    } sacado { $tile }.
told-gone =
    { $seat-you ->
        [yes] Has
       *[no] { $seat-start } ha
    } sacado { $tile }, imposible de colocar.
told-drew-river =
    { $seat-you ->
        [yes] Has
       *[no] { $seat-start } ha
    } sacado una loseta de río.
told-end-moved =
    el extremo { $where ->
        [north] norte
        [east] este
        [south] sur
        [west] oeste
       *[other] cercano
    } ha avanzado{ $times ->
        [1] { "" }
       *[other] { " " }dos veces
    }
told-laid-river =
    el río se ha extendido { $where ->
        [temple] junto al templo
        [island] en la isla
        [north] en el norte
        [east] en el este
        [south] en el sur
        [west] en el oeste
       *[other] en el centro
    }
told-laid-necropolis =
    { $number ->
        [1] una necrópolis ha
       *[other] dos necrópolis han
    } cerrado el terreno { $where ->
        [temple] junto al templo
        [island] en la isla
        [north] en el norte
        [east] en el este
        [south] en el sur
        [west] en el oeste
       *[other] en el centro
    }
told-river =
    { $seat-you ->
        [yes] Has
       *[no] { $seat-start } ha
    } sacado una loseta de río: { $parts }.
told-temple =
    { $seat-you ->
        [yes] Has
       *[no] { $seat-start } ha
    } puesto el templo de Horus { $where ->
        [temple] junto al templo
        [island] en la isla
        [north] en el norte
        [east] en el este
        [south] en el sur
        [west] en el oeste
       *[other] en el centro
    }.
told-nobody = nadie controla la región
told-points =
    { $points ->
        [1] 1 punto
       *[other] { $points } puntos
    } para { $seat-you ->
        [yes] ti
       *[no] { $seat-name }
    }
told-points-shared =
    { $points ->
        [1] 1 punto
       *[other] { $points } puntos
    } cada uno para { $players }
told-laid =
    { $seat-you ->
        [yes] Has
       *[no] { $seat-start } ha
    } puesto { $terrain } { $where ->
        [temple] junto al templo
        [island] en la isla
        [north] en el norte
        [east] en el este
        [south] en el sur
        [west] en el oeste
       *[other] en el centro
    }.
told-grew =
    { $seat-you ->
        [yes] Has
       *[no] { $seat-start } ha
    } ampliado { $region } a { $size }: { $result }.
told-joined =
    { $seat-you ->
        [yes] Has
       *[no] { $seat-start } ha
    } puesto { $terrain } y unido { $regions ->
        [2] dos
        [3] tres
       *[other] { $regions }
    } regiones: { $size } losetas, { $result }.
told-played =
    { $seat-you ->
        [yes] Has
       *[no] { $seat-start } ha
    } jugado { $card }.
told-card-laid =
    Con { $card }, { $seat-you ->
        [yes] has
       *[no] { $seat-name } ha
    } puesto { $terrain } { $where ->
        [temple] junto al templo
        [island] en la isla
        [north] en el norte
        [east] en el este
        [south] en el sur
        [west] en el oeste
       *[other] en el centro
    }.
told-card-grew =
    Con { $card }, { $seat-you ->
        [yes] has
       *[no] { $seat-name } ha
    } ampliado { $region } a { $size }: { $result }.
told-card-joined =
    Con { $card }, { $seat-you ->
        [yes] has
       *[no] { $seat-name } ha
    } puesto { $terrain } y unido { $regions ->
        [2] dos
        [3] tres
       *[other] { $regions }
    } regiones: { $size } losetas, { $result }.
told-card-river =
    Con { $card }, { $seat-you ->
        [yes] has
       *[no] { $seat-name } ha
    } tomado una loseta de río: { $parts }.
told-took =
    Con { $card }, { $seat-you ->
        [yes] has
       *[no] { $seat-name } ha
    } tomado { $region }, { $points ->
        [1] 1 punto
       *[other] { $points } puntos
    }.
told-kept =
    Con { $card }, { $seat-you ->
        [yes] has
       *[no] { $seat-name } ha
    } puesto otra piedra en { $region }, { $points ->
        [1] 1 punto
       *[other] { $points } puntos
    }.
told-shares =
    Con { $card }, { $seat-you ->
        [yes] has
       *[no] { $seat-name } ha
    } empatado { $players } en { $region }, { $points ->
        [1] 1 punto
       *[other] { $points } puntos
    } cada uno.
told-stone =
    Con { $card }, { $seat-you ->
        [yes] has
       *[no] { $seat-name } ha
    } puesto una piedra en { $region }: { $result }.
told-then-took =
    { $seat-you ->
        [yes] Has
       *[no] { $seat-start } ha
    } tomado { $region }, { $points ->
        [1] 1 punto
       *[other] { $points } puntos
    }.
told-then-kept =
    { $seat-you ->
        [yes] Has
       *[no] { $seat-start } ha
    } puesto otra piedra en { $region }, { $points ->
        [1] 1 punto
       *[other] { $points } puntos
    }.
told-then-shares =
    { $seat-you ->
        [yes] Has
       *[no] { $seat-start } ha
    } empatado { $players } en { $region }, { $points ->
        [1] 1 punto
       *[other] { $points } puntos
    } cada uno.
told-then-stone =
    { $seat-you ->
        [yes] Has
       *[no] { $seat-start } ha
    } puesto una piedra en { $region }: { $result }.
told-stone-moved = una piedra ha pasado { $source } a { $region }
told-nile-played =
    { $seat-you ->
        [yes] Has
       *[no] { $seat-start } ha
    } jugado la carta del Nilo.
told-nile =
    { $seat-you ->
        [yes] Has
       *[no] { $seat-start } ha
    } jugado la carta del Nilo: { $parts }.
told-pile-empty = La pila de { $pile } está vacía: todos descartan sus cartas de { $pile }. Otra pila vacía termina la partida.
told-river-pile-empty = La pila de { $pile } está vacía. Otra pila vacía termina la partida.
told-last-pile = La pila de { $pile } también está vacía: la partida termina con este turno.

## Posiciones imposibles
impossible-nothing-to-do = en la fase «{ $phase }» no se puede hacer nada
impossible-start = las losetas iniciales no están en su lugar
impossible-no-river = { $kind } en { $at } no toca ninguna loseta de río colocada antes
impossible-end-blocked = el extremo { $end } está bloqueado
impossible-tiles = sobran losetas: { $kind } ({ $number } más que en la caja)
impossible-bag = la bolsa o una pila tiene más que al principio
impossible-emptied = las pilas que se agotaron primero no están entre las vacías
impossible-necropolises = hay más necrópolis que losetas tomadas de la pila
impossible-cards = cartas { $card }: hay { $found }, no { $total }
impossible-hand = una mano es demasiado grande o no es de nadie
impossible-pile-not-empty = la pila de { $pile } no está vacía
impossible-not-discarded = las cartas de { $pile } deberían estar descartadas
impossible-held = hay una carta { $card } en una mano aunque su terreno está agotado
impossible-actor = en la fase «{ $phase }» le toca a otro
impossible-deal = las cartas no se reparten asiento por asiento
impossible-refill = no es ese asiento el que repone su mano
impossible-no-draw = ahora no se roban cartas
impossible-hand-full = a la mano no le falta ninguna carta
impossible-end = la partida termina cuando hay dos pilas vacías, y solo entonces
impossible-source = ahora no se puede mover ninguna piedra desde ahí
impossible-tile-in-hand = la loseta en mano no encaja con la fase «{ $phase }»
impossible-played = la carta jugada no encaja con la fase «{ $phase }»
impossible-not-in-discards = la carta jugada no está en los descartes
impossible-remembered = se recuerdan cartas aunque el mazo nunca se ha renovado
impossible-not-shown = se recuerdan cartas que no se han mostrado
impossible-kept = el asiento { $seat } no tiene las cartas que guardó y robó
impossible-kept-only = kept: el asiento { $seat } no tiene las cartas que guardó
impossible-lost = el asiento { $seat } ha perdido una carta que guardaba
impossible-unexplained = las cartas mostradas desde que se renovó el mazo no pueden haber estado en las manos
impossible-stone = hay una piedra donde no puede haber ninguna
impossible-table-size = losetas en la mesa: { $found } en vez de 3 a { $most }
impossible-beyond = hay algo donde no hay ninguna loseta
impossible-off = { $at } está fuera de la mesa
impossible-no-kind = la loseta en { $at } no es de ningún tipo
impossible-overlap = la loseta en { $at } se solapa con otra
impossible-apart = la loseta en { $at } no toca ninguna de las anteriores
impossible-ends = el río no tiene dos extremos
impossible-no-source = source: no hay ninguna loseta { $number }
impossible-stones = un asiento tiene demasiadas piedras: más de { $most }
impossible-shown-by = una carta mostrada desde que se renovó el mazo no es de nadie
