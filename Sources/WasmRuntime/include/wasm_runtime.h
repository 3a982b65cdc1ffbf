// Theory of operation.
//
// WasmRuntime is the C runtime that the compiler counts on and that a freestanding WebAssembly
// module lacks: the heap, and the product of two 128-bit numbers, by which 64-bit products are
// checked for overflow. Copying and filling memory are instructions of WebAssembly. What else
// a C library has is left out on purpose, so that the linker refuses what a portable target
// must not use:
//
//   arc4random_buf           Dictionary and Set, whose order would differ from run to run
//   putchar                  print
//   _swift_stdlib_getNormData, memcmp and the like
//                            comparing, hashing or splitting a String (86 KB of tables)
//   round                    floating-point numbers
//
// Nothing is declared here, since the compiler knows these names already; the package manager
// asks a C target for a header.
