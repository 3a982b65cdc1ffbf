public import Diagnostics
import LifecycleCore
import ScenarioText

/// The result of checking a log against the rules.
public struct LogVerdict: Sendable {
    /// What was found.
    public var finding: SearchResult
    /// The uncommon assumptions of an explanation, as words that follow "possible only".
    public var assumptions: [StaticString]
    /// The diagnostics to report.
    public var diagnostics: [Diagnostic]
}

extension DeviceLog {
    /// Finds out whether any sequence of events can have made an app print this log.
    ///
    /// - Parameter circumstances: What is known of the app. If it has no month, the month of the
    ///   log is used.
    /// - Returns: The finding and the diagnostics to report.
    public func verdict(in circumstances: Circumstances) -> LogVerdict {
        var circumstances = circumstances
        circumstances.month = circumstances.month ?? month
        let finding = observations.explained(in: circumstances)
        var assumptions: [StaticString] = []
        let diagnostics: [Diagnostic]
        switch finding {
        case .explained(let explanation):
            assumptions = explanation.assumptions(knowingWindows: circumstances.windows != nil)
            diagnostics = remarks(onEarly: explanation.early)
        case .impossible(let contradiction): diagnostics = [fault(contradiction)]
        case .undecided(let contradiction): diagnostics = [doubt(contradiction)]
        }
        return LogVerdict(
            finding: finding, assumptions: assumptions, diagnostics: diagnostics)
    }

    private func fault(_ contradiction: Contradiction) -> Diagnostic {
        let call = calls[min(contradiction.position, calls.count - 1)]
        let line =
            contradiction.position > 0 ? calls[contradiction.position - 1].range.start.line : 0
        let after: Message = line == 0 ? "no rule allows" : "after line \(line), no rule allows"
        return Diagnostic(
            .mismatch, "log.impossible", range: call.range, "\(after) \(call.words)",
            notes: notes(contradiction))
    }

    private func doubt(_ contradiction: Contradiction) -> Diagnostic {
        let call = calls[min(contradiction.position, calls.count - 1)]
        var notes: [Message] = [
            """
            a version ('--ios'), a model ('--app'), one window ('--windows 1') or a shorter log \
            makes the search smaller
            """
        ]
        if contradiction.windows == 1 {
            notes.insert("no app with one window can print this", at: 0)
        } else if contradiction.windows > 1 {
            notes.insert("no app with up to \(contradiction.windows) windows can print this", at: 0)
        }
        return Diagnostic(
            .warning, "log.undecided", range: call.range,
            "not decided: the search gave up, and its best explanation ends before \(call.words)",
            notes: notes)
    }

    /// How many of the possible calls the notes list.
    private static let mostNotes = 6

    /// Whether a possible call differs from the log only in its scene or its previous phase.
    private func isSame(_ possibility: Contradiction.Possibility, _ contradiction: Contradiction)
        -> Bool
    {
        let call = calls[min(contradiction.position, calls.count - 1)]
        return call.calls.contains(possibility.call)
            && (call.reads == nil || call.reads == possibility.reads)
    }

    /// The words for that difference.
    private func difference(_ contradiction: Contradiction) -> Message {
        let index = min(contradiction.position, calls.count - 1)
        if calls[index].earlierPhase != nil { return " after another phase" }
        return launchedProcess(before: index).map { " of process \($0)" } ?? " of another scene"
    }

    /// The last process that logs its launch above a call of another one, which logs none; nil if
    /// there is no such process.
    private func launchedProcess(before index: Int) -> Int64? {
        guard let process = calls[index].process,
            !calls[..<index].contains(where: { $0.process == process }),
            !calls[index].calls.contains(where: \.saysLaunch)
        else { return nil }
        return calls[..<index].last { $0.calls.contains(where: \.saysLaunch) }?.process
    }

