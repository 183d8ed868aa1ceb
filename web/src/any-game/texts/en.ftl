# The board for any game

any-table = The table
any-choices = Choices
any-empty = empty
any-none = none
any-yes = yes
any-no = no
any-square = row { $row }, column { $column }
any-cards = { $number ->
    [one] { $number } card
   *[other] { $number } cards
}
any-more = { $number ->
    [one] { $number } more in the list of moves.
   *[other] { $number } more in the list of moves.
}
any-what-counts = What counts
