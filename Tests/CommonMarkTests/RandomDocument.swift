/// Small adversarial documents, the same in every run.
struct RandomDocument {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 0xD1B5_4A32_D192_ED03
    }

    private static let openings = [
        "", "", "", "> ", ">", "- ", "-\t", "1. ", "10) ", "  ", "    ", "\t", " ", "> > ", "* - ",
        "   ", ">\t", "+     ",
    ]
    private static let bodies = [
        "", "", "word", "进入后台", "```", "````", "~~~", "``` scenario id=a", "```a\\*b &amp; c",
        "# heading", "## two ##", "===", "---", "| a | b |", "|---|:-:|", "- | -", "a | b",
        "| 1 \\| 2 | `x\\|y` |", "[a]: /url 'title'", "[a]", "[b][a]", "[^1]: note", "see [^1]",
        "[^x]:", "<div>", "<!-- c -->", "<b>", "*em* **strong**", "***a** b*", "`code", "`a` ``b``",
        "[link](/x \"t\")", "![i](/y)", "<http://a.b?c=1&amp;d>", "a\\", "b  ",
        "&copy; &nope; &#65;",
        "\\*not\\*", "~~gone~~", "[ ] task", "[x] done", "**“后台”**之后", "\u{0}\u{0}x",
        "[a](\n<b>\n'c')",
        "[a]:", "/only", "<?", "?>", "x\ty", "\tz", "[[a]", "![", "](", "[a\n](b", "_a_b_", "{#id}",
    ]
    private static let endings = ["\n", "\n", "\n", "\n\n", "\r\n", "\r", "\n \n", ""]

    mutating func next() -> String {
        var text = ""
        for _ in 0..<(1 + pick(9)) {
            for _ in 0..<pick(4) { text += Self.openings[pick(Self.openings.count)] }
            for _ in 0..<pick(4) { text += Self.bodies[pick(Self.bodies.count)] }
            text += Self.endings[pick(Self.endings.count)]
        }
        return text
    }

    /// A document with a few bytes that are not UTF-8.
    mutating func nextBytes() -> [UInt8] {
        var bytes = Array(next().utf8)
        for _ in 0..<pick(4) where !bytes.isEmpty {
            bytes[pick(bytes.count)] = UInt8(truncatingIfNeeded: pick(256))
        }
        if pick(8) == 0 { bytes.insert(contentsOf: [0xEF, 0xBB, 0xBF], at: 0) }
        return bytes
    }

    private mutating func pick(_ count: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(state % UInt64(count))
    }
}
