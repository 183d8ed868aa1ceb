# What `ilion doctor` says.
python = Python { $version } on { $system }.
package = Ilion { $version } in { $folder }.

rules-compiled = The rules run compiled.
rules-checked = The rules run compiled with bounds checks: for tests, and slower.
rules-interpreted = The rules run interpreted: { $reason } Everything works, but random games play about 60 times slower.
rules-partly = These modules should be compiled and are not: { $modules }.

interpreted-by-choice = ILION_INTERPRETED is set.
interpreted-not-built = this is an editable installation or a source tree, which is never compiled.
interpreted-no-compiler = when Ilion was installed there was no C compiler (the command { $detail } was not found).
interpreted-no-headers = when Ilion was installed the C headers of Python were missing (there was no { $detail }).
interpreted-no-toolchain = when Ilion was installed the C compiler could not build an empty module ({ $detail }).
interpreted-not-fitting = no compiled module fits Python { $version }.

remedy-unset = Unset ILION_INTERPRETED.
remedy-build = Install it with “pip install .” (without -e) and start “ilion” outside the source tree.
remedy-compiler =
    Install a C compiler and the C headers of Python, then Ilion again (“make play”, or “pip install --force-reinstall --no-deps .”).
    Debian and Ubuntu: sudo apt-get install gcc libc6-dev python3-dev
    Fedora: sudo dnf install gcc python3-devel
    macOS: xcode-select --install
remedy-install-again = Install Ilion again: “make play”, or “pip install --force-reinstall --no-deps .”.
remedy-extra = In a clone of Ilion: pip install ".[{ $extra }]"

extra-here = The optional part “{ $extra }” is installed.
extra-missing = The optional part “{ $extra }” is not installed. { $purpose }
purpose-testing = Only authors of games need it, for ilion.testing.
purpose-peers = Only “ilion bench --peers” needs it, to compare with OpenSpiel.
