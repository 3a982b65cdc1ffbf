package import Diagnostics

/// The suggestion for a common wording that is not a phrase of the language.
///
/// The wordings are only for messages about a faulty line; the parser does not accept them, so
/// the language stays as small as its grammar.
package struct EverydayPhrase {
    /// The phrases to suggest; several if the wording is ambiguous.
    package var meant: [Text] = []
    /// What to say if no phrase would be right.
    package var remark: Message?

    /// Looks up the words of a line, without time and articles.
    ///
    /// - Parameters:
    ///   - words: The words in lower case.
    ///   - written: The same words as written, for names.
    ///   - isSwitcherOpen: Whether the user sees the app switcher.
    ///   - fits: Whether a phrase is valid in place of the line.
    package init?(
        _ words: [Text], written: [Text], isSwitcherOpen: Bool = false,
        fits: (Text) -> Bool = { _ in true }
    ) {
        for row in EverydayPhrases() where isSwitcherOpen || !row.needsSwitcher {
            guard let captures = row.captures(of: words) else { continue }
            if row.right.first == UInt8(ascii: "!") {
                remark = Message(Text(row.right.dropFirst()))
                return
            }
            meant = row.meant(with: captures.map { written[$0] }).filter(fits)
            if !meant.isEmpty { return }
        }
        return nil
    }
}

package struct EverydayPhrases: Sequence, IteratorProtocol {
    private var rest = everydayTable[...]

    /// Starts at the first row.
    package init() {}

    package struct Row {
        /// The common wording, as a pattern.
        package var left: ArraySlice<UInt8>
        /// The phrases that it means.
        package var right: ArraySlice<UInt8>
        /// Whether the row applies only while the user sees the app switcher.
        package var needsSwitcher: Bool

        /// The phrases that the row means, with the captured word in place of each `*`.
        package func meant(with captures: [Text]) -> [Text] {
            var phrases = [Text()]
            var used = 0
            for byte in right {
                let last = phrases.count - 1
                if byte == UInt8(ascii: "|") {
                    phrases.append(Text())
                    used = 0
                } else if byte == UInt8(ascii: "*"), used < captures.count {
                    phrases[last].append(captures[used])
                    used += 1
                } else {
                    phrases[last].append(byte)
                }
            }
            return phrases
        }

        /// The indices of the words captured by each `*`; nil if the words do not match the row.
        package func captures(of words: [Text]) -> [Int]? {
            var captures: [Int] = []
            var index = 0
            var rest = left
            while !rest.isEmpty {
                var choices = rest.prefix { $0 != UInt8(ascii: " ") }
                rest = rest[choices.endIndex...].dropFirst()
                let isOptional = choices.last == UInt8(ascii: "?")
                if isOptional { choices.removeLast() }
                if index < words.count, choices.isChoice(of: words[index], &captures, index) {
                    index += 1
                } else if !isOptional {
                    return nil
                }
            }
            return index == words.count ? captures : nil
        }
    }

    package mutating func next() -> Row? {
        guard !rest.isEmpty else { return nil }
        let line = rest.prefix { $0 != UInt8(ascii: "\n") }
        rest = rest[line.endIndex...].dropFirst()
        let left = line.prefix { $0 != UInt8(ascii: "=") }
        let needsSwitcher = left.first == UInt8(ascii: "@")
        return Row(
            left: needsSwitcher ? left.dropFirst() : left,
            right: line[left.endIndex...].dropFirst(),
            needsSwitcher: needsSwitcher)
    }
}

/// Both tables, one after the other.
private let everydayTable =
    Text(everydaySettings).bytes + [UInt8(ascii: "\n")] + Text(everydayEvents).bytes

extension ArraySlice<UInt8> {
    /// Whether a word matches one of the alternatives; `*` matches and captures any word.
    fileprivate func isChoice(of word: Text, _ captures: inout [Int], _ index: Int) -> Bool {
        if count == 1, first == UInt8(ascii: "*") {
            captures.append(index)
            return true
        }
        var rest = self
        while !rest.isEmpty {
            let choice = rest.prefix { $0 != UInt8(ascii: "|") }
            if word.isForm(of: choice) { return true }
            rest = rest[choice.endIndex...].dropFirst()
        }
        return false
    }
}

extension Text {
    /// Whether this is the word, or the plain form of a verb in the third person: `press` for
    /// `presses`, `go` for `goes`, `carry` for `carries`.
    func isForm(of word: ArraySlice<UInt8>) -> Bool {
        let more = word.count - count
        guard count > 0, more >= 0, more <= 2 else { return false }
        let isOfY = more == 2 && bytes[count - 1] == UInt8(ascii: "y")
        let ending: StaticString = isOfY ? "ies" : more == 2 ? "es" : more == 1 ? "s" : ""
        let stem = word.count - ending.utf8CodeUnitCount
        for index in 0..<stem where bytes[index] != word[word.startIndex + index] { return false }
        return ending.withUTF8Buffer { ending in
            for index in 0..<ending.count
            where ending[index] != word[word.startIndex + stem + index] {
                return false
            }
            return true
        }
    }
}
