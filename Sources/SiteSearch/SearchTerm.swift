/// A word of a text, or a part of a name, as a search compares it.
struct SearchTerm {
    /// The word in lowercase letters.
    var word: String
    /// The word without its ending, which all its forms have in common.
    var term: String
    /// The letters that it has of its piece of text.
    var size: Double
    /// True for a name that has parts: `didEnterBackground`.
    var isName = false
    /// The name that the word is a part of; nil if it is not a part.
    var whole: String?
    /// The name from this part on; nil for the first part.
    var rest: String?
}

/// Finds the terms of texts, and remembers those of each word.
///
/// `Public/terms.js` does the same in a browser, for the same pages. `Tests/Browser` asks both.
struct SearchTerms {
    private var known: [String: [SearchTerm]] = [:]

    /// The terms of a text, in order.
    mutating func terms(of text: String) -> [SearchTerm] {
        Self.pieces(of: text).flatMap { terms(ofPiece: $0) }
    }

    /// The terms of a piece: a word and the parts of a name, or the pairs of Han letters.
    mutating func terms(ofPiece piece: String) -> [SearchTerm] {
        if let terms = known[piece] { return terms }
        let letters = Array(piece.unicodeScalars)
        let terms = letters[0].isHan ? Self.pairs(of: letters) : Self.words(of: letters, in: piece)
        known[piece] = terms
        return terms
    }

    private static func pairs(of letters: [Unicode.Scalar]) -> [SearchTerm] {
        let count = max(1, letters.count - 1)
        return (0..<count).map { start in
            let word = String(letters[start..<min(start + 2, letters.count)])
            return SearchTerm(
                word: word, term: word, size: Double(letters.count) / Double(count))
        }
    }

    private static func words(of letters: [Unicode.Scalar], in piece: String) -> [SearchTerm] {
        let word = piece.lowercased()
        let parts = humps(of: letters)
        let isName = parts.count > 1
        let size = Double(letters.count)
        let whole = SearchTerm(word: word, term: stem(word), size: size, isName: isName)
        let others = (isName ? parts : []).filter { $0.count > 1 }.map { range in
            let part = String(letters[range]).lowercased()
            let rest = String(letters[range.lowerBound...]).lowercased()
            return SearchTerm(
                word: part, term: stem(part), size: Double(range.count), whole: word,
                rest: range.lowerBound > 0 ? rest : nil)
        }
        return [whole] + others
    }

    /// The words of a text; Han letters in a row are one, as they have no spaces between words.
    static func pieces(of text: String) -> [String] {
        var pieces: [String] = []
        var piece = String.UnicodeScalarView()
        var isHan = false
        for scalar in text.unicodeScalars.lazy.map(\.plain) {
            let isHanLetter = scalar.isHan
            if !piece.isEmpty, isHan != isHanLetter || !scalar.isPartOfWord {
                pieces.append(String(piece))
                piece = String.UnicodeScalarView()
            }
            if isHanLetter || scalar.isPartOfWord { piece.append(scalar) }
            isHan = isHanLetter
        }
        return piece.isEmpty ? pieces : pieces + [String(piece)]
    }

    /// The parts of `applicationDidEnterBackground`, `URLSession` or `scenePhase`.
    private static func humps(of letters: [Unicode.Scalar]) -> [Range<Int>] {
        var parts: [Range<Int>] = []
        var start = 0
        while start < letters.count {
            var end = start
            while end < letters.count, letters[end].isCapital { end += 1 }
            let capitals = end - start
            if capitals > 1, end < letters.count, letters[end].properties.isLowercase {
                // The last capital begins the next part.
                end -= 1
            } else if capitals < 2 {
                while end < letters.count, !letters[end].isCapital { end += 1 }
            }
            parts.append(start..<end)
            start = end
        }
        return parts
    }
}

extension Unicode.Scalar {
    /// The letter that a letter of double width stands for, and any other letter itself.
    ///
    /// Chinese and Japanese keyboards write such letters.
    var plain: Unicode.Scalar {
        switch value {
        case 0xFF01...0xFF5E: Unicode.Scalar(value - 0xFEE0) ?? self
        case 0x3000: " "
        default: self
        }
    }

    var isHan: Bool {
        switch value {
        case 0x2E80...0x2FD5, 0x3005, 0x3007, 0x3021...0x3029, 0x3038...0x303B, 0x3400...0x4DBF,
            0x4E00...0x9FFF, 0xF900...0xFAD9, 0x16FE2...0x16FF1, 0x20000...0x323AF:
            true
        default: false
        }
    }

    fileprivate var isCapital: Bool {
        isASCII ? ("A"..."Z").contains(self) : properties.generalCategory == .uppercaseLetter
    }

    /// True for letters, digits and the marks on them.
    fileprivate var isPartOfWord: Bool {
        if isASCII {
            return ("a"..."z").contains(self) || ("A"..."Z").contains(self)
                || ("0"..."9").contains(self)
        }
        switch properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
            .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .letterNumber,
            .otherNumber:
            return true
        default: return false
        }
    }
}

extension String {
    fileprivate init(_ letters: some Sequence<Unicode.Scalar>) {
        self.init()
        unicodeScalars.append(contentsOf: letters)
    }

    /// True if the text begins with a Han letter.
    var isHan: Bool { unicodeScalars.first?.isHan ?? false }
}
