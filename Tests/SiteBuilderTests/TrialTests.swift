import CommonMark
import Diagnostics
import LifecycleCore
import Testing

@testable import SiteChecks
@testable import SiteModel

/// The laws of the trials on our own site, and of verdicts.
@Suite struct TrialTests {
    private let site = OwnSiteTests.site

    private func pages(_ language: Int) -> [RunPage] {
        site.pages.filter {
            $0.parsed.page.language == language && !$0.parsed.trials.isEmpty
        }
    }

    @Test func haveAllClaimsOfTheFiveNotes() {
        let counts = [16, 30, 14, 28, 28]
        let claims = counts.enumerated().flatMap { note, count in
            (1...count).map { "s\(note)-\($0 < 10 ? "0" : "")\($0)" }
        }
        #expect(claims.count == 116)
        let english = pages(0).flatMap { $0.parsed.trials.compactMap { $0.id?.text } }
        #expect(english.sorted() == claims)
        let chinese = pages(1).flatMap { $0.parsed.trials.compactMap { $0.original?.text } }
        #expect(chinese.sorted() == claims)
    }

    @Test func haveTheVerdictsThatComeOut() {
        #expect(faultsOfTrials(in: site) == [])
        let tried = site.pages.flatMap { zip($0.parsed.trials, $0.trials) }
        #expect(tried.allSatisfy { $0.1 != nil })
    }

    /// A verdict other than "holds" needs its reason in the text below the trial.
    @Test(arguments: [0, 1]) func giveTheirReasons(language: Int) {
        for page in pages(language) {
            let text = String(decoding: page.parsed.page.bytes, as: UTF8.self)
                .split(separator: "\n", omittingEmptySubsequences: false)
            for (trial, outcome) in zip(page.parsed.trials, page.trials) {
                guard let outcome, outcome.ruling.summary != .always(.holds) else { continue }
                let below = text.dropFirst(trial.code.range.end.line).first { !$0.isEmpty } ?? "#"
                let hasReason = !below.hasPrefix("#") && !below.hasPrefix("```")
                #expect(hasReason, "\(trial.statement)")
            }
        }
    }

    @Test(arguments: [0, 1]) func answerEachContradiction(language: Int) throws {
        let page = try #require(
            site.pages.first {
                $0.parsed.page.path == "trial/contradictions.md"
                    && $0.parsed.page.language == language
            })
        let ids = page.parsed.headings.map(\.id).filter { $0.hasPrefix("x") }
        #expect(ids == (1...20).map { "x\($0)" })
    }

    private static let count = Ruling.versions.count

    private func ruling(_ answers: (Int) -> TrialAnswer) -> Ruling {
        Ruling(answers: (0..<Self.count).map(answers))
    }

    @Test func sayOnWhichVersionsAClaimHolds() {
        #expect(ruling { _ in .holds }.summary.text.string == "holds")
        #expect(ruling { _ in .contested }.summary.text.string == "contested")
        #expect(ruling { _ in .fails }.summary.text.string == "does not hold")
        #expect(Ruling(answers: []).summary.text.string == "outside the model")
        #expect(ruling { $0 < 9 ? .holds : .fails }.summary.text.string == "holds for 4-12")
        // The version after iOS 18 is 26.
        #expect(ruling { $0 < 16 ? .holds : .fails }.summary.text.string == "holds for 4-26")
        let both = ruling { $0 == 0 || $0 == 2 ? .holds : $0 < 5 ? .fails : .contested }
        #expect(both.summary.text.string == "holds for 4 and 6; contested for 9-27")
    }

    @Test func aClaimHoldsWhereAllItsPartsDo() {
        let early = ruling { $0 < 9 ? .holds : .fails }
        let late = ruling { $0 < 9 ? .fails : .holds }
        let disputed = ruling { _ in .contested }
        #expect(Ruling(parts: [early, late]).summary == .inPart)
        #expect(Ruling(parts: [early, late]).isMixed.allSatisfy { $0 })
        let whole = Ruling(parts: [early, disputed])
        #expect(whole.summary.text.string == "contested for 4-12")
        #expect(whole.isMixed == (0..<Self.count).map { $0 >= 9 })
    }
}
