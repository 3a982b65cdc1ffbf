import SiteBuilder
import Testing

/// What the index of the search shortens can be read again.
@Suite struct ShortenedTextTests {
    /// The text again, as a page reads it.
    private func unfolded(_ short: BackReferences) -> String {
        var units: [UInt16] = []
        var references = short.references.makeIterator()
        for letter in short.text {
            if letter == BackReferences.mark, let reference = references.next() {
                let start = units.count - reference.distance
                units += units[start..<start + reference.length]
            } else {
                units += Array(String(letter).utf16)
            }
        }
        return String(decoding: units, as: UTF16.self)
    }

    private static let row = "system not running → inactive launch.delegate"

    @Test(
        arguments: [
            ("", 0),
            ("too short to have been said before", 0),
            ("\(row) \(row)", 1),
            ("\(row)|\(row)|\(row)", 2),
            // What is repeated at once ends where it begins.
            (String(repeating: "a", count: 100), 3),
            // Letters of two units are not cut, and count twice.
            ("😀\(row)😀\(row)😀", 1),
            ("😀 is what a 😀 says of the 😀 lately|is what a 😀 says of the 😀 lately", 1),
            ("\(row) 应用进入后台之后\(row)应用进入后台之后", 1),
        ])
    func repetitionsAreReferences(_ text: String, _ count: Int) {
        let short = BackReferences(text)
        #expect(short.references.count == count)
        #expect(unfolded(short) == text)
    }

    @Test func longTextsComeBack() {
        let words = ["scene", "应用", "é", "😀", "background task", "进入后台", "a", " "]
        for seed in 1...50 {
            // Squares come back soon, and in another order with each seed.
            let text = (0..<400).map { words[($0 * $0 / seed) % words.count] }.joined()
            #expect(unfolded(BackReferences(text)) == text)
        }
    }

    @Test func letters() {
        let text = "后台后台后é😀a".unicodeScalars
        let letters = TwoByteLetters(of: text)
        #expect(String(letters.letters) == "后台é😀")
        #expect(String(letters.coded(text)) == "\u{80}\u{81}\u{80}\u{81}\u{80}\u{82}\u{83}a")
    }

    /// A letter that stays as it is must not be one that is a code.
    @Test func moreLettersThanCodes() {
        let han = (0x4E00..<0x4E00 + 3000).compactMap(Unicode.Scalar.init)
        let latin = (0xA0...0x17F).compactMap(Unicode.Scalar.init)
        // The letters that are codes are the rarest.
        let text = String.UnicodeScalarView(han + han + latin)
        let letters = TwoByteLetters(of: text)
        let table = Array(letters.letters)
        let read = letters.coded(text).map { letter in
            (0x80...0x7FF).contains(letter.value) ? table[Int(letter.value) - 0x80] : letter
        }
        #expect(read == Array(text))
        #expect(table.count == 0x780)
    }
}
