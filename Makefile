# One-word commands. The first run of any of them sets up a private environment in .venv.

PYTHON ?= python3
BIN := .venv/bin
UV := $(shell command -v uv 2>/dev/null)

.PHONY: play test lint fix build web e2e bench ladder docs clean

play: build web        ## open the table in the browser
	$(BIN)/quartier

test: build web lint   ## lint, types and every test, on both engines
	QUARTIER_ENGINE=compiled $(BIN)/pytest -q -n 2
	QUARTIER_ENGINE=python $(BIN)/pytest -q -n 2 tests/kernel tests/games tests/conformance

lint: .venv/ready      ## what the linters and type checkers say
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

fix: .venv/ready       ## let the linters mend what they can
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

build: .venv/ready     ## compile the engine, where a compiler is there
	$(BIN)/python hatch_build.py

bench: build           ## how fast it is: a table, and bench/results.json
	$(BIN)/python -m bench

ladder: build          ## rate every level of every title (an hour or more)
	$(BIN)/quartier ladder --games 400 --json bench/ladder.json

clean:                 ## remove everything that was made
	rm -rf .venv build dist .mypy_cache .ruff_cache .pytest_cache
	find src -name '*.so' -delete

.venv/ready: pyproject.toml constraints.txt
	@$(PYTHON) -c 'import ensurepip, venv' || { echo "Python's venv module is missing: apt install python3-venv"; exit 1; }
	$(if $(UV),$(UV) venv -q --allow-existing --python $(PYTHON) .venv,$(PYTHON) -m venv .venv)
	$(if $(UV),VIRTUAL_ENV=.venv $(UV) pip,PIP_DISABLE_PIP_VERSION_CHECK=1 $(BIN)/pip) install -q -c constraints.txt -e '.[dev]'
	touch $@
