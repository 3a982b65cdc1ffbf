// The heap: the two functions that Embedded Swift calls for all its memory.
//
// The module lives as long as the page, and runs many scenarios. The heap cannot be emptied between
// two runs, because Swift keeps globals initialised on first use in it. So blocks are freed one by
// one, and each is kept for the next request of its size.
//
//   __heap_base                                                unused        end of memory
//   |  12 bytes  | block | block | block | ...                 |             |
//
//   block:  | header, 4 bytes | what the caller gets, 16 * n - 4 bytes |
//                             ^ a multiple of 16
//
// A block is a multiple of 16 bytes long, and the first one begins 4 bytes before a multiple of
// 16. So every caller gets an address that suits any Swift value, at 4 bytes a block.
//
// Blocks come in size classes. Up to 512 bytes, the size of nearly all objects and short texts, the
// classes are 16 bytes apart. Above, each doubling has four classes, which wastes a fifth at most
// and lets an array that doubles reuse the blocks of its earlier growth. Each class has a list of
// free blocks, and the last one freed is the first one used. Blocks are neither split nor merged:
// equal runs request equal sizes, so the heap stops growing after the largest run.

#ifdef __wasm__

#include <stddef.h>
#include <stdint.h>

enum {
    HEADER_SIZE = 4,
    STEP = 16,
    SMALL_LIMIT = 512,
    SMALL_CLASSES = SMALL_LIMIT / STEP,
    SMALL_LIMIT_LOG2 = 9,
    // The linker limits the whole memory to this size (`--max-memory` in the toolset), so no sum of
    // an address and a size can overflow.
    LARGE_LIMIT_LOG2 = 28,
    LARGE_CLASSES = 4 * (LARGE_LIMIT_LOG2 - SMALL_LIMIT_LOG2),
    PAGE_SIZE = 65536
};

// A header holds the class of its block and whether the block is in use. With the mark in the upper
// bits, freeing a block twice, or an address that never was a block, traps at once. Without it the
// list would be corrupt, which shows only much later.
#define IN_USE UINT32_C(0xB10C0000)
#define CLASS_MASK UINT32_C(0xFFFF)

struct free_block {
    struct free_block *next;
};

extern uint8_t __heap_base;

static struct free_block *free_blocks[SMALL_CLASSES + LARGE_CLASSES];

// The start of the next block that is not taken from a list. The linker aligns the base to 16.
static uint8_t *unused = &__heap_base + STEP - HEADER_SIZE;

// The class of the smallest blocks that hold a number of bytes, header included.
static uint32_t class_for(uint32_t size) {
    if (size <= SMALL_LIMIT) {
        return (size - 1) / STEP;
    }
    uint32_t log2 = 31 - __builtin_clz(size - 1);
    uint32_t quarter = ((size - 1) >> (log2 - 2)) & 3;
    return SMALL_CLASSES + 4 * (log2 - SMALL_LIMIT_LOG2) + quarter;
}

static uint32_t size_of_class(uint32_t class) {
    if (class < SMALL_CLASSES) {
        return (class + 1) * STEP;
    }
    uint32_t log2 = SMALL_LIMIT_LOG2 + (class - SMALL_CLASSES) / 4;
    uint32_t quarter = (class - SMALL_CLASSES) % 4;
    return (UINT32_C(1) << log2) + ((quarter + 1) << (log2 - 2));
}

static void *new_block(uint32_t size) {
    uint32_t block = (uint32_t)unused;
    uint32_t pages = (block + size + PAGE_SIZE - 1) / PAGE_SIZE;
    uint32_t present = __builtin_wasm_memory_size(0);
    if (pages > present && __builtin_wasm_memory_grow(0, pages - present) == SIZE_MAX) {
        __builtin_trap();
    }
    unused += size;
    return (void *)(block + HEADER_SIZE);
}

// Swift requests all its memory here and does not check the result. After an error it would write
// through a null pointer, which WebAssembly permits. So a request that cannot be met traps.
int posix_memalign(void **result, size_t alignment, size_t size) {
    if (alignment > STEP || size > (1 << LARGE_LIMIT_LOG2) - HEADER_SIZE) {
        __builtin_trap();
    }
    uint32_t class = class_for(size + HEADER_SIZE);
    struct free_block *memory = free_blocks[class];
    if (memory) {
        free_blocks[class] = memory->next;
    } else {
        memory = new_block(size_of_class(class));
    }
    ((uint32_t *)memory)[-1] = IN_USE | class;
    *result = memory;
    return 0;
}

void free(void *memory) {
    if (!memory) {
        return;
    }
    uint32_t *header = (uint32_t *)memory - 1;
    uint32_t class = *header & CLASS_MASK;
    if ((*header & ~CLASS_MASK) != IN_USE) {
        __builtin_trap();
    }
    *header = class;
    struct free_block *block = memory;
    block->next = free_blocks[class];
    free_blocks[class] = block;
}

#endif
