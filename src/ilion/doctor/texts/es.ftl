# Lo que dice `ilion doctor`.
python = Python { $version } en { $system }.
package = Ilion { $version } en { $folder }.

rules-compiled = Las reglas se ejecutan compiladas.
rules-checked = Las reglas se ejecutan compiladas con control de límites: para pruebas, y más despacio.
rules-interpreted = Las reglas se ejecutan interpretadas: { $reason } Todo funciona, pero las partidas al azar van unas 60 veces más despacio.
rules-partly = Estos módulos deberían estar compilados y no lo están: { $modules }.

interpreted-by-choice = ILION_INTERPRETED está definido.
interpreted-not-built = es una instalación editable o un árbol de fuentes, que nunca se compila.
interpreted-no-compiler = al instalar Ilion no había compilador de C (no se encontró el comando { $detail }).
interpreted-no-headers = al instalar Ilion faltaban las cabeceras de C de Python (no había { $detail }).
interpreted-no-toolchain = al instalar Ilion el compilador de C no pudo construir un módulo vacío ({ $detail }).
interpreted-not-fitting = ningún módulo compilado sirve para Python { $version }.

remedy-unset = Quita ILION_INTERPRETED del entorno.
remedy-build = Instálalo con «pip install .» (sin -e) y ejecuta «ilion» fuera del árbol de fuentes.
remedy-compiler =
    Instala un compilador de C y las cabeceras de C de Python, y después Ilion otra vez («make play» o «pip install --force-reinstall --no-deps .»).
    Debian y Ubuntu: sudo apt-get install gcc libc6-dev python3-dev
    Fedora: sudo dnf install gcc python3-devel
    macOS: xcode-select --install
remedy-install-again = Instala Ilion otra vez: «make play» o «pip install --force-reinstall --no-deps .».
remedy-extra = En un clon de Ilion: pip install ".[{ $extra }]"

extra-here = La parte opcional «{ $extra }» está instalada.
extra-missing = La parte opcional «{ $extra }» no está instalada. { $purpose }
purpose-testing = Solo la necesitan los autores de juegos, para ilion.testing.
purpose-peers = Solo la necesita «ilion bench --peers», para comparar con OpenSpiel.
