/// Numbers that look random: a hash of a seed and a count, so that they are the same on every machine,
/// also where an `Int` has 32 bits.
///
/// The hash is Wellons's `lowbias32` (nullprogram.com, "Prospecting for Hash Functions", 2018).
struct Dice {
    private var state: UInt32

    /// Dice for a question of a series.
    init(seed: UInt32, number: UInt32, salt: UInt32) {
        state = Self.mixed(Self.mixed(seed &+ 0x9e37_79b9 &* salt) ^ number &* 0x85eb_ca6b)
    }

    /// A number below a bound, which is at least 1.
    mutating func roll(_ bound: Int) -> Int {
        state &+= 0x9e37_79b9
        // The share of 32 bits, as a remainder would prefer small numbers.
        return Int(truncatingIfNeeded: (UInt64(Self.mixed(state)) * UInt64(bound)) >> 32)
    }

    /// True once in so many times.
    mutating func isOnce(in count: Int) -> Bool { roll(count) == 0 }

    /// One of some elements.
    mutating func pick<Element>(_ elements: [Element]) -> Element {
        elements[roll(elements.count)]
    }

    /// Some elements in another order.
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
