// The WebAssembly module that a page loads. Its exports are in Sources/Playground, and it has no code
// of its own: it only decides what is linked. An ordinary build links an empty program instead.

#ifndef __wasm__

int main(void) {
    return 0;
}

#endif
