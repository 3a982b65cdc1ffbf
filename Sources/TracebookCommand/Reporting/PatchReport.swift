import Diagnostics
import SiteBuilder

extension Report {
    /// Everything that was proposed as one patch, a file after the other.
    var patch: String {
        var replacements: [(file: String, replacements: [Replacement])] = []
        for finding in findings where finding.diagnostic.isPatch {
            let file = finding.diagnostic.file.string
            if replacements.last?.file != file { replacements.append((file, [])) }
            replacements[replacements.count - 1].replacements += finding.diagnostic.replacements
        }
        return replacements.map { patch(of: $0.replacements, inFile: $0.file) }.joined()
    }

    /// What one finding proposes, as a patch; empty if it proposes nothing.
    func patch(of finding: ReportedFinding) -> String {
        guard finding.diagnostic.isPatch else { return "" }
        return patch(of: finding.diagnostic.replacements, inFile: finding.diagnostic.file.string)
    }

    private func patch(of replacements: [Replacement], inFile file: String) -> String {
        guard let source = sources[file] else { return "" }
        return unifiedDiff(of: replacements, inFile: file, source).string
    }
}
