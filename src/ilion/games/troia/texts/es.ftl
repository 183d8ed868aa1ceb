# Troia

title = Troia

## Words
side-greek = los griegos
    .bare = griegos
    .start = Los griegos
side-trojan = los troyanos
    .bare = troyanos
    .start = Los troyanos
winner-greek = Los griegos
winner-trojan = Los troyanos
holder-greek = la tienen los griegos
holder-trojan = la tienen los troyanos
holder-nobody = está junto al tablero
deck-greek = griego
    .fem = griega
    .pl = griegos
deck-trojan = troyano
    .fem = troyana
    .pl = troyanos
offering-boar = jabalí
offering-fish = pez
offering-bull = toro
offering-deer = ciervo
offering-pomegranate = granada
offering-ram = carnero
god-ares = Ares
god-hephaestus = Hefesto
god-poseidon = Poseidón
god-doris = Doris
god-zeus = Zeus
god-athena = Atenea
god-artemis = Artemisa
god-apollo = Apolo
god-hera = Hera
god-iris = Iris
god-hermes = Hermes
god-aphrodite = Afrodita
hero-achilles = Aquiles
hero-ajax = Áyax
hero-odysseus = Odiseo
hero-diomedes = Diomedes
hero-menelaus = Menelao
hero-agamemnon = Agamenón
zone-greek-protection = protección griega
    .a = a la protección griega
    .en = en la protección griega
zone-greek-defence = defensa griega
    .a = a la defensa griega
    .en = en la defensa griega
zone-combat = combate
    .a = al combate
    .en = en el combate
zone-trojan-defence = defensa troyana
    .a = a la defensa troyana
    .en = en la defensa troyana
zone-trojan-protection = protección troyana
    .a = a la protección troyana
    .en = en la protección troyana
part-head = cabeza
    .la = la cabeza
part-front = delantera
    .la = la delantera
part-rear = trasera
    .la = la trasera
part-wheels = ruedas
    .la = las ruedas
icon-either = Héctor o Paris
icon-paris = Paris
icon-hector = Héctor
icon-both = Héctor y Paris
asked-either = una carta con Héctor o Paris
asked-paris = una carta con Paris
asked-hector = una carta con Héctor
asked-both = una carta con Héctor y Paris, o una con Paris y otra con Héctor
card-boar = jabalí
card-fish = pez
card-bull = toro
card-deer = ciervo
card-pomegranate = granada
card-ram = carnero
card-boar-boar = jabalí+jabalí
card-boar-fish = jabalí+pez
card-boar-bull = jabalí+toro
card-boar-deer = jabalí+ciervo
card-boar-pomegranate = jabalí+granada
card-boar-ram = jabalí+carnero
card-fish-fish = pez+pez
card-fish-bull = pez+toro
card-fish-deer = pez+ciervo
card-fish-pomegranate = pez+granada
card-fish-ram = pez+carnero
card-bull-bull = toro+toro
card-bull-deer = toro+ciervo
card-bull-pomegranate = toro+granada
card-bull-ram = toro+carnero
card-deer-deer = ciervo+ciervo
card-deer-pomegranate = ciervo+granada
card-deer-ram = ciervo+carnero
card-pomegranate-pomegranate = granada+granada
card-pomegranate-ram = granada+carnero
card-ram-ram = carnero+carnero
awaited-turn = una ofrenda (el nombre de un dios) o «draw»
awaited-pay = una carta con la que pagar
awaited-use = «use» o «pass» para el poder del dios
awaited-take = una carta de los descartes del rival para Apolo, o «pass»
awaited-hero = un héroe para el poder del dios, o «pass»
awaited-defence = un héroe y una defensa para Artemisa, como en «ajax>trojan», o «pass»
awaited-forward = el héroe que Afrodita hace avanzar, o «pass»
awaited-back = el héroe que Afrodita hace retroceder
awaited-back-only = el héroe que Afrodita hace retroceder, o «pass»
awaited-god = el dios que mueve Iris, o «pass»
awaited-slot = la casilla para el dios de Iris, como en «slot 3»
awaited-goal = una carta para el avance, o «pass»
awaited-goal-other = la segunda carta del último tramo
awaited-return = un héroe que vuelve al combate

