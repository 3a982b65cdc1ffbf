import LifecycleLaws
import Testing

/// The laws of `LifecycleLaws` hold in short sequences; `make properties` tries longer ones.
@Suite struct EverySequenceTests {
    @Test(arguments: AppUnderTest.all.filter(\.isFirst))
    func shortOnesKeepTheLaws(_ test: AppUnderTest) {
        let search = EverySequence(test, length: 3, longestRow: nil)
        print(
            "\(test.name): \(search.sequences) sequences of 3 in \(search.places) places,",
            "\(search.steps) steps")
        #expect(search.places > 1)
        #expect(search.failures == [])
    }

    @Test(arguments: AppUnderTest.all) func longRandomOnesKeepTheLaws(_ test: AppUnderTest) {
        let search = RandomSequences(test, count: 20)
        print("\(test.name): \(search.count) sequences of \(search.agendaItems) agendaItems")
        #expect(search.agendaItems > search.count)
        #expect(search.failures == [])
    }
}
