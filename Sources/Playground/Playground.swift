// Theory of operation.
//
// Playground is the door of the WebAssembly module that runs scenarios in a page: three C
// functions and no logic. The page asks for memory, writes a scenario into it, runs it, reads
// the result and gives both pieces of memory back:
//
//     const source = tracebook_alloc(length)
//     const result = tracebook_run(source, length)    // 4 bytes little-endian length, then text
//     tracebook_dealloc(source); tracebook_dealloc(result)
//
// The module imports nothing, so it cannot see a clock, a file or a random number; what a page
// shows is what the command prints. A trap leaves an instance in an unknown state: the page
// must drop it and make another one.

import ScenarioText

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
    let scenario = UnsafeRawBufferPointer(start: source, count: Int(length))
    let result = runScenario(Array(scenario))
    let memory = allocate(UInt32(4 + result.count))
    memory.storeBytes(of: UInt32(result.count).littleEndian, as: UInt32.self)
    memory.advanced(by: 4).copyMemory(from: result, byteCount: result.count)
    return memory
}
