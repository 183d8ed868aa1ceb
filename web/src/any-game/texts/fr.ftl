# Le plateau pour tous les jeux

any-table = La table
any-choices = Choix
any-empty = vide
any-none = aucune
any-yes = oui
any-no = non
any-square = rangée { $row }, colonne { $column }
any-cards = { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}
any-more = { $number ->
    [one] { $number } autre dans la liste des coups.
   *[other] { $number } autres dans la liste des coups.
}
any-what-counts = Ce qui compte
