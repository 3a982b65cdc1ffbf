import LifecycleLaws
import Testing

/// A search takes one version for all on which the same rules can answer.
///
/// The bands come from the rules; here they are compared with the results of short sequences.
@Suite struct VersionBandTests {
    @Test(arguments: AppUnderTest.all.filter { !$0.isFirst })
    func noSequenceTellsVersionsWithTheSameRulesApart(_ test: AppUnderTest) {
        let comparison = VersionComparison(test.first, test, length: 3)
        print("\(test.first.name), and \(test.name): \(comparison.steps) steps on both")
        #expect(comparison.steps > 1)
        #expect(comparison.difference == nil)
    }

    /// No band is divided without need.
    @Test func twoEventsTellNeighboursApart() {
        let alike = AppUnderTest.neighbours.filter { older, newer in
            VersionComparison(older, newer, length: 2).difference == nil
        }
        // On iOS 11 alone it is contested when a push is delivered. The usual side of that is a
        // rule of its own, which does the same as another one does on all versions.
        #expect(
            alike.map { "\($0.name), and \($1.name)" }
                == ["iOS 11, app delegate, and iOS 12, app delegate"])
    }
}
