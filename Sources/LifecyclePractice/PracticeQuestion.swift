public import Diagnostics
public import LifecycleCore
public import ScenarioText

/// A question about the run of a generated scenario, with its answer.
public struct PracticeQuestion: Sendable {
    /// The topic of the question.
    public let topic: PracticeTopic
    /// The text of the scenario.
    public let source: Text
    /// The trace of its run.
    public let trace: Trace
    /// What is asked.
    public let asked: Asked
    /// The choices; empty if entries are to be put in order.
    public let choices: [Choice]

    /// What a question asks.
    public enum Asked: Equatable, Sendable {
        /// The order of entries between two times, as indices in the order that the question shows.
        case order([Int], from: Instant, to: Instant)
        /// The state of the app at a time.
        case state(at: Instant)
        /// The value of `applicationState` in the entry with an index.
        case reading(Int)
        /// Whether the system kills the app, when, and with which code.
        case kill

        /// The kind of question.
        public var kind: PracticeKind {
            switch self {
            case .order: .order
            case .state: .state
            case .reading: .reading
            case .kill: .kill
            }
        }
    }

    /// A choice that a question offers.
    public enum Choice: Equatable, Sendable {
        /// The app is in this state.
        case state(LifecycleState)
        /// The app reads this state.
        case reading(ApplicationState)
        /// The system kills the app at a time, with a code.
        case kill(KillCode, at: Instant)
        /// The system does not kill the app.
        case noKill
    }

    /// An answer that a reader gives.
    public enum Given: Equatable, Sendable {
        /// The index of a choice.
        case choice(Int)
        /// The order of the entries, as indices into the entries that the question shows.
        case order([Int])
    }

    /// Returns whether an answer is right.
    public func isRight(_ given: Given) -> Bool {
        switch (given, asked) {
        case (.order(let places), .order(let shown, from: _, to: _)):
            places == Self.order(of: shown)
        case (.choice(let place), _): choices.indices.contains(place) && choices[place] == right
        case (.order, _): false
        }
    }

    /// The right answer.
    public var answer: Given {
        if case .order(let shown, from: _, to: _) = asked { return .order(Self.order(of: shown)) }
        return .choice(choices.firstIndex { $0 == right } ?? 0)
    }

    /// The rule that explains the right answer; for an order, that of the first misplaced entry.
    public func rule(for given: Given) -> RuleNumber {
        switch asked {
        case .order(let shown, from: _, to: _):
            let right = Self.order(of: shown).map { shown[$0] }
            guard case .order(let places) = given, places.count == shown.count else {
                return rule(at: right[0])
            }
            let wrong = right.indices.first { shown[places[$0]] != right[$0] } ?? 0
            return rule(at: right[wrong])
        case .state(let time):
            let before = trace.entries.indices.filter { trace.entries[$0].time <= time }
            let change = before.last { trace.entries[$0].what.isStateChange }
            return rule(at: change ?? before.last ?? 0)
        case .reading(let index): return rule(at: index)
        case .kill:
            return rule(at: trace.killed.first ?? trace.entries.count - 1)
        }
    }

    /// The right choice according to the run; nil for an order.
    private var right: Choice? {
        switch asked {
        case .order: nil
        case .state(let time): .state(trace.state(at: time))
        case .reading(let index): trace.entries[index].reads.map { .reading($0) }
        case .kill: trace.fate
        }
    }

    private func rule(at index: Int) -> RuleNumber {
        trace.entries.indices.contains(index) ? trace.entries[index].rule : .noRule
    }

    /// The positions of the shown entries, in the order in which they happen.
    private static func order(of shown: [Int]) -> [Int] {
        // The sort of the standard library would be a large part of the WebAssembly module.
        var order = shown
        for (place, index) in shown.enumerated() { order[shown.count { $0 < index }] = place }
        return order
    }
}

extension Occurrence {
    /// Whether the state of the app changes.
    var isStateChange: Bool { if case .stateChange = self { true } else { false } }
}

extension Trace {
    /// The indices of the entries in which the system kills the app.
    var killed: [Int] {
        entries.indices.filter { if case .killed = entries[$0].what { true } else { false } }
    }

    /// How the run ends for the app, as a choice.
    var fate: PracticeQuestion.Choice {
        guard let index = killed.first, case .killed(let reason) = entries[index].what else {
            return .noKill
        }
        return .kill(reason.code, at: entries[index].time)
    }
}
