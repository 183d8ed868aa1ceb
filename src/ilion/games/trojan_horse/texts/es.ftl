# El caballo de Troya

title = El caballo de Troya

## Words
colour-red = rojo
    .hero = un héroe rojo
    .los = los rojos
    .start = Los rojos
    .pl = rojos
colour-yellow = amarillo
    .hero = un héroe amarillo
    .los = los amarillos
    .start = Los amarillos
    .pl = amarillos
colour-blue = azul
    .hero = un héroe azul
    .los = los azules
    .start = Los azules
    .pl = azules
colour-green = verde
    .hero = un héroe verde
    .los = los verdes
    .start = Los verdes
    .pl = verdes
colour-unknown = un héroe
    .hero = un héroe
    .los = los héroes
    .start = Los héroes
    .pl = desconocidos
figure-red = rojo
    .un = un rojo
figure-yellow = amarillo
    .un = un amarillo
figure-blue = azul
    .un = un azul
figure-green = verde
    .un = un verde
figure-helper = ayudante
    .un = un ayudante
figure-unknown = héroe
    .un = un héroe
district-palace = el Palacio
    .bare = Palacio
    .start = El Palacio
    .de = del Palacio
district-gate = la Puerta
    .bare = Puerta
    .start = La Puerta
    .de = de la Puerta
district-temple = el Templo
    .bare = Templo
    .start = El Templo
    .de = del Templo
district-market = el Mercado
    .bare = Mercado
    .start = El Mercado
    .de = del Mercado
district-harbour = el Puerto
    .bare = Puerto
    .start = El Puerto
    .de = del Puerto
district-wells = los Pozos
    .bare = Pozos
    .start = Los Pozos
    .de = de los Pozos
district-tower = la Torre
    .bare = Torre
    .start = La Torre
    .de = de la Torre
card-trident = el tridente de Poseidón
awaited-announce = un anuncio: 1, 2 o 3
awaited-swap = un intercambio de dos tesoros, o «keep»
awaited-swap-either = un intercambio de dos tesoros, «keep», o «all» para meter primero
awaited-all = «all» o «pass»
awaited-insert = una figura y un distrito, como en «red>harbour»

## What is awaited
prompt-deal = Se reparten las cartas de color.
prompt-load = Odiseo saca dos héroes y carga el caballo.
prompt-set-out = Odiseo deja tres héroes a la vista.
prompt-announce = { $most ->
    [1] Anuncia 1: solo queda una figura.
    [2] Anuncia 1 o 2: quedan dos figuras.
   *[3] Anuncia 1, 2 o 3.
}
prompt-card = Se roba una carta de héroe.
prompt-swap = Poseidón: intercambia dos tesoros sin verlos, o déjalos como están.
prompt-swap-either = Poseidón: intercambia dos tesoros sin verlos, déjalos como están o mete primero { $number ->
    [1] la última figura
   *[other] las { $number } figuras
}.
prompt-all = Poseidón: mete { $number ->
    [1] la última figura
   *[other] las { $number } figuras
}, o pasa.
prompt-insert = Mete una figura y elige el distrito donde cae el héroe que sale; { $left ->
    [1] queda una figura por meter
   *[other] quedan { $left } figuras por meter
}.
prompt-look = { $seat-you ->
    [yes] { $seat-start } miras
   *[no] { $seat-start } mira
} el tesoro { $district-de }.
prompt-fill = Se reponen los héroes disponibles desde la bolsa.
prompt-reveal = Se descubre el tesoro { $district-de }.
prompt-ended = La partida ha terminado.

## Moves and draws
move-announce = anunciar { $number }
move-keep = dejar los tesoros como están
move-swap = intercambiar los tesoros { $a_district-de } y { $b_district-de }
move-all = meter todas las figuras disponibles
move-pass = no meter nada
move-insert = meter { $figure-un }; el héroe que sale cae en { $district }
move-deal = { $seat-you ->
    [yes] { $seat-name } recibes
   *[no] { $seat-name } recibe
} { $colour-los }
move-load = { $colour-hero } entra en el caballo
move-draw = { $colour-hero } sale de la bolsa
move-card = carta robada: { $card }
move-look = { $seat-you ->
    [yes] { $seat-name } miras
   *[no] { $seat-name } mira
} el tesoro { $district-de }: { $treasure }
move-look-veiled = { $seat-you ->
    [yes] { $seat-name } miras
   *[no] { $seat-name } mira
} el tesoro { $district-de }
move-reveal = el tesoro { $district-de } vale { $treasure }

