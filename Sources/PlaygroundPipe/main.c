// Reads a scenario from standard input and writes its result to standard output, with the functions
// that a page calls. After a line "practice", it reads a request for a question instead. It is built
// twice, as an ordinary program and as a WebAssembly module that any WASI runtime executes, to show
// that both builds of the portable targets give the same bytes.

#include <stdint.h>

// The C ABI of the module, in Sources/Playground/Playground.swift.
void *tracebook_alloc(uint32_t size);
void tracebook_dealloc(void *memory);
void *tracebook_run(const void *source, uint32_t length);
void *tracebook_practice(const void *request, uint32_t length);

// The two ends of the pipe. Each moves some bytes and tells how many; a negative number is a
// failure, and none received is the end.
static int64_t receive(void *bytes, uint32_t size);
static int64_t transmit(const void *bytes, uint32_t size);

// Answers the input: a scenario, or a request after a line that says so.
static unsigned char *answer(const char *source, uint32_t length) {
    static const char practice[] = "practice\n";
    uint32_t same = 0;
    while (same < length && practice[same] != 0 && source[same] == practice[same]) {
        same++;
    }
    return practice[same] == 0 ? tracebook_practice(source + same, length - same)
                               : tracebook_run(source, length);
}

// Runs what arrives until the end; tells the exit code.
static int run(void) {
    uint32_t capacity = 65536;
    uint32_t length = 0;
    char *source = tracebook_alloc(capacity);
    int64_t count;
    while ((count = receive(source + length, capacity - length)) > 0) {
        length += (uint32_t)count;
        if (length == capacity) {
            char *larger = tracebook_alloc(2 * capacity);
            __builtin_memcpy(larger, source, length);
            tracebook_dealloc(source);
            source = larger;
            capacity *= 2;
        }
    }
    if (count < 0) {
        return 1;
    }

    unsigned char *result = answer(source, length);
    uint32_t rest = result[0] | result[1] << 8 | result[2] << 16 | (uint32_t)result[3] << 24;
    const unsigned char *next = result + 4;
    while (rest > 0) {
        count = transmit(next, rest);
        if (count <= 0) {
            return 1;
        }
        next += count;
        rest -= (uint32_t)count;
    }
    tracebook_dealloc(result);
    tracebook_dealloc(source);
    return 0;
}

#ifdef __wasm__

#define WASI(name) \
    __attribute__((import_module("wasi_snapshot_preview1"), import_name(#name))) name

struct stretch {
    const void *bytes;
    uint32_t size;
};

uint16_t WASI(fd_read)(uint32_t, const struct stretch *, uint32_t, uint32_t *);
uint16_t WASI(fd_write)(uint32_t, const struct stretch *, uint32_t, uint32_t *);
_Noreturn void WASI(proc_exit)(uint32_t);

static int64_t receive(void *bytes, uint32_t size) {
    uint32_t count;
    return fd_read(0, &(struct stretch){bytes, size}, 1, &count) == 0 ? count : -1;
}

static int64_t transmit(const void *bytes, uint32_t size) {
    uint32_t count;
    return fd_write(1, &(struct stretch){bytes, size}, 1, &count) == 0 ? count : -1;
}

__attribute__((export_name("_start"))) void start(void) {
    proc_exit(run());
}

// This program is linked with all that the portable targets hold, reached or not, and there
// every public enum brings its own hash along, which asks for a random seed. The module that a
// page loads has no such function; whoever reached this one would make a result that differs
// from run to run.
_Noreturn void arc4random_buf(void *bytes, uint32_t size) {
    (void)bytes;
    (void)size;
    __builtin_trap();
}

#else

#include <unistd.h>

static int64_t receive(void *bytes, uint32_t size) {
    return read(STDIN_FILENO, bytes, size);
}

static int64_t transmit(const void *bytes, uint32_t size) {
    return write(STDOUT_FILENO, bytes, size);
}

int main(void) {
    return run();
}

#endif
