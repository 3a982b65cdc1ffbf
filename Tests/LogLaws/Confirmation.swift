public import DeviceLogs
import Diagnostics
import LifecycleCore
import ScenarioText

extension Explanation {
    /// Why a run of the printed explanation does not confirm the log, in words; nil if it does.
    ///
    /// The run may have more calls before the first one and after the last, as a log may begin and
    /// end at any time. An explanation that no scenario can say whole, because a process ends amid
    /// the calls of an event or the log begins there, counts as confirmed.
    public func refutation(of log: DeviceLog) -> String? {
        let text = scenario(of: log)
        let (scenario, faults) = Scenario.parse(text.bytes)
        if let fault = faults.first {
            return "its explanation is no scenario: \(fault.summary.string)\n\(text.string)"
        }
        if steps.contains(where: { $0.end != nil || $0.missed > 0 }) { return nil }
        let beginning = steps.last { $0.isBefore }?.timed.time
        let observations = log.observations
        var matcher = Matcher(for: scenario.app, isCut: true)
        var findings = Matcher.Findings()
        for entry in scenario.run().entries where beginning.map({ entry.time > $0 }) ?? true {
            if matcher.take(entry, of: observations, &findings) == .contradicted { break }
        }
        if matcher.hasFoundAll(observations) { return nil }
        return """
            a run of its explanation has no call \(matcher.position + 1) of \(log.calls.count)
            \(text.string)
            """
    }
}
