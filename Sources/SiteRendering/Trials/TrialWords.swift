import Diagnostics
import ScenarioText
import SiteChecks
import SiteModel
import TraceViews

extension Word {
    // The verdicts of trials.
    static let verdict = Word("Verdict")
    static let byVersion = Word("By version of iOS")
    private static let holds = Word("holds")
    private static let contested = Word("contested")
    private static let doesNotHold = Word("does not hold")
    private static let inPart = Word("holds in part")
    private static let outside = Word("outside the model")

    /// The verdict for a version in words.
    static func answer(_ cell: VerdictCell) -> Word {
        switch cell {
        case .outside: outside
        case .mixed: inPart
        case .answer(.holds): holds
        case .answer(.contested): contested
        case .answer(.fails): doesNotHold
        }
    }
}

/// The verdict for a version in a table.
enum VerdictCell: Equatable {
    case outside
    /// One part holds and another does not.
    case mixed
    case answer(TrialAnswer)

    /// The sign before the words, with the same meaning.
    var sign: Text {
        switch self {
        case .outside: "–"
        case .mixed: "◐"
        case .answer(.holds): "✓"
        case .answer(.contested): "≈"
        case .answer(.fails): "✗"
        }
    }

    /// The class for the colour.
    var look: StaticString {
        switch self {
        case .outside: "v-outside"
        case .mixed: "v-mixed"
        case .answer(.holds): "v-holds"
        case .answer(.contested): "v-contested"
        case .answer(.fails): "v-fails"
        }
    }
}

extension Ruling {
    /// The verdict for a version, by its index in `versions`.
    func cell(_ index: Int) -> VerdictCell {
        if isOutside { return .outside }
        return isMixed[index] ? .mixed : .answer(answers[index])
    }
}

extension Ruling.Summary {
    func words(in language: Language) -> Text {
        switch self {
        case .outside: return Word.answer(.outside)[language]
        case .inPart: return Word.answer(.mixed)[language]
        case .never: return Word.answer(.answer(.fails))[language]
        case .always(let answer): return Word.answer(.answer(answer))[language]
        case .sometimes(let holds, let contested):
            let held = "holds on iOS \(list(of: holds, language))" as Message
            let disputed = "contested on iOS \(list(of: contested, language))" as Message
            if contested.isEmpty { return language.text(held) }
            if holds.isEmpty { return language.text(disputed) }
            return "\(language.text(held))\(Word("; ")[language])\(language.text(disputed))"
        }
    }

    private func list(of spans: [VersionSpan], _ language: Language) -> Text {
        var list = Text()
        for (index, span) in spans.enumerated() {
            if index > 0 { list.append(Word(" and ")[language]) }
            list.append(span.withDash)
        }
        return list
    }
}

extension VersionSpan {
    /// The version, or the first and the last version separated by a dash.
    var withDash: Text { isRange ? "\(Text(first))–\(Text(last))" : Text(first) }
}
