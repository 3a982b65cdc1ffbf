extension Search {
    /// What a search may assume.
    struct Assumptions {
        /// The largest number of consecutive events that explain nothing.
        var silence = Int.max
        /// Whether the app may be launched or woken in the background unobserved, and a call may
        /// outlast its return.
        var isUnlikely = false
        /// The uncommon settings that the app may have.
        var settings: Settings = []
        /// Whether the process may end between the calls of an event.
        var endsMidway = false
        /// Whether a setting may hold at one time and not at another.
        ///
        /// An explanation found this way may be invalid. If none is found, there is none at all.
        var isInconstant = false
    }
}
