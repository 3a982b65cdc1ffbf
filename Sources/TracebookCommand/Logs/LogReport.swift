import ArgumentParser
import DeviceLogs
import Diagnostics
import TraceViews

/// What there is to say of a log.
struct LogReport {
    var file: String
    var log: DeviceLog
    var verdict: Verdict
    var diagnostics: [Diagnostic]

    /// What came of checking it.
    enum Verdict {
        /// It can have come like this, on an app of which so much is assumed.
        case possible(Explanation, [StaticString])
        /// It cannot have come.
        case impossible(Contradiction)
        /// The search was given up.
        case undecided(Contradiction)
        /// It is as the run of the scenario.
        case same
        /// It is not.
        case different
        /// It could not be held against anything.
        case unreadable

        /// The word for it in reports.
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

    /// The report in a format.
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

    /// What came of it, in one line.
    private var outcome: Message {
        switch verdict {
        case .possible(_, let assumptions):
            let possible: Message =
                log.isMostlyUnread ? "possible as far as it was read" : "possible"
            return "\(possible)\(Self.words(for: assumptions)): \(size)"
        case .impossible(let contradiction):
            return "impossible: \(size), the rules allow the first \(contradiction.position)"
        case .undecided(let contradiction):
            return "not decided: \(size), the first \(contradiction.position) are explained"
        case .same: return "same: \(size), all as in the run"
        case .different: return "different: \(size)"
        case .unreadable: return "not compared: \(size)"
        }
    }

    /// How much was read.
    private var size: Message {
        let unknown: Message =
            switch log.unknownCount {
            case 0: ""
            case 1: ", 1 line with an unknown call"
            case let count: ", \(count) lines with unknown calls"
            }
        return "\(counted(log.lines.count, "line")), \(counted(log.callCount, "call"))\(unknown)"
    }

    /// What is assumed of the app: ` only …, … and …`.
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

/// How `check-log` prints its verdict.
enum LogFormat: String, ExpressibleByArgument {
    case text
    case json
}
