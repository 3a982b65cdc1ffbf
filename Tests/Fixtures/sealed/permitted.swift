// What a step may do: change its world as an effect of a row says, or as a listed exception.

extension Machine {
    mutating func does(what row: RowEffect) {
        change(by: row) { $0.isLocked = true }
    }

    mutating func doesWhatIsListed() {
        change(by: .unlockWakes) { $0.sleep(false) }
    }
}