## What is awaited
prompt-face = Se sortea la cara del siguiente dios.
prompt-lay = Los dioses se colocan al azar en el Olimpo.
prompt-deal = { $number ->
    [1] Se reparte una carta más
   *[other] Se reparten { $number } cartas
} a { $side }.
prompt-turn = Haz una ofrenda a un dios o roba { $number ->
    [1] la última carta
   *[other] { $number } cartas
}.
prompt-pay = Paga a { $god }: { $symbols ->
    [0] ningún símbolo
    [1] 1 símbolo
   *[other] { $symbols } símbolos
} por { $cost } ({ $offering }: { $own }).
prompt-pay-complete = Pago suficiente para { $god }: { $symbols } por { $cost } ({ $offering }: { $own }). Haz la ofrenda o sigue pagando.
prompt-use-zeus = Zeus: roba { $number ->
    [1] la última carta
   *[other] { $number } cartas
}, o pasa.
prompt-use-athena = Atenea: toma la Cornucopia, o pasa.
prompt-use-doris = Doris: toma al azar una carta de la mano del rival, o pasa.
prompt-use-apollo = Apolo: toma la carta de encima de los descartes del rival, o pasa.
prompt-take = Apolo: toma una carta de los descartes del rival, o pasa.
prompt-hero-poseidon = Poseidón: mueve un héroe de una protección a la defensa contigua, o pasa.
prompt-hero-ares = Ares: mueve un héroe de una defensa al combate, o pasa.
prompt-hero-hermes = Hermes: mueve un héroe una zona adelante, o pasa.
prompt-hero-hera = Hera: mueve un héroe de una defensa a la protección contigua, o pasa.
prompt-hero-hephaestus = Hefesto: mueve un héroe de una defensa a la otra, o pasa.
prompt-defence = Artemisa: mueve un héroe del combate a una de las defensas, o pasa.
prompt-forward = Afrodita: mueve un héroe una zona adelante y luego otro atrás; o pasa.
prompt-back = Afrodita: mueve ahora otro héroe una zona atrás.
prompt-back-only = Afrodita: ningún héroe puede avanzar; mueve uno una zona atrás, o pasa.
prompt-god = Iris: elige qué dios se mueve, o pasa.
prompt-slot = Iris: elige la nueva casilla de { $god }.
prompt-draw = { $side-start } roban { $number ->
    [1] una carta.
   *[other] { $number } cartas.
}
prompt-steal = Doris toma una carta para { $side }.
prompt-goal-greek = Dos héroes están en la protección troyana: deja en la mesa una carta con una pieza del caballo que falte, o pasa.
prompt-goal-trojan = Dos héroes están en la protección griega: descarta { $asked }, o pasa.
prompt-goal-other = El último tramo pide una segunda carta: descarta una que muestre solo a { $icon }.
prompt-return = Elige { $number ->
    [1] un héroe más que vuelva
   *[other] { $number } héroes que vuelvan
} al combate.
prompt-ended = La partida ha terminado.

## Moves and draws
move-draw = robar { $number ->
    [1] la última carta
   *[other] { $number } cartas
}
move-god = ofrenda a { $god } por { $cost }
move-god-iris = Iris mueve a { $god }
move-pay = pagar { $card }
move-pay-foreign = pagar { $card } (carta { $deck-fem })
move-cornucopia = gastar la Cornucopia
move-offer = cerrar el pago: la ofrenda está hecha
move-use = usar el poder de { $god }
move-use-nothing = usar un poder
move-pass = renunciar al poder de { $god }
move-pass-goal = renunciar al avance
move-pass-nothing = pasar
move-take = tomar { $card } de los descartes { $deck-pl }
move-build = construir con { $card }: { $part }
move-build-nothing = construir con { $card }, sin pieza del caballo
move-march = descartar { $card } por Héctor y Paris
move-move = { $god } mueve a { $hero } { $to_zone-a }
move-hero = elegir a { $hero }
move-return = { $hero } vuelve { $to_zone-a }
move-slot = Iris mueve a { $god } a la casilla { $slot }
move-slot-only = casilla { $slot }
move-face = { $god } está en juego
move-lay = { $god } va a la casilla { $slot }
move-card = { $side } roban { $card }
move-card-veiled = { $side } roban una carta
move-steal = { $side } toman { $card } (carta { $deck-fem }) de la mano del rival
move-steal-veiled = { $side } toman una carta { $deck-fem } de la mano del rival

