import Foundation
import LifecycleCore

/// What an entry of a trace costs: many visits in one run.
func measureEntries() -> Measurement {
    let timeline = visits(5000)
    let entries = run(visitor, timeline).trace.count
    return Measurement { run(visitor, timeline).trace.count }.each(of: entries)
}

/// Runs the peer, and prints its rates and how many times as fast Tracebook is.
func compareWithPeer(_ entry: Measurement) {
    guard let python = ProcessInfo.processInfo.environment["PYTHON"],
        let output = try? outputOf(python, ["Peers/visits_simpy.py"])
    else {
        print("No comparison with SimPy: PYTHON names no Python that has it; `make bench` does.")
        return
    }
    for line in output.split(separator: "\n") {
        let words = line.split(separator: " ")
        let peer = Measurement(words.dropFirst().compactMap { Double($0) })
        printRate("SimPy, \(words[0])", peer)
        printRow(
            "Tracebook / SimPy, \(words[0])",
            String(format: "× %.1f", peer.minimum / entry.minimum),
            String(format: "× %.1f", peer.median / entry.median))
    }
}

/// A program that did not do what it was started for.
struct ProgramFailure: Error {
    var path: String
}

/// What a program prints.
func outputOf(_ path: String, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let bytes = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw ProgramFailure(path: path) }
    return String(decoding: bytes, as: UTF8.self)
}
