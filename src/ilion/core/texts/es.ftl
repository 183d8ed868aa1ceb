# Lo que el núcleo dice en todos los juegos.
refusal-over = La partida ha terminado: no hay más jugadas.
refusal-not-a-move = No existe la jugada número { NUMBER($action, useGrouping: 0) }: van de 0 a { NUMBER($last, useGrouping: 0) }.
refusal-not-an-outcome = Este sorteo no puede dar ese resultado.
notation-not-understood = Aquí no se entiende «{ $text }». Prueba por ejemplo con «{ $example }».
notation-no-draw = Aquí no se entiende «{ $text }»: toca un sorteo.
notation-over = «{ $text }»: la partida ha terminado y no se espera ninguna jugada.
seat-name = el asiento { $seat }
seat-start = El asiento { $seat }
seat-yours = (tú)
you-name = tú
you-start = Tú
list-more = { $listed }, { $next }
list-last = { $listed } y { $next }
preview-value-none = nada
preview-value-yes = sí
preview-value-no = no
preview-value-odds = { $good } de { $cases } ({ $percent } %)
preview-value-change = { $seat-name } { $points }

## Errors: games, options and files

os-enoent = no existe el archivo o la carpeta
os-eisdir = es una carpeta
os-enotdir = no es una carpeta
os-eacces = permiso denegado
os-eperm = operación no permitida
os-erofs = sistema de archivos de solo lectura
os-enospc = no queda espacio
os-enametoolong = nombre de archivo demasiado largo
as-is = { $words }
with-clause = { $refusal } ({ $clause })
no-game = no hay ningún juego «{ $id }»; los juegos son { $games }
game-for-another-core = el juego «{ $id }» se compiló para otra versión de Ilion: vuelve a construir e instalar su paquete
game-not-loadable = no se puede cargar el juego «{ $id }»: { $reason }
game-of-another-name = el paquete de «{ $id }» contiene el juego «{ $other }»: los dos nombres deben ser iguales
wrong-seats = el número de asientos para { $title } debe ser { $range }, no { $number }
wrong-option-value = { $title }: la opción { $option } no puede ser «{ $given }»; elige { $choices }
no-option = { $title } no tiene ninguna opción «{ $option }»; las opciones: { $options }
no-options = { $title } no tiene ninguna opción «{ $option }», ni otra alguna
about-file = { $file }: { $reason }
unreadable-file = no se puede leer { $file }: { $reason }
unwritable-file = no se puede escribir { $file }: { $reason }

## Errors: records

record-line = línea { NUMBER($line, useGrouping: 0) }: { $reason }
record-position = [{ $tag } …]: { $reason }
record-other-position = [Position …] tiene otro número de asientos u otras opciones que el registro
record-begins-at-end = [Position …] es el final de una partida: ninguna puede empezar ahí
record-other-rules = esta partida se jugó con las reglas { $rules } de { $game }; este programa tiene las reglas { $ours }
record-seat-view = este registro muestra lo que vio un solo asiento: le faltan eventos ocultos y no se puede reproducir
record-undoes-too-much = «{ $event }» deshace más eventos de los que hay
record-after-end = «{ $event }» viene después del final de la partida
record-draw-due = «{ $event }»: toca un sorteo (*)
record-seat-due = «{ $event }»: le toca a «{ $number }»
record-event = «{ $event }»: { $reason }
record-result = el resultado { $found ->
    [open] está abierto
   *[other] es { $found }
}, pero el registro { $stored ->
    [nothing] no da ninguno
   *[other] dice { $stored }
}
record-no-head = un registro empieza con [Ilion { $format }]
record-no-tag = falta la indicación [{ $tag } …]
record-no-number = [{ $tag } …] debe ser un número, no «{ $given }»
record-cut-off = el registro está cortado: no tiene ni [Check …] ni ningún evento
record-altered = el registro fue alterado o cortado: su [Check …] no coincide
record-hidden-from-nobody = [Position …] está oculta, pero falta la indicación [{ $tag } …], que diría para quién
record-tag-twice = [{ $tag } …] aparece dos veces
record-tag-late = [{ $tag } …] aparece entre las jugadas
record-unquoted = el valor de [{ $tag } …] no es un texto entre comillas
record-strange-line = «{ $text }» no es ni una indicación entre corchetes ni «* sorteo», «asiento jugada» o «< número»
record-undo-number = tras «<» debe venir cuántos eventos se deshacen

## Errors: positions

position-head = una posición de este juego empieza con «{ $head } seats=…», no con «{ $given }»
position-unreadable = no es una posición: { $reason }
position-impossible = una posición imposible: { $reason }
position-in-english = { $reason } (en inglés)
position-twice = «{ $part }» aparece dos veces
position-unknown = «{ $part }» no se conoce aquí
position-pair = «{ $given }» debería leerse «nombre{ $mark }valor»
misread-choice = { $part }: «{ $given }» no está entre { $choices }
misread-number = { $part }: «{ $given }» no es un número pequeño
misread-numbers = { $part }: «{ $given }» debe ser { $wanted ->
    [one] un número pequeño
   *[other] { $wanted } números pequeños
}
misread-count = { $part }: se esperaban { $wanted } valores, no { $found }
misread-single = { $part }: se esperaba un solo número, no una lista de { $found }
misread-most = { $part }: se esperaba como mucho { $most }, no { $found }
misread-different = { $part }: se esperaban palabras distintas, como mucho { $most }
misread-letters = { $part }: «{ $given }» solo puede tener las letras { $letters }, o ser un punto
misread-twice = { $part }: «{ $given }» aparece dos veces
misread-form = { $part }: «{ $given }» debería leerse como { $example }
misread-range = { $part }: { $given } está fuera de { $range }

## Errors: networks

network-not-one = esto no es una red: no empieza con { $magic }
network-cut-off = esta red está dañada: está cortada
network-format = esta red tiene el formato { $found }; este Ilion lee el formato { $ours }
network-checksum = esta red está dañada: su suma de comprobación no coincide
network-header = esta red está dañada: no se puede leer su cabecera
network-weights = esta red está dañada: sus pesos están cortados
network-other = esta red se entrenó para { $part } { $found }; aquí hace falta { $wanted }
network-shape = la forma de esta red es { $found }; aquí hace falta { $wanted }
network-no-shape = la forma de una red son cuatro números enteros, no { $given }
network-size = una red de la forma { $shape } es demasiado grande o está vacía
network-count = una red de la forma { $shape } tiene { NUMBER($wanted, useGrouping: 0) } pesos, no { NUMBER($found, useGrouping: 0) }
network-numbers = los pesos de una red deben ser números de −1 000 000 a 1 000 000
