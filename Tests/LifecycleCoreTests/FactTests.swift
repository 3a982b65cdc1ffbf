import Testing

@testable import LifecycleCore

/// The rows other than rules: each fact and each exception occurs once, with its words and
/// evidence.
@Suite struct FactTests {
    struct Row: CustomTestStringConvertible {
        var id: StaticString
        /// The words, and for an exception the reason why it is not a rule.
        var words: [StaticString]
        var evidence: Evidence
        var testDescription: String { "\(id)" }
    }

    static let rows: [Row] =
        TableException.allCases.map {
            Row(id: $0.id, words: [$0.statement, $0.whyNotARule], evidence: $0.evidence)
        }
        + launchFacts.map { Row(id: $0.id, words: [$0.statement], evidence: $0.evidence) }
        + timerFacts.map { Row(id: $0.id, words: [$0.statement], evidence: $0.evidence) }
        + killWords.map { Row(id: $0.id, words: [$0.text], evidence: $0.evidence) }
        + killCodeFacts.map { Row(id: $0.id, words: [$0.meaning], evidence: $0.evidence) }
        + budgets.map { Row(id: $0.id, words: [$0.kind.name], evidence: $0.evidence) }
        + recommendedLimits.map { Row(id: $0.id, words: [$0.kind.name], evidence: $0.evidence) }
        + limits.map { Row(id: $0.id, words: [$0.kind.name], evidence: $0.evidence) }
        + versionSwitches.map { Row(id: $0.id, words: [$0.kind.name], evidence: $0.evidence) }

    @Test(arguments: rows) func saysSomethingOnTheWordOfASource(_ row: Row) {
        for words in row.words { #expect("\(words)".count > 5, "\(row.id) says too little") }
        let parts = "\(row.id)".split(separator: ".", omittingEmptySubsequences: false)
        #expect(parts.count == 2 && parts.allSatisfy { !$0.isEmpty }, "\(row.id)")
    }

    @Test func hasAnIDOfItsOwn() {
        var seen: Set<String> = []
        for id in Self.rows.map(\.id) + ruleBook.map(\.id) {
            #expect(seen.insert("\(id)").inserted, "\(id) stands twice")
        }
    }

    /// These rows are found by index.
    @Test func standsInTheOrderOfTheCases() {
        #expect(eventRows.map(\.event) == Event.allCases)
        #expect(exceptionRows.map(\.exception) == TableException.allCases)
        #expect(callbackFacts.map(\.callback) == Callback.allCases)
        #expect(killCodeFacts.map(\.kind) == KillCode.allCases)
        #expect(timerFacts.map(\.timer) == SystemTimer.allCases)
    }

    @Test func hasEveryExceptionUnderItsKind() {
        let kinds = TableException.allCases.map(\.kind.rawValue)
        #expect(kinds == kinds.sorted())
        #expect(Set(kinds).count == TableException.Kind.allCases.count)
        #expect(TableException.allCases.allSatisfy { "\($0.id)".hasPrefix("exception.") })
    }

    /// Each fact about a launch must be stated, as no row would state a default.
    @Test(arguments: LaunchReason.allCases) func isSaidOnceOfEachReason(_ reason: LaunchReason) {
        let facts = launchFacts.filter { $0.reasons.contains(reason) }
        func count(_ isMeant: (LaunchFact.Says) -> Bool) -> Int {
            facts.count { isMeant($0.says) }
        }
        #expect(count { if case .launchOption = $0 { true } else { false } } == 1)
        #expect(count { if case .connectionOption = $0 { true } else { false } } == 1)
        #expect(count { if case .requiredMode = $0 { true } else { false } } == 1)
        #expect(count { if case .completionTime = $0 { true } else { false } } == 1)
        #expect(count { if case .wakeTime = $0 { true } else { false } } <= 1)
    }

    @Test func hasALimitOfEachKind() {
        #expect(limits.map(\.kind) == Limit.Kind.allCases)
    }

    @Test(arguments: KillReason.allCases) func hasWordsForEachVersion(_ reason: KillReason) {
        for major in IOSVersion.majors {
            let rows = killWords.filter {
                $0.reason == reason && $0.versions.contains(IOSVersion(major))
            }
            #expect(rows.count == 1, "\(reason) on iOS \(major)")
        }
        #expect(Set(killWords.filter { $0.reason == reason }.map(\.code)).count == 1)
    }
}
