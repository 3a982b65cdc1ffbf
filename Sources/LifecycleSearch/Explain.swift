public import LifecycleCore

/// What came of the question how something that was observed can have come about.
public enum Finding: Sendable {
    /// It can have come about like this.
    case explained(Explanation)
    /// No app to which anything happens makes calls like these; the rules are left there.
    case impossible(Impasse)
    /// The search was given up before it had tried everything; it came so far.
    case undecided(Impasse)
}

extension Observations {
    /// How many steps of the simulator a search takes that nobody limits: a few seconds of work.
    public static let usualSteps = 1_500_000

    /// Finds a short row of happenings of which these observations can have come, on the plainest
    /// app that there is for it.
    ///
    /// Rows in which nearly everything is observed are tried first, on all apps. In the end all
    /// are, so that "impossible" means that every row was tried of what `Alphabet` has.
    ///
    /// - Parameters:
    ///   - version: The version of iOS; nil to try each at which a rule changes.
    ///   - model: How the app hears of its lifecycle; nil to try what the calls leave open.
    ///   - steps: How many steps of the simulator the search may take; with each window that is
    ///     open a step counts once more.
    /// - Returns: An explanation, or where the observations leave the rules.
    public func explained(
        version: IOSVersion?, model: AppModels?, steps: Int = usualSteps
    ) -> Finding {
        let apps = Suspects(self, version: version, model: model).apps
        var impasse = Impasse()
        var stepsLeft = steps
        for silence in [0, 1, 2, Int.max] {
            for app in apps {
                var search = Search(self, app: app, silence: silence, steps: stepsLeft)
                if let path = search.explanation() {
                    return .explained(Explanation(of: self, on: app, by: path))
                }
                impasse.merge(search.impasse)
                stepsLeft = search.stepsLeft
                if stepsLeft <= 0 { return .undecided(impasse) }
            }
        }
        return .impossible(impasse)
    }
}
