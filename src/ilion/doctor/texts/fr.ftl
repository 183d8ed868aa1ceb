# Ce que dit `ilion doctor`.
python = Python { $version } sur { $system }.
package = Ilion { $version } dans { $folder }.

rules-compiled = Les règles tournent compilées.
rules-checked = Les règles tournent compilées avec contrôle des bornes : pour les tests, et plus lentement.
rules-interpreted = Les règles tournent interprétées : { $reason } Tout marche, mais les parties au hasard sont environ 60 fois plus lentes.
rules-partly = Ces modules devraient être compilés et ne le sont pas : { $modules }.

interpreted-by-choice = ILION_INTERPRETED est défini.
interpreted-not-built = c’est une installation modifiable ou un arbre de sources, qui n’est jamais compilé.
interpreted-no-compiler = à l’installation d’Ilion, il n’y avait pas de compilateur C (la commande { $detail } est introuvable).
interpreted-no-headers = à l’installation d’Ilion, les en-têtes C de Python manquaient (il n’y avait pas { $detail }).
interpreted-no-toolchain = à l’installation d’Ilion, le compilateur C n’a pas pu construire un module vide ({ $detail }).
interpreted-not-fitting = aucun module compilé ne convient à Python { $version }.

remedy-unset = Supprimez ILION_INTERPRETED de l’environnement.
remedy-build = Installez-le avec « pip install . » (sans -e) et lancez « ilion » hors de l’arbre des sources.
remedy-compiler =
    Installez un compilateur C et les en-têtes C de Python, puis Ilion de nouveau (« make play », ou « pip install --force-reinstall --no-deps . »).
    Debian et Ubuntu : sudo apt-get install gcc libc6-dev python3-dev
    Fedora : sudo dnf install gcc python3-devel
    macOS : xcode-select --install
remedy-install-again = Installez Ilion de nouveau : « make play », ou « pip install --force-reinstall --no-deps . ».
remedy-extra = Dans un clone d’Ilion : pip install ".[{ $extra }]"

extra-here = La partie facultative « { $extra } » est installée.
extra-missing = La partie facultative « { $extra } » n’est pas installée. { $purpose }
purpose-testing = Seuls les auteurs de jeux en ont besoin, pour ilion.testing.
purpose-peers = Seul « ilion bench --peers » en a besoin, pour comparer avec OpenSpiel.
