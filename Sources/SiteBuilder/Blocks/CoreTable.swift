import TraceViews

/// A table of the core that a page shows with an empty fence of this name.
enum CoreTable: String, CaseIterable, Sendable {
    case rules
    case budgets
    case states
    case versions
    case statements
    case killCodes = "kill-codes"
    case claims

    /// The table as HTML, made from the rows that the simulator obeys.
    var html: HTML {
        switch self {
        case .rules: ruleTable()
        case .budgets: budgetTable()
        case .states: stateTable()
        case .versions: versionTable()
        case .statements: statementTable()
        case .killCodes: killCodeTable()
        case .claims: claimTable(ClaimQuestion.allCases.map(\.row))
        }
    }
}
