public import Diagnostics
public import LifecycleCore

/// A named thing that entries of a trace can show.
public enum TraceSubject: Equatable, Sendable {
    /// An entry of any kind.
    case anything
    /// A call of any method of the app.
    case anyCall
    /// A call of a method.
    case callback(Callback)
    /// A posted notification.
    case notification(NotificationName)
    /// An event from the user or the system.
    case event(Event)
    /// A change to a state.
    case state(LifecycleState)
    /// The kill of the process.
    case killed
    /// A call of a background task's expiration handler.
    case expiration
    /// A change of the number on the icon.
    case badge

    /// A mark with one of its names.
    public struct Named: Sendable {
        /// The name.
        public var name: Text
        /// The mark with this name.
        public var mark: TraceSubject
    }

    /// All names of marks.
    ///
    /// A callback has its alias, its name and its selector; an event has its words with hyphens.
    public static let named: [Named] = {
        var named: [Named] = []
        func add(_ name: Text, _ mark: TraceSubject) { named.append(Named(name: name, mark: mark)) }
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

    /// Creates the mark with a name; nil if there is none.
    public init?(named name: Text) {
        for named in Self.named where named.name == name {
            self = named.mark
            return
        }
        return nil
    }

    /// Whether an entry shows the mark.
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

    /// A sentence that it happens, without a final stop: "sceneDidDisconnect(_:) is called".
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