## Labels of a preview
preview-odds = probabilidad de éxito
preview-drops = sale del caballo
preview-district = cae en
preview-winner = el distrito pasa a
preview-worth = y vale
preview-changes = cambio de puntos de cada asiento
preview-looks = asiento que mira el tesoro
preview-lookers = asientos que miran un tesoro
preview-insertions = figuras metidas

## Refusals
refusal-announce-now = Se anuncia al principio del turno; ahora se espera { $awaited }.
refusal-announce-too-many = No se puede anunciar { $number }: { $left ->
    [1] solo queda una figura
   *[other] solo quedan { $left } figuras
} por meter.
refusal-swap-now = Los tesoros solo se intercambian justo después de robar un tridente; ahora se espera { $awaited }.
refusal-all-now = «all» y «pass» responden a un tridente, después del intercambio; ahora se espera { $awaited }.
refusal-insert-now = Todavía no se puede meter nada: se espera { $awaited }.
refusal-no-helper = Los dos ayudantes ya están en el caballo.
refusal-helper-later = Los ayudantes entran solo después del último héroe de color: { $heroes ->
    [1] aún queda uno
   *[other] aún quedan { $heroes }
} entre la bolsa y los disponibles.
refusal-not-on-display = No hay ningún héroe { $figure } disponible.
refusal-full = No queda sitio en { $district }: { $heroes } héroes de { $holds }.

## Score
score-district = { $colour-start } ganan { $district }: { $heroes ->
    [1] 1 héroe
   *[other] { $heroes } héroes
}, bonificación { $bonus }, tesoro { $treasure }
score-district-unseen = { $colour-start } ganan { $district }: { $heroes ->
    [1] 1 héroe
   *[other] { $heroes } héroes
}, bonificación { $bonus }, tesoro no visto
ending = Los dos ayudantes están en el caballo: cada héroe ha encontrado su distrito.
label-ending = los dos ayudantes en el caballo

## La mesa en texto

terminal-district = { $district-bare }
terminal-treasure = tesoro { $value }
terminal-treasure-unseen = tesoro ?
terminal-treasure-seen = tesoro ? ({ $seats })
terminal-leads = { $token } domina: { $worth }
terminal-tie = empate
terminal-display = Disponibles { $figures }
terminal-nothing = nada
terminal-horse = Caballo (cae primero) { $figures }
terminal-remember = ? ? (memoria)
terminal-bag = Bolsa { $number }
terminal-helpers = Ayudantes { $number }
terminal-discards = Descartes { $cards }
terminal-deck = Mazo { $number }
terminal-card = Carta { $card }
terminal-announced = Anuncio { $number }
terminal-chance = Éxito
terminal-seats = Asientos

## Clauses
TH-1 = Troya tiene siete distritos. Uno lleva impresa una bonificación de 3, tres una de 1 y tres ninguna. Su orden alrededor de la plaza no influye en el juego; nosotros ponemos 3, 0, 1, 0, 1, 0, 1.
    .ruling = Decisión nuestra: conocemos los números pero no el tablero impreso, así que el orden es nuestro.
TH-2 = Hay diez héroes rojos, diez amarillos, diez azules y diez verdes, y dos ayudantes neutrales que quedan aparte hasta que se vacía la bolsa.
    .editions = La edición alemana llama ayudantes a las dos figuras neutrales; en la francesa son peones negros.
TH-3 = Las veinte cartas de héroe: seis 3, seis 2, tres 1, tres 0 y dos tridentes de Poseidón.
    .editions = La edición alemana cuenta los tridentes entre las veinte cartas de héroe; la francesa enumera dieciocho cartas de héroe y dos de tridente. En ambas se barajan juntas.
