import Diagnostics
import LifecycleCore
import ScenarioText
package import SiteModel

/// The cache of runs.
package typealias RunMemo = Memo<RunName, RunInput, RunOutput>

/// A scenario of a page on a version of iOS.
package struct RunName: Hashable {
    private var page: String
    private var scenario: Int
    private var version: IOSVersion?
    /// The trial of the page with the scenario; nil for a scenario block.
    private var trial: Int?

    init(page: String, _ scenario: Int, _ version: IOSVersion?) {
        self.page = page
        self.scenario = scenario
        self.version = version
    }

    /// Names a scenario by its number in a trial.
    init(page: String, trial: Int, _ scenario: Int, _ version: IOSVersion) {
        self.init(page: page, scenario, version)
        self.trial = trial
    }
}

/// Everything that a run depends on.
package struct RunInput: Equatable {
    /// The text of the scenario.
    var text: [UInt8]
    /// The version to run on; nil for the one that the text names.
    var version: IOSVersion?
    /// The texts of the scenarios that it continues, the first one first.
    var before: [[UInt8]]
}

/// The result of parsing and running a scenario.
package struct RunOutput {
    var scenario: Scenario
    /// The faults in the text, with places in it.
    var faults: [Diagnostic]
    /// The run; nil if one of the faults is an error.
    var trace: Trace?

    init(_ input: RunInput) {
        (scenario, faults) = Scenario.parse(input.text, version: input.version, after: input.before)
        let isWrong = faults.contains { $0.severity == .error }
        trace = isWrong ? nil : scenario.run()
    }
}
