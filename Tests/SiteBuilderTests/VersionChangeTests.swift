import CommonMark
import LifecycleCore
import Testing

@testable import SiteChecks
@testable import SiteModel

/// What our own site says of the versions of iOS that changed something.
@Suite struct VersionChangeTests {
    /// Versions at which rows of the rule book begin or end while iOS does the same, because a
    /// source or only a contested option ends there.
    private let unchanged: Set<IOSVersion> = [
        IOSVersion(12, 2), IOSVersion(12), IOSVersion(7, 1), IOSVersion(6, 1),
    ]

    @Test(arguments: [0, 1]) func areAllOnAPage(language: Int) {
        let ranges = ruleBook.map(\.versions) + budgets.map(\.versions)
        let versions = Set(ranges.flatMap { [$0.first] + ($0.end.map { [$0] } ?? []) })
            .subtracting(unchanged).subtracting([.oldest])
        let headings = OwnSiteTests.site.pages
            .filter {
                $0.parsed.page.language == language
                    && $0.parsed.page.path.hasPrefix("answers/changes")
            }.flatMap { $0.parsed.headings.map(\.id) }.filter { $0.hasPrefix("ios-") }
        let wanted = versions.map { version in
            version.minor == 0 ? "ios-\(version.major)" : "ios-\(version.major)-\(version.minor)"
        }
        #expect(Set(headings) == Set(wanted))
        #expect(headings.count == wanted.count)
    }
}
