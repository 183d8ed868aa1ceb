# Conjuntos de opciones, como en los reglamentos

by-the-book = Según el reglamento
preset-german-book = Como en el reglamento alemán
preset-french-book = Como en el reglamento francés
preset-dutch-book = Como en el reglamento neerlandés
preset-spanish-book = Como en el reglamento español
