extension Effect {
    /// The method that it calls; nil if it calls none.
    public var callback: Callback? {
        switch self {
        case .call(let callback), .callView(let callback), .callToComplete(let callback): callback
        case .tellPhase(let phase): phase.callback
        default: nil
        }
    }
}

extension Rule {
    /// The methods that its own effects call, in order.
    public var callbacks: [Callback] { then.compactMap { $0.callback } }
}
