package import LifecycleCore

/// A way to the call of a method, read off the rules: what happens, and the rules that lead from there
/// to the call.
package struct CallWay: Sendable {
    /// The method.
    package var callback: Callback
    /// The state that the app is in when it happens.
    package var from: LifecycleState
    /// How the app hears of its lifecycle.
    package var model: AppModels
    /// The versions of iOS on which all of the rules hold.
    package var versions: VersionRange
    /// The rules: the one that answers to what happens first, the one that calls the method last.
    package var path: [Rule]
    /// Whether the app is still in the state that it was in when the method is called.
    package var isInPlace: Bool

    /// Every way of apps that take no other side of a contested question, in the order of the rules.
    ///
    /// A way on which the state changes is one that the table of moves has, which knows what conditions
    /// come together.
    package static var all: [CallWay] { CallFindings.all.ways }

    /// The ways to the calls of a method.
    package static func all(to callback: Callback) -> [CallWay] { byCallback[callback] ?? [] }

    private static let byCallback = Dictionary(grouping: all, by: \.callback)

    /// What happens.
    package var trigger: Trigger { path[0].on }

    /// What must be so for the call: the conditions of its rules, each once.
    var conditions: [Requirement] {
        var conditions: [Requirement] = []
        for condition in path.flatMap(\.requirements) where !conditions.contains(condition) {
            conditions.append(condition)
        }
        return conditions
    }
}

extension VersionRange {
    /// The versions that are in both; nil if none is.
    func intersection(_ other: VersionRange) -> VersionRange? {
        var range = self
        range.first = max(first, other.first)
        if let limit = other.end { range.end = min(end ?? limit, limit) }
        if let end = range.end, end <= range.first { return nil }
        return range
    }
}
