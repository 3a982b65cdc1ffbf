import Diagnostics
import Markup
import SiteChecks
import SiteModel
import TraceViews

extension CoreTable {
    /// The table as HTML, made from the rows of the simulator; pages without an address are not
    /// linked.
    func html(
        _ coverage: () -> Coverage, rules: RuleAddress?, sources: String?, in language: Language
    ) -> HTML {
        let sources = sources.map { Text(string: $0) }
        return switch self {
        case .rules: ruleTable(sources: sources, in: language)
        case .facts: factTable(sources: sources, in: language)
        case .exceptions: exceptionTable(sources: sources, in: language)
        case .budgets: budgetTable(sources: sources, in: language)
        case .states: stateTable(in: language)
        case .versions: versionTable(sources: sources, in: language)
        case .statements:
            statementTable(rules: rules, in: language)
        case .killCodes: killCodeTable(sources: sources, in: language)
        case .launchOptions: launchOptionTable(in: language)
        case .coverage: coverageTable(of: coverage(), in: language)
        case .diagnostics: diagnosticTable(diagnosticCatalogue, in: language)
        case .claims: claimTable(ClaimQuestion.allCases.map(\.row), in: language)
        }
    }
}
