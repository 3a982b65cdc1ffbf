// Theory of operation.
//
// ScenarioText turns the scenario language into values of the core and a trace into its canonical
// text. It knows words and columns; it does not know Markdown, HTML or files.
//
// `Grammar.swift` is the whole language as a table of phrases; `Parser.swift` matches lines
// against it, so a phrase that is added to the table is parsed, suggested and documented.

import Diagnostics
public import LifecycleCore

extension LifecycleState {
    /// The state as a scenario writes it: one word.
    var word: StaticString {
        switch self {
        case .notRunning: "not-running"
        case .inactive: "inactive"
        case .active: "active"
        case .background: "background"
        case .suspended: "suspended"
        }
    }
}

extension LaunchReason {
    /// The keys of `launchOptions` and the properties of `UIScene.ConnectionOptions`, each once.
    public static var optionKeys: [StaticString] {
        var keys: [StaticString] = []
        for reason in allCases {
            for key in [reason.launchOption, reason.connectionOption] {
                guard let key, !keys.contains(where: { Text($0) == key }) else { continue }
                keys.append(key)
            }
        }
        return keys
    }
}

extension Activity {
    /// The activity as a scenario writes it: one word.
    package var word: StaticString {
        switch self {
        case .audio: "audio"
        case .locationUpdates: "location"
        case .continuedTask: "continued-task"
        }
    }
}

extension Activity {
    /// The activity as a trace names it, without an article.
    var plainName: StaticString { self == .continuedTask ? "continued task" : name }
}
