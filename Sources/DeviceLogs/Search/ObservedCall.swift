public import LifecycleCore

/// Something that a device can print: a method call, a notification, or the phase of a scene.
public enum ObservedCall: Hashable, Sendable {
    /// A method was called.
    case callback(Callback)
    /// A notification was posted.
    case notification(NotificationName)
    /// A scene is in a phase, as reported by SwiftUI's `scenePhase`.
    case phase(ScenePhase)

    /// The call of an entry of a trace; nil if the entry is about something else.
    public init?(_ entry: TraceEntry) {
        switch entry.what {
        case .callback(let callback):
            self = ScenePhase(toldBy: callback).map { .phase($0) } ?? .callback(callback)
        case .notification(let name): self = .notification(name)
        case .stateChange(let old, let new), .sceneStateChange(let old, let new):
            guard let phase = ScenePhase(of: new), ScenePhase(of: old).map({ $0 != phase }) ?? false
            else { return nil }
            self = .phase(phase)
        default: return nil
        }
    }

    /// The name as Apple's Swift documentation spells it.
    public var name: StaticString {
        switch self {
        case .callback(let callback): callback.name
        case .notification(let name): name.name
        case .phase(let phase): phase.name
        }
    }

    /// Whether it is about one scene, which a program may name.
    public var isOfScene: Bool {
        switch self {
        case .callback(let callback): callback.receiver == .sceneDelegate
        case .notification(let name): name.isOfScene
        case .phase: false
        }
    }

    /// Whether it comes only from a launch, so that a process may have begun just before it.
    public var isOfLaunch: Bool {
        switch self {
        case .callback(.shouldRestoreState), .callback(.viewControllerWithRestorationPath),
            .callback(.didDecodeState):
            true
        default: saysLaunch
        }
    }

    /// Whether it reports the launch of a process.
    public var saysLaunch: Bool {
        switch self {
        case .callback(let callback):
            callback == .willFinishLaunching || callback == .didFinishLaunching
        case .notification(let name): name == .didFinishLaunching
        case .phase: false
        }
    }

    /// Whether an app of a model can receive it, on any version.
    func isHeard(by model: AppModels) -> Bool { Self.models[index].isSuperset(of: model) }

    /// The models whose rules make each call, by its number.
    private static let models: [AppModels] = {
        var models = [AppModels](repeating: [], count: count)
        for rule in ruleBook {
            for call in rule.calls { models[call.index].formUnion(rule.models) }
        }
        return models
    }()

    /// The number of the call, for tables with one row for each call.
    var index: Int {
        switch self {
        case .callback(let callback): Int(callback.rawValue)
        case .notification(let name): Callback.allCases.count + Int(name.rawValue)
        case .phase(let phase): Self.firstPhase + Int(phase.rawValue)
        }
    }

    private static let firstPhase = Callback.allCases.count + NotificationName.allCases.count
    static let count = firstPhase + ScenePhase.allCases.count

    /// Every call, in the order of the numbers.
    static let all: [ObservedCall] =
        Callback.allCases.map { .callback($0) }
        + NotificationName.allCases.map { .notification($0) }
        + ScenePhase.allCases.map { .phase($0) }
}