    private func notes(_ contradiction: Contradiction) -> [Message] {
        var notes = contradiction.allowed.prefix(Self.mostNotes).map { possibility in
            let reads: Text = possibility.reads.map { " [\($0.name)]" } ?? ""
            let other: Message = isSame(possibility, contradiction) ? difference(contradiction) : ""
            return """
                possible here: \(possibility.call.name)\(reads)\(other); \
                \(possibility.rule.evidence)
                """ as Message
        }
        if contradiction.allowed.count > Self.mostNotes {
            notes.append("and \(contradiction.allowed.count - Self.mostNotes) more")
        }
        notes += reasons(contradiction)
        if notes.isEmpty { notes.append("no call that the log contains can come here") }
        if contradiction.isPossibleWithWindows {
            notes.append("an app with several windows can print this; '--windows' says how many")
        }
        return notes
    }

    /// Why a call cannot come at this place, apart from what the rules allow there.
    private func reasons(_ contradiction: Contradiction) -> [Message] {
        let index = min(contradiction.position, calls.count - 1)
        let whose: Message = calls[index].process.map { "process \($0)" } ?? "the process"
        let isAssumed = observations.areOfOneProcessByAssumption
        var reasons: [Message] = []
        // Any process may end unnoticed, so this is worth a note only if there is nothing else to
        // say.
        if calls[index].calls.contains(where: \.saysLaunch), index > 0,
            calls[index].process != nil, calls[index].process == calls[index - 1].process
        {
            reasons.append("a launch starts a process, but the call above is from \(whose) too")
        } else if contradiction.reasons.contains(.ended), contradiction.allowed.isEmpty {
            reasons.append("\(whose) has ended by then")
        }
        if let launched = launchedProcess(before: index) {
            reasons.append("the log has the launch of process \(launched), and none of \(whose)")
        } else if contradiction.reasons.contains(.otherProcess) {
            reasons.append(
                isAssumed
                    ? "the call is possible in a different process than the lines above"
                    : "the call is possible in a different process than \(whose)")
        }
        if isAssumed, !reasons.isEmpty {
            reasons.append(
                """
                all lines are taken to be from one process, as the log has neither a launch nor \
                process numbers
                """)
        }
        if contradiction.reasons.contains(.tooLate), index > 0,
            let pause = observations.calls[index].pause
        {
            reasons.append(
                """
                \(Text(seconds: pause)) s pass between the call above and this one; by then, an \
                app that nothing keeps running is suspended
                """)
        }
        return reasons
    }
}

extension Explanation {
    /// The uncommon things that the explanation needs, as words that follow "possible only".
    fileprivate func assumptions(knowingWindows: Bool) -> [StaticString] {
        var words: [StaticString] = []
        if app.supportsWindows, !knowingWindows { words.append("for an app with several windows") }
        words += settings.map(\.words)
        if steps.contains(where: { $0.end != nil }) {
            words.append("with a process that ends inside a callback")
        }
        return words
    }

    /// The explanation as a scenario that can be run.
    ///
    /// Comments list the lines of the log that result from each event.
    public func scenario(of log: DeviceLog) -> Text {
        var text = Text()
        for line in app.statements { text.append("\(line)\n" as Text) }
        for case .callback(let method) in app.handlers.map(\.method) {
            text.append("when \(method.alias)\n")
        }
        var part: Bool?
        for step in steps {
            if part != step.isBefore, steps.first?.isBefore == true {
                text.append(step.isBefore ? "\n# before the log\n" : "\n# the log\n")
            } else if part == nil {
                text.append("\n")
            }
            part = step.isBefore
            if let statement = step.timed.statement { text.append("\(statement)\n" as Text) }
            if step.isUnseenWake {
                text.append("# or something else for which the system launches or wakes the app\n")
            }
            if step.missed > 0 { text.append("# the log begins amid the calls of this\n") }
            for index in step.explains {
                var call = log.calls[index]
                if index < calls.count { call.calls = [calls[index]] }
                text.append("# line \(call.range.start.line): \(call.words)\n" as Text)
            }
            if let end = step.end {
                let isObserver = if case .notification = end { true } else { false }
                let place: Text = isObserver ? "an observer of \(end.name)" : "\(end.name)"
                text.append("# the process ends in \(place), before any later call\n" as Text)
                let crash = TimedItem(time: step.timed.time, agendaItem: .action(.crash))
                if let statement = crash.statement { text.append("\(statement)\n" as Text) }
            }
        }
        return text
    }
}
