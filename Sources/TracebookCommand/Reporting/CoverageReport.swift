import Diagnostics
import TraceViews

extension Coverage {
    /// A line for each section with what no run shows, for terminals.
    var text: String {
        var text = "coverage: \(share().string) of rules, callbacks, transitions and kill codes\n"
        for section in sections {
            text += "  \(section.name.string): \(section.share().string)\n"
            let missing = section.items.filter { !$0.isShown }
            for item in missing { text += "    \(item.name.string)\n" }
        }
        return text
    }

    /// The same as data.
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
