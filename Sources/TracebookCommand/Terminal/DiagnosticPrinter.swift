import Diagnostics
import SiteChecks
import SiteModel

/// Prints diagnostics: the place and the fault in one line, then what helps to mend it.
///
///     Content/en/index.md:12:4: error: unknown word 'opns'; did you mean 'opens'? [scenario.…]
///     at 0s user opns app
///                ^~~~
struct DiagnosticPrinter {
    let paint: Paint
    let language: Language
    /// The bytes of the files that diagnostics can be about, by path.
    private let sources: [String: [UInt8]]

    init(_ sources: [String: [UInt8]], in language: Language, isColoured: Bool) {
        self.sources = sources
        self.language = language
        paint = Paint(isOn: isColoured)
    }

    init(_ folders: [SourceFolder], in language: Language, isColoured: Bool) {
        let sources = folders.reduce([:]) { all, folder in
            all.merging(folder.bytesByPath) { first, _ in first }
        }
        self.init(sources, in: language, isColoured: isColoured)
    }

    /// The text of a message in the language of the printer.
    func words(_ message: Message) -> String { language.text(message).string }

    func line(_ message: Message) -> String { words(message) + "\n" }

    /// All diagnostics, one after the other; those of a kind of which there are many are told once, unless
    /// all are asked for.
    func text(of diagnostics: [Diagnostic], isFull: Bool = false) -> String {
        var collapsed = CollapsedKinds(of: diagnostics, isFull: isFull, keepsPatches: false)
        var patches = 0
        let text = diagnostics.map { diagnostic in
            if let text = collapsed.text(inPlaceOf: diagnostic, self) { return text }
            guard diagnostic.isPatch else { return heading(of: diagnostic) + detail(diagnostic) }
            patches += 1
            let patch = isFull || patches <= CollapsedKinds.most ? patch(of: diagnostic) : ""
            return heading(of: diagnostic) + remarks(on: diagnostic, label: "")
                + (isFull ? painted(patch) : brief(patch, fullWith: "--all"))
        }.joined()
        let others = patches - CollapsedKinds.most
        guard !isFull, others > 0 else { return text }
        return text + line("and \(others) more patches; '--all' prints them")
    }

    /// A patch to read, without those whose lines are too long to read.
    ///
    /// - Parameters:
    ///   - patch: The patch.
    ///   - option: The option that prints every patch in full.
    /// - Returns: The patch, or a line in its place.
    func brief(_ patch: String, fullWith option: String) -> String {
        let longest = patch.utf8.split(separator: UInt8(ascii: "\n")).map(\.count).max() ?? 0
        guard longest > 2_000 else { return painted(patch) }
        return line("  patch     with a line of \(longest) bytes, which '\(option)' prints")
    }

    /// The kind of a diagnostic's heading.
    enum Kind {
        case error
        case warning
        /// A consequence of another diagnostic.
        case note
    }

    /// The place and the fault in one line.
    func heading(of diagnostic: Diagnostic, as kind: Kind? = nil) -> String {
        let start = diagnostic.range.start
        let file = diagnostic.file.string
        // A file that was not read has no lines.
        let isPlaced = diagnostic.range != .fileStart || sources[file] != nil
        let place = isPlaced ? "\(file):\(start.line):\(start.column):" : "\(file):"
        let label = label(kind ?? (diagnostic.severity == .warning ? .warning : .error))
        let id = Text(diagnostic.id.name).string
        let summary = printable(words(diagnostic.summary))
        return "\(paint(printable(place), .bold)) \(label) \(summary) [\(id)]\n"
    }

    /// The word that says what a finding counts for.
    func label(_ kind: Kind) -> String {
        switch kind {
        case .error: paint(words("error:"), .bold, .red)
        case .warning: paint(words("warning:"), .bold, .yellow)
        case .note: paint(words("note:"), .bold, .cyan)
        }
    }

    /// The rest of a fault: the line, or the change that would fix it, and notes.
    func detail(_ diagnostic: Diagnostic) -> String {
        var text = ""
        if diagnostic.severity == .mismatch, !diagnostic.replacements.isEmpty {
            text += shownPatch(of: diagnostic)
        } else if diagnostic.range != .fileStart, let source = sources[diagnostic.file.string] {
            text += excerpt(from: source, at: diagnostic.range)
        }
        return text + remarks(on: diagnostic, label: "\(words("note:")) ")
    }

    /// The notes, one on each line.
    func remarks(on diagnostic: Diagnostic, label: String) -> String {
        diagnostic.notes.map { "  \(label)\(printable(words($0)))\n" }.joined()
    }

    /// The change that the diagnostic proposes, as a patch without colours.
    func patch(of diagnostic: Diagnostic) -> String {
        let file = diagnostic.file.string
        guard let source = sources[file] else {
            let new = replacing(diagnostic.replacements, in: []) ?? []
            return unifiedDiff(ofFile: file, from: nil, to: new).string
        }
        return unifiedDiff(of: diagnostic.replacements, inFile: file, source).string
    }

    /// A possible change, indented so that no tool applies it as a patch.
    func shownPatch(of diagnostic: Diagnostic) -> String {
        guard let source = sources[diagnostic.file.string] else { return "" }
        return FilePatch(of: [diagnostic.replacements], in: source).hunks.map { hunk in
            painted(hunk.text(grownBy: (0, 0)).string).split(separator: "\n").map { "  \($0)\n" }
                .joined()
        }.joined()
    }

    /// The line of a place, with a caret below the place.
    private func excerpt(from source: [UInt8], at range: SourceRange) -> String {
        let lines = source.split(omittingEmptySubsequences: false) { $0 == UInt8(ascii: "\n") }
        guard lines.indices.contains(range.start.line - 1) else { return "" }
        var line = lines[range.start.line - 1]
        if line.last == UInt8(ascii: "\r") { line = line.dropLast() }
        let isOneLine = range.end.line == range.start.line
        let length = isOneLine ? range.end.column - range.start.column : line.count
        let parts = [
            line.prefix(range.start.column - 1),
            line.dropFirst(range.start.column - 1).prefix(length),
            line.dropFirst(range.start.column - 1 + max(0, length)),
        ].map { printable(String(decoding: $0, as: UTF8.self)) }
        let window = ExcerptWindow(before: parts[0], marked: parts[1], after: parts[2])
        let caret = paint(
            "^" + String(repeating: "~", count: max(0, window.width - 1)), .bold, .green)
        // A line of a page must not look like the start of a patch.
        let isPatch = ["--- ", "+++ ", "@@ ", "diff ", "Index:"].contains(
            where: window.line.hasPrefix)
        let margin = isPatch ? "  " : ""
        return "\(margin)\(window.line)\n\(margin)\(window.indent)\(caret)\n"
    }

    func painted(_ diff: String) -> String {
        guard paint.isOn else { return diff }
        return diff.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            switch line.first {
            case "+": paint(String(line), .green)
            case "-": paint(String(line), .red)
            case "@": paint(String(line), .cyan)
            default: String(line)
            }
        }.joined(separator: "\n")
    }
}

/// A text without control characters, which could steer a terminal.
func printable(_ text: String) -> String {
    String(
        String.UnicodeScalarView(
            text.unicodeScalars.map { $0.isControl && $0 != "\t" ? "\u{FFFD}" : $0 }))
}

extension Unicode.Scalar {
    fileprivate var isControl: Bool { properties.generalCategory == .control }
}
