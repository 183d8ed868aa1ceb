# La Odisea

title = La Odisea

## Words
colour-red = Rojo
colour-yellow = Amarillo
colour-blue = Azul
colour-green = Verde
colour-white = Blanco
colour-black = Negro
island-ismaros = Ismaro
    .bare = Ismaro
island-tenedos = Ténedos
    .bare = Ténedos
island-telepylos = Telépilo
    .bare = Telépilo
island-kythera = Citera
    .bare = Citera
island-aiaia = Eea
    .bare = Eea
island-aiolia = Eolia
    .bare = Eolia
island-crete = Creta
    .bare = Creta
island-lotus-coast = la costa del Loto
    .bare = Costa del Loto
island-pharos = Faros
    .bare = Faros
island-goat-island = la isla de las Cabras
    .bare = Isla de las Cabras
island-scheria = Esqueria
    .bare = Esqueria
island-thrinakia = Trinacia
    .bare = Trinacia
island-anthemoessa = Antemoesa
    .bare = Antemoesa
island-ogygia = Ogigia
    .bare = Ogigia
island-asteris = Ásteris
    .bare = Ásteris
island-troy = Troya
    .bare = Troya
island-ithaca = Ítaca
    .bare = Ítaca
island-syrte = la Sirte
    .bare = Sirte
card-wine = Vino de Marón
    .short = Vino
card-lotus = Lotófagos
    .short = Lotófagos
card-polyphemos = Polifemo
    .short = Polifemo
card-winds = Odre de los vientos
    .short = Vientos
card-laistrygonians = Lestrigones
    .short = Lestrigones
card-circe = Circe
    .short = Circe
card-hades = Casa de Hades
    .short = Hades
card-sirens = Sirenas
    .short = Sirenas
card-skylla = Escila
    .short = Escila
card-charybdis = Caribdis
    .short = Caribdis
card-cattle = Vacas de Helios
    .short = Vacas
card-kalypso = Calipso
    .short = Calipso
card-phaiakians = Feacios
    .short = Feacios
card-aegis = Égida de Atenea
    .short = Égida
card-veil = Velo de Leucótea
    .short = Velo
direction-E = este
direction-NE = noreste
direction-NW = noroeste
direction-W = oeste
direction-SW = suroeste
direction-SE = sureste
face-white = blanco
face-black = negro
kind-sail = navegar
kind-arrow = la flecha de tormenta
kind-to = navegar a una casilla
kind-lay = poner la flecha
kind-aim = girar la flecha
kind-fight = empezar un combate
kind-pass = dejar en paz a un barco
kind-aegis = usar la Égida
kind-no-aegis = guardar la Égida
kind-veil = usar el Velo
kind-no-veil = guardar el Velo
kind-no-offer = no ofrecer nada
kind-peace = ofrecer la paz
kind-give = ofrecer un bien
kind-ask = pedir un bien
kind-accept = aceptar
kind-refuse = rechazar
kind-card = elegir una carta
kind-look = mirar una carta
kind-pay = pagar a las Sirenas
kind-roll = tirar por las Sirenas
kind-abstain = respetar las vacas
kind-slaughter = matar las vacas
kind-again = luchar otra vez con los Lestrigones
kind-flee = huir
awaited-move = «sail» o «arrow»
awaited-sail = la casilla a la que va el barco, como en «to 3,0» o «to scheria»
awaited-lay = la casilla donde se pone la flecha, como en «at 3,0»
awaited-aim = la dirección de la flecha: E, NE, NW, W, SW o SE
awaited-engage = «fight» o «pass»
awaited-refuse = «aegis» o «no aegis»
awaited-offer = una oferta de paz, como en «peace», «give 2» o «ask crete», o «no offer»
awaited-answer = «accept» o «refuse»
awaited-save = «veil» o «no veil»
awaited-name = una carta del soberano, como en «card skylla», o «no offer»
awaited-price = lo que se ofrece por la carta, como en «give 2»
awaited-reply = «accept» o «refuse»
awaited-choose = la carta para el recién llegado, como en «card skylla»
awaited-sirens = «pay» o «roll»
awaited-cattle = «abstain» o «slaughter»
awaited-again = «again» o «flee»
awaited-look = una casilla del borde que mirar, como en «look crete»

