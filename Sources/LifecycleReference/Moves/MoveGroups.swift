import LifecycleCore
import TraceViews

/// Lines of the tables of moves on which the same is called.
struct MoveGroup {
    /// What is called on each of its moves in an app without scenes; nil if no such app makes them.
    var calls: [Move.Call]?
    /// The same in an app with scenes.
    var sceneCalls: [Move.Call]?
    /// Its lines, those that differ only in what happens together.
    var rows: [[MoveLine]] = []

    /// Lines in groups, in the order of the lines, without conditions that are told elsewhere.
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
    /// Whether it is made on each move of its kind, whatever is handed over to the app on the way.
    var isOfFrame: Bool {
        guard case .callback(let callback) = called else { return false }
        return isAlways && !Self.handingOver.contains(callback)
    }

    /// The methods in which an app is handed what it is opened or woken for.
    private static let handingOver: Set<Callback> = {
        let deliveries = LaunchReason.allCases.compactMap(\.delivery)
        let rules = ruleBook.filter { rule in deliveries.contains { rule.on == .transition($0) } }
        return Set(rules.flatMap(\.callbacks))
    }()
}

extension [Move.Call] {
    /// Those that are not of the frame and come behind so many of those that are.
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
    /// Whether it differs from a line in nothing but what happens.
    fileprivate func isAlike(_ other: MoveLine) -> Bool {
        conditions == other.conditions && isAtLaunch == other.isAtLaunch && calls == other.calls
            && sceneCalls == other.sceneCalls && versions == other.versions && mode == other.mode
    }

    /// The name of the background mode that the app has to declare for what happens to wake it; nil
    /// if it needs none.
    var mode: String? {
        from == .inactive || from == .active ? nil : rules[0].wakingMode
    }
}

extension Rule {
    /// The name of the background mode that an app has to declare for the rule to wake it; nil if it
    /// needs none.
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
