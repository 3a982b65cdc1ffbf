/// Compresses repetitive bytes, with the fixed codes of Deflate (RFC 1951).
struct Deflate {
    private var bytes: [UInt8] = []
    /// Bits that do not yet form a byte, the first one lowest.
    private var bits: UInt32 = 0
    private var bitCount = 0

    /// The limits on the length of a repetition.
    private static let shortest = 3
    private static let longest = 258

    /// Begins a stream of a single block.
    init() {
        append(0b011, bits: 3)
    }

    /// Appends bytes; a byte that repeats is written once, with the number of repetitions.
    mutating func append(_ run: [UInt8]) {
        var index = 0
        while index < run.count {
            let end = run[index...].firstIndex { $0 != run[index] } ?? run.count
            let repeats = end - index - 1
            if repeats < Self.shortest {
                for byte in run[index..<end] { append(symbol: Int(byte)) }
            } else {
                append(symbol: Int(run[index]))
                repeatLast(1, times: repeats)
            }
            index = end
        }
    }

    /// Appends the last `distance` bytes again, from 1 to 32,768, a number of times.
    ///
    /// The total must be 0 or at least 3 bytes.
    mutating func repeatLast(_ distance: Int, times count: Int) {
        var left = distance * count
        while left > 0 {
            let length = left <= Self.longest ? left : min(Self.longest, left - Self.shortest)
            append(length, Self.lengths) { $0.append(symbol: 257 + $1) }
            append(distance, Self.distances) { $0.append(code: $1, bits: 5) }
            left -= length
        }
    }

    /// The finished stream.
    consuming func finished() -> [UInt8] {
        append(symbol: 256)
        if bitCount > 0 { append(0, bits: 8 - bitCount) }
        return bytes
    }

    /// The first value of a code, and the number of extra bits that are added to it.
    private typealias Code = (first: Int, extraBits: Int)

    private static let lengths: [Code] = codes(from: 3, doubling: 4, count: 28) + [(258, 0)]
    private static let distances: [Code] = codes(from: 1, doubling: 2, count: 30)

    /// Codes whose number of extra bits grows by one after every group; the first group is twice as
    /// long.
    private static func codes(from start: Int, doubling group: Int, count: Int) -> [Code] {
        var codes: [Code] = []
        var first = start
        for index in 0..<count {
            let extraBits = max(0, index / group - 1)
            codes.append((first, extraBits))
            first += 1 << extraBits
        }
        return codes
    }

    private mutating func append(
        _ value: Int, _ codes: [Code], _ write: (inout Deflate, Int) -> Void
    ) {
        let index = (codes.firstIndex { $0.first > value } ?? codes.count) - 1
        write(&self, index)
        append(UInt32(value - codes[index].first), bits: codes[index].extraBits)
    }

    /// Appends a literal, a length or the end of the block in the fixed code.
    private mutating func append(symbol: Int) {
        switch symbol {
        case ..<144: append(code: 0x30 + symbol, bits: 8)
        case ..<256: append(code: 0x190 + symbol - 144, bits: 9)
        case ..<280: append(code: symbol - 256, bits: 7)
        default: append(code: 0xC0 + symbol - 280, bits: 8)
        }
    }

    /// Appends a code, highest bit first.
    private mutating func append(code: Int, bits count: Int) {
        var reversed: UInt32 = 0
        for bit in 0..<count where code >> bit & 1 == 1 { reversed |= 1 << (count - 1 - bit) }
        append(reversed, bits: count)
    }

    private mutating func append(_ value: UInt32, bits count: Int) {
        bits |= value << bitCount
        bitCount += count
        while bitCount >= 8 {
            bytes.append(UInt8(truncatingIfNeeded: bits))
            bits >>= 8
            bitCount -= 8
        }
    }
}
