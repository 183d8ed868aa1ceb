# El tablero de Troia

## Labels on it
army-greek = Griegos
army-trojan = Troyanos
board-olympus = El Olimpo, del extremo troyano al griego
board-olympus-turned = El Olimpo, del extremo griego al troyano
board-field = Campo de batalla
zone-name-trojan-protection = Protección troyana
zone-name-trojan-defence = Defensa troyana
zone-name-combat = Combate
zone-name-greek-defence = Defensa griega
zone-name-greek-protection = Protección griega
short-achilles = Aquil.
short-ajax = Áyax
short-odysseus = Odis.
short-diomedes = Diom.
short-menelaus = Mene.
short-agamemnon = Agam.

## In words, for those who do not see it
god-label = { $god }, { $offering }: cuesta { $greek } a los griegos, { $trojan } a los troyanos
slot-label = casilla { $slot }
hero-label = { $hero }, { $zone }
card-label = { $card }
card-label-part = { $card }, { $part }
card-label-icon = { $card }, { $icon }
card-foreign = ajena
horse-label = El caballo, piezas construidas: { $number } de 4
road-label = El camino de Héctor y Paris, tramos: { $number } de 4

## Under the board
hand = Tu mano
hand-hidden = Cartas en mano: { $number }
deck-left = mazo { $number }
discards = descartes { $number }
no-discards = sin descartes
then-cost = luego { $cost }

## Beside it
discards-of-greek = Descartes griegos
discards-of-trojan = Descartes troyanos
cornucopia = Cornucopia
gone = Fuera del juego

## Players
panel-steps = { $steps } de 4
hand-size = { $number ->
    [one] una carta
   *[other] { $number } cartas
}

## Buttons
do-draw = Robar
do-god = Ofrenda a { $god }
do-choose = Mover a { $god }
do-pay = Pagarla
do-use = Poder de { $god }
do-pass = Renunciar
do-build = Construir
do-march = Avanzar
do-move = Mover a { $hero }
do-slot = A la casilla { $slot }
do-take = Tomar la carta
do-cornucopia = Cornucopia

## What would happen
if-costs = { $god } te cuesta { $cost }.
if-paid = Símbolos: { $symbols } (propios del dios: { $own }), hacen falta { $cost }.
will-title = Lo que ocurrirá
will-pay = Pagas { $cards }.
will-go = Ofrenda { $offering }: { $hero } va { $to_zone-a }, hasta ahora { $from_zone-en }.
will-power = Después se te preguntará por el poder de { $god }.
will-use-zeus = Después Zeus: robas cartas.
will-use-athena = Después Atenea: recibes la Cornucopia.
will-use-doris = Después Doris: tomas una carta de la mano de { $other }, al azar.
will-use-apollo = Después Apolo: recibes la carta de encima de los descartes de { $other }.
will-use-hero = Después { $god }: { $hero } va { $zone-a }.
will-slide = { $god } pasa a tu extremo: entonces te cuesta 5 y a { $other } 1.
if-goes = Ofrenda { $offering }: { $hero } va { $zone-a }.
if-stays = Ofrenda { $offering }: { $hero } no puede avanzar más.
if-no-power = El poder de { $god } se perdería.
if-goal = Entonces hay { $number } héroes al otro lado: puedes hacer un avance.
if-goal-power = Con la ayuda del dios puede ser posible un avance.
if-goal-cards = Cartas para ello: { $list }.
if-goal-chance = El azar puede traer una carta para ello: { $list }.
if-goal-number = Tu mano lo permite de { $number } maneras.
if-goal-chances = El azar puede traer una carta para ello, entre { $number }.
if-step-pay = { $cards } (si pagas con { $pay })
if-power-horn = El poder de { $god } exige pagar con la Cornucopia.
pay-cornucopia = la Cornucopia
if-draw = { $number ->
    [one] Robas una carta y acaba el turno.
   *[other] Robas { $number } cartas y acaba el turno.
}
if-last = Con ello el mazo queda vacío: la partida acaba con este turno.
if-moves = { $hero } va { $zone-a }.
if-olympus = El Olimpo después, desde el extremo griego: { $list }.
if-wins = Es el cuarto avance: ganas.
if-step = Avance { $number } de 4. { $heroes ->
    [2] Después vuelven al combate { $list }.
   *[other] Después vuelven al combate dos de estos héroes: { $list }.
}
if-take = Recibes { $card }.
if-take-lot = Tomas una carta de la mano de { $other }, al azar.
if-take-some = Recibes una de estas: { $list }.

## Keys
board-keys = En este juego: G va a los dioses, H a tu mano, Espacio toma una carta, D roba.

## Diagrams of the rules: a caption, and what is to be seen
diagram-olympus-before = los griegos hacen una ofrenda a Poseidón, coste 3
    .alt = El Olimpo desde el extremo troyano: Artemisa, Hermes, Poseidón, Ares, Hera, Zeus. Poseidón cuesta 3 a los griegos.
diagram-olympus-after = después les cuesta 5, y 1 a los troyanos
    .alt = Poseidón ha pasado al extremo griego. Ares, Hera y Zeus, a los que saltó, se han movido una casilla hacia el extremo troyano. Ahora cuesta 5 a los griegos y 1 a los troyanos.
diagram-offering-superior = superior: 3 peces por Poseidón a 3, dos zonas
    .alt = Se pagan dos cartas con tres peces y un jabalí por Poseidón, que cuesta 3. Los peces solos bastan: Aquiles avanza dos zonas, del combate a la protección troyana.
diagram-offering-mixed = mixta: solo 1 pez de 3 símbolos, una zona
    .alt = Se pagan dos cartas con un pez, un toro y un ciervo. Juntas bastan, el pez solo no: Aquiles avanza una zona, del combate a la defensa troyana.

## El final
end-steps = Avances
end-sum = Avances
end-side = { $name }, { $army }
end-part = { $part }
end-stage = { $icon }
end-god = { $god }
end-offerings = Ofrendas
end-beyond = Héroes más allá del combate
end-by-horse = el caballo está construido, { $most } avances a { $least }
end-by-road = Héctor y Paris están en las naves, { $most } avances a { $least }
end-by-heroes = { $most ->
    [one] { $most } avance cada uno
   *[other] { $most } avances cada uno
}, pero más héroes más allá del combate
end-by-nothing = { $most ->
    [one] { $most } avance cada uno
   *[other] { $most } avances cada uno
}, y el mismo número de héroes más allá del combate
end-by-steps = { $most ->
    [one] { $most } avance
   *[other] { $most } avances
} a { $least }
end-picture = El caballo ante la puerta de Troya: { $parts } de 4 piezas; Héctor y Paris: { $stages } de 4 tramos
