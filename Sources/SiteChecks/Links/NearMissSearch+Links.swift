import Diagnostics
import SiteModel

extension NearMissSearch {
    /// Finds brackets with an address or another bracket after them that are not a link.
    mutating func findLinks() {
        var open: [Int] = []
        for index in bytes.indices {
            if bytes[index] == UInt8(ascii: "[") { open.append(index) }
            guard bytes[index] == UInt8(ascii: "]"), let start = open.popLast() else { continue }
            let words = bytes[(start + 1)..<index]
            // Not links: 'a[i][0]', the footnote '[1]', and brackets after a backslash.
            guard !text.isEscaped(at: start), start == 0 || !bytes[start - 1].endsWord,
                words.contains(where: \.isLetterOrThing) || isNearlyClaim(behind: index),
                words.first != UInt8(ascii: "^"), !found.contains(where: { $0.contains(start) })
            else { continue }
            let from = start > 0 && bytes[start - 1] == UInt8(ascii: "!") ? start - 1 : start
            if let end = endOfAddress(behind: index) ?? endOfPath(behind: index) {
                report(
                    start: from, end: end,
                    Diagnostic(
                        .warning, "link.no-link", range: .fileStart,
                        """
                        this is text, not a link: put the address right after the bracket, without \
                        spaces
                        """,
                        notes: ["write a space in the address as '%20'"]))
            } else if let label = label(behind: index) {
                let name = String(decoding: bytes[label], as: UTF8.self)
                report(
                    start: from, end: label.upperBound + 1,
                    Diagnostic(
                        .warning, "link.no-link", range: .fileStart,
                        "this is text, not a link: there is no definition '[\(name)]: …'"))
            }
        }
    }

    /// The end of a text in parentheses right after a bracket that looks like an address, with `:`
    /// and then `/`.
    ///
    /// It has one blank at most, and one before the colon. A claim may have lost its colon.
    private func endOfPath(behind bracket: Int) -> Int? {
        guard bytes[(bracket + 1)...].first == UInt8(ascii: "(") else { return nil }
        let rest = bytes[(bracket + 2)...].prefix { $0 != UInt8(ascii: ")") && $0 != 0xFF }
        let words = rest.split(whereSeparator: isBlank)
        let path = Array(words.prefix(2).joined())
        guard rest.first.map({ !isBlank($0) }) ?? false, !words.isEmpty,
            words.count < 3 || words[0].contains(UInt8(ascii: "/"))
                || words[1].first == UInt8(ascii: ":")
        else { return nil }
        if let colon = path.firstIndex(of: UInt8(ascii: ":")) {
            guard path[colon...].contains(UInt8(ascii: "/")) || isScheme(path[..<colon]) else {
                return nil
            }
        } else {
            let isClaim = path.starts(with: StatedClaim.scheme.utf8.dropLast())
            guard isClaim, path.contains(UInt8(ascii: "/")) else { return nil }
        }
        return words[min(1, words.count - 1)].endIndex
    }

    /// Returns true if a word is nearly one of Tracebook's schemes, apart from other signs than
    /// letters.
    private func isScheme(_ word: ArraySlice<UInt8>) -> Bool {
        let letters = word.filter(\.isLetter)
        return Scheme.own.contains { Scheme.isNear(letters, to: Array($0.utf8.dropLast())) }
    }

    /// Returns true if an address with nearly one of Tracebook's schemes is right after a bracket.
    ///
    /// The words of a claim may be a number.
    private func isNearlyClaim(behind bracket: Int) -> Bool {
        guard let end = endOfPath(behind: bracket) else { return false }
        let path = bytes[(bracket + 2)..<end].filter { !isBlank($0) }
        return path.firstIndex(of: UInt8(ascii: ":")).map { isScheme(path[..<$0]) } ?? false
    }

    /// The end of an address after a bracket that does not make a link.
    private func endOfAddress(behind bracket: Int) -> Int? {
        var rest = bytes[(bracket + 1)...]
        let hasGap = rest.first.map(isBlank) ?? false
        rest = rest.drop(while: isBlank)
        let isWide = rest.starts(with: "（".utf8)
        guard isWide || rest.first == UInt8(ascii: "(") else { return nil }
        rest = rest.dropFirst(isWide ? 3 : 1)
        guard
            let close = rest.indices.first(where: {
                rest[$0] == UInt8(ascii: ")") || rest[$0...].starts(with: "）".utf8)
            })
        else { return nil }
        let address = rest[..<close]
        let isOne = hasGap || isWide ? !address.contains(where: isBlank) : true
        guard isOne, Self.isAddress(address) else { return nil }
        return close + (rest[close] == UInt8(ascii: ")") ? 1 : 3)
    }

    /// Returns true if bytes are an address, with or without blanks, and not words.
    private static func isAddress(_ bytes: ArraySlice<UInt8>) -> Bool {
        let text = String(decoding: bytes, as: UTF8.self)
        guard !text.contains("\u{FFFD}"), !text.isEmpty else { return false }
        if ["https://", "http://", "./", "../"].contains(where: text.hasPrefix) { return true }
        let path = text.prefix { $0 != "#" && $0 != "?" && $0 != "\"" }
        return [".md", ".html", ".png", ".jpg", ".jpeg", ".gif", ".svg", ".webp", ".pdf"].contains {
            path.lowercased().hasSuffix($0) || path.lowercased().hasSuffix("\($0) ")
        }
    }

    /// The label in brackets right after others that has no definition.
    private func label(behind bracket: Int) -> Range<Int>? {
        guard bracket + 1 < bytes.count, bytes[bracket + 1] == UInt8(ascii: "[") else { return nil }
        let rest = bytes[(bracket + 2)...]
        guard
            let close = rest.firstIndex(where: {
                $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "]")
            }),
            bytes[close] == UInt8(ascii: "]"), rest[..<close].contains(where: \.isLetterOrThing),
            bytes[bracket + 2] != UInt8(ascii: "^"), !rest[..<close].contains(0xFF)
        else { return nil }
        return (bracket + 2)..<close
    }
}

extension UInt8 {
    var isLetter: Bool {
        let small = self | 0x20
        return UInt8(ascii: "a")...UInt8(ascii: "z") ~= small
    }

    /// True if it can be in the id of a scenario or the word of a question.
    var isOfName: Bool {
        isLetter || 0x30...0x39 ~= self || "._-".utf8.contains(self)
    }

    /// True if it is part of a word in any language, or represents code or a link.
    var isLetterOrThing: Bool { isLetter || self >= 0x80 }

    /// True if brackets after it are an index, not a link: `a[i]`, `f()[0]`, `x[i][j]`.
    var endsWord: Bool {
        isLetter || 0x30...0x39 ~= self || self == UInt8(ascii: "_") || self == UInt8(ascii: ")")
            || self == UInt8(ascii: "]") || self == 0xFF
    }
}
