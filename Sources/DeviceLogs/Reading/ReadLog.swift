public import Diagnostics

extension DeviceLog {
    /// Reads the log of a device.
    ///
    /// - Parameters:
    ///   - bytes: The log in UTF-8, with line ends of either kind.
    ///   - process: The name of the process to read; nil if there is only one.
    /// - Returns: The log, and the diagnostics.
    public static func read(
        _ bytes: [UInt8], process: String? = nil
    ) -> (log: DeviceLog, diagnostics: [Diagnostic]) {
        if let fault = faultOfEncoding(bytes) {
            return (DeviceLog(lines: [], calls: [], unknownCount: 0, unmodelledCount: 0), [fault])
        }
        let markLength = byteOrderMarkLength(of: bytes)
        var lines = bytes[markLength...].split(
            separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false
        ).map { withoutColours($0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0) }
        if lines.last?.isEmpty == true { lines.removeLast() }
        var reader = LogReader(process: process)
        var index = 0
        while index < lines.count {
            let indent = index == 0 ? markLength : 0
            if let json = JSONLog(lines[index...], line: index + 1, indent: indent) {
                for entry in json.entries { reader.take(entry) }
                index += json.lineCount
                continue
            }
            if let metadata = XcodeMetadata(lines[index]) {
                reader.take(metadata, at: index + 1)
            } else {
                reader.take(LogEntry(line: lines[index], at: index + 1, indent: indent))
            }
            index += 1
        }
        reader.end()
        let log = DeviceLog(
            lines: lines.map { Text($0) }, calls: reader.calls,
            unknownCount: reader.unknownCount, unmodelledCount: reader.unmodelledCount)
        return (log, reader.diagnostics)
    }

    /// A line without the terminal sequences for colours and the like: `ESC [ 1 m`.
    private static func withoutColours(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let escape: UInt8 = 0x1B
        guard line.contains(escape) else { return line }
        var (rest, plain) = (line, [UInt8]())
        while let place = rest.firstIndex(of: escape) {
            plain += rest[..<place]
            rest = rest[(place + 1)...]
            guard rest.first == UInt8(ascii: "[") else { continue }
            rest = rest.dropFirst().drop { 0x20...0x3F ~= $0 }.dropFirst()
        }
        return (plain + rest)[...]
    }

    /// The fault of bytes that are not UTF-8 text.
    private static func faultOfEncoding(_ bytes: [UInt8]) -> Diagnostic? {
        let isUTF16 = isUTF16(bytes)
        guard isUTF16 || bytes.contains(0) else { return nil }
        return Diagnostic(
            .error, "log.encoding", range: .fileStart,
            isUTF16
                ? "the log is in UTF-16; save it in UTF-8"
                : "the log is not a text file: it contains a zero byte")
    }
}
