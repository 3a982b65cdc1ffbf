/// Character references such as `&amp;`, in HTML that cmark leaves as it is.
enum CharacterReference {
    /// The text with its references resolved.
    static func resolved(_ bytes: ArraySlice<UInt8>) -> String {
        guard bytes.contains(.ampersand) else { return String(decoding: bytes, as: UTF8.self) }
        return pieces(of: bytes).reduce("") { $0 + $1.text }
    }

    /// The text split at its references, each piece with its place.
    static func pieces(
        of bytes: ArraySlice<UInt8>
    ) -> [(text: String, place: Range<Int>, isReference: Bool)] {
        var pieces: [(text: String, place: Range<Int>, isReference: Bool)] = []
        var start = bytes.startIndex
        var index = start
        func flush() {
            guard start < index else { return }
            let text = String(decoding: bytes[start..<index], as: UTF8.self)
            pieces.append((text, start..<index, false))
        }
        while index < bytes.endIndex {
            guard bytes[index] == .ampersand, let end = end(in: bytes, at: index),
                let text = character(bytes[index..<end])
            else {
                index += 1
                continue
            }
            flush()
            pieces.append((text, index..<end, true))
            start = end
            index = end
        }
        flush()
        return pieces
    }

    /// The end of bytes that look like a reference; nil if there are none.
    private static func end(in bytes: ArraySlice<UInt8>, at start: Int) -> Int? {
        var index = start + 1
        while index < bytes.endIndex, index - start < 40,
            bytes[index].isLetter || bytes[index].isDigit || bytes[index] == .hash
        {
            index += 1
        }
        guard index < bytes.endIndex, bytes[index] == UInt8(ascii: ";") else { return nil }
        return index + 1
    }

    /// The characters that cmark reads for a reference; nil if it is not one.
    private static func character(_ reference: ArraySlice<UInt8>) -> String? {
        let words = Cmark.parse(Array(reference)).reduce("") { $0 + $1.literal }
        return words.utf8.elementsEqual(reference) ? nil : words
    }
}
