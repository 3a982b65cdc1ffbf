/// A pseudorandom generator that gives the same numbers on every machine.
///
/// Each number is a hash of a seed and a counter, in 32 bits because `Int` can have 32 bits.
///
/// The hash is Wellons's `lowbias32` (nullprogram.com, "Prospecting for Hash Functions", 2018).
struct Dice {
    private var state: UInt32

    /// Creates the generator for one question of a series.
    init(seed: UInt32, number: UInt32, salt: UInt32) {
        state = Self.mixed(Self.mixed(seed &+ 0x9e37_79b9 &* salt) ^ number &* 0x85eb_ca6b)
    }

    /// Returns a number from 0 up to a bound, which is at least 1 and excluded.
    mutating func roll(_ bound: Int) -> Int {
        state &+= 0x9e37_79b9
        // The high bits of a product: a remainder would prefer small numbers.
        return Int(truncatingIfNeeded: (UInt64(Self.mixed(state)) * UInt64(bound)) >> 32)
    }

    /// Returns true with a probability of one in `count`.
    mutating func isOnce(in count: Int) -> Bool { roll(count) == 0 }

    mutating func pick<Element>(_ elements: [Element]) -> Element {
        elements[roll(elements.count)]
    }

    /// Returns the elements in random order.
    mutating func shuffled<Element>(_ elements: [Element]) -> [Element] {
        var elements = elements
        var last = elements.count - 1
        while last > 0 {
            elements.swapAt(last, roll(last + 1))
            last -= 1
        }
        return elements
    }

    private static func mixed(_ number: UInt32) -> UInt32 {
        var number = number
        number = (number ^ number >> 16) &* 0x7feb_352d
        number = (number ^ number >> 15) &* 0x846c_a68b
        return number ^ number >> 16
    }
}
