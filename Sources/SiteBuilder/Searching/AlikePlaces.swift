/// The places of a text at which the same letters may begin: those that have one hash, the latest
/// first.
struct AlikePlaces {
    /// The latest place with each hash; -1 for none.
    private var latest: [Int32]
    /// The place before each one that has the same hash; -1 for none.
    private var earlier: [Int32]

    /// Creates room for places, of which none is remembered yet.
    init(hashes: Int, places: Int) {
        latest = Array(repeating: -1, count: hashes)
        earlier = Array(repeating: -1, count: places)
    }

    /// Adds a place behind all that are remembered.
    mutating func remember(_ place: Int, hash: Int) {
        earlier[place] = latest[hash]
        latest[hash] = Int32(place)
    }

    /// The latest place with a hash; nil if there is none.
    func latest(hash: Int) -> Int? { Self.place(latest[hash]) }

    /// The place before another one that has the same hash; nil if there is none.
    func earlier(than place: Int) -> Int? { Self.place(earlier[place]) }

    private static func place(_ number: Int32) -> Int? { number < 0 ? nil : Int(number) }
}
