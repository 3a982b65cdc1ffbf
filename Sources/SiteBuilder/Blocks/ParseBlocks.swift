import CommonMark
import Diagnostics

extension ScenarioBlock {
    private static let keys = [
        OptionReader.Key(name: "id"), OptionReader.Key(name: "ios"),
        OptionReader.Key(name: "title"), OptionReader.Key(name: "view"),
        OptionReader.Key(name: "beside"), OptionReader.Key(name: "hidden", isFlag: true),
    ]

    /// Reads the options of a scenario.
    static func parse(_ code: CodeBlock, _ fence: Fence) -> (ScenarioBlock, [Diagnostic]) {
        let (info, infoFaults) = Attribute.parse(info: fence.rawInfo, at: fence.rawInfoRange.start)
        let (lines, lineFaults) = Attribute.parse(optionLinesOf: code)
        var options = OptionReader(info + lines, keys: keys, block: "scenario")
        var block = ScenarioBlock(
            id: options.name("id"), versions: options.versions("ios"), title: options.text("title"),
            views: options.views("view"), beside: options.name("beside"),
            isHidden: options.hasFlag("hidden"), code: code, fence: fence, isSound: true)
        let diagnostics = infoFaults + lineFaults + options.diagnostics
        block.isSound = diagnostics.isEmpty
        return (block, diagnostics)
    }
}

extension TraceBlock {
    private static let keys = [OptionReader.Key(name: "for"), OptionReader.Key(name: "ios")]

    /// Reads the options of a committed trace.
    static func parse(_ code: CodeBlock, _ fence: Fence) -> (TraceBlock, [Diagnostic]) {
        let (info, infoFaults) = Attribute.parse(info: fence.rawInfo, at: fence.rawInfoRange.start)
        var options = OptionReader(info, keys: keys, block: "trace")
        let versions = options.versions("ios")
        if versions.count > 1 {
            options.report(
                "block.bad-value", versions[1].range, "a trace is of one run, on one version of iOS"
            )
        }
        var block = TraceBlock(
            scenario: options.name("for"), version: versions.first, code: code, fence: fence,
            isSound: true)
        if block.scenario == nil, infoFaults.isEmpty, options.diagnostics.isEmpty {
            options.report(
                "block.missing-key", fence.opening,
                "a trace says whose it is: 'for=ID' is missing")
        }
        let diagnostics = infoFaults + options.diagnostics
        block.isSound = diagnostics.isEmpty && fence.isClosed
        return (block, diagnostics)
    }
}

extension TableBlock {
    /// What is wrong with a block for a table, which has no options and no content of its own.
    static func faults(in code: CodeBlock, _ fence: Fence, _ table: CoreTable) -> [Diagnostic] {
        let (info, faults) = Attribute.parse(info: fence.rawInfo, at: fence.rawInfoRange.start)
        var options = OptionReader(info, keys: [], block: table.rawValue)
        let line = code.lines.first { !$0.text.utf8.allSatisfy { $0 <= UInt8(ascii: " ") } }
        if let line, fence.isClosed {
            let range = SourceRange(
                start: line.position, end: line.position(ofByte: line.text.utf8.count))
            options.report(
                "block.content", range,
                "the table comes from the simulator, so the block is empty")
        }
        return faults + options.diagnostics
    }
}
