// Theory of operation.
//
// Playground is the interface of the WebAssembly module that runs scenarios in a page: five C
// functions and no logic. The page asks for memory, writes a scenario into it, runs it, reads
// the result and gives both pieces of memory back:
//
//     const source = tracebook_alloc(length)
//     const result = tracebook_run(source, length)    // 4 bytes little-endian length, then text
//     tracebook_dealloc(source); tracebook_dealloc(result)
//
// `tracebook_show` does the same for a request of a page, and its result is the views of the run;
// `tracebook_practice` asks a question about a run, or judges an answer to it.
//
// The module imports nothing, so it cannot see a clock, a file or a random number; what a page
// shows is what the command prints. A trap leaves an instance in an unknown state: the page
// must drop it and make another one.

import ScenarioText
import TraceViews

/// Hands out memory for a number of bytes; the caller gives it back to `tracebook_dealloc`.
@_expose(wasm, "tracebook_alloc")
@c(tracebook_alloc)
public func allocate(_ size: UInt32) -> UnsafeMutableRawPointer {
    .allocate(byteCount: Int(size), alignment: MemoryLayout<UInt32>.alignment)
}

/// Takes back memory that `tracebook_alloc` or `tracebook_run` handed out.
@_expose(wasm, "tracebook_dealloc")
@c(tracebook_dealloc)
public func deallocate(_ memory: UnsafeMutableRawPointer) {
    memory.deallocate()
}

/// Runs the scenario in a stretch of memory and hands out its result behind its own length.
///
/// The length stands in the first four bytes, little-endian whatever the host is; the text
/// follows. The scenario stays the caller's.
@_expose(wasm, "tracebook_run")
@c(tracebook_run)
public func run(_ source: UnsafeRawPointer, _ length: UInt32) -> UnsafeMutableRawPointer {
    hand(runScenario(bytes(source, length)))
}

/// Answers the request of a page whose reader has edited a scenario, as `tracebook_run` does.
@_expose(wasm, "tracebook_show")
@c(tracebook_show)
public func show(_ request: UnsafeRawPointer, _ length: UInt32) -> UnsafeMutableRawPointer {
    hand(runEdited(bytes(request, length)))
}

/// Asks a question about a run or judges an answer to it, as `tracebook_run` does.
@_expose(wasm, "tracebook_practice")
@c(tracebook_practice)
public func ask(_ request: UnsafeRawPointer, _ length: UInt32) -> UnsafeMutableRawPointer {
    hand(practice(bytes(request, length)))
}

private func bytes(_ start: UnsafeRawPointer, _ length: UInt32) -> [UInt8] {
    Array(UnsafeRawBufferPointer(start: start, count: Int(length)))
}

/// Hands out a result behind its own length.
private func hand(_ result: [UInt8]) -> UnsafeMutableRawPointer {
    let memory = allocate(UInt32(4 + result.count))
    memory.storeBytes(of: UInt32(result.count).littleEndian, as: UInt32.self)
    memory.advanced(by: 4).copyMemory(from: result, byteCount: result.count)
    return memory
}
