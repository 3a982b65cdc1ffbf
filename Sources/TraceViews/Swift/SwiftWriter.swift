import Diagnostics

/// Writes Swift source line by line.
struct SwiftWriter {
    /// The source written so far.
    private(set) var text = Text()
    private var depth = 0

    /// The largest width of a line.
    private static let width = 100

    mutating func line(_ line: Text) {
        if !line.isEmpty {
            for _ in 0..<depth { text.append(literal: "    ") }
            text.append(line)
        }
        text.append(UInt8(ascii: "\n"))
    }

    /// Appends fixed lines.
    mutating func lines(_ lines: StaticString) {
        for part in Text(lines).bytes.split(
            separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        {
            line(Text(part))
        }
    }

    /// Appends an empty line, unless it would be at the start, after another one, or after an
    /// opening brace.
    mutating func gap() {
        let ending = text.bytes.suffix(2)
        guard ending.count == 2, ending.first != UInt8(ascii: "\n"), !isBehindBrace else { return }
        line("")
    }

    private var isBehindBrace: Bool {
        text.bytes.count > 1 && text.bytes[text.bytes.count - 2] == UInt8(ascii: "{")
    }

    /// Appends a block in braces, with the parameters of a closure after the opening one.
    mutating func block(
        _ head: Text, _ parameters: Text = "", _ content: (inout SwiftWriter) -> Void
    ) {
        let opening: Text = parameters.isEmpty ? "\(head) {" : "\(head) { \(parameters)"
        if 4 * depth + opening.count > Self.width, let list = ParameterList(opening) {
            broken(list)
        } else {
            line(opening)
        }
        indented(content)
        line("}")
    }

    /// Appends content indented by one level.
    mutating func indented(_ content: (inout SwiftWriter) -> Void) {
        depth += 1
        content(&self)
        depth -= 1
    }

    private mutating func broken(_ list: ParameterList) {
        line(list.before)
        depth += 1
        var all = Text()
        for parameter in list.parameters {
            if !all.isEmpty { all.append(literal: ", ") }
            all.append(parameter)
        }
        if 4 * depth + all.count <= Self.width {
            line(all)
        } else {
            for (index, parameter) in list.parameters.enumerated() {
                line(index + 1 < list.parameters.count ? "\(parameter)," : parameter)
            }
        }
        depth -= 1
        line(list.behind)
    }
}

/// The parts of a line around its first list of parameters in parentheses.
private struct ParameterList {
    /// The text before the parameters, with the opening parenthesis.
    var before: Text
    var parameters: [Text] = []
    /// The text after the parameters, from the closing parenthesis on.
    var behind: Text

    init?(_ line: Text) {
        let bytes = line.bytes
        guard let open = bytes.firstIndex(of: UInt8(ascii: "(")) else { return nil }
        var (depth, start, index) = (0, open + 1, open + 1)
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: ")") where depth == 0:
                parameters.append(Text(bytes[start..<index]))
                before = Text(bytes[...open])
                behind = Text(bytes[index...])
                return
            case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
            case UInt8(ascii: ",") where depth == 0:
                parameters.append(Text(bytes[start..<index]))
                start = index + 2
            default: break
            }
            index += 1
        }
        return nil
    }
}
