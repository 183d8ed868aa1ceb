# Ensembles d’options, comme dans les livrets

by-the-book = Selon le livret
preset-german-book = Comme dans le livret allemand
preset-french-book = Comme dans le livret français
preset-dutch-book = Comme dans le livret néerlandais
preset-spanish-book = Comme dans le livret espagnol
