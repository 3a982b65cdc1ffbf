import Diagnostics
import LifecycleCore

// What a line could have at a position: all alternatives if they are few, otherwise examples.

/// What a line lacks after its last word, given the phrases that begin like it.
func missing(at index: Int, of phrases: [Phrase]) -> Message {
    let choices = choices(at: index, of: phrases)
    return choices.count > mostChoices
        ? examples(at: index, of: phrases, for: []) : ": \(alternatives(choices)) is missing"
}

/// What was expected in place of an unknown word.
func expected(at index: Int, of phrases: [Phrase], for line: TokenLine) -> Message {
    let choices = choices(at: index, of: phrases)
    return choices.count > mostChoices
        ? examples(at: index, of: phrases, for: line.tokens[index...])
        : "; expected \(alternatives(choices))"
}

/// The most alternatives to list: longer lists do not help.
private let mostChoices = 6

/// The different words and kinds of values at a position of some phrases.
private func choices(at index: Int, of phrases: [Phrase]) -> [Message] {
    var choices: [Message] = []
    for phrase in phrases {
        guard let word = phrase.word(at: index) else { continue }
        let choice: Message =
            switch word {
            case .literal(let word): "'\(Text(word))'"
            case .value(let kind): Message(Text(kind.description))
            }
        if !choices.contains(choice) { choices.append(choice) }
    }
    return choices
}

/// Joins alternatives: "'opens', 'goes' or a time such as 5s".
func alternatives(_ choices: [Message]) -> Message {
    list(choices) { "\($0) or \($1)" }
}

/// Joins items with commas; `joined` joins the last one to the rest.
func list(_ items: [Message], joined: (Message, Message) -> Message) -> Message {
    guard let first = items.first else { return "" }
    guard items.count > 1 else { return first }
    let all = items.dropFirst().dropLast().reduce(first) { "\($0), \($1)" }
    return joined(all, items[items.count - 1])
}

/// Three examples, those that share most words with the line first, and where to find all.
private func examples(
    at index: Int, of phrases: [Phrase], for tokens: ArraySlice<Token>
) -> Message {
    var examples: [Message] = []
    var rest = phrases.filter { $0.isShown }
    while examples.count < 3, !rest.isEmpty {
        var best = 0
        for position in rest.indices
        where rest[position].likeness(to: tokens) > rest[best].likeness(to: tokens) {
            best = position
        }
        let phrase = rest.remove(at: best)
        let words = phrase.words.dropFirst(index > 1 ? phrase.frontCount : 0)
        let text: Message = "'\(phrase.filled(words, with: []))'"
        if !examples.contains(text) { examples.append(text) }
    }
    return "; examples are \(alternatives(examples)); 'tracebook language' lists all statements"
}

extension Phrase {
    /// How well the phrase suits as an example: by the words that it shares with the line, then by
    /// how often scenarios use it.
    fileprivate func likeness(to tokens: ArraySlice<Token>) -> Int {
        let shared = tokens.count { token in
            words.contains { word in
                guard case .literal(let bytes) = word, token.kind == .word else { return false }
                return token.lowercased.isForm(of: Text(bytes).lowercased.bytes[...])
            }
        }
        return 10 * shared + commonness
    }

    private var commonness: Int {
        switch meaning {
        case .event(.userOpensApp): 9
        case .whenCalled, .event(.userGoesHome): 8
        case .expect(.state): 7
        case .expect(.called), .expect(.never): 6
        case .setting(.version), .event(.userLocksDevice), .event(.callRings): 6
        case .setting(.usesDelegate), .beginTask, .startState(.suspended): 5
        default: 0
        }
    }
}