## What is awaited
prompt-lot = El azar decide quién empieza.
prompt-move = { $arrow ->
    [free] Navega o pon la flecha de tormenta: es gratis en este turno.
    [gift] Navega o pon la flecha de tormenta por 1 don más.
   *[none] Navega; no queda ningún don para la flecha de tormenta.
}
prompt-sail-roll = Se tira el dado de vela.
prompt-sail = Navega hasta { $roll ->
    [1] 1 casilla
   *[other] { $roll } casillas
}, o quédate.
prompt-lay = Pon la flecha de tormenta en cualquier casilla.
prompt-aim = Gira la flecha y desata la tormenta.
prompt-engage = { $seat-you ->
    [yes] Tu barco está en la misma casilla
   *[no] { $seat-start } está en la misma casilla
}: ¿luchar o dejarlo en paz?
prompt-refuse = { $seat-you ->
    [yes] { $seat-start } empiezas
   *[no] { $seat-start } empieza
} un combate: ¿rechazarlo con la Égida?
prompt-offer = { $seat-you ->
    [yes] Combate contigo
   *[no] Combate con { $seat-name }
}, asalto { $round } de { $rounds }: ofrece la paz, o nada.
prompt-answer-peace = { $seat-you ->
    [yes] { $seat-start } ofreces la paz
   *[no] { $seat-start } ofrece la paz
}: ¿aceptar?
prompt-answer-give-gifts = { $seat-you ->
    [yes] { $seat-start } ofreces la paz y das
   *[no] { $seat-start } ofrece la paz y da
} { $gifts ->
    [1] 1 don
   *[other] { $gifts } dones
}: ¿aceptar?
prompt-answer-give-card = { $seat-you ->
    [yes] { $seat-start } ofreces la paz y das
   *[no] { $seat-start } ofrece la paz y da
} la carta { $card }: ¿aceptar?
prompt-answer-give-island = { $seat-you ->
    [yes] { $seat-start } ofreces la paz y das
   *[no] { $seat-start } ofrece la paz y da
} { $island }: ¿aceptar?
prompt-answer-ask-gifts = { $seat-you ->
    [yes] { $seat-start } ofreces la paz por
   *[no] { $seat-start } ofrece la paz por
} { $gifts ->
    [1] 1 don
   *[other] { $gifts } dones
}: ¿aceptar?
prompt-answer-ask-card = { $seat-you ->
    [yes] { $seat-start } ofreces la paz por la carta { $card }
   *[no] { $seat-start } ofrece la paz por la carta { $card }
}: ¿aceptar?
prompt-answer-ask-island = { $seat-you ->
    [yes] { $seat-start } ofreces la paz
   *[no] { $seat-start } ofrece la paz
} por { $island }: ¿aceptar?
prompt-round = { $seat-start } y { $other_seat-name } { $seat-you ->
    [yes] libráis
   *[no] { $other_seat-you ->
        [yes] libráis
       *[no] libran
    }
} el asalto { $round }.
prompt-save = { $danger ->
    [starving] La tripulación muere de hambre: ¿salvar el barco con el Velo?
   *[crew] Cae el último héroe: ¿salvar el barco con el Velo?
}
prompt-name = { $seat-you ->
    [yes] { $seat-start } reinas
   *[no] { $seat-start } reina
} en { $island }: pide una carta del soberano o no ofrezcas nada.
prompt-price = { $seat-you ->
    [yes] ¿Qué te ofrecen por
   *[no] ¿Qué ofrecer a { $seat-name } por
} la carta { $card }?
prompt-reply-gifts = { $seat-you ->
    [yes] { $seat-start } ofreces
   *[no] { $seat-start } ofrece
} { $gifts ->
    [1] 1 don
   *[other] { $gifts } dones
} por la carta { $named_card }: ¿aceptar?
prompt-reply-card = { $seat-you ->
    [yes] { $seat-start } ofreces
   *[no] { $seat-start } ofrece
} la carta { $card } por la carta { $named_card }: ¿aceptar?
prompt-reply-island = { $seat-you ->
    [yes] { $seat-start } ofreces
   *[no] { $seat-start } ofrece
} { $island } por la carta { $named_card }: ¿aceptar?
prompt-choose = { $seat-you ->
    [yes] Desembarcas en { $island }: el soberano elige una carta para ti.
   *[no] { $seat-start } desembarca en { $island }: elige una carta para el recién llegado.
}
prompt-uncover = Se descubre la aventura de { $island }.
prompt-roll = Se tira el dado de vela por la carta { $card }.
prompt-favour = Se tira el dado del favor por la carta { $card }.
prompt-brawl = Se tiran los dos dados de vela contra los Lestrigones.
prompt-again = Ha caído un héroe ante los Lestrigones: ¿luchar otra vez o huir?
prompt-sirens = Las Sirenas: ¿pagar 1 don, o tirar y perder un héroe con 1 o 2?
prompt-cattle = Las Vacas de Helios: ¿respetarlas, o matarlas por 3 dones y el dado del favor?
prompt-look = Casa de Hades: elige la { $number ->
    [1] primera
   *[2] segunda
} carta boca abajo que mirar.
prompt-peek = { $seat-you ->
    [yes] { $seat-start } miras
   *[no] { $seat-start } mira
} la carta de { $island }.
prompt-provisions = Se tira el dado del favor por las provisiones en { $island }.
prompt-ended = La partida ha terminado.

## Moves and draws
move-sail = navegar
move-arrow = tomar la flecha de tormenta
move-stay = quedarse
move-to-coast = navegar a { $at }, al { $direction } de { $island }
move-to-sea = navegar a { $at } (a { $away ->
    [one] { $away } casilla
   *[other] { $away } casillas
} de { $island })
move-to-land = navegar a { $island } ({ $at })
move-lay-coast = poner la flecha en { $at }, al { $direction } de { $island }
move-lay-sea = poner la flecha en { $at } (a { $away ->
    [one] { $away } casilla
   *[other] { $away } casillas
} de { $island })
move-lay-land = poner la flecha en { $island } ({ $at })
move-aim = desatar la tormenta hacia el { $direction }
move-fight = luchar
move-pass = dejar en paz al otro barco
move-aegis = rechazar el combate con la Égida
move-no-aegis = aceptar el combate
move-veil = salvar el barco con el Velo
move-no-veil = dejar que el barco se hunda
move-no-offer = no ofrecer nada
move-peace = ofrecer la paz sin condiciones
move-give-gifts = ofrecer { $gifts ->
    [1] 1 don
   *[other] { $gifts } dones
}
move-give-card = ofrecer la carta { $card }
move-give-island = ofrecer { $island }
move-ask-gifts = pedir { $gifts ->
    [1] 1 don
   *[other] { $gifts } dones
}
move-ask-card = pedir la carta { $card }
move-ask-island = pedir { $island }
move-accept = aceptar la oferta
move-refuse = rechazar la oferta
move-name-card = pedir la carta { $card } como prueba
move-choose-card = prueba del recién llegado: { $card }
move-look = mirar la carta de { $island }
move-pay = pagar 1 don a las Sirenas
move-roll = pasar ante las Sirenas y tirar
move-abstain = respetar las vacas
move-slaughter = matar las vacas
move-again = luchar otra vez
move-flee = huir
move-first = { $seat-you ->
    [yes] { $seat-start } empiezas
   *[no] { $seat-start } empieza
}
move-die = el dado de vela muestra { $number }
move-favour = el dado del favor muestra { $face }
move-provisions = el dado del favor muestra { $face }: { $face-id ->
    [white] provisiones
   *[black] sin provisiones
}
move-round = { $seat-start } { $die } + { $crew } = { $sum }, { $other_seat-name } { $other_die } + { $other_crew } = { $other_sum }
move-brawl = { $die } + { $crew } = { $sum } contra { $other_die } + { $other_crew } = { $other_sum } de los Lestrigones
move-dice = los dados muestran { $die } y { $other_die }
move-uncover = la aventura de { $island }: { $card }
move-peek = { $seat-you ->
    [yes] { $seat-start } miras
   *[no] { $seat-start } mira
} la carta de { $island }: { $card }
move-peek-veiled = { $seat-you ->
    [yes] { $seat-start } miras
   *[no] { $seat-start } mira
} la carta de { $island }
move-drawn = carta sacada: { $card }

