import Diagnostics
import LifecycleCore
import Markup
import TraceViews

// Lists of the events that take an app on the newest iOS into a state and out of it.

extension PageWriter {
    /// Appends the events that bring an app into a state, by its state before them; all but the
    /// plainest are folded.
    mutating func origins(of state: LifecycleState) {
        let events = StateEvent.all(to: state, from: { $0 != state })
        append(
            silently: occasionList(
                lists(of: events.prefix(shownEvents), before: state),
                folding: lists(of: events.dropFirst(shownEvents), before: state)))
    }

    /// Appends the events that take an app out of a state, by its state after them.
    mutating func destinations(of state: LifecycleState) {
        let groups = LifecycleState.allCases.filter { $0 != state }.map { new in
            let events = StateEvent.all(to: new, from: { $0 == state })
            return (names(of: [new]), events.map { item(of: $0) })
        }
        append(silently: occasionList(groups, atMost: shownEvents))
    }

    /// Events that lead to a state, by the states before them, the usual ones first.
    private func lists(
        of events: ArraySlice<StateEvent>, before state: LifecycleState
    ) -> [OccasionLines] {
        var groups: [(states: [LifecycleState], lines: [HTML])] = []
        for event in events {
            if let known = groups.firstIndex(where: { $0.states == event.from }) {
                groups[known].lines.append(item(of: event))
            } else {
                groups.append((event.from, [item(of: event)]))
            }
        }
        let usual = groups.filter { $0.states.contains(state.usualOrigin) }
        let others = groups.filter { !$0.states.contains(state.usualOrigin) }
        return (usual + others).map { (names(of: $0.states), $0.lines) }
    }

    private func names(of states: [LifecycleState]) -> HTML {
        sequence(states.map { state in HTML { $0.state(state, in: language) } }) ?? HTML()
    }

    private func item(of event: StateEvent) -> HTML {
        HTML { html in
            html.append(agendaItem(event.trigger))
            if let kill = event.line.kill { html.append(words(for: kill)) }
            let ordinary = event.line.conditions.filter(\.isOrdinary)
            guard let conditions = conditions(of: event.line, without: ordinary) else { return }
            html.small { small in
                small.append(Word.opening[language])
                small.append(conditions)
                small.append(Word.closing[language])
            }
        }
    }
}

/// The number of events that a list shows.
private let shownEvents = 12

/// An event after which an app with scenes on the newest iOS is in another state.
private struct StateEvent {
    var trigger: Trigger
    /// The possible states of the app before it.
    var from: [LifecycleState]
    /// The line about it with the fewest conditions.
    var line: WayLine

    /// The events after which an app is in a state, those with the fewest conditions first.
    static func all(
        to state: LifecycleState, from isMeant: (LifecycleState) -> Bool
    ) -> [StateEvent] {
        let onward = LifecycleState.allCases.filter { $0 != state }.flatMap { newest(state, $0) }
        var events: [StateEvent] = []
        for line in LifecycleState.allCases.flatMap({ newest($0, state) }) {
            for trigger in line.triggers {
                let states = line.from.filter { old in
                    isMeant(old) && !onward.contains { $0.continues(line, trigger, from: old) }
                }
                guard !states.isEmpty else { continue }
                guard let known = events.firstIndex(where: { $0.trigger == trigger }) else {
                    events.append(StateEvent(trigger: trigger, from: states, line: line))
                    continue
                }
                let from = events[known].from + states
                events[known].from = LifecycleState.allCases.filter(from.contains)
                if line.needs < events[known].line.needs { events[known].line = line }
            }
        }
        return events.sorted { $0.rank.lexicographicallyPrecedes($1.rank) }
    }

    /// Ordinary events are declared before others.
    private var rank: [Int] {
        let place = ReferenceEvent.all.firstIndex { $0.trigger == trigger }
        return [line.needs, place ?? ReferenceEvent.all.count]
    }

    /// The lines about a change of state on the newest iOS.
    private static func newest(_ old: LifecycleState, _ new: LifecycleState) -> [WayLine] {
        lines[StatePair(old: old, new: new)] ?? []
    }

    private static let lines: [StatePair: [WayLine]] = {
        var lines: [StatePair: [WayLine]] = [:]
        for old in LifecycleState.allCases {
            for new in LifecycleState.allCases where old != new {
                lines[StatePair(old: old, new: new)] = WayLine.all(from: old, to: new).filter {
                    $0.isCurrent && $0.models.isSuperset(of: .scenes)
                }
            }
        }
        return lines
    }()

    private struct StatePair: Hashable {
        var old: LifecycleState
        var new: LifecycleState
    }
}

extension WayLine {
    /// The number of conditions that are not the ordinary case.
    fileprivate var needs: Int {
        conditions.count { !$0.isOrdinary } + (mode == nil ? 0 : 1)
    }

    /// Whether the change of another line with an event is followed by this one at once.
    fileprivate func continues(
        _ other: WayLine, _ trigger: Trigger, from state: LifecycleState
    ) -> Bool {
        triggers.contains(trigger) && from.contains(state) && mode == other.mode
            && conditions.allSatisfy { $0.isOrdinary || other.conditions.contains($0) }
            && other.conditions.allSatisfy { $0.isOrdinary || conditions.contains($0) }
    }
}

extension Requirement {
    /// Whether it is met by an ordinary app with one window that nothing covers.
    fileprivate var isOrdinary: Bool {
        guard isNegated, case .condition(let condition) = subject else { return false }
        switch condition {
        case .covered, .onCall, .supportsWindows, .onPad: return true
        default: return false
        }
    }
}
