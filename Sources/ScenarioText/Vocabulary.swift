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

extension WindowEvent {
    /// The event as a scenario writes it, between the actor and the window.
    package var verb: StaticString {
        switch self {
        case .userOpens: "opens"
        case .userCloses: "closes"
        case .userHides: "hides"
        case .userShows: "shows"
        case .systemDisconnects: "disconnects"
        }
    }

    /// What the event is, one sentence for readers.
    var summary: StaticString {
        switch self {
        case .userOpens: "The user opens another window of the app, beside the ones that are seen."
        case .userCloses: "The user closes a window for good."
        case .userHides: "The user leaves a window for something else; the others stay."
        case .userShows: "The user comes back to a window."
        case .systemDisconnects: "The system disconnects the scene of a window to free memory."
        }
    }
}

extension InputEvent {
    /// The input as a scenario writes it, without the actor in front.
    package var phrase: StaticString {
        switch self {
        case .touch: "touches"
        case .shake: "shakes device"
        case .action: "triggers action"
        case .menu: "opens editing menu"
        case .remoteControl: "presses remote control"
        }
    }
}
