import Diagnostics
import LifecycleCore
import ScenarioText

/// The layout of the timeline of a trace.
///
/// Horizontal places are in thousandths of the width, so that the timeline fits any page. Vertical
/// ones are in CSS pixels.
struct TimelineLayout {
    /// The lanes from top to bottom: active is on top, so a launch climbs.
    static let lanes: [LifecycleState] = [
        .active, .inactive, .background, .suspended, .notRunning,
    ]
    /// The numbers of first and last changes of state that are drawn of a long run.
    static let firstChanges = 48
    static let lastChanges = 16

    static let laneHeight = 28
    /// The vertical position of the axis, below the lanes.
    static let axis = TimelineLayout.laneHeight * 5 + 8

    /// An interval in one state; empty if the app leaves the state at once.
    struct Stretch {
        var state: LifecycleState
        var left: Int
        var right: Int
    }

    /// The vertical line for all changes of state at one time.
    struct Riser {
        var place: Int
        var top: Int
        var bottom: Int
    }

    private(set) var scale: TimelineScale
    private(set) var stretches: [Stretch] = []
    private(set) var risers: [Riser] = []
    /// Where the system kills the app, and the state before.
    private(set) var kills: [(place: Int, state: LifecycleState)] = []
    /// The events from left to right.
    private(set) var handles: [TimelineHandle] = []
    /// The rows that are not drawn, and their place.
    private(set) var omission: (rows: ClosedRange<Int>, left: Int, right: Int)?

    init(_ trace: Trace, until end: Instant? = nil, in language: Language = .english) {
        let hidden = Self.hiddenRows(of: trace)
        let drawn = trace.entries.indices.filter { !(hidden?.contains($0) ?? false) }
        var times: [Instant] = [.zero]
        var omitted: Int?
        for index in drawn {
            let time = trace.entries[index].time
            if let hidden, index == hidden.upperBound {
                omitted = times.count
                times.append(time)
            } else if times.last != time {
                times.append(time)
            }
        }
        scale = TimelineScale(times, omission: omitted, until: end)
        if let hidden, hidden.upperBound < trace.entries.count {
            omission = (
                hidden.lowerBound + 1...hidden.upperBound,
                scale.place(trace.entries[hidden.lowerBound - 1].time),
                scale.place(trace.entries[hidden.upperBound].time)
            )
        }
        draw(
            drawn.map { trace.entries[$0] }, from: trace.startState,
            hidden == nil ? nil : Self.firstChanges)
        handles = TimelineHandle.handles(
            of: drawn.map { ($0, trace.entries[$0]) }, trace, scale, in: language)
    }

    /// The vertical middle of the lane of a state.
    static func y(_ state: LifecycleState) -> Int {
        let lane = lanes.firstIndex(of: state) ?? 0
        return lane * laneHeight + laneHeight / 2
    }

    /// The indices of the rows of a long run between its first and its last drawn changes.
    private static func hiddenRows(of trace: Trace) -> Range<Int>? {
        var state = trace.startState
        var changes: [Int] = []
        for (index, entry) in trace.entries.enumerated() where entry.state != state {
            state = entry.state
            changes.append(index)
        }
        guard changes.count > firstChanges + lastChanges else { return nil }
        return changes[firstChanges]..<changes[changes.count - lastChanges]
    }

    /// Adds the intervals and changes of state, entry by entry.
    private mutating func draw(
        _ entries: [TraceEntry], from startState: LifecycleState, _ omitted: Int?
    ) {
        var state = startState
        var left = 0
        var since: Instant?
        for entry in entries {
            let place = scale.place(entry.time)
            if entry.kind == .kill { kills.append((place, state)) }
            guard entry.state != state else { continue }
            if let omission, place == omission.right, left <= omission.left {
                // The states in between are not shown.
                stretches.append(Stretch(state: state, left: left, right: omission.left))
            } else {
                stretches.append(
                    Stretch(state: state, left: since == entry.time ? place : left, right: place))
                rise(at: place, isSame: since == entry.time, from: state, to: entry.state)
            }
            state = entry.state
            left = place
            since = entry.time
        }
        stretches.append(Stretch(state: state, left: left, right: 1000))
    }

    private mutating func rise(
        at place: Int, isSame: Bool, from: LifecycleState, to: LifecycleState
    ) {
        let (one, other) = (Self.y(from), Self.y(to))
        if isSame, let last = risers.last {
            risers[risers.count - 1].top = min(last.top, one, other)
            risers[risers.count - 1].bottom = max(last.bottom, one, other)
        } else {
            risers.append(Riser(place: place, top: min(one, other), bottom: max(one, other)))
        }
    }
}
