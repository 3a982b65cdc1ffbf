import Diagnostics
import FixtureTesting
import Foundation
import LifecycleCore
import SiteBuilder
import Testing
import TraceViews

@testable import SiteChecks
@testable import SiteModel
@testable import SiteRendering

/// Our own site in an invented language: English with accents, made from the translatable texts.
///
/// A word without accents on the site is one that no translation reaches.
@Suite struct PseudoLanguageTests {
    @Test func noEnglishSentenceOfOursIsLeft() throws {
        let sources = try pseudoSite()
        let result = build(sources)
        #expect(result.diagnostics.filter { $0.severity != .warning } == [])
        let pages = result.files.filter { $0.path.hasSuffix(".html") }
        #expect(pages.count > 100)
        var reader = PlainWords()
        for page in pages {
            reader.read(String(decoding: page.bytes, as: UTF8.self))
        }
        let others = wordsOfOthers(in: sources.content)
        #expect(reader.rows.filter { !others.contains($0) } == [])
    }

    /// A tag reserved for private use, so no real language has it.
    fileprivate static let tag = "qaa"

    /// The English pages as those of the only language, which the command does not have.
    private func pseudoSite() throws -> SiteSources {
        let root = fixturesFolder.deletingLastPathComponent().deletingLastPathComponent()
        var content = try folder("Content", in: root)
        let others = Set(
            content.files.compactMap { $0.path.contains("/") ? $0.path.prefix { $0 != "/" } : nil }
        ).subtracting(["en"])
        content.files = content.files.compactMap { file in
            if file.path == "site.yml" { return inOneLanguage(file, without: others) }
            guard file.path.hasPrefix("en/") else { return nil }
            return SourceFile(path: "\(Self.tag)\(file.path.dropFirst(2))", bytes: file.bytes)
        }
        var templates = try folder("Templates", in: root)
        let words = try #require(templates.files.first { $0.path == "words.en.yml" })
        templates.files.removeAll { $0.path.hasSuffix(".yml") }
        templates.files.append(
            file("words.\(Self.tag).yml", LanguageFile(words.bytes, path: "")) { $0.text })
        let originals = Set(LanguageFile.originals + ourWords).sorted()
        let texts = table(of: originals.map { (Text(string: $0), meaning(Text(string: $0))) })
        templates.files.append(
            SourceFile(path: LanguageFile.name(Self.tag), bytes: texts.bytes))
        return SiteSources(
            content: content, templates: templates, assets: try folder("Public", in: root))
    }

    private func inOneLanguage(_ file: SourceFile, without others: Set<Substring>) -> SourceFile {
        // Words that readers type are not shown.
        let shown = String(decoding: file.bytes, as: UTF8.self)
            .replacing(/\n(?:synonyms|search):\n(?: .*\n)*/, with: "\n")
        let lines = shown.split(separator: "\n", omittingEmptySubsequences: false)
        let text = lines.filter { line in !others.contains { line.contains(" \($0): ") } }
            .joined(separator: "\n").replacing(" en:", with: " \(Self.tag):")
        return SourceFile(path: file.path, bytes: Array(text.utf8))
    }

    private func file(
        _ path: String, _ language: LanguageFile, _ text: (LanguageFile.Entry) -> Text
    ) -> SourceFile {
        let entries = language.entries.map { (original: $0.original, text: text($0)) }
        return SourceFile(path: path, bytes: table(of: entries).bytes)
    }

    private func table(of entries: [(original: Text, text: Text)]) -> Text {
        var table: Text = ""
        for (original, text) in entries {
            let words = Text(string: accented(text.string))
            table.append("\(Text(quoting: original)): \(Text(quoting: words))\n" as Text)
        }
        return table
    }

    /// The words after the meaning with which some keys begin.
    private func meaning(_ key: Text) -> Text {
        Text(string: key.string.replacing(/^[a-z ]+\|/, with: ""))
    }

