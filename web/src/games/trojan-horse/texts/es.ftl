# El tablero del caballo de Troya

## Labels on it
name-palace = Palacio
name-gate = Puerta
name-temple = Templo
name-market = Mercado
name-harbour = Puerto
name-wells = Pozos
name-tower = Torre
board-city = Troya: siete distritos alrededor de la plaza
tie = empate
horse-holds = En el caballo: primero sale { $next_figure }, luego { $after_figure }
horse-one = En el caballo: primero sale { $next_figure }
horse-empty = El caballo está vacío
horse-closed = El caballo está cerrado: recuerda lo que entró

## In words, for those who do not see it
district-filled = { $name }, { $total } de { $holds }{ $bonus ->
    [0] {""}
   *[other] , bonificación { $bonus }
}
district-empty = nadie
district-led = dominan { $colour-los }, valor { $worth }
district-tied = nadie domina
count-of-colour = { $number } { $colour-id ->
    [red] { $number ->
        [one] rojo
       *[other] rojos
    }
    [yellow] { $number ->
        [one] amarillo
       *[other] amarillos
    }
    [blue] { $number ->
        [one] azul
       *[other] azules
    }
   *[green] { $number ->
        [one] verde
       *[other] verdes
    }
}
treasure-unseen = tesoro no visto
treasure-seen = tesoro { $value }

## Under the board
display = Disponibles
chance = Probabilidad de éxito
announced = Has anunciado { $number }
announced-by = Anuncio: { $number }
drawn = robada
percent = { $number } %
hero-button = { $figure }
swap-first = Tesoro { $district-de }: elige ahora el otro distrito.
swap-how = Elige dos distritos para intercambiar sus tesoros.

## Beside it
discards = Descartes
cards-left = { $number ->
    [one] Queda una carta por robar.
   *[other] Quedan { $number } cartas por robar.
}
bag-left = { $number ->
    [0] La bolsa está vacía.
    [one] Hay un héroe en la bolsa.
   *[other] Hay { $number } héroes en la bolsa.
}
bag-holds = En la bolsa: { $list }.
eye = Una carta con un ojo es un tesoro que has visto.

## Players
odysseus = Odiseo
leads = { $number ->
    [0] no domina ninguno
   *[other] domina { $number }
}
knows = conoce { $number }

## Buttons
do-announce = Anunciar { $number }
do-insert = Meter { $figure-un }
do-swap = Intercambiar tesoros
do-keep = Dejar los tesoros
do-all = Meterlo todo
do-pass = No meter nada

## What would happen
odds-all = Cartas restantes: { $cards }. Dejan pasar un héroe: { $one }; dos: { $two }; tres: { $three }. Con una carta más baja se pierde el turno.
if-announce = Cartas que bastan: { $good } de { $cards }; con cualquier otra se pierde el turno.
if-insert = Metes { $figure-un }; cae un { $drops_colour } en { $district }:
if-insert-unknown = Metes { $figure-un }; el héroe que sale cae en { $district }. ¿Recuerdas su color?
if-led = entonces dominan allí { $colour-los } por { $worth }.
if-tied = entonces no domina nadie allí.
if-changes = Puntos: { $changes }.
if-look = { $player } mira el tesoro.
if-look-yours = Miras el tesoro.
if-swap = Por lo que sabes: { $changes }.
if-swap-unseen = Por lo que sabes, la puntuación no cambia.
if-insertions = { $number ->
    [0] No entra nada.
    [one] Entra una figura.
   *[other] Entran { $number } figuras.
}
change-yours = tú { $points }
change-other = { $player } { $points }

## Keys
board-keys = En este juego: 1 2 3 anuncian; A S D toman un héroe, 1 a 7 eligen el distrito, en sentido horario desde arriba.

## Diagrams of the rules: a caption, and what is to be seen
diagram-horse-before = rojo lleva más tiempo dentro
    .alt = El caballo contiene dos héroes. Rojo, en la ventana delantera, entró primero y será el siguiente en caer; azul está detrás.
diagram-horse-first = entra verde, cae rojo
    .alt = Verde entra por detrás y empuja a rojo fuera por delante. Dentro quedan azul, el siguiente en caer, y verde.
diagram-horse-second = entra amarillo, cae azul
    .alt = Amarillo entra y empuja a azul fuera. Dentro quedan verde, el siguiente en caer, y amarillo.
diagram-horse-third = entra rojo, cae verde: la primera figura cae en tercer lugar
    .alt = Rojo entra y empuja fuera a verde, el primero que entró en este turno. Dentro quedan amarillo y rojo.
diagram-district-most = más héroes: gana rojo
    .alt = En el Palacio hay tres héroes rojos, dos azules y uno amarillo. Rojo tiene más y gana el distrito.
diagram-district-tie = 3 y 3 se anulan: gana amarillo
    .alt = En el Palacio hay tres héroes rojos, tres azules y uno amarillo. Rojo y azul se anulan, y amarillo gana el distrito.
diagram-district-nobody = 2 y 2, nadie más: no gana nadie
    .alt = En el Palacio hay dos héroes rojos y dos azules. Se anulan, y nadie gana el distrito.

## El final
end-district = Distrito
end-heroes = Héroes
end-bonus = Bonificación
end-treasure = Tesoro
end-count = { $colour }: { $n }
end-won = Quien tiene más héroes gana todo el distrito
end-nobody = Los números iguales se anulan: de nadie
end-most = gana quien tiene más puntos
end-worth = Valor: cada héroe de cualquier color, bonificación y tesoro.

## Los primeros turnos de un principiante
first-announce = Di cuántos héroes entran. La carta debe mostrar al menos tantos.
first-display = Toma uno de estos: entra en el caballo.
first-drops = Este es el siguiente en caer: { $colour }. ¿Dónde?
first-district = Ahora elige su distrito.
mark-was = antes
mark-needed = necesitaba { $announced }, sacó { $drawn }
