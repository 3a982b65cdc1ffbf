/// Places, each once, by the number in which they were met.
///
/// A set of the standard library would hold each place beside the list of those to go on from, and
/// hash them all anew whenever it grows.
struct PlaceTable {
    /// The places in the order in which they were met.
    private(set) var places: [Place] = []
    /// The low half of the hash of each place.
    private var hashes: [UInt32] = []
    /// The number of a place at the slot that its hash names or one of those behind; -1 in an
    /// empty slot.
    ///
    /// There are at least twice as many slots as places, a power of two.
    private var slots = [Int32](repeating: -1, count: 1024)

    /// Adds a place unless it is there.
    ///
    /// - Returns: Whether it is new; its number is the last one then.
    mutating func insert(_ place: Place) -> Bool {
        let hash = UInt32(truncatingIfNeeded: place.hashValue)
        var slot = Int(hash) & (slots.count - 1)
        while slots[slot] >= 0 {
            let number = Int(slots[slot])
            if hashes[number] == hash, places[number] == place { return false }
            slot = (slot + 1) & (slots.count - 1)
        }
        slots[slot] = Int32(places.count)
        places.append(place)
        hashes.append(hash)
        if 2 * places.count > slots.count { grow() }
        return true
    }

    private mutating func grow() {
        slots = [Int32](repeating: -1, count: 4 * slots.count)
        for (number, hash) in hashes.enumerated() {
            var slot = Int(hash) & (slots.count - 1)
            while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
            slots[slot] = Int32(number)
        }
    }
}
