/// A text in which what has been said before is said by a reference back.
///
/// Pages have rows and rules in common that are farther apart than the 32 KB over which gzip sees
/// a repetition. So here a repetition is found however far back it is.
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

        let hashes = Hashes(of: letters, alike: Self.shortest)
        let hashed = hashes.ofPlaces.indices
        var places = AlikePlaces(hashes: hashes.count, places: hashed.count)
        var position = 0
        while position < letters.count {
            var best = (start: 0, length: Self.shortest - 1)
            var next =
                hashed.contains(position)
                ? places.latest(hash: hashes.ofPlaces[position]) : nil
            for _ in 0..<Self.tries {
                guard let start = next else { break }
                let length = letters.repetition(of: start, at: position)
                if length > best.length { best = (start, length) }
                next = places.earlier(than: start)
            }
            var end = position + 1
            if best.length >= Self.shortest {
                end = position + best.length
                text.append(Self.mark)
                references.append(
                    Reference(
                        distance: units[position] - units[best.start],
                        length: units[end] - units[position]))
            } else {
                text.append(letters[position])
            }
            for passed in hashed.clamped(to: position..<end) {
                places.remember(passed, hash: hashes.ofPlaces[passed])
            }
            position = end
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

/// A number for each place of a text, the same where the same letters begin.
private struct Hashes {
    /// The hash of as many letters as are alike, for each place at which there are that many.
    private(set) var ofPlaces: [Int] = []
    /// How many hashes there can be.
    let count: Int

    init(of letters: [Unicode.Scalar], alike length: Int) {
        count = max(1 << (Int.bitWidth - letters.count.leadingZeroBitCount), 2)
        // Each hash is made of the one before: the new letter comes in, the oldest goes.
        let base: UInt64 = 0x9E37_79B9_7F4A_7C15
        let gone = (0..<length).reduce(UInt64(1)) { power, _ in power &* base }
        var hash: UInt64 = 0
        for (place, letter) in letters.enumerated() {
            hash = hash &* base &+ UInt64(letter.value)
            if place >= length { hash = hash &- gone &* UInt64(letters[place - length].value) }
            // The upper bits depend on all letters.
            if place >= length - 1 {
                ofPlaces.append(Int(hash >> UInt64(64 - count.trailingZeroBitCount)))
            }
        }
    }
}
