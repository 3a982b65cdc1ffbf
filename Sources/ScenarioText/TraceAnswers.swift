import Diagnostics
import LifecycleCore

extension Trace {
    /// Answers a question about the run.
    ///
    /// - Throws: What the run shows instead, if there is no answer: a call that never happens has
    ///   no time.
    public func answer(to question: Question) throws(NoAnswer) -> Answer {
        switch question {
        case .count(let selection): return .number(Int64(indices(of: selection).count))
        case .comes(let selection): return .comes(!indices(of: selection).isEmpty)
        case .time(let selection): return .moment(entries[try first(selection)].time)
        case .row(let selection): return .number(Int64(try first(selection) + 1))
        case .span(let start, let end): return .span(try span(from: start, to: end))
        case .order(let one, let other):
            let (one, other) = (try first(one), try first(other))
            return .isBefore(one < other)
        case .state(let time): return .state(time.map { state(at: $0) } ?? finalState)
        case .path: return .path(path)
        case .reads(let selection): return .reading(try reading(in: selection))
        case .option(let selection): return .option(try option(of: selection))
        case .remaining(let time): return .remaining(try remaining(at: time))
        case .killed(let time): return .killed(killCode(at: time))
        case .woken(let time): return .woken(try isWoken(at: time))
        case .badge(let time): return .number(badge(at: time))
        case .rule(let selection): return .rule(entries[try first(selection)].rule)
        case .weakestRule: return .rule(weakestRule)
        }
    }

    /// The row that an answer is about, from 1; nil for the run as a whole or if there is none.
    public func row(for question: Question) -> Int? {
        let index: Int? =
            switch question {
            case .count(let selection), .comes(let selection), .time(let selection),
                .row(let selection), .reads(let selection), .option(let selection),
                .rule(let selection), .order(let selection, _):
                indices(of: selection).first
            case .span(let start, let end):
                indices(of: start).first.flatMap { from in
                    indices(of: end).first { $0 > from }
                }
            case .state(let time): lastIndex(upTo: time) { _ in true }
            case .badge(let time):
                lastIndex(upTo: time) { if case .badge = $0 { true } else { false } }
            case .remaining(let time):
                lastIndex(upTo: time) { if case .timeRemaining = $0 { true } else { false } }
            case .killed(let time): indices(of: EntrySelection(.killed, at: time)).first
            case .path, .woken, .weakestRule: nil
            }
        return index.map { $0 + 1 }
    }

    private func lastIndex(upTo time: Instant?, where isMeant: (Occurrence) -> Bool) -> Int? {
        entries.lastIndex { entry in
            (time.map { entry.time <= $0 } ?? true) && isMeant(entry.what)
        }
    }

    /// The indices of the selected entries.
    private func indices(of selection: EntrySelection) -> [Int] {
        let indices = entries.indices.filter { index in
            let isThen = selection.time.map { entries[index].time == $0 } ?? true
            return isThen && selection.mark.isShown(by: entries[index])
        }
        guard let number = selection.number else { return indices }
        guard number >= 1, number <= Int64(indices.count) else { return [] }
        return [indices[Int(number) - 1]]
    }

    /// The index of the first selected entry.
    private func first(_ selection: EntrySelection) throws(NoAnswer) -> Int {
        if let index = indices(of: selection).first { return index }
        throw NoAnswer(reason: absence(of: selection))
    }

    /// A sentence that nothing is selected: "X is never called", "X is called at 5 s, not at 6 s".
    func absence(of selection: EntrySelection) -> Message {
        let mark = selection.mark
        let all = indices(of: EntrySelection(mark))
        if all.isEmpty { return mark.sentence(isNegative: true) }
        let sentence = mark.sentence(isNegative: false)
        if let time = selection.time {
            let wanted = indices(of: EntrySelection(mark, at: time)).count
            if wanted > 0 { return "\(sentence) \(times(wanted)) only at \(Text(seconds: time)) s" }
            let found = times(all.map { entries[$0].time })
            return "\(sentence) at \(found), not at \(Text(seconds: time)) s"
        }
        return "\(sentence) \(times(all.count)) only"
    }

    private func times(_ count: Int) -> Message { count == 1 ? "1 time" : "\(count) times" }

    /// Times in words, the first four of them: "1.000 s, 2.000 s and 3.000 s".
    private func times(_ moments: [Instant]) -> Message {
        var words = moments.prefix(4).map { "\(Text(seconds: $0)) s" as Message }
        if moments.count > 4 { words.append("\(moments.count - 4) times more") }
        return list(words) { "\($0) and \($1)" }
    }

    private func span(from start: EntrySelection, to end: EntrySelection) throws(NoAnswer) -> Span {
        let from = try first(start)
        // An end that never happens is reported before one that happens too early.
        _ = try first(end)
        guard let to = indices(of: end).first(where: { $0 > from }) else {
            throw NoAnswer(
                reason: """
                    \(end.mark.sentence(isNegative: false)) before \
                    \(start.mark.sentence(isNegative: false)), not after it
                    """)
        }
        return entries[to].time - entries[from].time
    }

