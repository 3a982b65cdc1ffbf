public import Diagnostics
import LifecycleCore

/// Where a page links to for the rules that it names.
public enum RuleAddress: Equatable, Sendable {
    /// The relative address of a page with a table of all rules.
    case table(Text)
    /// The relative address of the folder with a page for each topic, which ends with a slash if it
    /// is another folder.
    case topics(Text)

    /// The address of the row of a rule.
    func address(of rule: Rule) -> Text {
        switch self {
        case .table(let page): "\(page)#rule-\(rule.id)"
        case .topics(let folder): "\(folder)\(rule.topic.name).html#rule-\(rule.id)"
        }
    }
}
