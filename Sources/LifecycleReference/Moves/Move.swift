package import LifecycleCore

/// A way from one state to another that steps of the simulator take: what happens, which rules lead
/// to it, and what is called on it.
package struct Move: Equatable, Sendable {
    /// The state that it leads away from.
    package var from: LifecycleState
    /// The state that it leads to.
    package var to: LifecycleState
    /// How the app hears of its lifecycle.
    package var model: AppModels
    /// The versions of iOS on which it is taken.
    package var versions: [VersionRange]
    /// The rules that lead to it: the one that answers to what happens first, the one that changes
    /// the state last.
    package var path: [Rule]
    /// What is called on the way, in the order of the calls.
    package var calls: [Call]
    /// The other side of a contested question that the app has to take for it; nil for most.
    package var option: ContestedOption?

    /// A call on the way of a move.
    package struct Call: Equatable, Sendable {
        /// What is called.
        package var called: Called
        /// What must be so for the call besides what must be so for the move.
        package var conditions: [Requirement]
        /// Whether the call is made at times, without a condition that would tell when: it is one of
        /// several ways to hand over what the app is opened for.
        package var isAtTimes: Bool

        /// Whether the call is made on each such move.
        var isAlways: Bool { conditions.isEmpty && !isAtTimes }
    }

    /// What the system calls in an app.
    package enum Called: Hashable, Sendable {
        /// A method.
        case callback(Callback)
        /// The handler that the app has registered for a background task.
        case launchHandler(LaunchReason)
    }

    /// What starts it: an event, an action of the app's code, or a span that runs out.
    package var trigger: Trigger { path[0].on }

    /// What must be so for it: the conditions of its rules, each once.
    package var conditions: [Requirement] {
        var conditions: [Requirement] = []
        for condition in path.flatMap(\.requirements) where !conditions.contains(condition) {
            conditions.append(condition)
        }
        return conditions
    }

    /// Whether it is a part of a launch, which may take several moves in one go.
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
    /// The name in the written tables: that of the condition or of the option, behind `!` where that
    /// must not be so.
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
    /// The id as a string, which can be compared.
    package var name: String { "\(id)" }
}
