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
        case impossible(Impasse)
        /// The search was given up.
        case undecided(Impasse)
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
        case .text: Text(string: printer.text(of: diagnostics)) + summary
        case .json: json
        }
    }

    private var summary: Text {
        let (lines, calls) = (log.lines.count, log.callCount)
        let unknown: Text =
            switch log.unknownCount {
            case 0: ""
            case 1: ", 1 line with an unknown call"
            case let count: ", \(count) lines with unknown calls"
            }
        let size: Text =
            """
            \(lines) \(lines == 1 ? "line" : "lines"), \
            \(calls) \(calls == 1 ? "call" : "calls")\(unknown)
            """
        switch verdict {
        case .possible(let explanation, let assumptions):
            let word: StaticString =
                log.isMostlyUnread ? "possible as far as it was read" : "possible"
            var words = Text(word)
            for (index, assumption) in assumptions.enumerated() {
                words.append(
                    index == 0
                        ? " only " : index == assumptions.count - 1 ? " and " : ", " as Text)
                words.append(Text(assumption))
            }
            return "\(words): \(size)\n\n\(explanation.scenario(of: log))"
        case .impossible(let impasse):
            return "impossible: \(size), the rules allow the first \(impasse.position)\n"
        case .undecided(let impasse):
            return "not decided: \(size), the first \(impasse.position) are explained\n"
        case .same: return "same: \(size), all as in the run\n"
        case .different: return "different: \(size)\n"
        case .unreadable: return "not compared: \(size)\n"
        }
    }
}

/// How `check-log` prints its verdict.
enum LogFormat: String, ExpressibleByArgument {
    case text
    case json
}

extension Text {
    /// One text behind another.
    fileprivate static func + (left: Text, right: Text) -> Text {
        var text = left
        text.append(right)
        return text
    }
}
