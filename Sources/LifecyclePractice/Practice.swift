// Theory of operation.
//
// This module makes questions about runs. From a level, a topic and a number it generates a
// scenario, runs it and asks about the result. The same number gives the same question on every
// machine. `PracticeQuestion` has the question, its answer and the rule that explains it.
//
// It knows no HTML and no words but those of the scenario language. No contested rule decides an
// answer: a run that the other side of a contested question would change is discarded.

public import Diagnostics

/// How much a reader has to keep in mind.
public enum PracticeLevel: UInt8, CaseIterable, Sendable {
    /// One app on the newest iOS with observations: a launch, the home screen, and back.
    case first = 1
    /// Interruptions, both kinds of delegate, and background tasks.
    case second
    /// Everything: older versions, several windows, the watchdog, wakes in the background.
    case third
}

/// What a question is about.
public enum PracticeTopic: UInt8, CaseIterable, Sendable {
    case launch
    case home
    case opening
    case interruptions
    case lock
    case tasks
    case ending
    case windows
    case watchdog
    case waking
    case versions

    /// The id in addresses and in the blocks of a page.
    public var id: StaticString {
        switch self {
        case .launch: "launch"
        case .home: "home"
        case .opening: "opening"
        case .interruptions: "interruptions"
        case .lock: "lock"
        case .tasks: "tasks"
        case .ending: "ending"
        case .windows: "windows"
        case .watchdog: "watchdog"
        case .waking: "waking"
        case .versions: "versions"
        }
    }

    /// Creates the topic with an id; nil if there is none.
    public init?(id: Text) {
        for topic in Self.allCases where id == topic.id {
            self = topic
            return
        }
        return nil
    }

    /// The lowest level with this topic; all higher levels have it too.
    public var level: PracticeLevel {
        switch self {
        case .launch, .home: .first
        case .opening, .interruptions, .lock, .tasks, .ending: .second
        case .windows, .watchdog, .waking, .versions: .third
        }
    }

    /// The kinds of question that suit the topic.
    public var kinds: [PracticeKind] {
        switch self {
        case .tasks, .watchdog, .waking, .ending: [.order, .state, .reading, .kill]
        default: [.order, .state, .reading]
        }
    }
}

/// What a question asks about a run.
public enum PracticeKind: UInt8, CaseIterable, Sendable {
    /// The order of entries.
    case order
    /// The state of the app at a time.
    case state
    /// The value that a callback reads from `applicationState`.
    case reading
    /// Whether the system kills the app, when, and with which code.
    case kill
}

extension PracticeLevel {
    /// The topics of the level.
    public var topics: [PracticeTopic] {
        PracticeTopic.allCases.filter { $0.level.rawValue <= rawValue }
    }
}
