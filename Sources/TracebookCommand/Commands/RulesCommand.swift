import ArgumentParser
import Diagnostics
import TraceViews

/// `tracebook rules`: prints the rules of the simulator, their facts, and the exceptions.
struct RulesCommand: ReportingCommand {
    static let configuration = CommandConfiguration(
        commandName: "rules",
        abstract: "Print all rules of the lifecycle, those of a topic, or one in full.",
        discussion: "The last column of a trace on a page, and of 'run --explain', names the rule.")

    @Argument(
        help: "The id of a rule, such as 'lock.ios4', or the beginning of ids. (default: all)")
    var id: String?

    @OptionGroup var messages: MessageOptions

    func outcome() -> CommandResult {
        guard let id else { return CommandResult(output: ruleList().bytes) }
        let wanted = Text(string: id)
        if let entry = RuleBookEntry.all.first(where: { wanted == $0.id }) {
            return CommandResult(output: entry.text.bytes)
        }
        let begun = RuleBookEntry.all.filter { $0.id.bytes.starts(with: wanted.bytes) }
        if !begun.isEmpty { return CommandResult(output: ruleList(of: begun).bytes) }
        let ids = RuleBookEntry.all.map(\.id)
        let topics = ids.map { Text($0.bytes.prefix { $0 != UInt8(ascii: ".") }) }
        // A short word with a different letter is a different word.
        let nearest = nearestWord(to: wanted, among: topics + ids).flatMap {
            wanted.count > 4 || $0.bytes.sorted() == wanted.bytes.sorted() ? $0 : nil
        }
        let message: Message = "there is no rule '\(id)'\(didYouMean(nearest))"
        return CommandResult(report: messages.spoken.text(message).string + "\n", status: .usage)
    }
}
