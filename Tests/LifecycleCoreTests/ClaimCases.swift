import Diagnostics
import FixtureTesting
import Foundation
import LifecycleCore
import ScenarioText
import Testing

/// `Tests/Fixtures/claims`: what is said of the lifecycle, and scenarios that try it.
///
/// The verdict of a claim is computed: its scenarios run on every version, and the versions on
/// which they meet what they expect are the versions for which the claim holds. The file says which
/// verdict must come out, so a rule that changes a verdict does not change it unseen.
@Suite struct ClaimCases {
    static let claims = fixtures(in: "claims", "claim")

    @Test(arguments: claims)
    func getsTheVerdictThatTheFileNames(_ fixture: Fixture) throws {
        let claim = try Claim(fixture)
        for part in claim.parts {
            guard let statement = part.statement else { continue }
            let verdict = try part.verdict().description
            #expect(verdict == part.expected, "\(statement)")
        }
        let verdict = try claim.verdict()
        #expect(verdict == claim.expected)
        if claim.expected != "holds" {
            #expect(claim.why != nil, "a verdict other than 'holds' needs its reason")
        }
    }

    @Test func hasAFileForEachClaim() throws {
        let readme = try String(
            contentsOf: fixturesFolder.appendingPathComponent("claims/README.md"),
            encoding: .utf8)
        let listed = readme.matches(of: #/(S\d)-01 to S\d-(\d\d)/#).flatMap { range in
            (1...(Int(range.output.2) ?? 1)).map { number in
                "\(range.output.1)-\(number < 10 ? "0" : "")\(number)"
            }
        }
        let missing = Set(listed).symmetricDifference(Self.claims.map(\.name)).sorted()
        #expect(missing == [], "a claim without a file, or a file without a claim")
        let cited = readme.matches(of: #/S\d-\d\d/#).map { String($0.output) }
        #expect(Set(cited).subtracting(listed) == [])
        for number in 1...20 {
            #expect(readme.contains("| X\(number) |"), "question X\(number) has no answer")
        }
    }

    /// How many claims have which verdict, for those who read the log of the tests.
    @Test func areCounted() throws {
        var counts: [String: Int] = [:]
        for fixture in Self.claims {
            let verdict = try Claim(fixture).verdict()
            let (word, versions) = (verdict.prefix { $0 != " " }, verdict.contains(" for "))
            counts[versions ? "\(word) for some versions" : verdict, default: 0] += 1
        }
        let lines = counts.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }
        print("\(Self.claims.count) claims: \(lines.joined(separator: ", "))")
        #expect(counts.values.reduce(0, +) == Self.claims.count)
    }
}

/// What a `.claim` file holds.
private struct Claim {
    var fields: [String: String] = [:]
    var parts: [Part] = []

    /// The verdict that must come out.
    var expected: String? { fields["verdict"] }
    /// Why the verdict is not simply that it holds.
    var why: String? { fields["why"] }

    /// One statement of a claim that makes several, or the whole claim.
    struct Part {
        /// The statement; nil where the claim has only one.
        var statement: String?
        /// The verdict that must come out of it.
        var expected: String?
        var scenarios: [TriedScenario] = []

        /// What comes out on each version: the worst of what its scenarios say there.
        func verdict() throws -> Verdict {
            let outcomes = try scenarios.map { try $0.outcomes() }
            return Verdict(
                outcomes: Verdict.versions.map { version in
                    outcomes.compactMap { $0[version] }.min() ?? .fails
                })
        }
    }

    init(_ fixture: Fixture) throws {
        let text = String(decoding: try fixture.bytes(), as: UTF8.self)
        var field = ""
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if let match = line.wholeMatch(of: #/scenario(?: for (\d+)-(\d+))?/#) {
                if parts.isEmpty { parts.append(Part()) }
                var scenario = TriedScenario()
                if let first = match.output.1, let last = match.output.2 {
                    scenario.versions = try #require(UInt8(first))...(try #require(UInt8(last)))
                }
                parts[parts.count - 1].scenarios.append(scenario)
            } else if let match = line.wholeMatch(of: #/part: (.+)/#) {
                parts.append(Part(statement: String(match.output.1)))
            } else if let part = parts.last, !part.scenarios.isEmpty {
                parts[parts.count - 1].scenarios[part.scenarios.count - 1].add(line)
            } else if let match = line.wholeMatch(of: #/(claim|verdict|why|beyond): (.+)/#) {
                field = String(match.output.1)
                if parts.isEmpty {
                    fields[field] = String(match.output.2)
                } else {
                    try #require(field == "verdict", "only the whole claim has '\(field)'")
                    parts[parts.count - 1].expected = String(match.output.2)
                }
            } else if parts.isEmpty, line.hasPrefix("  "), !field.isEmpty {
                fields[field, default: ""] += " " + line.drop { $0 == " " }
            } else {
                try #require(line.isEmpty, "\(line) is not a line of a claim")
            }
        }
        try #require(fields["claim"] != nil)
    }

    /// What comes out of the whole.
    func verdict() throws -> String {
        if parts.isEmpty { return "outside the model" }
        let verdicts = try parts.map { try $0.verdict() }
        let whole = Verdict(
            outcomes: Verdict.versions.indices.map { index in
                verdicts.map { $0.outcomes[index] }.min() ?? .fails
            })
        let isNowhereTrue = whole.outcomes.allSatisfy { $0 == .fails }
        let isPartlyTrue = verdicts.contains { $0.outcomes.contains { $0 > .fails } }
        return isNowhereTrue && isPartlyTrue ? "holds in part" : whole.description
    }
}

