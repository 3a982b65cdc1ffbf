import Diagnostics
import LifecycleCore
import ScenarioText

/// A fact to compare the words of a claim with.
enum ClaimFact: Equatable {
    case answer(Answer)
    /// The number of times that something comes, which one of these nouns may name.
    case count(Int64, nouns: [String])
    /// The row of the trace in which something comes.
    case row(Int64)
    /// The confidence of the rule that a row applies.
    case confidence(Confidence)
    /// The difference of two runs.
    case difference(Difference)

    /// Creates the fact from the answer to a claim's question.
    init(_ answer: Answer, to question: Question, as form: ClaimQuestion) {
        switch (form, answer, question) {
        case (.confidence, .rule(let number), _):
            self = .confidence(number.rule.evidence.confidence)
        case (.row, .number(let number), _): self = .row(number)
        case (.count, .number(let number), .count(let selection)):
            self = .count(number, nouns: selection.mark.nouns)
        default: self = .answer(answer)
        }
    }

    /// The meaning of a claim's words, compared with the fact; nil if they are not of this kind.
    func parsedClaim(_ words: String) -> ParsedClaim? {
        let words = words.inOneLine
        switch self {
        case .confidence(let confidence):
            return ComparedWords.parsedClaim(words, hasSeveralValues: true) {
                Terms.confidence.parsedClaim($0, of: confidence)
            }
        case .difference(let difference):
            return DifferenceWords.parsedClaim(words, of: difference)
        case .count(let number, let nouns):
            return CountWords.parsedClaim(words, of: number, nouns: nouns)
        case .row(let number): return CountWords.parsedClaim(words, ofRow: number)
        case .answer(let answer): return Self.parsedClaim(words, of: answer)
        }
    }

    /// Examples of true words, for messages.
    func examples(inHan: Bool) -> [String] {
        switch self {
        case .confidence(let confidence): Terms.confidence.examples(for: confidence, inHan: inHan)
        case .difference(let difference):
            DifferenceWords.examples(for: difference, inHan: inHan)
        case .count(let number, _): CountWords.examples(for: number, inHan: inHan)
        case .row(let number): CountWords.examples(forOrdinal: number, inHan: inHan)
        case .answer(let answer): Self.examples(for: answer, inHan: inHan)
        }
    }

    /// The kind of words that fit, for messages.
    var kind: StaticString {
        switch self {
        case .confidence: "what evidence a rule has"
        case .difference: "a comparison"
        case .count: "a number"
        case .row: "the number of a row"
        case .answer(let answer):
            switch answer {
            case .number: "a number"
            case .moment, .span, .remaining: "a time"
            case .state, .path: "a state"
            case .reading: "what applicationState reads"
            case .option: "the key of an option"
            case .killed: "a kill code"
            case .comes: "whether something is called"
            case .isBefore: "an order"
            case .woken: "whether the app is woken"
            case .rule: "the id of a rule"
            }
        }
    }

    /// True for a number or a time, with which words can compare.
    var isQuantity: Bool {
        switch self {
        case .count, .row: true
        case .confidence: false
        case .difference(let difference): difference != .plain(isSame: difference.isSame)
        case .answer(let answer):
            switch answer {
            case .number, .moment, .span, .remaining: true
            default: false
            }
        }
    }

    private static func parsedClaim(_ words: String, of answer: Answer) -> ParsedClaim? {
        switch answer {
        case .number(let number): CountWords.parsedClaim(words, of: number)
        case .moment(let moment): TimeWords.parsedClaim(words, of: moment - .zero)
        case .span(let span): TimeWords.parsedClaim(words, of: span)
        case .remaining(let span): remaining(words, span)
        case .path: nil
        case .state, .reading, .option, .killed, .rule:
            ComparedWords.parsedClaim(words, hasSeveralValues: true) { plain($0, answer) }
        case .comes, .isBefore, .woken:
            ComparedWords.parsedClaim(words, hasSeveralValues: false) { plain($0, answer) }
        }
    }

    /// The meaning of words without `not` and `or`, for an answer that is neither a number nor a
    /// time.
    private static func plain(_ words: String, _ answer: Answer) -> ParsedClaim? {
        switch answer {
        case .state(let state):
            Terms.states.parsedClaim(words, of: state) ?? foreground(words, state)
        case .reading(let state): Terms.readings.parsedClaim(words, of: state)
        case .option(let key): option(words, key)
        case .killed(let code): kill(words, code)
        case .comes(let comes): Terms.comes.parsedClaim(words, of: comes)
        case .isBefore(let isBefore): Terms.order.parsedClaim(words, of: isBefore)
        case .woken(let isWoken): Terms.woken.parsedClaim(words, of: isWoken)
        case .rule(let number): name(words, Text(number.rule.id).string)
        case .number, .moment, .span, .remaining, .path: nil
        }
    }

