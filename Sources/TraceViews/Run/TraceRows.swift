import Diagnostics
import LifecycleCore
import Markup
import ScenarioText

/// Writes the rows of the table of a trace.
struct TraceRows {
    let trace: Trace
    private let id: Text
    /// The prefix of the ids of explanations.
    private let reasons: Text
    let language: Language

    init(of trace: Trace, id: Text, _ reasons: ExplanationPlace, in language: Language) {
        self.trace = trace
        self.id = id
        self.reasons = reasons.prefix(ofFigure: id)
        self.language = language
    }

    /// Writes all rows.
    ///
    /// They form one group, or two if the launch is folded into a row above.
    func write(isLaunchOpen: Bool, to html: inout HTML) {
        let count = trace.entries.count
        guard !isLaunchOpen, let launch = trace.launchRows else {
            return write(0..<count, to: &html)
        }
        writeFold(of: launch, to: &html)
        write(0..<launch, to: &html)
        html.lineFeed()
        write(launch..<count, to: &html)
    }

    private func write(_ rows: Range<Int>, to html: inout HTML) {
        html.element(.tbody) { body in
            body.lineFeed()
            for index in rows {
                let entry = trace.entries[index]
                // In the other rows of a group, the row before gives the state.
                let isFirst = index == rows.lowerBound
                let before = isFirst ? state(before: index) : entry.state
                let classes = classes(of: entry, after: before)
                var attributes: Attributes = ["id": "\(id)-\(index + 1)", "class": .text(classes)]
                if isFirst || trace.entries[index - 1].time != entry.time {
                    attributes.add("data-at", "\(entry.time.milliseconds)")
                }
                body.element(.tr, attributes) { row in
                    write(entry, number: index + 1, to: &row)
                }
                body.lineFeed()
            }
        }
    }

    private func state(before index: Int) -> LifecycleState {
        index == 0 ? trace.startState : trace.entries[index - 1].state
    }

    /// The kind of the row, the state after it, and the state before it if different.
    private func classes(of entry: TraceEntry, after before: LifecycleState) -> Text {
        var classes = Text()
        // The other kinds have no style of their own.
        if [.event, .ignored, .kill, .stateChange].contains(entry.kind) {
            classes.append("k-\(entry.kind.name) ")
        }
        classes.append("s-\(entry.state.token)")
        if before != entry.state { classes.append(" f-\(before.token)") }
        return classes
    }

    private func write(_ entry: TraceEntry, number: Int, to row: inout HTML) {
        // The column has no other cells, so a browser treats the cell as the heading of the row.
        row.element(.th) { cell in
            cell.element(.span, text: "\(number)")
        }
        row.element(.td, text: Text(spoken: entry.time, in: language))
        // With several scenes the cell tells which one is called, so it must be visible.
        let isNumbered = trace.hasNumber(entry)
        row.element(
            .td, isNumbered ? ["class": "who"] : [:], text: trace.actor(of: entry, in: language))
        row.cell(for: entry, of: trace, in: language)
        row.cell(forReading: entry)
        // The class of the row sets the colour.
        row.element(.td, text: entry.state.name(in: language))
        let rule = Text(entry.rule.rule.id)
        row.element(.td) { cell in
            cell.element(.a, ["href": "#\(reasons)\(rule)"]) { $0.code(rule) }
        }
    }
}

extension HTML {
    /// Appends a cell with the state that the app's code reads, with a class if it differs from the
    /// state after the row.
    fileprivate mutating func cell(forReading entry: TraceEntry) {
        guard let reads = entry.reads else { return element(.td, text: Text()) }
        let state = LifecycleState(reads)
        let isAfter = state == entry.state
        element(.td, isAfter ? [:] : ["class": "s-\(state.token)"]) {
            $0.element(.code, text: Text(reads.name))
        }
    }

    /// Appends a cell with what an entry records: a name as code, anything else in the language of
    /// the page.
    mutating func cell(
        for entry: TraceEntry, of trace: Trace, in language: Language
    ) {
        switch entry.what {
        case .callback, .notification: element(.td) { $0.code(trace.words(for: entry)) }
        default: element(.td, text: trace.words(for: entry, in: language))
        }
    }
}

extension LifecycleState {
    /// Creates the state in which an app reads a value.
    fileprivate init(_ reads: ApplicationState) {
        switch reads {
        case .active: self = .active
        case .inactive: self = .inactive
        case .background: self = .background
        }
    }
}
