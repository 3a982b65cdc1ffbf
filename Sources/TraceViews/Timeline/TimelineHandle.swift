import Diagnostics
import LifecycleCore
import ScenarioText

/// An event below the axis of a timeline.
///
/// It shows words and time if the run has few events, and otherwise the number of its row.
struct TimelineHandle {
    /// The number of its row.
    var row: Int
    var time: Instant
    /// The event in words; empty if there is no room.
    var words: Text
    /// The time in words.
    var moment: Text
    /// Whether the event has no effect.
    var isIgnored: Bool
    /// The place along the timeline.
    var place: Int
    /// The width, generously estimated, and the offset of the left edge from the place of the
    /// event.
    var width: Int
    var left: Int { -(width * place / 1000) }
    /// The line below the axis that has room, on a wide page and on a narrow one.
    var line = 0
    var narrowLine = 0

    /// The largest number of events shown with words.
    private static let mostWords = 9
    /// The largest number of letters of these words.
    private static let mostLetters = 20
    /// The smallest widths of a timeline, on a wide page and on a narrow one.
    private static let widths = (wide: 560, narrow: 255)

    static func handles(
        of entries: [(index: Int, entry: TraceEntry)], _ trace: Trace, _ scale: TimelineScale,
        in language: Language
    ) -> [TimelineHandle] {
        var handles: [TimelineHandle] = []
        for (index, entry) in entries where [.event, .ignored].contains(entry.kind) {
            guard entry.actor != .app else { continue }
            // The table says why nothing happens.
            var event = entry
            if case .ignored(let stimulus, _) = entry.what { event.what = .event(stimulus) }
            let words = trace.words(for: event, in: language).start(Self.mostLetters)
            let moment = Text(spoken: entry.time, in: language)
            handles.append(
                TimelineHandle(
                    row: index + 1, time: entry.time, words: words, moment: moment,
                    isIgnored: entry.kind == .ignored, place: scale.place(entry.time),
                    width: 44 + words.widthOfLabel + moment.widthOfLabel))
        }
        if handles.count > mostWords {
            for index in handles.indices {
                handles[index].words = Text()
                handles[index].width = 26
            }
        }
        let wide = lines(of: handles, within: widths.wide)
        let narrow = lines(of: handles, within: widths.narrow)
        for index in handles.indices {
            handles[index].line = wide[index]
            handles[index].narrowLine = narrow[index]
        }
        return handles
    }

    /// The first line with room for each event, at the smallest width.
    private static func lines(of handles: [TimelineHandle], within width: Int) -> [Int] {
        var ends: [Int] = []
        return handles.map { handle in
            let left = handle.place * width / 1000 + handle.left
            let line = ends.firstIndex { $0 + 6 <= left } ?? ends.count
            if line == ends.count { ends.append(0) }
            ends[line] = left + handle.width
            return line
        }
    }
}

extension Text {
    /// The approximate width in the small type of a timeline.
    fileprivate var widthOfLabel: Int {
        // Continuation bytes have no width; a Han character is twice as wide as a Latin one.
        bytes.reduce(0) { width, byte in
            byte & 0xC0 == 0x80 ? width : width + (byte >= 0xE0 ? 13 : 7)
        }
    }

    /// The first letters, followed by an ellipsis if there are more.
    fileprivate func start(_ count: Int) -> Text {
        var left = count
        let end = bytes.firstIndex { byte in
            if byte & 0xC0 != 0x80 { left -= byte >= 0xE0 ? 2 : 1 }
            return left < 0
        }
        guard let end else { return self }
        return "\(Text(bytes[..<end]))…"
    }
}
