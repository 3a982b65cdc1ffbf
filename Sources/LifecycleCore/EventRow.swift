/// The facts about an event: its actor, its phrase, its target, and what must precede it.
struct EventRow: Sendable {
    var event: Event
    /// The actor that a scenario writes before the phrase; nil if the phrase has its own subject.
    var actor: Actor?
    var phrase: StaticString
    var says: ReaderText
    var about: EventSubject
    /// The episodes that must be open.
    var when: Episodes
    /// The episodes that must not be open.
    var unless: Episodes
    /// The episodes that the event begins.
    var begins: Episodes
    /// The episodes that the event ends, before it begins others.
    var ends: Episodes
}

extension EventRow {
    // The compiler can follow the memberwise initializer, so it emits the table as data.
    init(
        _ event: Event, by actor: Actor? = nil, _ phrase: StaticString, _ summary: StaticString,
        about: EventSubject = .app, when: Episodes = Episodes(rawValue: 0),
        unless: Episodes = Episodes(rawValue: 0),
        begins: Episodes = Episodes(rawValue: 0), ends: Episodes = Episodes(rawValue: 0)
    ) {
        self.init(
            event: event, actor: actor, phrase: phrase, says: ReaderText(summary), about: about,
            when: when, unless: unless, begins: begins, ends: ends)
    }
}

extension Event {
    /// The actor of the event.
    public var actor: Actor { row.actor ?? .system }

    /// Whether a scenario writes the actor before the phrase.
    package var namesActor: Bool { row.actor != nil }

    /// The phrase of a scenario, without the actor.
    public var phrase: StaticString { row.phrase }

    package var says: ReaderText { row.says }

    /// The target of the event.
    public var about: EventSubject { row.about }

    package var when: Episodes { row.when }

    package var unless: Episodes { row.unless }

    package var begins: Episodes { row.begins }

    package var ends: Episodes { row.ends }

    private var row: EventRow { eventRows[Int(rawValue)] }
}

/// The target of an event.
public enum EventSubject: Sendable {
    /// The app as a whole, or the device.
    case app
    /// One window.
    case window
    /// The responders of the app, with the method that handles the event, as Apple spells it.
    case responders(StaticString)

    /// Whether the target is the app as a whole, or the device.
    public var isApp: Bool { if case .app = self { true } else { false } }

    /// Whether the target is one window.
    public var isWindow: Bool { if case .window = self { true } else { false } }

    /// The method of the responders; nil for other targets.
    public var method: StaticString? {
        if case .responders(let method) = self { method } else { nil }
    }
}

/// Episodes between two events, such as a call, as far as they are known without a run.
package struct Episodes: OptionSet, Hashable, Sendable {
    /// A bit for each episode.
    package let rawValue: UInt16

    /// Creates a set from its bits.
    package init(rawValue: UInt16) {
        self.rawValue = rawValue
    }

    /// A call rings.
    package static let ringing = Episodes(rawValue: 1 << 0)
    /// A call rings or was answered.
    package static let call = Episodes(rawValue: 1 << 1)
    /// The device is locked, unless something that the user chose has unlocked it.
    package static let lock = Episodes(rawValue: 1 << 2)
    /// The device is locked, and nothing that the user chose can have unlocked it.
    package static let certainLock = Episodes(rawValue: 1 << 3)
    /// A system alert is shown or queued.
    package static let alert = Episodes(rawValue: 1 << 4)
    /// The app switcher is open.
    package static let switcher = Episodes(rawValue: 1 << 5)
    /// The user sees the app switcher.
    package static let switcherInFront = Episodes(rawValue: 1 << 6)
    /// Notification Center is open.
    package static let notificationCenter = Episodes(rawValue: 1 << 7)
    /// Control Center is open.
    package static let controlCenter = Episodes(rawValue: 1 << 8)
    /// Siri is shown.
    package static let siri = Episodes(rawValue: 1 << 9)
    /// The Face ID or Touch ID prompt is shown.
    package static let prompt = Episodes(rawValue: 1 << 10)
    /// A notification is shown as an alert.
    package static let notificationAlert = Episodes(rawValue: 1 << 11)
    /// All episodes.
    package static let everything = Episodes(rawValue: 1 << 12 - 1)
}
