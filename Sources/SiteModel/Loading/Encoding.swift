import CommonMark
package import Diagnostics

extension SourceFile {
    /// The fault of a file that is not UTF-8; nil if it is.
    package func faultOfEncoding(in file: String) -> Diagnostic? {
        let isUTF16 = isUTF16(bytes)
        guard
            let offset = isUTF16
                ? 0 : firstByteThatIsNoUTF8(in: bytes) ?? bytes.firstIndex(of: 0)
        else { return nil }
        let lines = SourceText(bytes).lines
        let line = lines.firstIndex { $0.endIndex > offset } ?? 0
        let column = offset - (lines.indices.contains(line) ? lines[line].startIndex : 0) + 1
        let byte = Text(hexadecimal: UInt64(bytes[offset]), digits: 2, isCapital: true)
        let name: Message =
            isUTF16
            ? "the file is UTF-16"
            : bytes[offset] == 0
                ? "the byte 0x00 is not text" : "the byte 0x\(byte) is not UTF-8"
        return Diagnostic(
            .error, "page.encoding",
            range: SourceRange(line: line + 1, column: column, length: 1),
            "\(name): save it as UTF-8"
        ).inFile(file)
    }
}