## Labels of a preview, and words in it
preview-god = dios
preview-cost = coste
preview-symbols = símbolos pagados
preview-own = de ellos, propios del dios
preview-complete = suficiente
preview-outcomes = efectos posibles
preview-cards = cartas
preview-last = vacía el mazo
preview-goal = avance
preview-hero = héroe
preview-to = va a
preview-olympus = el Olimpo desde el extremo griego
preview-steps = avances después
preview-wins = gana
preview-returns = pueden volver
offering-mixed = mixta
offering-superior = superior
outcomes-offering = ofrenda
outcomes-hero = mueve a
outcomes-zone = de
outcomes-to = a
outcomes-power = poder:
outcomes-goal = avance:
power-god = dios
power-possible = posible
power-by_cornucopia = solo si se paga con la Cornucopia
power-heroes = podrían moverse
heroes-hero = héroe
heroes-to = a
goal-invaders = héroes al otro lado
goal-reach = permitido
goal-steps = cartas para ello
goal-chance = cartas que puede traer el azar
steps-cards = cartas para ello
steps-pay = quedan si se paga con
reach-no = no
reach-power = solo con el poder
reach-yes = sí
to-greek-protection = protección griega
to-greek-defence = defensa griega
to-combat = combate
to-trojan-defence = defensa troyana
to-trojan-protection = protección troyana
olympus-ares = Ares
olympus-hephaestus = Hefesto
olympus-poseidon = Poseidón
olympus-doris = Doris
olympus-zeus = Zeus
olympus-athena = Atenea
olympus-artemis = Artemisa
olympus-apollo = Apolo
olympus-hera = Hera
olympus-iris = Iris
olympus-hermes = Hermes
olympus-aphrodite = Afrodita

## Refusals
refusal-draw-now = Se roba en lugar de hacer una ofrenda, al principio del turno; ahora se espera { $awaited }.
refusal-god-now = Un dios se elige al principio del turno, o con Iris; ahora se espera { $awaited }.
refusal-card-now = Aquí no se puede jugar ninguna carta: se espera { $awaited }.
refusal-cornucopia-now = La Cornucopia se gasta al pagar una ofrenda; ahora se espera { $awaited }.
refusal-offer-now = No hay ningún pago que cerrar: se espera { $awaited }.
refusal-use-now = Aquí no hay ningún poder que se use así: se espera { $awaited }.
refusal-hero-now = Aquí no se elige un héroe por sí solo: se espera { $awaited }.
refusal-defence-now = Solo Artemisa mueve un héroe a la defensa que elijas; ahora se espera { $awaited }.
refusal-slot-now = Solo Iris mueve un dios a la casilla que elijas, una vez elegido el dios; ahora se espera { $awaited }.
refusal-empty-hand = { $god } se paga con al menos una carta, y tu mano está vacía: roba.
refusal-no-own = { $god } pide al menos un símbolo de { $offering }, y no tienes ninguno.
refusal-too-dear = { $god } te cuesta { $cost }, y tus cartas en mano { $symbols ->
    [0] no muestran ningún símbolo.
    [1] solo muestran un símbolo.
   *[other] solo muestran { $symbols } símbolos.
}
refusal-too-dear-cornucopia = { $god } te cuesta { $cost }, y tus cartas { $symbols ->
    [0] no muestran ningún símbolo
    [1] solo muestran un símbolo
   *[other] solo muestran { $symbols } símbolos
}; ni siquiera con la Cornucopia alcanza.
refusal-not-in-hand = No tienes la carta { $card } del mazo { $deck }.
refusal-not-discarded = La carta { $card } del mazo { $deck } no está en los descartes del rival.
refusal-no-cornucopia = No puedes gastar la Cornucopia: { $holder }.
refusal-no-card-paid = Un pago necesita al menos una carta; { $god } no ha recibido ninguna.
refusal-not-enough = { $god } cuesta { $cost } y { $symbols ->
    [0] aún no ha recibido ningún símbolo
    [1] solo ha recibido un símbolo
   *[other] solo ha recibido { $symbols } símbolos
}: sigue pagando.
refusal-own-missing = { $god } necesita al menos un símbolo de { $offering }: paga uno.
refusal-foreign = La carta { $card } es del mazo { $deck }: una carta ajena solo cuenta por sus ofrendas.
refusal-no-part = La carta { $card } no muestra ninguna pieza del caballo.
refusal-part-built = La carta { $card } muestra una pieza ya construida: { $part }.
refusal-wrong-icon = El tramo { $stage } pide a { $icon }; { $card } no lo muestra.
refusal-half-only = El último tramo pide a Héctor y Paris: { $card } solo muestra a uno, y no tienes ninguna carta solo con el otro.
refusal-other-icon = La segunda carta debe mostrar solo a { $icon }; { $card } no lo hace.
refusal-pass-turn = No se puede pasar el turno: haz una ofrenda o roba.
refusal-pass-pay = Hay que completar el pago: sigue pagando, o escribe «offer» cuando alcance.
refusal-pass-goal = Ya se ha dado una carta para el último tramo: descarta la otra.
refusal-pass-back = El poder de Afrodita se usa entero: tras avanzar un héroe, otro debe retroceder.
refusal-pass-slot = El poder de Iris está empezado: elige una casilla para el dios.
refusal-pass-return = Tras un avance { $number ->
    [one] vuelve al combate { $number } héroe: elígelo
   *[other] vuelven al combate { $number } héroes: elígelos
}.
refusal-poseidon = { $hero } está { $zone-en }: Poseidón mueve un héroe que esté en una protección.
refusal-ares = { $hero } está { $zone-en }: Ares mueve un héroe que esté en una defensa.
refusal-hermes = { $hero } está { $zone-en } y no puede avanzar más.
refusal-hera = { $hero } está { $zone-en }: Hera mueve un héroe que esté en una defensa.
refusal-hephaestus = { $hero } está { $zone-en }: Hefesto mueve un héroe que esté en una defensa.
refusal-artemis = { $hero } está { $zone-en }: Artemisa mueve un héroe que esté en el combate.
refusal-forward = { $hero } está { $zone-en } y no puede avanzar más.
refusal-forward-alone = { $hero } es el único héroe que puede retroceder: debe avanzar otro.
refusal-back = { $hero } está { $zone-en } y no puede retroceder más.
refusal-back-same = { $hero } acaba de avanzar: debe retroceder otro héroe.
refusal-return = { $hero } está { $zone-en }: solo vuelven héroes que estén { $home_zone-en }.
refusal-same-slot = { $god } ya está en la casilla { $slot }: Iris mueve un dios a otra.