/// A scenario of a claim: text of the scenario language, and lines that its trace must show.
private struct TriedScenario {
    var source = ""
    /// What the trace must show, in this order.
    var shown: [Substring] = []
    var versions: ClosedRange<UInt8> = 4...27

    mutating func add(_ line: Substring) {
        if line.hasPrefix("shows ") {
            shown.append(line.dropFirst("shows ".count))
        } else {
            source += line + "\n"
        }
    }

    /// What comes out on each version that the scenario is about.
    func outcomes() throws -> [UInt8: Outcome] {
        let shown = try shown.map { try TraceLine($0) }
        var seen = TraceLine.names
        var outcomes: [UInt8: Outcome] = [:]
        for version in versions {
            let (scenario, diagnostics) = Scenario.parse(
                Array(source.utf8), version: IOSVersion(version))
            try #require(diagnostics.map(\.summary.string) == [])
            try #require(scenario.statedVersion == nil, "a claim is tried on every version")
            try #require(!scenario.expectations.isEmpty || !shown.isEmpty, "nothing is expected")
            let trace = scenario.run()
            let lines = trace.entries.map { TraceLine(of: $0, in: trace) }
            seen.formUnion(lines.map { String($0.words) })
            outcomes[version] =
                !isMet(by: trace, of: scenario, shown)
                ? .fails : isContested(trace, of: scenario, shown) ? .contested : .holds
        }
        for line in shown {
            let couldBeShown = seen.contains(String(line.words))
            #expect(couldBeShown, "no trace could show '\(line)'")
        }
        return outcomes
    }

    private func isMet(by trace: Trace, of scenario: Scenario, _ shown: [TraceLine]) -> Bool {
        scenario.expectations.allSatisfy { trace.fault(in: $0) == nil }
            && isShown(shown, in: trace.entries.map { TraceLine(of: $0, in: trace) })
    }

    /// Whether it would not be so if the other side were right about a contested rule.
    private func isContested(
        _ trace: Trace, of scenario: Scenario, _ shown: [TraceLine]
    ) -> Bool {
        trace.restsOnContestedRule
            && ContestedOption.allCases.contains { option in
                var other = scenario
                other.app[option] = true
                return !isMet(by: other.run(), of: other, shown)
            }
    }

    /// Whether lines come in an order, with whatever between them.
    private func isShown(_ wanted: [TraceLine], in lines: [TraceLine]) -> Bool {
        var rest = wanted[...]
        for line in lines where rest.first?.describes(line) == true { rest = rest.dropFirst() }
        return rest.isEmpty
    }
}

/// What comes out of a scenario on one version, the worst first.
private enum Outcome: Int, Comparable {
    /// What is expected does not come.
    case fails
    /// It comes, by a rule that sources contradict each other about, and with the other side of
    /// the matter it would not.
    case contested
    case holds

    static func < (left: Outcome, right: Outcome) -> Bool { left.rawValue < right.rawValue }
}

/// What comes out of scenarios on all versions.
private struct Verdict: CustomStringConvertible {
    static let versions = Array(IOSVersion.oldest.major...IOSVersion.newest.major)

    /// What comes out on each version, in their order.
    var outcomes: [Outcome]

    var description: String {
        let words = [text(of: .holds, "holds"), text(of: .contested, "contested")].compactMap { $0 }
        return words.isEmpty ? "does not hold" : words.joined(separator: "; ")
    }

    /// Where an outcome comes out; nil where it does on no version.
    private func text(of outcome: Outcome, _ word: String) -> String? {
        let versions = zip(Self.versions, outcomes).filter { $0.1 == outcome }.map(\.0)
        guard let first = versions.first else { return nil }
        guard versions != Self.versions else { return word }
        var ranges = [first...first]
        for version in versions.dropFirst() {
            let last = ranges[ranges.count - 1]
            if version == last.upperBound + 1 {
                ranges[ranges.count - 1] = last.lowerBound...version
            } else {
                ranges.append(version...version)
            }
        }
        let texts = ranges.map { range in
            range.count == 1 ? "\(range.lowerBound)" : "\(range.lowerBound)-\(range.upperBound)"
        }
        return "\(word) for \(texts.joined(separator: " and "))"
    }
}

extension Trace {
    /// Whether a rule answered about which sources contradict each other.
    fileprivate var restsOnContestedRule: Bool {
        RuleNumber.all.contains { number in
            rules.contains(number) && number.rule.evidence.confidence == .contested
        }
    }
}
