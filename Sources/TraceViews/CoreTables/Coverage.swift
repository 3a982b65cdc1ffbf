public import Diagnostics
import LifecycleCore
public import ScenarioText

/// The parts of the simulator that some runs show: rules, callbacks, moves between states, kill
/// codes.
public struct Coverage: Equatable, Sendable {
    /// The sections: the rules by topic, then the callbacks, the moves and the kill codes.
    public var sections: [Section]

    /// The items of one kind.
    public struct Section: Equatable, Sendable {
        /// The kind.
        public var kind: Kind
        /// All items of the kind, in the order of the simulator.
        public var items: [Item]

        /// The name of the kind, such as `rules: lock` or `callbacks`.
        public var name: Text { kind.name(in: .english) }

        /// The number of items that a run shows.
        public var shown: Int { items.count { $0.isShown } }
    }

    /// A kind of item that a run can show.
    public enum Kind: Equatable, Sendable {
        /// The rules of a topic.
        case rules(Text)
        /// The callbacks.
        case callbacks
        /// The moves between states.
        case transitions
        /// The codes with which the system kills apps.
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

    /// An item that a run can show.
    public struct Item: Equatable, Sendable {
        /// The id, or the words for readers.
        public var name: Text
        /// Whether a run shows it.
        public var isShown: Bool
    }

    /// Creates the coverage of some traces.
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
        // A code without a kill reason in the simulator cannot appear in a run.
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

    /// The rules by topic, without the row for events that no rule covers.
    private static func topics(_ rules: RuleSet) -> [Section] {
        var sections: [Section] = []
        for number in RuleNumber.all where number != .noRule {
            let kind = Kind.rules(Text(number.rule.id).topic)
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

/// The items that entries show, by raw value.
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
    /// The number of shown items and their share in whole percent, such as `3 of 4, 75 %`.
    public func share(in language: Language = .english) -> Text {
        Coverage.share(shown, of: items.count, in: language)
    }
}

extension Coverage {
    /// The number of shown items in all sections and their share.
    public func share(in language: Language = .english) -> Text {
        Coverage.share(
            sections.reduce(0) { $0 + $1.shown }, of: sections.reduce(0) { $0 + $1.items.count },
            in: language)
    }

    /// The percentage is rounded down, so that 100 means everything.
    static func share(_ shown: Int, of all: Int, in language: Language) -> Text {
        let percent = all == 0 ? 100 : shown * 100 / all
        return language.text("\(shown) of \(all), \(percent) %")
    }
}
