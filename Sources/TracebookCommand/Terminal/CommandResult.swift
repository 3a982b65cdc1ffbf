import ArgumentParser

/// The output and the exit status of a command.
package struct CommandResult: Equatable, Sendable {
    /// The bytes for the standard output.
    package var output: [UInt8]
    /// The bytes for the standard error.
    package var report: [UInt8]
    package var status: ExitStatus

    init(output: String = "", report: String = "", status: ExitStatus = .fine) {
        self.init(output: Array(output.utf8), report: Array(report.utf8), status: status)
    }

    init(output: [UInt8], report: [UInt8] = [], status: ExitStatus = .fine) {
        self.output = output
        self.report = report
        self.status = status
    }

    init(_ failure: FileFailure) {
        self.init(report: "\(failure.message)\n", status: .failure)
    }
}

/// The exit status of a command; the highest one wins.
package enum ExitStatus: Int32, Comparable, Sendable {
    /// Everything is fine.
    case fine = 0
    /// A run differs from its committed trace.
    case mismatch = 1
    /// A document is wrong.
    case document = 2
    /// A file could not be read or written, so there is no verdict.
    case failure = 3
    /// The command line is wrong.
    case usage = 64

    package static func < (left: ExitStatus, right: ExitStatus) -> Bool {
        left.rawValue < right.rawValue
    }
}

/// A command whose output can be tested before it is printed.
protocol ReportingCommand: ParsableCommand {
    func outcome() -> CommandResult
}

extension ReportingCommand {
    /// Prints the outcome and exits with its status.
    func run() throws {
        let outcome = outcome()
        var status = outcome.status
        for (bytes, stream) in [(outcome.report, Console.Stream.error), (outcome.output, .output)] {
            do {
                try Console.write(bytes, to: stream)
            } catch {
                try? Console.write(Array("\(error.message)\n".utf8), to: .error)
                status = .failure
            }
        }
        if status != .fine { throw ExitCode(status.rawValue) }
    }
}
