import Diagnostics
import LifecycleCore

/// The background tasks and permissions named in a scenario.
struct UsedNames {
    /// The uses of background tasks, each of which some line must begin.
    var uses: [(task: TaskName, name: Text, range: SourceRange)] = []
    private var begun: [(task: TaskName, name: Text)] = []

    /// The faults of names, known once all lines are parsed.
    var faults: [ParseFault] {
        uses.compactMap { use in
            if begun.contains(where: { $0.task == use.task }) { return nil }
            let nearest = nearestWord(to: use.name, among: begun.map { $0.name })
            return ParseFault(
                "scenario.unknown-task", use.range,
                "no task \"\(use.name)\" is ever begun\(didYouMean(nearest, quote: "\""))",
                suggestion: nearest.map { "\"\($0)\"" })
        }
    }

    /// The task in a phrase, which some line must begin.
    mutating func use(taskOf match: PhraseMatch, in scenario: inout Scenario) -> TaskName {
        let (name, range) = match.name
        let index = scenario.taskNames.firstIndex(of: name) ?? scenario.taskNames.count
        if index == scenario.taskNames.count { scenario.taskNames.append(name) }
        let task = TaskName(index: UInt16(truncatingIfNeeded: index))
        uses.append((task, name, range))
        return task
    }

    /// The task that a phrase begins.
    mutating func begin(taskOf match: PhraseMatch, in scenario: inout Scenario) -> TaskName {
        let task = use(taskOf: match, in: &scenario)
        begun.append((task, match.name.text))
        return task
    }

    /// The permission that a phrase asks for.
    func permission(of match: PhraseMatch, in scenario: inout Scenario)
        throws(ParseFault) -> PermissionName
    {
        let (name, range) = match.name
        let index = scenario.permissionNames.firstIndex(of: name) ?? scenario.permissionNames.count
        if index == scenario.permissionNames.count {
            guard index < PermissionName.most else {
                throw ParseFault(
                    "scenario.too-long", range,
                    "a scenario names at most \(PermissionName.most) permissions")
            }
            scenario.permissionNames.append(name)
        }
        return PermissionName(index: UInt8(index))
    }
}

extension PhraseMatch {
    /// The name in a phrase, with its range.
    fileprivate var name: (text: Text, range: SourceRange) {
        for (value, range) in zip(values, ranges) {
            if case .name(let name) = value { return (name, range) }
        }
        preconditionFailure("the phrase has no place for a name")
    }
}
