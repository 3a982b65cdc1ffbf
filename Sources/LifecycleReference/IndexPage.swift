import Diagnostics
import LifecycleCore
import Markup
import ScenarioText
import TraceViews

extension ReferenceBook {
    /// Everything that has a page, and every notification, from A to Z.
    ///
    /// - Parameter pages: The pages of the reference.
    /// - Returns: The page.
    func index(of pages: [ReferencePage]) -> ReferencePage {
        let entries = (pages.filter { $0.list != nil }.map { ($0.title, $0.path) })
        let names = entries.map { IndexEntry(name: $0, path: $1) }.sorted()
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

/// A line of the index.
private struct IndexEntry: Comparable {
    var name: Text
    var path: String

    /// The letter that it stands under; the digits have one place together.
    var initial: String {
        let first = name.string.first { $0.isLetter || $0.isNumber } ?? "0"
        if let letter = pinyinInitials[first] { return letter }
        return first.isLetter ? String(first).uppercased() : "0–9"
    }

    /// Whether it is a name of the API and not words.
    var isCode: Bool {
        !path.hasPrefix("reference/states/") && !path.hasPrefix("reference/events/")
    }

    static func < (left: IndexEntry, right: IndexEntry) -> Bool {
        (left.key, left.name.string) < (right.key, right.name.string)
    }

    static func == (left: IndexEntry, right: IndexEntry) -> Bool {
        left.name == right.name && left.path == right.path
    }

    private var key: String { "\(initial) \(name.string.lowercased())" }
}

/// The letters with which the names in the index begin that begin in Chinese.
private let pinyinInitials: [Character: String] = [
    "报": "B", "本": "B", "出": "C", "带": "D", "发": "F", "非": "F", "挂": "G", "后": "H", "活": "H",
    "健": "J",
    "静": "J", "来": "L", "蓝": "L", "面": "M", "配": "P", "设": "S", "时": "S", "通": "T", "推": "T",
    "位": "W", "未": "W", "系": "X", "下": "X", "应": "Y", "用": "Y", "语": "Y",
]
