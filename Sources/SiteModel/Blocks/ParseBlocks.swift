import CommonMark
import Diagnostics

extension ScenarioBlock {
    private static let keys = [
        OptionReader.Key(name: "id"), OptionReader.Key(name: "ios"),
        OptionReader.Key(name: "title"), OptionReader.Key(name: "view"),
        OptionReader.Key(name: "beside"), OptionReader.Key(name: "hidden", isFlag: true),
        OptionReader.Key(name: "hide"), OptionReader.Key(name: "include"),
        OptionReader.Key(name: "session"), OptionReader.Key(name: "from"),
        OptionReader.Key(name: "of"), OptionReader.Key(name: "expect"),
        OptionReader.Key(name: "at"), OptionReader.Key(name: "skip"),
        OptionReader.Key(name: "static", isFlag: true), OptionReader.Key(name: "editable"),
        OptionReader.Key(name: "exercise"), OptionReader.Key(name: "goal", isList: true),
        OptionReader.Key(name: "hint"), OptionReader.Key(name: "example-of"),
        OptionReader.Key(name: "launch"),
    ]

    /// Reads the options of a scenario.
    ///
    /// - Parameters:
    ///   - code: The block.
    ///   - fence: Its fence.
    ///   - name: The name to use if it has no id.
    /// - Returns: The scenario, and the faults of its options.
    static func parse(
        _ code: CodeBlock, _ fence: Fence, name: String
    ) -> (ScenarioBlock, [Diagnostic]) {
        let (info, infoFaults) = Attribute.parse(info: fence.rawInfo, at: fence.rawInfoRange.start)
        let (lines, lineFaults) = Attribute.parse(optionLinesOf: code)
        var options = OptionReader(info + lines, keys: keys, block: "scenario")
        let id = options.name("id")
        var block = ScenarioBlock(
            id: id, name: id?.text ?? name, versions: options.versions("ios"),
            title: options.title("title"), views: options.views("view"),
            isLaunchOpen: options.isLaunchOpen(),
            beside: options.name("beside"), isHidden: options.hasFlag("hidden"),
            original: options.name("of"), start: options.start(),
            include: options.filePart("include"), skip: options.skipReason(),
            failure: options.expectedFailure(), hides: options.hiddenParts(),
            isStatic: options.hasFlag("static"),
            editable: options.editableLines(of: code.lines.count), exercise: options.exercise(),
            goalWords: options.goalWords(), hint: options.hint(), subjects: options.subjects(),
            code: code, fence: fence,
            isSound: true)
        options.reportContradictions()
        let directives = Directives(code.lines.map { Text(string: $0.text) }, isFile: false)
        let diagnostics =
            infoFaults + lineFaults + options.diagnostics
            + directives.faults.map { $0.placed(in: code) }
        block.isSound = diagnostics.isEmpty
        return (block, diagnostics)
    }
}

extension TraceBlock {
    private static let keys = [
        OptionReader.Key(name: "for"), OptionReader.Key(name: "ios"),
        OptionReader.Key(name: "file"),
    ]

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
            scenario: options.name("for"), version: versions.first,
            file: options.filePart("file"), code: code, fence: fence, isSound: true)
        if let file = block.file, let region = file.region {
            options.report(
                "block.bad-value", file.regionRange,
                "a trace is a whole file, so there is no region '\(region)'")
        }
        if block.file != nil, let line = code.firstLineWithContent {
            options.report(
                "block.content", line, "the trace is in a file, so the block is empty")
        }
        if block.scenario == nil, infoFaults.isEmpty, options.diagnostics.isEmpty {
            options.report(
                "block.missing-key", fence.opening,
                "a trace must name its scenario: 'for=ID' is missing")
        }
        let diagnostics = infoFaults + options.diagnostics
        block.isSound = diagnostics.isEmpty && fence.isClosed
        return (block, diagnostics)
    }
}

extension TableBlock {
    /// The faults of a block for a table, which must have no options and no content.
    static func faults(in code: CodeBlock, _ fence: Fence, _ table: CoreTable) -> [Diagnostic] {
        let (info, faults) = Attribute.parse(info: fence.rawInfo, at: fence.rawInfoRange.start)
        var options = OptionReader(info, keys: [], block: table.rawValue)
        if let line = code.firstLineWithContent, fence.isClosed {
            options.report(
                "block.content", line,
                "the table comes from the simulator, so the block is empty")
        }
        return faults + options.diagnostics
    }
}

extension CodeBlock {
    /// The first line that is not blank.
    var firstLineWithContent: SourceRange? {
        let line = lines.first { !$0.text.utf8.allSatisfy { $0 <= UInt8(ascii: " ") } }
        return line.map {
            SourceRange(start: $0.position, end: $0.position(ofByte: $0.text.utf8.count))
        }
    }
}
