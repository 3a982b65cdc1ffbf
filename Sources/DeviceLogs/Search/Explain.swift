public import LifecycleCore

/// The result of looking for an explanation of observations.
public enum SearchResult: Sendable {
    /// The events in the explanation lead to the observations.
    case explained(Explanation)
    /// No sequence of events on any app makes these calls.
    case impossible(Contradiction)
    /// The search was given up before everything was tried; this is the furthest contradiction.
    case undecided(Contradiction)
}

/// What is known of an observed app.
public struct Circumstances: Sendable {
    /// The version of iOS; nil to try each version at which a rule changes.
    public var version: IOSVersion?
    /// The lifecycle model of the app; nil to try those that the calls allow.
    public var model: AppModels?
    /// The month of the observations, counted from the year 0; nil if unknown.
    public var month: Int?
    /// The largest number of windows; nil to try one, then several if one is not enough.
    public var windows: Int?
    /// The limit on the work of the search, in moves tried.
    public var work = Self.usualWork

    /// A few seconds of work.
    public static let usualWork = 12_000_000

    /// Creates circumstances with nothing known.
    public init() {}
}

extension Observations {
    /// Finds a short sequence of events that leads to these observations, on the plainest possible
    /// app.
    ///
    /// The weakest assumptions are tried first, each exhaustively:
    /// 1. An app with one window and no unobserved wakes.
    /// 2. One that may be launched or woken in the background.
    /// 3. Uncommon and disputed settings, and processes that end between calls.
    /// 4. Several windows.
    ///
    /// So the observations need whatever an explanation assumes.
    ///
    /// - Parameter circumstances: What is known of the app.
    /// - Returns: An explanation, or the point at which the observations contradict the rules.
    public func explained(in circumstances: Circumstances = Circumstances()) -> SearchResult {
        let observations = assumingOneProcess
        var budget = circumstances.work
        var contradictions = Contradictions()
        let counts = observations.windowCounts(circumstances.windows)
        for windows in counts {
            var appSearch = AppSearch(observations, circumstances, windows: windows)
            let explanation = appSearch.explanation(&budget)
            contradictions.add(appSearch, isFirst: windows == counts.lowerBound)
            if let explanation {
                guard windows > 1, circumstances.windows == 1 else {
                    return .explained(explanation)
                }
                contradictions.isPossibleWithWindows = true
                break
            }
            if budget <= 0 {
                let result = contradictions.result(for: observations)
                return windows > observations.fewestWindows(circumstances.windows)
                    ? .impossible(result) : .undecided(result)
            }
            contradictions.windows = windows
        }
        return .impossible(contradictions.result(for: observations))
    }

    /// The numbers of windows to try, with a limit because the search space grows with each window.
    private func windowCounts(_ wanted: Int?) -> ClosedRange<Int> {
        switch wanted {
        case nil: 1...min(8, max(3, sceneCount))
        // Two windows are tried to report whether more windows would explain the observations.
        case 1: 1...2
        case let wanted?: 2...min(8, wanted)
        }
    }

    /// The number of windows up to which everything must be tried before calling observations
    /// impossible.
    private func fewestWindows(_ wanted: Int?) -> Int {
        wanted ?? min(8, max(2, sceneCount))
    }
}

/// The contradictions found with each number of windows.
private struct Contradictions {
    private var plain = Contradiction()
    private var uncommon = Contradiction()
    private var windowed = Contradiction()
    var isPossibleWithWindows = false
    /// The number of windows up to which everything was tried.
    var windows = 0

    mutating func add(_ appSearch: AppSearch, isFirst: Bool) {
        if isFirst {
            plain = appSearch.contradiction
            uncommon = appSearch.uncommonContradiction
        } else {
            windowed.merge(appSearch.contradiction)
            windowed.merge(appSearch.uncommonContradiction)
        }
    }

    /// How many more observations than a plain app an uncommon one must explain to be believed, and
    /// one with several windows, which can explain nearly anything for a while.
    private static let (proofOfSetting, proofOfWindows) = (3, 6)

    /// The contradiction that best locates the fault in the observations.
    func result(for observations: Observations) -> Contradiction {
        var result = plain
        if uncommon.position == plain.position {
            result.merge(uncommon)
        } else if uncommon.position >= plain.position + Self.proofOfSetting {
            result = uncommon
        }
        let proof = observations.sceneCount > 1 ? 1 : Self.proofOfWindows
        if windowed.position >= result.position + proof { result = windowed }
        result.isPossibleWithWindows = isPossibleWithWindows
        result.windows = windows
        return result
    }
}
