/// Everything that decides what happens next: the app, the device, and what is still to come.
///
/// A world changes in a step, which a `Machine` makes, and by what stands in this file.
public struct World: Hashable, Sendable {
    /// What is so in it.
    @usableFromInline
    private(set) var contents: WorldContents

    /// Creates the world of an app that is not running, on an unlocked device that shows its home
    /// screen.
    ///
    /// - Parameters:
    ///   - app: The app under study.
    ///   - timeline: What is to happen, as a rule in the order of time.
    public init(app: App, timeline: [TimedItem] = []) {
        contents = WorldContents(app, timeline)
    }

    /// Creates the world to which a step has led.
    @inline(__always)
    init(_ machine: consuming Machine) {
        contents = machine.world
    }

    /// Changes the world outside of a step.
    @inline(__always)
    private mutating func change<Result>(
        by exception: TableException, _ change: (inout WorldContents) -> Result
    ) -> Result {
        change(&contents)
    }

    /// Puts something from the scenario's timeline on the agenda.
    public mutating func schedule(_ agendaItem: AgendaItem, at time: Instant) {
        change(by: .timeline) { $0.agenda.add(agendaItem, at: time) }
    }

    /// Takes the next thing to happen and sets the clock to its moment.
    ///
    /// - Returns: What happens next, or nil when nothing is left to come.
    public mutating func advance() -> AgendaItem? {
        change(by: .clock) { $0.advance() }
    }
}

extension World {
    /// The app under study.
    public var app: App { contents.app }

    /// The moment at which the world stands.
    @inlinable public var now: Instant { contents.now }

    /// The state of the app.
    @inlinable public var state: LifecycleState { contents.state }

    /// What `UIApplication.applicationState` reads; nil while no code of the app can read it.
    public var applicationState: ApplicationState? { contents.applicationState }

    /// What came while the main thread was busy, oldest first.
    @inlinable package var waiting: [AgendaItem] { contents.waiting }

    /// Whether a system alert lies over whatever is on screen.
    package var isAlertShown: Bool { contents.isAlertShown }

    /// How many windows the user has had at some time, open and closed ones; 1 where none has been
    /// opened beside the first.
    package var windowCount: Int { contents.windowCount }
}

// Worlds seen by what can still come of them, for searches that take each future once.
extension World {
    /// Sets the clock to zero, moves everything that depends on it, and forgets what decides
    /// nothing any more: two worlds that are equal in this form have the same future.
    package mutating func startClockAnew() {
        change(by: .futures) { $0.startClockAnew() }
    }

    /// Forgets what only time brings to bear: two worlds that are equal in this form answer alike to
    /// what happens next, if it happens at once, but for the times that their entries name.
    package mutating func forgetLater() {
        change(by: .futures) { $0.forgetLater() }
    }

    /// Forgets how long spans are, for an app without code of its own: two worlds that are equal in
    /// this form make the same calls, whatever happens and however long one waits in between.
    package mutating func forgetLengths() {
        change(by: .futures) { $0.forgetLengths() }
    }

    /// Goes on as the world of another app: the same past, with what another one is set up like.
    package mutating func adoptApp(of other: borrowing World) {
        let facts = other.contents.fixed
        change(by: .futures) { $0.adopt(facts) }
    }

    /// Forgets whether some things are so.
    package mutating func forget(_ facts: [Fact]) {
        change(by: .futures) { world in
            for fact in facts { world.set(fact, false) }
        }
    }

    /// Whether the world stays as it is when something happens at its present moment, and the app hears
    /// nothing of it.
    ///
    /// - Parameters:
    ///   - agendaItem: What happens.
    ///   - asked: The conditions on which that depended are added here, if it does.
    /// - Returns: Whether it does.
    package func ignores(_ agendaItem: AgendaItem, asking asked: inout Conditions) -> Bool {
        contents.ignores(agendaItem, asking: &asked)
    }

    /// Does what `step` does in place, and tells what it depended on.
    ///
    /// - Parameters:
    ///   - agendaItem: What happens.
    ///   - trace: The entries that came of it, in place of those that were there.
    ///   - asked: The conditions on which it depended which rules answered are added here.
    ///   - mostEntries: The number of entries behind which the app crashes.
    package mutating func take(
        _ agendaItem: AgendaItem, _ trace: inout [TraceEntry], asking asked: inout Conditions,
        crashingBehind mostEntries: Int = .max
    ) {
        var machine = Machine(consume self, asked: asked, crashingBehind: mostEntries)
        machine.respond(to: agendaItem, &trace)
        asked = machine.asked ?? asked
        self = World(machine)
    }

    /// Whether what a rule asks for is so, for its first scene where it is about one.
    package func meets(_ requirement: Requirement) -> Bool {
        var subject = Conditions()
        subject.insert(requirement.subject)
        return contents.meets(subject, unless: Conditions(), for: .transition(scene: 0))
            != requirement.isNegated
    }

    /// What the app is brought to the front for when the device is unlocked; the icon where the
    /// user has chosen nothing on the lock screen.
    package var reasonAtUnlock: LaunchReason { contents.reasonAtUnlock }

    /// Whether it stays as it is for as long as nothing happens to it.
    package var isAtRest: Bool { contents.isAtRest }

    /// The states of the app and of each scene that is connected.
    package var statesInSight: LifecycleStates { contents.statesInSight }
}
