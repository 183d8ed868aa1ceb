# Ensembles d’options, comme dans les livrets

by-the-book = Selon le livret
preset-german-book = Selon le livret allemand
preset-french-book = Selon le livret français
preset-dutch-book = Selon le livret néerlandais
preset-spanish-book = Selon le livret espagnol
