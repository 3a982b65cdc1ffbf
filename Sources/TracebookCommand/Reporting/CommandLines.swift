import Diagnostics
import ScenarioText
import SiteBuilder
import SiteChecks

/// The command lines that a report proposes.
extension Report {
    /// The command that blesses a finding; nil if a person must look at the run first.
    func acceptCommand(for finding: ReportedFinding) -> String? {
        guard finding.diagnostic.isBlessable else { return nil }
        let scenario = finding.finding.block.flatMap { block in
            block.id.map { "\(block.file)#\($0)" }
        }
        let path = quoted(scenario ?? finding.diagnostic.file.string)
        return "tracebook verify\(contentOption) --bless \(path)"
    }

    /// The command that runs the scenario again and explains each line.
    func rerunCommand(for finding: ReportedFinding) -> String? {
        guard let block = finding.finding.block, let id = block.id else { return nil }
        let several = block.runs.count > 1
        let version = several ? finding.finding.version.map { " --ios \(Text($0).string)" } : nil
        return "tracebook run \(quoted("\(block.file)#\(id)"))\(version ?? "") --explain"
    }

    /// The command that prints the complete patch.
    var patchCommand: String { "tracebook verify\(contentOption) --format diff" }
}

/// A word of a command line, in quotes if a shell needs them.
func quoted(_ word: String) -> String {
    let plain = "0123456789/._-+:@%,=#".unicodeScalars
    let isPlain = word.unicodeScalars.allSatisfy {
        $0.properties.isAlphabetic || plain.contains($0)
    }
    if isPlain, !word.isEmpty { return word }
    let parts = word.split(separator: "'", omittingEmptySubsequences: false)
    return "'\(parts.joined(separator: "'\\''"))'"
}
