// What Tracebook costs, in one run, beside a peer that runs in the same minutes on the same
// machine. `make bench` runs it; Benchmarks/README.md says what the figures mean.

import Foundation

if CommandLine.arguments.dropFirst().first == "memory" {
    printMemoryOfRun()
    exit(0)
}

printHeading("Simulator: entries of a trace a second", "best round", "median")
let entry = measureEntries()
printRate("Tracebook", entry)
compareWithPeer(entry)

printHeading("A block of 20 events: µs", "best round", "median")
let block = try Block(twentyEvents)
block.measure()

printHeading("Memory of 100,000 events", "entries", "peak, bytes")
try printMemory(of: "within a minute", seconds: 60)
try printMemory(of: "within ten years", seconds: 10 * 365 * 24 * 3600)
