// Theory of operation.
//
// Playground is the interface of the WebAssembly module that runs scenarios in a page. It has five
// C functions and no logic. The page asks for memory, writes a scenario into it, runs it, reads the
// result and frees both:
//
//     const source = tracebook_alloc(length)
//     const result = tracebook_run(source, length)    // 4 bytes little-endian length, then text
//     tracebook_dealloc(source); tracebook_dealloc(result)
//
// `tracebook_show` does the same for a request of a page and returns the views of the run.
// `tracebook_practice` asks a question about a run or judges an answer.
//
// The module imports nothing, so it has no clock, files or random numbers, and a page shows what
// the command prints. A trap leaves an instance in an unknown state: the page must discard it and
// create another one.

import ScenarioText
import TraceViews

/// Allocates a number of bytes, which the caller frees with `tracebook_dealloc`.
@_expose(wasm, "tracebook_alloc")
@c(tracebook_alloc)
public func allocate(_ size: UInt32) -> UnsafeMutableRawPointer {
    .allocate(byteCount: Int(size), alignment: MemoryLayout<UInt32>.alignment)
}

/// Frees memory from `tracebook_alloc` or from one of the functions that return a result.
@_expose(wasm, "tracebook_dealloc")
@c(tracebook_dealloc)
public func deallocate(_ memory: UnsafeMutableRawPointer) {
    memory.deallocate()
}

/// Runs a scenario and returns the result, preceded by its length.
///
/// The length is in the first four bytes, little-endian on every host. The caller still owns the
/// scenario.
@_expose(wasm, "tracebook_run")
@c(tracebook_run)
public func run(_ source: UnsafeRawPointer, _ length: UInt32) -> UnsafeMutableRawPointer {
    hand(runScenario(bytes(source, length)))
}

/// Answers the request of a page whose reader has edited a scenario; memory as in `tracebook_run`.
@_expose(wasm, "tracebook_show")
@c(tracebook_show)
public func show(_ request: UnsafeRawPointer, _ length: UInt32) -> UnsafeMutableRawPointer {
    hand(runEdited(bytes(request, length)))
}

/// Asks a question about a run or judges an answer; memory as in `tracebook_run`.
@_expose(wasm, "tracebook_practice")
@c(tracebook_practice)
public func ask(_ request: UnsafeRawPointer, _ length: UInt32) -> UnsafeMutableRawPointer {
    hand(practice(bytes(request, length)))
}

private func bytes(_ start: UnsafeRawPointer, _ length: UInt32) -> [UInt8] {
    Array(UnsafeRawBufferPointer(start: start, count: Int(length)))
}

/// Returns a result in memory, preceded by its length.
private func hand(_ result: [UInt8]) -> UnsafeMutableRawPointer {
    let memory = allocate(UInt32(4 + result.count))
    memory.storeBytes(of: UInt32(result.count).littleEndian, as: UInt32.self)
    memory.advanced(by: 4).copyMemory(from: result, byteCount: result.count)
    return memory
}
