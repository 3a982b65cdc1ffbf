import Diagnostics
import LifecycleCore
import Markup
import ScenarioText
import TraceViews

extension ReferenceBook {
    /// The index of all pages and notifications, from A to Z.
    func index(of pages: [ReferencePage]) -> ReferencePage {
        let entries = (pages.filter { $0.list != nil }.map { ($0.title, $0.path) })
        let names = entries.map { IndexEntry(name: $0, path: $1, in: language) }.sorted()
        return page(
            ReferencePath.index, title: Word.index[language],
            description: Word.indexDescription[language]
        ) { page in
            var rest = names[...]
            while let first = rest.first {
                let group = rest.prefix { $0.initial == first.initial }
                page.heading("letter-\(first.initial)", Text(string: first.initial))
                page.list(
                    silently: group.map { entry in
                        page.link(to: entry.path) { link in
                            entry.isCode ? link.code(entry.name) : link.append(entry.name)
                        }
                    }, look: "columns")
                rest = rest.dropFirst(group.count)
            }
        }
    }
}

private struct IndexEntry: Comparable {
    var name: Text
    var path: String

    /// The letter that groups it; all digits share one group.
    var initial: String

    init(name: Text, path: String, in language: Language) {
        self.name = name
        self.path = path
        let first = name.string.first { $0.isLetter || $0.isNumber } ?? "0"
        if let letter = language.translation(of: "initial|\(String(first))") {
            initial = letter.string
        } else {
            initial = first.isLetter ? String(first).uppercased() : "0–9"
        }
    }

    /// Whether the name is part of an API.
    var isCode: Bool {
        !["states", "events", "rules"].contains { path.hasPrefix("reference/\($0)/") }
    }

    static func < (left: IndexEntry, right: IndexEntry) -> Bool {
        (left.key, left.name.string) < (right.key, right.name.string)
    }

    static func == (left: IndexEntry, right: IndexEntry) -> Bool {
        left.name == right.name && left.path == right.path
    }

    private var key: String { "\(initial) \(name.string.lowercased())" }
}
