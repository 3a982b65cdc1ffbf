// Theory of operation.
//
// WasmRuntime is the part of the C runtime that the compiler expects and a freestanding WebAssembly
// module lacks. It has the heap, and the product of two 128-bit numbers, which checks 64-bit
// products for overflow. Copying and filling memory are instructions of WebAssembly. The rest of a
// C library is missing on purpose, so that the linker rejects what a portable target must not use:
//
//   arc4random_buf           Dictionary and Set, whose order would differ from run to run
//   putchar                  print
//   _swift_stdlib_getNormData, memcmp and the like
//                            comparing, hashing or splitting a String (86 KB of tables)
//   round                    floating-point numbers
//
// This file declares nothing, since the compiler knows these names already. The package manager
// requires a header of a C target.
