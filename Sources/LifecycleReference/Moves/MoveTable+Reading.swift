import LifecycleCore

// The table of moves is text that `properties moves write` writes to the files in `Rows`, because
// computing it takes a minute. A line is
//
//     active inactive, delegate 4..<5 7..., home.leave > resign.delegate: willResignActive
//
// It has the states, the model of app with its versions, the rules, and the calls. The conditions
// of a call follow it after `?`, with `!` before a negated one. A `~` after a call means that it is
// made only sometimes. The option that the app needs for the move, if any, comes first.

extension Move {
    /// Every move of the table, in order.
    package static let all: [Move] = {
        let names = TableNames()
        return lines.compactMap { names.move($0) }
    }()

    package static var lines: [Substring] {
        [
            movesFromNotRunning, movesFromInactive, movesFromActive, movesFromBackground,
            movesFromSuspended, movesByOption,
        ].flatMap { $0.split(separator: "\n") }
    }
}

extension TableNames {
    /// The move of a line; nil if the simulator no longer has one of its names.
    fileprivate func move(_ line: Substring) -> Move? {
        let parts = line.split(separator: ", ", maxSplits: 2)
        guard parts.count == 3 else { return nil }
        let ends = parts[0].split(separator: " ")
        let app = parts[1].split(separator: " ")
        let halves = parts[2].split(separator: ":", maxSplits: 1)
        let path = halves[0].split(separator: " > ").map { rules[$0] }
        let calls = halves.dropFirst().flatMap { $0.split(separator: " ") }.map { call($0) }
        let option = ends.count == 3 ? options[ends[0]] : nil
        guard ends.count > 1, let from = states[ends[ends.count - 2]],
            let to = states[ends[ends.count - 1]], ends.count == 2 || option != nil,
            !path.contains(where: { $0 == nil }), !calls.contains(where: { $0 == nil })
        else { return nil }
        return Move(
            from: from, to: to, model: app.first == "scenes" ? .scenes : .delegate,
            versions: app.dropFirst().compactMap { VersionRange(table: $0) },
            path: path.compactMap(\.self), calls: calls.compactMap(\.self), option: option)
    }

    private func call(_ text: Substring) -> Move.Call? {
        let parts = text.split(separator: "?")
        let conditions = parts.dropFirst().compactMap { requirements[$0] }
        guard let word = parts.first, conditions.count == parts.count - 1 else { return nil }
        let isAtTimes = word.hasSuffix("~")
        let name = isAtTimes ? word.dropLast() : word
        let handler = name.split(separator: "handler-").last.flatMap { reasons[$0] }
        guard
            let called = callbacks[name].map({ Move.Called.callback($0) })
                ?? handler.map({ .launchHandler($0) })
        else { return nil }
        return Move.Call(called: called, conditions: conditions, isAtTimes: isAtTimes)
    }
}
