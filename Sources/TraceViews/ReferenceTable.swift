import Diagnostics
import LifecycleCore

/// A table of the reference pages: a caption, headings, and rows with an id each.
struct ReferenceTable {
    /// The id of the table; the rows have ids of their own.
    var id: Text
    var caption: Text
    /// What the box is called, where the caption is not the only one on a page.
    var label: Text?
    var headings: [Text]
    /// The rows in groups; a group without a name has no heading of its own.
    var groups: [Group]

    struct Group {
        var name: Text?
        var rows: [Row]
    }

    /// A row: the first cell is its heading.
    struct Row {
        var id: Text
        var heading: HTML
        var cells: [HTML]
    }

    /// The table in a box that scrolls on its own.
    var html: HTML {
        var html = HTML()
        html.scrollBox("table-box", label: label ?? caption) { box in
            box.element("table", ["class": "reference", "id": .text(id)]) { table in
                table.element("caption", text: caption)
                table.lineFeed()
                table.element("thead") { head in
                    head.element("tr") { row in
                        for heading in headings {
                            row.element("th", ["scope": "col"], text: heading)
                        }
                    }
                }
                table.lineFeed()
                for group in groups { table.append(body(of: group)) }
            }
            box.lineFeed()
        }
        return html
    }

    private func body(of group: Group) -> HTML {
        var html = HTML()
        html.element("tbody") { body in
            body.lineFeed()
            if let name = group.name {
                body.element("tr", ["class": "group"]) { row in
                    row.element(
                        "th", ["scope": "rowgroup", "colspan": .number(headings.count)], text: name)
                }
                body.lineFeed()
            }
            for row in group.rows {
                body.element("tr", ["id": .text(row.id)]) { cells in
                    cells.element("th", ["scope": "row"]) { $0.append(row.heading) }
                    for cell in row.cells { cells.element("td") { $0.append(cell) } }
                }
                body.lineFeed()
            }
        }
        html.lineFeed()
        return html
    }
}

extension HTML {
    /// Creates markup by filling it.
    init(_ fill: (inout HTML) -> Void) {
        self.init()
        fill(&self)
    }

    /// Creates markup from text, escaped.
    init(text: Text) {
        self.init()
        append(text)
    }
}
