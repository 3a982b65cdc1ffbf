import LifecycleCore

/// The search over all possible apps with a given number of windows.
struct AppSearch {
    private let observations: Observations
    private var graphs: [WorldGraph]
    /// The furthest contradiction of common apps.
    private(set) var contradiction = Contradiction()
    /// The furthest contradiction of apps that may be uncommon.
    private(set) var uncommonContradiction = Contradiction()

    /// The assumptions about an app.
    private enum Stage {
        /// It is common, nothing launches or wakes it in the background unobserved, and no call
        /// outlasts its return.
        case plain
        /// It may be launched or woken unobserved, and a call may outlast its return.
        case unlikely
        /// In addition, it may be uncommon and end between the calls of an event.
        case uncommon
        /// It may be uncommon at one time and common at another.
        ///
        /// This is as fast to search as a plain app. If no such app explains the observations, none
        /// does.
        case inconstant
    }

    /// The limits on consecutive events that explain nothing, the strictest first and in the end
    /// none.
    private static let silences = [0, 1, 2, Int.max]

    init(_ observations: Observations, _ circumstances: Circumstances, windows: Int) {
        self.observations = observations
        let candidates = Candidates(
            observations, version: circumstances.version, model: circumstances.model,
            month: circumstances.month, windows: windows)
        graphs = candidates.apps.map { app in
            WorldGraph(
                of: app, PossibleEvents(for: app, observations, windows: windows), observations,
                settings: .mattering(to: app, observations))
        }
    }

    /// Finds the explanation with the weakest assumptions, unless the budget of work is used up
    /// first.
    mutating func explanation(_ budget: inout Int) -> Explanation? {
        var open = Array(graphs.indices)
        if let found = explanation(.plain, Self.silences.dropLast(), &open, &budget) {
            return found
        }
        guard budget > 0 else { return nil }
        var worthwhile: [Int] = []
        for index in graphs.indices {
            if isWorthwhile(index, &budget) { worthwhile.append(index) }
            guard budget > 0 else { return nil }
        }
        for stage in [Stage.plain, .unlikely, .uncommon] {
            var open = worthwhile
            let silences = stage == .plain ? [Int.max] : Self.silences[...]
            let found = explanation(stage, silences, &open, &budget)
            if found != nil || budget <= 0 { return found }
        }
        // Only now is it known how far common apps get.
        if uncommonContradiction.position > contradiction.position {
            var open = Array(graphs.indices)
            _ = explanation(.unlikely, [.max], &open, &budget)
        }
        return nil
    }

    /// Searches some of the apps, with one silence limit after another, and returns the first
    /// explanation.
    ///
    /// Apps that have been searched exhaustively are removed from `open`.
    private mutating func explanation(
        _ stage: Stage, _ silences: some Sequence<Int>, _ open: inout [Int], _ budget: inout Int
    ) -> Explanation? {
        for silence in silences {
            for index in open {
                let assumptions = assumptions(stage, index, silence: silence)
                var search = Search(observations, assumptions, in: graphs[index])
                let found = explanation(by: &search, on: index, &budget)
                if stage == .plain || stage == .unlikely {
                    contradiction.merge(search.contradiction)
                } else {
                    uncommonContradiction.merge(search.contradiction)
                }
                if found != nil || budget <= 0 { return found }
                if !search.wasLimited { open.removeAll { $0 == index } }
            }
        }
        return nil
    }

    /// Whether an app can explain the observations if its settings may change at any time.
    private mutating func isWorthwhile(_ index: Int, _ budget: inout Int) -> Bool {
        let assumptions = assumptions(.inconstant, index, silence: .max)
        var search = Search(observations, assumptions, in: graphs[index])
        let steps = graphs[index].steps
        let found = search.explanation(in: &graphs[index], limit: budget)
        budget -= search.work + Self.costOfStep * (graphs[index].steps - steps)
        uncommonContradiction.merge(search.contradiction)
        return found != nil
    }

    private func assumptions(_ stage: Stage, _ index: Int, silence: Int) -> Search.Assumptions {
        var assumptions = Search.Assumptions(silence: silence, isUnlikely: stage != .plain)
        if stage == .uncommon || stage == .inconstant {
            assumptions.settings = .mattering(to: graphs[index].app, observations)
            assumptions.endsMidway = observations.canBeginProcess(soonBehind: 0, within: .max)
            assumptions.isInconstant = stage == .inconstant
        }
        return assumptions
    }

    private mutating func explanation(
        by search: inout Search, on index: Int, _ budget: inout Int
    ) -> Explanation? {
        let steps = graphs[index].steps
        defer {
            budget -= search.work + Self.costOfStep * (graphs[index].steps - steps)
        }
        while let found = search.explanation(in: &graphs[index], limit: budget) {
            let app = found.settings.applied(to: graphs[index].app)
            if let explanation = Explanation(
                of: observations, on: app, settings: found.settings, by: found.path)
            {
                return explanation
            }
        }
        return nil
    }

    /// The work of one step of the simulator, in moves.
    private static let costOfStep = 8
}
