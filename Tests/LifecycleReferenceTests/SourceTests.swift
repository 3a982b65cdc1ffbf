import FixtureTesting
import Foundation
import LifecycleReference
import Testing

@testable import LifecycleCore

/// The table of sources, and everything that cites it: rules, facts, codes and exceptions.
@Suite struct SourceTests {
    struct Citing: CustomTestStringConvertible, Sendable {
        var name: String
        var evidence: Evidence
        var testDescription: String { name }
    }

    /// Everything with evidence.
    static let citing: [Citing] =
        ruleBook.map { Citing(name: "\($0.id)", evidence: $0.evidence) }
        + budgets.map { Citing(name: "\($0.id)", evidence: $0.evidence) }
        + recommendedLimits.map { Citing(name: "\($0.id)", evidence: $0.evidence) }
        + limits.map { Citing(name: "\($0.id)", evidence: $0.evidence) }
        + versionSwitches.map { Citing(name: "\($0.id)", evidence: $0.evidence) }
        + launchFacts.map { Citing(name: "\($0.id)", evidence: $0.evidence) }
        + timerFacts.map { Citing(name: "\($0.id)", evidence: $0.evidence) }
        + KillCode.allCases.map { Citing(name: "\($0.id)", evidence: $0.evidence) }
        + killWords.map { Citing(name: "\($0.id)", evidence: $0.evidence) }
        + TableException.allCases.map { Citing(name: "\($0.id)", evidence: $0.evidence) }
        + factEvidence.enumerated().map { Citing(name: "fact \($0)", evidence: $1) }

    @Test func hasOneRowForEachCase() {
        #expect(sources.map(\.source) == Source.allCases)
    }

    @Test func namesEachByItsCase() {
        for row in sources {
            let id = "\(row.id)"
            let parts = id.split(separator: "-", omittingEmptySubsequences: false)
            #expect(
                parts.allSatisfy { part in
                    !part.isEmpty
                        && part.utf8.allSatisfy {
                            "abcdefghijklmnopqrstuvwxyz0123456789".utf8.contains($0)
                        }
                }, "\(id) is small letters, digits and single hyphens")
            #expect(parts.joined() == "\(row.source)".lowercased())
        }
        #expect(Set(sources.map { "\($0.id)" }).count == sources.count)
    }

    @Test func keepsNoneThatNothingRestsOn() {
        let cited = Set(Self.citing.flatMap(\.evidence.sources))
        let idle = Source.allCases.filter { !cited.contains($0) }
        #expect(idle.isEmpty, "nothing cites \(idle)")
    }

    /// A sentence that one fact rests on is said beside that fact, unless a page of ours cites it.
    @Test func hasSentencesOfSeveralFacts() throws {
        let content = fixturesFolder.appendingPathComponent("../../Content/en").standardizedFileURL
        let pages = try FileManager.default.subpathsOfDirectory(atPath: content.path)
            .filter { $0.hasSuffix(".md") }
            .map { try String(contentsOf: content.appendingPathComponent($0), encoding: .utf8) }
        for sentence in sources.filter({ $0.kind == .inferred }) {
            let facts = Self.citing.filter { $0.evidence.sources.contains(sentence.source) }
            let citing = pages.filter { $0.contains("(source:\(sentence.id))") }
            #expect(
                facts.count + citing.count > 1, "\(sentence.id) is cited by \(facts.map(\.name))")
        }
    }

    @Test func hasTitlesOfTheirOwn() {
        var seen: Set<String> = []
        for row in sources {
            let name = "\(row.title), \(row.author.map { "\($0)" } ?? "")"
            #expect(row.title.utf8CodeUnitCount > 3)
            #expect(seen.insert(name).inserted, "\(name) stands twice")
        }
    }

    @Test func hasAddressesOfTheWebEachOnce() {
        var seen: Set<String> = []
        for address in sources.compactMap(\.address).map({ "\($0)" }) {
            let url = URL(string: address)
            #expect(["http", "https"].contains(url?.scheme), "\(address)")
            #expect(url?.host()?.contains(".") == true, "\(address)")
            #expect(seen.insert(address).inserted, "\(address) stands twice")
        }
        #expect(sources.allSatisfy { $0.kind != .inferred || $0.address == nil })
    }

    /// A date is a year, a month or a day.
    @Test func hasDates() {
        for date in sources.compactMap(\.date).map({ "\($0)" }) {
            let parts = date.split(separator: "-").compactMap { Int($0) }
            #expect([4, 7, 10].contains(date.count), "\(date)")
            #expect(parts.count == (date.count - 1) / 3, "\(date)")
            #expect((2007...2100).contains(parts[0]), "\(date)")
            #expect(parts.dropFirst().allSatisfy { (1...31).contains($0) }, "\(date)")
        }
    }

    @Test(arguments: citing) func restsOnSourcesThatCanCarryIt(_ row: Citing) {
        let kinds = row.evidence.sources.map(\.row.kind)
        #expect(Set(row.evidence.sources).count == kinds.count, "a source is named twice")
        switch row.evidence.confidence {
        case .documented:
            #expect(kinds.contains { $0 == .documentation || $0 == .engineer })
        case .observed:
            #expect(kinds.contains { $0 != .documentation && $0 != .inferred })
        case .inferred:
            #expect(kinds.contains(.inferred) || row.evidence.hasReason)
        case .contested:
            #expect(kinds.count > 1)
            #expect(row.evidence.note.utf8CodeUnitCount > 0, "what each side says")
        }
    }
}

extension Evidence {
    fileprivate var hasReason: Bool { reason.utf8CodeUnitCount > 0 }
}
