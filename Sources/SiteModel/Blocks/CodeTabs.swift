package import CommonMark
package import Diagnostics

/// Code blocks that say the same in several forms, of which a reader needs one.
package struct CodeTabs: Sendable {
    /// The blocks in the order of the page.
    package var tabs: [CodeTab]
}

/// A block of code under a label.
package struct CodeTab: Sendable {
    /// The label of the tab.
    package var label: String
    /// The place of the label.
    package var range: SourceRange
    package var code: CodeBlock

    private static let keys = [OptionReader.Key(name: "tab")]

    /// Reads the options of a code block; if it is not Swift, only if one of them is `tab`.
    fileprivate static func parse(_ code: CodeBlock) -> (label: Attribute?, faults: [Diagnostic]) {
        guard let fence = code.fence, case (.other, _) = BlockKind.of(fence) else {
            return (nil, [])
        }
        let (info, faults) = Attribute.parse(info: fence.rawInfo, at: fence.rawInfoRange.start)
        guard code.language == "swift" || info.contains(where: { $0.key == "tab" }) else {
            return (nil, [])
        }
        let options = OptionReader(info, keys: keys, block: code.language)
        return (options.attribute("tab"), faults + options.diagnostics)
    }

    /// Finds the groups of a document: blocks with `tab` that follow each other directly.
    static func groups(of document: Document) -> ([CodeTabs], [Diagnostic]) {
        var groups: [CodeTabs] = []
        var diagnostics: [Diagnostic] = []
        var prefix: String?
        for block in document.allBlocks {
            guard case .codeBlock(let code) = block.kind else {
                prefix = nil
                continue
            }
            let (label, faults) = parse(code)
            diagnostics += faults
            guard let label, let text = label.value else {
                prefix = nil
                continue
            }
            if prefix == nil || prefix != code.fence?.linePrefix {
                groups.append(CodeTabs(tabs: []))
            }
            prefix = code.fence?.linePrefix
            let group = groups.count - 1
            if let earlier = groups[group].tabs.first(where: { $0.label == text }) {
                let line = earlier.code.range.start.line
                diagnostics.append(
                    Diagnostic(
                        .error, "block.bad-value", range: label.valueRange,
                        "'\(text)' is already a tab of this group, on line \(line)"))
            }
            groups[group].tabs.append(CodeTab(label: text, range: label.valueRange, code: code))
        }
        return (groups, diagnostics)
    }
}
