import LifecycleCore
import LifecycleReference
public import ScenarioText
import TraceViews

extension Scenario {
    /// The moves of its run that the table of moves lacks, in words.
    public func movesThatAreNotInTheTable() -> [String] {
        let table = KnownMoves(of: app)
        return steps(as: app).flatMap { table.lacking(of: $0) }
    }
}

/// The moves in the table for one app.
struct KnownMoves {
    private let app: App
    private let moves: [LifecycleState: [TableMove]]

    /// Selects the moves for the kind of app on its version, for either side of a contested
    /// question.
    init(of app: App) {
        self.app = app
        let own = TableMove.all.filter { known in
            known.move.model == app.model
                && known.move.versions.contains { $0.contains(app.version) }
                && known.move.option.map { app[$0] } ?? true
        }
        moves = Dictionary(grouping: own) { $0.move.from }
    }

    /// The moves of a step that the table lacks, in words.
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

    /// Returns true if the calls begin a move that follows another one in the same step, and that
    /// the app's code has delayed or cut short.
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

    /// Returns true if the move has the rules of a change of state, as far as they are known.
    func has(path made: StateChange) -> Bool {
        made.isGoneOnWith ? path.last == made.path.last : path == made.path
    }

    /// The calls that remain after those of the move in order; nil if one that it always makes is
    /// missing.
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
    /// Creates the call from the table's name for it.
    fileprivate init(_ called: Move.Called) {
        switch called {
        case .callback(let callback): self = .callback(callback)
        case .launchHandler(let reason): self = .launchHandler(reason)
        }
    }
}
