import Diagnostics
import SiteBuilder
import SiteChecks

extension Report {
    /// The report as Markdown for the summary of a job: a table of findings, then the patches.
    ///
    /// GitHub drops a summary of more than one mebibyte for a step. So what does not fit is left
    /// out, and the last line says so.
    var stepSummary: String {
        var summary = "### tracebook verify\n\n\(counts)\n"
        var isCut = false
        func add(_ piece: String) {
            isCut = isCut || summary.utf8.count + piece.utf8.count > Self.mostBytes
            if !isCut { summary += piece }
        }
        if !findings.isEmpty { add("\n| place | rule | what |\n| --- | --- | --- |\n") }
        for finding in findings { add(row(finding)) }
        for group in groups {
            let finding = findings[group.members[0]]
            let patch = patch(of: finding)
            if !patch.isEmpty { add(details(of: finding, group, patch)) }
        }
        if isCut { summary += "\nThe rest does not fit here; the log of the step has all of it.\n" }
        return summary
    }

    private static let mostBytes = 1_048_576 - 200

    private var counts: String {
        let counts: Message = """
            \(counted(tally.scenarios, "scenario")) on \(counted(tally.pages, "page")): \
            \(tally.words).
            """
        return counts.string
    }

    private func row(_ finding: ReportedFinding) -> String {
        let place = "\(finding.path):\(finding.diagnostic.range.start.line)"
        let what = "\(finding.isWarning ? "warning: " : "")\(finding.diagnostic.summary.string)"
        return "| \(cell(place)) | \(cell(finding.rule)) | \(cell(what)) |\n"
    }

    private func details(
        of finding: ReportedFinding, _ group: FindingGroup, _ patch: String
    ) -> String {
        let others = group.members.count - 1
        let more = others > 0 ? ", and the same change in \(others) more" : ""
        let fence = fence(around: patch)
        return """

            <details><summary>\(cell(finding.name))\(more)</summary>

            \(fence)diff
            \(patch)\(fence)

            </details>

            """
    }

    /// Text escaped from Markdown and HTML.
    private func cell(_ text: String) -> String {
        var cell = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": cell += "&amp;"
            case "<": cell += "&lt;"
            case "|", "`", "*", "_", "[", "]", "\\", "~", "#": cell += "\\\(scalar)"
            case "\n", "\r": cell += " "
            default: cell.unicodeScalars.append(scalar)
            }
        }
        return cell
    }

    /// A fence longer than any run of backticks in the text.
    private func fence(around text: String) -> String {
        var (longest, row) = (0, 0)
        for byte in text.utf8 {
            row = byte == UInt8(ascii: "`") ? row + 1 : 0
            longest = max(longest, row)
        }
        return String(repeating: "`", count: max(3, longest + 1))
    }
}
