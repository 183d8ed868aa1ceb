# El tablero de la Odisea

the-sea = El mar
## Names on the chart
sea-ismaros = Ismaro
sea-tenedos = Ténedos
sea-telepylos = Telépilo
sea-kythera = Citera
sea-aiaia = Eea
sea-aiolia = Eolia
sea-crete = Creta
sea-lotus-coast = Costa del Loto
sea-pharos = Faros
sea-goat-island = Isla de las Cabras
sea-scheria = Esqueria
sea-thrinakia = Trinacia
sea-anthemoessa = Antemoesa
sea-ogygia = Ogigia
sea-asteris = Ásteris
sea-troy = Troya
sea-ithaca = Ítaca
sea-syrte = Sirte

## What lies on it, for those who hear it read
isle = { $number } { $island }, { $ruled ->
    [yes] { $mine ->
        [yes] reinas tú
       *[no] reina { $who }
    }
   *[no] sin soberano
}, carta en el borde: { $lies }
rim-space = Borde { $number }, { $island }: { $known ->
    [yes] { $lies-id ->
        [face-down] { $card }, que solo tú has visto
       *[other] { $card }, boca arriba
    }
   *[no] { $lies-id ->
        [nothing] sin carta
       *[other] una carta boca abajo
    }
}
rim-looked = mirada por { $who }
rim-chips = fichas de { $who }
ship = { $mine ->
    [yes] Tu barco
   *[no] Barco de { $who }
}, { $sea ->
    [yes] en el mar, { $at }
   *[no] { $island }
}, { $heroes ->
    [1] 1 héroe
   *[other] { $heroes } héroes
}
ship-here = { $mine ->
    [yes] tu barco
   *[no] barco de { $who }
}
hex-closed = { $at }, fuera de alcance
bow-closed = la flecha de tormenta: ningún don para pagarla
supply = { $gifts ->
    [1] 1 don
   *[other] { $gifts } dones
} en la reserva
supply-short = reserva { $gifts }
round = Ronda { $round } de { $rounds }
dice = Últimas tiradas: dado de vela { $sail ->
    [0] sin tirar
   *[other] { $sail }
}, dado del favor { $thrown ->
    [yes] { $face }
   *[no] sin tirar
}
free-arrows = gratis × { $number }
fight-between = Combate: { $who }
zoom-in = Ampliar
zoom-out = Reducir

## Adventure cards
title-wine = Vino de Marón
title-lotus = Lotófagos
title-polyphemos = Polifemo
title-winds = Odre de los vientos
title-laistrygonians = Lestrigones
title-circe = Circe
title-hades = Casa de Hades
title-sirens = Sirenas
title-skylla = Escila
title-charybdis = Caribdis
title-cattle = Vacas de Helios
title-kalypso = Calipso
title-phaiakians = Feacios
title-aegis = Égida de Atenea
title-veil = Velo de Leucótea
effect-wine = Toma 2 dones.
effect-lotus = Dado del favor: con negro, pierdes 1 héroe.
effect-polyphemos = Dado de vela: con 1 pierdes 2 héroes, con 2 pierdes 1, con 4 tomas 2 dones.
effect-winds = La flecha es gratis 2 turnos más.
effect-laistrygonians = Dado de vela y tripulación contra dado de vela y 3; con menos pierdes 1 héroe y repites o huyes.
effect-circe = Dado del favor: con blanco tomas 1 don y recuperas 1 héroe; con negro pierdes un turno.
effect-hades = Da 1 don y mira 2 cartas del borde.
effect-sirens = Da 1 don, o tira: con 1 o 2 pierdes 1 héroe.
effect-skylla = Pierde 1 héroe.
effect-charybdis = Dado del favor: con negro das 2 dones; si no tienes, tomas 1 piedra de hambre.
effect-cattle = Respétalas, o toma 3 dones y tira: con negro pierdes 1 héroe.
effect-kalypso = Dones hasta 4, y pierde el próximo turno.
effect-phaiakians = Toma 1 don; la próxima tirada de vela es un 4.
effect-aegis = Se guarda: una vez, rechaza un combate.
effect-veil = Se guarda: una vez, salva el barco con 1 héroe y 1 don.
card-turned = usada

