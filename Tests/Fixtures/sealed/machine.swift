// What a step may not do: change its world in a place that is neither a row nor a listed exception.

extension Machine {
    mutating func writesAField() {
        // error: setter is inaccessible
        world.isLocked = true
    }

    mutating func putsAnotherWorldInPlace(_ other: WorldContents) {
        // error: setter is inaccessible
        world = other
    }

    mutating func handsTheWorldOn() {
        // error: setter is inaccessible
        swap(&world.agenda, &world.agenda)
    }

    mutating func callsWhatChangesIt() {
        // error: setter is inaccessible
        world.forgetProcess()
    }

    mutating func makesUpAnEffect() {
        // error: 'fileprivate' protection level
        let effect = RowEffect(effect: .postQueued, rule: .waits)
        change(by: effect) { $0.isLocked = true }
    }

    mutating func makesUpARow() {
        // error: 'fileprivate' protection level
        let row = RowEffects(rule: .waits, next: 0, end: 1)
        if let row { change(by: rules.effect(of: row)) { $0.isLocked = true } }
    }

    mutating func namesNoAuthority() {
        // error: missing argument for parameter 'by'
        change { $0.isLocked = true }
    }

    mutating func namesWhatIsNotListed() {
        // error: has no member 'somethingElse'
        let exception = TableException.somethingElse
        change(by: exception) { $0.isLocked = true }
    }
}
