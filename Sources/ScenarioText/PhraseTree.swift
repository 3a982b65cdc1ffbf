import Diagnostics

/// The phrases of a place as a tree of words.
///
/// A line is matched word by word, without trying each phrase. The tree is in flat arrays: arrays
/// in each node would count references at each word.
struct PhraseTree: Sendable {
    /// The nodes; the first one is the root.
    private var nodes: [Node] = []
    /// The edges for literal words, grouped by node.
    private var literals: [Literal] = []
    /// The edges for values, grouped by node.
    private var values: [(kind: ValueKind, next: Int)] = []
    /// The letters of all literal words.
    private var letters: [UInt8] = []

    private struct Node: Sendable {
        /// The edges for literal words.
        var literals: Range<Int>
        /// The edges for values.
        var values: Range<Int>
        /// The meaning of a line that ends here; nil if none can.
        var meaning: Meaning?
    }

    /// An edge for a literal word.
    private struct Literal: Sendable {
        /// The range of the word in the letters.
        var place: Range<Int>
        /// The first letter, which rules out most words.
        var first: UInt8
        var next: Int
    }

    init(_ phrases: [Phrase]) {
        for branch in PhraseBranch.all(of: phrases) {
            let firstLiteral = literals.count
            let firstValue = values.count
            for (word, next) in branch.words {
                switch word {
                case .literal(let bytes):
                    let start = letters.count
                    letters.append(contentsOf: bytes)
                    literals.append(
                        Literal(place: start..<letters.count, first: bytes[0], next: next))
                case .value(let kind): values.append((kind, next))
                }
            }
            nodes.append(
                Node(
                    literals: firstLiteral..<literals.count, values: firstValue..<values.count,
                    meaning: branch.meaning))
        }
    }

    /// Matches a line from the root.
    ///
    /// - Returns: The meaning, the values, and a bit for each word that is a value. If the line is
    ///   not a phrase, the count is the number of words that begin some phrase.
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

    private func literal(_ bytes: Letters, at node: Int) -> Int? {
        guard let first = bytes.first else { return nil }
        for index in nodes[node].literals {
            let literal = literals[index]
            if literal.first == first, literal.place.count == bytes.count,
                isWord(bytes, at: literal.place.lowerBound)
            {
                return literal.next
            }
        }
        return nil
    }

    /// Whether a word equals the letters at an offset; its length is known to be equal.
    private func isWord(_ bytes: Letters, at place: Int) -> Bool {
        var place = place
        for byte in bytes {
            guard letters[place] == byte else { return false }
            place += 1
        }
        return true
    }

    private func value(of token: Token, at node: Int) throws(ParseFault) -> (Value, Int)? {
        for index in nodes[node].values {
            let (kind, next) = values[index]
            do throws(ValueFault) {
                if let value = try kind.read(token) { return (value, next) }
            } catch {
                throw ParseFault(error.id, token.range, "'\(token.text)' \(error.text)")
            }
        }
        return nil
    }
}

/// A node of the tree under construction.
private struct PhraseBranch {
    /// The edges, with the index of the node that each leads to.
    var words: [(word: PhraseWord, next: Int)] = []
    /// The meaning of a line that ends here; nil if none can.
    var meaning: Meaning?

    /// The nodes for the phrases; the first one is the root.
    static func all(of phrases: [Phrase]) -> [PhraseBranch] {
        var branches = [PhraseBranch()]
        for phrase in phrases {
            var path = [0]
            for word in phrase.words {
                let last = path[path.count - 1]
                let next = branches[last].words.first { $0.word == word }?.next ?? branches.count
                if next == branches.count {
                    branches[last].words.append((word, next))
                    branches.append(PhraseBranch())
                }
                path.append(next)
            }
            let end = path.removeLast()
            branches[end].meaning = phrase.meaning
            // To repeat the last two words, the literal leads from the end to the same node again.
            if phrase.repeats {
                branches[end].words.append(
                    (phrase.words[phrase.words.count - 2], path.removeLast()))
            }
        }
        return branches
    }
}
