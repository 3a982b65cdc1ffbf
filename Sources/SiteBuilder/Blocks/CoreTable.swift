import TraceViews

/// A table of the core that a page shows with an empty fence of this name.
enum CoreTable: String, CaseIterable, Sendable {
    case rules
    case budgets
    case states
    case versions
    case statements
    case killCodes = "kill-codes"

    /// The table as HTML, made from the rows that the simulator obeys.
    func html(in language: Language) -> HTML {
        switch self {
        case .rules: ruleTable()
        case .budgets: budgetTable()
        case .states: stateTable(in: language)
        case .versions: versionTable()
        case .statements: statementTable()
        case .killCodes: killCodeTable()
        }
    }
}
