import LifecycleCore

/// A line of the table of moves, which combines moves with the same description.
struct MoveLine: Equatable {
    var from: LifecycleState
    var to: LifecycleState
    var trigger: Trigger
    /// The conditions worth mentioning.
    var conditions: [Requirement]
    /// Whether it is part of a launch that has already made a move.
    var isAtLaunch: Bool
    /// The calls in an app without scenes; nil if no such app makes the move.
    var calls: [Move.Call]?
    /// The calls in an app with scenes; nil if no such app makes the move.
    var sceneCalls: [Move.Call]?
    /// The versions of iOS with the move, in order.
    var versions: [VersionRange]
    /// The rules for the trigger.
    var rules: [Rule]
    /// Why the system kills the app; nil if it does not, or not with a code.
    var kill: KillReason?

    static func == (left: MoveLine, right: MoveLine) -> Bool {
        left.says(thatOf: right) && left.versions == right.versions
    }

    /// Whether it equals another line except for the versions.
    fileprivate func says(thatOf other: MoveLine) -> Bool {
        isSameMove(as: other) && conditions == other.conditions && calls == other.calls
            && sceneCalls == other.sceneCalls
    }

    /// Whether it has the same trigger, states and kill.
    fileprivate func isSameMove(as other: MoveLine) -> Bool {
        from == other.from && to == other.to && trigger == other.trigger
            && isAtLaunch == other.isAtLaunch && kill == other.kill
    }
}

extension MoveLine {
    /// The lines of the moves that apps make by default, in the order of the table.
    static let all: [MoveLine] = lines(of: Move.all.filter { $0.option == nil })

    static func lines(of moves: [Move]) -> [MoveLine] {
        var lines: [MoveLine] = []
        for line in moves.map(MoveLine.init) {
            if let known = lines.firstIndex(where: { $0.says(thatOf: line) }) {
                lines[known].add(line)
            } else {
                lines.append(line)
            }
        }
        return lines.filter { line in !lines.contains { $0.covers(line) } }.withBothModels
    }

    private init(_ move: Move) {
        from = move.from
        to = move.to
        trigger = move.trigger
        conditions = move.conditions.filter { condition in
            condition.words != nil && !condition.isImplied(by: move.trigger)
        }.sorted { $0.index < $1.index }
        isAtLaunch = move.isPartOfLaunch && move.from != .notRunning
        let calls = move.calls.map { call in
            Move.Call(
                called: call.called, conditions: call.conditions.filter { $0.words != nil },
                isAtTimes: call.isAtTimes)
        }
        self.calls = move.model == .delegate ? calls : nil
        sceneCalls = move.model == .scenes ? calls : nil
        versions = move.versions
        rules = [move.path[0]]
        kill =
            move.path.flatMap(\.then).lazy.compactMap { effect in
                if case .kill(let reason) = effect { reason } else { nil }
            }.first
    }

    private mutating func add(_ other: MoveLine) {
        versions = (versions + other.versions).joined
        for rule in other.rules where !rules.contains(where: { $0.name == rule.name }) {
            rules.append(rule)
        }
    }

    /// Whether it includes another line with fewer conditions.
    private func covers(_ other: MoveLine) -> Bool {
        isSameMove(as: other) && conditions.count < other.conditions.count
            && conditions.allSatisfy { other.conditions.contains($0) }
            && covers(other.calls, by: calls) && covers(other.sceneCalls, by: sceneCalls)
            && (versions + other.versions).joined == versions
    }

    private func covers(_ others: [Move.Call]?, by own: [Move.Call]?) -> Bool {
        guard let others, let own else { return others == own }
        return others.filter(\.isAlways) == own.filter(\.isAlways)
            && others.allSatisfy { own.contains($0) }
    }

    /// Whether it has all the calls of a line with the same trigger, whatever the conditions of the
    /// move.
    func tells(callsOf other: MoveLine) -> Bool {
        from == other.from && to == other.to && trigger == other.trigger
            && (other.calls == nil || covers(other.calls, by: calls))
            && (other.sceneCalls == nil || covers(other.sceneCalls, by: sceneCalls))
    }
}

extension Requirement {
    /// Whether a trigger cannot happen otherwise.
    func isImplied(by trigger: Trigger) -> Bool {
        switch (subject, trigger) {
        case (.condition(.locked), .event(.userUnlocksDevice)),
            (.condition(.locked), .event(.userHalfUnlocksDevice)),
            (.condition(.switcherOpen), .event(.userClosesSwitcher)):
            !isNegated
        default: false
        }
    }
}

extension [MoveLine] {
    /// The lines with those for both models combined, where the models differ only in their
    /// methods.
    fileprivate var withBothModels: [MoveLine] {
        var lines: [MoveLine] = []
        for line in self {
            let twin = line.sceneCalls == nil ? nil : lines.firstIndex { $0.isTwin(of: line) }
            if let twin { lines[twin].sceneCalls = line.sceneCalls } else { lines.append(line) }
        }
        return lines
    }
}

extension MoveLine {
    /// Whether another line is the same for apps with scenes, apart from calls outside the frame.
    fileprivate func isTwin(of other: MoveLine) -> Bool {
        guard let calls, sceneCalls == nil, isSameMove(as: other), conditions == other.conditions
        else { return false }
        let frame = calls.filter(\.isOfFrame).map { call in
            guard case .callback(let callback) = call.called else { return call }
            var other = call
            other.called = .callback(callback.counterpart ?? callback)
            return other
        }
        return frame == other.sceneCalls?.filter(\.isOfFrame)
            && versions.withScenes == other.versions
    }
}

extension [VersionRange] {
    /// The same versions in order, with adjacent and overlapping ranges merged.
    var joined: [VersionRange] {
        var ranges: [VersionRange] = []
        for range in sorted(by: { $0.first < $1.first }) {
            guard let last = ranges.last, last.end.map({ range.first <= $0 }) ?? true else {
                ranges.append(range)
                continue
            }
            guard let limit = last.end else { break }
            ranges[ranges.count - 1].end = range.end.map { Swift.max(limit, $0) }
        }
        return ranges
    }

    /// The part of the versions on which apps can have scenes.
    var withScenes: [VersionRange] {
        let first = versionSwitches.first { $0.kind == .scenesAvailable }?.versions.first ?? .oldest
        return compactMap { range in
            if let end = range.end, end <= first { return nil }
            var range = range
            range.first = Swift.max(range.first, first)
            return range
        }
    }
}
