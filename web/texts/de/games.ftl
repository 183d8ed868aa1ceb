# Zusammenstellungen von Optionen, wie die Anleitungen sie haben

by-the-book = Nach der Anleitung
preset-german-book = Wie in der deutschen Anleitung
preset-french-book = Wie in der französischen Anleitung
preset-dutch-book = Wie in der niederländischen Anleitung
preset-spanish-book = Wie in der spanischen Anleitung