## What a move would bring about
preview-roll = tirada de vela
preview-cost = dones que pagar
preview-gifts = dones que quedan
preview-place = a
preview-stays = se queda donde está
preview-meets = encuentra los barcos de los asientos
preview-ruler = reina el asiento
preview-lies = carta en el borde
preview-card = carta
preview-wins = en casa: gana al momento
preview-directions = barcos arrastrados
preview-drifts = barcos arrastrados
preview-sheltered = a salvo en tierra, asientos
preview-meetings = asientos que pueden luchar
preview-home = asientos que vuelven a casa
preview-other = contra el asiento
preview-odds = gana el asalto
preview-equal = tiradas de 16 en que nadie pierde un héroe
preview-loses = tiradas de 16 en que pierdes uno
preview-lost = riesgo de perder tu barco luchando hasta el final
preview-other_lost = probabilidad de que el otro se pierda
preview-hands = después, si se acepta
preview-loses_hero = tiradas en que pierdes un héroe, del total
preview-last = ese héroe es el último
preview-island = carta de la casilla del borde
drifts-start = de
drifts-at = a
drifts-place = lugar
wind-storm = tormenta
wind-strong = viento fuerte
wind-breeze = brisa
lies-face-down = boca abajo
lies-face-up = boca arriba
lies-nothing = ninguna

## Refusals
refusal-not-now = Ahora no: { $kind }. El juego espera { $awaited }.
refusal-arrow-gift = La flecha de tormenta cuesta 1 don más, y no tienes ninguno; solo es gratis tras Eolia o con el Odre de los vientos.
refusal-troy = A Troya no se vuelve; de ella solo se sale.
refusal-ithaca = Ítaca está cerrada para ti: tienes { $chips ->
    [1] 1 ficha
   *[other] { $chips } fichas
} y { $cards ->
    [0] ninguna carta
    [1] 1 carta
   *[other] { $cards } cartas
}, y no puedes tener más fichas que cartas.
refusal-ithaca-equal = Ítaca está cerrada para ti: tienes { $chips ->
    [1] 1 ficha
   *[other] { $chips } fichas
} y { $cards ->
    [0] ninguna carta
    [1] 1 carta
   *[other] { $cards } cartas
}, y no debes tener fichas, o exactamente tantas como cartas.
refusal-ithaca-none = Ítaca está cerrada para ti: tienes { $chips ->
    [1] 1 ficha
   *[other] { $chips } fichas
} y { $cards ->
    [0] ninguna carta
    [1] 1 carta
   *[other] { $cards } cartas
}; solo se vuelve sin fichas.
refusal-too-far = { $at } está a { $steps } casillas, y has sacado { $roll }.
refusal-through-land = Ningún camino de { $roll ->
    [1] 1 casilla
   *[other] { $roll } casillas
} lleva a { $at }: no se puede navegar a través de islas, la Sirte, Troya o una Ítaca cerrada.
refusal-looked = Acabas de mirar la carta de { $island }; la segunda debe ser otra.
refusal-no-card = No hay ninguna carta en la casilla del borde de { $island }.
refusal-face-up = La carta de { $island } está boca arriba: { $card }. Solo se miran cartas boca abajo.
refusal-not-the-rulers = { $seat-start }, que reina en la isla, no tiene la carta { $card }.
refusal-gifts = { $seat-start } no puede entregar { $gifts ->
    [1] 1 don
   *[other] { $gifts } dones
}: { $has ->
    [0] no tiene ninguno
   *[other] solo tiene { $has }
}.
refusal-card = { $seat-start } no tiene la carta { $card }.
refusal-island = { $seat-start } no reina en { $island }.
refusal-no-chip = { $seat-start } no tiene ficha para { $island }, ni en la mano ni en su casilla del borde, y no puede quedarse con ella.

## Score
score-cards = Cartas de aventura: { $cards }
score-chips = Fichas en la mano: { $chips }
score-home = De vuelta en Ítaca: primer puesto, sea cual sea la puntuación
ending-home = { $colour } ha vuelto a Ítaca.
ending-home-excused = { $colour } ha vuelto a Ítaca: las cartas compensan { $chips ->
    [1] una ficha
   *[other] { $chips } fichas
} en la mano.
ending-together = { $number } capitanes han vuelto juntos a Ítaca.
ending-rounds = Han pasado { $rounds } rondas y nadie ha vuelto a casa.
label-ending-home = un capitán en casa
label-ending-home-excused = un capitán en casa, con fichas
label-ending-together = varios capitanes en casa
label-ending-rounds = todas las rondas jugadas

## La mesa en texto

terminal-card = { $card-short }
terminal-open = visible
terminal-place = { $island-bare }
terminal-island = { $island-id ->
    [aiaia] { $island-bare } (aiaia)
    [goat-island] Cabras (goat)
   *[other] { $island-bare }
}
terminal-head-number = n.º
terminal-head-island = isla
terminal-head-at = en
terminal-head-rim = soberano, carta del borde (vista por) + fichas
terminal-seat = { $colour }, asiento { $number }
terminal-counts = héroes { $heroes }  dones { $gifts }  hambre { $hunger }  fichas { $chips }  cartas { $cards }
terminal-starving = a punto de morir de hambre
terminal-misses_turn = pierde un turno
terminal-waits_to_land = desembarca luego
terminal-next_sail_is_4 = próxima vela: 4
terminal-may_go_home = puede volver a casa
terminal-home = en casa
terminal-free-arrows = flecha gratis × { $number }
terminal-turned = { $name }, usada
terminal-round = Ronda { $round } de { $rounds }
terminal-supply = reserva { $gifts ->
    [1] 1 don
   *[other] { $gifts } dones
}
terminal-sail-die = dado de vela { $number }
terminal-arrow = flecha en { $at }
terminal-last-chance = última oportunidad antes de morir de hambre
terminal-fight = { $colour } y { $other_colour } luchan, asalto { $round }
terminal-meet = { $colour } y { $other_colour } se encuentran
terminal-landing = desembarco en { $island }
terminal-task = desembarco en { $island }: { $card-short }
terminal-unseen = aún no vistas: { $cards }