## Score
score-part = Pieza del caballo construida: { $part }
score-stage = Tramo { $stage } alcanzado: { $icon }
score-heroes = Héroes de { $side } más allá del combate: { $number }; cuentan si todo lo demás es igual
ending-horse = El caballo está completo: ganan los griegos.
ending-road = Héctor y Paris han llegado a las naves: ganan los troyanos.
ending-steps = Se ha vaciado el mazo de { $side }. { $winner } ganan: piezas { $greeks }, tramos { $trojans }.
ending-heroes = Se ha vaciado el mazo de { $side }; piezas y tramos están igualados, { $greeks } cada uno. { $winner } ganan con más héroes más allá del combate.
ending-draw = Se ha vaciado el mazo de { $side }; piezas y tramos están igualados, { $greeks } cada uno, y también los héroes más allá del combate: empate.
label-ending-horse = caballo completo
label-ending-road = naves alcanzadas
label-ending-steps = mazo vacío, decidido por los avances
label-ending-heroes = mazo vacío, decidido por los héroes
label-ending-draw = mazo vacío, empate

## La mesa en texto
terminal-olympus = OLIMPO
terminal-asks = pide
terminal-costs = cuesta a { $side }
terminal-field = CAMPO DE BATALLA
terminal-moves = para { $side }
terminal-side = { $side-bare }
terminal-missing = { $steps } de 4, por construir: { $parts }
terminal-complete = { $steps } de 4, el caballo está completo
terminal-next = { $steps } de 4, próximo tramo: { $icon }
terminal-next-given = { $steps } de 4, próximo tramo: { $icon } ({ $given_icon } ya dado)
terminal-done = { $steps } de 4, el camino está completo
terminal-deck = mazo { $number }
terminal-discards = descartes { $number }
terminal-discards-top = descartes { $number } (encima { $card })
terminal-cornucopia = con la Cornucopia
terminal-hand = mano { $number }: { $cards }
terminal-hidden = { $number ->
    [one] { $number } oculta
   *[other] { $number } ocultas
}
terminal-hidden-foreign = { $number ->
    [one] { $number } ajena oculta
   *[other] { $number } ajenas ocultas
}
terminal-either = En una de las manos: { $cards }
terminal-gone = Fuera del juego: { $cards }
terminal-card = { $card } ({ $deck-fem })
terminal-offering = Ofrenda a { $god }: símbolos { $symbols } de { $cost } (propios del dios: { $own }), { $kind }
terminal-short = aún insuficiente

## Clauses
TR-1 = Cada bando tiene un mazo de 27 cartas de ofrenda con su propio dorso. Una carta muestra una o dos ofrendas; la mayoría de las griegas muestran además una pieza del caballo, y las troyanas a Héctor, a Paris o a ambos.
    .ruling = Reconstrucción nuestra: el reglamento no enumera las cartas. Una o dos ofrendas en cada una encajan con los números que conocemos. Que los dorsos sean distintos se sigue de que los mazos se separan por ellos.
