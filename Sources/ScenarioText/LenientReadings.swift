import Diagnostics
import LifecycleCore

// Lines are accepted as a trace prints them, after `at`, and in everyday English where that is
// unambiguous: with articles, a blank before a unit, names of several words.

extension TokenLine {
    /// A variant of a line, to try if the line itself is not a phrase.
    struct Reading {
        var line: TokenLine
        /// Whether the word `system` was left out, which is valid only for some events.
        var isOfSystem = false
    }

    /// Variants of the line without words that the language does not need; empty if it has none.
    var lenientReadings: [Reading] {
        var readings: [Reading] = []
        let plain = inPlainWords
        if plain.tokens.count != tokens.count { readings.append(Reading(line: plain)) }
        if plain.tokens.count > 3, plain.tokens[0].bytes == "at", plain.tokens[2].bytes == "system"
        {
            var line = plain
            line.tokens.remove(at: 2)
            readings.append(Reading(line: line, isOfSystem: true))
        }
        return readings
    }

    /// The line without articles, and with each value joined into one token.
    var inPlainWords: TokenLine {
        var line = self
        line.joinNamesOfCalls()
        line.tokens.removeAll { $0.isArticle }
        var index = 1
        while index < line.tokens.count {
            if line.tokens[index - 1].isOneValue(
                with: line.tokens[index], behind: index > 1 ? line.tokens[index - 2] : nil)
            {
                line.tokens[index - 1].join(line.tokens.remove(at: index))
            } else {
                index += 1
            }
        }
        return line
    }
}

extension TokenLine {
    /// Joins each name of a call that has several words, such as `HKObserverQuery update handler`.
    private mutating func joinNamesOfCalls() {
        for name in namesOfSeveralWords {
            let count = 1 + Text(name).bytes.count { $0 == UInt8(ascii: " ") }
            guard tokens.count > count else { continue }
            for start in 1...tokens.count - count {
                var whole = tokens[start]
                for token in tokens[(start + 1)..<(start + count)] { whole.join(token) }
                if whole.bytes.areWords(name) {
                    tokens.replaceSubrange(start..<(start + count), with: CollectionOfOne(whole))
                    break
                }
            }
        }
    }
}

/// The names of calls that have several words.
private let namesOfSeveralWords: [StaticString] = Callback.allCases.map { $0.name }.filter { name in
    name.withUTF8Buffer { $0.contains(UInt8(ascii: " ")) }
}

extension Token {
    /// Whether the token is an article, which the language does not need.
    var isArticle: Bool {
        kind == .word && (bytes == "the" || bytes == "a" || bytes == "an" || bytes == "The")
    }

    /// Whether this and the next token are one value: `5 s`, `state not running`, `starts location
    /// updates`.
    fileprivate func isOneValue(with next: Token, behind previous: Token?) -> Bool {
        guard kind == .word, next.kind == .word else { return false }
        if next.bytes == "s" || next.bytes == "ms" || next.bytes == "m" || next.bytes == "h" {
            return bytes.allSatisfy { 48...57 ~= $0 || $0 == UInt8(ascii: ".") }
        }
        guard let previous, previous.kind == .word else { return false }
        if previous.bytes == "state" || previous.bytes == "then" {
            return bytes == "not" && next.bytes == "running"
        }
        guard
            previous.bytes == "start" || previous.bytes == "starts" || previous.bytes == "stop"
                || previous.bytes == "stops"
        else { return false }
        return bytes == "location" && next.bytes == "updates"
            || bytes == "continued" && next.bytes == "task"
    }

    /// Extends the token by the next one, with the blanks between them.
    fileprivate mutating func join(_ next: Token) {
        bytes = Letters(base: bytes.base, bounds: bytes.startIndex..<next.bytes.endIndex)
        range = SourceRange(start: range.start, end: next.range.end)
    }
}

extension Letters {
    /// Whether these are the words of a literal, separated by any number of blanks.
    func areWords(_ literal: StaticString) -> Bool {
        var rest = self
        return literal.withUTF8Buffer { literal in
            for byte in literal {
                guard let first = rest.first else { return false }
                if byte == UInt8(ascii: " ") {
                    guard first.isBlank else { return false }
                    rest = rest.drop { $0.isBlank }
                } else {
                    guard first == byte else { return false }
                    rest = rest.dropFirst()
                }
            }
            return rest.isEmpty
        }
    }
}

extension UInt8 {
    /// Whether the byte separates words: a blank or a tab.
    var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
}
