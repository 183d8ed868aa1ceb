# Combinaties van opties, zoals in de spelregels

by-the-book = Volgens de spelregels
preset-german-book = Zoals in de Duitse spelregels
preset-french-book = Zoals in de Franse spelregels
preset-dutch-book = Zoals in de Nederlandse spelregels
preset-spanish-book = Zoals in de Spaanse spelregels
