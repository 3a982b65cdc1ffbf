public import Diagnostics
public import LifecycleCore

/// Something that a trace shows, once or several times, and that has a name.
public enum Mark: Equatable, Sendable {
    /// A row of any kind.
    case anything
    /// A method of the app that is called.
    case anyCall
    /// A method that is called.
    case callback(Callback)
    /// A notification that is posted.
    case notification(NotificationName)
    /// Something that the user or the system does to the app.
    case event(Event)
    /// A state that the app goes to.
    case state(LifecycleState)
    /// The kill of the process.
    case killed
    /// An expiration handler of a background task that is called.
    case expiration
    /// The number on the icon that is raised.
    case badge

    /// A mark, and a name that it is written by.
    public struct Named: Sendable {
        /// The name.
        public var name: Text
        /// What it is the name of.
        public var mark: Mark
    }

    /// The names that marks are written by; those of a callback are its alias, its name and its
    /// selector, those of an event its words with hyphens between them.
    public static let named: [Named] = {
        var named: [Named] = []
        func add(_ name: Text, _ mark: Mark) { named.append(Named(name: name, mark: mark)) }
        add("rows", .anything)
        add("calls", .anyCall)
        add("killed", .killed)
        add("expirationHandler", .expiration)
        add("badge", .badge)
        for callback in Callback.allCases {
            add(Text(callback.alias), .callback(callback))
            add(Text(callback.name), .callback(callback))
            add(Text(callback.selector), .callback(callback))
        }
        for name in NotificationName.allCases {
            add(Text(name.name), .notification(name))
        }
        for state in LifecycleState.allCases { add(Text(state.word), .state(state)) }
        for event in Event.allCases where event.about.isApp {
            let words = Text(event.phrase).bytes
            let name = words.map { $0 == UInt8(ascii: " ") ? UInt8(ascii: "-") : $0 }
            add(Text(name), .event(event))
        }
        return named
    }()

    /// The mark that has a name; nil if none has.
    public init?(named name: Text) {
        for named in Self.named where named.name == name {
            self = named.mark
            return
        }
        return nil
    }

    /// Whether an entry shows it.
    func isShown(by entry: TraceEntry) -> Bool {
        switch (self, entry.what) {
        case (.anything, _): true
        case (.anyCall, .callback), (.killed, .killed), (.expiration, .expirationHandler),
            (.badge, .badge):
            true
        case (.callback(let wanted), .callback(let found)): wanted == found
        case (.notification(let wanted), .notification(let found)): wanted == found
        case (.event(let wanted), .event(let found)), (.event(let wanted), .ignored(let found, _)):
            wanted == found.event
        case (.state(let wanted), .stateChange(_, let found)): wanted == found
        default: false
        }
    }

    /// The name in messages.
    var name: Message {
        switch self {
        case .anything: "anything"
        case .anyCall: "any method"
        case .callback(let callback): "\(callback.name)"
        case .notification(let notification): "\(notification.name)"
        case .event(let event): "'\(event.phrase)'"
        case .state(let state): state.message
        case .killed: "the kill"
        case .expiration: "the expiration handler"
        case .badge: "the badge"
        }
    }

    /// That it comes, as a sentence without its end: "sceneDidDisconnect(_:) is called".
    func sentence(isNegative: Bool) -> Message {
        let isCalled: Message = isNegative ? "is never called" : "is called"
        let comes: Message = isNegative ? "never comes" : "comes"
        return switch self {
        case .anything: isNegative ? "nothing happens" : "something happens"
        case .anyCall: "a method of the app \(isCalled)"
        case .callback(let callback):
            "\(callback.name) \(ScenePhase(toldBy: callback) == nil ? isCalled : comes)"
        case .notification(let name):
            isNegative ? "\(name.name) is never posted" : "\(name.name) is posted"
        case .event(let event): "'\(event.phrase)' \(comes)"
        case .state(let state):
            isNegative
                ? "the app never goes to \(state.message)" : "the app goes to \(state.message)"
        case .killed: isNegative ? "the app is not killed" : "the app is killed"
        case .expiration: "an expiration handler \(isCalled)"
        case .badge: isNegative ? "the badge is never raised" : "the badge is raised"
        }
    }
}
