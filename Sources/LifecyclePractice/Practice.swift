// Theory of operation.
//
// LifecyclePractice makes questions about runs: from a level, a topic and a number it draws a scenario
// that nobody wrote, runs it, and asks what came out. The same number gives the same question on every
// machine. `PracticeQuestion` is the question, its answer and what is wrong with another answer.
//
// It knows no HTML and no words but those of the scenario language. Nothing that sources disagree about
// decides an answer: a run that another side of a question would change is thrown away.

public import Diagnostics

/// How much a reader is asked to keep in mind.
public enum PracticeLevel: UInt8, CaseIterable, Sendable {
    /// One app on the newest iOS with observations: a launch, the home screen, and back.
    case first = 1
    /// What takes the screen from an app, both kinds of delegate, and background tasks.
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

    /// The word for it in addresses and in the blocks of a page.
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

    /// Finds a topic by its id; nil if there is none.
    public init?(id: Text) {
        for topic in Self.allCases where id == topic.id {
            self = topic
            return
        }
        return nil
    }

    /// The lowest level that asks about it; all higher ones do.
    public var level: PracticeLevel {
        switch self {
        case .launch, .home: .first
        case .opening, .interruptions, .lock, .tasks, .ending: .second
        case .windows, .watchdog, .waking, .versions: .third
        }
    }

    /// The kinds of question that it is good for.
    public var kinds: [PracticeKind] {
        switch self {
        case .tasks, .watchdog, .waking, .ending: [.order, .state, .reading, .kill]
        default: [.order, .state, .reading]
        }
    }
}

/// What a reader is to tell of a run.
public enum PracticeKind: UInt8, CaseIterable, Sendable {
    /// In which order things happen.
    case order
    /// In which state the app is at a moment.
    case state
    /// What a callback reads from `applicationState`.
    case reading
    /// Whether the system kills the app, when, and with which code.
    case kill
}

extension PracticeLevel {
    /// The topics that it asks about.
    public var topics: [PracticeTopic] {
        PracticeTopic.allCases.filter { $0.level.rawValue <= rawValue }
    }
}