## What buttons say
do-sail = Tirar el dado de vela
do-sail-4 = Navegar 4
do-arrow = Tomar la flecha
do-stay = Quedarse aquí
do-to-sea = Navegar hasta allí
do-to-land = Navegar a { $island }
do-lay = Ponerla allí
do-aim = Desatar la tormenta
do-fight = Luchar con { $who }
do-pass = Dejar en paz a { $who }
do-aegis = Rechazar con la Égida
do-no-aegis = Aceptar el combate
do-veil = Salvar el barco
do-no-veil = Dejar que se hunda
do-no-offer = Sin oferta
do-peace = La paz sin condiciones
do-give = Ofrecer a { $who }: { $thing }
do-ask = Pedir a { $who }: { $thing }
do-accept = Aceptar
do-refuse = Rechazar
do-name = Pedir: { $what }
do-choose = Poner la prueba: { $what }
do-look = Mirar la carta de { $island }
do-pay = Pagar 1 don
do-roll = Tirar el dado
do-abstain = Respetar las vacas
do-slaughter = Matarlas por 3 dones
do-again = Luchar otra vez
do-flee = Huir

## What a choice brings about
then-sail = Sacas de 1 a 4 y navegas hasta ese número de casillas.
then-sail-4 = Navegas hasta { $number } casillas sin tirar, gracias a los feacios.
then-arrow = Cuesta { $cost ->
    [1] 1 don
   *[other] { $cost } dones
}, te quedan { $gifts }.
then-arrow-free = La flecha es gratis en este turno.
then-stay = Te quedas: sin desembarco y sin combate.
then-sea = Mar abierto, sin nadie.
then-home = En casa: ganas al momento.
then-meets = Te encuentras con { $who }: cualquiera puede empezar un combate.
then-syrte = La Sirte: pierdes el próximo turno, y aun así pagas su mantenimiento.
then-own-island = Tu propia isla: solo provisiones, 2 dones o ninguno, con igual probabilidad.
then-ruled = { $who } reina en { $island } y { $cards ->
    [0] no tiene cartas: no hay prueba
    [1] tiene 1 carta, que es tu prueba
   *[other] elige para ti una de { $cards } cartas; antes puedes hacer una oferta
}.
then-known-card = En { $island } espera { $what }: { $does } Luego tiras por las provisiones.
then-card = En { $island } { $lies-id ->
    [nothing] no queda carta: la tomas sin prueba
   *[other] tomas la carta del borde, una de { $unknown } desconocidas
}; luego tiras por las provisiones: 2 dones o ninguno, con igual probabilidad.
then-aiolia = La flecha será gratis durante 3 turnos.
then-lay = Arrastrados desde aquí: { $ways }.
then-lay-way = { $direction } { $who }
you-among = tú
then-lay-nobody = Desde aquí la flecha no alcanza a nadie.
then-aim = { $ships }.
then-aim-nobody = No arrastra a nadie.
then-sheltered = A salvo en tierra ({ $number }): { $who }.
then-meeting = { $mine ->
    [yes] Te encuentras con { $other } y podéis luchar.
   *[no] { $who } y { $other } se encuentran y pueden luchar.
}
then-reaches-home = { $number ->
    [1] { $mine ->
        [yes] Llegas a casa y ganas
       *[no] { $who } llega a casa y gana
    }
   *[other] Llegan juntos a casa y ganan: { $who }
}.
drift-sea = { $mine ->
    [yes] la deriva te lleva
   *[no] la deriva lleva a { $who }
} { $hexes ->
    [1] 1 casilla
   *[other] { $hexes } casillas
}
drift-land = { $mine ->
    [yes] el viento te lleva
   *[no] el viento lleva a { $who }
} a { $island }
drift-stopped = { $mine ->
    [yes] no te mueves
   *[no] { $who } no se mueve
}
then-pass = No empiezas ningún combate; { $who } aún puede.
then-no-aegis = Guardas la Égida y luchas.
then-no-offer = No ofreces nada y el combate sigue.
then-no-offer-task = No ofreces nada; { $who } elige tu tarea.
then-refuse = Rechazada; el combate sigue.
then-refuse-task = La rechazas y eliges tú la tarea.
then-odds = Un asalto: { $wins } % ganado, { $equal } % empate, { $loses } % perdido. Al final te hundes en el { $lost } %, { $who } en el { $sunk } %.
then-accepted = Una vez aceptada:
then-accept = Al momento:
then-peace = El combate ha acabado.
then-peace-offered = Si { $who } acepta, el combate se acaba.
then-task = { $mine ->
    [yes] Tu prueba
   *[no] Prueba para { $who }
}: { $what }.
changed-gifts = { $mine ->
    [yes] tienes
   *[no] { $who } tiene
} { $gifts ->
    [1] 1 don
   *[other] { $gifts } dones
} en vez de { $now }
changed-gains = { $mine ->
    [yes] recibes
   *[no] { $who } recibe
} { $what }
changed-chips = { $mine ->
    [yes] tienes
   *[no] { $who } tiene
} { $chips ->
    [1] 1 ficha
   *[other] { $chips } fichas
} en vez de { $now }
then-look = Solo tú ves la carta de { $island }.
then-look-known = La conoces: { $card }.
then-roll = Riesgo de perder un héroe{ $last ->
    [yes] , el último
   *[no] {""}
}: { $chance } %.
then-slaughter = 3 dones al momento; luego, riesgo de perder un héroe{ $last ->
    [yes] , el último
   *[no] {""}
}: { $chance } %.
then-again = Riesgo de perder otro héroe{ $last ->
    [yes] , el último
   *[no] {""}
}: { $chance } %; si hay empate, se repite.
then-aegis = Sin combate; se da la vuelta a la carta, que sigue contando.
then-veil = 1 héroe, 1 don, sin hambre; se da la vuelta a la carta, que sigue contando.
then-no-veil = El barco se pierde: uno nuevo zarpa de Troya.
then-pay = 1 don, y no pierdes a nadie.
then-abstain = Sin dones y sin peligro.
then-flee = La prueba no se cumple, y la carta vuelve a su sitio.

