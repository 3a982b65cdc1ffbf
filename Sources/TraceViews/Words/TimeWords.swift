package import Diagnostics
package import LifecycleCore
import ScenarioText

extension Text {
    /// Creates a time as people say it, exact to the millisecond, such as `1 min 5.5 s`.
    ///
    /// Units that are zero are left out. Days are the largest unit, because months vary in length.
    package init(spoken span: Span, in language: Language = .english) {
        let all = span.milliseconds
        let second = Word("s")[language]
        self.init()
        append(all / 86_400_000, Word("d")[language])
        append(all / 3_600_000 % 24, Word("h")[language])
        let rest = all % 60_000
        // Some languages have another word before seconds, as in `1 分 30 秒`.
        let minute = rest == 0 ? Word("min", as: "whole") : Word("min")
        append(all / 60_000 % 60, minute[language])
        if all == 0 {
            append("0 \(second)")
        } else if all < 1000 {
            append(all, Word("ms")[language])
        } else if rest > 0 {
            separate()
            append("\(Text(decimal: rest, places: 3, isShortened: true)) \(second)")
        }
    }

    /// Creates the time that has passed since the scenario began.
    init(spoken instant: Instant, in language: Language = .english) {
        self.init(spoken: instant - .zero, in: language)
    }

    private mutating func append(_ amount: Int64, _ unit: Text) {
        guard amount > 0 else { return }
        separate()
        append("\(amount) \(unit)")
    }

    private mutating func separate() {
        if !isEmpty { append(" ") }
    }
}

extension Text {
    /// Creates the words for a range of versions, such as `iOS 13 and later` or `before iOS 7`.
    package init(_ range: VersionRange, in language: Language = .english) {
        self = language.text(range.message)
    }

    /// Creates the words for models of app, which need no heading.
    package init(_ models: AppModels, in language: Language = .english) {
        self = models.word[language]
    }
}

extension VersionRange {
    fileprivate var message: Message {
        let isFromOldest = first == .oldest
        guard let end else {
            return isFromOldest ? "any version" : "iOS \(Text(first)) and later"
        }
        if isFromOldest { return "before iOS \(Text(end))" }
        if end.minor > 0 { return "from iOS \(Text(first)) to before \(Text(end))" }
        return end.major == first.major + 1
            ? "iOS \(Text(first))" : "iOS \(Text(first)) to \(end.major - 1)"
    }
}

extension AppModels {
    fileprivate var word: Word {
        if self == .delegate { return Word("delegate apps") }
        return self == .scenes ? Word("scene apps") : Word("any app")
    }
}

extension Rule {
    /// The versions and models of app for which the rule holds.
    func holds(in language: Language) -> Text {
        language.text("\(versions.message), \(Text(models, in: language))")
    }
}
