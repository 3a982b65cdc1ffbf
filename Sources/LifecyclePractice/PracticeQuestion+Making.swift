import Diagnostics
import LifecycleCore
import ScenarioText

extension PracticeQuestion {
    /// Creates a question of a series; nil if all attempts fail, which has not been observed.
    ///
    /// - Parameters:
    ///   - level: The difficulty.
    ///   - topic: One of the level's topics; nil for any of them.
    ///   - seed: The seed of the series.
    ///   - number: The number of the question in the series.
    public init?(level: PracticeLevel, topic: PracticeTopic?, seed: UInt32, number: UInt32) {
        let salt = UInt32(level.rawValue) << 8 | UInt32(topic?.rawValue ?? 0xff)
        var dice = Dice(seed: seed, number: number, salt: salt)
        let topics = level.topics.filter { topic == nil || topic == $0 }
        guard !topics.isEmpty else { return nil }
        let topic = dice.pick(topics)
        let kind = dice.pick(topic.kinds)
        for attempt in 0..<Self.mostAttempts {
            var draft = ScenarioDraft(level: level, dice: dice)
            draft.write(topic)
            dice = draft.dice
            // Some topics have few runs that suit a kind.
            let kind = attempt < Self.mostAttempts / 2 ? kind : dice.pick(topic.kinds)
            if let made = Self(topic, kind, draft.text, level, &dice) {
                self = made
                return
            }
        }
        return nil
    }

    /// The number of runs to try before giving up.
    private static let mostAttempts = 200

    private init?(
        _ topic: PracticeTopic, _ kind: PracticeKind, _ source: Text, _ level: PracticeLevel,
        _ dice: inout Dice
    ) {
        let (scenario, faults) = Scenario.parse(source.bytes)
        guard faults.isEmpty else { return nil }
        let trace = scenario.run()
        guard trace.isCertain, scenario.isCertain(trace) else { return nil }
        var asked: Asked?
        var choices: [Choice] = []
        switch kind {
        case .order: asked = trace.order(of: level.mostOrdered, &dice)
        case .state:
            asked = trace.quietMoment(&dice).map { .state(at: $0) }
            choices = LifecycleState.allCases.map { .state($0) }
        case .reading:
            asked = trace.reader(&dice).map { .reading($0) }
            choices = ApplicationState.allCases.map { .reading($0) }
        case .kill:
            choices = scenario.fates(trace, &dice)
            asked = choices.isEmpty ? nil : .kill
        }
        guard let asked else { return nil }
        self.init(topic: topic, source: source, trace: trace, asked: asked, choices: choices)
    }
}

extension PracticeLevel {
    /// The most entries that a reader has to put in order.
    fileprivate var mostOrdered: Int { 3 + Int(rawValue) - 1 }
}

extension Trace {
    /// Whether the rules decide the run: no contested rule makes a difference, and a rule answers
    /// each event.
    fileprivate var isCertain: Bool {
        disputes.isEmpty && !entries.contains { $0.rule == .noRule } && killed.count < 2
    }
}

extension Scenario {
    /// Whether the run stays the same when an unknown is decided the other way.
    fileprivate func isCertain(_ trace: Trace) -> Bool {
        var other = self
        other.app.lateTaskLoses.toggle()
        return other.run().entries == trace.entries
    }
}

extension Trace {
    /// Selects entries to put in order, shuffled; nil if there are too few.
    fileprivate func order(of most: Int, _ dice: inout Dice) -> PracticeQuestion.Asked? {
        let events = entries.indices.filter { entries[$0].isEvent }
        guard !events.isEmpty else { return nil }
        let first = dice.roll(events.count)
        let start = entries[events[first]].time
        var last = first + 1
        while last <= events.count {
            let end = last < events.count ? events[last] : entries.count
            let time = entries[end - 1].time
            var candidates = orderable(from: start, to: time)
            if candidates.count >= 3 {
                while candidates.count > most { candidates.remove(at: dice.roll(candidates.count)) }
                guard isOrdered(candidates) else { return nil }
                var shown = dice.shuffled(candidates)
                if shown == candidates { shown.append(shown.removeFirst()) }
                return .order(shown, from: start, to: time)
            }
            last += 1
        }
        return nil
    }

    /// The entries between two times that can be put in order: those that occur once.
    private func orderable(from start: Instant, to end: Instant) -> [Int] {
        let within = entries.indices.filter {
            start <= entries[$0].time && entries[$0].time <= end && entries[$0].isPartOfOrder
        }
        return within.filter { index in
            !within.contains { $0 != index && isAlike(entries[$0], entries[index]) }
        }
    }

    /// Whether two entries look the same to a reader.
    private func isAlike(_ one: TraceEntry, _ other: TraceEntry) -> Bool {
        one.what == other.what && (one.scene == other.scene || !app.supportsWindows)
    }

    /// Whether the order of all entries is defined: it is not for two scenes at the same time.
    private func isOrdered(_ indices: [Int]) -> Bool {
        for (place, index) in indices.enumerated() {
            for other in indices[..<place] where entries[other].time == entries[index].time {
                let scenes = (entries[other].scene, entries[index].scene)
                if scenes.0 != scenes.1, scenes.0 > 0, scenes.1 > 0 { return false }
            }
        }
        return true
    }

    /// A time in whole seconds with no entry shortly before or after it; nil if there is none.
    ///
    /// Gaps of less than six seconds are skipped, so no answer depends on how long exactly an app
    /// runs on before it is suspended.
    fileprivate func quietMoment(_ dice: inout Dice) -> Instant? {
        var moments: [Instant] = []
        for (index, entry) in entries.enumerated() {
            let next =
                index + 1 < entries.count ? entries[index + 1].time : entry.time + .seconds(20)
            guard next - entry.time >= .seconds(6) else { continue }
            let seconds = (next - entry.time).milliseconds / 1000
            let from = entry.time.milliseconds / 1000
            moments.append(.zero + .seconds(from + 2 + Int64(dice.roll(Int(min(seconds, 40) - 3)))))
        }
        // The gap after the first entry is used only if there is no other.
        if moments.count > 1 { moments.removeFirst() }
        return moments.isEmpty ? nil : dice.pick(moments)
    }

    /// A callback that reads `applicationState` and is the only one of its name and time; nil if
    /// there is none.
    fileprivate func reader(_ dice: inout Dice) -> Int? {
        let readers = entries.indices.filter { entries[$0].isCallback && entries[$0].reads != nil }
        let unique = readers.filter { index in
            !readers.contains {
                $0 != index && entries[$0].time == entries[index].time
                    && isAlike(entries[$0], entries[index])
            }
        }
        return unique.isEmpty ? nil : dice.pick(unique)
    }
}

extension TraceEntry {
    fileprivate var isEvent: Bool { if case .event = what { true } else { false } }

    fileprivate var isCallback: Bool { if case .callback = what { true } else { false } }

    /// Whether a reader may be asked for the position of the entry.
    fileprivate var isPartOfOrder: Bool {
        switch what {
        case .callback, .stateChange, .expirationHandler, .killed: true
        default: false
        }
    }
}