## Beside the chart
your-choice = Tu elección
terms = Condiciones
move-by = Moverse con
way-sail = Vela
way-sail-how = 1 a 4 casillas
way-sail-4 = 4 casillas
way-arrow = Tormenta
way-arrow-how = cuesta 1 don
way-arrow-free = ahora gratis
die-sail = dado de vela
die-favour = dado del favor
odds-round = Este asalto: la suma más baja pierde un héroe
odds-all = Hasta el final, 12 asaltos como mucho
odds-sinks = { $who } se hunde: { $chance } %
odds-you-sink = tú: { $chance } %
terms-no-offer = Sin oferta
terms-peace = Solo paz
terms-give = Doy…
terms-ask = Pido…
terms-give-one = Por la paz das a { $who } un bien:
terms-ask-one = Por la paz { $who } te da un bien:
terms-price = Por esa carta das a { $who } un bien:
thing-gifts = { $gifts ->
    [1] 1 don
   *[other] { $gifts } dones
}
letter-peace = La paz sin condiciones
letter-thing-card = la carta { $card }
letter-thing-island = { $island }
letter-thing = La paz, y { $mine ->
    [gets] recibes
    [gives] das
   *[no] { $who } recibe
} { $thing }
letter-task = { $thing } por la carta { $card }
letter-way = { $mine ->
    [from] Tú a { $other }; obliga una vez aceptada
    [to] { $who } a ti; obliga una vez aceptada
   *[no] { $who } a { $other }; obliga una vez aceptada
}
letter-weighing = { $who } lo está pensando
stage-fight = El combate
stage-with = { $mine ->
    [yes] Combate con { $other }
   *[no] { $who } combate con { $other }
}
stage-landing = El desembarco
landing = { $mine ->
    [yes] Desembarcas en { $island }
   *[no] { $who } desembarca en { $island }
}
frieze = Asalto { $round }: { $mine ->
    [first] tú
   *[other] { $who }
} con { $heroes } contra { $mine ->
    [second] ti
   *[other] { $other }
} con { $other_heroes ->
    [one] { $other_heroes } héroe
   *[other] { $other_heroes } héroes
}
frieze-round = asalto { $round } de 12
odds-win = ganas { $chance } %
odds-equal = empate { $chance } %
odds-neither = ninguno { $chance } %
odds-lose = pierdes { $chance } %
row-storm = Tormenta
row-strong = Viento fuerte
row-breeze = Brisa
no-card = ninguna carta
turned-card = { $what }, usada
cards-of = { $who } { $number ->
    [0] ninguna carta
    [1] 1 carta
   *[other] { $number } cartas
}
unseen = { $number ->
    [1] 1 carta sin ver
   *[other] { $number } cartas sin ver
}
large-figure = La casa cuenta los pasos hasta Ítaca: fichas en la mano menos cartas de aventura. Con 0, Ítaca se abre.
figure-islands = { $number ->
    [1] 1 isla
   *[other] { $number } islas
}
mark-starving = a punto de morir de hambre
mark-misses = pierde un turno
mark-waits = desembarca en el próximo turno
mark-free = flecha gratis × { $number }
mark-four = próxima vela: 4
panel-chips = { $n ->
    [one] { $n } ficha en mano
   *[other] { $n } fichas en mano
}
panel-steps = { $n ->
    [one] a { $n } paso de casa
   *[other] a { $n } pasos de casa
}
panel-note = tripulación { $heroes }, dones { $gifts }
panel-hungry = tripulación { $heroes }, hambre { $hunger }
panel-first = empieza
panel-home = en casa

