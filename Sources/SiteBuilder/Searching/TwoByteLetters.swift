/// Letters that are written as codes of two bytes of UTF-8 in place of three or four.
///
/// The commonest letters have the first codes, so that the bytes of a text in Chinese are as unequal
/// as gzip needs them: it codes bytes, and does not see that three of them are one letter.
package struct TwoByteLetters {
    /// The letters in the order of their codes, of which U+0080 is the first.
    package private(set) var letters = String.UnicodeScalarView()
    private var codes: [Unicode.Scalar: Unicode.Scalar] = [:]

    /// The codes: all letters that UTF-8 writes in two bytes.
    private static let allCodes: ClosedRange<UInt32> = 0x80...0x7FF

    /// Gives codes to the letters of a text.
    ///
    /// Letters that are codes themselves always get one. Where there are more letters than codes
    /// the rest is left as it is.
    package init(of text: some Sequence<Unicode.Scalar>) {
        var counts: [Unicode.Scalar: Int] = [:]
        for letter in text where !letter.isASCII { counts[letter, default: 0] += 1 }
        let ordered = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
        let isCode = { (letter: Unicode.Scalar) in Self.allCodes.contains(letter.value) }
        let forced = ordered.filter(isCode)
        let others = ordered.filter { !isCode($0) }.prefix(Self.allCodes.count - forced.count)
        let chosen = Set(forced + others)
        for (letter, code) in zip(ordered.filter(chosen.contains), Self.allCodes) {
            letters.append(letter)
            codes[letter] = Unicode.Scalar(code)
        }
    }

    /// A text with codes in the place of letters.
    package func coded(_ text: String.UnicodeScalarView) -> String.UnicodeScalarView {
        String.UnicodeScalarView(text.map { codes[$0] ?? $0 })
    }
}
