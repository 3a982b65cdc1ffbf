import ArgumentParser
import DeviceLogs
import Diagnostics
import TraceViews

struct LogReport {
    var file: String
    var log: DeviceLog
    var verdict: Verdict
    var diagnostics: [Diagnostic]

    /// The result of the check.
    enum Verdict {
        /// The log is possible, under these assumptions about the app.
        case possible(Explanation, [StaticString])
        /// The log is impossible.
        case impossible(Contradiction)
        /// The search was given up.
        case undecided(Contradiction)
        /// The log equals the run of the scenario.
        case same
        /// The log differs from the run of the scenario.
        case different
        /// The log could not be compared with anything.
        case unreadable

        /// The name in reports.
        var name: StaticString {
            switch self {
            case .possible: "possible"
            case .impossible: "impossible"
            case .undecided: "undecided"
            case .same: "same"
            case .different: "different"
            case .unreadable: "unreadable"
            }
        }
    }

    var status: ExitStatus {
        if case .undecided = verdict { return .failure }
        return ExitStatus(diagnostics)
    }

    func text(as format: LogFormat, _ printer: DiagnosticPrinter) -> Text {
        switch format {
        case .text: Text(string: printer.text(of: diagnostics) + summary(printer))
        case .json: json
        }
    }

    private func summary(_ printer: DiagnosticPrinter) -> String {
        guard case .possible(let explanation, _) = verdict else { return printer.line(outcome) }
        return printer.line(outcome) + "\n" + explanation.scenario(of: log).string
    }

    /// The result in one line.
    private var outcome: Message {
        switch verdict {
        case .possible(_, let assumptions):
            let possible: Message =
                log.isMostlyUnread ? "possible, as far as it was read" : "possible"
            return "\(possible)\(Self.words(for: assumptions)): \(size)"
        case .impossible(let contradiction):
            return "impossible: \(size); the rules allow only the first \(contradiction.position)"
        case .undecided(let contradiction):
            return "not decided: \(size); only the first \(contradiction.position) are explained"
        case .same: return "same: \(size), all as in the run"
        case .different: return "different: \(size)"
        case .unreadable: return "not compared: \(size)"
        }
    }

    /// The amount that was read.
    private var size: Message {
        let unknown: Message =
            switch log.unknownCount {
            case 0: ""
            case 1: ", 1 line with an unknown call"
            case let count: ", \(count) lines with unknown calls"
            }
        return "\(counted(log.lines.count, "line")), \(counted(log.callCount, "call"))\(unknown)"
    }

    /// The assumptions about the app: ` only …, … and …`.
    private static func words(for assumptions: [StaticString]) -> Message {
        guard let first = assumptions.first else { return "" }
        var words: Message = " only \(Message(Text(first)))"
        for (index, assumption) in assumptions.enumerated().dropFirst() {
            let next = Message(Text(assumption))
            words = index == assumptions.count - 1 ? "\(words) and \(next)" : "\(words), \(next)"
        }
        return words
    }
}

/// The output format of `check-log`.
enum LogFormat: String, ExpressibleByArgument {
    case text
    case json
}