## Keys
board-keys = En este juego: las flechas recorren el mar, R gira la flecha de tormenta.

## Diagrams of the rules: a caption, and what is to be seen
diagram-sail-turns = un 3: tres casillas, girando a voluntad
    .alt = Un barco navega tres casillas por mar abierto y gira por el camino.
diagram-sail-lands = entrar en una isla acaba el viaje
    .alt = Un barco navega dos casillas de mar y con la tercera entra en una isla, donde se queda.
diagram-sail-through = nunca a través de una isla
    .alt = Un barco entraría en una isla y saldría por el otro lado: no está permitido.
diagram-storm-rows = tormenta hasta la orilla, viento fuerte 2 casillas, brisa 1
    .alt = La flecha está en una casilla y apunta al oeste sobre cinco filas. En la del medio la tormenta empuja a rojo hasta la isla siguiente; en la fila de al lado el viento fuerte empuja a amarillo dos casillas; en la más exterior la brisa empuja a azul una.
diagram-meet = tras un movimiento en una misma casilla: cualquiera puede luchar
    .alt = Dos barcos comparten una casilla de mar tras un movimiento, y antes no.
diagram-fight-round = dado y tripulación: 2 + 4 contra 1 + 3, la suma menor pierde un héroe
    .alt = Un asalto: rojo saca 2 y tiene 4 héroes, azul saca 1 y tiene 3. 6 contra 4: azul pierde un héroe.

## El final
end-far = Hasta dónde llegó cada uno
end-chips = fichas en mano
end-cards = cartas
end-islands = islas
end-storms = tormentas
end-home = en casa
end-short = { $n ->
    [one] sobra { $n }
   *[other] sobran { $n }
}
end-spare = { $n } de ventaja
end-how = Ítaca se abre a quien no tiene más fichas en mano que cartas. Gana quien entra primero; los demás se ordenan por sus cartas menos sus fichas en mano.
end-last = Los últimos turnos
end-you-home = Estás en casa.
end-is-home = { $who } está en casa.
end-some-home = { $number } capitanes están en casa.
end-entered = En la ronda { $round } la vela apareció ante Ítaca.
end-entered-excused = Ítaca en la ronda { $round }: las cartas compensaron { $chips ->
    [one] { $chips } ficha.
   *[other] { $chips } fichas.
}
end-nobody-home = tras { $rounds } rondas sin que nadie volviera a casa
end-lost = { $who } perdió un barco
end-you-lost = perdiste tu barco
end-picture = { $number ->
    [one] Un barco vuelve a Ítaca: { $who }
   *[other] { $number } barcos vuelven a Ítaca
}
