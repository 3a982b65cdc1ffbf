package import Diagnostics

/// What readers are told before they begin a page: its level, its length, and what comes before it.
package struct LessonFacts: Equatable, Sendable {
    package var level: Level?
    /// The place of the level; nil if the original of a translation says it.
    package var levelRange: SourceRange?
    /// The minutes that the page takes; nil to measure them.
    package var minutes: Int?
    /// The pages to read before it.
    package var before: [Page] = []

    package enum Level: String, CaseIterable, Sendable {
        case beginner
        case intermediate
        case advanced
    }

    /// A page of the site, named as in a link.
    package struct Page: Equatable, Sendable {
        package var path: String
        /// Its place; nil if the original of a translation names it.
        package var range: SourceRange?
    }

    /// True if nothing is said, so that the page is not presented as a lesson.
    package var isEmpty: Bool { self == LessonFacts() }

    mutating func takeLevel(_ entry: YAMLReader.Entry, with reader: inout YAMLReader) {
        guard let text = reader.string(of: entry) else { return }
        level = Level(rawValue: text)
        let range = reader.range(of: entry.value)
        guard level == nil else { return levelRange = range }
        let nearest = nearestWord(
            to: Text(string: text), among: Level.allCases.map { Text(string: $0.rawValue) })
        reader.report(
            "page.wrong-type", range,
            "'level' is beginner, intermediate or advanced\(didYouMean(nearest))",
            replacements: replacement(of: range, by: nearest))
    }

    /// The most minutes that a page may say it takes.
    private static let longest = 240

    mutating func takeMinutes(_ entry: YAMLReader.Entry, with reader: inout YAMLReader) {
        guard let text = reader.string(of: entry) else { return }
        if let number = Int(text), 1...Self.longest ~= number, text.allSatisfy(\.isNumber) {
            minutes = number
        } else {
            reader.report(
                "page.wrong-type", reader.range(of: entry.value),
                """
                'minutes' is a whole number from 1 to \(Self.longest); without it, the page is \
                measured
                """)
        }
    }

    mutating func takePages(_ entry: YAMLReader.Entry, with reader: inout YAMLReader) {
        for node in reader.list(of: entry) ?? [] {
            guard let path = reader.string(of: node, what: "a page") else { continue }
            let range = reader.place(ofText: node) ?? reader.range(of: node)
            before.append(Page(path: path, range: range))
        }
    }
}
