/// Places, each once, numbered in the order in which they were found.
///
/// A set of the standard library would need a second copy of each place beside the list to continue
/// from, and rehash all whenever it grows.
struct PlaceTable {
    /// The places in the order in which they were found.
    private(set) var places: [Place] = []
    /// The low half of the hash of each place.
    private var hashes: [UInt32] = []
    /// The number of a place at the slot of its hash or a later one; -1 in an empty slot.
    ///
    /// The number of slots is a power of two, and at least twice the number of places.
    private var slots = [Int32](repeating: -1, count: 1024)

    /// Adds a place unless it is known.
    ///
    /// - Returns: Whether it is new; its number is then the last one.
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
