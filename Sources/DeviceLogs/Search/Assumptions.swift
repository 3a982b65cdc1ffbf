extension Search {
    /// What a search may assume.
    struct Assumptions {
        /// How many events in a row may explain nothing.
        var silence = Int.max
        /// Whether the app may be launched or woken in the background unseen.
        var wakes = false
        /// In which ways the app may be uncommon.
        var settings: Settings = []
        /// Whether its process may end in the midst of a row of calls.
        var endsMidway = false
        /// Whether it may be uncommon at one time and common at another: then an explanation may be
        /// none, and where there is none, none is.
        var isInconstant = false
    }
}
