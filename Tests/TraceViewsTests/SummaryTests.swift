import Diagnostics
import ScenarioText
import Testing
import TraceViews

@Suite struct SummaryTests {
    struct Case: CustomTestStringConvertible {
        var scenario: String
        var summary: String
        var testDescription: String { summary }
    }

    static let cases = [
        Case(
            scenario: "ios 12\napp uses delegate\nat 0s user opens app",
            summary: "On iOS 12: 3 calls; the app ends active."),
        Case(
            scenario: "ios 12\napp uses delegate\nat 0s user opens app\nat 60s user goes home",
            summary: "On iOS 12, in 1 min 5 s: 5 calls; the app ends suspended."),
        Case(
            scenario: "ios 12\nat 1500ms user goes home",
            summary: """
                On iOS 12, in 1.5 s: no calls; 1 step does nothing; the app ends not running.
                """),
        Case(
            scenario: """
                ios 12
                app uses delegate
                when applicationDidEnterBackground
                  begin task "save"
                at 0s user opens app
                at 5s user goes home
                """,
            summary: """
                On iOS 12, in 3 min 5 s: 5 calls; at 3 min 5 s the system kills the app with \
                0x8badf00d; it ends not running.
                """),
        Case(
            scenario: """
                ios 12
                app uses delegate
                app observes notifications
                at 0s user opens app
                """,
            summary: "On iOS 12: 3 calls, 2 notifications; the app ends active."),
    ]

    @Test(arguments: cases)
    func saysWhatHappened(_ example: Case) {
        let (scenario, diagnostics) = Scenario.parse(Array(example.scenario.utf8))
        #expect(diagnostics.map(\.summary.string) == [])
        #expect(scenario.run().summary.string == example.summary)
    }
}
