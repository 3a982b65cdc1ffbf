package import Diagnostics
package import LifecycleCore
package import Markup

/// A table of the reference pages, with a caption, headings, and rows with ids.
package struct ReferenceTable {
    /// The id of the table itself.
    var id: Text
    var caption: Text
    /// The name of the box, if several tables of a page have the same caption.
    var label: Text?
    /// The classes of the table.
    package var look: Text = "reference"
    var headings: [Text]
    /// The rows in groups; a group without a name has no heading of its own.
    var groups: [Group]

    package struct Group {
        var name: HTML?
        /// The part of the id that names the group; nil if nothing links to it.
        var topic: Text?
        /// The name in the list of links above the table.
        fileprivate var title: Text?
        var rows: [Row]

        package init(name: Text?, rows: [Row]) {
            self.name = name.map { HTML(text: $0) }
            self.rows = rows
        }

        /// Creates a group below a heading with markup.
        package init(heading: HTML, rows: [Row]) {
            self.name = heading
            self.rows = rows
        }

        /// Creates a group that is linked by its name above the table, which is the topic itself
        /// if it has no title.
        init(topic: Text, title: Text? = nil, rows: [Row]) {
            self.init(name: title ?? topic, rows: rows)
            self.topic = topic
            self.title = title ?? topic
        }

        /// Creates a group whose name is English on every page.
        init(english name: StaticString, rows: [Row], on language: Language) {
            self.name = HTML { $0.english(Text(name), on: language) }
            self.rows = rows
        }
    }

    /// A row, whose first cell is its heading.
    package struct Row {
        var id: Text
        var heading: HTML
        var cells: [HTML]
        /// The versions for which the row holds, for the script that compares two versions.
        var versions: VersionRange?

        package init(
            id: Text, heading: HTML, cells: [HTML], versions: VersionRange? = nil
        ) {
            self.id = id
            self.heading = heading
            self.cells = cells
            self.versions = versions
        }
    }

    package init(
        id: Text, caption: Text, label: Text? = nil, headings: [Text], groups: [Group]
    ) {
        self.id = id
        self.caption = caption
        self.label = label
        self.headings = headings
        self.groups = groups
    }

    /// The links to the topics, followed by the table in a box that scrolls on its own.
    package var html: HTML {
        var html = topics
        html.scrollBox("table-box", label: label ?? caption) { box in
            box.element(.table, ["class": .text(look), "id": .text(id)]) { table in
                table.element(.caption, text: caption)
                table.lineFeed()
                table.element(.thead) { head in
                    head.element(.tr) { row in
                        for heading in headings {
                            row.element(.th, ["scope": "col"], text: heading)
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

    private var topics: HTML {
        let topics = groups.compactMap { group in group.topic.map { ($0, group.title) } }
        guard !topics.isEmpty else { return HTML() }
        return HTML { html in
            html.element(.ul, ["class": "topics"]) { list in
                list.lineFeed()
                for (topic, title) in topics {
                    list.element(.li) { item in
                        item.element(
                            .a, ["href": "#\(id(of: topic))"], text: title ?? topic)
                    }
                    list.lineFeed()
                }
            }
            html.lineFeed()
        }
    }

    private func id(of topic: Text) -> Text { "\(id)-\(topic)" }

    private func body(of group: Group) -> HTML {
        var html = HTML()
        html.element(.tbody) { body in
            body.lineFeed()
            if let name = group.name {
                var attributes: Attributes = ["class": "group"]
                if let topic = group.topic { attributes.add("id", .text(id(of: topic))) }
                body.element(.tr, attributes) { row in
                    row.element(
                        .th, ["scope": "rowgroup", "colspan": .number(headings.count)]
                    ) { $0.append(name) }
                }
                body.lineFeed()
            }
            for row in group.rows {
                body.element(.tr, row.attributes) { cells in
                    cells.element(.th, ["scope": "row"]) { $0.append(row.heading) }
                    for cell in row.cells { cells.element(.td) { $0.append(cell) } }
                }
                body.lineFeed()
            }
        }
        html.lineFeed()
        return html
    }
}

extension ReferenceTable.Row {
    /// The id and the versions, as numbers that a script can compare, such as 1304 for 13.4.
    fileprivate var attributes: Attributes {
        var attributes: Attributes = ["id": .text(id)]
        if let versions {
            attributes.add("data-from", .number(versions.first.number))
            if let end = versions.end { attributes.add("data-until", .number(end.number)) }
        }
        return attributes
    }
}

extension IOSVersion {
    fileprivate var number: Int { Int(major) * 100 + Int(minor) }
}
