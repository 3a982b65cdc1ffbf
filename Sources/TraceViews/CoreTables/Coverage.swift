public import Diagnostics
import LifecycleCore
public import ScenarioText

/// What of the simulator some runs show: rules, callbacks, moves from state to state, kill codes.
public struct Coverage: Equatable, Sendable {
    /// The sections: the rules by topic, then the callbacks, the moves and the kill codes.
    public var sections: [Section]

    /// Things of one kind.
    public struct Section: Equatable, Sendable {
        /// What they are.
        public var kind: Kind
        /// Everything of the kind, in the order of the simulator.
        public var items: [Item]

        /// What things of the kind are called: `rules: lock`, `callbacks`.
        public var name: Text { kind.name(in: .english) }

        /// How many of them a run shows.
        public var shown: Int { items.count { $0.isShown } }
    }

    /// What a run can show.
    public enum Kind: Equatable, Sendable {
        /// The rules of a topic.
        case rules(Text)
        /// The methods that are called.
        case callbacks
        /// The moves from state to state.
        case transitions
        /// The codes that the system kills with.
        case killCodes

        func name(in language: Language) -> Text {
            switch self {
            case .rules(let topic): "\(Word.rulesOf[language])\(topic)"
            case .callbacks: Word.callbacks[language]
            case .transitions: Word.transitions[language]
            case .killCodes: Word.codes[language]
            }
        }
    }

    /// One thing that a run can show.
    public struct Item: Equatable, Sendable {
        /// The id, or the words for readers.
        public var name: Text
        /// Whether a run shows it.
        public var isShown: Bool
    }

    /// Counts what the traces of runs show.
    public init(of traces: [Trace]) {
        var rules = RuleSet()
        var shown = ShownParts()
        for trace in traces {
            rules.formUnion(trace.rules)
            for entry in trace.entries { shown.insert(entry.what) }
        }
        sections = Coverage.topics(rules)
        sections.append(
            Section(
                kind: .callbacks,
                items: Callback.allCases.map {
                    Item(name: Text($0.name), isShown: shown.callbacks[Int($0.rawValue)])
                }))
        sections.append(
            Section(
                kind: .transitions,
                items: StateMove.all.map {
                    Item(name: "\($0.from.name) → \($0.to.name)", isShown: shown.has($0))
                }))
        // A code that no reason of the simulator leads to cannot be shown by a run.
        let modelled = KillCode.allCases.filter { code in
            KillReason.allCases.contains { $0.code == code }
        }
        sections.append(
            Section(
                kind: .killCodes,
                items: modelled.map {
                    Item(name: Text($0.code), isShown: shown.codes[Int($0.rawValue)])
                }))
    }

    /// The rules by topic; the row for what no rule speaks of is out of reach for the language.
    private static func topics(_ rules: RuleSet) -> [Section] {
        var sections: [Section] = []
        for number in RuleNumber.all where number != .noRule {
            let kind = Kind.rules(number.rule.topic)
            let item = Item(name: Text(number.rule.id), isShown: rules.contains(number))
            if let known = sections.firstIndex(where: { $0.kind == kind }) {
                sections[known].items.append(item)
            } else {
                sections.append(Section(kind: kind, items: [item]))
            }
        }
        return sections
    }
}

/// What entries show, by the raw values.
private struct ShownParts {
    var callbacks = [Bool](repeating: false, count: Callback.allCases.count)
    var codes = [Bool](repeating: false, count: KillCode.allCases.count)
    private var moves = [Bool](repeating: false, count: Self.states * Self.states)

    private static let states = LifecycleState.allCases.count

    mutating func insert(_ what: Occurrence) {
        switch what {
        case .callback(let callback): callbacks[Int(callback.rawValue)] = true
        case .killed(let reason): codes[Int(reason.code.rawValue)] = true
        case .stateChange(let from, let to): moves[index(from, to)] = true
        default: break
        }
    }

    func has(_ move: StateMove) -> Bool { moves[index(move.from, move.to)] }

    private func index(_ from: LifecycleState, _ to: LifecycleState) -> Int {
        Int(from.rawValue) * Self.states + Int(to.rawValue)
    }
}

extension Coverage.Section {
    /// How many are shown, with the share of all in whole percent: `3 of 4, 75 %`.
    public func share(in language: Language = .english) -> Text {
        Coverage.share(shown, of: items.count, in: language)
    }
}

extension Coverage {
    /// How many of all things in all sections are shown.
    public func share(in language: Language = .english) -> Text {
        Coverage.share(
            sections.reduce(0) { $0 + $1.shown }, of: sections.reduce(0) { $0 + $1.items.count },
            in: language)
    }

    /// Percent are rounded down, so that 100 stands for everything.
    static func share(_ shown: Int, of all: Int, in language: Language) -> Text {
        let percent = all == 0 ? 100 : shown * 100 / all
        return language.text("\(shown) of \(all), \(percent) %")
    }
}
