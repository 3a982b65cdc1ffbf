public import LifecycleCore

/// What came of the question how something that was observed can have come about.
public enum Finding: Sendable {
    /// It can have come about like this.
    case explained(Explanation)
    /// No app to which anything happens makes calls like these; the rules are left there.
    case impossible(Contradiction)
    /// The search was given up before it had tried everything; it came so far.
    case undecided(Contradiction)
}

/// What is known of an app that was observed.
public struct Circumstances: Sendable {
    /// The version of iOS; nil to try each at which a rule changes.
    public var version: IOSVersion?
    /// How the app hears of its lifecycle; nil to try what the calls leave open.
    public var model: AppModels?
    /// The month in which it was observed, counted from the year 0; nil where that is not known.
    public var month: Int?
    /// How many windows the app has at most; nil to try one, and several where one is not enough.
    public var windows: Int?
    /// How much work the search may do, in moves that are tried.
    public var work = Self.usualWork

    /// A few seconds of work.
    public static let usualWork = 12_000_000

    /// Creates circumstances of which nothing is known.
    public init() {}
}

extension Observations {
    /// Finds a short row of events of which these observations can have come, on the plainest
    /// app that there is for it.
    ///
    /// What assumes least is tried first, in full: an app with one window that nothing wakes unseen;
    /// then one that may be launched or woken in the background; then uncommon and disputed
    /// settings, and processes that end amid a row of calls; then several windows. So what an
    /// explanation assumes, the observations need.
    ///
    /// - Parameter circumstances: What is known of the app.
    /// - Returns: An explanation, or where the observations leave the rules.
    public func explained(in circumstances: Circumstances = Circumstances()) -> Finding {
        let observations = assumingOneProcess
        var budget = circumstances.work
        var contradictions = Contradictions()
        let counts = observations.windowCounts(circumstances.windows)
        for windows in counts {
            var inquiry = Inquiry(observations, circumstances, windows: windows)
            let explanation = inquiry.explanation(&budget)
            contradictions.add(inquiry, isFirst: windows == counts.lowerBound)
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

    /// The numbers of windows that are worth a try: a search among many has no end.
    private func windowCounts(_ wanted: Int?) -> ClosedRange<Int> {
        switch wanted {
        case nil: 1...min(8, max(3, sceneCount))
        // Two are tried to say whether it is for want of a window that nothing explains them.
        case 1: 1...2
        case let wanted?: 2...min(8, wanted)
        }
    }

    /// With how many windows everything must have been tried before observations are called
    /// impossible.
    private func fewestWindows(_ wanted: Int?) -> Int {
        wanted ?? min(8, max(2, sceneCount))
    }
}

/// Where the search has ended for each number of windows.
private struct Contradictions {
    private var plain = Contradiction()
    private var uncommon = Contradiction()
    private var windowed = Contradiction()
    var isPossibleWithWindows = false
    /// With how many windows everything has been tried.
    var windows = 0

    mutating func add(_ inquiry: Inquiry, isFirst: Bool) {
        if isFirst {
            plain = inquiry.contradiction
            uncommon = inquiry.uncommonContradiction
        } else {
            windowed.merge(inquiry.contradiction)
            windowed.merge(inquiry.uncommonContradiction)
        }
    }

    /// How many observations more than a plain app an uncommon one must explain to be believed, or
    /// one with several windows, to which nearly everything can happen for a while.
    private static let (proofOfSetting, proofOfWindows) = (3, 6)

    /// The one that says where the observations are wrong.
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
