import SiteBuilder
import SiteModel

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The progress of a long build, on a line of the terminal that is rewritten and removed at the
/// end.
///
/// Nothing is printed to a file or a pipe, in CI, or on a terminal that cannot move the cursor
/// back. The line has no colours.
///
/// A build reports from one thread at a time, so there is no need for a lock.
final class ProgressLine: @unchecked Sendable {
    private let isWatched =
        isatty(STDERR_FILENO) == 1 && Console.variable("CI") == nil
        && Console.variable("TERM").map { $0 != "dumb" } ?? false
    private let clock = ContinuousClock()
    /// The time of the next update; a build that ends before shows no line.
    private var next = ContinuousClock().now + .milliseconds(400)
    private var isShown = false

    /// Does some work that reports its progress, and removes the line at the end.
    static func during<Result, Failure: Error>(
        _ work: (ProgressReport) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let line = ProgressLine()
        defer { if line.isShown { write("") } }
        return try work { line.show($0) }
    }

    private func show(_ progress: Progress) {
        guard isWatched, clock.now >= next else { return }
        next = clock.now + .milliseconds(100)
        isShown = true
        Self.write(Self.text(of: progress))
    }

    /// The words of the line, short enough for every terminal.
    static func text(of progress: Progress) -> String {
        let what =
            switch progress.stage {
            case .reading: "reading pages"
            case .running: "running scenarios"
            case .rendering: "making pages"
            }
        return "\(what): \(progress.done) of \(progress.count)"
    }

    /// Replaces the line with a text.
    private static func write(_ text: String) {
        // A line that cannot be shown is not a failure of the build.
        try? Console.write(Array("\r\u{1B}[K\(text)".utf8), to: .error)
    }
}
