# Sets of options, as the rulebooks have them

by-the-book = By the book
preset-german-book = By the German book
preset-french-book = By the French book
preset-dutch-book = By the Dutch book
preset-spanish-book = By the Spanish book
