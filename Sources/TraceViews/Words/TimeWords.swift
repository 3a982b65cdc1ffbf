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
        let second = Word("s", "秒")[language]
        self.init()
        append(all / 86_400_000, Word("d", "天")[language])
        append(all / 3_600_000 % 24, Word("h", "小时")[language])
        append(all / 60_000 % 60, Word("min", "分")[language])
        let rest = all % 60_000
        if all == 0 {
            append("0 \(second)")
        } else if all < 1000 {
            append(all, Word("ms", "毫秒")[language])
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
    init(_ range: VersionRange) {
        let isFromOldest = range.first == .oldest
        guard let end = range.end else {
            self = isFromOldest ? "any version" : "iOS \(Text(range.first)) and later"
            return
        }
        if isFromOldest {
            self = "before iOS \(Text(end))"
        } else if end.minor > 0 {
            self = "from iOS \(Text(range.first)) to before \(Text(end))"
        } else if end.major == range.first.major + 1 {
            self = "iOS \(Text(range.first))"
        } else {
            self = "iOS \(Text(range.first)) to \(end.major - 1)"
        }
    }

    /// A run of versions in a language.
    package init(_ range: VersionRange, in language: Language) {
        guard language == .simplifiedChinese else {
            self.init(range)
            return
        }
        let isFromOldest = range.first == .oldest
        guard let end = range.end else {
            self = isFromOldest ? "所有版本" : "iOS \(Text(range.first)) 及以上"
            return
        }
        if isFromOldest {
            self = "iOS \(Text(end)) 之前"
        } else if end.minor > 0 {
            self = "iOS \(Text(range.first)) 至 \(Text(end)) 之前"
        } else if end.major == range.first.major + 1 {
            self = "iOS \(Text(range.first))"
        } else {
            self = "iOS \(Text(range.first)) 至 \(end.major - 1)"
        }
    }

    /// Kinds of app in a language, in words that need no heading.
    package init(_ models: AppModels, in language: Language) {
        switch (language, models) {
        case (.english, _): self.init(models)
        case (.simplifiedChinese, .delegate): self = "无场景的应用"
        case (.simplifiedChinese, .scenes): self = "使用场景的应用"
        case (.simplifiedChinese, _): self = "所有应用"
        }
    }

    /// Kinds of app, in words that need no heading.
    init(_ models: AppModels) {
        if models == .delegate {
            self = "delegate apps"
        } else if models == .scenes {
            self = "scene apps"
        } else {
            self = "any app"
        }
    }
}

extension Rule {
    /// For which versions and which kinds of app it holds.
    func holds(in language: Language) -> Text {
        switch language {
        case .english: "\(Text(versions)), \(Text(models))"
        case .simplifiedChinese: "\(versions.chinese)，\(models.chinese)"
        }
    }
}

extension VersionRange {
    fileprivate var chinese: Text {
        guard let end else {
            return first == .oldest ? "所有版本" : "iOS \(Text(first)) 及以后"
        }
        if first == .oldest { return "iOS \(Text(end)) 之前" }
        let isOneVersion = end.minor == 0 && end.major == first.major + 1
        return isOneVersion
            ? "iOS \(Text(first))" : "iOS \(Text(first)) 起，iOS \(Text(end)) 之前"
    }
}

extension AppModels {
    fileprivate var chinese: Text {
        if self == .delegate { return "仅用应用委托的应用" }
        return self == .scenes ? "使用场景的应用" : "所有应用"
    }
}
