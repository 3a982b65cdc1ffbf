public import Diagnostics
import LifecycleCore
public import Markup
public import ScenarioText

/// The differences between two runs.
public struct Comparison {
    private let left: Trace
    private let right: Trace
    private let alignment: RunAlignment

    /// Compares a run with another one.
    public init(_ left: Trace, _ right: Trace) {
        self.left = left
        self.right = right
        alignment = RunAlignment(left, right)
    }

    /// The number of the first row that differs, from 1; nil if the runs are equal.
    ///
    /// If the second run only stops earlier, the number is one more than its rows.
    public var firstDifference: Int? {
        var row = 1
        for line in alignment.lines {
            guard line.isSame else { return row }
            row += 1
        }
        return nil
    }

    /// Counts the rows that differ, in one sentence.
    public func sentence(in language: Language) -> Text {
        var (changed, missing, added) = (0, 0, 0)
        for line in alignment.lines {
            switch line {
            case .same: break
            case .changed: changed += 1
            case .missing: missing += 1
            case .added: added += 1
            }
        }
        if changed + missing + added == 0 {
            return language.text("Both runs are the same, row by row.")
        }
        return language.text(
            "Rows that differ: \(changed) changed, \(missing) missing, \(added) added.")
    }

    /// The comparison as a figure with its sentence and its table.
    ///
    /// - Parameters:
    ///   - names: The names of the runs side by side.
    ///   - titles: The titles of the runs on the page.
    ///   - ids: The id prefixes of the rows of each run; nil for a run whose table is not on the
    ///     page.
    ///   - language: The language of the page.
    /// - Returns: A `figure` element.
    public func figure(
        names: (Text, Text), titles: (Text, Text), ids: (Text?, Text?),
        in language: Language = .english
    ) -> HTML {
        let heading = language.text("What differs: \(names.0) and \(names.1)")
        var html = HTML()
        html.element(.figure, ["class": "run differences"]) { figure in
            figure.lineFeed()
            figure.element(.figcaption, text: heading)
            figure.element(.p, ["class": "summary"]) { $0.append(silent: sentence(in: language)) }
            figure.lineFeed()
            figure.append(table(names: names, titles: titles, ids: ids, in: language))
        }
        html.lineFeed()
        return html
    }

    /// The two runs side by side, as a table.
    ///
    /// Rows that record the same are beside each other, and each row says whether they are equal.
    /// Longer series of equal rows are only counted.
    ///
    /// - Parameters:
    ///   - names: The names of the runs side by side.
    ///   - titles: The titles of the runs on the page, which tell the table from others.
    ///   - ids: The id prefixes of the rows of each run, for links from the numbers; nil for a run
    ///     whose table is not on the page.
    ///   - language: The language of the page.
    /// - Returns: A `table` in a box that scrolls on its own; nothing if the runs are the same.
    public func table(
        names: (Text, Text), titles: (Text, Text), ids: (Text?, Text?),
        in language: Language = .english
    ) -> HTML {
        guard firstDifference != nil else { return HTML() }
        let sides = (
            Side(trace: left, id: ids.0, language: language),
            Side(trace: right, id: ids.1, isRight: true, language: language)
        )
        var html = HTML()
        let label: Text = "\(Word.comparison[language]): \(titles.0), \(titles.1)"
        html.silently { silent in
            silent.scrollBox("table-box", label: label) { box in
                // On narrow screens the style sheet prints the names before the rows. A CSS string
                // is quoted as in JSON.
                let (left, right) = (Text(quoting: names.0), Text(quoting: names.1))
                let style: Text = "--left:\(left);--right:\(right)"
                box.element(.table, ["class": "comparison", "style": .text(style)]) { table in
                    table.element(.caption, text: Word.comparison[language])
                    table.lineFeed()
                    table.headings(names, in: language)
                    table.element(.tbody) { body in
                        body.lineFeed()
                        for piece in pieces { body.append(piece, sides, in: language) }
                    }
                }
                box.lineFeed()
            }
        }
        return html
    }

