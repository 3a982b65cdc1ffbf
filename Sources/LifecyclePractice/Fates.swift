import LifecycleCore
import ScenarioText

extension Scenario {
    /// Returns the choices for how the run may end for the app.
    ///
    /// Wrong choices come from the same app on other versions and from near misses.
    ///
    /// - Parameters:
    ///   - trace: The run.
    ///   - dice: Selects the wrong choices.
    /// - Returns: Four choices, one of them right, ordered by time. The array is empty if there are
    ///   too few choices, and for most runs that end without a kill.
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

    /// How the same app ends on other versions of iOS.
    private var onOtherVersions: [PracticeQuestion.Choice] {
        [6, 9, 12, 15, 26].map { (major: UInt8) in
            var other = self
            other.app.version = IOSVersion(major)
            return other.run().fate
        }
    }
}

extension Trace {
    /// Plausible kills: at a usual limit after an event, or at the right time with another code.
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
    /// Whether a kill is before another one by time, then by code.
    fileprivate func comesBefore(_ other: Self) -> Bool {
        guard case .kill(let code, let time) = self, case .kill(let code2, let time2) = other else {
            return false
        }
        return time == time2 ? code.rawValue < code2.rawValue : time < time2
    }
}
