import LifecycleCore
import LifecycleReference

/// A search for every way, with any number of waits between events and after the last one.
///
/// It takes all sequences of events up to a length, and longer ones as long as they show something
/// new. A wait lasts until the next span ends. Worlds with the same future are taken once. Beyond
/// the length, a sequence continues if two facts (`Facts`) hold together for the first time in a
/// state of the app. A rule asks for few facts at once, so the pairs show most of what can happen.
public struct StepSearch: Sendable {
    /// The ways that were found.
    public private(set) var ways = FoundWays()
    /// The lines of the reference that are false.
    public private(set) var falseLines = FalseLines()
    /// The number of steps that were run.
    public private(set) var steps = 0

    private let setup: StepSetup
    private let letters: [AgendaItem]
    private var known: Set<World> = []
    private var pairs: [LifecycleState: FactPairs] = [:]
    private var outcomes: Set<Outcome> = []
    private var trace: [TraceEntry] = []

    /// The result of a step, as far as it decides which ways it shows.
    private struct Outcome: Hashable, Sendable {
        var state: LifecycleState
        var trigger: Int
        var answered: RuleSet
        var entries: [Int]
    }

    /// Runs the search.
    ///
    /// - Parameters:
    ///   - setup: The app, on the first of its versions.
    ///   - length: The number of events in a sequence.
    ///   - goesOn: Whether longer sequences follow as long as they show something new.
    public init(_ setup: StepSetup, length: Int, goesOn: Bool) {
        self.setup = setup
        letters = StepSearch.letters(for: setup.app)
        var world = World(app: setup.app)
        world.startClockAnew()
        var frontier = wait(from: world)
        var number = 1
        while !frontier.isEmpty {
            let next = takeLetters(from: frontier)
            if number >= length, !goesOn { break }
            frontier = goesOn ? next.filter { showsMore($0) || number < length } : next
            number += 1
        }
        (known, outcomes) = ([], [])
        falseLines.finish()
    }

    /// Returns true if two facts hold together for the first time in the world's state.
    private mutating func showsMore(_ world: World) -> Bool {
        pairs[world.state, default: FactPairs()].insert(Facts(of: world))
    }

    /// Lets each letter happen in each world.
    ///
    /// - Returns: The new worlds on the way.
    private mutating func takeLetters(from frontier: [World]) -> [World] {
        var next: [World] = []
        for world in frontier {
            for letter in letters where letter.isSensible(in: world) {
                next += take(letter, from: world)
            }
        }
        return next
    }

    /// Everything that can happen to an app and does more than deliver a notification.
    private static func letters(for app: App) -> [AgendaItem] {
        let windows: (AgendaItem) -> Bool = { letter in
            guard case .stimulus(let stimulus) = letter, stimulus.event.about.isWindow else {
                return true
            }
            return app.supportsWindows && app.model == .scenes
        }
        return AgendaItem.all.filter(windows).filter { letter in
            let trigger = letter.trigger
            return ruleBook.contains { rule in
                rule.on == trigger && rule.versions.contains(app.version)
                    && rule.models.contains(app.model)
                    && rule.then.contains { !$0.isForNotifications }
            }
        }
    }

    /// Lets something happen, and then time pass.
    ///
    /// - Returns: The new worlds on the way.
    private mutating func take(_ letter: AgendaItem, from start: World) -> [World] {
        var world = start
        world.schedule(letter, at: world.now)
        while let next = world.advance() {
            step(next, &world)
            if next == letter { break }
        }
        return wait(from: world)
    }

    /// Lets time pass until nothing is left to come, or what comes is known.
    private mutating func wait(from start: World) -> [World] {
        var worlds: [World] = []
        var world = start
        while true {
            world.startClockAnew()
            world.forgetLengths()
            guard known.insert(world).inserted else { return worlds }
            worlds.append(world)
            guard let next = world.advance() else { return worlds }
            step(next, &world)
        }
    }

    private mutating func step(_ agendaItem: AgendaItem, _ world: inout World) {
        let before = world
        let answered = world.apply(agendaItem, &trace, countingRules: true) ?? RuleSet()
        steps += 1
        let step = Step(
            app: setup.app, state: before.state, agendaItem: agendaItem, trace: trace,
            rules: answered)
        falseLines.add(step, from: before)
        guard trace.contains(where: \.isChangeOrCall) else { return }
        let outcome = Outcome(
            state: step.state, trigger: agendaItem.trigger.index, answered: answered,
            entries: trace.map(\.face))
        guard outcomes.insert(outcome).inserted else { return }
        ways.add(step)
    }
}

extension Effect {
    /// True for effects that are only about notifications, or do nothing.
    fileprivate var isForNotifications: Bool {
        switch self {
        case .post, .queue, .nothing: true
        default: false
        }
    }
}

extension AgendaItem {
    /// Returns true if the item is possible in a world: windows are counted in the order in which
    /// they open.
    fileprivate func isSensible(in world: World) -> Bool {
        guard case .stimulus(let stimulus) = self, case .window(let number) = stimulus.target
        else { return true }
        return stimulus.event == .userOpensWindow
            ? Int(number) == world.windowCount + 1 : Int(number) <= world.windowCount
    }
}

extension TraceEntry {
    /// The rule and what the app reads, as one number.
    fileprivate var face: Int {
        8 * Int(rule.index) + (reads.map { Int($0.rawValue) + 1 } ?? 0)
    }
}
