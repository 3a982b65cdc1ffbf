package import LifecycleCore

/// A move between states in the steps of the simulator, with its trigger, its rules and its calls.
package struct Move: Equatable, Sendable {
    /// The state before the move.
    package var from: LifecycleState
    /// The state after the move.
    package var to: LifecycleState
    /// The lifecycle model of the app.
    package var model: AppModels
    /// The versions of iOS with this move.
    package var versions: [VersionRange]
    /// The rules, from the one for the trigger to the one that changes the state.
    package var path: [Rule]
    /// The calls on the way, in order.
    package var calls: [Call]
    /// The option on a contested question that the app needs for the move; nil for most moves.
    package var option: ContestedOption?

    /// A call during a move.
    package struct Call: Equatable, Sendable {
        /// The called method or handler.
        package var called: Called
        /// The conditions of the call in addition to those of the move.
        package var conditions: [Requirement]
        /// Whether the call is made only sometimes, without a condition to tell when.
        ///
        /// It is then one of several ways to deliver what the app is opened for.
        package var isAtTimes: Bool

        /// Whether the call is made on every such move.
        var isAlways: Bool { conditions.isEmpty && !isAtTimes }
    }

    /// Something that the system calls in an app.
    package enum Called: Hashable, Sendable {
        /// A method.
        case callback(Callback)
        /// The launch handler for a background task.
        case launchHandler(LaunchReason)
    }

    /// The trigger: an event, an action of the app's code, or a timer that expires.
    package var trigger: Trigger { path[0].on }

    /// The conditions of all its rules, each once.
    package var conditions: [Requirement] {
        var conditions: [Requirement] = []
        for condition in path.flatMap(\.requirements) where !conditions.contains(condition) {
            conditions.append(condition)
        }
        return conditions
    }

    /// Whether it is part of a launch, which may make several moves at once.
    package var isPartOfLaunch: Bool {
        path.contains { $0.on == .transition(.launch) || $0.on == .transition(.launchInBackground) }
    }

    package static func == (left: Move, right: Move) -> Bool {
        left.from == right.from && left.to == right.to && left.model == right.model
            && left.versions == right.versions && left.calls == right.calls
            && left.option == right.option && left.path.map(\.name) == right.path.map(\.name)
    }
}

extension Requirement {
    /// The name in the tables: the condition or option, with `!` before it if negated.
    package var name: String {
        let name =
            switch subject {
            case .condition(let condition): "\(condition)"
            case .option(let option): "\(option)"
            }
        return isNegated ? "!\(name)" : name
    }
}

extension Rule {
    /// The id as a string, for comparisons.
    package var name: String { "\(id)" }
}