TH-4 = Las siete cartas de tesoro: un 3, tres 1 y tres 0.
TH-5 = En el caballo caben exactamente dos figuras. Una tercera, metida por arriba, hace salir por abajo a la que lleva más tiempo dentro.
TH-6 = Juegan tantos colores como jugadores, siempre con el rojo (con tres jugadores: rojo, amarillo, azul); con dos jugadores, los cuatro. Los diez héroes de cada color en juego van a la bolsa.
    .ruling = Decisión nuestra: los reglamentos solo exigen el rojo. Qué otro color se queda en la caja con tres jugadores no cambia nada; dejamos fuera el verde.
TH-7 = Las cartas de los colores en juego se reparten al azar, boca arriba: una a cada uno, dos si son dos jugadores. Quien recibe el rojo es Odiseo.
TH-8 = En cada distrito hay una carta de tesoro boca abajo, repartida al azar. Las cartas de héroe forman un mazo boca abajo.
TH-9 = Odiseo saca dos héroes de la bolsa y los mete en el caballo a la vista de todos; el primero que sacó será el primero en caer. Después Odiseo saca tres y los expone: son los héroes disponibles.
    .ruling = Decisión nuestra: los reglamentos no dicen cuál de los dos entra primero, así que es el primero que se saca.
TH-10 = Cargado el caballo, Odiseo juega un primer turno normal. Con la opción «la carga es el primer turno», cargar fue ese turno (con dos jugadores, sus dos turnos) y sigue su vecino de la izquierda.
    .ruling = Decisión nuestra: según los reglamentos, Odiseo carga el caballo y luego sigue su vecino de la izquierda, sin decir si entre medias juega un turno propio. Creemos que sí. Con la opción «La carga» en «Primer turno» se juega de la otra manera.
    .editions = En la edición alemana, el vecino de la izquierda sigue después de Odiseo; según la francesa, después de su primer turno. Ambas pueden referirse solo a la carga o a un turno entero.
TH-11 = Se juega en el sentido de las agujas del reloj empezando por Odiseo. Con dos jugadores, cada uno juega dos turnos seguidos, uno por cada color suyo, primero el rojo o el primero recibido; entre ambos se reponen los héroes disponibles.
    .ruling = Decisión nuestra: los reglamentos no dicen qué color de un jugador va primero. Un orden fijo ahorra una decisión que apenas importa.
TH-12 = El jugador anuncia 1, 2 o 3, pero nunca más que las figuras que aún se pueden meter.
    .ruling = Decisión nuestra: los reglamentos no hablan de los últimos turnos. Nadie puede anunciar lo que no se puede cumplir.
TH-13 = Luego se roba una carta de héroe. Si iguala o supera el anuncio, entra exactamente el número anunciado. Si es menor, se pierde el turno y nada se mueve.
    .ruling = Decisión nuestra: los reglamentos permiten meter ese número y no conocen uno menor, así que el número anunciado es obligatorio.
    .editions = La edición alemana dice que el jugador tiene permiso para meter el número anunciado; la francesa, que puede, y luego que lo hace.
TH-14 = Las figuras entran de una en una. Antes de cada una, el jugador elige una figura disponible y el distrito en el que caerá la que salga. Sale siempre la más antigua del caballo: de tres figuras metidas, la primera sale en tercer lugar.
    .editions = La edición francesa obliga al jugador a nombrar el color de cada héroe que mete; la alemana solo lo pide al cargar Odiseo. Aquí todos ven cada color al entrar.
TH-15 = Se puede elegir cualquier figura disponible, sea del color que sea: son de todos.
    .editions = La edición alemana dice que se elige libremente entre los héroes disponibles; la francesa, solo que se elige entre ellos.
TH-16 = En un distrito caben como máximo siete héroes de todos los colores juntos; con tres jugadores, cinco. Un distrito lleno no se puede elegir; siempre hay sitio en otra parte.
TH-17 = Tras el turno, la carta va a los descartes, boca arriba, y los héroes disponibles se reponen desde la bolsa hasta ser tres.
TH-18 = Cuando se agota el mazo de héroes, los descartes se barajan y forman uno nuevo.
    .editions = La edición francesa dice que los descartes se barajan para formar un mazo nuevo; la alemana habla de barajar de nuevo el mazo.
