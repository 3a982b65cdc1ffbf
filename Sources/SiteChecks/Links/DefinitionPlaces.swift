import Diagnostics
import SiteModel

/// The places of the destinations in definitions of links, `[words]: page.md`.
struct DefinitionPlaces {
    private let source: SourceText

    init(_ page: LoadedPage) {
        source = SourceText(page.bytes)
    }

    /// The place of a destination as written in a definition; nil if no definition has it.
    func place(of destination: String) -> SourceRange? {
        let bytes = Array(destination.utf8)
        for (index, line) in source.lines.enumerated() {
            let words = line.drop(while: isBlank)
            guard words.first == UInt8(ascii: "["), let close = words.firstRange(of: "]:".utf8)
            else { continue }
            var rest = words[close.upperBound...].drop(while: isBlank)
            if rest.first == UInt8(ascii: "<") { rest = rest.dropFirst() }
            let next = rest.dropFirst(bytes.count).first
            guard rest.starts(with: bytes), next.map(Self.endsDestination) ?? true else { continue }
            return SourceRange(
                line: index + 1, column: rest.startIndex - line.startIndex + 1, length: bytes.count)
        }
        return nil
    }

    private static func endsDestination(_ byte: UInt8) -> Bool {
        " \t\r\n>".utf8.contains(byte)
    }
}
