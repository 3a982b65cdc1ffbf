import Diagnostics
import SiteBuilder
import SiteChecks

extension Report {
    /// The report for people, followed by the lines with which GitHub annotates files.
    ///
    /// - Parameter text: The report for people; nothing in it is read as a command.
    /// - Returns: The log of the step.
    func workflowCommands(around text: String) -> String {
        // A page can contain anything, but not a mark made from the page itself.
        let mark = "tracebook-\(fingerprint(of: text))"
        return "::stop-commands::\(mark)\n\(text)::\(mark)::\n" + annotations
    }

    /// One annotation for each group, the worst first.
    private var annotations: String {
        let worstFirst = groups.indices.sorted {
            let (one, other) = (severity(of: groups[$0]), severity(of: groups[$1]))
            return one.rawValue == other.rawValue ? $0 < $1 : one.rawValue > other.rawValue
        }.map { groups[$0] }
        return commands("error", worstFirst.filter { severity(of: $0) != .warning })
            + commands("warning", worstFirst.filter { severity(of: $0) == .warning })
    }

    /// The commands for one level.
    ///
    /// GitHub keeps ten annotations of a level for each step, and drops the others silently.
    private func commands(_ level: String, _ groups: [FindingGroup]) -> String {
        let most = 10
        let shown = groups.count > most ? groups.prefix(most - 1) : groups[...]
        var text = shown.map { command(level, $0) }.joined()
        if groups.count > most {
            let rest = groups.dropFirst(most - 1).reduce(0) { $0 + $1.members.count }
            text += "::\(level) title=tracebook verify::"
            text += "and \(rest) more; the log and the summary of the job have all of them\n"
        }
        return text
    }

    private func command(_ level: String, _ group: FindingGroup) -> String {
        let finding = findings[group.members[0]]
        let range = finding.diagnostic.range
        var properties = [
            ("file", finding.path), ("line", "\(range.start.line)"),
            ("endLine", "\(range.end.line)"),
        ]
        if range.start.line == range.end.line, range != .fileStart {
            let columns = SourceColumns(sources[finding.diagnostic.file.string] ?? [])
            properties.append(("col", "\(columns.codePoint(range.start))"))
            properties.append(("endColumn", "\(columns.codePoint(range.end))"))
        }
        properties.append(("title", finding.rule))
        var message = finding.message
        let others = group.members.dropFirst().map { findings[$0] }
        if !others.isEmpty {
            let places = ReportLimits().listed(others.map(\.name)).string
            message += "\nsame change in \(others.count) more: \(places)"
        }
        if let rerun = rerunCommand(for: finding) { message += "\nrerun: \(rerun)" }
        let list = properties.map { "\($0.0)=\(Self.escaped(property: $0.1))" }
        return "::\(level) \(list.joined(separator: ","))::\(Self.escaped(message))\n"
    }

    private func severity(of group: FindingGroup) -> Severity {
        findings[group.members[0]].diagnostic.severity
    }

    private static func escaped(_ message: String) -> String {
        message.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing(
            "\n", with: "%0A")
    }

    private static func escaped(property: String) -> String {
        escaped(property).replacing(":", with: "%3A").replacing(",", with: "%2C")
    }
}
