import LifecycleCore
import LifecycleReference
public import ScenarioText
import TraceViews

extension Scenario {
    /// What of the moves in its run the table of moves does not have, in words.
    public func movesThatAreNotInTheTable() -> [String] {
        let table = KnownMoves(of: app)
        return steps(as: app).flatMap { table.lacking(of: $0) }
    }
}

/// The moves that the table has for one app.
struct KnownMoves {
    private let app: App
    /// The moves from each state.
    private let moves: [LifecycleState: [TableMove]]

    /// The moves that apps of the kind of one make on its version, whichever side of a contested
    /// question it takes.
    init(of app: App) {
        self.app = app
        let own = TableMove.all.filter { known in
            known.move.model == app.model
                && known.move.versions.contains { $0.contains(app.version) }
                && known.move.option.map { app[$0] } ?? true
        }
        moves = Dictionary(grouping: own) { $0.move.from }
    }

    /// What of the moves of a step the table does not have, in words.
    func lacking(of step: PlainStep) -> [String] {
        step.moves.compactMap { made in
            guard case .stateChange(let from, let to) = step.trace[made.entry].what else {
                return nil
            }
            let isCutShort = made.entry == step.moves.last?.entry && !step.isWhole
            let calls = step.calls(of: made).map(\.called)
            let isKnown = moves[from, default: []].contains { known in
                guard known.move.to == to, known.has(path: made),
                    let rest = known.rest(of: calls[...], isWhole: step.isWhole)
                else { return false }
                return rest.isEmpty || isCutShort && isBegun(by: rest, behind: known)
            }
            if isKnown { return nil }
            let rules = made.path.map { "\($0.rule.id)" }.joined(separator: " > ")
            let names = calls.map(\.name).joined(separator: " ")
            return "\(from) \(to), iOS \(app.version.text), \(rules): \(names)"
        }
    }

    /// Whether calls are the first ones of a move that was to come behind another one of the same step,
    /// and that code of the app has put off or cut short.
    private func isBegun(by calls: ArraySlice<Called>, behind last: TableMove) -> Bool {
        moves[last.move.to, default: []].contains { known in
            known.path.first == last.path.first
                && known.rest(of: calls, isWhole: false)?.isEmpty == true
        }
    }
}

/// A move of the table with its rules and calls as steps name them.
private struct TableMove {
    var move: Move
    var path: [RuleNumber]
    var calls: [(called: Called, isAlways: Bool)]

    /// The whole table.
    static let all: [TableMove] = {
        let numbers = Dictionary(uniqueKeysWithValues: RuleNumber.all.map { ($0.rule.name, $0) })
        return Move.all.map { move in
            TableMove(
                move: move, path: move.path.compactMap { numbers[$0.name] },
                calls: move.calls.map { call in
                    (Called(call.called), call.conditions.isEmpty && !call.isAtTimes)
                })
        }
    }()

    /// Whether it is made by the rules of a change of state, as far as they are known.
    func has(path made: MadeMove) -> Bool {
        made.isGoneOnWith ? path.last == made.path.last : path == made.path
    }

    /// What is left of calls behind those that it makes in their order; nil if one is missing that it
    /// always makes.
    func rest(of calls: ArraySlice<Called>, isWhole: Bool) -> ArraySlice<Called>? {
        var rest = calls
        for call in self.calls {
            if call.called == rest.first {
                rest.removeFirst()
            } else if isWhole, call.isAlways {
                return nil
            }
        }
        return rest
    }
}

extension Called {
    /// What the table names.
    fileprivate init(_ called: Move.Called) {
        switch called {
        case .callback(let callback): self = .callback(callback)
        case .launchHandler(let reason): self = .launchHandler(reason)
        }
    }
}
