package import LifecycleCore

// The table of impossible paths is text that `properties ways write` writes, because finding them
// takes a minute. A line is
//
//     scenes active, call.answered > resign.scenes
//
// It has the model of app, the state of the app if the path is possible in other states, and the
// rules.

/// Rules of which each may lead to the next, but which no run has shown to do so one after the
/// other.
package struct ImpossiblePath: Sendable {
    /// The lifecycle model of the app.
    package var model: AppModels
    /// The state of the app at the trigger; nil for any state.
    package var from: LifecycleState?
    /// The indices of the rules in their order, which may be a part of a way.
    package var rules: [Int]

    /// Every line of the table.
    package static let all: [ImpossiblePath] = lines.compactMap { ImpossiblePath($0) }

    package static var lines: [Substring] { impossiblePaths.split(separator: "\n") }

    /// Whether a way has all its rules one after the other.
    ///
    /// - Parameters:
    ///   - path: The indices of the rules of the way.
    ///   - state: The state of the app at the trigger.
    ///   - model: The lifecycle model of the app.
    /// - Returns: True if the way is impossible.
    package func isPart(of path: [Int], from state: LifecycleState, of model: AppModels) -> Bool {
        guard model == self.model, from == nil || from == state, rules.count <= path.count else {
            return false
        }
        return (0...(path.count - rules.count)).contains {
            path[$0..<$0 + rules.count].elementsEqual(rules)
        }
    }
}

extension ImpossiblePath {
    /// Reads a line; nil if the simulator no longer has one of its names.
    private init?(_ line: Substring) {
        let parts = line.split(separator: ", ", maxSplits: 1)
        guard parts.count == 2 else { return nil }
        let app = parts[0].split(separator: " ")
        let rules = parts[1].split(separator: " > ").map { ruleIndices[String($0)] }
        from = app.count == 2 ? LifecycleState.allCases.first { "\($0)" == app[1] } : nil
        guard app.count == 1 || from != nil, !rules.contains(where: { $0 == nil }) else {
            return nil
        }
        model = app[0] == "scenes" ? .scenes : .delegate
        self.rules = rules.compactMap(\.self)
    }
}
