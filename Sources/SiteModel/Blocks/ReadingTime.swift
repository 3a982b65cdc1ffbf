import CommonMark

extension ParsedPage {
    /// The minutes that the page takes a reader, at least one.
    ///
    /// A minute is for 200 words, for 300 Han characters, or for a run to read and try. Code is
    /// not counted.
    package var readingMinutes: Int {
        let parts = document.texts.reduce(0) { $0 + $1.plainText.readingParts }
        let runs = scenarios.count(where: { !$0.isHidden && !$0.isSketch })
        return max(1, (parts + 599) / 600 + runs)
    }
}

extension String {
    /// The length in parts, of which a minute has 600: a word is three, a Han character two.
    fileprivate var readingParts: Int {
        var parts = 0
        var isInWord = false
        for scalar in unicodeScalars {
            if Han.contains(scalar) {
                parts += 2
                isInWord = false
            } else if scalar.properties.isWhitespace {
                isInWord = false
            } else if !isInWord {
                parts += 3
                isInWord = true
            }
        }
        return parts
    }
}