## Clauses
OD-1 = Hay seis barcos, cada uno con cuatro héroes y diez fichas de soberano de su color, 24 dones y ni uno más, piedras de hambre sin límite, un dado de vela con las caras 1 a 4, un dado del favor con tres caras blancas y tres negras, una flecha de tormenta de cinco filas de ancho y 15 cartas de aventura.
    .ruling = Decisión nuestra: la caja trae diez piedras de hambre, pocas para seis tripulaciones, así que no ponemos límite. Que el dado de vela muestre cada cara con igual frecuencia es una suposición. El reglamento imprime 20 héroes, pero seis tripulaciones de cuatro son 24.
OD-2 = El tablero es un hexágono de 127 casillas, seis a cada lado de su centro. Tres casillas al noreste son Troya, la esquina oeste es Ítaca, tres al sur son la Sirte, quince son las islas numeradas; las otras 105 son mar. Cada isla tiene en el borde una casilla con el mismo número.
    .ruling = Reconstrucción nuestra: no conocemos el tablero original. El reglamento nombra Troya, Ítaca, la Sirte y la isla de Eolo y da los números; la disposición y los demás nombres son nuestros.
OD-3 = Las cartas de aventura se barajan y se ponen boca abajo en el borde, una por casilla. Vino de Marón: toma 2 dones. Lotófagos: dado del favor, con negro pierde 1 héroe. Polifemo: dado de vela, con 1 pierde 2 héroes, con 2 pierde 1, con 4 toma 2 dones. Odre de los vientos: la flecha es gratis en dos turnos tuyos más. Lestrigones: dado de vela más tripulación contra dado de vela más 3; si es mayor, está cumplida; si es igual, se repite, y tras 12 empates no está cumplida; si es menor, pierde 1 héroe y luego lucha otra vez o huye, y entonces no está cumplida. Circe: dado del favor, con blanco toma 1 don y recupera 1 héroe, con negro pierde el próximo turno, pagando su mantenimiento. Casa de Hades: da 1 don y mira en secreto dos cartas tapadas distintas del borde, o las que haya; sin un don no está cumplida. Sirenas: da 1 don, o tira el dado de vela y con 1 o 2 pierde 1 héroe. Escila: pierde 1 héroe. Caribdis: dado del favor, con negro da 2 dones o todos los que tengas; si no tienes, toma 1 piedra de hambre. Vacas de Helios: abstente, o toma 3 dones y luego, con negro en el dado del favor, pierde 1 héroe. Calipso: completa tus dones hasta 4 y pierde el próximo turno, pagando su mantenimiento. Feacios: toma 1 don; tu próxima tirada de vela es un 4 sin tirar, y se guarda hasta usarla. Égida de Atenea: se guarda boca arriba; una vez, si quieres, rechaza un combate y luego dale la vuelta. Velo de Leucótea: se guarda boca arriba; una vez, si quieres, cuando pierdas a tu último héroe o tu tripulación muera de hambre, conserva 1 héroe, descarta todas las piedras de hambre y toma 1 don, y luego dale la vuelta. Todas se dan por cumplidas si no dicen otra cosa; perder el último héroe sin el Velo es no cumplir. Con el Velo la carta sigue como con un héroe, un combate acaba, y una tripulación hambrienta se queda con 1 héroe. Una carta girada sigue contando, y vuelve a ponerse boca arriba cuando cambia de manos.
    .ruling = Reconstrucción nuestra: no conocemos las cartas originales. El reglamento las hace barajar y poner en el borde; lo que dicen es nuestro, según Homero.
OD-4 = Todos empiezan en Troya con cuatro héroes, 3 dones y diez fichas, todo a la vista. El azar decide quién es el primero; se juega en el sentido de las agujas del reloj. Troya es un solo lugar: se zarpa de la casilla que convenga, y bajo tu propia flecha tu barco está en la que recibe el golpe más fuerte; si son iguales, en la más adelantada.
    .ruling = Decisión nuestra: el reglamento no dice cómo se decide el primer jugador, ni dónde está exactamente un barco en Troya. Decide el azar, y Troya cuenta como un solo lugar.
OD-5 = Un turno empieza con el mantenimiento: devuelve 1 don a la reserva o, si no tienes, toma 1 piedra de hambre.
OD-6 = Luego elige, antes de tirar ningún dado: navegar con el dado de vela, o poner la flecha de tormenta.
OD-7 = Al navegar avanzas como mucho tantas casillas como indica el dado, girando como quieras; también puedes quedarte. Entrar en una isla o en la Sirte acaba el movimiento: no se pasa a través de ellas. Los barcos nunca se estorban.
    .ruling = Decisión nuestra: el reglamento solo fija un máximo, así que es posible quedarse.
OD-8 = La flecha de tormenta cuesta 1 don más, salvo que sea gratis; sin ese don no se puede usar. Ponla en cualquier casilla del tablero y gírala en una de las seis direcciones. No tiene que alcanzar tu propio barco.
OD-9 = La flecha sopla sobre cinco filas en su dirección, desde su propia casilla: su fila es tormenta, las contiguas viento fuerte, las dos exteriores brisa. Todo barco a flote que esté allí, delante de la flecha o a su altura, es arrastrado al momento, a la vez que los demás: en la tormenta hasta la próxima costa, con viento fuerte 2 casillas, con brisa 1. El borde del tablero, Troya, e Ítaca mientras esté cerrada para ese barco, lo detienen antes; en una isla, la Sirte o una Ítaca abierta se entra y acaba el arrastre.
    .ruling = Reconstrucción nuestra: el reglamento nombra los tres vientos y las cinco filas. Desde dónde sopla la flecha, y qué detiene a un barco en el borde, en Troya y en Ítaca, es nuestro.
OD-10 = Un barco en tierra está a salvo de las flechas de los demás, aunque aún tenga que desembarcar. Tu propia flecha alcanza a tu propio barco en tierra como si estuviera a flote; si se detiene al momento, se queda y no desembarca.
    .ruling = Decisión nuestra: según el reglamento, un barco desembarcado solo zarpa en el turno de su dueño, así que las flechas de los demás no pueden moverlo.
