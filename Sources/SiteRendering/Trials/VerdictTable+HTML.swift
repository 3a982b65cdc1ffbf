import Diagnostics
import Markup
import SiteChecks
import SiteModel
import TraceViews

/// A table of verdicts on statements, with adjacent versions merged while nothing changes.
struct VerdictRows {
    /// A statement with its verdicts.
    struct Row {
        /// The statement as the heading of the row; nil if it is above the table.
        var heading: HTML?
        var ruling: Ruling
        /// The address of the run that decides the verdict for a version, by its index.
        var address: (Int) -> Text?
    }

    /// The subject of the table, which distinguishes it from others on the page.
    var subject: Text
    var caption: HTML
    var rows: [Row]
    var language: Language

    /// The merged versions, as ranges of indices into `Ruling.versions`.
    private var bands: [Range<Int>] {
        var bands: [Range<Int>] = []
        for index in Ruling.versions.indices {
            let isSame =
                index > 0
                && rows.allSatisfy { row in row.ruling.cell(index) == row.ruling.cell(index - 1) }
            if isSame, let last = bands.last {
                bands[bands.count - 1] = last.lowerBound..<index + 1
            } else {
                bands.append(index..<index + 1)
            }
        }
        return bands
    }

    /// The table, in a box that scrolls on its own.
    ///
    /// It is left out of searches, which find the statements where they are explained.
    var html: HTML {
        let bands = bands
        var html = HTML()
        html.silently { silent in
            let label = "\(Word.byVersion[language])\(Word(": ")[language])\(subject)" as Text
            silent.scrollBox("table-box", label: label) { append(bands, to: &$0) }
        }
        return html
    }

    private func append(_ bands: [Range<Int>], to box: inout HTML) {
        box.element(.table, ["class": "verdicts"]) { table in
            table.lineFeed()
            table.element(.caption) { $0.append(caption) }
            table.lineFeed()
            table.element(.thead) { head in
                head.element(.tr) { row in
                    for band in bands {
                        row.element(.th, ["scope": "col"], text: name(of: band))
                    }
                }
            }
            table.lineFeed()
            for row in rows {
                table.element(.tbody) { append(row, bands, to: &$0) }
                table.lineFeed()
            }
        }
        box.lineFeed()
    }

    private func name(of band: Range<Int>) -> Text {
        let (first, last) = (Ruling.versions[band.lowerBound], Ruling.versions[band.upperBound - 1])
        return "iOS \(VersionSpan(from: first, to: last).withDash)"
    }

    private func append(_ row: Row, _ bands: [Range<Int>], to body: inout HTML) {
        if let heading = row.heading {
            body.element(.tr) { line in
                line.element(
                    .th, ["scope": "rowgroup", "colspan": .number(bands.count)]
                ) { $0.append(heading) }
            }
        }
        body.element(.tr) { line in
            var start = 0
            while start < bands.count {
                let cell = row.ruling.cell(bands[start].lowerBound)
                var end = start + 1
                while end < bands.count, row.ruling.cell(bands[end].lowerBound) == cell { end += 1 }
                // Readers care most about the run of the newest version in the range.
                let address = row.address(bands[end - 1].upperBound - 1)
                append(cell, columns: end - start, address, to: &line)
                start = end
            }
        }
    }

    private func append(
        _ cell: VerdictCell, columns: Int, _ address: Text?, to line: inout HTML
    ) {
        var attributes: Attributes = ["class": .literal(cell.look)]
        if columns > 1 { attributes.add("colspan", .number(columns)) }
        line.element(.td, attributes) { data in
            func words(_ html: inout HTML) {
                html.element(.span, ["aria-hidden": "true"], text: cell.sign)
                html.append(" ")
                html.append(Word.answer(cell)[language])
            }
            guard let address else { return words(&data) }
            data.element(.a, ["href": .text(address)]) { words(&$0) }
        }
    }
}