TR-2 = Hay seis ofrendas: jabalí, pez, toro, ciervo, granada y carnero.
    .ruling = Reconstrucción nuestra: conocemos el jabalí y el pez por descripciones del juego; las otras cuatro son elección nuestra.
TR-3 = Seis fichas tienen un dios en cada cara, y los dos dioses de una ficha piden la misma ofrenda: jabalí Ares o Hefesto, pez Poseidón o Doris, toro Zeus o Atenea, ciervo Artemisa o Apolo, granada Hera o Iris, carnero Hermes o Afrodita. Los nombrados primero son las caras A, para la primera partida.
    .ruling = Reconstrucción nuestra: el reglamento nombra a los dioses y recomienda seis para la primera partida. Cuáles comparten ficha, y sus ofrendas, es en parte nuestro.
TR-4 = Seis héroes están vinculados a una ofrenda para los griegos y a otra para los troyanos: Aquiles pez, jabalí; Áyax toro, pez; Odiseo carnero, toro; Diomedes ciervo, carnero; Menelao granada, ciervo; Agamenón jabalí, granada.
    .ruling = Reconstrucción nuestra: conocemos en parte los vínculos de Aquiles y Áyax por descripciones del juego; los demás son nuestros, de modo que cada ofrenda mueva un héroe en cada lado.
TR-5 = Un mazo tiene una carta por cada combinación de una o dos ofrendas: 6 sencillas, 6 dobles, 15 mixtas. De las griegas, cinco muestran la cabeza, cinco la delantera, cinco la trasera y cinco las ruedas; las dobles y el jabalí, nada. De las troyanas, las sencillas muestran a Héctor y Paris, las demás a uno de ellos. Con la opción «piezas escasas», solo las griegas mixtas muestran una pieza.
    .ruling = Reconstrucción nuestra: el reglamento da 27 cartas por bando sin lista, y hay exactamente 27 maneras de tomar una o dos de seis ofrendas. Dónde están las piezas se eligió jugando, de modo que ambos bandos ganen más o menos igual de a menudo. La opción «Piezas del caballo» con el valor «Escasas» muestra menos piezas del caballo.
TR-6 = El Olimpo tiene seis casillas en columna entre los jugadores. Desde el lado griego, un dios cuesta a los griegos 5, 4, 3, 3, 2, 1 y a los troyanos 1, 2, 3, 3, 4, 5.
TR-7 = El campo de batalla tiene cinco zonas en fila: protección griega, defensa griega, combate, defensa troyana, protección troyana.
TR-8 = La opción «Los dioses» fija las caras de las fichas: todas A para una primera partida, cada una por sorteo, o seis letras A o B para jabalí, pez, toro, ciervo, granada, carnero. Los seis dioses se colocan siempre al azar en las casillas.
TR-9 = Todos los héroes empiezan en el combate, y Héctor y Paris al principio de su camino. Cada bando baraja su mazo y roba 2 cartas. Empiezan los griegos y los turnos se alternan.
    .ruling = Decisión nuestra: según el reglamento empiezan los griegos; que ocupen el primer asiento es nuestro.
TR-10 = En un turno se puede hacer una ofrenda o robar cartas. Al robar tomas 2 cartas de tu mazo, o la última. La mano no tiene límite.
    .ruling = Decisión nuestra: el reglamento no pone límite a la mano, así que no lo hay; tampoco habla de robar cuando queda una sola carta.
TR-11 = Para hacer una ofrenda, elige un dios y descarta cartas, al menos una, cuyos símbolos igualen o superen su coste en tu columna, al menos uno de ellos propio del dios. Las cartas se pagan de una en una, en el orden que quieras, cada una encima de los descartes de su dueño. Puedes parar en cuanto alcance, o seguir pagando: los símbolos de más no aportan nada, pero los propios del dios cuentan para una ofrenda superior.
    .ruling = Decisión nuestra: el reglamento pide cartas que alcancen el coste y no dice si se puede pagar más ni en qué orden. Dejamos ambas elecciones a quien paga, pues la carta de encima de los descartes importa para Apolo.
