import Diagnostics

/// Columns as other tools count them.
struct SourceColumns {
    private let lines: [ArraySlice<UInt8>]

    init(_ source: [UInt8]) {
        lines = source.split(omittingEmptySubsequences: false) { $0 == UInt8(ascii: "\n") }
    }

    /// The column in Unicode code points, from 1, for a column in bytes.
    func codePoint(_ place: SourcePosition) -> Int {
        guard lines.indices.contains(place.line - 1) else { return place.column }
        let before = lines[place.line - 1].prefix(place.column - 1)
        // Every byte of a character except the first begins with the bits 10.
        return before.count { $0 & 0xC0 != 0x80 } + 1
    }
}
