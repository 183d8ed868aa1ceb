# Was `ilion doctor` sagt.
python = Python { $version } auf { $system }.
package = Ilion { $version } in { $folder }.

rules-compiled = Die Regeln laufen kompiliert.
rules-checked = Die Regeln laufen kompiliert mit Prüfung der Grenzen: für Tests, und langsamer.
rules-interpreted = Die Regeln laufen interpretiert: { $reason } Alles funktioniert, aber zufällige Partien laufen etwa 60-mal langsamer.
rules-partly = Diese Module sollten kompiliert sein und sind es nicht: { $modules }.

interpreted-by-choice = ILION_INTERPRETED ist gesetzt.
interpreted-not-built = Das ist eine editierbare Installation oder ein Quellbaum; so etwas wird nie kompiliert.
interpreted-no-compiler = Bei der Installation von Ilion gab es keinen C-Compiler (der Befehl { $detail } wurde nicht gefunden).
interpreted-no-headers = Bei der Installation von Ilion fehlten die C-Header von Python (es gab kein { $detail }).
interpreted-no-toolchain = Bei der Installation von Ilion konnte der C-Compiler kein leeres Modul bauen ({ $detail }).
interpreted-not-fitting = Kein kompiliertes Modul passt zu Python { $version }.

remedy-unset = Entferne ILION_INTERPRETED aus der Umgebung.
remedy-build = Installiere es mit „pip install .“ (ohne -e) und starte „ilion“ außerhalb des Quellbaums.
remedy-compiler =
    Installiere einen C-Compiler und die C-Header von Python, dann Ilion noch einmal („make play“ oder „pip install --force-reinstall --no-deps .“).
    Debian und Ubuntu: sudo apt-get install gcc libc6-dev python3-dev
    Fedora: sudo dnf install gcc python3-devel
    macOS: xcode-select --install
remedy-install-again = Installiere Ilion noch einmal: „make play“ oder „pip install --force-reinstall --no-deps .“.
remedy-extra = In einem Klon von Ilion: pip install ".[{ $extra }]"

extra-here = Der optionale Teil „{ $extra }“ ist installiert.
extra-missing = Der optionale Teil „{ $extra }“ ist nicht installiert. { $purpose }
purpose-testing = Nur Autoren von Spielen brauchen ihn, für ilion.testing.
purpose-peers = Nur „ilion bench --peers“ braucht ihn, für den Vergleich mit OpenSpiel.
