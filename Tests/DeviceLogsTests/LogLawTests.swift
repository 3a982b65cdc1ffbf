import Foundation
import LogLaws
import Testing

/// The law of `LogLaws` holds for some logs; `make properties` tries more.
@Suite struct LogLawTests {
    /// The number of logs, from `LOG_LAWS`: `LOG_LAWS=500 make test FILTER=LogLawTests`.
    static let count = ProcessInfo.processInfo.environment["LOG_LAWS"].flatMap { Int($0) } ?? 12

    @Test func whatARunPrintsIsPossible() {
        let law = LogLaw(count: Self.count, longest: 12)
        print(law.report.joined(separator: "\n"))
        #expect(law.count == Self.count || law.failures != [])
        #expect(law.failures == [])
    }
}
