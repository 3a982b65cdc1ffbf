import Diagnostics
import LifecycleCore
import ScenarioText

/// What is so, for the words of a claim to be held against.
enum Fact: Equatable {
    /// A run answers this.
    case answer(Answer)
    /// The rule behind it stands on this word.
    case confidence(Confidence)
    /// Two runs differ like this.
    case difference(Difference)

    /// What the words of a claim say of it; nil if they say nothing of the kind.
    func saying(_ words: String) -> Saying? {
        let words = words.inOneLine
        switch self {
        case .confidence(let confidence):
            return Terms.confidence.saying(words, of: confidence)
        case .difference(let difference):
            return DifferenceWords.saying(words, of: difference)
        case .answer(let answer): return Self.saying(words, of: answer)
        }
    }

    /// Words that would be right, for messages.
    func examples(inHan: Bool) -> [String] {
        switch self {
        case .confidence(let confidence): Terms.confidence.examples(for: confidence, inHan: inHan)
        case .difference(let difference):
            DifferenceWords.examples(for: difference, inHan: inHan)
        case .answer(let answer): Self.examples(for: answer, inHan: inHan)
        }
    }

    /// What kind of words are wanted, for messages.
    var kind: StaticString {
        switch self {
        case .confidence: "on whose word a rule stands"
        case .difference: "a comparison"
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

    private static func saying(_ words: String, of answer: Answer) -> Saying? {
        switch answer {
        case .number(let number): CountWords.saying(words, of: number)
        case .moment(let moment): TimeWords.saying(words, of: moment - .zero)
        case .span(let span): TimeWords.saying(words, of: span)
        case .remaining(let span): remaining(words, span)
        case .state(let state): Terms.states.saying(words, of: state)
        case .reading(let state): Terms.readings.saying(words, of: state)
        case .option(let key): option(words, key)
        case .killed(let code): kill(words, code)
        case .comes(let comes): Terms.comes.saying(words, of: comes)
        case .isBefore(let isBefore): Terms.order.saying(words, of: isBefore)
        case .woken(let isWoken): Terms.woken.saying(words, of: isWoken)
        case .rule(let number): name(words, Text(number.rule.id).string)
        case .path: nil
        }
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

    private static func remaining(_ words: String, _ span: Span?) -> Saying? {
        let unlimited = Terms.unlimited.saying(words, of: true)
        guard let span else {
            if let unlimited { return unlimited }
            let isTime = TimeWords.saying(words, of: .seconds(0)) != nil
            let right = Terms.unlimited.examples(for: true, inHan: words.hasHan)[0]
            return isTime ? Saying(isTrue: false, right: right) : nil
        }
        guard unlimited != nil else { return TimeWords.saying(words, of: span) }
        return Saying(
            isTrue: false, right: TimeWords.examples(for: span, inHan: words.hasHan)[0])
    }

    private static func kill(_ words: String, _ code: KillCode?) -> Saying? {
        if let saying = Terms.killed.saying(words, of: code != nil) { return saying }
        let small = words.lowercased()
        guard small.hasPrefix("0x"), small.dropFirst(2).allSatisfy(\.isHexDigit) else {
            return nil
        }
        guard let code else {
            return Saying(isTrue: false, right: Terms.killed.examples(for: false, inHan: false)[0])
        }
        let right = Text(code.code).string
        return Saying(isTrue: small == right, right: right)
    }

    private static func option(_ words: String, _ key: Text?) -> Saying? {
        guard let key else {
            if let saying = Terms.noOption.saying(words, of: true) { return saying }
            let right = Terms.noOption.examples(for: true, inHan: false)[0]
            return name(words, "") == nil ? nil : Saying(isTrue: false, right: right)
        }
        if Terms.noOption.saying(words, of: true) != nil {
            return Saying(isTrue: false, right: key.string)
        }
        return name(words, key.string)
    }

    /// Words that are one name, such as the id of a rule.
    private static func name(_ words: String, _ name: String) -> Saying? {
        let isName = words.utf8.allSatisfy { byte in
            switch byte | 0x20 {
            case UInt8(ascii: "a")...UInt8(ascii: "z"): true
            default: "0123456789.-".utf8.contains(byte)
            }
        }
        return isName && !words.isEmpty ? Saying(isTrue: words == name, right: name) : nil
    }
}
