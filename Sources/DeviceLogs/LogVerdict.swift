public import Diagnostics
public import LifecycleCore
public import LifecycleSearch
import ScenarioText

/// What came of checking a log against the rules.
public struct LogVerdict: Sendable {
    /// What was found.
    public var finding: Finding
    /// What is to be said of it.
    public var diagnostics: [Diagnostic]
}

extension DeviceLog {
    /// Asks whether there is anything that can have happened to an app for it to print this.
    ///
    /// - Parameters:
    ///   - version: The version of iOS; nil where nobody knows.
    ///   - model: How the app hears of its lifecycle; nil where nobody knows.
    ///   - steps: How many steps of the simulator the search may take.
    /// - Returns: What was found, and what is to be said of it.
    public func verdict(
        version: IOSVersion?, model: AppModels?, steps: Int = Observations.usualSteps
    ) -> LogVerdict {
        let finding = observations.explained(version: version, model: model, steps: steps)
        let diagnostics =
            switch finding {
            case .explained(let explanation): remarks(onLooseOrder: explanation.looseOrder)
            case .impossible(let impasse): [fault(impasse)]
            case .undecided(let impasse): [doubt(impasse)]
            }
        return LogVerdict(finding: finding, diagnostics: diagnostics)
    }

    private func fault(_ impasse: Impasse) -> Diagnostic {
        let call = calls[min(impasse.position, calls.count - 1)]
        let line = impasse.position > 0 ? calls[impasse.position - 1].range.start.line : 0
        let behind: Text = line == 0 ? "no rule allows" : "behind line \(line) no rule allows"
        return Diagnostic(
            .mismatch, "log.impossible", range: call.range, "\(behind) \(call.words)",
            notes: notes(impasse))
    }

    private func doubt(_ impasse: Impasse) -> Diagnostic {
        let call = calls[min(impasse.position, calls.count - 1)]
        return Diagnostic(
            .warning, "log.undecided", range: call.range,
            """
            not decided: the search was given up, and its best explanation ends before \
            \(call.words)
            """,
            notes: ["a version ('--ios'), a model ('--app') or a shorter log make it smaller"])
    }

    /// How many of the calls that would be possible are named.
    private static let mostNotes = 6

    /// Whether what is possible differs from the log in nothing but the scene.
    private func isSame(_ possibility: Impasse.Possibility, _ impasse: Impasse) -> Bool {
        let call = calls[min(impasse.position, calls.count - 1)]
        return call.calls.contains(possibility.call)
            && (call.reads == nil || call.reads == possibility.reads)
    }

    private func notes(_ impasse: Impasse) -> [Text] {
        var notes = impasse.allowed.prefix(Self.mostNotes).map { possibility in
            let reads: Text = possibility.reads.map { " [\($0.name)]" } ?? ""
            let other: StaticString = isSame(possibility, impasse) ? " of another scene" : ""
            return """
                possible is \(possibility.call.name)\(reads)\(other); \(possibility.rule.evidence)
                """ as Text
        }
        if impasse.allowed.isEmpty {
            notes.append("nothing that the log has anywhere can come here")
        }
        if impasse.allowed.count > Self.mostNotes {
            notes.append("and \(impasse.allowed.count - Self.mostNotes) more")
        }
        return notes
    }
}

extension Explanation {
    /// The explanation as a scenario that can be run, with the lines of the log that come of each
    /// event as comments.
    public func scenario(of log: DeviceLog) -> Text {
        var text = Text()
        for line in app.statements { text.append("\(line)\n" as Text) }
        var part: Bool?
        for step in steps {
            if part != step.isBefore, steps.first?.isBefore == true {
                text.append(step.isBefore ? "\n# before the log\n" : "\n# the log\n")
            } else if part == nil {
                text.append("\n")
            }
            part = step.isBefore
            if let statement = step.timed.statement { text.append("\(statement)\n" as Text) }
            for index in step.explains {
                var call = log.calls[index]
                if index < calls.count { call.calls = [calls[index]] }
                text.append("# line \(call.range.start.line): \(call.words)\n" as Text)
            }
        }
        return text
    }
}
