# Das Brett für jedes Spiel

any-table = Der Tisch
any-choices = Auswahl
any-empty = leer
any-none = keine
any-yes = ja
any-no = nein
any-square = Reihe { $row }, Spalte { $column }
any-cards = { $number ->
    [one] { $number } Karte
   *[other] { $number } Karten
}
any-more = { $number ->
    [one] { $number } weiterer in der Liste der Züge.
   *[other] { $number } weitere in der Liste der Züge.
}
any-what-counts = Was zählt
