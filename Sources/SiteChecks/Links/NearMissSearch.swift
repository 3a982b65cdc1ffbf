import Diagnostics
import SiteModel

/// Searches a text for what is nearly a link.
struct NearMissSearch {
    let text: FlatText
    private(set) var faults: [Diagnostic] = []
    /// The ranges of the findings so far.
    var found: [Range<Int>] = []

    var bytes: [UInt8] { text.bytes }

    init(_ text: FlatText) {
        self.text = text
    }

    /// Finds addresses of claims, terms and sources that are not part of a link.
    mutating func findAddresses() {
        var index = 0
        while index < bytes.count {
            guard bytes[index].isLetter else {
                index += 1
                continue
            }
            let start = index
            while index < bytes.count, bytes[index].isLetter { index += 1 }
            let word = start..<index
            guard index < bytes.count, let scheme = scheme(of: word) else { continue }
            let path = bytes[(index + 1)...].firstIndex { !isBlank($0) } ?? bytes.count
            let end = max(endOfToken(from: path), index + 1)
            report(
                start: bracket(before: start) ?? start, end: end,
                .nearMiss(scheme, at: .fileStart))
            index = end
        }
    }

    /// Finds questions as in the address of a claim, whatever is before them.
    mutating func findQuestions() {
        for slash in bytes.indices where bytes[slash] == UInt8(ascii: "/") {
            let word = bytes[(slash + 1)...].prefix { $0.isLetter }
            guard word.endIndex == bytes.count || !bytes[word.endIndex].isOfName,
                ClaimQuestion(rawValue: String(decoding: word, as: UTF8.self)) != nil
            else { continue }
            let before = bytes[..<slash]
            let start =
                before.lastIndex { !$0.isOfName && $0 != UInt8(ascii: "/") }.map { $0 + 1 } ?? 0
            guard !found.contains(where: { $0.contains(slash) }), isMeantAsClaim(start, slash)
            else { continue }
            let from = before.lastIndex(of: UInt8(ascii: "[")).flatMap {
                start - $0 < 80 ? $0 : nil
            }
            report(
                start: from ?? start, end: endOfToken(from: slash),
                .nearMiss(StatedClaim.scheme, at: .fileStart))
        }
    }

    /// Returns true if the text before `ID/QUESTION` is meant for the address of a claim.
    ///
    /// That is the scheme right before it, a closing bracket with a blank or two and a colon after
    /// it at most, or an opening bracket and a colon. In `[Bug] date/time` the words are words.
    private func isMeantAsClaim(_ start: Int, _ slash: Int) -> Bool {
        if isBehindScheme(start, slash) { return true }
        guard start < slash else { return false }
        let before = bytes[max(0, slash - 60)..<slash]
        if let bracket = before.lastIndex(of: UInt8(ascii: "]")) {
            let rest = before[(bracket + 1)...]
            let isApart = rest.first.map(isBlank) ?? false
            let most = rest.first == UInt8(ascii: "(") ? 2 : 1
            if rest.count(where: isBlank) <= most, !isApart || rest.contains(UInt8(ascii: ":")) {
                return true
            }
        }
        guard start > 0, bytes[start - 1] == UInt8(ascii: ":") else { return false }
        // The end of the scheme is left where something has cut it.
        let word = bytes[..<(start - 1)].reversed().prefix { $0.isLetter }
        let name = StatedClaim.scheme.utf8.dropLast()
        if word.count > 1, name.reversed().starts(with: word) { return true }
        return bytes[max(0, start - 10)..<start].contains { "([{<".utf8.contains($0) }
    }

    /// Returns true if the scheme is part of a token, or right before it with any sign in place of
    /// the colon.
    ///
    /// Before a blank it has to be in brackets, and a name has to be before the slash.
    private func isBehindScheme(_ start: Int, _ slash: Int) -> Bool {
        let name = StatedClaim.scheme.utf8.dropLast()
        // The sign may be of another script and have three bytes.
        let near = bytes[max(0, start - name.count - 4)..<slash]
        guard let place = near.indices.first(where: { near[$0...].starts(with: name) }) else {
            return false
        }
        let sign = place + name.count
        guard sign + 1 < slash, bytes[(sign + 1)..<slash].contains(where: \.isOfName) else {
            return false
        }
        return !isBlank(bytes[sign]) || place > 0 && "([{<]".utf8.contains(bytes[place - 1])
    }

