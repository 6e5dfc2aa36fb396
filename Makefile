# Everything a newcomer needs: `make demo` to play, `make test` to check. Needs git, make and Python 3.11 or newer.
PYTHON ?= $(shell command -v python3.13 || command -v python3.12 || command -v python3.11 || command -v python3)
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check install --quiet --require-hashes

.PHONY: help demo run test lint format bench lock clean

help:
	@echo "make demo    play in the browser, without Discord"
	@echo "make run     serve a real server (token in .env)"
	@echo "make test    run all tests with coverage"
	@echo "make lint    ruff, mypy, import rules"
	@echo "make bench   measure speed, printed as ratios"

.venv/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Tapete needs Python 3.11 or newer (found: $$($(PYTHON) --version 2>&1))"; exit 1; }
	$(PYTHON) -m venv .venv

.venv/run.stamp: requirements.lock | .venv/bin/python
	$(PIP) -r requirements.lock
	@touch $@

.venv/dev.stamp: requirements-dev.lock | .venv/bin/python
	$(PIP) -r requirements-dev.lock
	@touch $@ .venv/run.stamp

demo: .venv/run.stamp
	@$(BIN)/python -m bot demo $(if $(PORT),--port $(PORT))

run: .venv/run.stamp
	@$(BIN)/python -m bot

test: .venv/dev.stamp
	$(BIN)/python -m coverage run -m pytest
	$(BIN)/python -m coverage report --fail-under=85 --format=total
	$(BIN)/python -m coverage report --include='bot/cards/*,bot/games/*,bot/ledger.py' --fail-under=100

lint: .venv/dev.stamp
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

format: .venv/dev.stamp
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

bench: .venv/dev.stamp
	$(BIN)/python -m benchmarks

# The pins, with hashes and without any address; needs uv (pip install uv).
lock:
	uv pip compile --universal --generate-hashes --no-emit-index-url --quiet pyproject.toml -o requirements.lock
	uv pip compile --universal --generate-hashes --no-emit-index-url --quiet pyproject.toml --group dev -o requirements-dev.lock

clean:
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage* build *.egg-info
