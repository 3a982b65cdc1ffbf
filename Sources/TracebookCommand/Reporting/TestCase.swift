import Diagnostics
import ScenarioText
import SiteBuilder
import SiteChecks

/// A run as a test case, for formats that have these.
struct TestCase {
    var file: String
    /// The name of the run: `cold-launch, iOS 12`.
    var name: String
    /// The reason why it was not compared; nil if it was.
    var skipped: String?
    /// The findings about it, including warnings.
    var findings: [ReportedFinding] = []

    /// The findings that make it fail.
    var failures: [ReportedFinding] { findings.filter { !$0.isWarning } }
    /// True if the page has an error, beyond a run that differs.
    var isError: Bool { failures.contains { $0.diagnostic.severity == .error } }
}

extension Report {
    /// A case for each run, for each scenario that cannot run, and for all other findings.
    var testCases: [TestCase] {
        var cases: [TestCase] = []
        var places: [Place: Int] = [:]
        // A scenario that shows the run of another one has no run of its own.
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

    /// The finding in full: the place, the words, and the patch.
    func description(of finding: ReportedFinding) -> String {
        let start = finding.diagnostic.range.start
        return "\(finding.path):\(start.line):\(start.column)\n\(finding.message)\n"
            + patch(of: finding)
    }
}

extension CheckedBlock {
    /// The reason why the scenario has no verdict; nil if it has one.
    fileprivate var reasonForNoVerdict: String? {
        verdict == .blocked ? "the scenario that it goes on from is wrong" : skipReason
    }
}