TR-12 = El dios va entonces a la casilla más cercana a ti, y los dioses que salta se alejan de ti una casilla. Así, ahora es el más caro para ti y el más barato para tu rival.
TR-13 = El héroe vinculado a esa ofrenda en tu lado se mueve hacia el rival: dos zonas si los símbolos propios del dios bastan por sí solos para el coste (ofrenda superior), si no una (ofrenda mixta), pero nunca más allá de la protección del rival. No puedes elegir otra cosa. Un héroe que no puede moverse no impide la ofrenda.
    .ruling = Decisión nuestra: el reglamento hace moverse al héroe y prohíbe ir más allá de la protección. Tomamos el movimiento como obligatorio, y la ofrenda como permitida aunque el héroe no pueda moverse.
TR-14 = Después actúa al momento el poder del dios. Se puede renunciar a él, pero solo por entero; un poder imposible se pierde.
    .ruling = Decisión nuestra: el reglamento dice que un poder imposible se pierde y no si se puede renunciar a uno posible. Lo permitimos, pero solo por entero.
TR-15 = Al final de un turno, aunque sea de robar cartas, un jugador con dos o más héroes en la protección del rival puede hacer un avance; después dos de esos héroes, los que elija, vuelven al combate. Sin avance no vuelve ninguno. Tras el cuarto avance la partida termina y no vuelve ninguno.
    .ruling = Decisión nuestra: el reglamento dice que después vuelven dos héroes. Lo tomamos como precio del avance: sin avance no vuelve ninguno, y tras el último ya no importa.
TR-16 = Poseidón: un héroe pasa de una protección a la defensa contigua.
TR-17 = Ares: un héroe pasa de una defensa al combate.
TR-18 = Hermes: un héroe avanza una zona, aunque sea el que acaba de moverse.
TR-19 = Hera: un héroe pasa de una defensa a la protección contigua.
TR-20 = Artemisa: un héroe pasa del combate a una de las dos defensas.
TR-21 = Hefesto: un héroe pasa de una defensa a la otra.
TR-22 = Afrodita: un héroe avanza una zona y otro distinto retrocede una. Solo se hace una mitad si ningún héroe puede hacer la otra.
    .ruling = Decisión nuestra: el reglamento pide un héroe adelante y otro atrás y no dice qué vale si solo una de las dos cosas es posible. Entonces se hace esa mitad.
TR-23 = Zeus: roba dos cartas, o una si solo queda una; se puede renunciar. Vaciar así el mazo también termina la partida.
TR-24 = Atenea: toma la Cornucopia, también del rival. Desde tu siguiente turno se puede gastar en un pago de al menos una carta: dos símbolos que cuentan como propios del dios, también para una ofrenda superior. Luego vuelve junto al tablero; la propia Atenea, pagada con ella, puede devolverla al momento. Quien ya la tiene no recibe nada.
    .ruling = Decisión nuestra: el reglamento concede dos ofrendas de cualquier tipo durante un turno. Cuándo se puede gastar la Cornucopia, que nunca pague sola y que se pueda quitar al rival es nuestro.
TR-25 = Doris: toma una carta de la mano del rival, al azar. Si la mano está vacía, el poder se pierde.
    .ruling = Decisión nuestra: el reglamento no dice quién elige la carta. Lo hace el azar, porque la mano está oculta.
TR-26 = Apolo: toma la carta de encima de los descartes del rival o, con la opción «Cualquier carta», la que quieras. Si no hay ninguna, el poder se pierde. Una carta del mazo rival, venga de Apolo o de Doris, cuenta solo por sus ofrendas, nunca por su pieza o icono, y sale del juego al pagarla. Una carta tuya que recuperas cuenta por entero.
    .ruling = Decisión nuestra: el reglamento no dice qué carta de los descartes toma Apolo. Para nosotros, la de encima; la opción «Apolo toma» con el valor «Cualquier carta» deja elegir. Que las cartas ajenas solo cuenten por sus ofrendas y salgan del juego también es nuestro: si no, una partida podría no acabar nunca.
TR-27 = Iris: mueve cualquier dios, también Iris, a una casilla distinta de la suya; los dioses de en medio se desplazan una.
    .ruling = Decisión nuestra: según el reglamento, Iris mueve un dios a cualquier lugar del Olimpo. Que pueda moverse a sí misma, y que los dioses de en medio se desplacen, es nuestro.
TR-28 = Un avance de los griegos: dejar en la mesa una carta de la mano con una pieza del caballo aún no construida. Con cuatro piezas distintas ganan los griegos.
TR-29 = Un avance de los troyanos: descartar lo que pide el tramo siguiente: primero Héctor o Paris, luego Paris, luego Héctor, luego Héctor y Paris. Una carta con ambos vale por cualquiera. El último tramo pide una carta con ambos, o dos cartas, una solo con Paris y otra solo con Héctor. Las cartas usadas van a los descartes troyanos. Con el cuarto tramo ganan los troyanos.
    .ruling = Decisión nuestra: el reglamento enumera los cuatro tramos y no habla de cartas que muestran a ambos. Una carta así vale por cualquiera de los dos, y basta para el último tramo.
