import TraceViews

/// A table of the core, or about the site, that a page shows with an empty fence of this name.
enum CoreTable: String, CaseIterable, Sendable {
    case rules
    case budgets
    case states
    case versions
    case statements
    case killCodes = "kill-codes"
    case coverage
    case diagnostics
    case claims

    /// The table as HTML, made from the rows that the simulator obeys.
    ///
    /// - Parameter coverage: Counts what the runs of the site show.
    /// - Returns: A `table` in a box that scrolls on its own.
    func html(_ coverage: () -> Coverage) -> HTML {
        switch self {
        case .rules: ruleTable()
        case .budgets: budgetTable()
        case .states: stateTable()
        case .versions: versionTable()
        case .statements: statementTable()
        case .killCodes: killCodeTable()
        case .coverage: coverageTable(of: coverage())
        case .diagnostics: diagnosticTable(diagnosticCatalogue)
        case .claims: claimTable(ClaimQuestion.allCases.map(\.row))
        }
    }
}
