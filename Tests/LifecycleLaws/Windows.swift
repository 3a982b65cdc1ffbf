import LifecycleCore

/// The calls that the delegate of the whole app or of one scene has received.
struct Window: Hashable {
    /// Active, inactive or background, by the last call that says so.
    var told = LifecycleState.background
    var isConnected = false
    /// The state of a scene in the trace.
    var shown = LifecycleState.background
    /// The phase that its views were told last; nil if they were told none.
    var phase: ScenePhase?
}

/// The windows of an app by number: 0 is the app itself, 1 to 3 are scenes.
///
/// Each has two bytes, because millions of steps would each allocate an array.
struct Windows: Hashable {
    private var words = SIMD4<UInt16>(repeating: Windows.word(of: Window()))

    subscript(number: Int) -> Window {
        get {
            let word = words[number]
            let phase = UInt8(word >> 7)
            return Window(
                told: LifecycleState(rawValue: UInt8(word & 7)) ?? .background,
                isConnected: word & 64 != 0,
                shown: LifecycleState(rawValue: UInt8(word >> 3 & 7)) ?? .background,
                phase: phase == 0 ? nil : ScenePhase(rawValue: phase - 1))
        }
        set { words[number] = Windows.word(of: newValue) }
    }

    /// Returns true if any of them was told a state last.
    func contains(told state: LifecycleState) -> Bool {
        words.indices.contains { words[$0] & 7 == UInt16(state.rawValue) }
    }

    private static func word(of window: Window) -> UInt16 {
        let phase = window.phase.map { UInt16($0.rawValue) + 1 } ?? 0
        return UInt16(window.told.rawValue) | UInt16(window.shown.rawValue) << 3
            | (window.isConnected ? 64 : 0) | phase << 7
    }
}
