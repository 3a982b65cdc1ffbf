import LifecycleCore

/// A search for the events that explain the observations of one app, the cheapest sequence first.
///
/// Each event has a cost, which is a little higher if the event explains nothing once the
/// observations have begun. Uncommon behaviour costs more than any sequence of events.
struct Search {
    private let observations: Observations
    private let assumptions: Assumptions
    private var nodes: [Node] = []
    private var places = Places()
    /// The number of consecutive events that explained nothing when each place was last reached.
    private var silences: [Int] = []
    /// The nodes to expand, by their cost.
    private var buckets: [[Int32]] = []
    private var cost = 0
    private var next = 0
    /// The furthest contradiction of the traces.
    private(set) var contradiction = Contradiction()
    /// Whether a place was left out because too many consecutive events explained nothing.
    private(set) var wasLimited = false
    /// The work done so far, in moves tried.
    private(set) var work = 0
    private var findings = Matcher.Findings()

    /// The costs of an uncommon setting, of an end between calls, of an event, and of its calls after
    /// the last observation.
    private static let costOfSetting = 2000
    private static let costOfEnd = 600
    private static let costOfItem = 2
    private static let costOfRunningOn = 1

    /// A place that was reached, and how.
    private struct Node {
        var place: Int32
        /// The node that it was reached from; -1 for the first node.
        var parent: Int32
        /// The number of the input; nil where the observations begin.
        var input: Int?
        /// Where among its calls the process ended; nil if it did not.
        var end: MidEventEnd?
        /// The number of calls of the input that came before the observations began.
        var missed = 0
        var silence = 0
        var cost = 0
    }

    init(_ observations: Observations, _ assumptions: Assumptions, in graph: WorldGraph) {
        self.observations = observations
        self.assumptions = assumptions
        var matcher = Matcher(for: graph.app, isCut: true)
        matcher.beginMoment(graph.traits(of: 0).states, of: observations)
        add(
            Place(world: 0, isObserved: false, matcher: matcher),
            Node(place: 0, parent: -1, input: nil))
    }

    /// Finds the cheapest sequence of events that explains the observations, and on later calls the
    /// next one.
    ///
    /// The result is nil if there is none, or if the limit on work was reached.
    mutating func explanation(
        in graph: inout WorldGraph, limit: Int
    ) -> (path: [ExplainedStep], settings: Settings)? {
        while work < limit, let index = nextNode() {
            let place = places[nodes[index].place]
            if place.matcher.hasFoundAll(observations) {
                return (path(to: index, in: graph), place.settings)
            }
            goOn(from: index, place, &graph)
        }
        return nil
    }

    /// The next node to expand, the cheapest first.
    private mutating func nextNode() -> Int? {
        while cost < buckets.count {
            if next < buckets[cost].count {
                next += 1
                return Int(buckets[cost][next - 1])
            }
            buckets[cost] = []
            cost += 1
            next = 0
        }
        return nil
    }

    private mutating func goOn(from index: Int, _ place: Place, _ graph: inout WorldGraph) {
        if !place.isObserved {
            var observed = place
            observed.isObserved = true
            add(
                observed,
                Node(place: 0, parent: Int32(index), input: nil, cost: nodes[index].cost))
        } else if place.matcher.isBehindProcess(observations) {
            contradiction.addEnd(at: place.matcher.position)
            return
        }
        if !graph.traits(of: place.world).isAtRest {
            take(graph.waiting, from: index, place, &graph)
        }
        for input in graph.inputs.indices
        where graph.isOfUse(input, at: place.matcher.position)
            && graph.isSensible(input, in: place.world)
            && (assumptions.isUnlikely || !graph.inputs[input].isUnlikely)
        {
            take(input, from: index, place, &graph)
        }
    }

    /// Applies an input at a place, for each kind of app that makes a difference.
    private mutating func take(
        _ input: Int, from index: Int, _ place: Place, _ graph: inout WorldGraph
    ) {
        let open = assumptions.settings.intersection(graph.settings[input])
            .subtracting(place.settings).subtracting(place.commons)
        decide(open, of: input, from: index, place, &graph)
    }

    /// Tries each setting that makes a difference to the result of an input.
    private mutating func decide(
        _ open: Settings, of input: Int, from index: Int, _ place: Place,
        _ graph: inout WorldGraph
    ) {
        let move = graph.move(from: place.world, by: input, with: place.settings)
        let telling = open.intersection(move.asked)
        if telling.isEmpty, move.world == place.world, move.entries.isEmpty {
            work += 1
            return
        }
        var place = place
        if !telling.isEmpty {
            var uncommon = place
            for setting in telling.indices where !place.commons.contains(Settings(setting)) {
                uncommon.settings = place.settings.union(Settings(setting))
                let other = graph.move(
                    from: place.world, by: input, with: uncommon.settings)
                guard !graph.areAlike(move, other) else { continue }
                decide(
                    open.subtracting(Settings(setting)), of: input, from: index, uncommon, &graph)
                uncommon.commons.insert(Settings(setting))
            }
            place.commons = uncommon.commons
        }
        let settings = place.settings
        if assumptions.isInconstant {
            place.settings = []
            place.commons = []
        }
        follow(move, input, nil, from: index, place, graph)
        if !place.isObserved { begin(amid: move, input, nil, from: index, place, graph) }
        guard assumptions.endsMidway, input < graph.inputs.count,
            observations.canBeginProcess(soonBehind: place.matcher.position),
            observations.mayEnd(
                amid: move, place.matcher, areBegun: place.isObserved, in: graph)
        else { return }
        for ending in graph.endings(from: place.world, by: input, with: settings) {
            if place.isObserved {
                follow(ending.move, input, ending.end, from: index, place, graph)
            } else {
                begin(amid: ending.move, input, ending.end, from: index, place, graph)
            }
        }
    }

