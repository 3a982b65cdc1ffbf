/// A topic of the rule book.
public enum RuleTopic: UInt8, CaseIterable, Sendable {
    case launch
    case screen
    case scenePhase
    case opening
    case calls
    case interruptions
    case lock
    case windows
    case background
    case backgroundTasks
    case waking
    case wakingAfterForceQuit
    case completion
    case notifications
    case device
    case memory
    case input
    case ending
    case kills
    case mainThread
    case debugger

    /// The name in addresses and ids: lowercase letters and hyphens.
    public var name: StaticString {
        switch self {
        case .launch: "launch"
        case .screen: "screen"
        case .scenePhase: "scene-phase"
        case .opening: "opening"
        case .calls: "calls"
        case .interruptions: "interruptions"
        case .lock: "lock"
        case .windows: "windows"
        case .background: "background"
        case .backgroundTasks: "background-tasks"
        case .waking: "waking"
        case .wakingAfterForceQuit: "waking-after-force-quit"
        case .completion: "completion"
        case .notifications: "notifications"
        case .device: "device"
        case .memory: "memory"
        case .input: "input"
        case .ending: "ending"
        case .kills: "kills"
        case .mainThread: "main-thread"
        case .debugger: "debugger"
        }
    }

    /// The rules of the topic, in the order in which they answer.
    public var rules: [Rule] { ruleBook.filter { $0.topic == self } }
}