TH-19 = Un tridente permite dos cosas, y cada una se puede rechazar: intercambiar sin verlas dos cartas de tesoro entre dos distritos; y meter los tres héroes disponibles, sea cual sea el número anunciado. En la edición alemana el intercambio va primero; en la francesa, cualquiera de los dos, y el turno acaba cuando ambos están hechos o rechazados. Quien rechaza meterlos no mete nada. Es todo o nada, y lo empezado se acaba: tres figuras o, si quedan menos, todas, primero los disponibles, luego los ayudantes. Si con ello acaba la partida, se pierde un intercambio aún pendiente.
    .ruling = Decisión nuestra: los reglamentos no dicen si se puede meter solo una parte, ni qué vale cuando quedan menos. Lo tomamos como todo o nada, y como todo lo que se pueda meter. La opción «El tridente» elige el orden: «Edición alemana» o «Edición francesa».
    .editions = Ambas ediciones dicen «puede»; solo la francesa añade que no es obligatorio. Así que cada parte se puede rechazar. La edición alemana numera las dos partes, la francesa solo las enumera.
TH-20 = En cuanto cae en un distrito el segundo héroe de un color, lo haya soltado quien lo haya soltado, el dueño de ese color mira en secreto el tesoro que hay allí: una vez por color y distrito. Si toca mirar justo al final, se hace antes de descubrir los tesoros.
    .editions = La edición alemana concede la mirada cuando se coloca el segundo héroe, la francesa en cuanto el jugador tiene allí dos héroes. Ambas dicen «puede»; como nadie tiene motivo para rechazarla, siempre se mira. Las palabras alemanas hablan del segundo héroe de un jugador: con dos jugadores, que llevan dos colores cada uno, podría ser también un héroe de cada color. Contamos cada color por separado.
TH-21 = Todos ven qué dos tesoros cambian de sitio, así que lo que un asiento ha visto va con la carta. En la edición alemana un intercambio no da a nadie una nueva mirada. En la francesa, todos los que tienen dos o más héroes de un color en uno de los dos distritos miran la carta que ahora hay allí.
    .ruling = Decisión nuestra: los reglamentos no dicen si se puede mirar un tesoro llegado por intercambio. Leemos las palabras alemanas como un evento y las francesas como un estado; la opción «El tridente» elige.
    .editions = En la edición alemana la mirada es un evento: se coloca un segundo héroe. La francesa se puede leer como un estado: quien tiene allí dos héroes puede mirar, también tras un intercambio.
TH-22 = Cuando la bolsa está vacía, los disponibles van menguando. Se pueden meter los héroes disponibles y luego los ayudantes, estos solo después del último héroe de color, también dentro de un mismo turno. Un ayudante nunca cae en un distrito y no cuenta para nada.
    .ruling = Decisión nuestra: los reglamentos solo dicen que los ayudantes hacen salir a los dos últimos héroes. Los dejamos entrar lo más tarde posible, para que antes pase cada héroe disponible.
TH-23 = La partida termina en cuanto todos los héroes de color están en los distritos, es decir, cuando los dos ayudantes están en el caballo.
TH-24 = Un distrito es del color que tiene allí más héroes. Las cantidades iguales se anulan y gana la siguiente: la cantidad más alta, de 1 como mínimo, que solo tiene un color. Si no la hay, nadie gana el distrito.
    .ruling = Decisión nuestra: los reglamentos dicen que gana el número siguiente, y ahí se detienen. Si también ese número es compartido, seguimos bajando hasta uno que solo un color tenga, al menos 1.
    .editions = La edición alemana habla de jugadores cualesquiera con igual número de héroes, la francesa de un empate por la mayoría.
TH-25 = Quien gana un distrito anota un punto por cada héroe que hay en él, sea del color que sea, más su bonificación impresa y su tesoro.
TH-26 = Con dos jugadores, cada color compite por su cuenta; la puntuación de un jugador es la suma de sus dos colores.
    .ruling = Decisión nuestra: los reglamentos dan dos colores a cada jugador y no dicen si cuentan juntos. Cada color compite por su cuenta, y se suma lo que ganan ambos.
