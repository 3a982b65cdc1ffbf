import LifecycleCore

/// A world, seen from its own moment, and what the app was told on the way there: all that decides
/// what comes, and whether what comes is lawful.
///
/// Two sequences that lead to equal places have the same future.
struct Place: Hashable {
    private(set) var world: World
    private var laws: Laws

    /// The place where every sequence starts: the app is not running.
    init(app: App) {
        world = World(app: app)
        laws = Laws()
        world.startClockAnew()
    }

    private init(world: consuming World, laws: Laws) {
        self.world = world
        self.laws = laws
    }

    /// Whether something can happen at all: a window that is open is not opened.
    func allows(_ agendaItem: AgendaItem) -> Bool {
        if let number = agendaItem.openedWindow {
            return !laws.isConnected(scene: Int(number))
        }
        return true
    }

    /// The place as far as it decides what one letter does that comes at once, for the last letter
    /// of a sequence.
    var beforeLastLetter: Place {
        var world = world
        world.forgetLater()
        return Place(world: world, laws: laws)
    }

    /// The same place in the life of another app.
    func adopting(_ app: App) -> Place {
        var world = world
        world.adoptApp(of: World(app: app))
        return Place(world: world, laws: laws)
    }

    /// Goes on from here.
    ///
    /// - Parameters:
    ///   - agendaItem: What happens at once, after what is due at this very moment; nil where
    ///     nothing is done until the next thing falls due.
    ///   - app: The app that it happens to.
    ///   - trace: What came of the last step on the way, in place of what was there.
    ///   - breaches: What is unlawful on the way is added here.
    /// - Returns: How much time has passed; nil when nothing falls due any more, which leaves the
    ///   place as it is.
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

    /// Goes on from here to a place from which nothing goes on, whose clock does not start anew.
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
            world.take(next, &trace)
            laws.check(next, trace, world, of: app, &breaches)
            if next == agendaItem { break }
        } while agendaItem != nil
        return true
    }
}
