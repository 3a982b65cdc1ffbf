/// The line that Xcode 15 and later put below a copied message.
///
///     Type: Default | Timestamp: 2023-10-12 11:02:36.013438+02:00 | Process: App | PID: 123
struct XcodeMetadata {
    private(set) var time: LogTime?
    private(set) var process: String?
    private(set) var processNumber: Int64?

    /// Reads a line; nil if it is not metadata.
    init?(_ line: ArraySlice<UInt8>) {
        let fields = line.split(separator: UInt8(ascii: "|"))
        var count = 0
        for field in fields {
            var scanner = ByteScanner(field)
            scanner.skipBlanks()
            let name = scanner.take { $0.isLetter || $0 == UInt8(ascii: ":") }
            scanner.skipBlanks()
            switch String(decoding: name, as: UTF8.self) {
            case "Timestamp:": time = LogTime(reading: &scanner)
            case "Process:":
                let rest = scanner.take { $0 != UInt8(ascii: "|") }
                process = String(
                    decoding: rest.reversed().drop { $0 == UInt8(ascii: " ") }.reversed(),
                    as: UTF8.self)
            case "PID:", "PID:TID:": processNumber = scanner.number(digits: 1...10)
            case "Type:", "Library:", "TID:", "Subsystem:", "Category:": break
            default: continue
            }
            count += 1
        }
        // A message may contain one of these words by chance.
        guard count >= 2 || count == fields.count && time != nil else { return nil }
    }
}
