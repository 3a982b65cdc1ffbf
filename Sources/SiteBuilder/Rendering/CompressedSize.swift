/// About how many bytes a file has once it is compressed as servers do it: from a hundredth
/// less to a fifteenth more.
///
/// It looks for repetitions as gzip does, and counts the bits that what is left carries; so a
/// budget needs no library, and is the same on every machine.
func compressedSize(of bytes: [UInt8]) -> Int {
    var finder = RepetitionFinder(bytes)
    /// How often each literal, and each length of a repetition, occurs.
    var symbols = [Int](repeating: 0, count: 256 + 32)
    var distances = [Int](repeating: 0, count: 32)
    var extraBits = 0
    var place = 0
    var found = finder.longest(at: place)
    while place < bytes.count {
        let (length, distance) = found
        finder.remember(place)
        // A longer repetition may begin one byte on.
        let next = length < longEnough ? finder.longest(at: place + 1) : (length: 0, distance: 0)
        if length < 4 || next.length > length {
            symbols[Int(bytes[place])] += 1
            place += 1
            found = next
            continue
        }
        // Both come in classes, a class for each half of a power of two, and bits behind it.
        let (lengthClass, lengthBits) = sizeClass(of: length)
        let (distanceClass, distanceBits) = sizeClass(of: distance)
        symbols[256 + lengthClass] += 1
        distances[distanceClass] += 1
        extraBits += lengthBits + distanceBits
        for passed in place + 1..<place + length { finder.remember(passed) }
        place += length
        found = finder.longest(at: place)
    }
    let bits = entropy(of: symbols) + entropy(of: distances) + Double(extraBits)
    return Int(bits / 8) + 100
}

/// The length from which gzip looks for no better repetition.
private let longEnough = 32

/// The most bytes that a file has once it is compressed: what its letters carry one by one, which
/// is told much sooner than what repeats.
func mostCompressedSize(of bytes: [UInt8]) -> Int {
    var counts = [Int](repeating: 0, count: 256)
    for byte in bytes { counts[Int(byte)] += 1 }
    return min(bytes.count, Int(entropy(of: counts) / 8) + 100)
}

private func sizeClass(of number: Int) -> (Int, bits: Int) {
    let log = Int.bitWidth - 1 - number.leadingZeroBitCount
    return (2 * log + (number >> max(0, log - 1) & 1), max(0, log - 1))
}

private func entropy(of counts: [Int]) -> Double {
    let total = Double(counts.reduce(0, +))
    return counts.reduce(0) { bits, count in
        count == 0 ? bits : bits + Double(count) * (logarithm(total) - logarithm(Double(count)))
    }
}

/// The logarithm to the base of two, a hundredth more or less.
private func logarithm(_ number: Double) -> Double {
    let fraction = number.significand - 1
    return Double(number.exponent) + fraction * (1.3465 - 0.3465 * fraction)
}

/// Finds earlier places with the same bytes, within the window that gzip has.
private struct RepetitionFinder {
    private let bytes: [UInt8]
    private var places: AlikePlaces

    private static let window = 32_768
    private static let longest = 258
    private static let mostTries = 64

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        places = AlikePlaces(hashes: 1 << 15, places: bytes.count)
    }

    mutating func remember(_ place: Int) {
        if let hash = hash(at: place) { places.remember(place, hash: hash) }
    }

    func longest(at place: Int) -> (length: Int, distance: Int) {
        guard let hash = hash(at: place) else { return (0, 0) }
        var best = (length: 0, distance: 0)
        var next = places.latest(hash: hash)
        for _ in 0..<Self.mostTries {
            guard let candidate = next, place - candidate <= Self.window else { break }
            defer { next = places.earlier(than: candidate) }
            // One that differs where the best so far ends is no better.
            let end = place + best.length
            guard end < bytes.count, bytes[candidate + best.length] == bytes[end] else { continue }
            var length = 0
            while length < Self.longest, place + length < bytes.count,
                bytes[candidate + length] == bytes[place + length]
            {
                length += 1
            }
            if length > best.length { best = (length, place - candidate) }
        }
        return best
    }

    private func hash(at place: Int) -> Int? {
        guard place + 3 < bytes.count else { return nil }
        let word =
            Int(bytes[place]) << 24 | Int(bytes[place + 1]) << 16 | Int(bytes[place + 2]) << 8
            | Int(bytes[place + 3])
        return (word &* 0x9E37_79B1 >> 17) & 0x7FFF
    }
}
