import DeviceLogs
import Diagnostics
import Testing

/// A search that is given up says so, and does not call the log impossible.
@Suite struct UndecidedTests {
    @Test func saysHowFarItCame() throws {
        let log = """
            applicationDidBecomeActive
            applicationWillResignActive
            applicationDidBecomeActive
            """
        let (read, faults) = DeviceLog.read(Array(log.utf8))
        #expect(faults == [])
        var circumstances = Circumstances()
        circumstances.work = 1
        let verdict = read.verdict(in: circumstances)
        guard case .undecided = verdict.finding else {
            Issue.record("the search has come to an end in one step")
            return
        }
        let diagnostic = try #require(verdict.diagnostics.first)
        #expect(diagnostic.id == "log.undecided")
        #expect(diagnostic.severity == .warning)
        #expect(diagnostic.summary.string.hasPrefix("not decided: the search gave up"))
    }
}
