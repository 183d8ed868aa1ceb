# El tablero

board-table = La mesa: { $tiles ->
    [one] { $tiles } loseta
   *[other] { $tiles } losetas
}, { $regions } { $regions ->
    [one] región
   *[other] regiones
}
board-first = primero
board-panel = { $stones } { $stones ->
    [one] piedra
   *[other] piedras
}, { $cards } { $cards ->
    [one] carta
   *[other] cartas
}

## A region in words
board-region = { $terrain } de tamaño { $size }, valor { $worth }{ $doubled ->
    [temple] , doblado por el templo.
    [island] , doblado por ser isla.
    [both] , cuadruplicado: templo e isla.
   *[none] .
}
board-stones = Piedras: { $stones }.
board-you = tú
board-count = { $name } { $n }
board-led = La controla { $names }.
board-led-shared = La comparten { $names }.
board-led-you = La controlas tú.
board-led-shared-you = La compartes con { $names }.
board-led-nobody = No la controla nadie.
board-closed = Cerrada: no admite más piedras.

## Targets
board-tile = { $move }. { $region }

## What a move would bring about
board-if-begins = Región nueva: { $terrain }, valor { $worth }.
board-if-grows = La región crece: { $terrain } de tamaño { $size }, valor { $worth }.
board-if-joins = Se unen { $joined } regiones: { $terrain } de tamaño { $size }, valor { $worth }.
board-if-closes = No admite más piedras.
board-if-stuck = Ninguna loseta de río de la bolsa podría entonces reemplazar { $side ->
    [other] este extremo
   *[known] el extremo { $side }
}.
board-if-stone = Una piedra en { $terrain } de tamaño { $size }, valor { $worth }.
board-if-from = La piedra sale de { $terrain } de tamaño { $size }, valor { $worth }.
board-if-to = La piedra llega a { $terrain } de tamaño { $size }, valor { $worth }.
board-if-card = Una loseta de la pila de { $pile } (quedarán { $left }) y una piedra en una región de tamaño { $sizes }.
board-if-any = Una loseta de una pila a elegir y una piedra en una región de tamaño { $sizes }.
board-if-nile = Dos losetas de río/necrópolis (quedarán { $left }), y una piedra se mueve a lo largo del río.
board-if-exhausts = Es la última loseta: todos descartan las cartas de { $terrain }.
board-if-last-turn = Con ello hay dos pilas vacías: la partida acaba con este turno.
board-if-pass = No se pone ninguna piedra.
board-if-places = { $places } { $places ->
    [one] lugar posible
   *[other] lugares posibles
}.
board-sizes = { $least } a { $most }
board-change = { $name } { $by }
board-changes = Puntuación: { $changes }.
board-no-change = No cambia ninguna puntuación.

## The forward button
board-do-place = Colocar aquí
board-do-relay = Colocar el extremo aquí
board-do-replace = Reemplazar aquí
board-do-use = Colocar como { $use }
board-do-play = Jugar { $centre } { $number }
board-do-nile = Jugar la carta del Nilo
board-do-pass = Sin piedra
board-do-pile = Tomar de { $pile }
board-do-stone = Poner la piedra aquí
board-do-from = Tomar esta piedra
board-do-to = Ponerla aquí

## Around the board
board-zoom-in = Ampliar
board-zoom-out = Reducir
board-fit = Mostrar toda la mesa
board-hand = Mano
board-played = Jugada
board-once = Una vez
board-in-hand = Por colocar
board-your-stone = Tu piedra
board-lay-as = Colocar como
board-tile-in-hand = { $tile-id ->
    [temple] templo
   *[other] { $tile }
}
tile-either = río o necrópolis
tile-end1 = extremo
tile-end2 = extremo
board-nile = Nilo
board-centre = { $centre }
board-idle = ninguna
board-idle-says = No permite poner ninguna piedra.
board-piles = Pilas
board-pile-name = { $pile-id ->
    [river] río
   *[other] { $pile }
}
board-bag = bolsa
board-bag-list = En la bolsa: { $tiles }
board-bag-holds = Losetas en la bolsa: { $n } ({ $tiles })
board-bag-tile = { $n } { $word }
board-out = Fuera del juego: { $tiles }
board-cards = Cartas
board-cards-left = { $draw } por robar, { $discards } descartadas
board-cards-cell = sin ver { $left }, descartadas { $gone }
board-cards-legend = Anillo vacío: aún sin ver. Lleno: descartada.
board-legend = { $size } → { $worth }: losetas y puntos. Doble junto al templo, doble en una isla, nunca más de 10. Un contorno discontinuo indica una región cerrada: seis losetas o más.

## Keys
board-keys = En este juego: las flechas van de sitio en sitio, N al siguiente que agranda una región tuya, M cambia entre río y necrópolis, + − 0 cambian el zoom.

## Diagrams of the rules: a caption, and what is to be seen
diagram-contact-whole = lado entero
    .alt = Dos losetas comparten un lado entero: se tocan.
diagram-contact-half = medio lado
    .alt = La segunda loseta está media loseta más abajo y comparte medio lado con la primera: se tocan.
diagram-contact-corner = una esquina no es contacto
    .alt = Dos losetas coinciden solo en una esquina: no se tocan.
diagram-contact-slanted = cualquier otro desfase: no vale
    .alt = Una loseta está un cuarto de lado más abajo que su vecina: ninguna loseta puede estar así.
diagram-end-blocked = último lugar ocupado: bloqueado
    .alt = Un extremo del río está entre colinas arriba y pantano abajo. Una loseta de desierto justo delante no le dejaría por dónde seguir: prohibido.
diagram-end-open = un lugar libre: el río sigue
    .alt = El mismo extremo, con la loseta de desierto un lugar más arriba. El lugar justo delante del extremo queda libre: permitido.
diagram-island-ring = las esquinas cierran el anillo: una isla
    .alt = Cuatro losetas de río rodean una de cultivos y se unen en las esquinas. El anillo está cerrado: los cultivos son una isla, valor 2.
diagram-island-gap = un hueco de media loseta: no hay isla
    .alt = La loseta de río de abajo está media loseta más a la derecha. Por el hueco sale un camino: no es isla, valor 1.
diagram-island-necropolis = una necrópolis lo abre: no hay isla
    .alt = Una de las cuatro losetas en torno a los cultivos es una necrópolis, que no es agua. Por ella sale un camino: no es isla, valor 1.

## El final
end-region = Región
end-tiles = Losetas
end-terrain = { $terrain }
end-doubled = Junto al templo o en una isla, doble; nunca más de 10
end-single = Un punto por loseta
end-nobody = Sin piedra, de nadie
end-compensation = No empezó
end-temple = templo
end-island = isla
end-cap = nunca más de 10
end-stones = { $n ->
    [one] { $n } piedra
   *[other] { $n } piedras
}
end-most = gana quien tiene más puntos
end-bare = { $number ->
    [one] Una loseta suelta sin piedra no cuenta.
   *[other] { $number } losetas sueltas sin piedra no cuentan.
}
end-dots = Los puntos son piedras; «=» señala un empate: cada uno recibe el valor entero.
