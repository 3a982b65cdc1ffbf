// The product of two 128-bit numbers. WebAssembly multiplies 64 bits by 64 and keeps 64, so the
// compiler asks for this function wherever Swift checks a 64-bit product for overflow.

#ifdef __wasm__

#include <stdint.h>

typedef union {
    __int128 whole;
    struct {
        uint64_t low;
        uint64_t high;
    } half;
} wide;

__int128 __multi3(__int128 left, __int128 right) {
    wide a = {left};
    wide b = {right};

    // The low halves in pieces of 32 bits, whose products fit into 64. A 128-bit expression
    // here would be compiled into a call of this very function.
    uint64_t a_low = (uint32_t)a.half.low;
    uint64_t a_high = a.half.low >> 32;
    uint64_t b_low = (uint32_t)b.half.low;
    uint64_t b_high = b.half.low >> 32;
    uint64_t lowest = a_low * b_low;
    uint64_t middle = a_high * b_low + (lowest >> 32);
    uint64_t carry = a_low * b_high + (uint32_t)middle;

    wide product;
    product.half.low = (carry << 32) | (uint32_t)lowest;
    product.half.high = a_high * b_high + (middle >> 32) + (carry >> 32);
    product.half.high += a.half.low * b.half.high + a.half.high * b.half.low;
    return product.whole;
}

#endif
