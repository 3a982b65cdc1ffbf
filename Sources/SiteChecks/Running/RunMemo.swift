import Diagnostics
import LifecycleCore
import ScenarioText
package import SiteModel

/// The runs that are known.
package typealias RunMemo = Memo<RunName, RunInput, RunOutput>

/// A scenario of a page on a version of iOS.
package struct RunName: Hashable {
    private var page: String
    private var scenario: Int
    private var version: IOSVersion?
    /// The trial on the page that the scenario tries; nil for one with a block of its own.
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

/// All that a run depends on.
package struct RunInput: Equatable {
    /// The text of the scenario.
    var text: [UInt8]
    /// The version to run on; nil for the one that the text names.
    var version: IOSVersion?
    /// The texts of the scenarios that it goes on from, the first one first.
    var before: [[UInt8]]
}

/// What came of reading a scenario and running it.
package struct RunOutput {
    var scenario: Scenario
    /// What is wrong with the text, with places in it.
    var faults: [Diagnostic]
    /// The run; nil where there is an error among the faults.
    var trace: Trace?

    init(_ input: RunInput) {
        (scenario, faults) = Scenario.parse(input.text, version: input.version, after: input.before)
        let isWrong = faults.contains { $0.severity == .error }
        trace = isWrong ? nil : scenario.run()
    }
}
