import LifecycleCore

/// The worlds that an app can reach, each once, and where each input leads from each of them.
///
/// Counting only what affects its future, an app with one window has some hundred worlds. So a
/// search soon meets no new ones, however many observations there are.
struct WorldGraph {
    /// The app, without any setting.
    let app: App
    /// The events to try.
    let inputs: [PossibleEvents.Input]
    /// The settings that rules ask about for each input, followed by those for waiting.
    let settings: [Settings]
    /// For each input and position, the next observation that the input is tried for; nil for a
    /// input that is tried for its own sake.
    private let uses: [[Int32]?]
    /// The number of simulator steps taken.
    private(set) var steps = 0

    /// The number that represents waiting until the next deadline.
    var waiting: Int { inputs.count }

    private let observations: Observations
    private var worlds: NumberedTable<World> = NumberedTable()
    private var traits: [Traits] = []
    /// The moves of the app without settings, for each world and input.
    private var moves: [Move] = []
    /// The known moves with settings, which are few.
    private var uncommon = NumberedTable<MoveKey>()
    private var uncommonMoves: [Move] = []
    private var endings = NumberedTable<MoveKey>()
    private var movesOfEndings: [[Ending]] = []
    private var entries: [TraceEntry] = []
    /// A world for each set of settings, whose app other worlds adopt.
    private var templates: [(settings: Settings, world: World)] = []
    /// The facts that no live rule asks about.
    private let uselessFacts: [Fact]
    /// The world whose app remembers most; worlds are compared in its form.
    private let canonical: World

    /// The properties of a world that a search uses.
    struct Traits {
        var state: LifecycleState
        /// The states that the app and its scenes are in.
        var states: LifecycleStates
        /// Whether it stays the same unless an event happens.
        var isAtRest: Bool
        /// The number of windows opened so far.
        var windowCount: Int
        /// Whether a system alert is shown.
        var isAlertShown: Bool
        /// Whether a call rings.
        var isCallRinging: Bool
        /// Whether the call that rings shows as a banner.
        var isCallBanner: Bool
        /// Whether a call rings or was answered.
        var hasCall: Bool
        /// Whether the user has swiped the app away and not opened it since.
        var wasForceQuit: Bool
    }

    /// The result of an input.
    struct Move {
        /// The number of the destination; -1 for a move not computed yet.
        var world: Int32
        /// The entries that are watched, or that show the fate of processes and scenes.
        var entries: Range<Int32>
        /// The settings that make a difference to it.
        var asked: Settings = []

        static let unknown = Move(world: -1, entries: 0..<0)
    }

    /// The result of an input if the process ends between its calls.
    struct Ending {
        var end: MidEventEnd
        var move: Move
    }

    private struct MoveKey: Hashable {
        var world: Int32
        var input: Int
        var settings: Settings
    }

    init(
        of app: App, _ possibleEvents: PossibleEvents, _ observations: Observations,
        settings: Settings
    ) {
        self.app = app
        self.observations = observations
        inputs = possibleEvents.inputs
        let live = LiveRules(of: app, settings: settings, inputs)
        self.settings =
            inputs.map { input in
                input.agendaItem.trigger.map {
                    settings.decided(
                        by: Consequences(of: $0, on: app, among: live).conditions)
                } ?? []
            } + [
                SystemTimer.allCases.reduce(into: []) {
                    $0.formUnion(
                        settings.decided(
                            by: Consequences(of: .timer($1), on: app, among: live).conditions))
                }
            ]
        uses = inputs.map { input in
            input.calls.map { Self.uses(of: $0, observations) }
        }
        let start = World(app: app)
        templates = [([], start)]
        uselessFacts = live.uselessFacts
        canonical = World(app: settings.applied(to: app))
        _ = number(of: start)
    }

    func traits(of world: Int32) -> Traits { traits[Int(world)] }

    /// An entry of a move.
    func entry(_ index: Int32) -> TraceEntry { entries[Int(index)] }

    /// From each position on, the index of the next observation of one of some calls.
    private static func uses(of calls: CallSet, _ observations: Observations) -> [Int32] {
        var next = Int32.max
        var uses = [Int32](repeating: next, count: observations.calls.count + 1)
        for index in observations.calls.indices.reversed() {
            if observations.calls[index].calls.contains(where: calls.contains) {
                next = Int32(index)
            }
            uses[index] = next
        }
        return uses
    }

    /// Whether an input can be useful at a position.
    ///
    /// What it leaves for a much later observation can as well happen just before that one.
    func isOfUse(_ input: Int, at position: Int) -> Bool {
        guard let uses = uses[input] else { return true }
        return Int(uses[position]) - position < Self.mostCalls
    }

    /// The condition that the user swiped the app away.
    private static let forceQuit = Requirement(
        subject: .condition(.forceQuit), isNegated: false)
    /// More calls than any event leads to.
    private static let mostCalls = 24

    /// Whether an input is possible in a world and worth trying.
    ///
    /// Windows are numbered in the order of opening. An alert that waits for another one to close
    /// has no effect on an app. There is one call at a time. A restart does more than a crash only
    /// to an app that was swiped away.
    func isSensible(_ input: Int, in world: Int32) -> Bool {
        guard input < inputs.count else { return true }
        let traits = traits[Int(world)]
        guard case .stimulus(let stimulus) = inputs[input].agendaItem else { return true }
        switch (stimulus.event, stimulus.target) {
        case (.alertAppears, _): return !traits.isAlertShown
        case (.callRings, _): return !traits.hasCall
        case (.userExpandsCallBanner, _): return traits.isCallBanner
        case (.userDeclinesCall, _): return traits.isCallRinging
        case (.deviceRestarts, _): return traits.wasForceQuit
        case (.userOpensWindow, .window(let number)):
            return Int(number) == traits.windowCount + 1
        case (_, .window(let number)): return Int(number) <= traits.windowCount
        default: return true
        }
    }

