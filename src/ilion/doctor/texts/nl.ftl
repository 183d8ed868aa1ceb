# Wat `ilion doctor` zegt.
python = Python { $version } op { $system }.
package = Ilion { $version } in { $folder }.

rules-compiled = De regels draaien gecompileerd.
rules-checked = De regels draaien gecompileerd met controle van de grenzen: voor tests, en trager.
rules-interpreted = De regels draaien geïnterpreteerd: { $reason } Alles werkt, maar willekeurige partijen gaan ongeveer 60 keer trager.
rules-partly = Deze modules zouden gecompileerd moeten zijn en zijn het niet: { $modules }.

interpreted-by-choice = ILION_INTERPRETED is gezet.
interpreted-not-built = dit is een bewerkbare installatie of een bronmap; die wordt nooit gecompileerd.
interpreted-no-compiler = toen Ilion werd geïnstalleerd, was er geen C-compiler (de opdracht { $detail } is niet gevonden).
interpreted-no-headers = toen Ilion werd geïnstalleerd, ontbraken de C-headers van Python (er was geen { $detail }).
interpreted-no-toolchain = toen Ilion werd geïnstalleerd, kon de C-compiler geen lege module bouwen ({ $detail }).
interpreted-not-fitting = geen gecompileerde module past bij Python { $version }.

remedy-unset = Haal ILION_INTERPRETED uit de omgeving.
remedy-build = Installeer het met “pip install .” (zonder -e) en start “ilion” buiten de bronmap.
remedy-compiler =
    Installeer een C-compiler en de C-headers van Python, en daarna Ilion opnieuw (“make play”, of “pip install --force-reinstall --no-deps .”).
    Debian en Ubuntu: sudo apt-get install gcc libc6-dev python3-dev
    Fedora: sudo dnf install gcc python3-devel
    macOS: xcode-select --install
remedy-install-again = Installeer Ilion opnieuw: “make play”, of “pip install --force-reinstall --no-deps .”.
remedy-extra = In een kloon van Ilion: pip install ".[{ $extra }]"

extra-here = Het optionele deel “{ $extra }” is geïnstalleerd.
extra-missing = Het optionele deel “{ $extra }” is niet geïnstalleerd. { $purpose }
purpose-testing = Alleen auteurs van spellen hebben het nodig, voor ilion.testing.
purpose-peers = Alleen “ilion bench --peers” heeft het nodig, om met OpenSpiel te vergelijken.
