extension Machine {
    /// The effects that are about input: finding the view, and handing the event around.
    mutating func applyToInput(_ row: RowEffect, _ cause: Cause) {
        let number = row.rule
        switch (row.effect, cause) {
        case (.hitTest, .input(_, .point(let point))),
            (.hitTest, .waitedInput(_, .point(let point))):
            record(.hitTest(world.app.view(at: point)), number)
        case (.hitTest, _): break
        case (_, .input(let input, let target)), (_, .waitedInput(let input, let target)):
            let first = world.app.firstResponder(for: input, at: target)
            for (responder, handles) in world.responderChain(from: first, for: input) {
                record(.responder(responder, input, handles: handles), number)
                if handles { return }
            }
        default:
            preconditionFailure("a rule about responders answers to something else")
        }
    }
}
