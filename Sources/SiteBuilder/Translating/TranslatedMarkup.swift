extension String {
    /// The markup with the English texts in it translated, as far as there are translations.
    ///
    /// The views mark each element that is in English on a page of another language, and there is
    /// text alone in such an element. What has no translation stays, with its mark. A `span` that is
    /// there for the mark alone goes with it.
    func translated(by translation: Translation) -> String {
        let bytes = Array(utf8)
        let mark = Array(" lang=\"en\"".utf8)
        let (opening, closing) = (Array("<span".utf8), Array("</span>".utf8))
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var copied = 0
        for end in bytes.indices where bytes[end] == UInt8(ascii: ">") {
            guard end - copied >= mark.count, bytes[end - 1] == mark[mark.count - 1],
                bytes[(end - mark.count)..<end].elementsEqual(mark)
            else { continue }
            let text = bytes[(end + 1)...].prefix { $0 != UInt8(ascii: "<") }
            let original = String(decoding: text, as: UTF8.self)
            guard let translated = translation.markup(for: original) else { continue }
            let element = bytes[copied..<(end - mark.count)]
            let isSpan = element.suffix(opening.count).elementsEqual(opening)
            result += isSpan ? element.dropLast(opening.count) : element + [bytes[end]]
            result += translated.utf8
            copied = text.endIndex + (isSpan ? closing.count : 0)
        }
        result += bytes[copied...]
        return String(decoding: result, as: UTF8.self)
    }
}
