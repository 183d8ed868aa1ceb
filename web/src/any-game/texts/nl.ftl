# Het bord voor elk spel

any-table = De tafel
any-choices = Keuzes
any-empty = leeg
any-none = geen
any-yes = ja
any-no = nee
any-square = rij { $row }, kolom { $column }
any-cards = { $number ->
    [one] { $number } kaart
   *[other] { $number } kaarten
}
any-more = { $number ->
    [one] nog { $number } in de lijst met zetten.
   *[other] nog { $number } in de lijst met zetten.
}
any-what-counts = Wat telt
