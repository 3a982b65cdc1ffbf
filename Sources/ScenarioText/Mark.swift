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
    var name: Text {
        switch self {
        case .anything: "anything"
        case .anyCall: "any method"
        case .callback(let callback): Text(callback.name)
        case .notification(let notification): Text(notification.name)
        case .event(let event): "'\(event.phrase)'"
        case .state(let state): Text(state.name)
        case .killed: "the kill"
        case .expiration: "the expiration handler"
        case .badge: "the badge"
        }
    }

    /// That it comes, as a sentence without its end: "sceneDidDisconnect(_:) is called".
    func sentence(isNegative: Bool) -> Text {
        let never: StaticString = isNegative ? "never " : ""
        switch self {
        case .anything: return "something \(never)happens"
        case .anyCall: return "a method of the app is \(never)called"
        case .callback(let callback):
            let verb: Text =
                ScenePhase(toldBy: callback) == nil ? "is \(never)called" : "\(never)comes"
            return "\(callback.name) \(verb)"
        case .notification(let name): return "\(name.name) is \(never)posted"
        case .event(let event): return "'\(event.phrase)' \(never)comes"
        case .state(let state): return "the app \(never)goes to \(state.name)"
        case .killed: return isNegative ? "the app is not killed" : "the app is killed"
        case .expiration: return "an expiration handler is \(never)called"
        case .badge: return "the badge is \(never)raised"
        }
    }
}
