import Diagnostics

/// Answers a scenario with the place behind the last byte of each of its lines.
func runScenario(_ source: [UInt8]) -> [UInt8] {
    var result: Text = "echo\n"
    var position = SourcePosition(line: 1, column: 1)
    for byte in source {
        position.column += 1
        if byte == UInt8(ascii: "\n") {
            result.append("\(position.line):\(position.column)\n" as Text)
            position = SourcePosition(line: position.line + 1, column: 1)
        }
    }
    result.append("\(position.line):\(position.column)\n" as Text)
    return result.bytes
}
