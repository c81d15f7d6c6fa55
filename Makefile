# make play    install what is needed, build, and play in the browser
# make test    everything that is checked (make -k test goes on after a failure)
# make help    the rest

.DEFAULT_GOAL := help
SHELL := /bin/sh
MAKEFLAGS += --no-print-directory

VENV   := .venv
BIN    := $(VENV)/bin
RUN    := $(BIN)/python
PIP    := $(RUN) -m pip --disable-pip-version-check --no-input -qq
PYTEST := $(RUN) -m pytest -n 2 --dist worksteal --durations=20
HOURS  ?= 1
ARGS   ?=

READY  := $(VENV)/.ready
DEV    := $(VENV)/.dev
PLAY_FLAGS := $(if $(CI),--no-browser)

.PHONY: help check play serve kernel client dev test lint types layers test-web test-interpreted test-browser test-compiled deep \
        bench format dist clean

help:
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' Makefile | expand -t 20

check: ## look for Python, Node and a compiler, and say what to install
	@sh tools/check_machine.sh

$(READY): pyproject.toml hatch_build.py constraints/pinned.txt
	@python=$$(sh tools/check_machine.sh) || exit 1; \
	echo "setting up $(VENV) ..."; \
	[ -x $(RUN) ] || "$$python" -m venv $(VENV) || exit 1; \
	LOSETAS_BUILD_KERNEL=no $(PIP) install -c constraints/pinned.txt -e ".[server,images]" || exit 1; \
	$(PIP) install -c constraints/pinned.txt Cython || echo "warning: no Cython, the kernel will run interpreted"
	@touch $@

$(DEV): $(READY) constraints/dev.txt constraints/pinned.txt
	@$(PIP) install -c constraints/pinned.txt -r constraints/dev.txt
	@touch $@

dev: $(DEV) kernel client ## everything that work on the code needs

kernel: $(READY) ## compile the kernels into the working tree (LOSETAS_KERNEL_CHECKS=1: with checks)
	@$(RUN) tools/build_kernels.py

client: $(READY) ## build the web client into src/losetas/server/static
	@$(RUN) tools/build_client.py

play: kernel client ## play in the browser; ARGS="--port 8000" passes options on
	@exec $(BIN)/losetas play $(PLAY_FLAGS) $(ARGS)

# The last step prints the closing line that counts, so it is the full run.
test: lint types layers test-web test-interpreted test-browser test-compiled ## everything that is checked

lint: $(DEV) ## ruff, and the kernels' .pxd as their sources have it
	@$(BIN)/ruff check . && $(BIN)/ruff format --check . && $(RUN) tools/kernel_types.py --check

types: $(DEV) ## mypy --strict
	@$(BIN)/mypy

layers: $(DEV) ## who may import whom
	@$(BIN)/lint-imports --no-logo --no-cache

test-web: $(DEV) ## the client's own tests and types
	@sh tools/test_web.sh

test-interpreted: $(DEV) client ## the suite on the kernel sources, a selection
	LOSETAS_KERNEL=interpreted $(PYTEST) -m "not deep and not browser and not slow and not compiled_only"

test-compiled: dev ## the whole suite on the compiled kernels
	@if $(RUN) tools/build_kernels.py --compiled; then kernel=compiled; \
	elif [ -n "$$LOSETAS_REQUIRE_ALL" ]; then echo "the kernels are not compiled, and LOSETAS_REQUIRE_ALL is set"; exit 1; \
	else echo "no compiled kernel here: the whole suite runs on the sources, slowly"; kernel=interpreted; fi; \
	set -x; LOSETAS_KERNEL=$$kernel $(PYTEST) -m "not deep and not browser"

# In processes of its own: the browser's driver keeps an event loop running, beside which the server's tests cannot run theirs.
test-browser: dev ## whole games in a real browser, where there is one
	$(PYTEST) -m browser

deep: dev ## the big counts, resumable: HOURS=n
	LOSETAS_DEEP_HOURS=$(HOURS) $(PYTEST) -p tests.deep -m deep --timeout=0 -s

bench: kernel ## speed of this machine and tree, as one JSON object
	@$(BIN)/losetas bench --json $(ARGS)

format: $(DEV) ## let ruff lay out and mend what it can
	@$(BIN)/ruff check --fix . ; $(BIN)/ruff format .

dist: $(DEV) ## sdist and wheel in dist/
	@$(RUN) -m build

clean: ## remove everything that was built, the virtual environment too
	rm -rf $(VENV) build dist web/node_modules src/losetas/server/static .mypy_cache .ruff_cache .pytest_cache \
	    .hypothesis .import_linter_cache
	find src -name '*.so' -delete -o -name '_kernel_build.*.json' -delete -o -name '*.c' -delete
	find . -name __pycache__ -prune -exec rm -rf {} +
