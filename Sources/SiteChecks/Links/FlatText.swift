import CommonMark
import Diagnostics

/// The text of inlines as it reads, with the place of each byte in the file.
///
/// Each link, code span and footnote becomes one byte that cannot be in a text.
struct FlatText {
    private(set) var bytes: [UInt8] = []
    private var places: [SourcePosition] = []
    /// The offsets of bytes that have a backslash before them in the file.
    private var escaped: Set<Int> = []

    private static let thing: UInt8 = 0xFF

    /// The texts of some inlines: their own, and those of the links and images in them.
    static func all(of inlines: [Inline]) -> [FlatText] {
        var text = FlatText()
        var others: [FlatText] = []
        text.add(inlines, &others)
        return [text] + others
    }

    /// Creates a text whose bytes all have the same place.
    init(_ words: String, at place: SourcePosition) {
        bytes = Array(words.utf8)
        places = Array(repeating: place, count: bytes.count)
    }

    private init() {}

    /// Returns true if a backslash before a byte marks it as text.
    func isEscaped(at offset: Int) -> Bool { escaped.contains(offset) }

    /// The place of a range of bytes.
    func range(of stretch: Range<Int>) -> SourceRange {
        let (start, last) = (places[stretch.lowerBound], places[stretch.upperBound - 1])
        let end = SourcePosition(line: last.line, column: last.column + 1)
        return SourceRange(start: start, end: max(start, end))
    }

    private mutating func add(_ inlines: [Inline], _ others: inout [FlatText]) {
        for inline in inlines {
            switch inline.kind {
            case .text(let words), .html(let words): add(words, at: inline.range)
            case .softBreak, .lineBreak: add(" ", at: inline.range)
            case .silentBreak: break
            case .emphasis(let content), .strong(let content), .strikethrough(let content),
                .element(_, let content):
                add(content, &others)
            case .code, .footnoteReference: add(Self.thing, at: inline.range.start)
            case .link(let link):
                add(Self.thing, at: inline.range.start)
                others += Self.all(of: link.content)
            case .image(let image):
                add(Self.thing, at: inline.range.start)
                others += Self.all(of: image.content)
            }
        }
    }

    private mutating func add(_ byte: UInt8, at place: SourcePosition) {
        bytes.append(byte)
        places.append(place)
    }

    private mutating func add(_ words: String, at range: SourceRange) {
        let isEven =
            range.start.line == range.end.line
            && range.end.column - range.start.column == words.utf8.count
        if words.utf8.count == 1, range.end.column - range.start.column == 2 {
            escaped.insert(bytes.count)
        }
        for (offset, byte) in words.utf8.enumerated() {
            let column = range.start.column + (isEven ? offset : 0)
            add(byte, at: SourcePosition(line: range.start.line, column: column))
        }
    }
}
