// The WebAssembly module that a page loads. What it exports stands in Sources/Playground, and
// nothing stands here: a module without an entry is only a choice of what is linked. An ordinary
// build links an empty program in its place.

#ifndef __wasm__

int main(void) {
    return 0;
}

#endif
