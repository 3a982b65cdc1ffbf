package import LifecycleCore

/// A way to the call of a method: a trigger, and the rules that lead from it to the call.
package struct CallWay: Sendable {
    package var callback: Callback
    /// The state of the app at the trigger.
    package var from: LifecycleState
    /// The lifecycle model of the app.
    package var model: AppModels
    /// The versions of iOS on which all the rules hold.
    package var versions: VersionRange
    /// The rules, from the one for the trigger to the one that calls the method.
    package var path: [Rule]

    /// Every way in apps without options on contested questions, in the order of the rules.
    ///
    /// A way is left out if its conditions never occur together (`ImpossiblePath`).
    package static var all: [CallWay] { CallFindings.all.ways }

    /// Every way, including those whose conditions never occur together.
    package static let derived: [CallWay] = {
        var ways: [CallWay] = []
        CallFindings.search { model, state, endings, _ in
            ways += endings.map { CallWay($0, from: state, of: model) }
        }
        return ways
    }()

    /// The ways to calls of a method.
    package static func all(to callback: Callback) -> [CallWay] { byCallback[callback] ?? [] }

    private static let byCallback = Dictionary(grouping: all, by: \.callback)

    init(_ ending: CallSearch.Ending, from state: LifecycleState, of model: AppModels) {
        callback = ending.callback
        from = state
        self.model = model
        versions = ending.versions
        path = ending.path.map { ruleBook[$0] }
    }

    package var trigger: Trigger { path[0].on }

    /// The conditions of all its rules, each once.
    var conditions: [Requirement] {
        var conditions: [Requirement] = []
        for condition in path.flatMap(\.requirements) where !conditions.contains(condition) {
            conditions.append(condition)
        }
        return conditions
    }
}

extension VersionRange {
    /// The versions in both ranges; nil if there are none.
    func intersection(_ other: VersionRange) -> VersionRange? {
        var range = self
        range.first = max(first, other.first)
        if let limit = other.end { range.end = min(end ?? limit, limit) }
        if let end = range.end, end <= range.first { return nil }
        return range
    }
}
