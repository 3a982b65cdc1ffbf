# make site    builds the command and the site, and installs what is missing for it
# make test    runs all tests, after the same set-up
# make properties  tries every sequence of six events, and long random ones, against the laws
# make bench   prints what a run and a block cost, beside a peer
# make check   what CI runs: tests, site, verification, format, WebAssembly
#
# Nothing here downloads but the package managers of the system and of Swift.

SWIFT ?= swift
TRACEBOOK = .build/release/tracebook

.PHONY: site test properties build verify check lint format promote clean libcmark

site: build
	@$(TRACEBOOK) build
	@echo "Open _site/index.html in a browser."

# Debug, so that a failing precondition tells where.
test: libcmark
	$(SWIFT) test

build: libcmark
	$(SWIFT) build -c release --product tracebook

# Optimised, as it takes hundreds of millions of steps; one process for each model on each band of
# versions, so that all processors work.
properties: libcmark
	$(SWIFT) build -c release --product properties
	.build/release/properties list \
		| xargs -P "$$(getconf _NPROCESSORS_ONLN)" -n 1 .build/release/properties

verify: build
	$(TRACEBOOK) verify --strict

check: test site properties verify lint wasm-test

lint:
	$(SWIFT) format lint --strict --recursive Package.swift Sources Tests Benchmarks

format:
	$(SWIFT) format --in-place --recursive Package.swift Sources Tests Benchmarks

# Rewrites the files that say what must come out. The tests fail once more, so that somebody reads
# the difference.
promote: libcmark
	-UPDATE_FIXTURES=1 $(SWIFT) test
	git diff --stat Tests/Fixtures

clean:
	rm -rf .build .build-wasm _site Benchmarks/.build .venv

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
WASM_BUILD = $(SWIFT) build -c release --scratch-path .build-wasm \
	--swift-sdks-path SDKs --swift-sdk embedded-wasm
WASM_FOLDER = .build-wasm/wasm32-unknown-none-wasm/release
WASMKIT = $(shell $(SWIFT) -print-target-info \
	| sed -n 's|.*"runtimeResourcePath": "\(.*\)/lib/swift.*|\1/bin/wasmkit|p')

# Where the scenarios are that both builds must answer alike.
SCENARIOS = $(addprefix Tests/Fixtures/,scenarios recorded scenario-faults)

.PHONY: wasm wasm-test

# Builds the module that a page loads and prints its size.
wasm:
	$(WASM_BUILD) --product Playground
	@module=$(WASM_FOLDER)/Playground.wasm; \
	echo "$$module: $$(wc -c < $$module) bytes, $$(gzip -9 < $$module | wc -c) gzipped"

# Runs every scenario natively and in WebAssembly and compares the results byte for byte.
# The linker keeps what is unreached here, so that a portable target cannot hide a call of what
# the module lacks in a function that no scenario runs yet.
wasm-test: wasm
	$(WASM_BUILD) --product PlaygroundPipe -Xlinker --no-gc-sections
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