    /// The states of the app, without immediate repetitions.
    private var path: [LifecycleState] {
        var path = [startState]
        for entry in entries where entry.state != path[path.count - 1] { path.append(entry.state) }
        return path
    }

    private func reading(in selection: EntrySelection) throws(NoAnswer) -> ApplicationState {
        let calls = indices(of: selection)
        guard let first = calls.first else { throw NoAnswer(reason: absence(of: selection)) }
        let name = selection.mark.sentence(isNegative: false)
        guard let reads = entries[first].reads else {
            throw NoAnswer(reason: "no code of the app runs when \(name)")
        }
        for call in calls where entries[call].reads != reads {
            guard let other = entries[call].reads else { continue }
            throw NoAnswer(
                reason: """
                    when \(name), it reads \(reads.name) at \(Text(seconds: entries[first].time)) s \
                    and \(other.name) at \(Text(seconds: entries[call].time)) s
                    """)
        }
        return reads
    }

    private func option(of selection: EntrySelection) throws(NoAnswer) -> Text? {
        let calls = indices(of: selection)
        guard let first = calls.first else { throw NoAnswer(reason: absence(of: selection)) }
        let option = entries[first].optionKey.map { Text($0) }
        for call in calls where entries[call].optionKey.map({ Text($0) }) != option {
            let other = told(entries[call].optionKey)
            throw NoAnswer(
                reason: """
                    when \(selection.mark.sentence(isNegative: false)), it is told \
                    \(told(entries[first].optionKey)) at \(Text(seconds: entries[first].time)) s \
                    and \(other) at \(Text(seconds: entries[call].time)) s
                    """)
        }
        return option
    }

    private func told(_ option: StaticString?) -> Message {
        option.map { "\($0)" } ?? "no option"
    }

    private func remaining(at time: Instant) throws(NoAnswer) -> Span? {
        var others: [Instant] = []
        for entry in entries {
            guard case .timeRemaining(let span) = entry.what else { continue }
            if entry.time == time { return span }
            others.append(entry.time)
        }
        let found: Message = others.isEmpty ? "anywhere" : "then; it is at \(times(others))"
        throw NoAnswer(
            reason: "backgroundTimeRemaining is not read \(found)")
    }

    private var weakestRule: RuleNumber {
        var weakest = RuleNumber.all[0]
        var confidence = Confidence.documented
        for number in RuleNumber.all where rules.contains(number) {
            let other = number.rule.evidence.confidence
            guard other.rawValue >= confidence.rawValue else { continue }
            if other != confidence || !rules.contains(weakest) { weakest = number }
            confidence = other
        }
        return weakest
    }

    private func killCode(at time: Instant?) -> KillCode? {
        for entry in entries {
            guard case .killed(let reason) = entry.what else { continue }
            if time.map({ $0 == entry.time }) ?? true { return reason.code }
        }
        return nil
    }

    private func badge(at time: Instant?) -> Int64 {
        var number: Int64 = 0
        for entry in entries {
            if let time, time < entry.time { break }
            if case .badge(let raised) = entry.what { number = Int64(raised) }
        }
        return number
    }

    private func isWoken(at time: Instant?) throws(NoAnswer) -> Bool {
        let wakes = wakes.filter { wake in time.map { $0 == wake.time } ?? true }
        guard let first = wakes.first else {
            let moment: Text = time.map { " at \(Text(seconds: $0)) s" } ?? ""
            throw NoAnswer(reason: "nothing comes\(moment) that could wake the app")
        }
        for wake in wakes where wake.isWoken != first.isWoken {
            let (one, other) = first.isWoken ? (first, wake) : (wake, first)
            throw NoAnswer(
                reason: """
                    the app is woken at \(Text(seconds: one.time)) s, not at \
                    \(Text(seconds: other.time)) s
                    """)
        }
        return first.isWoken
    }

    /// The events that could wake the app while it was suspended or not running.
    private var wakes: [(time: Instant, isWoken: Bool)] {
        var wakes: [(time: Instant, isWoken: Bool)] = []
        var last: Event?
        for entry in entries {
            switch entry.what {
            case .event(let stimulus): last = stimulus.event
            case .ignored(let stimulus, _) where stimulus.event.canWake:
                wakes.append((entry.time, false))
            case .notWoken: wakes.append((entry.time, false))
            case .stateChange(.notRunning, .background), .stateChange(.suspended, .background):
                if last?.canWake ?? false { wakes.append((entry.time, true)) }
                last = nil
            default: break
            }
        }
        return wakes
    }
}

extension TraceEntry {
    /// The key of the option that a launch method receives; nil if there is none.
    var optionKey: StaticString? {
        guard let option else { return nil }
        return actor == .scene ? option.connectionOption : option.launchOption
    }
}

extension Event {
    /// Whether the system wakes an app in the background for the event.
    fileprivate var canWake: Bool {
        Trigger.event(self).rules.contains { $0.rule.then.contains(.perform(.wake)) }
    }
}
