import Diagnostics
import LifecycleCore
import Markup
import ScenarioText
import TraceViews

extension PageWriter {
    /// Appends the rows around the subject of the page in the best run, with a link to the whole
    /// run.
    ///
    /// It appends nothing if no run shows the subject in its rows.
    mutating func excerpt(_ uses: [ExampleUse], orFolded folded: [ExampleUse] = []) {
        let shown = best(of: uses)
        let other = best(of: folded)
        // A reader wants the newest versions, though the run is only text.
        let isNewer = other.map { other in
            shown.map { $0.0.version < other.0.version } ?? true
        }
        guard let (use, row) = isNewer == true ? other : shown else { return }
        let trace = use.example.trace
        heading("run", .inARun)
        let indices = trace.rows(around: row)
        var rows: [ReferenceTable.Row] = []
        for (index, next) in zip(
            indices, indices.dropFirst() + [trace.step(around: row).upperBound])
        {
            let entry = trace.entries[index]
            rows.append(
                ReferenceTable.Row(
                    id: "run-\(index + 1)", heading: HTML(text: Text(seconds: entry.time)),
                    cells: [
                        HTML(text: entry.actor.name(in: language)),
                        HTML {
                            $0.words(for: entry, of: trace, isMeant: index == row, in: language)
                        },
                        HTML { $0.state(entry.state, in: language) },
                    ]))
            let omitted = next - index - 1
            guard omitted > 0 else { continue }
            let words = HTML(text: Word.more[language].filled("\(omitted)"))
            rows.append(
                ReferenceTable.Row(
                    id: "run-omitted-\(index + 2)", heading: HTML(text: "…"),
                    cells: [HTML(), words, HTML()]))
        }
        var table = ReferenceTable(
            id: "run-rows",
            caption: "\(use.example.page)\(Word.colon[language])\(use.example.title)",
            headings: [Word.time, .who, .what, .stateAfter].map { $0[language] },
            groups: [ReferenceTable.Group(name: nil, rows: rows)])
        table.look = "reference excerpt"
        let link = link(to: use.example.address) { $0.append(Word.wholeRun[language]) }
        append(silently: table.html)
        paragraph {
            $0.append(link)
            $0.append(" (iOS \(Text(trace.app.version)))" as Text)
        }
    }

    /// The best use of the subject; nil if it occurs only in runs with options on contested
    /// questions.
    private func best(of uses: [ExampleUse]) -> (ExampleUse, row: Int)? {
        let name = ReferencePath.name(of: path)
        var best: (use: ExampleUse, row: Int, cost: ExampleCost)?
        for use in uses {
            let isNamed = use.example.subjects.contains(name)
            guard isNamed || !use.example.trace.app.hasContestedOption else { continue }
            for row in use.rows {
                let cost = ExampleCost(of: row, in: use.example.trace, isNamed: isNamed)
                if best.map({ cost < $0.cost }) ?? true { best = (use, row, cost) }
            }
        }
        return best.map { ($0.use, $0.row) }
    }
}

/// The cost of showing a subject by a row of a run, as sort keys, the most important first.
struct ExampleCost: Comparable {
    private let parts: [Int]

    /// Computes the cost of a row; an author may have named the run as the example.
    init(of row: Int, in trace: Trace, isNamed: Bool) {
        let entry = trace.entries[row]
        let isAboutKill = if case .killed = entry.what { true } else { false }
        let kills = trace.entries.contains { if case .killed = $0.what { true } else { false } }
        // Few scenarios are written for the newest version, so it is not preferred.
        let version = min(trace.app.version, .standard)
        parts = [
            isNamed ? 0 : 1, kills && !isAboutKill ? 1 : 0, trace.isInVain(row) ? 1 : 0,
            trace.app.oddities, -Int(version.major), -Int(version.minor), trace.cause(of: row),
            trace.disputes.isEmpty ? 0 : 1, trace.entries.count, row,
        ]
    }

    static func < (left: ExampleCost, right: ExampleCost) -> Bool {
        left.parts.lexicographicallyPrecedes(right.parts)
    }
}

extension App {
    /// The number of unusual settings of the app and its device.
    fileprivate var oddities: Int {
        [
            exitsOnSuspend, callsFullScreen, isDebugged, isInSimulator, launchReturnsFalse,
            supportsWindows, isOnPad, hasAlwaysOnDisplay, !otherApps.isEmpty,
            // From iOS 27 on an app without scenes needs an earlier SDK.
            sdk != nil && adoptsScenes,
            !views.isEmpty,
        ].count { $0 }
    }
}

extension ExampleUse {
    /// The version of iOS; all that are new enough count alike, as few scenarios are for the newest.
    fileprivate var version: IOSVersion { min(example.trace.app.version, .standard) }

    /// The cost of the best row; nil for a run with an option on a contested question.
    var cost: ExampleCost? {
        let trace = example.trace
        guard !trace.app.hasContestedOption, !trace.entries.isEmpty else { return nil }
        // A setting of the app, such as a background mode, occurs in no row.
        return (rows.isEmpty ? [0] : rows).map { ExampleCost(of: $0, in: trace, isNamed: false) }
            .min()
    }
}

extension Trace {
    /// The rows with the same cause as a row.
    func step(around row: Int) -> Range<Int> {
        let start = (0...row).last(where: isCause) ?? 0
        return start..<(entries.indices.first { $0 > row && isCause($0) } ?? entries.count)
    }

    /// The rows around a row, from its cause to the next event: the cause, and at most six others.
    fileprivate func rows(around row: Int) -> [Int] {
        let step = step(around: row)
        // A single row is not worth leaving out.
        let start = row - 2 <= step.lowerBound + 2 ? step.lowerBound + 1 : row - 2
        let end = max(row + 3, start + 5)
        return [step.lowerBound]
            + (start..<max(start, end + 1 < step.upperBound ? end : step.upperBound))
    }

    /// Whether an entry is an event that others follow from.
    private func isCause(_ index: Int) -> Bool {
        switch entries[index].what {
        case .event, .ignored: true
        default: false
        }
    }

    /// Whether the event of a row has no effect.
    fileprivate func isInVain(_ row: Int) -> Bool {
        let next = entries.indices.first { $0 > row && isCause($0) } ?? entries.count
        return entries[row..<next].contains { $0.isRefusal && $0.time == entries[row].time }
    }

    /// A number for the cause of a row, lower for more ordinary causes.
    ///
    /// Events are declared in that order. Events of windows and views come after the others.
    fileprivate func cause(of row: Int) -> Int {
        guard let cause = (0...row).last(where: isCause) else { return 1000 }
        return switch entries[cause].what {
        case .event(let stimulus), .ignored(let stimulus, _):
            stimulus.event.about.isApp ? Int(stimulus.event.rawValue) : 500
        default: 500
        }
    }
}

extension TraceEntry {
    /// Whether it says that an event has no effect.
    fileprivate var isRefusal: Bool {
        switch what {
        case .ignored, .notWoken, .launchRefused: true
        default: false
        }
    }
}

extension HTML {
    /// Appends the words of an entry, emphasised if it is the subject of the page.
    fileprivate mutating func words(
        for entry: TraceEntry, of trace: Trace, isMeant: Bool, in language: Language
    ) {
        let words = HTML { html in
            switch entry.what {
            case .callback, .notification: html.code(trace.words(for: entry))
            case .stateChange(let from, let to), .sceneStateChange(let from, let to):
                html.append("\(from.name(in: language)) → \(to.name(in: language))" as Text)
            default: html.append(trace.words(for: entry, in: language))
            }
        }
        isMeant ? element(.strong) { $0.append(words) } : append(words)
    }
}
