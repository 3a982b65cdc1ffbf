import LifecycleCore

/// The places of times along a timeline, in thousandths of its width.
///
/// Places are to scale. If long intervals would leave no room for short ones, as with three seconds
/// and three hours, the long ones are shortened and the axis is broken there.
struct TimelineScale {
    /// Times with their places, in order; the scale is linear between two of them.
    private(set) var knots: [Knot]
    /// The places at which the axis is broken, in the middle of shortened intervals.
    private(set) var breaks: [Int] = []
    /// The first and the last time of an entry that is drawn.
    let first: Instant
    let last: Instant

    struct Knot {
        var time: Instant
        var place: Int
    }

    /// The place of the first time, which leaves some room for what was before.
    private static let start = 50
    private static let end = 1000

    /// Creates a scale for times in order, each once.
    ///
    /// `omission` is the index of the first time after the part that is not drawn, if any.
    init(_ times: [Instant], omission: Int?, until end: Instant?) {
        first = times.first ?? .zero
        last = times.last ?? .zero
        var lengths = zip(times, times.dropFirst()).map { ($1 - $0).milliseconds }
        let whole = lengths
        Self.shorten(&lengths)
        if let omission { lengths[omission - 1] = 0 }
        let drawn = lengths.reduce(0, +)
        if let omission { lengths[omission - 1] = max(1, drawn / 6) }
        let isBroken = lengths != whole
        var tail =
            isBroken ? max(1, drawn / 8) : (Self.end(behind: last, from: first) - last).milliseconds
        if let end, !isBroken { tail = max(tail, (end - last).milliseconds) }
        let total = max(1, lengths.reduce(0, +) + tail)
        let width = Int64(Self.end - Self.start)
        var place: Int64 = 0
        knots = [Knot(time: first, place: Self.start)]
        for (index, length) in lengths.enumerated() {
            let next = place + length
            let ends = (
                Self.start + Int(place * width / total), Self.start + Int(next * width / total)
            )
            if length != whole[index] { breaks.append((ends.0 + ends.1) / 2) }
            if isBroken { knots.append(Knot(time: times[index + 1], place: ends.1)) }
            place = next
        }
        knots.append(Knot(time: last + Span(milliseconds: tail), place: Self.end))
    }

    /// The end of the scale.
    var end: Instant { knots[knots.count - 1].time }

    /// The place of a time.
    func place(_ time: Instant) -> Int {
        guard let next = knots.firstIndex(where: { $0.time > time }) else {
            return knots[knots.count - 1].place
        }
        guard next > 0 else { return Self.start }
        let (left, right) = (knots[next - 1], knots[next])
        let part = (time - left.time).milliseconds * Int64(right.place - left.place)
        return left.place + Int(part / (right.time - left.time).milliseconds)
    }

    /// The times on the axis: round ones, or on a broken axis those of the run that have room.
    var ticks: [Instant] {
        guard breaks.isEmpty else {
            var last = -100
            return knots.dropLast().compactMap { knot in
                guard knot.place - last >= 100 else { return nil }
                last = knot.place
                return knot.time
            }
        }
        let step = Self.step((end - first).milliseconds)
        let start = (first.milliseconds + step - 1) / step
        return (start...max(start, end.milliseconds / step)).map {
            Instant(milliseconds: $0 * step)
        }
    }

    /// Shortens the longest intervals if at least half of all would be too narrow to see.
    private static func shorten(_ lengths: inout [Int64]) {
        let total = lengths.reduce(0, +)
        let narrow = lengths.count { $0 * 100 < total * 3 }
        guard lengths.count > 1, narrow * 2 >= lengths.count else { return }
        let longest = lengths.sorted()[(lengths.count - 1) / 2] * 6
        for index in lengths.indices { lengths[index] = min(lengths[index], longest) }
    }

    /// A round time, some time after the last one.
    private static func end(behind last: Instant, from first: Instant) -> Instant {
        let length = (last - first).milliseconds
        if length == 0 { return last + .seconds(10) }
        let least = last.milliseconds + length / 5
        let step = max(1, step(length) / 2)
        return Instant(milliseconds: (least + step - 1) / step * step)
    }

    /// A round step that fits into a length at most six times.
    private static func step(_ length: Int64) -> Int64 {
        for unit in steps where unit * 6 >= length { return unit }
        return max(1, length / 6)
    }

    private static let steps: [Int64] = [
        1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 15_000, 30_000, 60_000,
        120_000, 300_000, 600_000, 900_000, 1_800_000, 3_600_000, 7_200_000, 14_400_000,
        21_600_000, 43_200_000, 86_400_000,
    ]
}
