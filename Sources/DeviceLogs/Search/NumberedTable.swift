/// A set of elements numbered in the order of insertion.
struct NumberedTable<Element: Hashable> {
    /// The elements in the order of insertion.
    private(set) var elements: [Element] = []
    /// The number of an element at the slot given by its hash, or at one of the next slots.
    ///
    /// An empty slot has -1. The number of slots is a power of two, and at least twice that of
    /// elements.
    private var slots = [Int32](repeating: -1, count: 64)
    private var hashes: [UInt32] = []

    /// Adds an element unless it is present.
    ///
    /// - Returns: Its number, and whether it is new.
    mutating func insert(_ element: Element) -> (number: Int, isNew: Bool) {
        let hash = UInt32(truncatingIfNeeded: element.hashValue)
        var slot = Int(hash) & (slots.count - 1)
        while slots[slot] >= 0 {
            let number = Int(slots[slot])
            if hashes[number] == hash, elements[number] == element { return (number, false) }
            slot = (slot + 1) & (slots.count - 1)
        }
        slots[slot] = Int32(elements.count)
        elements.append(element)
        hashes.append(hash)
        if 2 * elements.count > slots.count { grow() }
        return (elements.count - 1, true)
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
