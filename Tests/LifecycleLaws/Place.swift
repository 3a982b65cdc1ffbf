import LifecycleCore

/// A world relative to its own moment, and the calls that the app has received.
///
/// Together they decide what comes and whether it is lawful, so two sequences that lead to equal
/// places have the same future.
struct Place: Hashable {
    private(set) var world: World
    private var laws: Laws

    /// Creates the place where every sequence starts, at which the app is not running.
    init(app: App) {
        world = World(app: app)
        laws = Laws()
        world.startClockAnew()
    }

    private init(world: consuming World, laws: Laws) {
        self.world = world
        self.laws = laws
    }

    /// Returns true if something can happen at all: an open window cannot be opened.
    func allows(_ agendaItem: AgendaItem) -> Bool {
        if let number = agendaItem.openedWindow {
            return !laws.isConnected(scene: Int(number))
        }
        return true
    }

    /// The place as far as it decides the immediate effect of one letter, for the end of a
    /// sequence.
    var beforeLastLetter: Place {
        var world = world
        world.forgetLater()
        return Place(world: world, laws: laws)
    }

    /// The same place for another app.
    func adopting(_ app: App) -> Place {
        var world = world
        world.adoptApp(of: World(app: app))
        return Place(world: world, laws: laws)
    }

    /// Advances the place.
    ///
    /// - Parameters:
    ///   - agendaItem: The item that happens at once, after what is due at this moment; nil to wait
    ///     for the next due thing.
    ///   - app: The app.
    ///   - trace: Replaced by the trace of the last step.
    ///   - breaches: Receives the broken laws.
    /// - Returns: The time that has passed; nil if nothing is due any more, which leaves the place
    ///   as it is.
    mutating func take(
        _ agendaItem: AgendaItem?, of app: App, _ trace: inout [TraceEntry],
        _ breaches: inout [Breach]
    ) -> Span? {
        guard step(agendaItem, of: app, &trace, &breaches) else { return nil }
        let span = world.now - .zero
        world.startClockAnew()
        laws.startClockAnew()
        return span
    }

    /// Advances to a place from which the search does not continue, without restarting its clock.
    ///
    /// - Returns: Whether anything happened.
    @discardableResult
    mutating func step(
        _ agendaItem: AgendaItem?, of app: App, _ trace: inout [TraceEntry],
        _ breaches: inout [Breach]
    ) -> Bool {
        if let agendaItem { world.schedule(agendaItem, at: world.now) }
        repeat {
            guard let next = world.advance() else { return false }
            world.apply(next, &trace)
            laws.check(next, trace, world, of: app, &breaches)
            if next == agendaItem { break }
        } while agendaItem != nil
        return true
    }
}
