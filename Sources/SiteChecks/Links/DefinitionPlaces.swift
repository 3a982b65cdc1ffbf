import Diagnostics
import SiteModel

/// The places of the destinations in definitions of links, `[words]: page.md`.
struct DefinitionPlaces {
    private let source: SourceText

    init(_ page: LoadedPage) {
        source = SourceText(page.bytes)
    }

    /// The places of a destination as written, in all definitions that have it.
    func places(of destination: String) -> [SourceRange] {
        let bytes = Array(destination.utf8)
        return source.lines.enumerated().compactMap { index, line in
            let words = line.drop(while: isBlank)
            guard words.first == UInt8(ascii: "["), let close = words.firstRange(of: "]:".utf8)
            else { return nil }
            var rest = words[close.upperBound...].drop(while: isBlank)
            if rest.first == UInt8(ascii: "<") { rest = rest.dropFirst() }
            let next = rest.dropFirst(bytes.count).first
            guard rest.starts(with: bytes), next.map(Self.endsDestination) ?? true else {
                return nil
            }
            return SourceRange(
                line: index + 1, column: rest.startIndex - line.startIndex + 1, length: bytes.count)
        }
    }

    private static func endsDestination(_ byte: UInt8) -> Bool {
        " \t\r\n>".utf8.contains(byte)
    }
}
