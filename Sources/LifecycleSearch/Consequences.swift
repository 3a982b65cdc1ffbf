import LifecycleCore

/// The calls that the rules can make when something happens to an app, whatever state it is in.
struct Consequences {
    private(set) var calls: Set<ObservedCall> = []
    private let app: App
    /// Whether what an earlier event has left behind counts too.
    private let countsRemains: Bool
    private var visited: Set<Transition> = []

    /// Follows the rules from an event.
    init(of event: Event, on app: App, countsRemains: Bool = true) {
        self.app = app
        self.countsRemains = countsRemains
        follow(.event(event))
    }

    private mutating func follow(_ trigger: Trigger) {
        for rule in Self.rules(for: trigger, on: app) {
            if !countsRemains, rule.when.contains(where: Self.remains.contains) { continue }
            for effect in rule.then { follow(effect) }
        }
    }

    private mutating func follow(_ effect: Effect) {
        switch effect {
        case .call(let callback), .callView(let callback), .callToComplete(let callback),
            .callIfHandled(let callback):
            calls.insert(.callback(callback))
        case .post(let name), .queue(let name): calls.insert(.notification(name))
        case .perform(let transition): follow(transition)
        case .because(let reason): reason.delivery.map { follow($0) }
        case .set(.pushHeld, true): follow(.deliverHeldPush)
        default: break
        }
    }

    private mutating func follow(_ transition: Transition) {
        if visited.insert(transition).inserted { follow(.transition(transition)) }
    }

    /// Conditions that another event has made true before.
    private static let remains: [Condition] = [.pushHeld, .timeChangeUntold]

    /// The rules that answer to a trigger for an app.
    static func rules(for trigger: Trigger, on app: App) -> [Rule] {
        (byTrigger[number(of: trigger)] ?? []).filter {
            $0.versions.contains(app.version) && $0.models.contains(app.model)
        }
    }

    /// The rules about events and transitions, which are looked up again and again.
    private static let byTrigger = Dictionary(grouping: ruleBook) { number(of: $0.on) }

    private static func number(of trigger: Trigger) -> Int {
        switch trigger {
        case .event(let event): Int(event.rawValue)
        case .transition(let transition): 1000 + Int(transition.rawValue)
        case .action, .window, .input, .timer: -1
        }
    }
}