TR-30 = Cuando un mazo se agota, la partida acaba: primero se termina el turno en curso con su avance o, con la opción «Cuando se acaba un mazo» en «Al momento», la última carta robada la acaba. Gana quien tenga más piezas o tramos; si hay empate, quien tenga más héroes en la defensa y la protección del rival; si persiste, la partida queda en empate. El otro bando no tiene otro turno.
    .ruling = Decisión nuestra: según el reglamento la partida acaba en el momento en que un mazo se queda sin cartas. Al pie de la letra, ese momento cae en medio de un turno; nosotros terminamos el turno, avance incluido. La opción «Cuando se acaba un mazo» en «Al momento» toma las palabras al pie de la letra. En ambos casos el otro bando no tiene otro turno.
TR-31 = A la vista de todos: el tablero, el Olimpo, los descartes, el tamaño de mazos y manos, las piezas construidas, el tramo, la Cornucopia, cada carta pagada, la carta que toma Apolo y cuántas cartas ajenas hay en una mano. Oculto: las manos y el orden de los mazos. La carta que toma Doris solo la conocen los dos jugadores.
    .ruling = Decisión nuestra: el reglamento solo oculta las manos y los mazos. La carta que toma Doris la conocen ambos jugadores y nadie más; la de Apolo está a la vista, y también cuántas cartas ajenas tiene una mano, pues los dorsos son distintos.

## Un turno en frases
told-god = { $god }
told-hero = { $hero }
told-card = { $card }
told-cornucopia = la Cornucopia
told-set-up = El Olimpo desde el lado griego: { $gods }. Cada jugador ha robado 2 cartas.
told-drew =
    { $seat-you ->
        [yes] Has
       *[no] { $seat-start } ha
    } robado { $number ->
        [1] la última carta
       *[other] { $number } cartas
    }.
told-drew-cards =
    { $seat-you ->
        [yes] Has
       *[no] { $seat-start } ha
    } robado { $cards }.
told-offering-begun =
    { $seat-you ->
        [yes] Has
       *[no] { $seat-start } ha
    } empezado una ofrenda a { $god }.
told-offered =
    { $seat-you ->
        [yes] Has
       *[no] { $seat-start } ha
    } ofrecido { $cards } a { $god } por { $cost }.
told-superior =
    { $seat-you ->
        [yes] Has
       *[no] { $seat-start } ha
    } hecho una ofrenda superior a { $god }: { $hero } { $zones ->
        [0] se ha quedado { $to_zone-en }
        [1]
            ha { $way ->
                [forward] avanzado
               *[back] retrocedido
            } una zona, { $to_zone-a }
       *[other]
            ha { $way ->
                [forward] avanzado
               *[back] retrocedido
            } dos zonas, { $to_zone-a }
    }.
told-went =
    { $hero } { $zones ->
        [0] se ha quedado { $to_zone-en }
        [1]
            ha { $way ->
                [forward] avanzado
               *[back] retrocedido
            } una zona, { $to_zone-a }
       *[other]
            ha { $way ->
                [forward] avanzado
               *[back] retrocedido
            } dos zonas, { $to_zone-a }
    }.
told-declined =
    { $seat-you ->
        [yes] Has
       *[no] { $seat-start } ha
    } renunciado al poder de { $god }.
told-moved = { $hero } { $to_zone-a }
told-power-moved = { $god } ha llevado a { $heroes }.
told-taken-veiled =
    Con { $god }, { $seat-you ->
        [yes] has
       *[no] { $seat-name } ha
    } cogido una carta de { $other_seat-you ->
        [yes] tu mano
       *[no] la mano de { $other_seat-name }
    }.
told-taken-doris =
    Con { $god }, { $seat-you ->
        [yes] has
       *[no] { $seat-name } ha
    } cogido { $card } de { $other_seat-you ->
        [yes] tu mano
       *[no] la mano de { $other_seat-name }
    }.
told-taken-apollo =
    Con { $god }, { $seat-you ->
        [yes] has
       *[no] { $seat-name } ha
    } cogido { $card } de { $other_seat-you ->
        [yes] tus descartes
       *[no] los descartes de { $other_seat-name }
    }.
told-cornucopia-taken =
    Con { $god }, { $seat-you ->
        [yes] has
       *[no] { $seat-name } ha
    } cogido la Cornucopia.
