/// Reads entries that are JSON objects.
///
/// `log show` and `log stream` print them in the styles `json`, one object over many lines, and
/// `ndjson`, one object a line. Some programs log in this way too.
///
///     [{
///       "eventMessage" : "sceneDidBecomeActive(_:)",
///       "formatString" : "%{public}s",
///       "processImagePath" : "\/private\/var\/…\/App.app\/App",
///       "timestamp" : "2023-06-05 12:00:00.123456+0200",
///       "processID" : 1234
///     },{
///
/// Only the message of an object is read, so a format string is never mistaken for a call. A log
/// may begin and end inside an object.
struct JSONLog {
    private(set) var entries: [LogEntry] = []
    /// The number of lines that were read.
    private(set) var lineCount = 0
    private var scanner: JSONScanner

    /// Reads all consecutive objects from the beginning of a line; nil if none of them has a
    /// message.
    init?(_ lines: ArraySlice<ArraySlice<UInt8>>, line: Int, indent: Int) {
        guard let first = lines.first, Self.canBegin(first) else { return nil }
        scanner = JSONScanner(lines, line: line, indent: indent)
        var isInObject = scanner.next == UInt8(ascii: "\"")
        var count = 0
        while !entries.isEmpty || count < Self.mostWithoutMessage {
            if !isInObject {
                while scanner.skip("[") || scanner.skip(",") || scanner.skip("]") {}
                guard scanner.skip("{") else { break }
            }
            isInObject = false
            count += 1
            guard readMembers() else { break }
        }
        guard !entries.isEmpty else { return nil }
        lineCount = scanner.lastLine - line + 1
    }

    /// How many objects without a message are read before giving up, and how many lines an object
    /// may have.
    private static let (mostWithoutMessage, mostLines) = (20, 500)

    /// Whether a line may begin an object or an array of objects, or be a member of an object.
    private static func canBegin(_ line: ArraySlice<UInt8>) -> Bool {
        var scanner = ByteScanner(line)
        scanner.skipBlanks()
        switch scanner.next {
        case UInt8(ascii: "{"), UInt8(ascii: "["):
            scanner.index += 1
            scanner.skipBlanks()
            return scanner.next.map { "{\"]".utf8.contains($0) } ?? true
        case UInt8(ascii: "\""):
            scanner.index += 1
            guard !scanner.take(while: { $0.isNamePart }).isEmpty, scanner.skip("\"") else {
                return false
            }
            scanner.skipBlanks()
            return scanner.skip(":")
        default: return false
        }
    }

    /// Reads an object from just after its opening brace, and keeps its entry.
    ///
    /// - Returns: Whether the object is complete.
    private mutating func readMembers() -> Bool {
        var message: (JSONString, line: Int)?
        var time: LogTime?
        var process: String?
        var number: Int64?
        var isWhole = false
        let lastLine = scanner.line + Self.mostLines
        while scanner.line < lastLine {
            if scanner.skip("}") {
                isWhole = true
                break
            }
            if scanner.skip(",") { continue }
            guard let key = scanner.string(), scanner.skip(":") else { break }
            let line = scanner.line
            if let text = scanner.string() {
                if Self.messages.contains(where: { key.isEqual(to: $0) }) {
                    message = message ?? (text, line)
                } else if Self.times.contains(where: { key.isEqual(to: $0) }) {
                    var digits = ByteScanner(text.bytes[...])
                    time = time ?? LogTime(reading: &digits)
                } else if Self.processes.contains(where: { key.isEqual(to: $0) }) {
                    process = process ?? text.lastPathComponent
                }
            } else if let value = scanner.number() {
                if Self.numbers.contains(where: { key.isEqual(to: $0) }) {
                    number = number ?? value
                }
            } else if !scanner.skipValue() {
                break
            }
        }
        if let (text, line) = message {
            var entry = LogEntry(message: text.bytes, columns: text.columns, line: line)
            entry.time = time
            entry.process = process
            entry.processNumber = number
            entries.append(entry)
        }
        return isWhole
    }

    private static let messages: [StaticString] = ["eventMessage", "message", "msg"]
    private static let times: [StaticString] = ["timestamp", "time", "ts", "date"]
    private static let processes: [StaticString] = ["processImagePath", "process"]
    private static let numbers: [StaticString] = ["processID", "processIdentifier", "pid"]
}

/// A string of JSON without its escapes.
struct JSONString {
    var bytes: [UInt8] = []
    /// The column of each byte, from 1, and of the closing quote.
    var columns: [Int] = []

    func isEqual(to word: StaticString) -> Bool {
        word.withUTF8Buffer { bytes.elementsEqual($0) }
    }

    /// The part after the last slash.
    fileprivate var lastPathComponent: String {
        let start = bytes.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
        return String(decoding: bytes[start...], as: UTF8.self)
    }
}
