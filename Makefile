# The WebAssembly module has a scratch folder of its own: in `.build` it would turn the link
# `.build/release` away from the native build. The toolchain of Swift brings all it needs.
WASM_BUILD = swift build -c release --scratch-path .build-wasm \
	--swift-sdks-path SDKs --swift-sdk embedded-wasm
WASM_FOLDER = .build-wasm/wasm32-unknown-none-wasm/release
WASMKIT = $(shell swift -print-target-info \
	| sed -n 's|.*"runtimeResourcePath": "\(.*\)/lib/swift.*|\1/bin/wasmkit|p')

# Where the scenarios are that both builds must answer alike.
SCENARIOS = Tests/Fixtures/scenarios

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
	swift build --product PlaygroundPipe
	@native=$$(swift build --show-bin-path)/PlaygroundPipe; \
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