TH-27 = Al final se descubren todos los tesoros. Gana quien tiene más puntos; si hay empate, se comparte la victoria.
    .ruling = Decisión nuestra: los reglamentos no deshacen los empates, así que se comparte la victoria.
TH-28 = A la vista de todos: los distritos, los héroes disponibles, los descartes, el tamaño de la bolsa y del mazo, los anuncios, lo que se ha rechazado, quién ha mirado dónde, qué tesoros se han intercambiado y cada color al entrar. Oculto para todos: el orden de la bolsa y del mazo, los tesoros que nadie ha visto. Privado: los tesoros que un asiento ha visto.
    .ruling = Decisión nuestra: los reglamentos no enumeran qué está a la vista. Lo que todos podrían ver en la mesa también lo está aquí, incluido lo que se rechaza.
TH-29 = Lo que entra en el caballo lo ven todos y luego queda oculto: recordarlo es parte del juego. Así juegan las mesas por defecto: cada color se muestra una vez, en el momento; cuando el turno acaba y tu dispositivo lo ha mostrado, desaparece del registro y de la repetición hasta el final. Quien estaba ausente lo sabe una vez al volver. Con la opción «caballo abierto» el contenido sigue a la vista. Los bots recuerdan, salvo los que te dan una pista o juegan en tu lugar.
    .ruling = Decisión nuestra: ambos reglamentos hacen de recordar el caballo una parte del juego, así que una mesa lo oculta por defecto. Cuándo se borra exactamente un color, y que también las pistas olviden, es nuestro. La opción «Lo que hay en el caballo» con el valor «Abierto» lo muestra.

## Un turno en frases
told-loaded =
    { $seat-you ->
        [yes] Eres
       *[no] { $seat-start } es
    } Odiseo y { $seat-you ->
        [yes] has
       *[no] ha
    } cargado el caballo.
told-set-up =
    { $seat-you ->
        [yes] Eres
       *[no] { $seat-start } es
    } Odiseo y { $seat-you ->
        [yes] has
       *[no] ha
    } cargado el caballo. Disponibles: { $heroes }.
told-announced =
    { $seat-you ->
        [yes] Has
       *[no] { $seat-start } ha
    } anunciado { $number }.
told-drew =
    { $seat-you ->
        [yes] Has
       *[no] { $seat-start } ha
    } anunciado { $number } y robado { $drawn }.
told-lost =
    { $seat-you ->
        [yes] Has
       *[no] { $seat-start } ha
    } anunciado { $number } y robado { $drawn }. { $drawn ->
        [0] Turno perdido; los héroes disponibles se quedan.
       *[other] Turno perdido.
    }
told-trident =
    { $seat-you ->
        [yes] Has
       *[no] { $seat-start } ha
    } robado el tridente{ $inserted ->
        [-1]
            { " " }y no { $seat-you ->
                [yes] has
               *[no] ha
            } metido nada
        [0] { "" }
        [1] { " " }y hecho caer 1 héroe
       *[other] { " " }y hecho caer { $inserted } héroes
    }.
told-trident-kept =
    { $seat-you ->
        [yes] Has
       *[no] { $seat-start } ha
    } robado el tridente{ $inserted ->
        [-1]
            , dejado los tesoros y no { $seat-you ->
                [yes] has
               *[no] ha
            } metido nada
        [0] { " " }y dejado los tesoros
        [1] , dejado los tesoros y hecho caer 1 héroe
       *[other] , dejado los tesoros y hecho caer { $inserted } héroes
    }.
told-trident-swapped =
    { $seat-you ->
        [yes] Has
       *[no] { $seat-start } ha
    } robado el tridente{ $inserted ->
        [-1]
            , cambiado los tesoros { $a_district-de } y { $b_district-de } y no { $seat-you ->
                [yes] has
               *[no] ha
            } metido nada
        [0] { " " }y cambiado los tesoros { $a_district-de } y { $b_district-de }
        [1] , cambiado los tesoros { $a_district-de } y { $b_district-de } y hecho caer 1 héroe
       *[other] , cambiado los tesoros { $a_district-de } y { $b_district-de } y hecho caer { $inserted } héroes
    }.
