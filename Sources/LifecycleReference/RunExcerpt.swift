import Diagnostics
import LifecycleCore
import ScenarioText
import TraceViews

extension PageWriter {
    /// Appends the rows around something in the run that shows it best, and a link to the whole run;
    /// nothing if no run shows it.
    ///
    /// - Parameter uses: Where it occurs, in rows and not only in the app's settings.
    mutating func excerpt(_ uses: [ExampleUse]) {
        guard let (use, row) = best(of: uses) else { return }
        let trace = use.example.trace
        heading("run", .inARun)
        let rows = trace.rows(around: row).map { index in
            let entry = trace.entries[index]
            return ReferenceTable.Row(
                id: "run-\(index + 1)", heading: HTML(text: Text(seconds: entry.time)),
                cells: [
                    HTML(text: entry.actor.name(in: language)),
                    HTML { $0.words(for: entry, of: trace, isMeant: index == row, in: language) },
                    HTML { $0.state(entry.state, in: language) },
                ])
        }
        let table = ReferenceTable(
            id: "run-rows",
            caption: "\(use.example.page)\(Word.colon[language])\(use.example.title)",
            headings: [Word.time, .who, .what, .stateAfter].map { $0[language] },
            groups: [ReferenceTable.Group(name: nil, rows: rows)])
        let link = link(to: use.example.address) { $0.append(Word.wholeRun[language]) }
        append(table.html)
        paragraph {
            $0.append(link)
            $0.append(" (iOS \(Text(trace.app.version)))" as Text)
        }
    }

    /// The use in the shortest run, by rules that can be trusted, and rather one that something
    /// comes of.
    private func best(of uses: [ExampleUse]) -> (ExampleUse, row: Int)? {
        var best: (use: ExampleUse, row: Int, cost: Int)?
        for use in uses {
            let entries = use.example.trace.entries
            let doubt = entries.map(\.rule.rule.evidence.doubt).max() ?? 0
            for row in use.rows {
                let cost = 10_000 * doubt + (entries[row].isIgnored ? 5000 : 0) + entries.count
                if best.map({ cost < $0.cost }) ?? true { best = (use, row, cost) }
            }
        }
        return best.map { ($0.use, $0.row) }
    }
}

extension Trace {
    /// The rows that tell how it came to one of them and what came of it, ten at most: from what the
    /// user or the system did, to what they do next.
    fileprivate func rows(around row: Int) -> Range<Int> {
        func isCause(_ index: Int) -> Bool {
            switch entries[index].what {
            case .event, .windowEvent, .input, .ignored, .windowIgnored, .inputIgnored: true
            default: false
            }
        }
        let first = (0...row).last(where: isCause) ?? 0
        let start = max(first, row - 6)
        let next = entries.indices.first { $0 > row && isCause($0) } ?? entries.count
        return start..<min(next, max(row + 3, start + 8))
    }
}

extension TraceEntry {
    fileprivate var isIgnored: Bool {
        switch what {
        case .ignored, .windowIgnored, .inputIgnored: true
        default: false
        }
    }
}

extension HTML {
    /// Appends what an entry records, stressed where it is what the page is about.
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
        isMeant ? element("strong") { $0.append(words) } : append(words)
    }
}
