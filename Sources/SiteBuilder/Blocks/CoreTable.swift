import Diagnostics
import TraceViews

/// A table of the core, or about the site, that a page shows with an empty fence of this name.
enum CoreTable: String, CaseIterable, Sendable {
    case rules
    case facts
    case exceptions
    case budgets
    case states
    case versions
    case statements
    case killCodes = "kill-codes"
    case launchOptions = "launch-options"
    case coverage
    case diagnostics
    case claims

    /// The table as HTML, made from the rows that the simulator obeys.
    ///
    /// - Parameters:
    ///   - coverage: Counts what the runs of the site show.
    ///   - rules: The address of the page with the table of all rules; nil where there is none.
    ///   - language: The language of the page.
    /// - Returns: A `table` in a box that scrolls on its own.
    func html(_ coverage: () -> Coverage, rules: String?, in language: Language) -> HTML {
        switch self {
        case .rules: ruleTable(in: language)
        case .facts: factTable(in: language)
        case .exceptions: exceptionTable(in: language)
        case .budgets: budgetTable(in: language)
        case .states: stateTable(in: language)
        case .versions: versionTable(in: language)
        case .statements:
            statementTable(rules: rules.map { Text(string: $0) }, in: language)
        case .killCodes: killCodeTable(in: language)
        case .launchOptions: launchOptionTable(in: language)
        case .coverage: coverageTable(of: coverage(), in: language)
        case .diagnostics: diagnosticTable(diagnosticCatalogue, in: language)
        case .claims: claimTable(ClaimQuestion.allCases.map(\.row), in: language)
        }
    }
}