told-hero =
    { $number ->
        [1] { $colour-hero }
        [2] dos héroes { $colour-pl }
       *[other] tres héroes { $colour-pl }
    }
told-hero-start =
    { $number ->
        [1] Un héroe { $colour }
        [2] Dos héroes { $colour-pl }
       *[other] Tres héroes { $colour-pl }
    }
told-fell-first =
    { $heroes } { $fallen ->
        [1] ha caído
       *[other] han caído
    } en { $district }{ $fallen ->
        [1]
            , { $seat-you ->
                [yes] tu primero allí
               *[no] el primero de { $seat-name } allí
            }
       *[other] { "" }
    }.
told-fell-alone =
    { $heroes } { $fallen ->
        [1] ha caído
       *[other] han caído
    } en { $district }: allí solo { $seat-you ->
        [yes] estás tú
       *[no] está { $seat-name }
    }, con { $ours }.
told-fell-led =
    { $heroes } { $fallen ->
        [1] ha caído
       *[other] han caído
    } en { $district }: allí { $seat-you ->
        [yes] ganas
       *[no] gana { $seat-name }
    } por { $ours } a { $theirs }.
told-fell-below-tie =
    { $heroes } { $fallen ->
        [1] ha caído
       *[other] han caído
    } en { $district }: los demás se anulan y allí { $seat-you ->
        [yes] ganas
       *[no] gana { $seat-name }
    } con { $ours }.
told-fell-tie =
    { $heroes } { $fallen ->
        [1] ha caído
       *[other] han caído
    } en { $district }: allí no gana nadie.
told-look =
    { $seat-you ->
        [yes] Has
       *[no] { $seat-start } ha
    } mirado el tesoro { $district-de }.
told-look-seen =
    { $seat-you ->
        [yes] Era tu segundo héroe en { $district }: su tesoro vale { $treasure }.
       *[no] { $seat-start } ha mirado el tesoro { $district-de }: vale { $treasure }.
    }
told-look-swapped =
    { $seat-you ->
        [yes] Has
       *[no] { $seat-start } ha
    } mirado el tesoro { $district-de }: vale { $treasure }.
told-treasure = { $district-bare } { $treasure }
told-treasures = Se han destapado los tesoros: { $treasures }.

## Posiciones imposibles
impossible-half = solo con dos jugadores se juegan dos turnos seguidos
impossible-actor = en la fase «{ $phase }» le toca a otro
impossible-dealt = los colores repartidos no encajan con la fase
impossible-owner = un color pertenece a un asiento que no lo ha recibido
impossible-loaded = el caballo no está cargado como pide la fase
impossible-helpers = faltan ayudantes o están repetidos
impossible-helper-early = hay un ayudante en el caballo antes que el último héroe de color
impossible-heroes = héroes de color { $colour }: hay { $found }, no { $wanted }
impossible-district-full = en un distrito hay más de { $most }
impossible-display-full = héroes disponibles: más de { $most }
impossible-cards = faltan cartas de héroe o están repetidas
impossible-card = la carta no encaja con la fase
impossible-treasures = hay tesoros repetidos
impossible-treasure-known = alguien conoce un tesoro que nadie ha mirado
impossible-look-known = el tesoro que hay que mirar ya se conoce
impossible-swap-look = nadie mira ahora tesoros intercambiados
impossible-not-swapped = el tesoro que hay que mirar no se ha intercambiado
impossible-second-hero = nadie acaba de tener allí un segundo héroe
impossible-swap-later = no queda ningún intercambio pendiente
impossible-announced = el anuncio no encaja con la fase
impossible-insertions = el número de figuras que quedan por meter no encaja con la fase
impossible-nothing-left = no queda nada que meter
impossible-early-heroes = hay héroes en la ciudad antes de que empiece la partida
impossible-display-filled = no hay que reponer los héroes disponibles
impossible-deck-empty = el mazo está vacío
impossible-helpers-last = la partida solo termina cuando los dos ayudantes están en el caballo
impossible-treasure-hidden = queda un tesoro sin descubrir
