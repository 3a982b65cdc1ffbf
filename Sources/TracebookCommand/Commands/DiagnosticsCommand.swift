import ArgumentParser
import Diagnostics
import SiteChecks
import SiteModel

/// `tracebook diagnostics`: explains the ids of diagnostics.
struct DiagnosticsCommand: ReportingCommand {
    static let configuration = CommandConfiguration(
        commandName: "diagnostics",
        abstract: "Print all diagnostics, or the meaning of one and how to fix it.",
        discussion: "The id is in square brackets at the end of the first line of a finding.")

    @Argument(help: "An id, such as 'trace.mismatch'. (default: all)")
    var id: String?

    @OptionGroup var messages: MessageOptions

    func outcome() -> CommandResult {
        guard let id else {
            let lines = diagnosticCatalogue.map {
                "\(Text($0.id).string)  \(Text($0.meaning).string)"
            }
            return CommandResult(output: lines.map { $0 + "\n" }.joined())
        }
        let wanted = Text(string: id)
        if let kind = diagnosticCatalogue.first(where: { wanted == $0.id }) {
            let text: Text = "\(kind.id)\n\(kind.meaning)\n\(kind.remedy)\n"
            return CommandResult(output: text.bytes)
        }
        let nearest = nearestWord(to: wanted, among: diagnosticCatalogue.map { Text($0.id) })
        let message: Message = "there is no diagnostic '\(id)'\(didYouMean(nearest))"
        return CommandResult(report: messages.spoken.text(message).string + "\n", status: .usage)
    }
}
