// What may not be done to a world outside of a step and of its own file.

extension World {
    mutating func writesAField() {
        // error: setter is inaccessible
        contents.isLocked = true
    }

    mutating func putsOtherContentsInPlace(_ other: WorldContents) {
        // error: setter is inaccessible
        contents = other
    }

    mutating func changesInAnotherFile() {
        // error: 'private' protection level
        change(by: TableException.clock) { $0.isLocked = true }
    }
}
