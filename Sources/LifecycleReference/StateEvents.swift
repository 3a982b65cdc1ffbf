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
            if let kill = event.lines[0].kill { html.append(words(for: kill)) }
            let lists = event.lines.compactMap { line in
                conditions(
                    of: line, without: line.conditions.filter { $0.isOrdinary(in: event.from) })
            }
            guard lists.count == event.lines.count, !event.isUnconditional else { return }
            // A comma within a list of conditions means that all of them hold.
            let between: Word = event.lines.contains { $0.conditions.count > 1 } ? .orElse : .or
            html.small { small in
                small.append(Word.opening[language])
                for (index, words) in lists.enumerated() {
                    if index > 0 { small.append(between[language]) }
                    small.append(words)
                }
                small.append(Word.closing[language])
            }
        }
    }
}

/// The number of events that a list shows.
private let shownEvents = 12

/// An event after which an app with scenes on the newest iOS is in another state.
struct StateEvent {
    var trigger: Trigger
    /// The possible states of the app before it.
    var from: [LifecycleState]
    /// The lines about it with the fewest conditions.
    var lines: [WayLine]

    /// The events after which an app is in a state, those with the fewest conditions first.
    ///
    /// An event whose conditions depend on the state before it is there several times.
    static func all(
        to state: LifecycleState, from isMeant: (LifecycleState) -> Bool
    ) -> [StateEvent] {
        var events: [StateEvent] = []
        for old in LifecycleState.allCases where isMeant(old) {
            for line in LifecycleState.allCases.flatMap({ newest($0, state) })
            where line.from.contains(old) && line.lastStates.contains(LifecycleStates(state)) {
                for trigger in line.triggers where !goesOn(line, trigger, from: old, at: state) {
                    events.add(line, on: trigger, from: old)
                }
            }
        }
        return events.withStatesJoined.sorted { $0.rank.lexicographicallyPrecedes($1.rank) }
    }

    /// Whether the event of a line takes the app on from the state at once, and for good.
    private static func goesOn(
        _ line: WayLine, _ trigger: Trigger, from old: LifecycleState, at state: LifecycleState
    ) -> Bool {
        func leads(from states: [LifecycleState], to next: LifecycleState) -> Bool {
            states.contains { other in
                newest(other, next).contains { $0.continues(line, trigger, from: old) }
            }
        }
        let others = LifecycleState.allCases.filter { $0 != state }
        return others.contains { leads(from: [state], to: $0) }
            && others.contains { next in
                line.lastStates.contains(LifecycleStates(next))
                    && leads(from: LifecycleState.allCases, to: next)
            }
    }

    /// Whether nothing unusual is asked for, or of two lines one asks for the opposite of the other.
    var isUnconditional: Bool {
        if lines[0].needs(in: from) == 0 { return true }
        let asked = lines.map { $0.asked(in: from) }
        return asked.count == 2 && asked[0].count == 1 && asked[1] == asked[0].map(\.negated)
    }

    /// Ordinary events are declared before others.
    private var rank: [Int] {
        let place = ReferenceEvent.all.firstIndex { $0.trigger == trigger }
        return [lines[0].needs(in: from), place ?? ReferenceEvent.all.count]
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

extension [StateEvent] {
    /// Adds a line about an event in a state, unless another one has fewer conditions.
    fileprivate mutating func add(
        _ line: WayLine, on trigger: Trigger, from state: LifecycleState
    ) {
        guard let known = firstIndex(where: { $0.trigger == trigger && $0.from == [state] })
        else { return append(StateEvent(trigger: trigger, from: [state], lines: [line])) }
        let needs = self[known].lines[0].needs(in: [state])
        let own = line.needs(in: [state])
        if own < needs {
            self[known].lines = [line]
        } else if own == needs, line.kill == self[known].lines[0].kill,
            !self[known].lines.contains(where: {
                $0.mode == line.mode && $0.asked(in: [state]) == line.asked(in: [state])
            })
        {
            self[known].lines.append(line)
        }
    }

    /// The events, joined where only the state before them differs.
    fileprivate var withStatesJoined: [StateEvent] {
        reduce(into: []) { events, event in
            let known = events.firstIndex { other in
                other.trigger == event.trigger && other.lines.count == event.lines.count
                    && zip(other.lines, event.lines).allSatisfy {
                        $0.mode == $1.mode && $0.kill == $1.kill
                            && $0.asked(in: other.from) == $1.asked(in: event.from)
                    }
            }
            guard let known else { return events.append(event) }
            events[known].from += event.from
        }
    }
}

extension WayLine {
    /// The conditions that are not the ordinary case in the states.
    fileprivate func asked(in states: [LifecycleState]) -> [Requirement] {
        conditions.filter { !$0.isOrdinary(in: states) }
    }

    /// The number of conditions that are not the ordinary case.
    fileprivate func needs(in states: [LifecycleState]) -> Int {
        asked(in: states).count + (mode == nil ? 0 : 1)
    }

    /// Whether the change of another line with an event is followed by this one at once.
    fileprivate func continues(
        _ other: WayLine, _ trigger: Trigger, from state: LifecycleState
    ) -> Bool {
        triggers.contains(trigger) && from.contains(state) && mode == other.mode
            && conditions.allSatisfy {
                $0.isOrdinary(in: [state]) || other.conditions.contains($0)
            }
    }
}

extension Requirement {
    /// Whether an ordinary app with one window meets it in each of the states.
    ///
    /// Something always covers an inactive app.
    fileprivate func isOrdinary(in states: [LifecycleState]) -> Bool {
        guard isNegated, case .condition(let condition) = subject else { return false }
        switch condition {
        case .covered: return !states.contains(.inactive)
        case .onCall, .supportsWindows, .onPad: return true
        default: return false
        }
    }
}
