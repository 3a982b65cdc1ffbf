import Diagnostics
import Testing

@Suite struct NumberTextTests {
    @Test(
        arguments: [
            (0, 3, "0.000", "0"), (5, 3, "0.005", "0.005"), (61_500, 3, "61.500", "61.5"),
            (61_000, 3, "61.000", "61"), (-1_250, 3, "-1.250", "-1.25"), (120, 2, "1.20", "1.2"),
            (100, 0, "100", "100"), (.min, 3, "-9223372036854775.808", "-9223372036854775.808"),
        ] as [(Int64, Int, String, String)])
    func writesDecimals(_ count: Int64, _ places: Int, _ whole: String, _ short: String) {
        #expect(Text(decimal: count, places: places).string == whole)
        #expect(Text(decimal: count, places: places, isShortened: true).string == short)
        var buffer = TextBuffer(capacity: 0)
        buffer.append(decimal: count, places: places, width: 10)
        let blanks = String(repeating: " ", count: max(0, 10 - whole.count))
        #expect(buffer.text.string == blanks + whole)
    }

    @Test(
        arguments: [
            (0, 1, "0"), (0xE9, 2, "e9"), (0xA, 4, "000a"), (0x10FFFF, 4, "10ffff"),
            (.max, 16, "ffffffffffffffff"),
        ] as [(UInt64, Int, String)])
    func writesHexadecimals(_ number: UInt64, _ digits: Int, _ text: String) {
        #expect(Text(hexadecimal: number, digits: digits).string == text)
        #expect(
            Text(hexadecimal: number, digits: digits, isCapital: true).string
                == text.uppercased())
    }

    @Test func writesAddresses() {
        #expect(Text(addressOf: "a-b_c.~/Ä b%").string == "a-b_c.~/%C3%84%20b%25")
    }

    @Test func asksForNearWords() {
        #expect(didYouMean("opens").string == "; did you mean 'opens'?")
        #expect(didYouMean("save", quote: "\"").string == "; did you mean \"save\"?")
        #expect(didYouMean(nil, else: "use hide or show").string == "; use hide or show")
        #expect(didYouMean(nil).text.isEmpty)
    }
}
