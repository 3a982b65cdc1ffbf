package import Diagnostics
package import LifecycleCore
import ScenarioText

/// The spans that the system allows, by what they limit and by version.
///
/// - Parameter language: The language of the page.
/// - Returns: A `table` in a box that scrolls on its own.
public func budgetTable(in language: Language = .english) -> HTML {
    let numbers = ReferenceTable.Group(
        name: Word.numbers[language], rows: limits.map { $0.row(in: language) })
    return table(of: groups(of: Budget.Kind.allCases, in: language) + [numbers], in: language)
}

/// The spans of one kind.
package func budgetTable(of kind: Budget.Kind, in language: Language) -> HTML {
    table(of: groups(of: [kind], in: language), in: language)
}

private func groups(of kinds: [Budget.Kind], in language: Language) -> [ReferenceTable.Group] {
    kinds.map { kind in
        let rows = budgets.filter { $0.kind == kind }.map { $0.row(in: language) }
        return ReferenceTable.Group(english: kind.name, rows: rows, on: language)
    }
}

private func table(of groups: [ReferenceTable.Group], in language: Language) -> HTML {
    ReferenceTable(
        id: "budgets", caption: Word.budgets[language],
        headings: [Word.versions, .spanOrNumber, .evidence].map { $0[language] }, groups: groups
    ).html
}

/// What came or went with a version of iOS and is not a rule of its own.
///
/// - Parameter language: The language of the page.
/// - Returns: A `table` in a box that scrolls on its own.
public func versionTable(in language: Language = .english) -> HTML {
    let rows = versionSwitches.map { change in
        ReferenceTable.Row(
            id: Text(change.id),
            heading: HTML(text: Text(change.versions, in: language)),
            cells: [
                HTML { $0.english(Text(change.kind.name), on: language) },
                HTML { $0.evidence(change.evidence, in: language) },
            ], versions: change.versions)
    }
    return ReferenceTable(
        id: "versions", caption: Word.versionSwitches[language],
        headings: [Word.versions, .what, .evidence].map { $0[language] },
        groups: [ReferenceTable.Group(name: nil, rows: rows)]
    ).html
}

extension Budget {
    /// The row; its id is made of the kind and of the first version.
    fileprivate func row(in language: Language) -> ReferenceTable.Row {
        ReferenceTable.Row(
            id: "budget-\(kind.token)-\(Text(versions.first))",
            heading: HTML(text: Text(versions, in: language)),
            cells: [
                HTML(text: Text(spoken: span, in: language)),
                HTML { $0.evidence(evidence, in: language) },
            ],
            versions: versions)
    }
}

extension Limit {
    /// How many of what, for readers.
    package var words: Text { "\(Int(count)) \(Text(kind.name))" }

    /// The row; its id is the kind of the limit.
    fileprivate func row(in language: Language) -> ReferenceTable.Row {
        ReferenceTable.Row(
            id: "limit-\(kind.rawValue + 1)", heading: HTML(text: Text(versions, in: language)),
            cells: [
                HTML { $0.english(words, on: language) },
                HTML { $0.evidence(evidence, in: language) },
            ], versions: versions)
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
        case .launchInSimulator: "launch-in-simulator"
        case .taskRequest: "task-request"
        case .resume: "resume"
        case .enterBackground: "enter-background"
        case .terminate: "terminate"
        case .backgroundTasksAfterWake: "background-tasks-after-wake"
        case .window: "window"
        case .taskWarning: "task-warning"
        case .sessionWindow: "session-window"
        case .refreshWindow: "refresh-window"
        case .accessoryWake: "accessory-wake"
        case .placeWake: "place-wake"
        case .socketWake: "socket-wake"
        case .socketWakes: "socket-wakes"
        case .processingWindow: "processing-window"
        }
    }
}
