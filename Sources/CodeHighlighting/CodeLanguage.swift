package import Diagnostics
package import Markup

/// A language whose code is shown with its parts told apart.
package enum CodeLanguage {
    case swift, objectiveC, json, shell, console, diff

    /// Finds the language by what authors write after a fence.
    package init?(named name: String) {
        switch name.lowercased() {
        case "swift": self = .swift
        case "objc", "objective-c", "objectivec", "obj-c", "m": self = .objectiveC
        case "json", "jsonc", "json5": self = .json
        case "sh", "bash", "zsh", "shell": self = .shell
        case "console", "shellsession", "shell-session": self = .console
        case "diff", "patch": self = .diff
        default: return nil
        }
    }

    /// The code as the content of a `code` element, with the same text byte for byte.
    package func html(of code: Text) -> HTML {
        HTML { html in
            var end = 0
            for span in spans(in: code.bytes) {
                if end < span.range.lowerBound {
                    html.append(Text(code.bytes[end..<span.range.lowerBound]))
                }
                html.element(
                    .span, ["class": .literal(span.part.look)], text: Text(code.bytes[span.range]))
                end = span.range.upperBound
            }
            if end < code.count { html.append(Text(code.bytes[end...])) }
        }
    }

    /// The pieces that look different, in their order and without overlaps.
    func spans(in code: [UInt8]) -> [CodeSpan] {
        switch self {
        case .swift: CodeLexer.spans(in: code, .swift)
        case .objectiveC: CodeLexer.spans(in: code, .objectiveC)
        case .json: CodeLexer.spans(in: code, .json)
        case .shell: CodeLexer.spans(in: code, .shell)
        case .console: spansOfConsole(code)
        case .diff: spansOfPatch(code)
        }
    }
}
