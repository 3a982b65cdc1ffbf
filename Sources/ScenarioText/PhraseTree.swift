import Diagnostics

/// The phrases of a place as a tree of words, so that a line is read word by word without trying
/// each phrase.
///
/// The tree is flat: a node that had arrays of its own would have their references counted at each
/// word.
struct PhraseTree: Sendable {
    /// The first node is the root.
    private var nodes: [Node] = []
    /// The words that lead on from the nodes, one node after the other.
    private var literals: [Literal] = []
    /// The kinds of values that lead on from the nodes, one node after the other.
    private var values: [(kind: ValueKind, next: Int)] = []
    /// The letters of all words, one word after the other.
    private var letters: [UInt8] = []

    private struct Node: Sendable {
        /// Where the words are that lead on.
        var literals: Range<Int>
        /// Where the values are that lead on.
        var values: Range<Int>
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

    /// Follows a line from the root.
    ///
    /// - Returns: What the line means, the values in it, and a bit for each word that is one; or,
    ///   where it is not a phrase, how many of its words are the beginning of one.
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

    /// Whether a word is the one whose letters stand at a place; it is as long.
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

/// A node of the tree while it grows.
private struct PhraseBranch {
    /// The words that lead on, each with the number of the node that it leads to.
    var words: [(word: Word, next: Int)] = []
    /// What a line means that ends here, if it may.
    var meaning: Meaning?

    /// The tree of phrases; the first branch is the root.
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
            // The last two words may come again: behind the last one, the literal leads back to
            // where it led before.
            if phrase.repeats {
                branches[end].words.append(
                    (phrase.words[phrase.words.count - 2], path.removeLast()))
            }
        }
        return branches
    }
}
