import Diagnostics
import LifecycleCore
import ScenarioText

/// Something that happens to the app, as a timeline shows it below its axis: with its words and its
/// time, where a run has few of them, or else with the number of its row.
struct TimelineHandle {
    /// The number of its row.
    var row: Int
    var time: Instant
    /// What happens; nothing where there is no room for words.
    var words: Text
    /// When, as a person says it.
    var moment: Text
    /// Whether it does nothing.
    var isIgnored: Bool
    /// Where it is along the timeline.
    var place: Int
    /// How wide it is, by a generous guess, and how far to the left of its moment it begins.
    var width: Int
    var left: Int { -(width * place / 1000) }
    /// The line below the axis where it has room on a wide page, and on a narrow one.
    var line = 0
    var narrowLine = 0

    /// How many have words.
    private static let mostWords = 9
    /// How many letters these have.
    private static let mostLetters = 20
    /// How wide a timeline is at least on a wide page, and on a narrow one.
    private static let widths = (wide: 560, narrow: 255)

    static func handles(
        of entries: [(index: Int, entry: TraceEntry)], _ trace: Trace, _ scale: TimelineScale,
        in language: Language
    ) -> [TimelineHandle] {
        var handles: [TimelineHandle] = []
        for (index, entry) in entries where [.event, .ignored].contains(entry.kind) {
            guard entry.actor != .app else { continue }
            // Why nothing happens the table says.
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

    /// The first line in which each has room; on a wider page there is more of it.
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
    /// About how wide it is in the small type of a timeline.
    fileprivate var widthOfLabel: Int {
        // A byte that continues a character takes no room of its own; a Han character has two.
        bytes.reduce(0) { width, byte in
            byte & 0xC0 == 0x80 ? width : width + (byte >= 0xE0 ? 13 : 7)
        }
    }

    /// Its first letters, and a sign that there are more.
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
