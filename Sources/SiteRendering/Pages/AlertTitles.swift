import CommonMark
import Diagnostics
import TraceViews

/// What the kinds of alerts are called in the language of a text.
struct AlertTitles: Equatable, Sendable {
    private var titles: [Alert: Text] = [:]

    init(in language: Language) {
        for alert in Alert.allCases { titles[alert] = Self.word(alert)[language] }
    }

    subscript(_ alert: Alert) -> Text { titles[alert] ?? Text(alert.name) }

    private static func word(_ alert: Alert) -> Word {
        switch alert {
        case .note: Word("Note", as: "alert")
        case .tip: Word("Tip", as: "alert")
        case .important: Word("Important", as: "alert")
        case .warning: Word("Warning", as: "alert")
        case .caution: Word("Caution", as: "alert")
        }
    }
}
