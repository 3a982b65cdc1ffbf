import Diagnostics
import SiteModel

/// Finds names in templates that have no value and would render as nothing.
///
/// It follows the page templates through their partials, because the meaning of a name depends on
/// the sections around it. A template that no page uses is checked against all names.
struct TemplateLint {
    private let folder: SourceFolder
    private let tags: [String: [TemplateTag]]
    private let names: [Text]
    private var visited: Set<String> = []
    private var open: [String] = []
    private let words: [String: TemplateShape]
    /// The names of the words that templates use.
    private(set) var usedWords: Set<String> = []
    private(set) var diagnostics: [Diagnostic] = []

    /// Creates a lint for templates by name.
    init(_ templates: [String: Template], words: TemplateWords, folder: SourceFolder) {
        self.folder = folder
        self.words = [
            Self.words: .object(
                Dictionary(uniqueKeysWithValues: words.names.map { ($0, .text) }))
        ]
        tags = templates.mapValues(\.tags)
        names = templates.keys.sorted().map { Text(string: $0) }
    }

    private static let words = "words"

    /// Checks all templates.
    mutating func run() {
        for kind in Templates.Kind.allCases { visit(kind.rawValue, [words, kind.shape]) }
        let shapes = Templates.Kind.allCases.map(\.shape)
        let lists = shapes.flatMap { $0.values.map(\.members) }
        let everything = [words] + shapes + lists + lists.flatMap { $0.values.map(\.members) }
        for name in tags.keys.sorted() where !visited.contains(name) { visit(name, everything) }
    }

    private mutating func visit(_ name: String, _ context: [[String: TemplateShape]]) {
        guard let tags = tags[name] else { return }
        visited.insert(name)
        open.append(name)
        var context = context
        var depth = [context.count]
        for tag in tags {
            switch tag.kind {
            case .comment: break
            case .variable, .rawVariable: _ = shape(of: tag, in: name, context)
            case .section, .invertedSection:
                depth.append(context.count)
                guard let shape = shape(of: tag, in: name, context) else { continue }
                if tag.name == Self.words { usedWords.formUnion(shape.members.keys) }
                if tag.kind == .section { context.append(shape.members) }
            case .end: if depth.count > 1 { context = Array(context.prefix(depth.removeLast())) }
            case .partial: include(tag, in: name, context)
            case .setting:
                report(
                    "template.setting", tag, in: name,
                    """
                    templates can use variables, sections, partials and comments, and nothing else \
                    of Mustache
                    """
                )
            }
        }
        open.removeLast()
    }

    private mutating func include(
        _ tag: TemplateTag, in name: String, _ context: [[String: TemplateShape]]
    ) {
        if tag.name.hasPrefix("*") {
            return report(
                "template.setting", tag, in: name, "name the partial in the template itself")
        }
        if open.contains(tag.name) {
            // Values are not recursive, so this would never end.
            return report(
                "template.recursion", tag, in: name,
                "'\(tag.name)' would include itself endlessly")
        }
        guard tags[tag.name] == nil else { return visit(tag.name, context) }
        report(
            "template.unknown-partial", tag, in: name, "there is no template '\(tag.name)'",
            nearest: nearestWord(to: Text(string: tag.name), among: names))
    }

    /// The shape of a name, from the innermost section that has it; nil if none has.
    private mutating func shape(
        of tag: TemplateTag, in name: String, _ context: [[String: TemplateShape]]
    ) -> TemplateShape? {
        let parts = Template.path(tag.name)
        if tag.name == "." { return .text }
        var shape: TemplateShape?
        if let first = parts.first {
            shape = context.reversed().lazy.compactMap { $0[first] }.first
            for part in parts.dropFirst() { shape = shape?.members[part] }
        }
        if parts.count == 2, parts[0] == Self.words, shape != nil { usedWords.insert(parts[1]) }
        if shape == nil, parts.first == Self.words, let word = parts.dropFirst().first {
            let known = words[Self.words]?.members.keys.sorted().map { Text(string: $0) } ?? []
            report(
                "template.unknown-name", tag, in: name,
                "'\(word)' is not a word of the files 'words.….yml'",
                nearest: nearestWord(to: Text(string: word), among: known))
        } else if shape == nil {
            let known = Set(context.flatMap(\.keys)).sorted().map { Text(string: $0) }
            report(
                "template.unknown-name", tag, in: name,
                "'\(tag.name)' is not a value of a page here",
                nearest: nearestWord(to: Text(string: tag.name), among: known))
        }
        return shape
    }

    private mutating func report(
        _ id: DiagnosticID, _ tag: TemplateTag, in name: String, _ summary: Message,
        nearest: Text? = nil
    ) {
        let file = folder.displayPath(of: name + Templates.suffix)
        let diagnostic = Diagnostic(
            .error, id, range: tag.range, "\(summary)\(didYouMean(nearest))"
        ).inFile(file)
        if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
    }
}
