package import Diagnostics

/// What people write for a phrase of the language, to be looked up when a line is none.
///
/// No row is a phrase: the language stays as small as its grammar, and only the message about a
/// line that failed knows them.
package struct EverydayPhrase {
    /// What to write instead; several where it is not clear which one is meant.
    package var meant: [Text] = []
    /// What to say where no phrase would be right.
    package var remark: Message?

    /// Looks up words without their time and articles.
    ///
    /// - Parameters:
    ///   - words: The words in lower case.
    ///   - written: The same words as they stand in the line, which is how names are kept.
    ///   - isSwitcherOpen: Whether the user sees the app switcher.
    ///   - fits: Whether a phrase can stand where the line stands.
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

/// The rows of the table.
package struct EverydayPhrases: Sequence, IteratorProtocol {
    private var rest = everydayTable[...]

    /// Begins with the first row.
    package init() {}

    /// A row of the table.
    package struct Row {
        /// The pattern that people write.
        package var left: ArraySlice<UInt8>
        /// What is meant by it.
        package var right: ArraySlice<UInt8>
        /// Whether it is meant only where the user sees the app switcher.
        package var needsSwitcher: Bool

        /// The phrases that are meant, with what stands for each `*`.
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

        /// Which word stands for each `*` where words are those of the row; nil where they are not.
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

/// Both tables, one behind the other.
private let everydayTable =
    Text(everydaySettings).bytes + [UInt8(ascii: "\n")] + Text(everydayEvents).bytes

extension ArraySlice<UInt8> {
    /// Whether a word is one of some with bars between them; any word is a star, and is captured.
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
    /// Whether it is a word, or the plain form of a verb in the third person: `press` of `presses`,
    /// `go` of `goes`, `carry` of `carries`.
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
