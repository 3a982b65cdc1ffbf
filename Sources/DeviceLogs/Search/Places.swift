import LifecycleCore

/// A world, how much of the observations led to it, and the assumptions on the way.
struct Place {
    var world: Int32
    /// Whether the observations have begun.
    var isObserved: Bool
    /// Whether the world may have been at rest for long since the last observation.
    var hasRested = true
    /// The settings that the app has, and those that it is known not to have.
    var settings: Settings = []
    var commons: Settings = []
    var matcher: Matcher
}

/// The places that a search has reached, numbered in the order of insertion.
///
/// There are millions of places, and few matchers: each is kept once.
struct Places {
    private var matchers = NumberedTable<Matcher>()
    private var entries = NumberedTable<Entry>()

    private struct Entry: Hashable {
        var world: Int32
        var matcher: Int32
        var settings: Settings
        var commons: Settings
        var isObserved: Bool
        var hasRested: Bool
    }

    subscript(number: Int32) -> Place {
        let entry = entries.elements[Int(number)]
        return Place(
            world: entry.world, isObserved: entry.isObserved, hasRested: entry.hasRested,
            settings: entry.settings, commons: entry.commons,
            matcher: matchers.elements[Int(entry.matcher)])
    }

    /// The settings that the app has at a place.
    func settings(of number: Int32) -> Settings { entries.elements[Int(number)].settings }

    /// Adds a place unless it is present.
    ///
    /// - Returns: Its number, and whether it is new.
    mutating func insert(_ place: Place) -> (number: Int, isNew: Bool) {
        let matcher = matchers.insert(place.matcher).number
        return entries.insert(
            Entry(
                world: place.world, matcher: Int32(matcher), settings: place.settings,
                commons: place.commons, isObserved: place.isObserved,
                hasRested: place.hasRested))
    }
}
