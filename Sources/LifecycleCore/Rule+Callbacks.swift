extension Effect {
    /// The method that the effect calls; nil if it calls none.
    public var callback: Callback? {
        switch self {
        case .call(let callback), .callView(let callback), .callToComplete(let callback),
            .callIfHandled(let callback):
            callback
        case .tellPhase(let phase): phase.callback
        default: nil
        }
    }
}

extension Rule {
    /// The methods that the rule's own effects call, in order.
    public var callbacks: [Callback] { then.compactMap { $0.callback } }
}
