import LifecycleCore

/// Where moments stand along a timeline, in thousandths of its width.
///
/// It is to scale. Only where long stretches would leave no room for the short ones, as in a run of
/// three seconds and three hours, these are cut short, and the axis is broken there.
struct TimelineScale {
    /// Moments and where they stand, in their order; between two of them the scale is even.
    private(set) var knots: [Knot]
    /// Where the axis is broken, in the middle of a stretch that is cut short.
    private(set) var breaks: [Int] = []
    /// The first moment that is drawn, and the last one of which something is known.
    let first: Instant
    let last: Instant

    struct Knot {
        var time: Instant
        var place: Int
    }

    /// Where the first moment stands: what was before has some room.
    private static let start = 50
    private static let end = 1000

    /// Creates a scale.
    ///
    /// - Parameters:
    ///   - times: The moments, in their order and each once.
    ///   - omission: The index of the first moment behind what is not drawn; nil if all is.
    ///   - end: Where the scale ends at the earliest.
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

    /// Where the scale ends.
    var end: Instant { knots[knots.count - 1].time }

    /// Where a moment stands.
    func place(_ time: Instant) -> Int {
        guard let next = knots.firstIndex(where: { $0.time > time }) else {
            return knots[knots.count - 1].place
        }
        guard next > 0 else { return Self.start }
        let (left, right) = (knots[next - 1], knots[next])
        let part = (time - left.time).milliseconds * Int64(right.place - left.place)
        return left.place + Int(part / (right.time - left.time).milliseconds)
    }

    /// The moments that the axis names: round ones, or where it is broken those of the run that have
    /// room.
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

    /// Cuts the longest stretches short if half of all or more would be too narrow to be seen.
    private static func shorten(_ lengths: inout [Int64]) {
        let total = lengths.reduce(0, +)
        let narrow = lengths.count { $0 * 100 < total * 3 }
        guard lengths.count > 1, narrow * 2 >= lengths.count else { return }
        let longest = lengths.sorted()[(lengths.count - 1) / 2] * 6
        for index in lengths.indices { lengths[index] = min(lengths[index], longest) }
    }

    /// A round moment, some time behind the last one.
    private static func end(behind last: Instant, from first: Instant) -> Instant {
        let length = (last - first).milliseconds
        if length == 0 { return last + .seconds(10) }
        let least = last.milliseconds + length / 5
        let step = max(1, step(length) / 2)
        return Instant(milliseconds: (least + step - 1) / step * step)
    }

    /// A round span of which a length has six at most.
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