    /// The scheme that a word before a sign is meant as; nil if the text around it does not suggest
    /// one.
    private func scheme(of word: Range<Int>) -> String? {
        let letters = bytes[word].map { $0 | 0x20 }
        let sign = bytes[word.upperBound...]
        let hasColon = sign.first == UInt8(ascii: ":") || sign.starts(with: "：".utf8)
        let opening = opening(before: word.lowerBound)
        for scheme in Scheme.own {
            let name = Array(scheme.utf8.dropLast())
            let isTrace = scheme == StatedClaim.scheme
            let isEnd = letters.suffix(name.count).elementsEqual(name)
            let isOpen = letters == name && isBehindOpener(word.lowerBound)
            if isEnd, isTrace, hasColon, isOpen || isPath(behind: word.upperBound) { return scheme }
            if hasColon, isTorn(name, before: word.upperBound) { return scheme }
            let isNamed = letters == name && isName(behind: word.upperBound)
            switch opening {
            case nil: continue
            // Words after brackets are words: '[1] Source: …', '[Ann] triage of a/b'.
            case .loose?: if hasColon, isNamed { return scheme }
            case .tight?:
                if isTrace, isNamed { return scheme }
                guard isEnd || Scheme.isNear(letters, to: name) else { continue }
                let isApart = sign.first.map(isBlank) ?? true
                if hasColon, letters == name || isName(behind: word.upperBound) { return scheme }
                if isTrace, isPath(behind: word.upperBound), letters == name || !isApart {
                    return scheme
                }
            }
        }
        return nil
    }

    /// What is between a closing bracket and an address.
    private enum Opening {
        /// A sign that opens the address, right after the bracket.
        case tight
        /// Blanks, with or without such a sign, or nothing.
        case loose
    }

    /// What is between a closing bracket and a place; nil if no bracket is before it.
    private func opening(before place: Int) -> Opening? {
        var before = bytes[..<place]
        func dropBlanks() {
            while before.last.map(isBlank) ?? false { before.removeLast() }
        }
        dropBlanks()
        let angle = UInt8(ascii: "<")
        if before.last == angle { before.removeLast() }
        dropBlanks()
        let openers: [String] = ["(", "（", "[", "<", "{"]
        guard let opener = openers.first(where: { before.hasSuffix($0) }) else {
            return before.last == UInt8(ascii: "]") ? .loose : nil
        }
        before = before.dropLast(opener.utf8.count)
        let isTight = before.last.map { !isBlank($0) } ?? false
        dropBlanks()
        guard ["]", "］", "】"].contains(where: { before.hasSuffix($0) }) else { return nil }
        return isTight ? .tight : .loose
    }

    /// Returns true if the opener of an address, or another sign in its place after a bracket, is right before
    /// a place, and a name right after its sign.
    private func isBehindOpener(_ place: Int) -> Bool {
        let sign = bytes[place...].prefix { $0.isLetter }.endIndex
        guard place > 0, isName(behind: sign) else { return false }
        // The sign may be of another script and have several bytes.
        let opener = bytes[..<place].lastIndex { $0 & 0xC0 != 0x80 } ?? 0
        return "([{<".utf8.contains(bytes[opener])
            || opener > 0 && bytes[opener - 1] == UInt8(ascii: "]")
    }

    /// Returns true if a name begins right after a sign.
    private func isName(behind sign: Int) -> Bool {
        sign + 1 < bytes.count && bytes[sign + 1].isOfName
    }

    /// Returns true if the letters between `](` and a colon are nearly a scheme without the other signs.
    private func isTorn(_ name: [UInt8], before colon: Int) -> Bool {
        let near = bytes[max(0, colon - name.count - 4)..<colon]
        guard let opener = near.indices.last(where: { near[$0...].starts(with: "](".utf8) }) else {
            return false
        }
        let inside = near[(opener + 2)...]
        let letters = inside.filter(\.isLetter).map { $0 | 0x20 }
        return letters.count < inside.count
            && (letters == name || Scheme.isNear(letters, to: name))
    }

    /// Returns true if `ID/` follows a sign, which may be of another script and have several bytes.
    private func isPath(behind sign: Int) -> Bool {
        let rest = bytes[min(sign + 1, bytes.count)...]
        let start = rest.firstIndex { $0 & 0xC0 != 0x80 } ?? bytes.count
        let token = bytes[start..<max(start, endOfToken(from: start))]
        return token.first.map { $0.isLetter || 0x30...0x39 ~= $0 } ?? false
            && token.contains(UInt8(ascii: "/"))
    }

    /// The end of a token without blanks.
    private func endOfToken(from start: Int) -> Int {
        bytes[min(start, bytes.count)...].firstIndex { isBlank($0) || $0 == 0xFF } ?? bytes.count
    }

    /// The opening bracket of the text before an address.
    private func bracket(before place: Int) -> Int? {
        guard let close = bytes[..<place].lastIndex(of: UInt8(ascii: "]")), place - close < 8 else {
            return nil
        }
        return bytes[..<close].lastIndex(of: UInt8(ascii: "["))
    }

    mutating func report(start: Int, end: Int, _ fault: Diagnostic) {
        var fault = fault
        fault.range = text.range(of: start..<end)
        faults.append(fault)
        found.append(start..<end)
    }
}

extension ArraySlice<UInt8> {
    /// Returns true if the bytes of a text are at the end.
    fileprivate func hasSuffix(_ text: String) -> Bool {
        suffix(text.utf8.count).elementsEqual(text.utf8)
    }
}
