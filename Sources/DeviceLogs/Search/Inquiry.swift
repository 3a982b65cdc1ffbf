import LifecycleCore

/// The search on each app that can be meant, with a number of windows.
struct Inquiry {
    private let observations: Observations
    private var graphs: [WorldGraph]
    /// Where the apps that came furthest leave the observations, if they are common.
    private(set) var contradiction = Contradiction()
    /// Where they do if they may be uncommon.
    private(set) var uncommonContradiction = Contradiction()

    /// How much is assumed of an app.
    private enum Stage {
        /// It is common, and nothing launches or wakes it in the background unseen.
        case plain
        /// Something may.
        case woken
        /// It may be uncommon besides, and end amid a row of calls.
        case uncommon
        /// It may be uncommon at one time and common at another, which is found out as fast as for a
        /// plain app: if none can explain the observations that changes so, none can at all.
        case inconstant
    }

    /// How many events in a row may explain nothing: rows in which nearly everything is observed
    /// are tried first, and in the end all.
    private static let silences = [0, 1, 2, Int.max]

    init(_ observations: Observations, _ circumstances: Circumstances, windows: Int) {
        self.observations = observations
        let candidates = Candidates(
            observations, version: circumstances.version, model: circumstances.model,
            month: circumstances.month, windows: windows)
        graphs = candidates.apps.map { app in
            WorldGraph(
                of: app, Alphabet(for: app, observations, windows: windows), observations,
                settings: .mattering(to: app, observations))
        }
    }

    /// The explanation that assumes least.
    ///
    /// - Parameter budget: How much work may be done; 0 or less when it is used up.
    /// - Returns: The explanation; nil if there is none.
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
        for stage in [Stage.plain, .woken, .uncommon] {
            var open = worthwhile
            let silences = stage == .plain ? [Int.max] : Self.silences[...]
            let found = explanation(stage, silences, &open, &budget)
            if found != nil || budget <= 0 { return found }
        }
        // What common apps can come to is known only now.
        if uncommonContradiction.position > contradiction.position {
            var open = Array(graphs.indices)
            _ = explanation(.woken, [.max], &open, &budget)
        }
        return nil
    }

    /// Searches on some of the apps, for one silence after the other.
    ///
    /// - Parameters:
    ///   - stage: How much is assumed.
    ///   - silences: How many events in a row may explain nothing, in turn.
    ///   - open: The places of the apps; those on which all was tried are taken out.
    ///   - budget: How much work may be done.
    /// - Returns: The first explanation; nil if there is none.
    private mutating func explanation(
        _ stage: Stage, _ silences: some Sequence<Int>, _ open: inout [Int], _ budget: inout Int
    ) -> Explanation? {
        for silence in silences {
            for index in open {
                let assumptions = assumptions(stage, index, silence: silence)
                var search = Search(observations, assumptions, in: graphs[index])
                let found = explanation(by: &search, on: index, &budget)
                if stage == .plain || stage == .woken {
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

    /// Whether an app can explain the observations if it may be uncommon as it likes.
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
        var assumptions = Search.Assumptions(silence: silence, wakes: stage != .plain)
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

    /// A step of the simulator is worth so many moves.
    private static let costOfStep = 8
}
