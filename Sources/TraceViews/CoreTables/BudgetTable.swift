public import Diagnostics
package import LifecycleCore
public import Markup
import ScenarioText

/// The time limits of the system by kind and version, as a table.
///
/// - Parameters:
///   - sources: The address of the page with the table of all sources; nil for no links.
///   - language: The language of the page.
/// - Returns: A `table` in a box that scrolls on its own.
public func budgetTable(sources: Text? = nil, in language: Language = .english) -> HTML {
    let numbers = ReferenceTable.Group(
        name: Word.numbers[language], rows: limits.map { $0.row(sources, in: language) })
    let groups = Budget.Kind.allCases.map { kind in
        group(of: kind, recommendedLimits.filter { $0.kind == kind }, sources, in: language)
    }
    return table(of: groups + [numbers], in: language)
}

/// The time limits of the kind that applies to a method, with what Apple asks of the method.
package func budgetTable(
    of kind: Budget.Kind, for callback: Callback, sources: Text?, in language: Language
) -> HTML {
    let asked = recommendedLimits.filter { $0.kind == kind && $0.callbacks.contains(callback) }
    return table(of: [group(of: kind, asked, sources, in: language)], in: language)
}

/// The time limits of a kind, with what Apple asks for first.
private func group(
    of kind: Budget.Kind, _ asked: [RecommendedLimit], _ sources: Text?, in language: Language
) -> ReferenceTable.Group {
    let isAsked = recommendedLimits.contains { $0.kind == kind }
    let rows = budgets.filter { $0.kind == kind }
        .map { $0.row(kills: isAsked, sources, in: language) }
    let askedRows = asked.map { $0.row(sources, in: language) }
    return ReferenceTable.Group(english: kind.name, rows: askedRows + rows, on: language)
}

private func table(of groups: [ReferenceTable.Group], in language: Language) -> HTML {
    ReferenceTable(
        id: "budgets", caption: Word.budgets[language],
        headings: [Word.versions, .spanOrNumber, .evidence].map { $0[language] }, groups: groups
    ).html
}

/// The changes between iOS versions that are not rules of their own, as a table.
///
/// - Parameters:
///   - sources: The address of the page with the table of all sources; nil for no links.
///   - language: The language of the page.
/// - Returns: A `table` in a box that scrolls on its own.
public func versionTable(sources: Text? = nil, in language: Language = .english) -> HTML {
    let rows = versionSwitches.map { change in
        ReferenceTable.Row(
            id: Text(change.id),
            heading: HTML(text: Text(change.versions, in: language)),
            cells: [
                HTML { $0.english(Text(change.kind.name), on: language) },
                HTML { $0.evidence(change.evidence, sources: sources, in: language) },
            ], versions: change.versions)
    }
    return ReferenceTable(
        id: "versions", caption: Word.versionSwitches[language],
        headings: [Word.versions, .what, .evidence].map { $0[language] },
        groups: [ReferenceTable.Group(name: nil, rows: rows)]
    ).html
}

extension Budget {
    /// The id of the row: the kind and the first version.
    package var rowID: Text { "budget-\(kind.token)-\(Text(versions.first))" }

    /// The row of the limit.
    ///
    /// `kills` says that the app is killed, because a row with what Apple asks for is next to it.
    fileprivate func row(
        kills: Bool, _ sources: Text?, in language: Language
    ) -> ReferenceTable.Row {
        ReferenceTable.Row(
            id: rowID,
            heading: HTML(text: Text(versions, in: language)),
            cells: [
                HTML(
                    text: kills
                        ? killed(at: span, in: language) : Text(spoken: span, in: language)),
                HTML { $0.evidence(evidence, sources: sources, in: language) },
            ],
            versions: versions)
    }
}

extension RecommendedLimit {
    /// The time for readers, such as `about 5 s (Apple asks for it)`.
    package func words(in language: Language) -> Text {
        let span = Text(spoken: span, in: language)
        let isDocumented = evidence.confidence == .documented
        return language.text(
            isDocumented
                ? "about \(span) (Apple asks for it)"
                : "about \(span) (Apple asks it of the app delegate)")
    }

    /// The id of the row: the kind, and the number among the rows of the kind.
    package var rowID: Text {
        let place = recommendedLimits.filter { $0.kind == kind }.firstIndex {
            Text($0.id) == Text(id)
        }
        return "asked-\(kind.token)-\((place ?? 0) + 1)"
    }

    /// The row, with the method that Apple asks it of.
    fileprivate func row(_ sources: Text?, in language: Language) -> ReferenceTable.Row {
        ReferenceTable.Row(
            id: rowID, heading: HTML(text: Text(.all, in: language)),
            cells: [
                HTML { html in
                    html.append(words(in: language))
                    if callbacks.count > 1 { return }
                    for callback in callbacks {
                        html.append(" ")
                        html.code(Text(callback.name))
                    }
                },
                HTML { $0.evidence(evidence, sources: sources, in: language) },
            ], versions: .all)
    }
}

extension Budget.Kind {
    /// The time at which the system kills an app on the newest versions, for readers.
    ///
    /// For example `killed at 10 s (observed)`.
    package func killWords(in language: Language) -> Text {
        let budget = budgets.first { $0.kind == self && $0.versions.contains(.newest) }
        guard let budget else { return Text() }
        let confidence = budget.evidence.confidence.name(in: language)
        let words = killed(at: budget.span, in: language)
        return language.text("\(words) (\(confidence))")
    }
}

private func killed(at span: Span, in language: Language) -> Text {
    language.text("killed at \(Text(spoken: span, in: language))")
}

extension Limit {
    /// The number and the kind, for readers.
    package var words: Text { "\(Int(count)) \(Text(kind.name))" }

    /// The id of the row: the kind of the limit.
    package var rowID: Text { "limit-\(kind.rawValue + 1)" }

    fileprivate func row(_ sources: Text?, in language: Language) -> ReferenceTable.Row {
        ReferenceTable.Row(
            id: rowID, heading: HTML(text: Text(versions, in: language)),
            cells: [
                HTML { $0.english(words, on: language) },
                HTML { $0.evidence(evidence, sources: sources, in: language) },
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
