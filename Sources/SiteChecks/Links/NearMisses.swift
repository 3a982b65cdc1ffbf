import CommonMark
import Diagnostics
import SiteModel

// A slip in the brackets, the parentheses or the scheme of a link turns it into text, or into a
// link to nowhere. Its claim is then compared with nothing, and without this search nothing reports
// it. So text is searched for what is nearly a claim, a term or a source, which is an error, and
// for what is nearly another link, which is a warning. Code is skipped: pages use it to show how
// links are written.

/// The faults of what is nearly a link on a page.
func faultsOfNearMisses(in page: ParsedPage) -> [Diagnostic] {
    if page.page.isGenerated { return [] }
    var faults: [Diagnostic] = []
    for text in page.document.texts.flatMap(FlatText.all)
    where text.bytes.contains(where: isTelling) {
        var search = NearMissSearch(text)
        search.findAddresses()
        search.findQuestions()
        search.findLinks()
        faults += search.faults
    }
    faults += swallowedClaims(on: page)
    for text in titles(of: page) {
        var search = NearMissSearch(text)
        search.findAddresses()
        search.findQuestions()
        faults += search.faults
    }
    let addresses =
        page.links.map { ($0.destination, $0.range) } + page.images.map { ($0.source, $0.range) }
    faults += addresses.compactMap { Scheme.fault(of: $0, at: $1) }
    return faults.map { $0.inFile(page.page.file) }
}

/// Returns true if a byte can be part of the syntax of a link.
private func isTelling(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "]") || byte == UInt8(ascii: ":") || byte == UInt8(ascii: "/")
}

/// Claims whose address is in a code span and whose text is not, because a backtick is missing.
private func swallowedClaims(on page: ParsedPage) -> [Diagnostic] {
    var faults: [Diagnostic] = []
    let source = SourceText(page.page.bytes)
    page.document.forEachInline { inline in
        guard case .code(let code) = inline.kind else { return }
        let bytes = Array(code.utf8)
        guard let place = bytes.indices.first(where: { beginsClaim(bytes[$0...]) }) else { return }
        let bracket = UInt8(ascii: "[")
        let before = source.content(ofLine: inline.range.start.line)?
            .prefix(inline.range.start.column - 1).last
        let after = source.content(ofLine: inline.range.end.line)?
            .dropFirst(inline.range.end.column - 1).first
        // Code that shows a claim has its words too, and the bracket before them.
        let isOpenBefore = before == bracket && after != UInt8(ascii: "]")
        guard
            !bytes[..<place].contains(bracket) || bytes[..<place].last == bracket || isOpenBefore
        else { return }
        faults.append(.nearMiss(StatedClaim.scheme, at: inline.range))
    }
    return faults
}

/// Whether bytes begin with the bracket before the address of a claim.
///
/// The bracket or the parenthesis may be missing as well, or the scheme be wrong in a letter.
private func beginsClaim(_ bytes: ArraySlice<UInt8>) -> Bool {
    if let opening = openings.first(where: { bytes.starts(with: $0) }) {
        return bytes.dropFirst(opening.count).first?.isOfName ?? false
    }
    guard bytes.first == UInt8(ascii: "]") else { return false }
    let rest = bytes.dropFirst()
    let isOpen = rest.first == UInt8(ascii: "(")
    let address = isOpen ? rest.dropFirst() : rest
    let scheme = Array(StatedClaim.scheme.utf8)
    if address.starts(with: scheme) { return true }
    let word = Array(address.prefix(scheme.count + 1).prefix { $0 != UInt8(ascii: ":") })
    return isOpen && address.dropFirst(word.count).first == UInt8(ascii: ":")
        && Scheme.isNear(word, to: Array(scheme.dropLast()))
}

/// What the address of a claim begins with, in Chinese punctuation too.
private let openings = ["(", "[", "（", "［", "【"].map { Array("\($0)\(StatedClaim.scheme)".utf8) }

extension Diagnostic {
    /// The fault of text that is nearly a link with one of Tracebook's schemes.
    static func nearMiss(_ scheme: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .error, "link.near-miss", range: range,
            "this is text, not a link, so nothing is compared; write '[words](\(scheme)…)'")
    }
}

/// The titles of a page and of its blocks, in which claims are written like links.
private func titles(of page: ParsedPage) -> [FlatText] {
    let matter = page.page.frontMatter
    let source = SourceText(page.page.bytes)
    let top = [("title", matter.title), ("description", matter.description)].map { key, words in
        let line = (1...max(1, matter.end.start.line)).first {
            source.content(ofLine: $0)?.starts(with: "\(key):".utf8) ?? false
        }
        return FlatText(words, at: SourcePosition(line: line ?? 1, column: 1))
    }
    return top
        + page.scenarios.compactMap { block in
            block.title.map { FlatText($0.words, at: block.fence.opening.start) }
        }
}
