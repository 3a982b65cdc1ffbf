/// A text in which what has been said before is said by a reference back.
///
/// Pages have rows and rules in common that are farther apart than the 32 KB over which gzip sees
/// a repetition. So here a repetition is found however far back it is: this halves what is left for
/// gzip.
package struct BackReferences {
    /// What a reference refers to.
    package struct Reference: Equatable {
        /// How far before the reference the same text begins, in UTF-16 units.
        package var distance: Int
        /// How long it is, in UTF-16 units.
        package var length: Int
    }

    /// What stands in the text for a reference; no text has it otherwise.
    package static let mark: Unicode.Scalar = "\u{1}"

    /// The text, with a mark in the place of each reference.
    package private(set) var text = String.UnicodeScalarView()
    /// The references in the order of their marks.
    package private(set) var references: [Reference] = []

    /// The shortest repetition, in letters, that a reference is worth: nearer and shorter ones gzip
    /// sees by itself.
    private static let shortest = 20
    /// How many of the last places that begin alike are compared: more of them make the text hardly
    /// shorter.
    private static let tries = 32

    /// Finds the repetitions of a text.
    ///
    /// - Parameter original: The text, without marks.
    package init(_ original: some StringProtocol) {
        let letters = Array(original.unicodeScalars)
        // In which UTF-16 unit each letter begins.
        var units = [0]
        units.reserveCapacity(letters.count + 1)
        for letter in letters { units.append(units[units.count - 1] + UTF16.width(letter)) }

        var places = Places(of: letters, alike: Self.shortest)
        var position = 0
        while position < letters.count {
            var best = (start: 0, length: Self.shortest - 1)
            var next = places.last(before: position)
            for _ in 0..<Self.tries {
                guard let start = next else { break }
                let length = letters.repetition(of: start, at: position)
                if length > best.length { best = (start, length) }
                next = places.last(alike: start)
            }
            if best.length >= Self.shortest {
                text.append(Self.mark)
                references.append(
                    Reference(
                        distance: units[position] - units[best.start],
                        length: units[position + best.length] - units[position]))
                position += best.length
            } else {
                text.append(letters[position])
                position += 1
            }
        }
    }
}

extension [Unicode.Scalar] {
    /// How many letters from a place on are those from an earlier place, which do not reach it.
    fileprivate func repetition(of earlier: Int, at place: Int) -> Int {
        let longest = Swift.min(place - earlier, count - place)
        var length = 0
        while length < longest, self[earlier + length] == self[place + length] { length += 1 }
        return length
    }
}

/// The places of a text at which the same letters may begin.
private struct Places {
    /// The last place with each hash; -1 for none.
    private var last: [Int32]
    /// The place before each one that has the same hash; -1 for none.
    private var previous: [Int32] = []
    /// The hash of as many letters as are alike, for each place at which there are that many.
    private let hashes: [Int]

    init(of letters: [Unicode.Scalar], alike count: Int) {
        let buckets = max(1 << (Int.bitWidth - letters.count.leadingZeroBitCount), 2)
        last = Array(repeating: -1, count: buckets)
        // Each hash is made of the one before: the new letter comes in, the oldest goes.
        let base: UInt64 = 0x9E37_79B9_7F4A_7C15
        let gone = (0..<count).reduce(UInt64(1)) { power, _ in power &* base }
        var hashes: [Int] = []
        var hash: UInt64 = 0
        for (place, letter) in letters.enumerated() {
            hash = hash &* base &+ UInt64(letter.value)
            if place >= count { hash = hash &- gone &* UInt64(letters[place - count].value) }
            // The upper bits depend on all letters.
            if place >= count - 1 {
                hashes.append(Int(hash >> UInt64(64 - buckets.trailingZeroBitCount)))
            }
        }
        self.hashes = hashes
        previous.reserveCapacity(hashes.count)
    }

    /// The last place before one at which the same letters may begin.
    ///
    /// - Parameter position: A place that is no earlier than those asked for so far.
    /// - Returns: The place; nil if there is none.
    mutating func last(before position: Int) -> Int? {
        guard position < hashes.count else { return nil }
        while previous.count < position {
            let place = previous.count
            previous.append(last[hashes[place]])
            last[hashes[place]] = Int32(place)
        }
        return Self.place(last[hashes[position]])
    }

    /// The place before an earlier one that has the same hash.
    func last(alike place: Int) -> Int? { Self.place(previous[place]) }

    private static func place(_ number: Int32) -> Int? { number < 0 ? nil : Int(number) }
}
