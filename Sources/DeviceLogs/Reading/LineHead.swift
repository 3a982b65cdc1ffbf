/// What comes before the message of a line: the time and the process that printed it.
///
///     2012-03-01 10:00:00.123 App[123:907] …                                  NSLog
///     2012-03-01 10:00:00:123 App[123:907] …                                  CocoaLumberjack
///     2023-06-05 12:00:00.123456+0200 App[123:4567] [category] …              os_log in Xcode
///     2023-06-05 12:00:00.123456+0200 0x1f4a  Default  0x0  123  0  App: …    log stream
///     2023-06-05 12:00:00.123 Df App[123:1f4a] …                              log, compact
///     2023-06-05 12:00:00.123456+0200  localhost App[123]: …                  log, syslog style
///     Jun  5 12:00:00 iPhone App(UIKitCore)[123] <Notice>: …                  idevicesyslog
///     default⇥12:00:00.123456+0200⇥App⇥…                                      Console
///     …                                                                       print
struct LineHead {
    /// When the line was printed; nil if the line does not say.
    var time: LogTime?
    /// The process that printed the line; nil if the line does not say.
    var process: String?
    /// The number of that process; nil if the line does not say.
    var processNumber: Int64?
    /// Where the message begins.
    var messageStart: Int

    init(of line: ArraySlice<UInt8>) {
        var scanner = ByteScanner(line)
        messageStart = line.startIndex
        let isConsole = LineHead.skipLevel(&scanner)
        if !isConsole { LineHead.skipLineNumber(&scanner) }
        guard let time = LogTime(reading: &scanner) else { return }
        self.time = time
        messageStart = scanner.index
        if isConsole {
            _ = scanner.skip("\t")
            process = String(decoding: scanner.take { $0 != UInt8(ascii: "\t") }, as: UTF8.self)
            messageStart = scanner.index
        } else if let found = LineHead.columns(&scanner) ?? LineHead.bracket(&scanner) {
            (process, processNumber) = found
            messageStart = scanner.index
        }
    }

    /// Skips the line number that some programs print before the date.
    private static func skipLineNumber(_ scanner: inout ByteScanner) {
        var rest = scanner
        if rest.number(digits: 1...10) != nil, rest.skipBlanks() { scanner = rest }
    }

    /// Skips the first column of Console, and returns whether there is one.
    private static func skipLevel(_ scanner: inout ByteScanner) -> Bool {
        let start = scanner.index
        let level = scanner.take { $0.isLetter }
        if !level.isEmpty, scanner.skip("\t") { return true }
        scanner.index = start
        return false
    }

    /// Reads the columns of `log stream`: thread, type, activity, process id, time to live, and the
    /// name of the process with a colon.
    private static func columns(_ scanner: inout ByteScanner) -> (String, Int64)? {
        var rest = scanner
        rest.skipBlanks()
        guard rest.skip("0"), rest.skip("x") else { return nil }
        _ = rest.take { $0.isHexadecimal }
        rest.skipBlanks()
        guard !rest.take(while: { $0.isLetter }).isEmpty, rest.skipBlanks() else { return nil }
        guard !rest.take(while: { $0.isHexadecimal || $0 == UInt8(ascii: "x") }).isEmpty,
            rest.skipBlanks(), let number = rest.number(digits: 1...10), rest.skipBlanks(),
            rest.number(digits: 1...10) != nil, rest.skipBlanks()
        else { return nil }
        let name = rest.take { $0 != UInt8(ascii: ":") }
        guard rest.skip(":") else { return nil }
        scanner = rest
        return (String(decoding: name, as: UTF8.self), number)
    }

    /// Reads the name of a process with its number in brackets, and the number of the thread if
    /// there is one.
    private static func bracket(_ scanner: inout ByteScanner) -> (String, Int64)? {
        var rest = scanner
        rest.skipBlanks()
        let name = rest.take { $0 != UInt8(ascii: "[") }
        guard !name.isEmpty, name.count < 100, rest.skip("["),
            let number = rest.number(digits: 1...10)
        else { return nil }
        let hasThread = rest.skip(":")
        if hasThread { _ = rest.take { $0.isHexadecimal } }
        guard rest.skip("]") else { return nil }
        if rest.skipBlanks(), rest.skip("<") {
            _ = rest.take { $0 != UInt8(ascii: ">") }
            _ = rest.skip(">")
        }
        _ = rest.skip(":")
        scanner = rest
        let words = String(decoding: name, as: UTF8.self).split(separator: " ")
        // The compact style of `log` begins with letters for the type. Syslog begins with the name
        // of the device, and prints the library after the process.
        if hasThread {
            let isCompact = words.count > 1 && types.contains(String(words[0]))
            return (words.dropFirst(isCompact ? 1 : 0).joined(separator: " "), number)
        }
        // `applicationDidBecomeActive [0]` is a call with a state, not a process.
        guard let last = words.last, CallSpelling.calls(String(last)) == nil,
            let process = last.split(separator: "(").first
        else { return nil }
        return (String(process), number)
    }

    private static let types = ["Df", "I", "Db", "E", "F", "A", "In", "Er", "Ft"]
}
