import Diagnostics

/// The phrases of a place as a tree of words, so that a line is read word by word without trying
/// each phrase.
struct PhraseTree: Sendable {
    /// The first node is the root; a node's children come after it.
    private var nodes = [Node()]
    /// The letters of all words, one word after the other: a word that were an array of its own
    /// would have its references counted at each comparison.
    private var letters: [UInt8] = []

    private struct Node: Sendable {
        var literals: [Literal] = []
        var values: [(kind: ValueKind, next: Int)] = []
        /// What a line means that ends here, if it may.
        var meaning: Meaning?
    }

    /// A word that leads to another node.
    private struct Literal: Sendable {
        /// Where the word is in the letters.
        var place: Range<Int>
        /// Its first letter, by which most words are told apart.
        var first: UInt8
        var next: Int
    }

    init(_ phrases: [Phrase]) {
        for phrase in phrases {
            var node = 0
            var path = [node]
            for word in phrase.words {
                node = child(of: node, along: word)
                path.append(node)
            }
            nodes[node].meaning = phrase.meaning
            if phrase.repeats { repeatWords(of: phrase, path) }
        }
    }

    private mutating func child(of node: Int, along word: Word) -> Int {
        switch word {
        case .literal(let bytes):
            if let next = literal(bytes[...], at: node) { return next }
            let start = letters.count
            letters.append(contentsOf: bytes)
            nodes[node].literals.append(
                Literal(
                    place: start..<letters.count, first: letters[start], next: nodes.count))
        case .value(let wanted):
            for (kind, next) in nodes[node].values where kind == wanted { return next }
            nodes[node].values.append((wanted, nodes.count))
        }
        nodes.append(Node())
        return nodes.count - 1
    }

    /// Follows a line from the root.
    ///
    /// - Returns: What the line means, the values in it, and a bit for each word that is one; or,
    ///   where it is no phrase, how many of its words are the beginning of one.
    func match(
        _ tokens: [Token]
    ) throws(ParseFault) -> (meaning: Meaning?, values: [Value], places: UInt64, count: Int) {
        var node = 0
        var values: [Value] = []
        var places: UInt64 = 0
        for (index, token) in tokens.enumerated() {
            if token.kind == .word, let next = literal(token.bytes, at: node) {
                node = next
            } else if let (value, next) = try value(of: token, at: node) {
                node = next
                values.append(value)
                places |= 1 << UInt64(index)
            } else {
                return (nil, values, places, index)
            }
        }
        return (nodes[node].meaning, values, places, tokens.count)
    }

    /// Lets the last two words of a phrase come again: behind the last one, the literal leads back
    /// to where it led before.
    private mutating func repeatWords(of phrase: Phrase, _ path: [Int]) {
        let count = phrase.words.count
        guard case .literal(let word) = phrase.words[count - 2] else { return }
        let start = letters.count
        letters.append(contentsOf: word)
        nodes[path[count]].literals.append(
            Literal(
                place: start..<letters.count, first: letters[start], next: path[count - 1]))
    }

    private func literal(_ bytes: ArraySlice<UInt8>, at node: Int) -> Int? {
        guard let first = bytes.first else { return nil }
        for literal in nodes[node].literals
        where literal.first == first && literal.place.count == bytes.count {
            if zip(literal.place, bytes.indices).allSatisfy({ letters[$0] == bytes[$1] }) {
                return literal.next
            }
        }
        return nil
    }

    private func value(of token: Token, at node: Int) throws(ParseFault) -> (Value, Int)? {
        for (kind, next) in nodes[node].values {
            do throws(ValueFault) {
                if let value = try kind.read(token) { return (value, next) }
            } catch {
                throw ParseFault(error.id, token.range, "'\(token.text)' \(error.text)")
            }
        }
        return nil
    }
}
