# Everything a newcomer needs: `make demo` to play, `make test` to check. Needs git, make and Python 3.11 or newer.
# The first Python on the path that runs and is new enough.
NEW_ENOUGH := import sys; sys.exit(sys.version_info < (3, 11))
PYTHON ?= $(shell for p in python3 python3.11 python3.12 python3.13 python3.14; do $$p -c "$(NEW_ENOUGH)" 2>/dev/null && echo $$p && break; done)
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check install --quiet --require-hashes

# Tests at once: many of them wait for a process or a browser.
JOBS ?= 4

.PHONY: help demo run test lint format art bench docs screenshots lock clean

help:
	@echo "make demo    play in the browser, without Discord"
	@echo "make run     serve a real server (token in .env)"
	@echo "make test    run all tests with coverage"
	@echo "make lint    ruff, mypy, import rules"
	@echo "make art     draw the cards anew after a change of bot/ui/art"
	@echo "make bench   measure speed, printed as ratios"
	@echo "make docs    build the documentation site into site/"
	@echo "make screenshots   take the site's pictures anew (needs Chromium)"

.venv/bin/python:
	@test -n "$(PYTHON)" || { echo "Tapete needs Python 3.11 or newer: none was found on the path."; exit 1; }
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
	$(BIN)/python -m pytest --numprocesses=$(JOBS) --dist=worksteal --cov --cov-report=
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

art: .venv/dev.stamp
	$(BIN)/python -m bot.ui.art

bench: .venv/dev.stamp
	$(BIN)/python -m benchmarks

.venv-docs/stamp: requirements-docs.lock
	$(PYTHON) -m venv .venv-docs
	.venv-docs/bin/python -m pip --disable-pip-version-check install --quiet --require-hashes -r $<
	@touch $@

docs: .venv-docs/stamp
	NO_MKDOCS_2_WARNING=1 .venv-docs/bin/mkdocs build --strict --quiet

screenshots: .venv/dev.stamp
	$(BIN)/python -m tools.screenshots

# The pins, with hashes and without any address; needs uv (pip install uv).
lock:
	uv pip compile --universal --generate-hashes --no-emit-index-url --quiet pyproject.toml -o requirements.lock
	uv pip compile --universal --generate-hashes --no-emit-index-url --quiet pyproject.toml --group dev -o requirements-dev.lock
	uv pip compile --universal --generate-hashes --no-emit-index-url --quiet --group docs -o requirements-docs.lock

clean:
	rm -rf .venv .venv-docs site .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage* build *.egg-info
