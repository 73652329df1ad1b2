# Two commands matter: `make run` and `make test`. Everything else is listed by `make`.
PYTHON ?= python3.11
PORT ?= 8000
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed

.DEFAULT_GOAL := help
.PHONY: help setup compile data run test mutants lint format bench screenshots clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "  make %-12s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

$(STAMP): pyproject.toml constraints.txt
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV) || python3 -m venv $(VENV)
	@echo "Installing the pinned dependencies"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e ".[dev]"
	@touch $@

setup: $(STAMP) ## create the virtual environment with the pinned dependencies

compile: setup ## compile the engine's hot modules where a C compiler is present
	@$(BIN)/python -m engine.build

data: setup ## migrate, load the catalogues, create the demo account
	@$(BIN)/python manage.py prepare

run: compile data ## serve the site with one worker on http://localhost:$(PORT)
	@echo "Chronodeck is at http://localhost:$(PORT) (Ctrl+C stops it)"
	@PORT=$(PORT) $(BIN)/honcho start

test: compile ## run the whole test suite
	@$(BIN)/python -m pytest -n 2 --dist loadfile $(ARGS)

mutants: setup ## break rules of GAME (mmg) and see whether the rule tests notice
	@$(BIN)/python -m tests.mutants $(or $(GAME),mmg) $(ARGS)

TEMPLATES := $(BIN)/djangofmt --quiet --indent-width 2 --line-length 120

lint: setup ## ruff, mypy, import-linter, templates, scripts, migrations and catalogue checks
	@$(BIN)/ruff check . && $(BIN)/ruff format --check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports
	@$(TEMPLATES) --check templates
	@$(BIN)/oxlint --quiet --deny-warnings --deny=correctness --deny=suspicious static/js
	@$(BIN)/python manage.py makemigrations --check --dry-run
	@$(BIN)/python manage.py catalogue check

format: setup ## put code and templates in order
	@$(BIN)/ruff check --fix . && $(BIN)/ruff format .
	@$(TEMPLATES) templates

bench: setup ## measure search, validation and the engine (ratios and figures as JSON)
	@$(BIN)/python manage.py bench all --json

screenshots: setup ## take the pictures that the README shows
	@$(BIN)/python -m pytest -q tests/browser/test_screenshots.py --screenshots

clean: ## remove the virtual environment and compiled modules (never your data)
	rm -rf $(VENV) build