OD-11 = Un barco que la flecha de otro jugador ha llevado a una isla desembarca en el próximo turno de su dueño, tras el mantenimiento; ese es todo el movimiento del turno. Solo entonces cuenta quién reina en la isla. Si te lleva tu propia flecha, desembarcas al momento.
    .ruling = Decisión nuestra: el reglamento aplaza al turno de su dueño el desembarco de un barco arrastrado a tierra. Que solo entonces se vea quién reina, y que con tu propia flecha desembarques al momento, es nuestro.
OD-12 = A Troya no se vuelve. En Ítaca solo entran quienes pueden volver a casa.
    .ruling = Decisión nuestra: el reglamento no habla de volver a Troya, ni de ir a Ítaca demasiado pronto. Ambas están cerradas.
OD-13 = Un barco que ha desembarcado se queda hasta el próximo turno de su dueño.
OD-14 = En una isla sin ficha tomas la carta de aventura de su casilla del borde y la llevas a cabo. Si la cumples, te quedas la carta y pones una de tus fichas en la isla: reinas en ella. Si su casilla del borde está vacía, tomas la isla sin prueba.
    .ruling = Decisión nuestra: el reglamento no prevé una casilla del borde vacía. La isla se toma entonces sin prueba.
OD-15 = En una isla donde reina otro, su soberano elige para ti una de sus cartas de aventura. Si la cumples, te quedas la carta y pones tu ficha en la isla; la ficha del antiguo soberano va a la casilla del borde de la isla. Si ya tienes una ficha en esa casilla del borde, pones esa en vez de una nueva. Sin ficha para la isla, ni en la mano ni allí, llevas a cabo y te quedas la carta pero no pones nada, y el soberano sigue.
    .ruling = Decisión nuestra: el reglamento permite una ficha de cada color en cada casilla del borde y no dice qué pasa si fuera a llegar una segunda, o si no quedan fichas.
OD-16 = Si el soberano no tiene cartas, tomas la isla sin prueba.
    .ruling = Decisión nuestra: el reglamento no prevé un soberano sin cartas.
OD-17 = Si la prueba no se cumple, no pones ficha y la carta vuelve: boca arriba a su casilla del borde, o al soberano que la dio.
    .ruling = Decisión nuestra: según el reglamento, solo se pone ficha si la prueba se cumple. Adónde va la carta si no, es nuestro.
OD-18 = En tu propia isla no hay carta ni ficha. Acabar el movimiento en la casilla donde empezó es quedarse: sin desembarco y sin combate.
    .ruling = Decisión nuestra: el reglamento solo habla de islas libres o de otro soberano.
OD-19 = Provisiones: tras cada desembarco en una isla numerada, también en la propia y también tras una prueba no cumplida, resuelta la carta y si el barco no se ha perdido, tira el dado del favor: blanco da 2 dones, negro ninguno, nunca más de los que hay en la reserva. Quien gana un don de la reserva por un desembarco, por una carta o como provisiones, descarta todas sus piedras de hambre.
    .ruling = Reconstrucción nuestra: el reglamento dice que en las islas se pueden hallar provisiones y tiene un dado para los dones, pero no cómo. La tirada es nuestra.
OD-20 = Desembarcar en Eolia, también como soberano, hace gratis la flecha al menos en tus tres próximos turnos, contados antes de su carta; cuentan los turnos perdidos o jugados sin la flecha. Quien entra en la Sirte pierde el próximo turno, pero debe su mantenimiento; no hay ficha, ni provisiones, ni desembarco posterior, y otra casilla de la Sirte cuenta de nuevo.
    .ruling = Decisión nuestra: el reglamento da tres turnos con la flecha gratis, y un turno perdido en la Sirte. Cómo se suman, y qué más trae la Sirte, es nuestro.
OD-21 = Dos barcos pueden luchar si tras un movimiento comparten una casilla de mar o una isla y antes no; no en Troya, la Sirte ni Ítaca. Cualquiera de los dos dueños puede empezar. Las parejas se toman en el sentido de las agujas del reloj desde el jugador activo, y en una pareja se pregunta antes al primero de los dos, que también ofrece antes la paz; todos los combates van antes del desembarco del jugador activo, y un jugador que ha perdido su barco queda fuera. Con la Égida se puede rechazar un combate. En cada asalto ambos tiran el dado de vela y suman su tripulación, y la suma menor pierde 1 héroe. Se sigue hasta que cae una tripulación entera, ambos acuerdan la paz o pasan 12 asaltos. No se gana más que lo pactado.
    .ruling = Decisión nuestra: el reglamento dice cómo se libra un asalto y que cualquiera de los dos puede quererlo. Cuándo se encuentran los barcos, el orden de los combates, las sumas iguales y el límite de 12 asaltos son nuestros.
OD-22 = Antes de cada asalto de un combate, cada parte por turno puede ofrecer la paz: sin condiciones, dando un bien o pidiendo un bien. Al desembarcar en una isla donde reina otro, el recién llegado puede una vez, antes de que el soberano elija, nombrar una de sus cartas y ofrecer un bien por ella. Un bien es de 1 a 3 dones, una carta de aventura o una isla en la que se reina. Solo se puede ofrecer o pedir lo que se puede entregar al momento, y una isla solo si quien la recibe tiene una ficha para ella, ante todo la de su casilla del borde; la ficha de quien la da va a la casilla del borde de ese número, como tras una conquista (con la opción «Ficha de una isla negociada» en «A la mano» vuelve a la mano). Una oferta aceptada se cumple al momento, aunque luego la prueba fracase; el combate acaba, o la carta nombrada es la prueba. Las demás promesas no obligan a nadie.
    .ruling = Decisión nuestra: el reglamento permite negociar y da ejemplos. Fijamos quién puede ofrecer qué y cuándo, y que se cumpla al momento. El reglamento habla de intercambiar las fichas, así que la de quien da va adonde va una conquistada; la opción «Ficha de una isla negociada» en «A la mano» la devuelve a la mano.
OD-23 = Con la tercera piedra de hambre, una tripulación muere de hambre al final del próximo turno de su dueño, aunque ese turno se pierda, a menos que antes gane un don por un desembarco. Hasta entonces no se toma una cuarta piedra.
    .ruling = Decisión nuestra: según el reglamento, una tripulación con su tercera piedra de hambre se salva si halla provisiones en su próximo turno. Cuándo muere exactamente si no, es nuestro.
