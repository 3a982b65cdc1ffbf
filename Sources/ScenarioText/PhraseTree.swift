import Diagnostics

/// The phrases of a place as a tree of words, so that a line is read word by word without trying
/// each phrase.
struct PhraseTree: Sendable {
    /// The first node is the root; a node's children come after it.
    private var nodes = [Node()]

    private struct Node: Sendable {
        var literals: [(word: [UInt8], next: Int)] = []
        var values: [(kind: ValueKind, next: Int)] = []
        var phrase: Phrase?
    }

    init(_ phrases: [Phrase]) {
        for phrase in phrases {
            var node = 0
            for word in phrase.words { node = child(of: node, along: word) }
            nodes[node].phrase = phrase
        }
    }

    private mutating func child(of node: Int, along word: Word) -> Int {
        switch word {
        case .literal(let bytes):
            for (word, next) in nodes[node].literals where word == bytes { return next }
            nodes[node].literals.append((bytes, nodes.count))
        case .value(let wanted):
            for (kind, next) in nodes[node].values where kind == wanted { return next }
            nodes[node].values.append((wanted, nodes.count))
        }
        nodes.append(Node())
        return nodes.count - 1
    }

    /// Follows a line from the root.
    ///
    /// - Returns: The phrase and the values in it; or, where the line is no phrase, how many of
    ///   its words are the beginning of one.
    func match(
        _ tokens: [Token]
    ) throws(ParseFault) -> (phrase: Phrase?, values: [Value], ranges: [SourceRange], count: Int) {
        var node = 0
        var values: [Value] = []
        var ranges: [SourceRange] = []
        for (index, token) in tokens.enumerated() {
            if token.kind == .word, let next = literal(token.bytes, at: node) {
                node = next
            } else if let (value, next) = try value(of: token, at: node) {
                node = next
                values.append(value)
                ranges.append(token.range)
            } else {
                return (nil, values, ranges, index)
            }
        }
        return (nodes[node].phrase, values, ranges, tokens.count)
    }

    private func literal(_ bytes: ArraySlice<UInt8>, at node: Int) -> Int? {
        for (word, next) in nodes[node].literals where word[...] == bytes { return next }
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
