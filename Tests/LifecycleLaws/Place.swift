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
    func allows(_ happening: Happening) -> Bool {
        if case .window(.userOpens, let number) = happening {
            return !laws.isConnected(scene: Int(number))
        }
        return true
    }

    /// Where a sequence leads that goes on from here.
    ///
    /// - Parameters:
    ///   - happening: What happens at once, after what is due at this very moment; nil where
    ///     nobody does anything until the next thing falls due.
    ///   - breaches: What is unlawful on the way is added here.
    /// - Returns: The place, and how much time has passed; nil when nothing falls due any more.
    func after(_ happening: Happening?, _ breaches: inout [Breach]) -> (place: Place, span: Span)? {
        guard var (world, laws) = taking(happening, &breaches) else { return nil }
        let span = world.now - .zero
        world.startClockAnew()
        laws.startClockAnew()
        return (Place(world: world, laws: laws), span)
    }

    /// Adds what is unlawful in going on from here, for a sequence that ends with it.
    func check(_ happening: Happening, _ breaches: inout [Breach]) {
        _ = taking(happening, &breaches)
    }

    private func taking(
        _ happening: Happening?, _ breaches: inout [Breach]
    ) -> (world: World, laws: Laws)? {
        var world = self.world
        var laws = self.laws
        if let happening { world.schedule(happening, at: world.now) }
        repeat {
            guard let next = world.advance() else { return nil }
            let (after, trace) = step(consume world, next)
            world = after
            breaches += laws.check(next, trace, world)
            if next == happening { break }
        } while happening != nil
        return (world, laws)
    }
}
