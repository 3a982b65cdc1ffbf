import LifecycleCore
import ScenarioText

/// A run as an image for link previews: a lane for each state, with a bar while the app is in it.
///
/// It has no words, because a preview shows those of the page. The summary of the run describes it.
struct RunPicture {
    static let width = 1200
    static let height = 630

    /// The lanes from top to bottom, with active on top.
    private static let lanes: [LifecycleState] = [
        .active, .inactive, .background, .suspended, .notRunning,
    ]
    /// The colours of the light theme: the page, the lines, the jumps between lanes, and the lanes
    /// in order.
    private static let palette: [UInt32] = [
        0xFFFFFF, 0xDBE0E8, 0x141A26, 0x0A6638, 0xBD8318, 0x377EFE, 0x450776, 0x75757D,
    ]
    private static let (line, ink, firstLane): (UInt8, UInt8, UInt8) = (1, 2, 3)

    private static let margin = 60
    private static let laneHeight = 102
    private static let barHeight = 54
    private static let lineHeight = 2
    private static let jumpWidth = 6

    /// An interval of the run in one state.
    private struct Stretch {
        var lane: Int
        var start: Int
        var end: Int
    }

    private let stretches: [Stretch]

    /// Lays out a run.
    ///
    /// Times are not to scale. Doubling a pause adds a fixed width, so that both a launch and a day
    /// are visible.
    init(of trace: Trace) {
        var weights: [(state: LifecycleState, weight: Int)] = [(trace.startState, 12)]
        var time = Instant.zero
        for entry in trace.entries {
            let pause = entry.time - time
            weights[weights.count - 1].weight +=
                3 * (Int64.bitWidth - pause.milliseconds.leadingZeroBitCount)
            time = entry.time
            guard entry.state != weights[weights.count - 1].state else { continue }
            weights.append((entry.state, 12))
        }
        weights[weights.count - 1].weight += 12
        let whole = weights.reduce(0) { $0 + $1.weight }
        var sum = 0
        stretches = weights.map { state, weight in
            let start = Self.place(sum, of: whole)
            sum += weight
            return Stretch(
                lane: Self.lanes.firstIndex(of: state) ?? 0, start: start,
                end: Self.place(sum, of: whole))
        }
    }

    private static func place(_ sum: Int, of whole: Int) -> Int {
        margin + sum * (width - 2 * margin) / whole
    }

    /// The image as a PNG file.
    var png: [UInt8] {
        let empty = [UInt8](repeating: 0, count: Self.width)
        var bands = [PNG.Band(height: Self.margin, row: empty)]
        let side = (Self.laneHeight - Self.barHeight) / 2
        let half = (Self.barHeight - Self.lineHeight) / 2
        for lane in Self.lanes.indices {
            let (above, below) = (row(above: lane), row(above: lane + 1))
            bands.append(PNG.Band(height: side, row: above))
            bands.append(PNG.Band(height: half, row: row(of: lane, on: above)))
            bands.append(PNG.Band(height: Self.lineHeight, row: row(of: lane, on: line(of: lane))))
            bands.append(PNG.Band(height: half, row: row(of: lane, on: below)))
            bands.append(PNG.Band(height: side, row: below))
        }
        bands.append(PNG.Band(height: Self.margin, row: empty))
        return PNG(palette: Self.palette, bands: bands).bytes
    }

    /// The line of a lane, with the jumps that cross the lane.
    private func line(of lane: Int) -> [UInt8] {
        zip(row(above: lane), row(above: lane + 1)).enumerated().map { place, jumps in
            if jumps.0 == Self.ink, jumps.1 == Self.ink { return Self.ink }
            return Self.margin..<Self.width - Self.margin ~= place ? Self.line : 0
        }
    }

    /// The row between a lane and the one above, with the jumps that cross it.
    private func row(above lane: Int) -> [UInt8] {
        var row = [UInt8](repeating: 0, count: Self.width)
        for (one, other) in zip(stretches, stretches.dropFirst()) {
            let crossed = min(one.lane, other.lane) + 1...max(one.lane, other.lane)
            guard crossed.contains(lane) else { continue }
            let start = other.start - Self.jumpWidth / 2
            Self.fill(&row, start, start + Self.jumpWidth, with: Self.ink)
        }
        return row
    }

    private func row(of lane: Int, on ground: [UInt8]) -> [UInt8] {
        var row = ground
        for stretch in stretches where stretch.lane == lane {
            let end = max(stretch.end, stretch.start + 1)
            Self.fill(&row, stretch.start, end, with: Self.firstLane + UInt8(lane))
        }
        return row
    }

    private static func fill(_ row: inout [UInt8], _ start: Int, _ end: Int, with colour: UInt8) {
        for place in max(0, start)..<min(row.count, end) { row[place] = colour }
    }
}
