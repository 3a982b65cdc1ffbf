import FixtureTesting
import Testing
import TraceViews

/// `Tests/Fixtures/practice`: requests of a page to the simulator, each with its answer.
///
/// The first line tells `PlaygroundPipe` that it is no scenario. An address that readers have
/// copied must ask the same forever.
@Suite struct PracticeCases {
    @Test(arguments: fixtures(in: "practice", "request"))
    func answers(_ fixture: Fixture) throws {
        let request = try fixture.bytes().dropFirst("practice\n".utf8.count)
        expectEqual(practice(Array(request)), to: fixture.sibling("answer"))
    }
}
