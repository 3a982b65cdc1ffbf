import DeviceLogs
import Diagnostics
import LifecycleCore
import ScenarioText
import TraceViews

extension LogReport {
    /// The report as one JSON object.
    ///
    /// `version` rises when a key changes its meaning; keys may be added. Lines and columns count
    /// from 1, columns in UTF-8 bytes.
    var json: Text {
        var json: Text = "{\n\"version\":1,\n\"file\":\(Text(quoting: Text(string: file))),\n"
        json.append("\"verdict\":\"\(verdict.name)\",\n\"lines\":\(log.lines.count),\n" as Text)
        json.append("\"unknown\":\(log.unknownCount),\n" as Text)
        json.append("\"calls\":\(list(log.calls.enumerated().map(object))),\n" as Text)
        json.append("\"assumes\":\(row(assumptions)),\n" as Text)
        json.append("\"scenario\":\(scenario),\n\"allowed\":\(list(allowed)),\n" as Text)
        json.append("\"diagnostics\":\(list(diagnostics.map(object)))\n}\n" as Text)
        return json
    }

    private var explanation: Explanation? {
        if case .possible(let explanation, _) = verdict { explanation } else { nil }
    }

    /// The assumptions of the explanation that hold for few apps.
    private var assumptions: [Text] {
        guard case .possible(_, let assumptions) = verdict else { return [] }
        return assumptions.map { Text(quoting: Text($0)) }
    }

    private var scenario: Text {
        explanation.map { Text(quoting: $0.scenario(of: log)) } ?? "null"
    }

    private func object(_ index: Int, _ call: LoggedCall) -> Text {
        let start = call.range.start
        let names = call.calls.map { Text(quoting: Text($0.name)) }
        let reads: Text = call.reads.map { "\"\($0.name)\"" } ?? "null"
        let scene: Text = call.scene.map { "\($0)" } ?? "null"
        let process: Text = call.process.map { "\($0)" } ?? "null"
        let step = explanation?.steps.last { $0.explains.contains(index) }
        let event = step?.timed.statement.map { Text(quoting: $0) } ?? "null"
        return """
            {"line":\(start.line),"column":\(start.column),"calls":\(row(names)),\
            "reads":\(reads),"scene":\(scene),"process":\(process),\
            "repeated":\(call.isRepetition ? "true" : "false"),"event":\(event)}
            """
    }

    /// The events that the rules would allow at the contradiction.
    private var allowed: [Text] {
        guard case .impossible(let contradiction) = verdict else { return [] }
        return contradiction.allowed.map { possibility in
            let rule = possibility.rule.rule
            let reads: Text = possibility.reads.map { "\"\($0.name)\"" } ?? "null"
            return """
                {"call":\(Text(quoting: Text(possibility.call.name))),"reads":\(reads),\
                "rule":\(Text(quoting: Text(rule.id))),\
                "confidence":"\(rule.evidence.confidence.name)",\
                "source":\(Text(quoting: rule.evidence.plainText)),\
                "reason":\(Text(quoting: Text(rule.evidence.reason))),\
                "sources":\(row(rule.evidence.sources.map(\.row.json))),\
                "note":\(Text(quoting: Text(rule.evidence.note)))}
                """
        }
    }

    private func object(_ diagnostic: Diagnostic) -> Text {
        let severity: StaticString =
            switch diagnostic.severity {
            case .warning: "warning"
            case .mismatch: "mismatch"
            case .error: "error"
            }
        let start = diagnostic.range.start
        return """
            {"file":\(Text(quoting: diagnostic.file)),"line":\(start.line),\
            "column":\(start.column),"severity":"\(severity)","id":"\(diagnostic.id.name)",\
            "message":\(Text(quoting: diagnostic.summary.text)),\
            "notes":\(row(diagnostic.notes.map { Text(quoting: $0.text) }))}
            """
    }

    private func row(_ items: [Text]) -> Text { "[\(joined(items, by: ","))]" }

    private func list(_ items: [Text]) -> Text {
        items.isEmpty ? "[]" : "[\n\(joined(items, by: ",\n"))\n]"
    }

    private func joined(_ items: [Text], by separator: StaticString) -> Text {
        var text = Text()
        for (index, item) in items.enumerated() {
            if index > 0 { text.append(literal: separator) }
            text.append(item)
        }
        return text
    }
}

extension SourceRow {
    /// The row as a JSON object, with null for unknown values.
    fileprivate var json: Text {
        func value(_ text: StaticString?) -> Text { text.map { Text(quoting: Text($0)) } ?? "null" }
        return """
            {"id":\(value(id)),"title":\(value(title)),"author":\(value(author)),\
            "kind":\(value(kind.name)),"date":\(value(date)),"address":\(value(address))}
            """
    }
}
