import Diagnostics
import LifecycleCore
import ScenarioText

extension PracticeQuestion {
    /// Makes a question of a series; nil if none of many runs gave one, which has not been seen yet.
    ///
    /// - Parameters:
    ///   - level: How hard it is.
    ///   - topic: What it is about, one of the level's; nil for any of these.
    ///   - seed: The name of the series.
    ///   - number: Which question of the series it is.
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
            // A topic may be poor in runs for a kind.
            let kind = attempt < Self.mostAttempts / 2 ? kind : dice.pick(topic.kinds)
            if let made = Self(topic, kind, draft.text, level, &dice) {
                self = made
                return
            }
        }
        return nil
    }

    /// So many runs are tried before none is good.
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
    /// How many things a reader puts in order at most.
    fileprivate var mostOrdered: Int { 3 + Int(rawValue) - 1 }
}

extension Trace {
    /// Whether its rules leave nothing open: no contested rule makes a difference, and each thing that
    /// happens is one that a rule speaks of.
    fileprivate var isCertain: Bool {
        disputes.isEmpty && !entries.contains { $0.rule == .noRule } && killed.count < 2
    }
}

extension Scenario {
    /// Whether a run is the same where what is unknown is decided the other way.
    fileprivate func isCertain(_ trace: Trace) -> Bool {
        var other = self
        other.app.lateTaskLoses.toggle()
        return other.run().entries == trace.entries
    }
}

extension Trace {
    /// Some entries whose order a reader can be asked for, in another order; nil if there are too few.
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

    /// The entries between two moments that can be put in order: those that come once.
    private func orderable(from start: Instant, to end: Instant) -> [Int] {
        let within = entries.indices.filter {
            start <= entries[$0].time && entries[$0].time <= end && entries[$0].isPartOfOrder
        }
        return within.filter { index in
            !within.contains { $0 != index && isAlike(entries[$0], entries[index]) }
        }
    }

    /// Whether a reader sees no difference between two entries but their places.
    private func isAlike(_ one: TraceEntry, _ other: TraceEntry) -> Bool {
        one.what == other.what && (one.scene == other.scene || !app.supportsWindows)
    }

    /// Whether each of some entries comes before the next one for a reason: two scenes that do
    /// something at the same moment have no order that anybody states.
    private func isOrdered(_ indices: [Int]) -> Bool {
        for (place, index) in indices.enumerated() {
            for other in indices[..<place] where entries[other].time == entries[index].time {
                let scenes = (entries[other].scene, entries[index].scene)
                if scenes.0 != scenes.1, scenes.0 > 0, scenes.1 > 0 { return false }
            }
        }
        return true
    }

    /// A moment in whole seconds at which nothing has happened for a while or will soon; nil if there
    /// is none.
    ///
    /// What lasts less than six seconds is passed over, so that no answer rests on how long exactly an
    /// app runs on before it is suspended.
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
        // What comes of a launch is asked where nothing else is.
        if moments.count > 1 { moments.removeFirst() }
        return moments.isEmpty ? nil : dice.pick(moments)
    }

    /// A callback that reads `applicationState` and that its name and time alone tell from others; nil
    /// if there is none.
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

    /// Whether a reader may be asked for its place.
    fileprivate var isPartOfOrder: Bool {
        switch what {
        case .callback, .stateChange, .expirationHandler, .killed: true
        default: false
        }
    }
}