OD-24 = Quien pierde a su último héroe, o cuya tripulación muere de hambre, pierde el barco: todas sus fichas del borde vuelven a su mano; sus cartas y sus fichas en las islas se quedan. Empieza de nuevo en Troya con cuatro héroes, los dones completados hasta 3 y sin hambre; se acaban los turnos perdidos, las flechas gratis, el 4 de los Feacios y un desembarco pendiente.
    .ruling = Decisión nuestra: el reglamento dice qué se pierde y qué se conserva con un barco. Que acaben también los turnos por perder, las flechas gratis, el 4 de los Feacios y un desembarco pendiente es nuestro.
OD-25 = Cuando la reserva de dones está vacía no se toma nada; quien completa toma lo que hay.
    .ruling = Decisión nuestra: el reglamento no dice qué pasa cuando en la reserva no quedan dones.
OD-26 = Los héroes solo vuelven por cartas y con un barco nuevo, y nunca más de cuatro.
    .ruling = Decisión nuestra: el reglamento solo completa una tripulación con un barco nuevo; nuestras cartas pueden añadir un héroe, y un barco tiene cuatro puestos.
OD-27 = Puedes entrar en Ítaca cuando no tienes fichas, o no más fichas que cartas de aventura. Con la opción «La vuelta a casa» en «Exactamente igual» necesitas exactamente tantas fichas como cartas; con «Sin fichas», ninguna. Entrar gana al momento, antes de cualquier combate, también si te lleva la flecha de otro; varios a la vez comparten el primer puesto.
    .ruling = Decisión nuestra: el reglamento deja volver a quien tiene tantas cartas como fichas; una descripción publicada descuenta una ficha por cada carta. Seguimos la descripción; la opción «La vuelta a casa» juega las palabras del reglamento («Exactamente igual») o sin descuento alguno («Sin fichas»). El reglamento tampoco prevé que una flecha lleve a casa varios barcos: comparten la victoria.
OD-28 = Una ronda es un turno de cada asiento. Tras el número de rondas fijado por la opción (de 20 a 200, normalmente 60) la partida termina. La puntuación son las cartas menos las fichas en la mano; quien ha entrado en Ítaca queda en primer lugar sea cual sea la puntuación, y las puntuaciones iguales comparten puesto.
    .ruling = Decisión nuestra: el reglamento no fija ningún límite, y una partida podría no acabar nunca. La opción «Número máximo de rondas» fija el número de rondas, de 20 a 200.
OD-29 = A la vista de todos: todo lo que hay en la mesa, las cartas que se tienen y las giradas, los turnos con flecha gratis, los turnos perdidos, el 4 de los Feacios y qué casillas del borde se han mirado. Oculto para todos: las cartas tapadas del borde. Privado: lo que un asiento ha visto por la Casa de Hades.
    .ruling = Decisión nuestra: el reglamento deja a la vista dones y fichas, y las cartas boca abajo en el borde. Que todo lo demás en la mesa esté a la vista es nuestro.

## Un turno en frases
told-first =
    { $seat-you ->
        [yes] Empiezas
       *[no] { $seat-start } empieza
    }.
told-hungry =
    { $seat-you ->
        [yes] No tenías
       *[no] { $seat-start } no tenía
    } ningún don para la tripulación: hambre { $hunger } de 3.
told-last-chance =
    { $seat-you ->
        [yes] No tenías
       *[no] { $seat-start } no tenía
    } ningún don para una tripulación hambrienta: era la última oportunidad.
told-missed =
    { $seat-you ->
        [yes] Has
       *[no] { $seat-start } ha
    } perdido este turno.
told-rolled =
    { $seat-you ->
        [yes] Has
       *[no] { $seat-start } ha
    } sacado { $roll }.
told-stayed =
    { $seat-you ->
        [yes] Has
       *[no] { $seat-start } ha
    } { $way ->
        [swift] tenido un 4 seguro
       *[other] sacado { $roll }
    } sin moverse.
told-at-sea =
    { $seat-you ->
        [yes] Has
       *[no] { $seat-start } ha
    } { $way ->
        [swift] tenido un 4 con ayuda de los Feacios
       *[other] sacado { $roll }
    } y { $seat-you ->
        [yes] te has
       *[no] se ha
    } quedado en el mar, { $away ->
        [1] a una casilla
       *[other] a { $away } casillas
    } de { $island }.
told-landed =
    { $seat-you ->
        [yes] Has
       *[no] { $seat-start } ha
    } { $way ->
        [storm] desembarcado allí
        [driven] desembarcado donde la tormenta había llevado el barco: { $island-bare }
        [swift] navegado a { $island } con ayuda de los Feacios
       *[other] sacado { $roll } y navegado a { $island }
    }.
told-landed-card =
    { $seat-you ->
        [yes] Has
       *[no] { $seat-start } ha
    } { $way ->
        [storm] desembarcado allí
        [driven] desembarcado donde la tormenta había llevado el barco, { $island-bare }
        [swift] navegado a { $island } con ayuda de los Feacios
       *[other] sacado { $roll } y navegado a { $island }
    }: { $card }.
told-landed-favour =
    { $seat-you ->
        [yes] Has
       *[no] { $seat-start } ha
    } { $way ->
        [storm] desembarcado allí
        [driven] desembarcado donde la tormenta había llevado el barco, { $island-bare }
        [swift] navegado a { $island } con ayuda de los Feacios
       *[other] sacado { $roll } y navegado a { $island }
    }: { $card }, { $face }.
told-landed-die =
    { $seat-you ->
        [yes] Has
       *[no] { $seat-start } ha
    } { $way ->
        [storm] desembarcado allí
        [driven] desembarcado donde la tormenta había llevado el barco, { $island-bare }
        [swift] navegado a { $island } con ayuda de los Feacios
       *[other] sacado { $roll } y navegado a { $island }
    }: { $card }, { $number }.
told-adventure = La aventura de { $island } era «{ $card }».
told-adventure-favour = La aventura de { $island } era «{ $card }», { $face }.
told-adventure-die = La aventura de { $island } era «{ $card }», { $number }.
told-arrow =
    { $seat-you ->
        [yes] Has
       *[no] { $seat-start } ha
    } tomado la flecha de tormenta.
