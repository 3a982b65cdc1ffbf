import Diagnostics
import LifecycleCore
import ScenarioText

/// Where everything stands in the drawing of a trace; all lengths are CSS pixels.
///
/// The drawing is not to scale. Entries of one moment are set side by side in the order in which
/// they came, so that a launch, which takes no virtual time, can be read as a staircase. Between
/// moments there is a gap that grows with the logarithm of the time: 0 ms … 10 years fit. What is
/// wider than a page goes on in another strip below, as music does.
struct TimelineLayout {
    /// The lanes, top to bottom: the higher, the more alive, so a launch climbs.
    static let lanes: [LifecycleState] = [
        .active, .inactive, .background, .suspended, .notRunning,
    ]
    /// How many stops are drawn at most: the first and the last ones of a longer run.
    static let firstStops = 48
    static let lastStops = 16

    static let laneHeight = 30
    static let labelWidth = 84
    static let stopY = TimelineLayout.laneHeight * 5 + 26
    static let timeY = TimelineLayout.laneHeight * 5 + 66
    static let stripHeight = TimelineLayout.laneHeight * 5 + 78
    static let stripGap = 24
    /// Where a strip ends at the latest, so that the column of a page holds it.
    static let widest = 720

    private let language: Language
    /// The state before the first stop.
    var startState: LifecycleState
    /// What is drawn, left to right.
    var stops: [TimelineStop]
    /// The rows that are not drawn, and the index of the first stop behind them.
    var omission: (rows: ClosedRange<Int>, stop: Int)?
    /// The moments, left to right; one that goes on in another strip stands in both.
    var moments: [TimelineMoment] = []
    /// Where each strip ends, top to bottom.
    private(set) var ends: [Int] = []
    /// Where the strip that is being filled ends so far.
    private var end = TimelineLayout.start

    private static let start = TimelineLayout.labelWidth + 20

    var width: Int { ends.max() ?? Self.start }
    var height: Int { ends.count * (Self.stripHeight + Self.stripGap) - Self.stripGap }

    init(_ trace: Trace, in language: Language = .english) {
        self.language = language
        startState = trace.startState
        stops = TimelineStop.stops(of: trace)
        omitMiddle()
        place(within: .max)
        let length = width - Self.start
        let strips = (length - 1) / (Self.widest - Self.start) + 1
        if strips > 1 {
            // About as long as each other, and not a last one of a single stop.
            place(within: min(Self.widest, Self.start + length / strips + 90))
        }
    }

    /// The top of a strip.
    static func top(_ strip: Int) -> Int { strip * (stripHeight + stripGap) }

    /// The middle of a state's lane in a strip.
    static func y(_ state: LifecycleState, _ strip: Int) -> Int {
        let lane = lanes.firstIndex(of: state) ?? 0
        return top(strip) + lane * laneHeight + laneHeight / 2
    }

    private mutating func omitMiddle() {
        guard stops.count > Self.firstStops + Self.lastStops else { return }
        let behind = stops.count - Self.lastStops
        let first = stops[Self.firstStops].rows.lowerBound
        let last = stops[behind - 1].rows.upperBound
        stops.removeSubrange(Self.firstStops..<behind)
        omission = (first...last, Self.firstStops)
    }

    /// Gives each stop its place in strips that end at a limit.
    private mutating func place(within limit: Int) {
        moments = []
        ends = []
        end = Self.start
        for index in stops.indices {
            let isOmission = index == omission?.stop
            let isNewMoment =
                index == 0 || isOmission || stops[index].time != stops[index - 1].time
            let place = end + gap(before: index, isOmission, isNewMoment)
            let room = isNewMoment ? momentLength(at: index, limit) : stops[index].width
            let isNewStrip = index > 0 && place + room + 18 > limit
            if isNewStrip {
                finishStrip()
                end = Self.start + (isOmission ? Self.omissionGap : 0)
            } else {
                end = place
            }
            stops[index].strip = ends.count
            stops[index].x = end + stops[index].width / 2
            if isNewMoment || isNewStrip {
                moments.append(TimelineMoment(of: stops[index], left: end))
            }
            moments[moments.count - 1].add(stops[index], in: language)
            end += stops[index].width + 4
        }
        finishStrip()
    }

