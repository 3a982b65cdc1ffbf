package import Diagnostics
import LifecycleCore
import Markup

/// A word or sentence of the views in English, which languages translate.
package struct Word: Sendable {
    private let english: StaticString
    /// The meaning of the English words, if languages must distinguish it from others.
    private let meaning: StaticString?

    /// Creates a word, with its meaning if other words are the same in English.
    ///
    /// The files of languages have the meaning before the words, followed by `|`.
    package init(_ english: StaticString, as meaning: StaticString? = nil) {
        self.english = english
        self.meaning = meaning
    }

    package subscript(language: Language) -> Text {
        guard let meaning else { return language.phrase(english) }
        return language.translation(of: "\(meaning)|\(english)") ?? Text(english)
    }
}

extension Text {
    /// The text with values for its placeholders, such as `{1}` and `{2}`.
    package func filled(_ values: Text...) -> Text { Message(pattern: self, values).text }
}

extension HTML {
    /// Appends English words in the language of the page, or marked as English if there is no
    /// translation.
    ///
    /// A translation of what the words were before they changed is marked, too.
    package mutating func english(_ text: Text, on language: Language) {
        if language.isEnglish { return append(text) }
        guard let translation = language.translation(of: text) else {
            return element(.span, ["lang": "en"], text: text)
        }
        append(translation)
        guard language.isOutdated(text) else { return }
        append(" ")
        element(.small, text: Word.isOutdated[language])
    }
}

extension HTML {
    /// Appends a message in the language of the page, or marked as English if there is no
    /// translation.
    package mutating func message(_ message: Message, in language: Language) {
        if language.says(message) { return append(language.text(message)) }
        element(.span, ["lang": "en"], text: message.text)
    }
}

extension LifecycleState {
    /// The name for readers.
    package func name(in language: Language) -> Text {
        let word =
            switch self {
            case .notRunning: Word("not running")
            case .inactive: Word("inactive")
            case .active: Word("active")
            case .background: Word("background")
            case .suspended: Word("suspended")
            }
        return word[language]
    }
}

extension Actor {
    /// The name for readers.
    package func name(in language: Language) -> Text {
        let word =
            switch self {
            case .user: Word("user")
            case .system: Word("system")
            case .app: Word("app")
            case .scene: Word("scene")
            }
        return word[language]
    }
}

extension Confidence {
    /// The word for readers.
    package func name(in language: Language) -> Text {
        let word =
            switch self {
            case .documented: Word("documented")
            case .observed: Word("observed")
            case .inferred: Word("inferred")
            case .contested: Word("contested")
            }
        return word[language]
    }
}