told-iris = Iris ha movido a { $god }: ahora cuesta { $greek } a los griegos y { $trojan } a los troyanos.
told-zeus =
    Con Zeus, { $seat-you ->
        [yes] has
       *[no] { $seat-name } ha
    } robado { $number ->
        [1] 1 carta
       *[other] { $number } cartas
    }.
told-zeus-cards =
    Con Zeus, { $seat-you ->
        [yes] has
       *[no] { $seat-name } ha
    } robado { $cards }.
told-built =
    { $seat-you ->
        [yes] Has
       *[no] { $seat-start } ha
    } construido { $part-la } con { $cards }, { $seat-you ->
        [yes] tu
       *[no] el
    } { $steps ->
        [1] primer
        [2] segundo
        [3] tercer
       *[other] cuarto y último
    } paso.
told-marched =
    { $seat-you ->
        [yes] Has
       *[no] { $seat-start } ha
    } hecho avanzar a Héctor y Paris con { $cards }, { $seat-you ->
        [yes] tu
       *[no] el
    } { $steps ->
        [1] primer
        [2] segundo
        [3] tercer
       *[other] cuarto y último
    } paso.
told-returned =
    { $heroes } { $heroes-count ->
        [1] ha vuelto
       *[other] han vuelto
    } al combate.
told-deck-empty = El mazo { $deck } está vacío: la partida termina con este turno.

## Posiciones imposibles
impossible-no-hero = no se puede mover ningún héroe
impossible-nothing-to-do = no hay nada que hacer
impossible-range = fase, turno o Cornucopia fuera de rango
impossible-actor = en la fase «{ $phase }» le toca a otro
impossible-nobodys-turn = en la fase «{ $phase }» no es el turno de nadie
impossible-hero-off = un héroe no está en el campo
impossible-stages = el último tramo es el número { $most }
impossible-gods-laid = los dioses colocados no encajan con la fase
impossible-gods = en el Olimpo faltan dioses o están repetidos
impossible-face = la cara de un dios no es ni A ni B
impossible-gods-option = los dioses no son los de la opción
impossible-card-nowhere = la carta «{ $word }» del mazo { $deck } no está en ninguna parte
impossible-card-no-part = la carta «{ $word }» del mazo { $deck } no tiene ninguna pieza del caballo
impossible-part-twice = hay una pieza del caballo construida dos veces
impossible-discards = los descartes { $deck-pl } no están en orden
impossible-changed-hands = hay cartas que han cambiado de mano sin Doris ni Apolo
impossible-cornucopia = alguien tiene la Cornucopia sin Atenea
impossible-known-place = lo que se sabe de una carta no encaja con el lugar donde está
impossible-known-early = se conocen cartas de las manos sin Doris ni Apolo
impossible-strangers = cartas del mazo { $deck } nunca mostradas en la otra mano: no pueden ser { $number }
impossible-crossed = cartas dudosas del mazo { $deck } en la mano de su dueño: no pueden ser { $number }
impossible-doubt = una carta figura como dudosa aunque solo es posible una mano
impossible-past = lo que se ha visto de las cartas del mazo { $deck } desde que hay dudas no encaja
impossible-god-phase = el dios no encaja con la fase
impossible-power-phase = { $god } no encaja con la fase «{ $phase }»
impossible-apollo = Apolo no puede tomar nada, o no de este modo
impossible-doris = Doris no puede tomar nada
impossible-athena = Atenea no da nada a quien ya tiene la Cornucopia
impossible-before-start = ha ocurrido algo antes de que empiece la partida
impossible-chosen = se ha elegido un héroe o un dios a destiempo
impossible-iris = Iris no tiene ningún dios que mover
impossible-aphrodite = falta el primer héroe de Afrodita
impossible-given = se ha entregado una carta para el último tramo a destiempo
impossible-todo = el número de cosas por hacer no encaja con la fase
impossible-goal = no es posible ningún avance
impossible-return = ningún héroe tiene que volver
impossible-payment-none = un pago sin ofrenda
impossible-payment-sum = las cuentas del pago no salen
impossible-payment-over = el pago ya ha terminado
impossible-payment-never = el pago nunca se podrá completar
impossible-ended = la partida no puede haber terminado así
impossible-over = la partida debería haber terminado
impossible-deck-empty = hay un mazo vacío: la partida debería haber terminado
impossible-other-deck = { $part }: «{ $given }» es del otro mazo
impossible-field = field: hacen falta cinco zonas separadas por «/», con cada uno de los seis héroes en una de ellas