    /// The parts that are not words: places of values, tags, code and addresses.
    private let kept = /\{\w+\}|<[^>]*>|`[^`]*`|\]\([^)]*\)|&\w+;/

    /// The words with accents; other parts stay as they are.
    private func accented(_ words: String) -> String {
        var accented = ""
        var rest = words[...]
        while let first = rest.first {
            if let kept = rest.prefixMatch(of: kept) {
                accented += kept.output
                rest = rest[kept.range.upperBound...]
            } else {
                accented.append(Self.accents[first] ?? first)
                rest.removeFirst()
            }
        }
        return accented
    }

    private static let accents = Dictionary(
        uniqueKeysWithValues: zip("aeiouAEIOUcnsyz", "áéíóúÁÉÍÓÚçñšýž"))

    /// The words of authors, and the names of sources and callbacks.
    private func wordsOfOthers(in content: SourceFolder) -> OtherWords {
        var words = content.files.map { String(decoding: $0.bytes, as: UTF8.self) }
        // A label has the words of a link without its target between them.
        words += words.map { $0.replacing(/\]\([^)]*\)/, with: "]") }
        for source in Source.allCases.map(\.row) {
            words += [source.title, source.author].compactMap(\.self).map { Text($0).string }
        }
        words += Callback.allCases.map { Text($0.name).string }
        // Examples of what an author writes in a claim, in English or Chinese.
        words += ClaimQuestion.allCases.map { $0.row.words.map(\.string).joined(separator: " ") }
        return OtherWords(words)
    }

    private func folder(_ name: String, in root: URL) throws -> SourceFolder {
        let base = root.appendingPathComponent(name)
        let paths = FileManager.default.subpaths(atPath: base.path) ?? []
        let files = paths.sorted().compactMap { path -> SourceFile? in
            guard let data = try? Data(contentsOf: base.appendingPathComponent(path)) else {
                return nil
            }
            return SourceFile(path: path, bytes: Array(data))
        }
        return SourceFolder(name: name, files: files)
    }
}

/// Texts as words in lower case, with the places of each.
private struct OtherWords {
    private var words: [String] = []
    private var places: [String: [Int]] = [:]

    init(_ texts: [String]) {
        for text in texts {
            for word in text.lowercased().split(whereSeparator: { !$0.isASCII || !$0.isLetter }) {
                places[String(word), default: []].append(words.count)
                words.append(String(word))
            }
            // No phrase continues from one text to the next.
            words.append("")
        }
    }

    /// Returns true if a phrase, with blanks between its words, is in one of the texts.
    func contains(_ row: String) -> Bool {
        let row = row.split(separator: " ").map(String.init)
        return places[row[0], default: []].contains { words[$0...].starts(with: row) }
    }
}

/// The phrases of plain English words on a page, without code and text in other languages.
private struct PlainWords {
    private(set) var rows: Set<String> = []
    /// The open elements; `counts` is true if their words count.
    private var open: [(name: Substring, counts: Bool)] = []

    // A regular expression is compiled where it is written, and these are used for each tag of a
    // hundred pages.
    private let language = /\blang="([^"]*)"/
    private let label = /(?:title|aria-label|alt|placeholder)="([^"]*)"/
    private let entity = /&\w+;/
    private let row = /\b[a-z]{2,}(?:[ ,;:]+[a-z]{2,})+\b/

    private static let void: Set<Substring> = [
        "meta", "link", "br", "hr", "img", "input", "wbr", "col", "path", "use", "rect", "circle",
        "line",
    ]
    private static let code: Set<Substring> = ["code", "pre", "script", "style", "kbd", "samp"]

    mutating func read(_ page: String) {
        open = []
        for piece in page.split(separator: "<") {
            guard let end = piece.firstIndex(of: ">") else { continue }
            let tag = piece[..<end]
            let name = tag.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }
            if tag.hasPrefix("/") {
                while let last = open.popLast(), last.name != name {}
            } else if !Self.void.contains(name), !tag.hasPrefix("!") {
                let language = tag.firstMatch(of: language)?.1
                let isOurs = language.map { $0 == PseudoLanguageTests.tag }
                let counts = isOurs ?? open.last?.counts ?? true
                open.append((name, counts && !Self.code.contains(name)))
            }
            guard open.last?.counts ?? true else { continue }
            for label in tag.matches(of: label) {
                note(label.1)
            }
            note(piece[piece.index(after: end)...])
        }
    }

    private mutating func note(_ text: Substring) {
        // An entity is no word.
        let words = text.replacing(entity, with: ".")
        for row in words.matches(of: row) {
            rows.insert(row.output.split { !$0.isLetter }.joined(separator: " "))
        }
    }
}
