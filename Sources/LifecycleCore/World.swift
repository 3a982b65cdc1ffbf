/// Everything that decides what happens next: the app, the device and the agenda.
///
/// A world changes only in steps of a `Machine` and by the methods in this file.
public struct World: Hashable, Sendable {
    /// The state of the world, which rules read and change.
    @usableFromInline
    private(set) var contents: WorldContents

    /// Creates the world of an app that is not running, on an unlocked device at its home screen.
    ///
    /// - Parameters:
    ///   - app: The app under study.
    ///   - timeline: The items to happen, usually in the order of time.
    public init(app: App, timeline: [TimedItem] = []) {
        contents = WorldContents(app, timeline)
    }

    /// Creates the world after a step.
    @inline(__always)
    init(_ machine: consuming Machine) {
        contents = machine.world
    }

    /// Changes the world outside a step.
    @inline(__always)
    private mutating func change<Result>(
        by exception: TableException, _ change: (inout WorldContents) -> Result
    ) -> Result {
        change(&contents)
    }

    /// Adds an item of the scenario's timeline to the agenda.
    public mutating func schedule(_ agendaItem: AgendaItem, at time: Instant) {
        change(by: .timeline) { $0.agenda.add(agendaItem, at: time) }
    }

    /// Removes the next item from the agenda and sets the clock to its time.
    ///
    /// - Returns: The item; nil if nothing is left.
    public mutating func advance() -> AgendaItem? {
        change(by: .clock) { $0.advance() }
    }
}

extension World {
    /// The app under study.
    public var app: App { contents.app }

    /// The current time.
    @inlinable public var now: Instant { contents.now }

    /// The state of the app.
    @inlinable public var state: LifecycleState { contents.state }

    /// The value of `applicationState`; nil while no code of the app can read it.
    public var applicationState: ApplicationState? { contents.applicationState }

    /// The items that wait for the main thread, oldest first.
    @inlinable package var waiting: [AgendaItem] { contents.waiting }

    /// Whether a system alert is shown.
    package var isAlertShown: Bool { contents.isAlertShown }

    /// Whether a call rings.
    package var isCallRinging: Bool { contents.isCallRinging }

    /// Whether a call rings and shows as a banner.
    package var isCallBanner: Bool { contents.isCallBanner }

    /// Whether a call rings or was answered.
    package var hasCall: Bool { contents.call != .none }

    /// The number of windows opened so far, including closed ones; at least 1.
    package var windowCount: Int { contents.windowCount }
}

// Normal forms of worlds, so that searches explore each future once.
extension World {
    /// Sets the clock to zero, shifts all times and forgets what has no influence any more.
    ///
    /// Two worlds that are equal in this form have the same future.
    package mutating func startClockAnew() {
        change(by: .futures) { $0.startClockAnew() }
    }

    /// Forgets what only the passing of time makes relevant.
    ///
    /// Two worlds that are equal in this form respond alike to an item that happens at once, except
    /// for times in the entries.
    package mutating func forgetLater() {
        change(by: .futures) { $0.forgetLater() }
    }

    /// Forgets the lengths of timers, for an app without code.
    ///
    /// Two worlds that are equal in this form make the same calls, whatever happens and whenever.
    package mutating func forgetLengths() {
        change(by: .futures) { $0.forgetLengths() }
    }

    /// Replaces the app by that of another world, with the same past.
    package mutating func adoptApp(of other: borrowing World) {
        let facts = other.contents.fixed
        change(by: .futures) { $0.adopt(facts) }
    }

    /// Sets facts to false.
    package mutating func forget(_ facts: [Fact]) {
        change(by: .futures) { world in
            for fact in facts { world.set(fact, false) }
        }
    }

    /// Returns whether an item that happens now does not change the world or call the app.
    ///
    /// - Parameters:
    ///   - agendaItem: The item.
    ///   - asked: If the world ignores the item, the conditions that decided it are added.
    /// - Returns: True if the world ignores the item.
    package func ignores(_ agendaItem: AgendaItem, asking asked: inout Conditions) -> Bool {
        contents.ignores(agendaItem, asking: &asked)
    }

    /// Does the same as the function `step` in place, and collects the conditions that decided it.
    ///
    /// - Parameters:
    ///   - agendaItem: The item.
    ///   - trace: Its entries are replaced by those of the step.
    ///   - asked: The conditions that decided which rules answered are added.
    ///   - mostEntries: The number of entries after which the app crashes.
    package mutating func apply(
        _ agendaItem: AgendaItem, _ trace: inout [TraceEntry], asking asked: inout Conditions,
        crashingBehind mostEntries: Int = .max
    ) {
        var machine = Machine(consume self, asked: asked, crashingBehind: mostEntries)
        machine.respond(to: agendaItem, &trace)
        asked = machine.asked ?? asked
        self = World(machine)
    }

    /// Returns whether a requirement is met, for the first scene if it is about one.
    package func meets(_ requirement: Requirement) -> Bool {
        var subject = Conditions()
        subject.insert(requirement.subject)
        return contents.meets(subject, unless: Conditions(), for: .transition(scene: 0))
            != requirement.isNegated
    }

    /// The reason to open the app at the unlock; the icon if the user chose nothing.
    package var reasonAtUnlock: LaunchReason { contents.reasonAtUnlock }

    /// Whether nothing is left to happen.
    package var isAtRest: Bool { contents.isAtRest }

    /// The states of the app and of each connected scene.
    package var statesInSight: LifecycleStates { contents.statesInSight }
}
