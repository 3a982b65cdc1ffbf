package import Diagnostics

/// The lines of a scenario that begin with `#-`.
///
/// The language treats them as comments, so they stay in the text and no line number shifts.
///
///     #- hide           the following lines run, but are not shown
///     #- show           the following lines are shown again
///     #- region NAME    the following lines can be included by this name (files only)
///     #- end            the region ends
package struct Directives: Sendable {
    /// For every line, true if readers see it.
    package private(set) var isShown: [Bool] = []
    /// The lines of every region, without its directives.
    package private(set) var regions: [(name: Text, lines: Range<Int>)] = []
    /// The faults, with places in the text.
    package private(set) var faults: [Diagnostic] = []

    private static let words: [Text] = ["hide", "show", "region", "end"]

    /// Reads the directives of a text.
    ///
    /// - Parameters:
    ///   - lines: The lines of the text.
    ///   - isFile: True for a file, which can have regions; false for a block.
    package init(_ lines: [Text], isFile: Bool) {
        var hiddenSince: SourceRange?
        var open: (name: Text, start: Int, range: SourceRange)?
        for (index, line) in lines.enumerated() {
            guard let directive = Directive(line, line: index + 1) else {
                isShown.append(hiddenSince == nil)
                continue
            }
            isShown.append(false)
            let range = directive.range
            switch directive.word {
            case "hide":
                if hiddenSince != nil { report(range, "the lines here are already hidden") }
                hiddenSince = hiddenSince ?? range
            case "show":
                if hiddenSince == nil { report(range, "nothing is hidden here") }
                hiddenSince = nil
            case "region" where isFile:
                if let open { report(range, "the region '\(open.name)' has not ended") }
                if directive.name.isEmpty {
                    report(range, "a region needs a name: '#- region NAME'")
                } else if regions.contains(where: { $0.name == directive.name }) {
                    report(range, "there is already a region '\(directive.name)' above")
                }
                open = directive.name.isEmpty ? nil : (directive.name, index + 1, range)
            case "end" where isFile:
                if let open { regions.append((open.name, open.start..<index)) }
                if open == nil { report(range, "no region begins above") }
                open = nil
            case "region", "end":
                report(range, "regions are for files that blocks include")
            default:
                let nearest = nearestWord(to: directive.word, among: Self.words)
                let hint = didYouMean(nearest.map { "#- \($0)" }, else: "use hide or show")
                report(range, "'\(directive.word)' cannot follow '#-'\(hint)")
            }
            if !directive.name.isEmpty, directive.word != "region" {
                report(range, "'#- \(directive.word)' must be alone on its line")
            }
        }
        if let open { report(open.range, "the region '\(open.name)' does not end") }
    }

    private mutating func report(_ range: SourceRange, _ summary: Message) {
        faults.append(Diagnostic(.error, "block.directive", range: range, summary))
    }
}

/// A line that begins with `#-`.
private struct Directive {
    /// The word after the mark.
    var word: Text
    /// The rest after the word.
    var name: Text
    /// The place of the whole directive.
    var range: SourceRange

    /// Reads a line; nil if it is a statement or a comment, such as a line of hyphens.
    init?(_ line: Text, line number: Int) {
        let isBlank: (UInt8) -> Bool = { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        let bytes = line.bytes
        let start = bytes.firstIndex { !isBlank($0) } ?? bytes.endIndex
        guard bytes[start...].starts(with: "#-".utf8) else { return nil }
        let words = bytes[(start + 2)...].split(whereSeparator: isBlank)
        guard let first = words.first, first[first.startIndex] != UInt8(ascii: "-") else {
            return nil
        }
        word = Text(first)
        name = Text(words.dropFirst().joined(separator: [UInt8(ascii: " ")]))
        let end = words.last?.endIndex ?? bytes.endIndex
        range = SourceRange(line: number, column: start + 1, length: end - start)
    }
}
