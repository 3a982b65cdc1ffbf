import ArgumentParser
import Diagnostics
import LifecycleCore
import Markup
import ScenarioText
import SiteBuilder
import SiteChecks
import TraceViews

enum TraceFormat: String, CaseIterable, ExpressibleByArgument {
    case text
    case table
    case json
    case svg
    case html
    case swift

    /// The text of the runs; several are printed with their names, and one without.
    func text(of runs: [PageRun], isExplained: Bool) -> Text {
        if self == .json, runs.count != 1 { return jsonArray(of: runs) }
        var text = Text()
        for (index, run) in runs.enumerated() {
            if runs.count > 1, let mark = headingMark {
                text.append("\(index == 0 ? "" : "\n")\(mark) \(run.name)\n" as Text)
            }
            text.append(
                isExplained ? run.trace.explanation : self.text(of: run, ordinal: index + 1))
        }
        return text
    }

    private func text(of run: PageRun, ordinal: Int) -> Text {
        switch self {
        case .text: return run.trace.text
        case .table: return TerminalTable(of: run.trace).text
        case .json: return run.trace.json
        case .svg: return run.trace.timelineDocument(title: Text(string: run.title)).markup
        case .html:
            let title = Text(string: run.title)
            return run.trace.figure(id: "run-\(ordinal)", title: title, source: run.source).markup
        case .swift: return run.scenario.swiftSource()
        }
    }

    /// The mark before the name of a run if there are several; nil for a format without names.
    private var headingMark: StaticString? {
        switch self {
        case .text, .table: "#"
        case .swift: "// MARK: -"
        case .json, .svg, .html: nil
        }
    }

    /// Several runs as a JSON array of objects, each with the array of a single run.
    private func jsonArray(of runs: [PageRun]) -> Text {
        var text: Text = "["
        for (index, run) in runs.enumerated() {
            // An id has only letters, digits and hyphens.
            let id: Text = run.id.map { "\"\($0)\"" } ?? "null"
            text.append(index == 0 ? "\n" : ",\n")
            text.append("{\"id\":\(id),\"ios\":\"\(run.versionText)\",\"trace\":" as Text)
            text.bytes += run.trace.json.bytes.dropLast()
            text.append("}")
        }
        text.append(runs.isEmpty ? "]\n" : "\n]\n")
        return text
    }
}

extension PageRun {
    fileprivate var versionText: String {
        version.minor == 0 ? "\(version.major)" : "\(version.major).\(version.minor)"
    }

    /// The name of a run if there are several.
    fileprivate var name: String { "\(id ?? title), iOS \(versionText)" }
}
