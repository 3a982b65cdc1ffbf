extension Effect {
    /// The transitions that the effect performs.
    ///
    /// - Parameter reasons: The possible reasons of the launch, opening or wake, on which it depends
    ///   what `deliver` performs.
    /// - Returns: The transitions, one at most for each reason.
    package func transitions(for reasons: [LaunchReason] = LaunchReason.allCases) -> [Transition] {
        switch self {
        case .perform(let transition): [transition]
        case .show: [.closeOverlays]
        case .cover: [.resignActive]
        case .uncover: [.becomeActive]
        case .kill, .endByItself: [.exit]
        case .deliver: reasons.compactMap { $0.delivery }
        default: []
        }
    }
}