    /// Whether two moves from one world look the same to an observer.
    func areAlike(_ one: Move, _ other: Move) -> Bool {
        one.world == other.world && one.entries.count == other.entries.count
            && zip(one.entries, other.entries).allSatisfy { first, second in
                let (first, second) = (entry(first), entry(second))
                return first.what == second.what && first.reads == second.reads
                    && first.scene == second.scene
            }
    }

    /// Returns where an input leads; settings that rules do not ask about are ignored.
    mutating func move(from world: Int32, by input: Int, with settings: Settings) -> Move {
        let key = MoveKey(
            world: world, input: input, settings: telling(settings, from: world, by: input))
        var trace: [TraceEntry] = []
        guard key.settings.isEmpty else {
            let (number, isNew) = uncommon.insert(key)
            if isNew { uncommonMoves.append(takeMove(key, endingAt: nil, &trace)) }
            return uncommonMoves[number]
        }
        let place = Int(world) * (inputs.count + 1) + input
        if place < moves.count, moves[place].world >= 0 { return moves[place] }
        let move = takeMove(key, endingAt: nil, &trace)
        let missing = worlds.elements.count * (inputs.count + 1) - moves.count
        if missing > 0 { moves.append(contentsOf: repeatElement(.unknown, count: missing)) }
        moves[place] = move
        return move
    }

    /// The settings among these that can make a difference to where an input leads.
    private mutating func telling(
        _ settings: Settings, from world: Int32, by input: Int
    ) -> Settings {
        let settings = settings.intersection(self.settings[input])
        guard !settings.isEmpty else { return [] }
        let asked = move(from: world, by: input, with: []).asked
        return asked.isDisjoint(with: settings) ? [] : settings
    }

    /// The distinct results of an input if the process ends after one of its calls.
    mutating func endings(
        from world: Int32, by input: Int, with settings: Settings
    ) -> [Ending] {
        let key = MoveKey(
            world: world, input: input, settings: telling(settings, from: world, by: input))
        let (number, isNew) = endings.insert(key)
        guard isNew else { return movesOfEndings[number] }
        var trace: [TraceEntry] = []
        var rest: [TraceEntry] = []
        _ = takeMove(key, endingAt: nil, &trace)
        var found: [Ending] = []
        for end in MidEventEnd.all(in: trace) {
            let move = takeMove(key, endingAt: end.entryCount(in: trace), &rest)
            if let last = found.last, areAlike(last.move, move) { continue }
            found.append(Ending(end: end, move: move))
        }
        movesOfEndings.append(found)
        return found
    }

    /// Takes the step and hands over the whole trace; the process may end after a number of
    /// entries.
    private mutating func takeMove(
        _ key: MoveKey, endingAt end: Int?, _ trace: inout [TraceEntry]
    ) -> Move {
        let agendaItem = key.input == waiting ? nil : inputs[key.input].agendaItem
        var asked = Conditions()
        if key.settings.isEmpty, end == nil, let agendaItem,
            worlds.elements[Int(key.world)].ignores(agendaItem, asking: &asked)
        {
            return Move(
                world: key.world, entries: 0..<0, asked: settings[key.input].decided(by: asked))
        }
        var world = worlds.elements[Int(key.world)]
        if !key.settings.isEmpty { world.adoptApp(of: template(key.settings)) }
        let first = Int32(entries.count)
        if let agendaItem { world.schedule(agendaItem, at: world.now) }
        while let next = world.advance() {
            let isIt = agendaItem == nil || next == agendaItem
            let most = isIt ? end : nil
            world.apply(next, &trace, asking: &asked, crashingBehind: most ?? .max)
            keep(trace)
            if isIt { break }
        }
        steps += 1
        return Move(
            world: number(of: world), entries: first..<Int32(entries.count),
            asked: settings[key.input].decided(by: asked))
    }

    /// Keeps the entries that are watched, or that show processes, phases and scenes.
    private mutating func keep(_ trace: [TraceEntry]) {
        for entry in trace {
            let isKept: Bool
            switch entry.what {
            case .stateChange, .sceneStateChange, .callback(.sceneDidDisconnect): isKept = true
            default: isKept = ObservedCall(entry).map { observations.watches($0) } ?? false
            }
            guard isKept else { continue }
            var entry = entry
            entry.time = .zero
            entries.append(entry)
        }
    }

    private mutating func template(_ settings: Settings) -> World {
        if let known = templates.first(where: { $0.settings == settings }) { return known.world }
        let world = World(app: settings.applied(to: app))
        templates.append((settings, world))
        return world
    }

    /// The number of a world, identified by its possible future.
    private mutating func number(of world: World) -> Int32 {
        var world = world
        world.adoptApp(of: canonical)
        world.startClockAnew()
        world.forgetLengths()
        world.forget(uselessFacts)
        world.adoptApp(of: templates[0].world)
        let (number, isNew) = worlds.insert(world)
        if isNew {
            traits.append(
                Traits(
                    state: world.state, states: world.statesInSight, isAtRest: world.isAtRest,
                    windowCount: world.windowCount, isAlertShown: world.isAlertShown,
                    isCallRinging: world.isCallRinging, isCallBanner: world.isCallBanner,
                    hasCall: world.hasCall, wasForceQuit: world.meets(Self.forceQuit)))
        }
        return Int32(number)
    }
}
