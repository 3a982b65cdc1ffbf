import LifecycleCore
import TraceViews

/// The moves that steps make: each way that rules lead from one state to another, with what is
/// called on it, for which kind of app and on which versions of iOS.
public struct FoundMoves: Sendable {
    private(set) var entries: [Key: Found] = [:]

    /// What tells moves apart.
    struct Key: Hashable, Sendable {
        var from: LifecycleState
        var to: LifecycleState
        /// The rules that lead to it.
        var path: [RuleNumber]
        /// How the app hears of its lifecycle.
        var model: AppModels
        /// The other side of a contested question that the app takes; nil if it takes none.
        var option: ContestedOption?
        /// The first version of the band.
        var version: IOSVersion
    }

    /// What may differ between moves that are not told apart.
    struct Found: Sendable {
        /// What one of them calls, in order.
        private var sequences: Set<[FoundCall]>

        init(_ calls: [FoundCall]) {
            sequences = [calls]
        }

        /// What one of them calls at least.
        var all: Set<FoundCall> { sequences.reduce(into: []) { $0.formUnion($1) } }

        /// What all of them call, without conditions that would let one do otherwise.
        var always: Set<FoundCall> {
            all.filter { call in
                call.conditions.isEmpty && sequences.allSatisfy { $0.contains(call) }
            }
        }

        /// Every call that one of them makes, in an order that each of them keeps.
        var calls: [FoundCall] {
            var rests = sequences.sorted(by: Found.isBefore).map { $0[...] }
            var calls: [FoundCall] = []
            while true {
                let heads = rests.compactMap(\.first)
                let isNext = { (head: FoundCall) in
                    !rests.contains { $0.dropFirst().contains(head) }
                }
                // Where two of them differ in their order, none is right.
                guard let next = heads.first(where: isNext) ?? heads.first else { return calls }
                calls.append(next)
                rests = rests.map { $0.first == next ? $0.dropFirst() : $0 }
            }
        }

        /// Longer ones come first, as their order tells more.
        private static func isBefore(_ one: [FoundCall], _ other: [FoundCall]) -> Bool {
            one.count != other.count
                ? one.count > other.count
                : one.lexicographicallyPrecedes(other) { $0.isBefore($1) }
        }

        /// Whether it always calls what another one always calls, and nothing that that one never
        /// does.
        func isLike(_ other: Found) -> Bool {
            other.always.isSubset(of: always) && all.isSubset(of: other.all)
        }

        mutating func add(_ other: Found) {
            sequences.formUnion(other.sequences)
        }
    }

    /// Creates a search that has found nothing yet.
    public init() {}

    /// Adds the moves of a step.
    mutating func add(_ step: PlainStep, of app: App, on versions: [IOSVersion]) {
        guard step.isWhole else { return }
        for move in step.moves {
            guard case .stateChange(let from, let to) = step.trace[move.entry].what,
                let root = move.path.first, !root.rule.on.isTransition
            else { continue }
            let found = Found(step.calls(of: move))
            for version in versions {
                let key = Key(
                    from: from, to: to, path: move.path, model: app.model,
                    option: ContestedOption.allCases.first { app[$0] }, version: version)
                add(key, found)
            }
        }
    }

    /// Adds what another search has found.
    public mutating func formUnion(_ other: FoundMoves) {
        for (key, found) in other.entries.sorted(by: { $0.key.isBefore($1.key) }) {
            add(key, found)
        }
    }

    private mutating func add(_ key: Key, _ found: Found) {
        if entries[key] == nil { entries[key] = found } else { entries[key]?.add(found) }
    }

    /// Whether another search has found the same, and perhaps more.
    func isSubset(of other: FoundMoves) -> Bool {
        entries.allSatisfy { key, found in other.entries[key].map { found.isLike($0) } ?? false }
    }
}

extension FoundMoves.Key {
    /// Whether it comes earlier in the table: by the states, what happens, the kind of app, the rules
    /// and the version.
    func isBefore(_ other: FoundMoves.Key) -> Bool { order.lexicographicallyPrecedes(other.order) }

    private var order: [Int] {
        let trigger = path.first?.rule.on.place ?? 0
        return [
            option.map { Int($0.rawValue) + 1 } ?? 0, Int(from.rawValue), Int(to.rawValue),
            trigger, Int(model.rawValue),
        ] + path.map { Int($0.index) } + [-1, Int(version.major), Int(version.minor)]
    }
}

extension Trigger {
    fileprivate var isTransition: Bool {
        if case .transition = self { true } else { false }
    }
}
