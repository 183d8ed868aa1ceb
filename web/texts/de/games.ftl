# Zusammenstellungen von Optionen, wie die Anleitungen sie haben

by-the-book = Nach der Anleitung
preset-german-book = Nach der deutschen Anleitung
preset-french-book = Nach der französischen Anleitung
preset-dutch-book = Nach der niederländischen Anleitung
preset-spanish-book = Nach der spanischen Anleitung
