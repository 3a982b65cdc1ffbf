import Diagnostics
package import LifecycleCore

/// The spans that the system allows, by what they limit and by version.
///
/// - Returns: A `table` in a box that scrolls on its own.
public func budgetTable() -> HTML {
    budgetTable(of: Budget.Kind.allCases)
}

/// The spans of some kinds.
package func budgetTable(of kinds: [Budget.Kind]) -> HTML {
    let groups = kinds.map { kind in
        let rows = budgets.filter { $0.kind == kind }.map { $0.row }
        return ReferenceTable.Group(name: Text(kind.name), rows: rows)
    }
    return ReferenceTable(
        id: "budgets", caption: "The spans that the system allows",
        headings: ["Versions", "Span", "On whose word"], groups: groups
    ).html
}

/// What came or went with a version of iOS and is not a rule of its own.
///
/// - Returns: A `table` in a box that scrolls on its own.
public func versionTable() -> HTML {
    let rows = versionSwitches.map { change in
        ReferenceTable.Row(
            id: "version-\(change.kind.rawValue + 1)",
            heading: HTML(text: Text(change.versions)),
            cells: [HTML(text: Text(change.kind.name)), HTML { $0.evidence(change.evidence) }])
    }
    return ReferenceTable(
        id: "versions", caption: "What came with a version of iOS",
        headings: ["Versions", "What", "On whose word"],
        groups: [ReferenceTable.Group(name: nil, rows: rows)]
    ).html
}

extension Budget {
    /// The row; its id is made of the kind and of the first version.
    fileprivate var row: ReferenceTable.Row {
        ReferenceTable.Row(
            id: "budget-\(kind.token)-\(Text(versions.first))",
            heading: HTML(text: Text(versions)),
            cells: [HTML(text: Text(spoken: span)), HTML { $0.evidence(evidence) }])
    }
}

extension Budget.Kind {
    /// The kind as one word, for ids.
    fileprivate var token: StaticString {
        switch self {
        case .suspension: "suspension"
        case .backgroundTasks: "background-tasks"
        case .expirationLead: "expiration-lead"
        case .launch: "launch"
        case .resume: "resume"
        case .enterBackground: "enter-background"
        case .terminate: "terminate"
        case .backgroundTasksAfterWake: "background-tasks-after-wake"
        case .window: "window"
        case .taskWarning: "task-warning"
        case .processingWindow: "processing-window"
        }
    }
}
