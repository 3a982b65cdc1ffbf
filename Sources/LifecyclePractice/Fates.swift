import LifecycleCore
import ScenarioText

extension Scenario {
    /// How the run may end for the app: how it does, and what comes of runs beside it.
    ///
    /// - Parameters:
    ///   - trace: The run.
    ///   - dice: Chooses among what is wrong.
    /// - Returns: Four choices, of which one is right, by their times; empty if there are not as many,
    ///   or for most of the runs that end without a kill.
    func fates(_ trace: Trace, _ dice: inout Dice) -> [PracticeQuestion.Choice] {
        let right = trace.fate
        if right == .noKill, !dice.isOnce(in: 8) { return [] }
        var wrong: [PracticeQuestion.Choice] = []
        for fate in dice.shuffled(onOtherVersions + trace.nearFates) {
            guard fate != right, fate != .noKill, !wrong.contains(fate) else { continue }
            wrong.append(fate)
        }
        let count = right == .noKill ? 3 : 2
        guard wrong.count >= count else { return [] }
        var choices = [PracticeQuestion.Choice.noKill]
        for kill in wrong.prefix(count) + [right] where kill != .noKill {
            let place = choices.firstIndex { !$0.comesBefore(kill) } ?? choices.endIndex
            choices.insert(kill, at: place)
        }
        return choices
    }

    /// How the same app ends on other versions.
    private var onOtherVersions: [PracticeQuestion.Choice] {
        [6, 9, 12, 15, 26].map { (major: UInt8) in
            var other = self
            other.app.version = IOSVersion(major)
            return other.run().fate
        }
    }
}

extension Trace {
    /// Kills that a reader may think of: so long after each event as the system allows for something,
    /// or the right moment with another code.
    fileprivate var nearFates: [PracticeQuestion.Choice] {
        var fates: [PracticeQuestion.Choice] = []
        for entry in entries {
            guard case .event = entry.what else { continue }
            for seconds: Int64 in [10, 20, 30] {
                fates.append(.kill(.ateBadFood, at: entry.time + .seconds(seconds)))
            }
        }
        if case .kill(let code, let time) = fate {
            for other: KillCode in [.deadLock, .badCall, .jetsam] where other != code {
                fates.append(.kill(other, at: time))
            }
        }
        return fates
    }
}

extension PracticeQuestion.Choice {
    /// Whether a kill comes before another one, or its code does at the same moment.
    fileprivate func comesBefore(_ other: Self) -> Bool {
        guard case .kill(let code, let time) = self, case .kill(let code2, let time2) = other else {
            return false
        }
        return time == time2 ? code.rawValue < code2.rawValue : time < time2
    }
}
