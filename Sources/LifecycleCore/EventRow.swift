/// All that is written about an event: who acts, how a scenario says it, what it is, and what must come
/// before it.
struct EventRow: Sendable {
    var event: Event
    /// Who acts, where a scenario writes that in front of the phrase; nil where the phrase has a subject
    /// of its own.
    var actor: Actor?
    var phrase: StaticString
    var says: ReaderText
    /// What it happens to.
    var about: EventSubject
    /// What must go on for the event to come.
    var when: Episodes
    /// What must not go on.
    var unless: Episodes
    /// What begins with it.
    var begins: Episodes
    /// What ends with it, before anything begins.
    var ends: Episodes
}

extension EventRow {
    // Goes on to the initialiser that the compiler makes, which it can follow when it lays out the
    // table as data.
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
    /// Who acts.
    public var actor: Actor { row.actor ?? .system }

    /// Whether a scenario writes the actor in front of the phrase.
    package var namesActor: Bool { row.actor != nil }

    /// The event as a scenario writes it, without the actor in front.
    public var phrase: StaticString { row.phrase }

    /// What the event is, one sentence for readers.
    package var says: ReaderText { row.says }

    /// What it happens to.
    public var about: EventSubject { row.about }

    /// What must go on for the event to come.
    package var when: Episodes { row.when }

    /// What must not go on.
    package var unless: Episodes { row.unless }

    /// What begins with it.
    package var begins: Episodes { row.begins }

    /// What ends with it, before anything begins.
    package var ends: Episodes { row.ends }

    private var row: EventRow { eventRows[Int(rawValue)] }
}

/// What an event happens to.
public enum EventSubject: Sendable {
    /// The app as a whole, or the device.
    case app
    /// One window.
    case window
    /// The responders of the app; they handle it in a method, as Apple spells it.
    case responders(StaticString)

    /// Whether it is the app as a whole, or the device.
    public var isApp: Bool { if case .app = self { true } else { false } }

    /// Whether it is one window.
    public var isWindow: Bool { if case .window = self { true } else { false } }

    /// The method of the responders; nil where it is about something else.
    public var method: StaticString? {
        if case .responders(let method) = self { method } else { nil }
    }
}

/// What one event begins and another ends, as far as that can be told without a run.
package struct Episodes: OptionSet, Hashable, Sendable {
    /// One bit for each episode.
    package let rawValue: UInt16

    /// Creates a set from its bits.
    package init(rawValue: UInt16) {
        self.rawValue = rawValue
    }

    /// A call rings.
    package static let ringing = Episodes(rawValue: 1 << 0)
    /// A call rings or was answered.
    package static let call = Episodes(rawValue: 1 << 1)
    /// The device is locked, unless what the user chose meanwhile has unlocked it.
    package static let lock = Episodes(rawValue: 1 << 2)
    /// The device is locked, and nothing that the user chose can have unlocked it.
    package static let certainLock = Episodes(rawValue: 1 << 3)
    /// A system alert is shown, or waits behind one that is.
    package static let alert = Episodes(rawValue: 1 << 4)
    /// The app switcher is open.
    package static let switcher = Episodes(rawValue: 1 << 5)
    /// The app switcher is what the user sees.
    package static let switcherInFront = Episodes(rawValue: 1 << 6)
    /// Notification Center is open.
    package static let notificationCenter = Episodes(rawValue: 1 << 7)
    /// Control Center is open.
    package static let controlCenter = Episodes(rawValue: 1 << 8)
    /// Siri is shown.
    package static let siri = Episodes(rawValue: 1 << 9)
    /// The prompt for a face or a finger is shown.
    package static let prompt = Episodes(rawValue: 1 << 10)
    /// A notification is shown as an alert.
    package static let notificationAlert = Episodes(rawValue: 1 << 11)
    /// All of them.
    package static let everything = Episodes(rawValue: 1 << 12 - 1)
}
