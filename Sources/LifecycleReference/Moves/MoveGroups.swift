import LifecycleCore
import TraceViews

/// Lines of the table of moves with the same calls.
struct MoveGroup {
    /// The calls on each of its moves in an app without scenes; nil if no such app makes them.
    var calls: [Move.Call]?
    /// The calls in an app with scenes; nil if no such app makes them.
    var sceneCalls: [Move.Call]?
    /// The lines, with those that differ only in the trigger together.
    var rows: [[MoveLine]] = []

    /// Groups lines, keeping their order and leaving out conditions mentioned elsewhere.
    static func groups(of lines: [MoveLine], without told: [Requirement]) -> [MoveGroup] {
        var groups: [MoveGroup] = []
        for var line in lines {
            line.conditions.removeAll { told.contains($0) }
            let calls = line.calls?.filter(\.isOfFrame)
            let sceneCalls = line.sceneCalls?.filter(\.isOfFrame)
            let known = groups.firstIndex { $0.calls == calls && $0.sceneCalls == sceneCalls }
            if known == nil { groups.append(MoveGroup(calls: calls, sceneCalls: sceneCalls)) }
            groups[known ?? groups.count - 1].add(line)
        }
        return groups
    }

    private mutating func add(_ line: MoveLine) {
        if let row = rows.firstIndex(where: { $0[0].isAlike(line) }) {
            rows[row].append(line)
        } else {
            rows.append([line])
        }
    }
}

extension Move.Call {
    /// Whether it is made on every move of its kind, whatever content is delivered.
    var isOfFrame: Bool {
        guard case .callback(let callback) = called else { return false }
        return isAlways && !Self.handingOver.contains(callback)
    }

    /// The methods that deliver what an app is opened or woken for.
    private static let handingOver: Set<Callback> = {
        let deliveries = LaunchReason.allCases.compactMap(\.delivery)
        let rules = ruleBook.filter { rule in deliveries.contains { rule.on == .transition($0) } }
        return Set(rules.flatMap(\.callbacks))
    }()
}

extension [Move.Call] {
    /// The calls outside the frame that come directly after its first `place` calls.
    func besides(behind place: Int) -> [Move.Call] {
        var passed = 0
        var calls: [Move.Call] = []
        for call in self {
            if call.isOfFrame { passed += 1 } else if passed == place { calls.append(call) }
        }
        return calls
    }
}

extension MoveLine {
    /// Whether it differs from a line only in the trigger.
    fileprivate func isAlike(_ other: MoveLine) -> Bool {
        conditions == other.conditions && isAtLaunch == other.isAtLaunch && calls == other.calls
            && sceneCalls == other.sceneCalls && versions == other.versions && mode == other.mode
    }

    /// The background mode that the app must declare for the trigger to wake it; nil if it needs
    /// none.
    var mode: String? {
        from == .inactive || from == .active ? nil : rules[0].wakingMode
    }
}

extension Rule {
    /// The background mode that an app must declare for the rule to wake it; nil if it needs none.
    var wakingMode: String? {
        for effect in then {
            guard case .because(let reason) = effect, let mode = reason.requiredMode else {
                continue
            }
            return BackgroundModes.all.first { $0.mode == mode }.map { "\($0.name)" }
        }
        return nil
    }
}
