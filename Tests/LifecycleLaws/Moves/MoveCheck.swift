import LifecycleCore
import LifecycleReference
public import ScenarioText
import TraceViews

extension Scenario {
    /// What of the moves in its run the table of moves does not have, in words.
    public func movesThatAreNotInTheTable() -> [String] {
        steps(as: app).flatMap { $0.movesThatAreNotInTheTable(of: app) }
    }
}

extension PlainStep {
    /// What of its moves the table does not have, in words.
    func movesThatAreNotInTheTable(of app: App) -> [String] {
        moves.compactMap { made in
            guard case .stateChange(let from, let to) = trace[made.entry].what else { return nil }
            let isLast = made.entry == moves.last?.entry
            let calls = self.calls(of: made).map(\.called)
            let isKnown = Move.all(of: app, from: from).contains { move in
                guard move.to == to, move.has(path: made),
                    let rest = move.rest(of: calls[...], isWhole: isWhole)
                else { return false }
                return rest.isEmpty
                    || isLast && !isWhole && isBegun(by: rest, of: app, behind: move)
            }
            if isKnown { return nil }
            let rules = made.path.map { "\($0.rule.id)" }.joined(separator: " > ")
            let names = calls.map(\.name).joined(separator: " ")
            return "\(from) \(to), iOS \(app.version.text), \(rules): \(names)"
        }
    }

    /// Whether calls are the first ones of a move that was to come behind another one of the same step,
    /// and that code of the app has put off or cut short.
    private func isBegun(by calls: ArraySlice<Called>, of app: App, behind last: Move) -> Bool {
        Move.all(of: app, from: last.to).contains { move in
            move.path.first?.name == last.path.first?.name
                && move.rest(of: calls, isWhole: false)?.isEmpty == true
        }
    }
}

extension Move {
    /// The moves that apps of the kind of one make from a state, on its version.
    fileprivate static func all(of app: App, from state: LifecycleState) -> [Move] {
        all.filter { move in
            move.from == state && move.model == app.model
                && move.versions.contains { $0.contains(app.version) }
                && move.option.map { app[$0] } ?? true
        }
    }

    /// Whether it is made by the rules of a change of state, as far as they are known.
    fileprivate func has(path made: MadeMove) -> Bool {
        let own = path.map(\.name)
        let names = made.path.map(\.rule.name)
        return made.isGoneOnWith ? own.last == names.last : own == names
    }

    /// What is left of calls behind those that it makes in their order; nil if one is missing that it
    /// always makes.
    fileprivate func rest(
        of calls: ArraySlice<LifecycleLaws.Called>, isWhole: Bool
    ) -> ArraySlice<LifecycleLaws.Called>? {
        var rest = calls
        for call in self.calls {
            if call.called.name == rest.first?.name {
                rest.removeFirst()
            } else if isWhole, call.conditions.isEmpty, !call.isAtTimes {
                return nil
            }
        }
        return rest
    }
}

extension Move.Called {
    /// The name in the table.
    fileprivate var name: String {
        switch self {
        case .callback(let callback): LifecycleLaws.Called.callback(callback).name
        case .launchHandler(let reason): LifecycleLaws.Called.launchHandler(reason).name
        }
    }
}
