public import Diagnostics
public import LifecycleCore
public import ScenarioText

/// A question about a run that nobody has written down, and its answer.
public struct PracticeQuestion: Sendable {
    /// The topic that it is about.
    public let topic: PracticeTopic
    /// The text of the scenario.
    public let source: Text
    /// What came out of its run.
    public let trace: Trace
    /// What is asked.
    public let asked: Asked
    /// What a reader chooses from; empty where they are to put things in order.
    public let choices: [Choice]

    /// What a reader is to tell.
    public enum Asked: Equatable, Sendable {
        /// The order of some entries between two moments; the indices are in the order in which the
        /// question shows them.
        case order([Int], from: Instant, to: Instant)
        /// The state of the app at a moment.
        case state(at: Instant)
        /// What `applicationState` reads in an entry, by its index.
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

    /// What a reader may choose.
    public enum Choice: Equatable, Sendable {
        /// The app is in a state.
        case state(LifecycleState)
        /// The app reads a state.
        case reading(ApplicationState)
        /// The system kills the app at a moment with a code.
        case kill(KillCode, at: Instant)
        /// The system does not kill the app.
        case noKill
    }

    /// What a reader answers.
    public enum Given: Equatable, Sendable {
        /// A choice by its place, from 0.
        case choice(Int)
        /// The order of what is to be put in order, by the places in the question, from 0.
        case order([Int])
    }

    /// Whether an answer is right.
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

    /// The rule behind the right answer: for an order, behind the first thing that is in a wrong place.
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

    /// What a run answers, in place of the choices of a reader; nil for an order.
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

    /// The places of what is shown, in the order in which it happens.
    private static func order(of shown: [Int]) -> [Int] {
        // A sort of the library would be a good part of the module.
        var order = shown
        for (place, index) in shown.enumerated() { order[shown.count { $0 < index }] = place }
        return order
    }
}

extension Occurrence {
    /// Whether the app goes to another state.
    var isStateChange: Bool { if case .stateChange = self { true } else { false } }
}

extension Trace {
    /// The entries with which the system kills the app.
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