told-arrow-laid =
    { $seat-you ->
        [yes] Has
       *[no] { $seat-start } ha
    } puesto la flecha de tormenta { $away ->
        [0] en { $island }
        [1] a una casilla de { $island }
       *[other] a { $away } casillas de { $island }
    }.
told-storm =
    { $seat-you ->
        [yes] Has
       *[no] { $seat-start } ha
    } desatado una tormenta hacia el { $direction }.
told-victim =
    a { $seat-you ->
        [yes] ti
       *[no] { $seat-name }
    } { $hexes ->
        [1] 1 casilla
       *[other] { $hexes } casillas
    }
told-victim-land =
    a { $seat-you ->
        [yes] ti
       *[no] { $seat-name }
    } hasta { $island }
told-driven = Ha arrastrado { $victims }.
told-nobody-driven = No ha alcanzado a nadie.
told-aegis =
    { $seat-you ->
        [yes] Has
       *[no] { $seat-start } ha
    } rechazado el combate contra { $other_seat-you ->
        [yes] ti
       *[no] { $other_seat-name }
    } gracias a la Égida.
told-let-be =
    { $other_seat-you ->
        [yes] { $seat-start } se ha cruzado contigo
       *[no]
            { $seat-you ->
                [yes] Te has cruzado
               *[no] { $seat-start } se ha cruzado
            } con { $other_seat-name }
    }, en paz.
told-attacked =
    { $other_seat-you ->
        [yes] { $seat-start } te ha atacado
       *[no]
            { $seat-you ->
                [yes] Has
               *[no] { $seat-start } ha
            } atacado a { $other_seat-name }
    }.
told-round = { $ours } a { $theirs }
told-fought =
    { $seat-you ->
        [yes] Has
       *[no] { $seat-start } ha
    } luchado { $rounds ->
        [1] 1 asalto
       *[other] { $rounds } asaltos
    } contra { $other_seat-you ->
        [yes] ti
       *[no] { $other_seat-name }
    }, { $sums }.
told-lost-heroes =
    { $seat-you ->
        [yes] Has
       *[no] { $seat-start } ha
    } perdido { $heroes ->
        [1] un héroe
       *[other] { $heroes } héroes
    }.
told-peace = Se ha hecho la paz.
told-peace-gifts =
    La paz { $seat-you ->
        [yes]
            te ha costado { $gifts ->
                [1] 1 don
               *[other] { $gifts } dones
            }
       *[no]
            le ha costado { $gifts ->
                [1] 1 don
               *[other] { $gifts } dones
            } a { $seat-name }
    }.
told-peace-card =
    La paz { $seat-you ->
        [yes] te ha costado la carta { $card }
       *[no] le ha costado la carta { $card } a { $seat-name }
    }.
told-peace-island =
    La paz { $seat-you ->
        [yes] te ha costado { $island }
       *[no] le ha costado { $island } a { $seat-name }
    }.
told-offered-gifts =
    { $other_seat-you ->
        [yes]
            { $seat-start } te ha ofrecido { $gifts ->
                [1] 1 don
               *[other] { $gifts } dones
            }
       *[no]
            { $seat-you ->
                [yes] Has
               *[no] { $seat-start } ha
            } ofrecido { $gifts ->
                [1] 1 don
               *[other] { $gifts } dones
            } a { $other_seat-name }
    } por { $named_card }.
told-offered-card =
    { $other_seat-you ->
        [yes] { $seat-start } te ha ofrecido { $card }
       *[no]
            { $seat-you ->
                [yes] Has
               *[no] { $seat-start } ha
            } ofrecido { $card } a { $other_seat-name }
    } por { $named_card }.
told-offered-island =
    { $other_seat-you ->
        [yes] { $seat-start } te ha ofrecido { $island }
       *[no]
            { $seat-you ->
                [yes] Has
               *[no] { $seat-start } ha
            } ofrecido { $island } a { $other_seat-name }
    } por { $named_card }.
told-accepted =
    { $seat-you ->
        [yes] Has
       *[no] { $seat-start } ha
    } aceptado.
told-refused =
    { $seat-you ->
        [yes] Has
       *[no] { $seat-start } ha
    } rechazado la oferta.
told-island = { $island-bare }
told-island-card = { $card } ({ $island-bare })
told-looked =
    { $seat-you ->
        [yes] Has
       *[no] { $seat-start } ha
    } mirado cartas del borde: { $islands }.
told-looked-cards =
    { $seat-you ->
        [yes] Has
       *[no] { $seat-start } ha
    } mirado cartas del borde: { $cards }.
told-rules =
    { $seat-you ->
        [yes] reinas
       *[no] reina
    } en la isla
told-not-done =
    no { $seat-you ->
        [yes] has
       *[no] ha
    } cumplido la carta
told-took-gifts =
    { $seat-you ->
        [yes] has
       *[no] ha
    } recibido { $gifts ->
        [1] 1 don
       *[other] { $gifts } dones
    }
told-gave-gifts =
    { $seat-you ->
        [yes] has
       *[no] ha
    } entregado { $gifts ->
        [1] 1 don
       *[other] { $gifts } dones
    }
told-won-heroes =
    { $seat-you ->
        [yes] has
       *[no] ha
    } recuperado { $heroes ->
        [1] un héroe
       *[other] { $heroes } héroes
    }
told-lost-crew =
    { $seat-you ->
        [yes] has
       *[no] ha
    } perdido { $heroes ->
        [1] un héroe
       *[other] { $heroes } héroes
    }
told-free-arrows =
    { $seat-you ->
        [yes] tienes
       *[no] tiene
    } la flecha gratis { $turns ->
        [1] 1 turno más
       *[other] { $turns } turnos más
    }
told-misses =
    { $seat-you ->
        [yes] perderás
       *[no] perderá
    } el próximo turno
told-sails-4 =
    { $seat-you ->
        [yes] sacarás
       *[no] sacará
    } un 4 la próxima vez
told-found-nothing =
    { $seat-you ->
        [yes] No has
       *[no] { $seat-start } no ha
    } encontrado provisiones.
told-outcome =
    { $seat-you ->
        [yes] Ahora
       *[no] { $seat-start }
    } { $parts }.
