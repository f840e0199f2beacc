# Roadstead's commands. `make` alone lists them. Each prepares what it needs and is quick the next time.

PYTHON ?= python3
ARGS ?=
export PYTHON

PY := .venv/bin/python
PYTEST := $(PY) -m pytest -n auto --maxprocesses 8 --dist loadfile --no-loadscope-reorder
CODE := src tests tools examples $(wildcard bench)

.DEFAULT_GOAL := help
.PHONY: help setup play test soak bench rules lint format docs clean compile

help: ## List these commands
	@echo "Roadstead: four harbour games, by the book."
	@sed -n 's/^\([a-z]*\):[^#]*## \(.*\)/  make \1\t\2/p' Makefile | expand -t 17

setup: .venv/.ready compile ## Prepare everything (the other commands do it by themselves)
	@echo "Ready. Play with: make play"

play: .venv/.ready compile ## Play in the terminal; more with ARGS="..."
	@.venv/bin/roadstead play $(ARGS)

test: lint compile ## Check style, types and layers, then run all tests
	@echo "Running the tests."
	@$(PYTEST) $(ARGS)

soak: .venv/.ready compile ## Run the tests with many more random games
	@echo "Running the tests with many more random games; this takes a while."
	@ROADSTEAD_SOAK=1 $(PYTEST) $(ARGS)

bench: .venv-bench/.ready compile ## Measure speed next to other engines
	@echo "Measuring speed next to other engines."
	@.venv-bench/bin/python bench/run.py $(ARGS)

rules: .venv/.ready ## Show which numbered rules have a test
	@$(PY) tools/rule_coverage.py $(ARGS)

lint: .venv/.ready ## Check style, types and layers
	@echo "Checking style, types and layers."
	@$(PY) -m ruff check --quiet $(CODE)
	@$(PY) -m ruff format --check --quiet $(CODE) || (echo "Some files are not formatted; run: make format" && false)
	@$(PY) -m mypy --no-error-summary
	@mkdir -p build && .venv/bin/lint-imports >build/layers.txt 2>&1 || (cat build/layers.txt && false)

format: .venv/.ready ## Format the code
	@echo "Formatting the code."
	@$(PY) -m ruff check --quiet --fix-only $(CODE)
	@$(PY) -m ruff format $(CODE)

docs: .venv/.ready ## Write the rules and card pages of docs/ anew
	@$(PY) tools/docs.py

clean: ## Remove build results and caches (virtual environments stay)
	@echo "Removing build results and caches."
	@rm -rf build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache
	@find src tests tools bench -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

compile: .venv/.ready
	@$(PY) tools/compile.py

.venv/.ready: pyproject.toml
	@tools/setup.sh .venv dev

.venv-bench/.ready: pyproject.toml
	@tools/setup.sh .venv-bench bench
