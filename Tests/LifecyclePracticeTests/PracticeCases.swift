import FixtureTesting
import Testing
import TraceViews

/// `Tests/Fixtures/practice`: what a page asks the simulator, and beside it what it answers.
///
/// A line above tells `PlaygroundPipe` that it is no scenario. An address that readers have copied asks the
/// same ever after.
@Suite struct PracticeCases {
    @Test(arguments: fixtures(in: "practice", "request"))
    func answers(_ fixture: Fixture) throws {
        let request = try fixture.bytes().dropFirst("practice\n".utf8.count)
        expectEqual(practice(Array(request)), to: fixture.sibling("answer"))
    }
}
