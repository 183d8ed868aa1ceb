# make play: the page, in the browser.   make terminal: a game in the terminal.   make test: every check and every test.
# They do all the set-up; CONTRIBUTING.md tells more. Stamps in the virtual environment remember what is done; `make clean` forgets it.

PYTHON ?= python3
ARGS ?=

MAKEFLAGS += --no-print-directory
DONE := .venv/done
PY := .venv/bin/python
LOCK := constraints.txt
INSTALL := -m pip install --quiet --disable-pip-version-check
BUILDERS := 'import tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))["build-system"]["requires"], sep="\n")'
# Folders too: they are newer than the stamp when a file was removed.
SOURCES := $(shell find src web ! -name '*.pyc' ! -name __pycache__ ! -name node_modules ! -path '*/node_modules/*' ! -path '*/dist/*' ! -path 'web/tests*') hatch_build.py pyproject.toml README.md LICENSE

# What a step says is printed when it is done, so that steps beside each other do not mix their lines. (make 3 cannot do that.)
WHOLE := $(if $(filter output-sync,$(.FEATURES)),--output-sync)

# An environment whose Python is gone, or in which an installation was cut off, is made anew.
BROKEN := $(shell test -e .venv/installing && echo always; test -d .venv && ! $(PY) -c '' 2>/dev/null && echo always)

# Run a step that changes the environment, marked as under way: an error takes the mark away, an interruption leaves it.
define changing
@touch .venv/installing
@$(1); status=$$?; rm -f .venv/installing; exit $$status
@touch $@
endef

.PHONY: play terminal site test test-web lint lint-python lint-web checked docs lock clean always
.SECONDARY:

play: $(DONE)/server
	@$(PY) .venv/bin/ilion serve --open $(ARGS)

terminal: $(DONE)/package
	@$(PY) .venv/bin/ilion play $(ARGS)

# The static folder; WHEEL names a ready wheel for Pyodide, where the tools that make one cannot be fetched.
site: $(DONE)/package
	@$(PY) -m tools.site $(if $(WHEEL),--wheel $(WHEEL)) $(ARGS)

# System packages are installed before anything runs side by side: apt-get does not run twice at a time.
test: TOOLCHAIN := --install
test: $(addprefix $(DONE)/obstacle-,compiled checked postgresql chromium firefox-esr)
	@$(MAKE) --jobs 3 $(WHOLE) lint checked test-web
	@$(PY) tools/run_tests.py $(DONE)

lint: lint-python lint-web

lint-python: $(DONE)/dev
	$(PY) -m ruff check .
	$(PY) -m ruff format --check .
	$(PY) -m mypy
	$(PY) .venv/bin/lint-imports

lint-web: $(DONE)/web-tools
	$(PY) -m tools.web check

# After the checks, because both take all they can get.
test-web: $(DONE)/web-tools | lint-web
	@$(PY) -m tools.web test

checked: $(DONE)/checked

docs: $(DONE)/dev $(DONE)/package $(DONE)/web-tools
	@NO_MKDOCS_2_WARNING=1 $(PY) -m mkdocs build --strict
	@echo "The documentation is in build/site/index.html"

$(DONE)/venv: $(BROKEN)
	@$(PYTHON) -c 'import sys; sys.version_info >= (3, 11) or sys.exit("Ilion needs Python 3.11 or newer, not " \
		+ sys.version.split()[0] + "; name another: make PYTHON=python3.12 …")'
	@echo "Making the virtual environment .venv"
	@$(PYTHON) -m venv --clear .venv
	@mkdir -p $(DONE) && touch $@

# Without build isolation the lock holds for the tools that build, too, and they are fetched once.
$(DONE)/builders: $(DONE)/venv pyproject.toml $(LOCK)
	@$(PY) -c $(BUILDERS) > .venv/builders.txt
	$(call changing,$(PY) $(INSTALL) -c $(LOCK) -r .venv/builders.txt)

# Why nothing can be compiled here (empty: it can). Asked every time, written when the answer changes.
$(DONE)/obstacle-%: $(DONE)/builders always
	@$(PY) -m tools.toolchain $* $(TOOLCHAIN) > $@.new
	@cmp -s $@.new $@ || cp $@.new $@

$(DONE)/package: $(DONE)/builders $(DONE)/obstacle-compiled $(SOURCES) $(LOCK)
	@echo "Installing Ilion"
	$(call changing,$(PY) $(INSTALL) -c $(LOCK) --no-build-isolation .)

# What else a server or a developer needs: by its name, Ilion is left as it has just been installed, and not built once more.
$(DONE)/server: $(DONE)/package
	$(call changing,$(PY) $(INSTALL) -c $(LOCK) --no-build-isolation 'ilion[server]')

$(DONE)/dev: pyproject.toml $(LOCK) | $(DONE)/package
	@echo "Installing the tools for development"
	$(call changing,$(PY) $(INSTALL) -c $(LOCK) --no-build-isolation 'ilion[dev]')

# For checking and testing the web app; the package is built without them.
$(DONE)/web-tools: web/package.json web/package-lock.json | $(DONE)/builders
	@$(PY) -m tools.web install
	@touch $@

# The package once more, with bounds checks, in a folder of its own.
$(DONE)/checked: $(DONE)/package $(DONE)/obstacle-checked
	@rm -rf build/checked-site
	@test -s $(DONE)/obstacle-checked || ILION_CHECKED=1 \
		$(PY) $(INSTALL) --no-deps --no-build-isolation --target build/checked-site .
	@touch $@

# Versions for every Python from the oldest we support on, and for every platform.
lock:
	@rm -rf build/lock && $(PYTHON) -m venv build/lock && build/lock/bin/python $(INSTALL) uv
	@$(PYTHON) -c $(BUILDERS) > build/lock/builders.txt
	@build/lock/bin/uv pip compile --quiet --universal --python-version 3.11 --extra dev --no-annotate --no-header \
		pyproject.toml build/lock/builders.txt --output-file build/lock/constraints.txt
	@{ echo "# The versions that are tested. Renewed by: make lock"; cat build/lock/constraints.txt; } > $(LOCK)

clean:
	rm -rf .venv build dist
