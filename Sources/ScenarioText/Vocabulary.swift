// Theory of operation.
//
// This module parses the scenario language into values of the core, and writes a trace as its
// canonical text. It knows words and columns, but no Markdown, HTML or files.
//
// `Grammar.swift` defines the whole language as a table of phrases, against which `Parser.swift`
// matches lines. A phrase added to the table is parsed, suggested and documented.

import Diagnostics
public import LifecycleCore

extension LifecycleState {
    /// The state as one word, as a scenario writes it.
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
    /// The keys of `launchOptions` and the properties of `UIScene.ConnectionOptions`, without
    /// duplicates.
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
    /// The activity as one word, as a scenario writes it.
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
