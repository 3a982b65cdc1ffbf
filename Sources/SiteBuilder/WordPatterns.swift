/// Words to look for in bytes, as whole words of lower-case letters, digits and hyphens.
///
/// All are searched at once with Horspool's algorithm, so most bytes of a text are never read. The
/// byte at which the shortest word would end tells how far the search can skip.
struct WordPatterns {
    /// The words by the hash of their beginning, which is as long as the shortest of them.
    private var words: [UInt64: [[UInt8]]] = [:]
    private let length: Int
    /// How far to skip for each byte at the end of a beginning.
    private var steps: [Int]
    /// For each byte, true if a beginning ends with it.
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

    /// Returns true if a text contains one of the words.
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

    /// The 64-bit FNV-1a hash.
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
