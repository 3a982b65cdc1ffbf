import Diagnostics
import TraceViews

extension Coverage {
    /// The coverage with the items that no run shows, for terminals.
    var text: String {
        var text = "coverage: \(share().string) of rules, callbacks, transitions and kill codes\n"
        for section in sections {
            text += "  \(section.name.string): \(section.share().string)\n"
            let missing = section.items.filter { !$0.isShown }
            for item in missing { text += "    \(item.name.string)\n" }
        }
        return text
    }

    /// Reads the coverage in a report; nil if its items are not those of this simulator.
    init?(_ json: JSON) {
        self.init(of: [])
        guard let read = json.elements, read.count == sections.count else { return nil }
        for (index, section) in read.enumerated() {
            guard section["section"]?.text == sections[index].name.string,
                let missing = section["notShown"]?.elements
            else { return nil }
            let names = Set(missing.compactMap(\.text))
            for item in sections[index].items.indices {
                sections[index].items[item].isShown =
                    !names.contains(sections[index].items[item].name.string)
            }
        }
    }

    /// Adds what other runs show.
    mutating func formUnion(_ other: Coverage) {
        for (index, section) in other.sections.enumerated() {
            for (item, shown) in section.items.enumerated() where shown.isShown {
                sections[index].items[item].isShown = true
            }
        }
    }

    var json: JSON {
        .array(
            sections.map { section in
                [
                    "section": JSON(section.name.string),
                    "shown": .number(section.shown), "of": .number(section.items.count),
                    "notShown": .array(
                        section.items.filter { !$0.isShown }.map { JSON($0.name.string) }),
                ]
            })
    }
}