    /// What is free before a stop that stays in its strip.
    private func gap(before index: Int, _ isOmission: Bool, _ isNewMoment: Bool) -> Int {
        if isOmission { return max(0, timesEnd - end) + Self.omissionGap }
        guard isNewMoment && index > 0 else { return 0 }
        let pause = stops[index].time - stops[index - 1].time
        return max(Self.gap(for: pause), timesEnd + 14 - end)
    }

    /// How long the stops of one moment are together, so that they stay together; the length of the
    /// first one where no strip has room for all.
    private func momentLength(at index: Int, _ limit: Int) -> Int {
        let rest = stops[index...]
        let stop = rest.firstIndex { $0.time != stops[index].time } ?? rest.endIndex
        let length = rest[..<stop].reduce(-4) { $0 + $1.width + 4 }
        return Self.start + length + 18 > limit ? stops[index].width : length
    }

    private mutating func finishStrip() {
        ends.append(max(end + 18, timesEnd + 4))
    }

    private static let omissionGap = 120

    /// Where the last time label ends.
    private var timesEnd: Int {
        guard let last = moments.last else { return 0 }
        return last.left + last.label.widthOfTimeLabel
    }

    /// The gap for a pause: 3 px for each doubling, so 30 px for 1 s and 117 px for 10 years.
    private static func gap(for pause: Span) -> Int {
        3 * (Int64.bitWidth - pause.milliseconds.leadingZeroBitCount)
    }
}

/// A numbered circle of the timeline: the rows of one moment that leave the app in one state.
struct TimelineStop {
    /// The rows of the table that it stands for.
    var rows: ClosedRange<Int>
    var time: Instant
    /// The state of the app from here on.
    var state: LifecycleState
    /// The kind of its rows, as far as a circle shows it: kill, ignored, or any other.
    var look: Look
    var x = 0
    /// The strip it is in, from 0.
    var strip = 0

    enum Look {
        case plain
        case ignored
        case kill

        init(_ kind: EntryKind) {
            switch kind {
            case .ignored: self = .ignored
            case .kill: self = .kill
            default: self = .plain
            }
        }
    }

    /// The width of the circle: at least the 24 px that a finger can tell apart, with its gap.
    var width: Int {
        max(24, Text(rows: rows).widthOfTimeLabel + 10)
    }

    static func stops(of trace: Trace) -> [TimelineStop] {
        var stops: [TimelineStop] = []
        for (index, entry) in trace.entries.enumerated() {
            let look = Look(entry.kind)
            let row = index + 1
            if let last = stops.last, last.time == entry.time, last.state == entry.state,
                last.look == look
            {
                stops[stops.count - 1].rows = last.rows.lowerBound...row
            } else {
                stops.append(
                    TimelineStop(rows: row...row, time: entry.time, state: entry.state, look: look))
            }
        }
        return stops
    }
}

/// One moment on the axis: its label and the stretch of its circles.
struct TimelineMoment {
    var label: Text
    var left: Int
    var right: Int
    var strip: Int

    init(of stop: TimelineStop, left: Int) {
        self.label = Text(spoken: stop.time)
        self.strip = stop.strip
        self.left = left
        self.right = left
    }

    /// Takes a stop into the moment.
    mutating func add(_ stop: TimelineStop, in language: Language) {
        right = stop.x + stop.width / 2
        if stop.look == .kill { label.append(Word.killed[language]) }
    }
}

extension Text {
    /// The width of digits and units in the small type of the axis, by a generous guess.
    fileprivate var widthOfTimeLabel: Int {
        // A byte that continues a character takes no room of its own.
        7 * bytes.count { $0 & 0xC0 != 0x80 }
    }
}

extension Text {
    /// Row numbers: `4` or `2–5`.
    init(rows: ClosedRange<Int>) {
        self =
            rows.count == 1 ? "\(rows.lowerBound)" : "\(rows.lowerBound)–\(rows.upperBound)"
    }
}
