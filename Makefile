# Roadstead's commands. `make` alone lists them. Each prepares what it needs and is quick the next time.

PYTHON ?= python3
ARGS ?=
export PYTHON

PY := .venv/bin/python
# one more than there are cores: tests wait for browsers, servers and bots
WORKERS ?= $(shell n=$$(($$(getconf _NPROCESSORS_ONLN) + 1)); echo $$((n < 8 ? n : 8)))
PYTEST := $(PY) -m pytest -n $(WORKERS) --dist loadfile --no-loadscope-reorder
CODE := src tests tools examples hatch_build.py $(wildcard bench)
NPM := PATH="$(CURDIR)/.venv/bin:$$PATH" npm --prefix web --silent
ASIDE := $(MAKE) --no-print-directory -j2 $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)
# two checkouts of ours are compared without the other engines
BENCH_VENV := $(if $(findstring --against,$(ARGS)),.venv,.venv-bench)
PAGE := $(shell find web -name node_modules -prune -o -print)

.DEFAULT_GOAL := help
.PHONY: help setup play page test soak bench rules lint format docs pictures clean compile chromium pagetest

help: ## List these commands
	@echo "Roadstead: four harbour games, by the book."
	@sed -n 's/^\([a-z]*\):[^#]*## \(.*\)/  make \1\t\2/p' Makefile | expand -t 17

setup: .venv/.ready compile page ## Prepare everything (the other commands do it by themselves)
	@tools/chromium.sh || true
	@echo "Ready. Play with: make play"

play: .venv/.ready compile page ## Open the game in the browser; in the terminal with ARGS=play
	@.venv/bin/roadstead $(ARGS)

page: .venv/.ready ## Build the page (the other commands do it by themselves)
	@$(PY) hatch_build.py

test: .venv/.ready ## Check style, types and layers, then run all tests
	@echo "Compiling, building the page and checking, side by side."
	@$(ASIDE) compile lint pagetest chromium
	@echo "Running the tests."
	@$(PYTEST) $(ARGS)

soak: .venv/.ready compile page chromium ## Run the tests with many more random games
	@echo "Running the tests with many more random games; this takes a while."
	@ROADSTEAD_SOAK=1 $(PYTEST) $(ARGS)

bench: $(BENCH_VENV)/.ready compile ## Measure speed next to other engines; ARGS="--against COMMIT": next to a commit
	@echo "Measuring speed; this takes some minutes."
	@$(BENCH_VENV)/bin/python -m bench.run $(ARGS)

rules: .venv/.ready ## Show which numbered rules have a test and a line of code
	@$(PY) tools/rule_coverage.py $(ARGS)

lint: .venv/.ready page ## Check style, types and layers
	@echo "Checking style, types and layers."
	@$(PY) -m ruff check --quiet $(CODE)
	@$(PY) -m ruff format --check --quiet $(CODE) || (echo "Some files are not formatted; run: make format" && false)
	@$(PY) -m mypy --no-error-summary
	@mkdir -p build && .venv/bin/lint-imports >build/layers.txt 2>&1 || (cat build/layers.txt && false)
	@$(MAKE) --no-print-directory --silent build/page.checked

build/page.checked: $(PAGE)
	@mkdir -p build
	@$(NPM) run check >build/page.txt 2>&1 || (cat build/page.txt && false)
	@$(NPM) run lint >build/page.txt 2>&1 || (cat build/page.txt && echo "If it is about form only, run: make format" && false)
	@touch $@

format: .venv/.ready page ## Format the code
	@echo "Formatting the code."
	@$(PY) -m ruff check --quiet --fix-only $(CODE)
	@$(PY) -m ruff format $(CODE)
	@$(NPM) run format -- --log-level warn

docs: .venv/.ready ## Write the rules and card pages of docs/ anew
	@$(PY) tools/docs.py

pictures: .venv/.ready compile page chromium ## Take the README's pictures anew
	@echo "Taking the pictures."
	@$(PY) tools/pictures.py $(ARGS)

clean: ## Remove build results and caches (virtual environments stay)
	@echo "Removing build results and caches."
	@rm -rf build dist src/roadstead/web .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache
	@find src tests tools bench -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

compile: .venv/.ready
	@$(PY) tools/compile.py

pagetest: page
	@$(NPM) test >build/vitest.txt 2>&1 || (cat build/vitest.txt && false)

chromium:
	@tools/chromium.sh

.venv/.ready: pyproject.toml
	@tools/setup.sh .venv dev

.venv-bench/.ready: pyproject.toml
	@tools/setup.sh .venv-bench bench
