extension Rule {
    /// The methods that its own effects call, in order.
    public var callbacks: [Callback] {
        then.compactMap { effect in
            switch effect {
            case .call(let callback), .callView(let callback), .callToComplete(let callback):
                callback
            case .tellPhase(let phase): phase.callback
            default: nil
            }
        }
    }
}
