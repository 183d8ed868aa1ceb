# Sets of options, as the rulebooks have them

by-the-book = By the book
preset-german-book = As in the German book
preset-french-book = As in the French book
preset-dutch-book = As in the Dutch book
preset-spanish-book = As in the Spanish book
