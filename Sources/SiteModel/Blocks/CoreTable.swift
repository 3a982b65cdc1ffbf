/// A table about the core or the site that a page shows with an empty fence of this name.
package enum CoreTable: String, CaseIterable, Sendable {
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

    /// True if its rows cite their sources.
    package var citesSources: Bool {
        switch self {
        case .rules, .facts, .exceptions, .budgets, .versions, .killCodes: true
        case .states, .statements, .launchOptions, .coverage, .diagnostics, .claims: false
        }
    }
}
