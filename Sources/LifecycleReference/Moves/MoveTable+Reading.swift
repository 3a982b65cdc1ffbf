import LifecycleCore

// The table of moves is text that `properties moves write` writes (the files in `Rows`), as it takes a
// minute to find out what steps of the simulator make. A line says
//
//     active inactive, delegate 4..<5 7..., home.leave > resign.delegate: willResignActive
//
// the states, the kind of app with the versions, the rules, and what is called: conditions of a call
// stand behind `?`, with `!` in front of what must not be so, and `~` behind a call that is made at times. In front stands the option that the
// app needs for the move, if it needs one.

extension Move {
    /// Every move of the table, in its order.
    package static let all: [Move] = {
        let names = TableNames()
        return lines.compactMap { names.move($0) }
    }()

    /// The lines of the table.
    package static var lines: [Substring] {
        [
            movesFromNotRunning, movesFromInactive, movesFromActive, movesFromBackground,
            movesFromSuspended, movesByOption,
        ].flatMap { $0.split(separator: "\n") }
    }
}

extension TableNames {
    /// The move of a line; nil if the simulator has none of its names any more.
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