    /// A line of the table, or a number of equal lines left out.
    fileprivate enum Piece {
        case line(RunAlignment.Line)
        case same(Int)
    }

    /// The lines of the table; of a longer series of equal lines, only those next to a difference.
    private var pieces: [Piece] {
        let lines = alignment.lines
        var pieces: [Piece] = []
        var index = 0
        while index < lines.count {
            let end = lines[index...].firstIndex { !$0.isSame } ?? lines.count
            let first = index == 0 ? 0 : index + 1
            let last = end == lines.count ? end : end - 1
            if last - first > 1 {
                pieces += lines[index..<first].map { .line($0) }
                pieces.append(.same(last - first))
                pieces += lines[last..<end].map { .line($0) }
            } else {
                pieces += lines[index..<end].map { .line($0) }
            }
            if end < lines.count { pieces.append(.line(lines[end])) }
            index = end + 1
        }
        return pieces
    }
}

/// One of the two runs in the table.
private struct Side {
    var trace: Trace
    var id: Text?
    var isRight = false
    var language: Language

    /// The class of the first cell of the run on the right.
    var start: Attributes { isRight ? ["class": "other"] : [:] }
}

extension HTML {
    fileprivate mutating func headings(_ names: (Text, Text), in language: Language) {
        element(.thead) { head in
            head.element(.tr) { row in
                row.element(
                    .th, ["scope": "col", "rowspan": "2"], text: Word.difference[language])
                row.element(.th, ["scope": "colgroup", "colspan": "4"], text: names.0)
                row.element(
                    .th, ["class": "other", "scope": "colgroup", "colspan": "4"], text: names.1)
            }
            head.lineFeed()
            head.element(.tr) { row in
                for start in [[:], ["class": "other"]] as [Attributes] {
                    var attributes = start
                    attributes.add("scope", "col")
                    row.element(.th, attributes, text: Word.row[language])
                    for word in [Word.time, .what, .stateAfter] {
                        row.element(.th, ["scope": "col"], text: word[language])
                    }
                }
            }
        }
        lineFeed()
    }

    fileprivate mutating func append(
        _ piece: Comparison.Piece, _ sides: (Side, Side), in language: Language
    ) {
        switch piece {
        case .same(let count):
            element(.tr, ["class": "alike"]) { row in
                row.element(.th, ["scope": "row"], text: "= \(Word.same[language])")
                row.element(.td, ["colspan": "8"], text: language.text("\(count) rows"))
            }
        case .line(.same(let one, let other)):
            line("alike", "= ", .same, (sides.0, one), (sides.1, other))
        case .line(.changed(let one, let other)):
            line("changed", "≠ ", .changed, (sides.0, one), (sides.1, other))
        case .line(.missing(let one)):
            line("missing", "− ", .onlyLeft, (sides.0, one), (sides.1, nil))
        case .line(.added(let other)):
            line("added", "+ ", .onlyRight, (sides.0, nil), (sides.1, other))
        }
        lineFeed()
    }

    private mutating func line(
        _ name: StaticString, _ sign: Text, _ word: Word, _ left: (Side, Int?),
        _ right: (Side, Int?)
    ) {
        element(.tr, ["class": .literal(name)]) { row in
            row.element(.th, ["scope": "row"], text: "\(sign)\(word[left.0.language])")
            row.cells(of: left.0, left.1)
            row.cells(of: right.0, right.1)
        }
    }

    private mutating func cells(of side: Side, _ index: Int?) {
        guard let index else {
            var attributes = side.start
            attributes.add("colspan", "4")
            element(.td, attributes, text: Word.nothing[side.language])
            return
        }
        let entry = side.trace.entries[index]
        element(.td, side.start) { cell in
            if let id = side.id {
                cell.element(.a, ["href": "#\(id)-\(index + 1)"], text: "\(index + 1)")
            } else {
                cell.append("\(index + 1)")
            }
        }
        element(.td, text: Text(seconds: entry.time - .zero))
        cell(for: entry, of: side.trace, in: side.language)
        element(.td) { $0.state(entry.state, in: side.language) }
    }
}
