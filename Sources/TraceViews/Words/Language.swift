public import Diagnostics
import LifecycleCore
import Markup

/// A language that the views speak.
///
/// Names of the API, ids of rules and the phrases of the scenario language are the same in each.
public enum Language: UInt8, CaseIterable, Sendable {
    case english
    case simplifiedChinese

    /// Creates the language for the tag of a page: Chinese for `zh` and what follows it, English
    /// for all others.
    public init(tag: Text) {
        let isChinese =
            tag.bytes.starts(with: [UInt8(ascii: "z"), UInt8(ascii: "h")])
            && (tag.count == 2 || tag.bytes[2] == UInt8(ascii: "-"))
        self = isChinese ? .simplifiedChinese : .english
    }

    /// The tag for `lang`.
    public var tag: StaticString {
        switch self {
        case .english: "en"
        case .simplifiedChinese: "zh-Hans"
        }
    }
}

/// A word or a sentence of the views, in each language.
package struct Word: Sendable {
    private let english: StaticString
    private let chinese: StaticString

    package init(_ english: StaticString, _ chinese: StaticString) {
        self.english = english
        self.chinese = chinese
    }

    package subscript(language: Language) -> Text {
        Text(literal(language))
    }

    func literal(_ language: Language) -> StaticString {
        switch language {
        case .english: english
        case .simplifiedChinese: chinese
        }
    }
}

extension HTML {
    /// Appends words that are English on every page, in an element that says so where the page is in
    /// another language.
    package mutating func english(_ text: Text, on language: Language) {
        if language == .english { append(text) } else { english(text) }
    }
}

extension LifecycleState {
    /// The name for readers.
    package func name(in language: Language) -> Text {
        let word =
            switch self {
            case .notRunning: Word("not running", "未运行")
            case .inactive: Word("inactive", "非活跃")
            case .active: Word("active", "活跃")
            case .background: Word("background", "后台")
            case .suspended: Word("suspended", "挂起")
            }
        return word[language]
    }
}

extension Actor {
    /// The name for readers.
    package func name(in language: Language) -> Text {
        let word =
            switch self {
            case .user: Word("user", "用户")
            case .system: Word("system", "系统")
            case .app: Word("app", "应用")
            case .scene: Word("scene", "场景")
            }
        return word[language]
    }
}

extension Confidence {
    /// The word for readers.
    package func name(in language: Language) -> Text {
        let word =
            switch self {
            case .documented: Word("documented", "文档记载")
            case .observed: Word("observed", "实测")
            case .inferred: Word("inferred", "推断")
            case .contested: Word("contested", "有争议")
            }
        return word[language]
    }
}
