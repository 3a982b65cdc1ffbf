package import Diagnostics
package import LifecycleCore
import ScenarioText

extension Text {
    /// A time as a person says it, exact to the millisecond: `55 ms`, `5 s`, `1 min 5.5 s`, `2 h`.
    ///
    /// Units that are zero are left out; a day is the largest, because a month has no length.
    ///
    /// - Parameters:
    ///   - span: The time.
    ///   - language: The language of the units; in English they are symbols.
    package init(spoken span: Span, in language: Language = .english) {
        let all = span.milliseconds
        let second = Word("s")[language]
        self.init()
        append(all / 86_400_000, Word("d")[language])
        append(all / 3_600_000 % 24, Word("h")[language])
        append(all / 60_000 % 60, Word("min")[language])
        let rest = all % 60_000
        if all == 0 {
            append("0 \(second)")
        } else if all < 1000 {
            append(all, Word("ms")[language])
        } else if rest > 0 {
            separate()
            append("\(Text(decimal: rest, places: 3, isShortened: true)) \(second)")
        }
    }

    /// A moment, by the time that has passed since the scenario began.
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
    /// A run of versions: `any version`, `iOS 13 and later`, `before iOS 7`, `iOS 7 to 12`.
    package init(_ range: VersionRange, in language: Language = .english) {
        self = language.text(range.message)
    }

    /// Kinds of app in a language, in words that need no heading.
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
    /// For which versions and which kinds of app it holds.
    func holds(in language: Language) -> Text {
        language.text("\(versions.message), \(Text(models, in: language))")
    }
}
