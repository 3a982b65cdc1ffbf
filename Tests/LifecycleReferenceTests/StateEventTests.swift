import LifecycleCore
import Testing

@testable import LifecycleReference

/// Compares what the pages of states say about events with runs of an ordinary app.
@Suite struct StateEventTests {
    /// An event from one state, with the state after it in a run.
    private struct Move {
        var event: Event
        var from: LifecycleState
        var to: LifecycleState
    }

    /// The events that a run can bring about in each state.
    private static let moves: [Move] = Event.allCases.flatMap { event in
        LifecycleState.allCases.compactMap { state in
            let runs = EventRun.all(of: event, from: state).filter { $0.model == .scenes }
            guard let run = runs.first, !event.about.isWindow else { return nil }
            let states = run.parts.compactMap { part in
                if case .state(let state) = part { state } else { nil }
            }
            return Move(event: event, from: state, to: states.last ?? state)
        }
    }

    @Test func namesEachEventThatChangesTheState() {
        let missing = Self.moves.filter { move in
            move.to != move.from
                && !StateEvent.all(to: move.to, from: { $0 == move.from }).contains {
                    $0.trigger == .event(move.event)
                }
        }
        #expect(missing.map { "\($0.event), \($0.from) → \($0.to)" } == [])
    }

    @Test func namesNoStateThatARunDoesNotReach() {
        var wrong: [String] = []
        for state in LifecycleState.allCases {
            for event in StateEvent.all(to: state, from: { $0 != state })
            where event.isUnconditional {
                for old in event.from {
                    let move = Self.moves.first {
                        event.trigger == .event($0.event) && $0.from == old
                    }
                    if let move, move.to != state {
                        wrong.append("\(move.event), \(old) → \(state): → \(move.to)")
                    }
                }
            }
        }
        #expect(wrong == [])
    }
}