told-veil =
    { $seat-you ->
        [yes] Has
       *[no] { $seat-start } ha
    } salvado el barco con el Velo de Leucótea.
told-starved =
    { $seat-you ->
        [yes] Tu tripulación ha muerto de hambre y vuelves
       *[no] La tripulación de { $seat-name } ha muerto de hambre y vuelve
    } a empezar en Troya, { $steps ->
        [0] libre para volver a casa
        [1] a 1 paso de casa
       *[other] a { $steps } pasos de casa
    }.
told-ship-lost =
    { $seat-you ->
        [yes] Has
       *[no] { $seat-start } ha
    } perdido el barco y { $seat-you ->
        [yes] vuelves
       *[no] vuelve
    } a empezar en Troya, { $steps ->
        [0] libre para volver a casa
        [1] a 1 paso de casa
       *[other] a { $steps } pasos de casa
    }.
told-sailed-home =
    { $seat-you ->
        [yes] Has
       *[no] { $seat-start } ha
    } vuelto a casa, a Ítaca.
told-driven-home =
    La tormenta { $seat-you ->
        [yes] te ha llevado
       *[no] ha llevado a { $seat-name }
    } a casa, a Ítaca.

## Posiciones imposibles
impossible-phase = esa fase no existe
impossible-order = el turno o el primer jugador están fuera de rango
impossible-rounds = la última ronda es la número { $rounds }
impossible-actor = en la fase «{ $phase }» le toca a otro
impossible-ended-early = nadie ha vuelto y quedan rondas, pero la partida ha terminado
impossible-not-ended = alguien ha vuelto a casa, pero la partida sigue
impossible-before-lot = ha ocurrido algo antes de que se sortee el primer jugador
impossible-last-chance = la última oportunidad no encaja con la fase
impossible-nobody = nadie juega con { $colour }
impossible-heroes = { $colour } no puede tener { $number ->
    [one] { $number } héroe
   *[other] { $number } héroes
}
impossible-hunger = { $colour } no puede tener tantas piedras de hambre: { $number }
impossible-free = { $colour } no puede tener la flecha gratis tantos turnos: { $number }
impossible-fifteen = hay quince cartas y quince islas
impossible-rules-and-rim = { $colour } es soberano de una isla y tiene una ficha en su casilla del borde
impossible-chips = { $colour } tiene demasiadas fichas: más de { $most }
impossible-two-rulers = una isla tiene dos soberanos
impossible-gifts = hay demasiados dones: más de { $most }
impossible-absent = un asiento que no juega pierde un turno, espera, tiene un barco veloz o ha vuelto a casa
impossible-fifteen-cards = hay quince cartas
impossible-card-twice = una carta está en dos sitios
impossible-unseen = cartas sin ver: { $unseen }, casillas del borde para ellas: { $spaces }; una casilla sin carta se escribe «-»
impossible-turned = solo la Égida y el Velo pueden estar girados, y solo por quien los tiene
impossible-face-up-some = una carta está boca arriba para unos asientos y para otros no
impossible-known-absent = un asiento que no juega conoce una carta
impossible-known-nobody = nadie ha visto una carta conocida, o alguien ha visto una que falta
impossible-ship-nowhere = el barco de { $colour } no está en ninguna parte; en Troya está en { $hex }
impossible-home = { $colour } ha vuelto a casa solo si su barco está en Ítaca, y siempre que está allí
impossible-no-landing = { $colour } no tiene ningún desembarco pendiente
impossible-misses-where = { $colour } solo pierde un turno en una isla o en la Sirte
impossible-misses-and-waits = { $colour } no puede perder un turno y a la vez esperar para desembarcar
impossible-sail-die = el dado de vela no encaja con la fase
impossible-arrow = la flecha no encaja con la fase
impossible-misses-now = el jugador activo pierde este turno
impossible-not-at-island = el barco activo no está en una isla
impossible-no-fight = «fight», «meets» y «landing» son de las fases de un combate
impossible-fight-apart = un combate necesita dos barcos en la misma casilla, en el mar o en una isla
impossible-fight-order = de dos que luchan, nombra antes al que viene primero en el sentido de las agujas del reloj desde el jugador activo
impossible-fight-actor = en un combate tiene que decidir uno de los dos
impossible-fight-rounds = el último asalto de un combate es el número { $most }, y antes de empezar no hay ninguno
impossible-refuse = quien rechaza un combate debe tener la Égida boca arriba
impossible-meets-twice = ninguna pareja se encuentra dos veces
impossible-meets-apart = solo pueden luchar barcos en la misma casilla, en el mar o en una isla
impossible-no-island-to-land = el barco activo no está en una isla donde pueda desembarcar
impossible-no-giver = aquí nadie da una carta
impossible-giver-missing = un soberano tiene que dar una carta
impossible-giver-not-ruler = el asiento que da una carta debe ser soberano de la isla
impossible-too-few-cards = el soberano tiene muy pocas cartas para elegir
impossible-nothing-to-offer = el recién llegado no tiene nada que ofrecer
impossible-named = la carta nombrada debe ser una del soberano
impossible-ruled-uncover = una isla con soberano no da ninguna carta del borde
impossible-not-face-down = ahí no hay ninguna carta boca abajo
impossible-task-on-rim = la carta que se ejecuta ya no está en su casilla del borde
impossible-task = la carta que se ejecuta no encaja con la fase
impossible-veil = quien puede usar el Velo debe tenerlo boca arriba
impossible-last-hero = un asiento que no está activo solo puede perder su último héroe en un combate
impossible-fight-before-task = los combates terminan antes de que se ejecute una carta
impossible-starving = nadie se muere de hambre
impossible-ties = solo hay empates con los Lestrigones, y menos de { $most }
impossible-sirens = sin dones no hay elección ante las Sirenas
impossible-not-looked = nadie ha mirado una carta
impossible-looked-unknown = un asiento que ha mirado una carta tiene que conocerla
impossible-nothing-to-look = no hay nada que mirar
impossible-look = mirar una carta no encaja con la fase
impossible-cannot-look = esa carta no se puede mirar
impossible-offer = una oferta no encaja con la fase
impossible-offer-undeliverable = lo ofrecido no se puede entregar
impossible-who-decides = actor: en esta fase la posición debe decir qué asiento decide
