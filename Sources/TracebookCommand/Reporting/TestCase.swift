import Diagnostics
import ScenarioText
import SiteBuilder
import SiteChecks

/// A run as a case of a test, for the formats that know tests.
struct TestCase {
    /// The page.
    var file: String
    /// What the run is called: `cold-launch, iOS 12`.
    var name: String
    /// Why it was not compared; nil if it was.
    var skipped: String?
    /// What is wrong with it; warnings among it.
    var findings: [ReportedFinding] = []

    /// What makes it fail.
    var failures: [ReportedFinding] { findings.filter { !$0.isWarning } }
    /// Whether the page is wrong and not the run another one.
    var isError: Bool { failures.contains { $0.diagnostic.severity == .error } }
}

extension Report {
    /// A case for each run, for each scenario that cannot be run, and for whatever else is wrong.
    var testCases: [TestCase] {
        var cases: [TestCase] = []
        var places: [Place: Int] = [:]
        // A scenario that shows the run of another one is not a run of its own.
        for block in blocks where block.verdict != .shared {
            let name = block.id ?? "\(block.heading), line \(block.range.start.line)"
            let file = path(of: block.file)
            places[Place(block, nil)] = cases.count
            if block.runs.isEmpty {
                cases.append(TestCase(file: file, name: name, skipped: block.reasonForNoVerdict))
            }
            for (index, run) in block.runs.enumerated() {
                places[Place(block, index)] = cases.count
                cases.append(
                    TestCase(
                        file: file, name: "\(name), iOS \(run.name)",
                        skipped: run.verdict == .unverified
                            ? "no trace is committed" : block.reasonForNoVerdict))
            }
        }
        for finding in findings {
            let place = finding.finding.block.map { Place($0, finding.finding.run) }
            if let index = place.flatMap({ places[$0] }) {
                cases[index].findings.append(finding)
            } else {
                let line = finding.diagnostic.range.start.line
                cases.append(
                    TestCase(
                        file: finding.path, name: "\(finding.rule), line \(line)",
                        findings: [finding]))
            }
        }
        return cases
    }

    private struct Place: Hashable {
        var file: String
        var line: Int
        var run: Int?

        init(_ block: CheckedBlock, _ run: Int?) {
            (file, line, self.run) = (block.file, block.range.start.line, run)
        }
    }

    /// What is wrong, in full: the place, the words, and the patch.
    func description(of finding: ReportedFinding) -> String {
        let start = finding.diagnostic.range.start
        return "\(finding.path):\(start.line):\(start.column)\n\(finding.message)\n"
            + patch(of: finding)
    }
}

extension CheckedBlock {
    /// Why nothing is said of the scenario; nil if something is.
    fileprivate var reasonForNoVerdict: String? {
        verdict == .blocked ? "the scenario that it goes on from is wrong" : skipReason
    }
}
