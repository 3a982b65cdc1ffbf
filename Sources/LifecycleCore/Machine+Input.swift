extension Machine {
    /// Applies the effects of input: the hit test, and the responder chain.
    mutating func applyToInput(_ row: RowEffect, _ cause: Cause) {
        let number = row.rule
        guard case .stimulus(let stimulus, _) = cause else {
            preconditionFailure("a rule about responders answers to something else")
        }
        if row.effect == .hitTest {
            guard case .point(let point) = stimulus.target else { return }
            record(.hitTest(world.app.view(at: point)), number)
            return
        }
        let first = world.app.firstResponder(at: stimulus.target)
        for (responder, handles) in world.responderChain(from: first, for: stimulus.event) {
            record(.responder(responder, stimulus.event, handles: handles), number)
            if handles { return }
        }
    }
}
