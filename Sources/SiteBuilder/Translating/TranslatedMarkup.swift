extension String {
    /// The markup with the English texts in it translated, as far as there are translations.
    ///
    /// The views mark each element that is in English on a page of another language, and there is
    /// text alone in such an element. What has no translation stays, with its mark.
    func translated(by translation: Translation) -> String {
        var result: [UInt8] = []
        result.reserveCapacity(utf8.count)
        var rest = Substring(self).utf8
        while let mark = rest.firstRange(of: " lang=\"en\">".utf8) {
            result += rest[..<mark.lowerBound]
            rest = rest[mark.lowerBound...]
            let text = rest[mark.upperBound...].prefix { $0 != UInt8(ascii: "<") }
            if let translated = translation.markup(for: String(Substring(text))) {
                result += ">".utf8
                result += translated.utf8
            } else {
                result += rest[..<text.endIndex]
            }
            rest = rest[text.endIndex...]
        }
        result += rest
        return String(decoding: result, as: UTF8.self)
    }
}
