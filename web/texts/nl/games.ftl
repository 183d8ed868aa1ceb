# Combinaties van opties, zoals in de spelregels

by-the-book = Volgens de spelregels
preset-german-book = Volgens de Duitse spelregels
preset-french-book = Volgens de Franse spelregels
preset-dutch-book = Volgens de Nederlandse spelregels
preset-spanish-book = Volgens de Spaanse spelregels
