import LifecycleCore

/// What a delegate was told of what it stands for: the whole app, or one scene.
struct Window: Hashable {
    /// Active, inactive or background, by the last call that says so.
    var told = LifecycleState.background
    var isConnected = false
    /// The state that the trace shows of a scene.
    var shown = LifecycleState.background
}

/// The windows of an app by number: 0 is the app itself, 1 to 3 are scenes.
///
/// A byte each: an array would be allocated anew in each of millions of steps.
struct Windows: Hashable {
    private var bytes = SIMD4<UInt8>(repeating: Windows.byte(of: Window()))

    subscript(number: Int) -> Window {
        get {
            let byte = bytes[number]
            return Window(
                told: LifecycleState(rawValue: byte & 7) ?? .background,
                isConnected: byte & 64 != 0,
                shown: LifecycleState(rawValue: byte >> 3 & 7) ?? .background)
        }
        set { bytes[number] = Windows.byte(of: newValue) }
    }

    /// Whether a state is what any of them was told last.
    func contains(told state: LifecycleState) -> Bool {
        bytes.indices.contains { bytes[$0] & 7 == state.rawValue }
    }

    private static func byte(of window: Window) -> UInt8 {
        window.told.rawValue | window.shown.rawValue << 3 | (window.isConnected ? 64 : 0)
    }
}
