import LifecycleCore

/// A breadth-first search for what must have happened to one app.
struct Search {
    private let observations: Observations
    private let alphabet: Alphabet
    private var nodes: [Node] = []
    /// How many happenings in a row had explained nothing when a place was last reached.
    private var seen: [Place: Int] = [:]
    /// How many steps of the simulator are left before the search gives up.
    private(set) var stepsLeft: Int
    /// Where the traces that came furthest leave the observations.
    private(set) var impasse = Impasse()

    /// How many happenings in a row may explain nothing.
    private let longestSilence: Int
    /// Whether all observations are taken to be of one process, as no launch is among them.
    private let isOneProcess: Bool

    /// A world, how much of the observations led to it, and whether they have begun.
    private struct Place: Hashable {
        var world: World
        var matcher = Matcher()
        var isObserved: Bool

        /// The place as far as it decides what can still be explained.
        var future: Place {
            var future = self
            future.world.forgetLengths()
            return future
        }
    }

    /// A place that was reached, and how.
    private struct Node {
        var place: Place
        /// The node that it was reached from; nil for the first ones.
        var parent: Int?
        /// What happened; nil where time passed until a span ran out.
        var happening: Happening?
        /// How much time passed.
        var wait = Span.seconds(0)
        /// How many happenings in a row have explained nothing.
        var silence = 0
    }

    init(_ observations: Observations, app: App, silence: Int, steps: Int) {
        self.observations = observations
        alphabet = Alphabet(for: app, observations)
        longestSilence = silence
        isOneProcess =
            !observations.watches(.callback(.willFinishLaunching))
            && !observations.watches(.callback(.didFinishLaunching))
            && !observations.watches(.notification(.didFinishLaunching))
        stepsLeft = steps
        add(Node(place: Place(world: World(app: app), isObserved: false)))
    }

    /// The shortest row of happenings that explains the observations; nil if there is none, or if
    /// no steps are left to tell.
    mutating func explanation() -> [ExplainedStep]? {
        var index = 0
        while index < nodes.count, stepsLeft > 0 {
            let place = nodes[index].place
            let isOver =
                isOneProcess && place.matcher.position > 0 && place.world.state == .notRunning
            let happenings =
                isOver ? [] : place.isObserved ? alphabet.between : alphabet.before
            for happening in happenings where happening.isSensible(in: place.world) {
                if let last = proceed(from: index, by: happening) { return path(to: last) }
            }
            index += 1
        }
        return nil
    }

    /// Lets something happen in a place, and then each span run out that runs.
    ///
    /// - Returns: The node at which nothing is left to explain, if there is one.
    private mutating func proceed(from index: Int, by happening: Happening) -> Int? {
        var place = nodes[index].place
        place.world.schedule(happening, at: place.world.now)
        while let next = place.world.advance() {
            guard take(next, in: &place) else { return nil }
            if next == happening { break }
        }
        let isSilent = place.matcher.position == nodes[index].place.matcher.position
        return add(
            Node(
                place: place, parent: index, happening: happening,
                silence: isSilent ? nodes[index].silence + 1 : 0))
    }

    /// Adds a place, if it is new, and those that it becomes by mere waiting.
    @discardableResult
    private mutating func add(_ node: Node) -> Int? {
        var node = node
        while true {
            node.place.world.startClockAnew()
            let future = node.place.future
            guard seen[future].map({ node.silence < $0 }) ?? (node.silence <= longestSilence)
            else { return nil }
            seen[future] = node.silence
            nodes.append(node)
            let index = nodes.count - 1
            if node.place.matcher.position == observations.calls.count { return index }
            if !node.place.isObserved {
                var observed = node
                observed.place.isObserved = true
                observed.parent = index
                observed.happening = nil
                observed.wait = .seconds(0)
                observed.silence = 0
                if let last = add(observed) { return last }
            }
            var place = node.place
            guard let next = place.world.advance() else { return nil }
            let wait = place.world.now - Instant.zero
            guard take(next, in: &place) else { return nil }
            node = Node(
                place: place, parent: index, happening: nil, wait: wait,
                silence: place.matcher.position == node.place.matcher.position ? node.silence : 0)
        }
    }

    /// Lets something happen, and holds what comes of it against the observations.
    ///
    /// - Returns: Whether they agree.
    private mutating func take(_ happening: Happening, in place: inout Place) -> Bool {
        // With each window a world is larger, and so is what it takes to copy and compare it.
        stepsLeft -= place.world.windowCount
        let (world, entries) = step(place.world, happening)
        place.world = world
        guard place.isObserved else { return true }
        var held: TraceEntry?
        for entry in entries {
            switch place.matcher.take(entry, of: observations) {
            case .unwatched: continue
            case .found: if place.matcher.isSettled { held = nil }
            case .held: held = held ?? entry
            case .behindEnd: return true
            case .contradicted:
                impasse.add(held ?? entry, at: place.matcher.position)
                return false
            }
        }
        guard let held, place.matcher.position < observations.calls.count else { return true }
        impasse.add(held, at: place.matcher.position)
        return false
    }

    /// What happened on the way to a node.
    private func path(to last: Int) -> [ExplainedStep] {
        var steps: [ExplainedStep] = []
        var index: Int? = last
        while let here = index {
            let node = nodes[here]
            let before = node.parent.map { nodes[$0].place.matcher.position } ?? 0
            steps.append(
                ExplainedStep(
                    happening: node.happening, wait: node.wait,
                    isObserved: node.place.isObserved,
                    explains: before..<node.place.matcher.position))
            index = node.parent
        }
        return steps.reversed()
    }
}

extension Happening {
    /// Whether it can be said of a world, and is worth a try: windows are counted in the order in
    /// which they open, and an alert that waits behind another one tells an app nothing.
    fileprivate func isSensible(in world: World) -> Bool {
        if self == .event(.alertAppears) { return !world.isAlertShown }
        guard case .window(let event, let number) = self else { return true }
        return event == .userOpens
            ? Int(number) == world.windowCount + 1 : Int(number) <= world.windowCount
    }
}

/// One thing that happened, or time that passed, in an explanation.
struct ExplainedStep {
    /// What happened; nil where time passed until a span ran out.
    var happening: Happening?
    /// How much time passed.
    var wait: Span
    /// Whether the observations had begun.
    var isObserved: Bool
    /// The observations that came of it.
    var explains: Range<Int>
}
