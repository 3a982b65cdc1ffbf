import Foundation
import LifecycleCore

/// Prints what a run of a hundred thousand events needs that are spread over so much virtual time.
///
/// It runs in a process of its own, because a process never gives up its peak.
func printMemory(of name: String, seconds: Int64) throws {
    let numbers = try outputOf(CommandLine.arguments[0], ["memory", String(seconds)])
        .split { $0 == " " || $0 == "\n" }.compactMap { Double($0) }
    printRow(name, grouped(numbers[0]), grouped(numbers[1]))
}

/// What that process does: it runs the events over the seconds that its second argument names, and
/// prints the number of entries and by how many bytes its peak has grown.
func printMemoryOfRun() {
    let seconds = CommandLine.arguments.last.flatMap { Int64($0) } ?? 60
    let before = peakBytes()
    let entries = run(visitor, glances(100_000, over: .seconds(seconds))).trace.count
    print(entries, peakBytes() - before)
}

private func peakBytes() -> Int {
    #if os(Linux)
        return usageOfProcess().ru_maxrss * 1024
    #else
        return usageOfProcess().ru_maxrss
    #endif
}
