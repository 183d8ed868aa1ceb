# El tablero para cualquier juego

any-table = La mesa
any-choices = Opciones
any-empty = vacío
any-none = ninguna
any-yes = sí
any-no = no
any-square = fila { $row }, columna { $column }
any-cards = { $number ->
    [one] { $number } carta
   *[other] { $number } cartas
}
any-more = { $number ->
    [one] { $number } más en la lista de jugadas.
   *[other] { $number } más en la lista de jugadas.
}
any-what-counts = Qué cuenta
