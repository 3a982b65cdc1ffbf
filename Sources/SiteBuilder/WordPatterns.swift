/// Words to look for in bytes, none of which is part of a longer one of small letters, digits and
/// hyphens.
///
/// They are looked for all at once as Horspool does with one, so most bytes of a text are never looked
/// at: what stands where the shortest word would end tells how far the next place is at least.
struct WordPatterns {
    /// The words by the hash of what they begin with, as long as the shortest of them.
    private var words: [UInt64: [[UInt8]]] = [:]
    private let length: Int
    /// How far to go on behind each byte that stands where a beginning would end.
    private var steps: [Int]
    /// Whether a beginning ends with a byte.
    private var isEnd = [Bool](repeating: false, count: 256)

    init(_ texts: some Collection<String>) {
        let all = texts.map { Array($0.utf8) }.filter { !$0.isEmpty }
        length = all.map(\.count).min() ?? 1
        steps = [Int](repeating: length, count: 256)
        for word in all {
            let beginning = word[..<length]
            words[Self.hash(beginning), default: []].append(word)
            isEnd[Int(beginning[length - 1])] = true
            for (index, byte) in beginning.dropLast().enumerated() {
                steps[Int(byte)] = min(steps[Int(byte)], length - 1 - index)
            }
        }
    }

    /// Whether a text has one of the words in it.
    func isAny(in text: [UInt8]) -> Bool {
        text.withUnsafeBufferPointer { text in
            steps.withUnsafeBufferPointer { steps in
                isEnd.withUnsafeBufferPointer { isEnd in
                    var end = length - 1
                    while end < text.count {
                        let byte = Int(text[end])
                        if isEnd[byte], isAny(at: end + 1 - length, in: text) { return true }
                        end += steps[byte]
                    }
                    return false
                }
            }
        }
    }

    private func isAny(at start: Int, in text: UnsafeBufferPointer<UInt8>) -> Bool {
        guard start == 0 || !isPartOfWord(text[start - 1]),
            let found = words[Self.hash(text[start..<start + length])]
        else { return false }
        return found.contains { word in
            let end = start + word.count
            return end <= text.count && text[start..<end].elementsEqual(word)
                && (end == text.count || !isPartOfWord(text[end]))
        }
    }

    /// 64 bits of FNV-1a.
    private static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
        bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }

    private func isPartOfWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "-"):
            true
        default: false
        }
    }
}
