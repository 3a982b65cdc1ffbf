import LifecycleCore
import TraceViews

/// The moves that steps make: each way that rules lead from one state to another, with its calls,
/// for a kind of app and versions of iOS.
public struct FoundMoves: Sendable {
    private(set) var entries: [Key: Found] = [:]

    /// The properties that distinguish moves.
    struct Key: Hashable, Sendable {
        var from: LifecycleState
        var to: LifecycleState
        var path: [RuleNumber]
        /// The way the app receives lifecycle calls.
        var model: AppModels
        /// The other side of a contested question that the app takes, if any.
        var option: ContestedOption?
        /// The first version of the band.
        var version: IOSVersion
    }

    /// The calls of moves with the same key, which may differ.
    struct Found: Sendable {
        /// The calls of each move, in order.
        private var sequences: Set<[FoundCall]>

        init(_ calls: [FoundCall]) {
            sequences = [calls]
        }

        /// The calls that at least one of the moves makes.
        var all: Set<FoundCall> { sequences.reduce(into: []) { $0.formUnion($1) } }

        /// The calls that all of the moves make, without conditions by which one could omit them.
        var always: Set<FoundCall> {
            all.filter { call in
                call.conditions.isEmpty && sequences.allSatisfy { $0.contains(call) }
            }
        }

        /// All calls of the moves, in an order that each of them keeps.
        var calls: [FoundCall] {
            var rests = sequences.sorted(by: Found.isBefore).map { $0[...] }
            var calls: [FoundCall] = []
            while true {
                let heads = rests.compactMap(\.first)
                let isNext = { (head: FoundCall) in
                    !rests.contains { $0.dropFirst().contains(head) }
                }
                // If two of them differ in their order, neither is right.
                guard let next = heads.first(where: isNext) ?? heads.first else { return calls }
                calls.append(next)
                rests = rests.map { $0.first == next ? $0.dropFirst() : $0 }
            }
        }

        /// Sorts longer sequences first, as their order tells more.
        private static func isBefore(_ one: [FoundCall], _ other: [FoundCall]) -> Bool {
            one.count != other.count
                ? one.count > other.count
                : one.lexicographicallyPrecedes(other) { $0.isBefore($1) }
        }

        /// Returns true if it always makes the calls that another one always makes, and none that
        /// the other never makes.
        func isLike(_ other: Found) -> Bool {
            other.always.isSubset(of: always) && all.isSubset(of: other.all)
        }

        mutating func add(_ other: Found) {
            sequences.formUnion(other.sequences)
        }
    }

    /// Creates an empty search.
    public init() {}

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

    /// Adds the findings of another search.
    public mutating func formUnion(_ other: FoundMoves) {
        for (key, found) in other.entries.sorted(by: { $0.key.isBefore($1.key) }) {
            add(key, found)
        }
    }

    private mutating func add(_ key: Key, _ found: Found) {
        if entries[key] == nil { entries[key] = found } else { entries[key]?.add(found) }
    }

    /// Returns true if another search has found the same moves, and perhaps more.
    func isSubset(of other: FoundMoves) -> Bool {
        entries.allSatisfy { key, found in other.entries[key].map { found.isLike($0) } ?? false }
    }
}

extension FoundMoves.Key {
    /// Returns true if it comes earlier in the table: by the states, the trigger, the kind of app,
    /// the rules and the version.
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