    /// Reads `foreground` words, which are true of the states inactive and active.
    private static func foreground(_ words: String, _ state: LifecycleState) -> ParsedClaim? {
        let background = words.lowercased().replacing("foreground", with: "background")
            .replacing("前台", with: "后台")
        guard background != words.lowercased(),
            let said = Terms.states.parsedClaim(background, of: state)
        else { return nil }
        let isTrue = state == .inactive || state == .active
        return ParsedClaim(
            isTrue: isTrue, right: isTrue ? words : said.right.capitalized(like: words))
    }

    private static func examples(for answer: Answer, inHan: Bool) -> [String] {
        switch answer {
        case .number(let number): CountWords.examples(for: number, inHan: inHan)
        case .moment(let moment): TimeWords.examples(for: moment - .zero, inHan: inHan)
        case .span(let span), .remaining(let span?):
            TimeWords.examples(for: span, inHan: inHan)
        case .remaining(nil): Terms.unlimited.examples(for: true, inHan: inHan)
        case .state(let state): Terms.states.examples(for: state, inHan: inHan)
        case .reading(let state): Terms.readings.examples(for: state, inHan: inHan)
        case .option(let key?): [key.string]
        case .option(nil): Terms.noOption.examples(for: true, inHan: inHan)
        case .killed(let code?):
            [Text(code.code).string] + Terms.killed.examples(for: true, inHan: inHan)
        case .killed(nil): Terms.killed.examples(for: false, inHan: inHan)
        case .comes(let comes): Terms.comes.examples(for: comes, inHan: inHan)
        case .isBefore(let isBefore): Terms.order.examples(for: isBefore, inHan: inHan)
        case .woken(let isWoken): Terms.woken.examples(for: isWoken, inHan: inHan)
        case .rule(let number): [Text(number.rule.id).string]
        case .path: []
        }
    }

    private static func remaining(_ words: String, _ span: Span?) -> ParsedClaim? {
        let unlimited = Terms.unlimited.parsedClaim(words, of: true)
        guard let span else {
            let right = Terms.unlimited.examples(for: true, inHan: words.hasHan)[0]
            return unlimited ?? TimeWords.parsedClaim(words, of: nil, unlimited: right)
        }
        guard unlimited != nil else { return TimeWords.parsedClaim(words, of: span) }
        return ParsedClaim(
            isTrue: false, right: TimeWords.examples(for: span, inHan: words.hasHan)[0])
    }

    private static func kill(_ words: String, _ code: KillCode?) -> ParsedClaim? {
        if let parsedClaim = Terms.killed.parsedClaim(words, of: code != nil) { return parsedClaim }
        let small = words.lowercased()
        guard small.hasPrefix("0x"), small.dropFirst(2).allSatisfy(\.isHexDigit) else {
            return nil
        }
        guard let code else {
            return ParsedClaim(
                isTrue: false, right: Terms.killed.examples(for: false, inHan: false)[0])
        }
        let right = Text(code.code).string
        return ParsedClaim(isTrue: small == right, right: right)
    }

    private static func option(_ words: String, _ key: Text?) -> ParsedClaim? {
        guard let key else {
            if let parsedClaim = Terms.noOption.parsedClaim(words, of: true) { return parsedClaim }
            let right = Terms.noOption.examples(for: true, inHan: false)[0]
            return name(words, "") == nil ? nil : ParsedClaim(isTrue: false, right: right)
        }
        if Terms.noOption.parsedClaim(words, of: true) != nil {
            return ParsedClaim(isTrue: false, right: key.string)
        }
        return name(words, key.string)
    }

    /// Reads words that are one name, such as the id of a rule.
    private static func name(_ words: String, _ name: String) -> ParsedClaim? {
        let isName = words.utf8.allSatisfy { byte in
            switch byte | 0x20 {
            case UInt8(ascii: "a")...UInt8(ascii: "z"): true
            default: "0123456789.-".utf8.contains(byte)
            }
        }
        return isName && !words.isEmpty ? ParsedClaim(isTrue: words == name, right: name) : nil
    }
}

extension TraceSubject {
    /// The singular nouns that may follow a count of it.
    fileprivate var nouns: [String] {
        switch self {
        case .anyCall, .callback, .expiration: ["call"]
        case .notification: ["notification", "post"]
        case .anything: ["row", "line"]
        case .event: ["event"]
        case .state, .killed, .badge: []
        }
    }
}