    /// Begins the observations within a move, as a log may start anywhere.
    private mutating func begin(
        amid move: WorldGraph.Move, _ input: Int, _ end: MidEventEnd?, from index: Int,
        _ place: Place, _ graph: WorldGraph
    ) {
        var missed = 0
        var observed = place
        observed.isObserved = true
        for number in move.entries {
            let entry = graph.entry(number)
            if let call = ObservedCall(entry), observations.watches(call) {
                if missed > 0, observations.calls[0].calls.contains(call) {
                    var rest = move
                    rest.entries = number..<move.entries.upperBound
                    follow(rest, input, end, missed: missed, from: index, observed, graph)
                }
                missed += 1
            }
            observed.matcher.pass(entry, of: observations)
        }
    }

    /// Matches a move with the observations, and adds its destination if they agree.
    private mutating func follow(
        _ move: WorldGraph.Move, _ input: Int, _ end: MidEventEnd?, missed: Int = 0,
        from index: Int, _ place: Place, _ graph: WorldGraph
    ) {
        work += 1
        if move.world == place.world, move.entries.isEmpty { return }
        var after = place
        after.world = move.world
        let start = place.matcher.position
        var runsOn = false
        if place.isObserved {
            guard agree(move, &after, graph, &runsOn) else { return }
            if end != nil {
                let position = after.matcher.position
                guard position > start, position < observations.calls.count,
                    observations.canBeginProcess(at: position)
                else { return }
            }
            let traits = graph.traits(of: move.world)
            after.matcher.beginMoment(traits.states, of: observations)
            let position = after.matcher.position
            after.hasRested =
                traits.isAtRest || position == start && place.hasRested
                || position >= observations.calls.count
                || !observations.isLongPause(before: position)
        }
        var node = Node(
            place: 0, parent: Int32(index), input: input, end: end, missed: missed)
        let isWait = input == graph.waiting
        let isSilent = after.matcher.position == start
        node.silence = isSilent ? nodes[index].silence + (isWait ? 0 : 1) : 0
        node.cost =
            nodes[index].cost + (isWait ? 0 : Self.costOfItem)
            + (isSilent && !isWait ? graph.inputs[input].cost + (place.isObserved ? 1 : 0) : 0)
            + (end == nil ? 0 : Self.costOfEnd) + (missed > 0 ? 1 : 0)
            + (runsOn ? Self.costOfRunningOn : 0)
            + (after.settings.count - places.settings(of: nodes[index].place).count)
            * Self.costOfSetting
        add(after, node)
    }

    /// Whether the entries of a move agree with the observations; it runs on if some come after the
    /// last one.
    private mutating func agree(
        _ move: WorldGraph.Move, _ place: inout Place, _ graph: WorldGraph, _ runsOn: inout Bool
    ) -> Bool {
        let start = place.matcher.position
        for number in move.entries {
            let entry = graph.entry(number)
            let before = place.matcher.position
            let verdict = place.matcher.take(entry, of: observations, &findings)
            findings.calls.removeAll(keepingCapacity: true)
            switch verdict {
            case .unwatched, .held: continue
            case .behindEnd:
                runsOn = true
                return true
            case .found:
                for position in before..<place.matcher.position
                where observations.isLongPause(before: position) {
                    guard mayPause(before: position, start, &place) else {
                        contradiction.addPause(at: position)
                        return false
                    }
                }
            case .contradicted:
                contradiction.add(place.matcher, entry, observations)
                return false
            }
        }
        guard place.matcher.isSettled(observations) else {
            contradiction.add(place.matcher, nil, observations)
            return false
        }
        return true
    }

    /// Whether a long time may pass before an observation: the app was at rest, or a debugger
    /// stopped it between calls.
    private func mayPause(before position: Int, _ start: Int, _ place: inout Place) -> Bool {
        if position == start { return place.hasRested }
        guard assumptions.settings.contains(.debugger) else { return false }
        if !assumptions.isInconstant { place.settings.insert(.debugger) }
        return true
    }

    /// Adds a place if it is new, or was reached with fewer consecutive events that explain
    /// nothing.
    private mutating func add(_ place: Place, _ node: Node) {
        guard node.silence <= assumptions.silence else {
            wasLimited = true
            return
        }
        // The silence matters only if it is limited.
        let silence = assumptions.silence == .max ? 0 : node.silence
        let (number, isNew) = places.insert(place)
        if isNew {
            silences.append(silence)
        } else {
            guard silence < silences[number] else { return }
            silences[number] = silence
        }
        var node = node
        node.place = Int32(number)
        while buckets.count <= node.cost { buckets.append([]) }
        buckets[node.cost].append(Int32(nodes.count))
        nodes.append(node)
    }

    /// The steps on the path to a node.
    private func path(to last: Int, in graph: WorldGraph) -> [ExplainedStep] {
        var steps: [ExplainedStep] = []
        var index = last
        while nodes[index].parent >= 0 {
            let node = nodes[index]
            let place = places[node.place]
            let before = places[nodes[Int(node.parent)].place].matcher.position
            if let input = node.input {
                let isWait = input == graph.waiting
                steps.append(
                    ExplainedStep(
                        agendaItem: isWait ? nil : graph.inputs[input].agendaItem, end: node.end,
                        isObserved: place.isObserved, missed: node.missed,
                        explains: before..<place.matcher.position,
                        isUnseenWake: !isWait && graph.inputs[input].isUnseenWake))
            }
            index = Int(node.parent)
        }
        return steps.reversed()
    }
}
